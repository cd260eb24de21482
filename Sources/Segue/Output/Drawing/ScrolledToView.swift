extension ScreenLayout {
  /// The offsets at which a component is seen: of each container around it that hides a part of it, the
  /// one that brings it nearest to the middle.
  ///
  /// Who taps it has scrolled to it. Linear in the screen for each container that is scrolled.
  package func offsetsShowing(_ component: Int) -> ScrollOffsets {
    var offsets = ScrollOffsets()
    var container = screen.components[component].parent
    while let index = container {
      container = screen.components[index].parent
      guard tree.scrollArea(of: index) != nil else { continue }
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
