extension ScreenLayout {
  /// The box around the lines of a label or a button; nil if there are none. Takes time for the
  /// text.
  func ink(of index: Int, _ fonts: FontLibrary) -> Rect? {
    guard hasOwnContent(index) else { return nil }
    let frame = tree.frames[index]
    var box = contentBox(of: index, in: frame.size).offset(x: frame.x, y: frame.y)
    if index == 0 { box = box.inset(by: viewport.safeArea) }
    let boxes = ScreenBoxes(fonts: fonts, scale: device.scale)
    let style = screen.textStyle(of: index)
    let lines: [TextLine]
    var isCentered = false
    switch screen.components[index].content {
    case .label(let runs): lines = boxes.label(runs, style).lines(width: box.width + 1.0 / 64)
    case .button(let title, let icon):
      lines = boxes.button(title, hasIcon: icon != nil, style).lines(width: box.width + 1.0 / 64)
      isCentered = true
    default: return nil
    }
    guard let first = lines.first, let last = lines.last else { return nil }
    let height = last.top + last.height
    let top = box.y + (isCentered ? (box.height - height) / 2 : 0)
    let left = lines.map(\.x).min() ?? 0
    let right = lines.map { $0.x + $0.width }.max() ?? 0
    return Rect(x: box.x + left, y: top + first.top, width: right - left, height: height)
  }
}
