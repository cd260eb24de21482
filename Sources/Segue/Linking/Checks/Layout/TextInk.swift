extension ScreenLayout {
  /// The box around the lines of a label or a button; nil if there are none. Takes time for the
  /// text.
  func ink(of index: Int) -> Rect? {
    guard hasOwnContent(index) else { return nil }
    let frame = tree.frames[index]
    return text(of: index)?.ink?.offset(x: frame.x, y: frame.y)
  }
}
