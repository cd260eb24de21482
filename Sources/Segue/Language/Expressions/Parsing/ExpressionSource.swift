/// The text of an expression, and its location in a file.
package struct ExpressionSource: Sendable {
  package let bytes: [UInt8]
  package let file: FileID
  /// The offset of the text in the file.
  private let start: Int
  /// The offset in the file of each byte and of the end; empty if they follow each other, as they
  /// do unless the text is written with escapes.
  private let offsets: [UInt32]

  /// Creates the source of a text that is in a file as it is.
  package init(_ text: String, file: FileID = FileID(0), start: Int = 0) {
    self.init(bytes: Array(text.utf8), file: file, start: start)
  }

  package init(bytes: [UInt8], file: FileID = FileID(0), start: Int = 0) {
    self.bytes = bytes
    self.file = file
    self.start = start
    offsets = []
  }

  /// Creates the source of a text that is written with escapes.
  ///
  /// - Parameter offsets: The offset in the file of each byte, and that of the end. If their number
  ///   is not that of the bytes plus one, the text counts as written without escapes.
  package init(bytes: [UInt8], file: FileID, offsets: [UInt32]) {
    self.bytes = bytes
    self.file = file
    start = offsets.first.map { Int($0) } ?? 0
    self.offsets = offsets.count == bytes.count + 1 ? offsets : []
  }

  /// Creates the source of a string in a document, whose escapes are decoded.
  init(_ string: JSONID, in document: JSONDocument) {
    if document.hasEscapes(string) {
      let decoded = document.decodedBytes(string)
      self.init(bytes: decoded.bytes, file: document.file, offsets: decoded.offsets)
    } else {
      let content = document.contentRange(of: document.nodes[string])
      self.init(
        bytes: Array(document.bytes[content]), file: document.file, start: content.lowerBound)
    }
  }

  /// Returns the source of a part of the text.
  func part(_ range: Range<Int>) -> ExpressionSource {
    let range = range.clamped(to: bytes.indices)
    let text = Array(bytes[range])
    guard !offsets.isEmpty else {
      return ExpressionSource(bytes: text, file: file, start: start &+ range.lowerBound)
    }
    return ExpressionSource(
      bytes: text, file: file, offsets: Array(offsets[range.lowerBound...range.upperBound]))
  }

  /// Returns the range in the file of a range of the text.
  func range(_ lower: Int, _ upper: Int) -> SourceRange {
    SourceRange(file: file, lowerBound: offset(lower), upperBound: offset(max(lower, upper)))
  }

  func range(_ range: Range<Int>) -> SourceRange { self.range(range.lowerBound, range.upperBound) }

  private func offset(_ index: Int) -> Int {
    let index = min(max(0, index), bytes.count)
    return offsets.isEmpty ? start &+ index : Int(offsets[index])
  }

  /// Returns a part of the text as it is written.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }
}
