extension ScreenLayout {
  /// Returns scroll offsets at which a component is visible: each container around it that clips
  /// part of it is scrolled to center it as far as possible.
  ///
  /// To tap a component, a person scrolls to it first. Linear in the screen for each scrolled
  /// container.
  package func scrollOffsets(revealing component: ComponentID) -> ScrollOffsets {
    var offsets = ScrollOffsets()
    var container = screen.components[component].parent
    while let index = container {
      container = screen.components[index].parent
      guard tree.scrollArea(of: BoxID(index)) != nil else { continue }
      let frames = frames(scrolledBy: offsets)
      let (frame, window) = (frames[component], frames[index].inset(by: border(of: index)))
      guard !window.contains(frame) else { continue }
      let wished = Point(
        x: frame.center.x - window.center.x, y: frame.center.y - window.center.y)
      offsets[index] = reachableOffset(wished, of: index) ?? .zero
    }
    return offsets
  }
}
