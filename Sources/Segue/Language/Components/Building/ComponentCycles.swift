/// Reports components that contain themselves: each cycle once, whether or not a screen uses it.
///
/// The search is depth-first with an explicit stack, and linear in the number of uses.
///
/// - Parameter uses: The uses in the body of each declared component, in document order.
func componentCycles(_ uses: [[ComponentUse]], in declarations: Declarations) -> [Diagnostic] {
  enum State { case new, open, done }
  var states = [State](repeating: .new, count: uses.count)
  var diagnostics: [Diagnostic] = []
  for start in uses.indices where states[start] == .new {
    // The path from `start`, with the index of the next use to follow in each component.
    var path = [(component: start, next: 0)]
    states[start] = .open
    while let last = path.last {
      guard last.next < uses[last.component].count else {
        states[last.component] = .done
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let use = uses[last.component][last.next]
      switch states[use.component] {
      case .done: continue
      case .new:
        states[use.component] = .open
        path.append((use.component, 0))
      case .open:
        let beginning = path.firstIndex { $0.component == use.component } ?? 0
        let cycle = path[beginning...].map { $0.component } + [use.component]
        diagnostics.append(
          .componentCycle(
            cycle.map { declarations.components[$0].name }, at: use.range,
            declaredAt: declarations.components[use.component].range))
      }
    }
  }
  return diagnostics
}
