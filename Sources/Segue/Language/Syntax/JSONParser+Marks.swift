extension JSONParser {
  /// Rejects a text whose strings would take too long to compare.
  mutating func checkMarks() {
    guard document.isSound else { return }
    for id in longStrings where mayHoldMarks(document.nodes[id]) {
      guard let text = document.string(id), CombiningMarks.exceedMaximum(in: text) else { continue }
      report(.tooManyMarks(at: document.range(id)), isSound: false)
      return
    }
  }

  /// The greatest number of bytes between the quotes of a string that cannot contain too many
  /// marks, as each takes at least two.
  static let mostBytesOfShortString = 2 * CombiningMarks.maximumCount

  /// Whether a string may contain combining marks.
  private func mayHoldMarks(_ node: JSONDocument.Node) -> Bool {
    let (start, end) = (Int(node.lowerBound), Int(node.upperBound))
    // The first combining mark, U+0300, begins with this byte.
    return node.hasEscapes || bytes[start..<end].contains { $0 >= 0xCC }
  }
}

extension Diagnostic {
  static func tooManyMarks(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyMarks, .error,
      "a letter has more than \(CombiningMarks.maximumCount) combining marks: remove some",
      at: range)
  }
}
