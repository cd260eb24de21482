extension ScreenLayout {
  /// The box around the lines of a label or a button; nil if there are none. Takes time for the
  /// text.
  func ink(of index: Int) -> Rect? {
    guard hasOwnContent(index) else { return nil }
    let frame = tree.frames[index]
    return text(of: index)?.ink?.offset(x: frame.x, y: frame.y)
  }

  /// The same with texts that have been shaped before.
  func ink(of index: Int, _ texts: inout ScreenTexts, in memory: inout TextMemory) -> Rect? {
    guard hasOwnContent(index) else { return nil }
    let frame = tree.frames[index]
    return text(of: index, &texts, in: &memory)?.ink?.offset(x: frame.x, y: frame.y)
  }
}
