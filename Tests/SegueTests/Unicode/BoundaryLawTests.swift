import Segue
import Testing

struct BoundaryLawTests {
  /// Returns a text with characters of every class and of none, and with invalid bytes.
  private static func randomText(_ random: inout SeededRandom) -> String {
    var bytes: [UInt8] = []
    let palette = Array(
      " \t\n\r-/.,5aé\u{301}\u{200D}\u{AD}\u{A0}“”字か한אب🇩👍🏽‍가क\u{94D}\u{85}\u{2028}".unicodeScalars)
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: bytes.append(UInt8.random(in: 0...255, using: &random))
      case 1...3:
        let point = UInt32.random(in: 0..<0x110000, using: &random)
        if let scalar = Unicode.Scalar(point) { bytes += Array(String(scalar).utf8) }
      default:
        guard let scalar = palette.randomElement(using: &random) else { continue }
        bytes += Array(String(scalar).utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The number of texts for each seed, which is smaller without optimisation.
  private static var count: Int {
    #if DEBUG
      100
    #else
      500
    #endif
  }

  @Test("Flags are at starts of characters, and breaks at starts of clusters", arguments: 0..<20)
  func flags(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var flags: [TextBoundary] = []
    for _ in 0..<Self.count {
      let text = Self.randomText(&random)
      let bytes = Array(text.utf8)
      textBoundaries(of: bytes, rules: .browser, into: &flags)
      #expect(flags.count == bytes.count)
      #expect(flags.first.map { $0 == .cluster } ?? true)
      for (index, flag) in flags.enumerated() {
        if bytes[index] & 0xC0 == 0x80 { #expect(flag.isEmpty) }
        if flag.contains(.mayBreak) { #expect(flag.contains(.cluster)) }
        #expect(flag.contains(.mustBreak) == (index > 0 && bytes[index - 1] == 0x0A))
        if flag.contains(.mustBreak) || flag.contains(.dependsOnLineStart) {
          #expect(flag.contains(.mayBreak))
        }
        if [0x20, 0x09].contains(bytes[index]), !flag.contains(.mustBreak) {
          #expect(!flag.contains(.mayBreak))
        }
      }
    }
  }

  @Test("Both rule sets give the same clusters, and invalid bytes trap neither")
  func sameClusters() {
    var random = SeededRandom(seed: 7)
    var flags: [TextBoundary] = []
    for _ in 0..<2000 {
      let text = Self.randomText(&random)
      let browser = BoundedText(text, .browser).places(of: .cluster)
      #expect(browser == BoundedText(text, .unicode15).places(of: .cluster))
      let noise = (0..<24).map { _ in UInt8.random(in: 0...255, using: &random) }
      for rules in [LineBreakRules.browser, .unicode15] {
        textBoundaries(of: noise, rules: rules, into: &flags)
        #expect(flags.count == noise.count)
      }
    }
  }

  /// Each line has the boundaries that it has in a longer text: nothing before "\n" matters.
  @Test("Text after a forced break has the same boundaries on its own")
  func independentLines() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<2000 {
      let first = Self.randomText(&random) + "\n"
      var second = Self.randomText(&random)
      if second.isEmpty { second = "a" }
      let joined = BoundedText(first + second, .browser)
      let alone = BoundedText(second, .browser)
      let start = first.unicodeScalars.count
      guard joined.scalars.count == start + alone.scalars.count else { continue }
      #expect(Array(joined.boundaries[(start + 1)...]) == Array(alone.boundaries.dropFirst()))
    }
  }

  /// Quadratic time would be hours for each of these.
  @Test(
    "Long runs that the rules have to look past take linear time",
    arguments: [
      "\u{301}", "🇩", "\u{200D}", "5,", "/", "-", "“", "$(", "\u{94D}", "👍🏽", "\u{1B05}", " ",
    ])
  func longRuns(piece: String) {
    let text = Array(
      ("é" + String(repeating: piece, count: tries(200_000, withoutOptimisation: 20_000)) + "é")
        .utf8)
    var flags: [TextBoundary] = []
    for rules in [LineBreakRules.browser, .unicode15] {
      textBoundaries(of: text, rules: rules, into: &flags)
      #expect(flags.count == text.count)
    }
  }
}
