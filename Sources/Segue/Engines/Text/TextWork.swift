/// The work of shaping a text and of breaking it into lines, in the units of `WorkMeter`, as if
/// nothing of the text were remembered.
extension ShapedText {
  /// The work of reshaping text at a cut, and of searching for the place of a cut within a word.
  private static let workOfCut = 300

  /// The work of shaping the text.
  var work: Int {
    let isPlain = items.count <= 1 && text.isASCII
    return 20 + text.bytes.count * (isPlain ? 2 : 12) + items.count * 20
  }

  /// The work of breaking a line.
  func work(of line: LineBreaker.Line) -> Int {
    var work = 5 + (line.segmentsEnd - line.start) / 8
    if isUnsafe(line.start) { work += Self.workOfCut }
    if isUnsafe(line.end) { work += Self.workOfCut }
    // The line ends within a segment.
    if line.segmentsEnd < text.bytes.count, line.segmentsEnd == line.end,
      boundaries[line.end].isDisjoint(with: [.mayBreak, .mustBreak])
    {
      work += Self.workOfCut
    }
    return line.hasEllipsis ? work + Self.workOfCut : work
  }

  private func isUnsafe(_ byte: Int) -> Bool {
    byte > 0 && byte < text.bytes.count && boundaries[byte].contains(.unsafeToBreak)
  }
}
