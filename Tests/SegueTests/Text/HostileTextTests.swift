import Foundation
import Segue
import Testing

/// Hostile texts: any content can be laid out at any width.
@Suite struct HostileTextTests {
  struct Hostile: CustomTestStringConvertible, Sendable {
    var name: String
    var unit: String
    var width = 40.0
    var whiteSpace = ParagraphStyle.WhiteSpace.preLine
    var maxLines: Int?
    var hasOtherRun = false

    var testDescription: String { name }

    func paragraph(bytes: Int) -> Paragraph {
      var style = ParagraphStyle()
      style.whiteSpace = whiteSpace
      style.maxLines = maxLines
      var runs = [
        TextRun(
          text: String(repeating: unit, count: bytes / unit.utf8.count), font: FontDescription())
      ]
      if hasOtherRun { runs.append(TextRun(text: "b", font: FontDescription(size: 30))) }
      return Paragraph(runs: runs, style: style, fonts: .builtIn)
    }
  }

  static let texts = [
    Hostile(name: "words", unit: "soft cotton To AV ", width: 390),
    Hostile(name: "a word that is kerned throughout", unit: "AV"),
    Hostile(name: "such a word in a wide box", unit: "AV", width: 1e5),
    Hostile(name: "multiplication signs in context", unit: "1x"),
    Hostile(name: "arrows", unit: "->"),
    Hostile(name: "hyphens", unit: "-"),
    Hostile(name: "dots", unit: "."),
    Hostile(name: "opening brackets", unit: "("),
    Hostile(name: "numbers", unit: "1,234.56"),
    Hostile(name: "spaces", unit: " "),
    Hostile(name: "spaces that are preserved", unit: " ", whiteSpace: .preWrap),
    Hostile(name: "tabs that are preserved", unit: "\t", whiteSpace: .preWrap),
    Hostile(name: "line feeds", unit: "\n"),
    Hostile(name: "carriage returns and line feeds", unit: "\r\n"),
    Hostile(name: "marks", unit: "\u{301}"),
    Hostile(name: "marks on letters", unit: "a\u{301}\u{323}"),
    Hostile(name: "letters that all join", unit: "\u{628}"),
    Hostile(name: "such letters in a wide box", unit: "\u{628}", width: 1e5),
    Hostile(name: "such letters cut at once", unit: "\u{628}", width: 1e5, maxLines: 1),
    Hostile(name: "such letters with marks", unit: "\u{628}\u{651}"),
    Hostile(name: "joined words", unit: "بيت "),
    Hostile(name: "soft hyphens", unit: "\u{AD}"),
    Hostile(name: "soft hyphens between letters", unit: "a\u{AD}"),
    Hostile(name: "zero width spaces", unit: "\u{200B}"),
    Hostile(name: "joiners", unit: "\u{200D}"),
    Hostile(name: "people joined", unit: "👩\u{200D}"),
    Hostile(name: "flags", unit: "🇩🇪"),
    Hostile(name: "halves of flags", unit: "🇩"),
    Hostile(name: "letters of both directions", unit: "aא"),
    Hostile(name: "brackets of both directions", unit: "(א"),
    Hostile(name: "embeddings", unit: "\u{202B}\u{202A}"),
    Hostile(name: "isolates", unit: "\u{2067}a"),
    Hostile(name: "scripts in turn", unit: "aж"),
    Hostile(name: "scripts in turn, beside another size", unit: "a ж ", hasOtherRun: true),
    Hostile(name: "jamo", unit: "\u{1112}\u{1161}\u{11AB}"),
    Hostile(name: "ideographs", unit: "中文。「"),
    Hostile(name: "ideographic spaces", unit: "\u{3000}"),
    Hostile(name: "syllables that are reordered elsewhere", unit: "नमस्ते"),
  ]

  @Test("All sizes of a laid-out text are finite", arguments: texts)
  func isFinite(hostile: Hostile) {
    let paragraph = hostile.paragraph(bytes: tries(400, withoutOptimisation: 30))
    for width in [0, hostile.width, 1e9, .infinity, .nan, -1] {
      let measure = paragraph.measure(width: width)
      #expect(measure.width.isFinite && measure.width >= 0)
      #expect(measure.height.isFinite && measure.height >= 0)
      #expect(paragraph.lines(width: width).count == measure.lineCount)
    }
  }
}
