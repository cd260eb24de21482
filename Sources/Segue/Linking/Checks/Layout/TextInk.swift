extension ScreenLayout {
  /// Returns the box around the lines of a label or a button; nil if there are no lines. Takes time
  /// linear in the length of the text.
  func ink(of index: ComponentID) -> Rect? {
    guard hasOwnContent(index) else { return nil }
    let frame = tree.frames[index]
    return text(of: index)?.ink?.offset(x: frame.x, y: frame.y)
  }

  /// As above, reusing paragraphs that have already been shaped.
  func ink(of index: ComponentID, _ texts: inout ScreenTexts, in memory: inout ShapedTextCache)
    -> Rect?
  {
    guard hasOwnContent(index) else { return nil }
    let frame = tree.frames[index]
    return text(of: index, &texts, in: &memory)?.ink?.offset(x: frame.x, y: frame.y)
  }
}
