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
    /// The place of the innermost clip between the context and it; nil for none.
    let clip: Int?
  }

  /// A component between a context and something that it paints out of turn, which it clips.
  struct Clip {
    let component: Int
    /// The place of the next clip outside of it, which stands before it.
    let outer: Int?
    /// Whether something is painted out of turn inside of it.
    fileprivate(set) var isUsed = false
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

  /// What a context paints out of turn, the lowest first, and what clips it there. Linear in the
  /// components that are in no other context inside of it.
  func raised(in context: Int) -> (items: [Raised], clips: [Clip]) {
    var items: [Raised] = []
    var clips: [Clip] = []
    var open: [(component: Int, clip: Int?)] = [(context, nil)]
    while let (component, outer) = open.popLast() {
      var clip = outer
      if component != context && screen.layoutStyle(of: component).overflow != .visible {
        clip = clips.count
        clips.append(Clip(component: component, outer: outer))
      }
      for child in screen.children(of: component) {
        if !isContext(child) { open.append((child, clip)) }
        if isRaised(child) {
          let zIndex = screen.paintStyle(of: child).zIndex ?? 0
          items.append(Raised(component: child, zIndex: zIndex, clip: clip))
          var used = clip
          while let index = used, !clips[index].isUsed {
            clips[index].isUsed = true
            used = clips[index].outer
          }
        }
      }
    }
    return (items.sorted { ($0.zIndex, $0.component) < ($1.zIndex, $1.component) }, clips)
  }
}
