import Segue

/// The speed at which text is measured in the built-in family: glyphs alone, and whole paragraphs.
struct TextFigure: Figure {
  enum Work: String, CaseIterable {
    /// Glyphs, kerning and substitutions of text whose grapheme clusters are known.
    case glyphs
    /// Paragraphs that are created and measured at a width once.
    case paragraphs
    /// All texts as one paragraph.
    case article
  }

  let language: String
  let work: Work
  let bytes: Int
  let timing: Timing

  static func measure(
    _ sample: TextSample, work: Work, repeated count: Int, stopwatch: Stopwatch
  ) -> TextFigure {
    let texts = [[String]](repeating: sample.texts, count: count).flatMap { $0 }
    let timing: Timing
    switch work {
    case .glyphs:
      let face = FontLibrary.builtIn.face(for: FontDescription())
      var shapings = texts.map { TextShaping($0, face: face, size: 16, script: sample.script) }
      timing = stopwatch.fastest(
        {
          for index in shapings.indices { shapings[index].shape() }
        },
        digest: { shapings.reduce(0) { $0 &+ ($1.advances.first ?? 0) } })
    case .paragraphs, .article:
      let all = work == .article ? [texts.joined(separator: " ")] : texts
      let runs = all.map { [TextRun(text: $0, font: FontDescription())] }
      timing = stopwatch.fastest(
        {
          runs.reduce(0.0) {
            $0
              + Paragraph(runs: $1, style: ParagraphStyle(), fonts: .builtIn)
              .measure(width: 320).height
          }
        },
        digest: { Int(exactly: $0.rounded()) ?? 0 })
    }
    return TextFigure(
      language: sample.language, work: work, bytes: texts.reduce(0) { $0 + $1.utf8.count },
      timing: timing)
  }

  static let legend =
    "Text in the built-in family: glyphs alone, short paragraphs made and set in\n320 points once, and all of them as one long paragraph.\n\n"

  static var columns: [TextTable.Column] {
    [
      .init("text"), .init("work"), .init("bytes", .right), .init("ns a byte", .right),
      .init("MB/s", .right), .init("runs", .right),
    ]
  }

  private var nanosecondsEach: Double { timing.nanoseconds / Double(max(1, bytes)) }

  var cells: [TextTable.Cell] {
    [
      .init(language), .init(work.rawValue), .init(grouped(bytes)),
      .init(grouped(nanosecondsEach)), .init(grouped(1000 / max(nanosecondsEach, 1e-9))),
      .init(grouped(timing.runs)),
    ]
  }

  func write(_ writer: inout JSONWriter) {
    writer.member("text", language)
    writer.member("work", work.rawValue)
    writer.member("bytes", bytes)
    writer.member("nanosecondsAByte", thousandths(nanosecondsEach))
    writer.member("megabytesPerSecond", thousandths(1000 / max(nanosecondsEach, 1e-9)))
    writer.member("runs", timing.runs)
  }
}

/// Texts like those on screens, with common punctuation.
struct TextSample {
  let language: String
  let script: Script
  let texts: [String]

  static let all = [
    TextSample(
      language: "English", script: .latin,
      texts: [
        "A jacket made for wet days: sealed seams, two-way zip, and a hood that rolls away.",
        "Free delivery over $50 - and returns within 30 days. Ask in any of our stores.",
        "“We wanted something you could live in,” says Anna Field (who designed it).",
        "Add to bag", "Sizes 36 - 44", "Only 3 left",
      ]),
    // Without the dashes and figures whose form depends on capitals and other figures around them.
    TextSample(
      language: "English, plain", script: .latin,
      texts: [
        "Every morning the boats come back with what the night has given them, and every morning",
        "a girl is at the harbour who has long waited for one of them. It is a small place, and",
        "those who live there say that nothing happens. They have a word for the light before rain.",
      ]),
    TextSample(
      language: "German", script: .latin,
      texts: [
        "Eine Jacke für nasse Tage: versiegelte Nähte, Zwei-Wege-Reißverschluss, Kapuze.",
        "Kostenlose Lieferung ab 50 € – und Rückgabe innerhalb von 30 Tagen.",
        "„Wir wollten etwas, worin man leben kann“, sagt Änne Müller.", "In den Warenkorb",
      ]),
    TextSample(
      language: "Greek", script: .greek,
      texts: [
        "Ένα μπουφάν για βροχερές μέρες: σφραγισμένες ραφές και κουκούλα που τυλίγεται.",
        "Δωρεάν παράδοση άνω των 50 € και επιστροφές εντός 30 ημερών.", "Προσθήκη στο καλάθι",
      ]),
    TextSample(
      language: "Russian", script: .cyrillic,
      texts: [
        "Куртка для дождливых дней: герметичные швы, двусторонняя молния и капюшон.",
        "Бесплатная доставка от 50 € и возврат в течение 30 дней.", "Добавить в корзину",
      ]),
  ]
}
