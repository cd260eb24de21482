import Segue

/// How long a screen of a request takes, on one core: each has other texts, and is compiled once.
struct RequestFigure: Figure {
  enum Work: String, CaseIterable {
    case frames = "bytes to frames"
    case checked = "and all checks"
    case answered = "and frames to JSON"
  }

  let work: Work
  let components: Int
  /// In nanoseconds, ascending.
  let times: [Int]

  static func measure(components: Int, count: Int) throws(UsageError) -> [RequestFigure] {
    let compiler = Compiler(Project(GeneratedFeed.files(components: components)))
    guard let device = compiler.project.devices.first else {
      throw UsageError("the generated project has no device")
    }
    // Texts that one request has left must not help the next.
    var seed: UInt64 = 3
    var figures: [RequestFigure] = []
    for work in Work.allCases {
      var scratch = LayoutScratch()
      var times: [Int] = []
      for place in -count / 10..<count {
        let file = GeneratedFeed.screen(components: components, indentation: nil, seed: seed)
        seed += 1
        let start = Machine.processorTime()
        let posted = compiler.layout(
          file, on: device, checks: work == .checked ? .all : .links, in: &scratch)
        var size = posted.layout?.tree.frames.count ?? 0
        if work == .answered { size += posted.layout?.json(in: &scratch).count ?? 0 }
        let time = Machine.processorTime() - start
        guard size >= components else { throw UsageError("a generated screen cannot be compiled") }
        // The first ones find no memory yet.
        if place >= 0 { times.append(time) }
      }
      figures.append(RequestFigure(work: work, components: components, times: times.sorted()))
    }
    return figures
  }

  /// The time that so many hundredths of the requests stay below.
  private func percentile(_ hundredths: Int) -> Double {
    Double(times[min(times.count - 1, times.count * hundredths / 100)])
  }

  static let legend =
    "Screens of requests from their bytes, with composition, links and layout; no two have equal texts.\n\n"

  static var columns: [TextTable.Column] {
    [
      .init("components", .right), .init("work"), .init("median \u{B5}s", .right),
      .init("99 % below \u{B5}s", .right), .init("screens a second", .right),
      .init("requests", .right),
    ]
  }

  private var perSecond: Double { 1e9 / max(1, percentile(50)) }

  var cells: [TextTable.Cell] {
    [
      .init(grouped(components)), .init(work.rawValue), .init(grouped(percentile(50) / 1000)),
      .init(grouped(percentile(99) / 1000)), .init(grouped(perSecond)),
      .init(grouped(times.count)),
    ]
  }

  func write(_ writer: inout JSONWriter) {
    writer.member("components", components)
    writer.member("work", work.rawValue)
    writer.member("median", percentile(50))
    writer.member("percentile99", percentile(99))
    writer.member("requests", times.count)
  }
}
