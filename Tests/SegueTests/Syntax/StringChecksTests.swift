import Segue
import Testing

@Suite("Checks of keys and strings")
struct StringChecksTests {
  private func check(_ source: MarkedSource) -> [Diagnostic] {
    let (document, diagnostics) = parseJSON(source.file(), id: FileID(0))
    #expect(diagnostics.isEmpty)
    return checkStrings(document)
  }

  @Test("A duplicate key is an error at the second, with a note at the first")
  func duplicateKey() {
    let source = MarkedSource(#"{1️⃣"a"2️⃣: 1, "b": {"a": 1}, 3️⃣"a"4️⃣: 3}"#)
    let diagnostics = check(source)
    #expect(diagnostics.map(\.code) == [.duplicateKey])
    #expect(diagnostics.first?.severity == .error)
    #expect(diagnostics.first?.range == source.sourceRange(3, 4))
    #expect(diagnostics.first?.notes.map(\.range) == [source.sourceRange(1, 2)])
  }

  @Test("A third duplicate is reported too, with a note at the first")
  func threeTimes() {
    let source = MarkedSource(#"{1️⃣"a"2️⃣: 1, 3️⃣"a"4️⃣: 2, 5️⃣"a"6️⃣: 3}"#)
    let diagnostics = check(source)
    #expect(diagnostics.map(\.range) == [source.sourceRange(3, 4), source.sourceRange(5, 6)])
    #expect(diagnostics.allSatisfy { $0.notes.first?.range == source.sourceRange(1, 2) })
  }

  /// RFC 8259 §8.3: `"a\\b"` and `"a\u005Cb"` are equal.
  @Test("Keys are compared after resolving escapes")
  func escapes() {
    #expect(check(MarkedSource(#"{"a\\b": 1, "a\u005Cb": 2}"#)).map(\.code) == [.duplicateKey])
  }

  /// Small and large objects use different algorithms, which must agree.
  @Test("Objects of any size are checked alike", arguments: [2, 15, 16, 17, 18, 40])
  func sizes(count: Int) {
    for repeated in 1..<count {
      // All keys have the same length, and differ except for the duplicate.
      var keys = (0..<count).map { "k\($0 + 100)" }
      keys[repeated] = keys[repeated / 2]
      let members = keys.map { "\"\($0)\":0" }
      let diagnostics = check(MarkedSource("{\(members.joined(separator: ","))}"))
      // A member with its comma has nine bytes, and the first follows the brace.
      #expect(diagnostics.map(\.code) == [.duplicateKey])
      #expect(diagnostics.first?.range.lowerBound == 1 + 9 * repeated)
      #expect(diagnostics.first?.notes.first?.range.lowerBound == 1 + 9 * (repeated / 2))
    }
  }

  @Test("Canonically equivalent keys with different code points are distinct")
  func canonicalEquivalence() {
    #expect(check(MarkedSource("{\"\u{E9}\": 1, \"e\u{301}\": 2}")).isEmpty)
  }

  @Test("A lone surrogate is a warning at its string")
  func loneSurrogate() {
    let source = MarkedSource(#"["\uD83D\uDE00", 1️⃣"\uD83D"2️⃣, {3️⃣"\uDE00\uD83D"4️⃣: 1}]"#)
    let diagnostics = check(source)
    #expect(diagnostics.map(\.code) == [.loneSurrogate, .loneSurrogate])
    #expect(diagnostics.allSatisfy { $0.severity == .warning })
    #expect(diagnostics.map(\.range) == [source.sourceRange(1, 2), source.sourceRange(3, 4)])
  }
}
