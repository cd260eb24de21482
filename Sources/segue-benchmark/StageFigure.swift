import Segue

/// The time that one stage takes for one input.
struct StageFigure: Figure {
  enum Unit: String {
    case values = "JSON values"
    case components
    case states = "layer states"
  }

  let input: String
  let stage: String
  /// The number of units that a run processes.
  let count: Int
  let unit: Unit
  /// The bytes that a run reads or writes; nil if they do not matter.
  let bytes: Int?
  let timing: Timing

  static var columns: [TextTable.Column] {
    [
      .init("input"), .init("stage"), .init("work", .right), .init("of"),
      .init("ms", .right), .init("ns each", .right), .init("MB/s", .right), .init("runs", .right),
    ]
  }

  private var nanosecondsEach: Double { timing.nanoseconds / Double(max(1, count)) }

  /// Megabytes per second; a byte per nanosecond is a gigabyte per second.
  private var megabytesPerSecond: Double? {
    bytes.map { Double($0) * 1000 / max(1, timing.nanoseconds) }
  }

  var cells: [TextTable.Cell] {
    [
      .init(input), .init(stage), .init(grouped(count)), .init(unit.rawValue),
      .init(grouped(timing.nanoseconds / 1_000_000)), .init(grouped(nanosecondsEach)),
      .init(megabytesPerSecond.map { grouped($0) } ?? ""), .init(grouped(timing.runs)),
    ]
  }

  func write(_ writer: inout JSONWriter) {
    writer.member("input", input)
    writer.member("stage", stage)
    writer.member("count", count)
    writer.member("unit", unit.rawValue)
    writer.member("nanoseconds", timing.nanoseconds)
    writer.member("nanosecondsEach", thousandths(nanosecondsEach))
    writer.member("megabytesPerSecond") {
      if let speed = megabytesPerSecond { $0.number(thousandths(speed)) } else { $0.null() }
    }
    writer.member("runs", timing.runs)
  }
}
