import Segue
import Testing

/// Lines end with LF, CR LF or CR; columns count Unicode scalars from 1. The positions are counted
/// by hand and marked in the texts.
@Suite("Line tables")
struct LineTableTests {
  private func position(_ marked: String) -> SourcePosition {
    let source = MarkedSource(marked)
    return LineTable(source.bytes).position(of: source[1], in: source.file())
  }

  @Test(
    "An offset is converted to a line and a column",
    arguments: [
      ("1️⃣", 1, 1), ("1️⃣a", 1, 1), ("a1️⃣", 1, 2), ("a\n1️⃣", 2, 1), ("a1️⃣\nb", 1, 2), ("a\nb1️⃣c", 2, 2),
      ("\n\n1️⃣\n", 3, 1), ("a\r\n1️⃣b", 2, 1), ("a1️⃣\r\nb", 1, 2), ("a\r1️⃣\nb", 1, 3), ("a\r1️⃣b", 2, 1),
      ("a\r\r1️⃣b", 3, 1), ("\r1️⃣", 2, 1), ("\n\r1️⃣", 3, 1), ("a\n\rb1️⃣", 3, 2),
      // The bytes of one scalar are one column: two, three and four bytes, and a combining mark.
      ("é1️⃣", 1, 2), ("日本1️⃣語", 1, 3), ("😀1️⃣", 1, 2), ("e\u{301}1️⃣", 1, 3), ("é\né日1️⃣", 2, 3),
      // Other separators do not end a line.
      ("a\u{2028}1️⃣", 1, 3), ("a\u{85}1️⃣", 1, 3), ("a\u{0B}\u{0C}1️⃣", 1, 4),
    ])
  func positions(marked: String, line: Int, column: Int) {
    #expect(position(marked) == SourcePosition(line: line, column: column))
  }

  /// The test counts the scalars of a line one by one, unlike the table.
  @Test("Columns are correct in lines of thousands of bytes")
  func longLines() {
    var random = SeededRandom(seed: 6)
    for _ in 0..<tries(20, withoutOptimisation: 6) {
      var text = ""
      for _ in 0..<random.int(in: 900...4000) {
        text += ["a", "é", "日", "😀"].randomElement(using: &random) ?? ""
        if random.int(in: 0...1500) == 0 { text += "\n" }
      }
      let file = SourceFile(path: "a", text: text)
      let table = LineTable(file.bytes)
      var offset = 0
      var line = 1
      var column = 1
      var wrong = 0
      for scalar in text.unicodeScalars {
        let position = table.position(of: offset, in: file)
        if position != SourcePosition(line: line, column: column) { wrong += 1 }
        offset += scalar.utf8.count
        (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
      }
      #expect(wrong == 0)
      #expect(table.position(of: offset, in: file) == SourcePosition(line: line, column: column))
    }
  }

  @Test("An offset outside the file is clamped")
  func outside() {
    let file = SourceFile(path: "a", text: "ab\nc")
    let table = LineTable(file.bytes)
    #expect(table.position(of: -1, in: file) == SourcePosition(line: 1, column: 1))
    #expect(table.position(of: 4, in: file) == SourcePosition(line: 2, column: 2))
    #expect(table.position(of: .max, in: file) == SourcePosition(line: 2, column: 2))
    #expect(table.bytes(ofLine: -1).isEmpty && table.bytes(ofLine: 2).isEmpty)
  }

  @Test("The lines partition the file, and the line of each byte contains it")
  func lines() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<300 {
      let alphabet: [UInt8] = [0x0A, 0x0D, 0x61, 0xC3, 0xA9]
      let bytes = (0..<random.int(in: 0...30)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      let file = SourceFile(path: "a", bytes: bytes)
      let table = LineTable(bytes)
      var joined: [UInt8] = []
      let last = table.line(of: bytes.count)
      for line in 0...last {
        let content = bytes[table.bytes(ofLine: line)]
        joined += content
        // Only the last line may lack an end, and no line has two.
        let ends = content.split(separator: 0x0A, omittingEmptySubsequences: false)
        #expect(line == last ? content.last != 0x0A : content.last == 0x0A || content.last == 0x0D)
        #expect(ends.count <= 2)
      }
      #expect(joined == bytes)
      for offset in bytes.indices {
        let line = table.line(of: offset)
        #expect(table.bytes(ofLine: line).contains(offset))
        #expect(table.position(of: offset, in: file).line == line + 1)
      }
    }
  }
}
