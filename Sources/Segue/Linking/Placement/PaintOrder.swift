/// The order in which components are painted (CSS 2 Appendix E, CSS Flexbox §4.3 and §5.4).
///
/// Every component is positioned, so a stacking context paints its own box, then the descendants
/// with a negative `zIndex`, then all others in document order as modified by `order`, then those
/// with a positive `zIndex`. A component with a `zIndex`, or one that is not opaque, is itself a
/// stacking context and is painted atomically.
struct PaintOrder {
  /// A descendant that its stacking context paints out of document order because of its `zIndex`.
  struct Raised {
    let component: ComponentID
    let zIndex: Int
    /// The index of the innermost clip between the context and the component; nil if nothing clips
    /// it.
    let clip: Int?
  }

  /// A component between a stacking context and a raised descendant that clips the descendant.
  struct Clip {
    let component: ComponentID
    /// The index of the next clip outside this one, which precedes it in the array.
    let outer: Int?
    /// Whether a raised component is inside this clip.
    fileprivate(set) var isUsed = false
  }

  let screen: Screen

  func isContext(_ component: ComponentID) -> Bool {
    let paint = screen.paintStyle(of: component)
    return screen.components[component].parent == nil || paint.zIndex != nil || paint.opacity < 1
  }

  /// Returns whether a component's stacking context paints it out of document order.
  func isRaised(_ component: ComponentID) -> Bool {
    screen.components[component].parent != nil
      && (screen.paintStyle(of: component).zIndex ?? 0) != 0
  }

  /// Returns the children in paint order.
  func children(of component: ComponentID) -> [ComponentID] {
    let children = Array(screen.children(of: component))
    func order(_ child: ComponentID) -> Int32 { screen.layoutStyle(of: child).order }
    guard children.contains(where: { order($0) != 0 }) else { return children }
    return children.sorted { (order($0), $0) < (order($1), $1) }
  }

  /// Returns what a context paints out of document order, lowest first, and the clips that apply to
  /// it.
  ///
  /// Linear in the number of components that are not in a nested context.
  func raised(in context: ComponentID) -> (items: [Raised], clips: [Clip]) {
    var items: [Raised] = []
    var clips: [Clip] = []
    var open: [(component: ComponentID, clip: Int?)] = [(context, nil)]
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
