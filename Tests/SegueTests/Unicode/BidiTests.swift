import Foundation
import Segue
import Testing

/// The levels of bidirectional text. Where a browser is named, it is Chromium 156 with
/// `white-space: pre`, in which the order of the characters was measured.
struct BidiTests {
  @Test("Levels are those of Unicode's own tests, version 15.0")
  func conformance() throws {
    let cases = try BidiCase.cases(in: BoundaryCase.fixture("bidi.txt"))
    #expect(cases.count == 4057)
    check(cases)
  }

  @Test(
    "Levels are those of every case without embeddings in Unicode's own tests",
    .enabled(if: ProcessInfo.processInfo.environment["SEGUE_BIDI"] != nil))
  func wholeConformance() throws {
    let path = try #require(ProcessInfo.processInfo.environment["SEGUE_BIDI"])
    let cases = try BidiCase.cases(in: URL(fileURLWithPath: path))
    #expect(cases.count == 158297)
    check(cases)
  }

  private func check(_ cases: [BidiCase]) {
    for expected in cases where !expected.overflowsTheBracketStack {
      let levels = expected.text.bidiLevels(isRightToLeft: expected.isRightToLeft)
      #expect(expected.allows(levels), "\(expected) and not \(levels)")
    }
  }

  // A separator joins two numbers (W4) before a terminator becomes part of one (W5).
  @Test(
    "A separator does not join a number and a sign before the next one",
    arguments: [("50%-60", [2, 2, 2, 1, 2, 2]), ("5$,3", [2, 2, 1, 2])] as [(String, [UInt8])])
  func separatorBesideTerminator(text: String, levels: [UInt8]) {
    #expect(text.bidiLevels(isRightToLeft: true) == levels)
  }

  // X9 removes boundary neutrals, and browsers keep such numbers in order too.
  @Test(
    "Characters that only mark where lines may end do not divide a number",
    arguments: ["5-\u{200B}6", "5\u{200C}-6", "5-\u{AD}6", "%\u{2060}5"])
  func boundaryNeutrals(text: String) {
    let levels = text.bidiLevels(isRightToLeft: true)
    #expect(levels.allSatisfy { $0 == 2 }, "\(levels)")
  }

  // ICU, and so a browser, pairs any number of them, where BD16 gives up after 63.
  @Test("Brackets are paired however many are open", arguments: [63, 64, 200])
  func manyBrackets(count: Int) {
    let opening = String(repeating: "(", count: count)
    let closing = String(repeating: ")", count: count)
    let nested = "a\(opening)b\(closing)".bidiLevels(isRightToLeft: true)
    #expect(nested.allSatisfy { $0 == 2 })
    let open = "a(b)\u{5D0}\(opening)".bidiLevels(isRightToLeft: true)
    #expect(open.prefix(4) == [2, 2, 2, 2] && open.dropFirst(4).allSatisfy { $0 == 1 })
  }

  // L1; browsers set "a", the tab and "b" from right to left, and "a b" from left to right.
  @Test("A tab and the spaces before it take the direction of the paragraph")
  func tabs() {
    #expect("a\tb".bidiLevels(isRightToLeft: true) == [2, 1, 2])
    #expect("a b \tc".bidiLevels(isRightToLeft: true) == [2, 2, 2, 1, 1, 2])
    #expect("\u{5D0} \t\u{5D1}".bidiLevels(isRightToLeft: false) == [1, 0, 0, 1])
  }
}

/// A case of Unicode's tests, in the notation of Tests/Unicode/make_conformance_fixtures.py.
struct BidiCase: CustomStringConvertible {
  var text: String
  var isRightToLeft: Bool
  /// The digit of each character's level; "x" where it has none.
  var levels: [Character]

  init?(_ line: Substring, _ points: [Unicode.Scalar]) {
    let digits = Array(line.utf8)
    let count = (digits.count - 1) / 3
    var scalars = String.UnicodeScalarView()
    for place in 0..<count {
      let (high, low) = (Int(digits[2 * place]) - 48, Int(digits[2 * place + 1]) - 48)
      guard points.indices.contains(high * 32 + low) else { return nil }
      scalars.append(points[high * 32 + low])
    }
    text = String(scalars)
    isRightToLeft = digits[2 * count] == UInt8(ascii: "<")
    levels = digits[(2 * count + 1)...].map { Character(Unicode.Scalar($0)) }
  }

  static func cases(in file: URL) throws -> [BidiCase] {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let points = lines[0].conformancePoints
    return lines.dropFirst().compactMap { BidiCase($0, points) }
  }

  /// Whether more than 63 brackets are open at once, after which BD16 pairs none.
  var overflowsTheBracketStack: Bool {
    text.unicodeScalars.count { $0 == "(" } > 63
  }

  func allows(_ found: [UInt8]) -> Bool {
    found.count == levels.count
      && zip(levels, found).allSatisfy { $0 == "x" || String($0) == String($1) }
  }

  var description: String {
    let points = text.unicodeScalars.map(\.notation).joined(separator: " ")
    return "\(points) has the levels \(String(levels)) from \(isRightToLeft ? "right" : "left")"
  }
}

extension String {
  /// The level of each code point.
  func bidiLevels(isRightToLeft: Bool) -> [UInt8] {
    let runs = BidiLevels(Array(utf8), isRightToLeft: isRightToLeft).runs
    var levels: [UInt8] = []
    var place = 0
    var run = 0
    for scalar in unicodeScalars {
      while run + 1 < runs.count, runs[run].bytes.upperBound <= place { run += 1 }
      levels.append(runs[run].level)
      place += UTF8.width(scalar)
    }
    return levels
  }
}
