/// The order in which components are painted (CSS 2 Appendix E, CSS Flexbox §4.3 and §5.4).
///
/// Every component is positioned, so a stacking context paints its own box, then the descendants of
/// negative `zIndex`, then all others in document order as `order` changes it, then those of positive
/// `zIndex`. A component with a `zIndex`, or one that is not opaque, is such a context itself and is
/// painted as one.
struct PaintOrder {
  /// A descendant that its context paints out of turn.
  struct Raised {
    let component: Int
    let zIndex: Int
    /// The components between the context and it that clip what is in them, the outermost first.
    let clippers: [Int]
  }

  let screen: Screen

  func isContext(_ component: Int) -> Bool {
    let paint = screen.paintStyle(of: component)
    return component == 0 || paint.zIndex != nil || paint.opacity < 1
  }

  /// Whether the context that it is in paints it out of turn.
  func isRaised(_ component: Int) -> Bool {
    component != 0 && (screen.paintStyle(of: component).zIndex ?? 0) != 0
  }

  /// The children in the order of painting.
  func children(of component: Int) -> [Int] {
    let children = Array(screen.children(of: component))
    func order(_ child: Int) -> Int32 { screen.layoutStyle(of: child).order }
    guard children.contains(where: { order($0) != 0 }) else { return children }
    return children.sorted { (order($0), $0) < (order($1), $1) }
  }

  /// What a context paints out of turn, the lowest first. Linear in the components that are in no
  /// other context inside of it.
  func raised(in context: Int) -> [Raised] {
    var raised: [Raised] = []
    var open: [(component: Int, clippers: [Int])] = [(context, [])]
    while let (component, clippers) = open.popLast() {
      let clips = screen.layoutStyle(of: component).overflow != .visible && component != context
      let inner = clips ? clippers + [component] : clippers
      for child in children(of: component).reversed() {
        if !isContext(child) { open.append((child, inner)) }
      }
      for child in children(of: component) where isRaised(child) {
        let zIndex = screen.paintStyle(of: child).zIndex ?? 0
        raised.append(Raised(component: child, zIndex: zIndex, clippers: inner))
      }
    }
    return raised.sorted { ($0.zIndex, $0.component) < ($1.zIndex, $1.component) }
  }
}
