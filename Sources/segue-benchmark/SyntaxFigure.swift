import Segue

/// The speed of the parser by the size of the text. It is constant if the time is linear.
struct SyntaxFigure: Figure {
  let isIndented: Bool
  let bytes: Int
  let values: Int
  let timing: Timing

  static func measure(
    bytes: Int, isIndented: Bool, _ stopwatch: Stopwatch
  ) throws(UsageError) -> SyntaxFigure {
    let indentation = isIndented ? 2 : nil
    // Cards are of similar length, so the number of cards can be estimated from a few.
    let sample = GeneratedFeed.screen(components: 1000, indentation: indentation)
    let components = Int((Double(bytes) * 1000 / Double(sample.bytes.count)).rounded())
    let file = GeneratedFeed.screen(components: components, indentation: indentation)
    let (document, diagnostics) = parseJSON(file, id: FileID(0))
    guard diagnostics.isEmpty else { throw UsageError("the generated feed cannot be parsed") }
    return SyntaxFigure(
      isIndented: isIndented, bytes: file.bytes.count, values: document.count,
      timing: stopwatch.fastest(
        { parseJSON(file, id: FileID(0)).document }, digest: { $0.count }))
  }

  static let legend = "JSON text of one large screen to a tree of located values.\n\n"

  static var columns: [TextTable.Column] {
    [
      .init("text"), .init("bytes", .right), .init("values", .right), .init("ms", .right),
      .init("ns a value", .right), .init("MB/s", .right), .init("runs", .right),
    ]
  }

  private var name: String { isIndented ? "indented" : "on one line" }
  private var megabytesPerSecond: Double { Double(bytes) * 1000 / max(1, timing.nanoseconds) }

  var cells: [TextTable.Cell] {
    [
      .init(name), .init(grouped(bytes)), .init(grouped(values)),
      .init(grouped(timing.nanoseconds / 1_000_000)),
      .init(grouped(timing.nanoseconds / Double(max(1, values)))),
      .init(grouped(megabytesPerSecond)), .init(grouped(timing.runs)),
    ]
  }

  func write(_ writer: inout JSONWriter) {
    writer.member("text", name)
    writer.member("bytes", bytes)
    writer.member("values", values)
    writer.member("nanoseconds", timing.nanoseconds)
    writer.member("megabytesPerSecond", thousandths(megabytesPerSecond))
    writer.member("runs", timing.runs)
  }
}
