import Segue
import Testing

/// What a text remembers of its lines at one width has no effect on its lines at another.
@Suite struct LineMemoryTests {
  /// Texts whose lines are shaped, or searched for words, from where they are cut.
  private static let texts = [
    "بببببببببببببببببببببببب", "لا إله إلا الله مرحبا بالعالم", "AVAVAVAVAVATAToTo",
    "ffiffifflffi",
    "กกกกกกกกกกกกกกกกกกกกกกกกกกกกก", "ภาษาไทยไม่มีช่องว่างระหว่างคำและกขฃคฅฆงจฉชซฌ",
    "ភាសាខ្មែរគ្មានចន្លោះរវាងពាក្យទេ", "မြန်မာစာတွင်စကားလုံးများကြား", "ພາສາລາວບໍ່ມີຊ່ອງຫວ່າງ",
    "soft\u{AD}hy\u{AD}phen\u{AD}ation",
  ]

  /// A new text knows nothing yet.
  @Test("A text has the lines of a new text, whatever it was asked before")
  func order() {
    var random = SeededRandom(seed: 29)
    for text in Self.texts {
      let repeated = String(repeating: text, count: 1 + 400 / text.utf8.count)
      let old = paragraph(repeated)
      for _ in 0..<tries(60, withoutOptimisation: 5) {
        let width = Double(random.int(in: 0...(random.int(in: 0...1) == 0 ? 60 : 600))) / 2
        let new = paragraph(repeated)
        #expect(old.measure(width: width) == new.measure(width: width), "\(text) in \(width)")
        #expect(old.lines(width: width) == new.lines(width: width), "\(text) in \(width)")
      }
    }
  }

  private func paragraph(_ text: String) -> Paragraph {
    Paragraph(
      runs: [TextRun(text: text, font: FontDescription())], style: ParagraphStyle(),
      fonts: .builtIn)
  }
}
