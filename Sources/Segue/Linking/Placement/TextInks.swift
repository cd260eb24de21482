extension ScreenLayout {
  /// Returns the line boxes of the texts that visibly overflow their components, relative to the
  /// top left corner of the screen, computed while their paragraphs are available.
  ///
  /// Linear in the number of components, and in the length of the texts whose boxes may be too low
  /// or too narrow.
  func overflowingInks(_ boxes: BoxTree, counting meter: inout WorkMeter) -> [ComponentID: Rect] {
    var inks: [ComponentID: Rect] = [:]
    var next = 0
    for index in screen.components.ids where boxes.kind(BoxID(index)) == .text {
      defer { next += 1 }
      let style = screen.components[index].layoutStyle
      guard screen.layoutStyles[style].overflow == .visible else { continue }
      let room = contentBox(of: index, in: tree.frames[index].size)
      guard
        boxes.paragraphs[next].hasPieceWider(thanLinesIn: room.width)
          || mayBeLow(index)
            && boxes.paragraphs[next].measure(width: room.width, counting: &meter).height
              > room.height,
        let ink = text(of: index, boxes.paragraphs[next], counting: &meter)?.ink
      else { continue }
      let frame = tree.frames[index]
      let seen = ink.offset(x: frame.x, y: frame.y)
      if !frame.contains(seen) { inks[index] = seen }
    }
    return inks
  }

  /// Returns whether a component's height may be set by something other than its text, and be less
  /// than the text needs.
  func mayBeLow(_ index: ComponentID) -> Bool {
    guard let parent = screen.components[index].parent else { return true }
    let style = screen.components[index].layoutStyle
    return mayBeLow(screen.layoutStyles[style], in: parent)
  }

  private func mayBeLow(_ style: LayoutStyle, in parent: ComponentID) -> Bool {
    if style.height.isLength || style.maxHeight.isLength || style.minHeight.isLength
      || style.flexBasis.isLength || style.aspectRatio != nil
    {
      return true
    }
    if style.position == .absolute {
      return style.inset.top.isLength && style.inset.bottom.isLength
    }
    // Stretched to the height of a row.
    let row = screen.components[parent].layoutStyle
    let direction = screen.layoutStyles[row].flexDirection
    guard direction == .row || direction == .rowReverse else { return false }
    return screen.layoutStyles[row].height.isLength || screen.layoutStyles[row].maxHeight.isLength
  }
}
