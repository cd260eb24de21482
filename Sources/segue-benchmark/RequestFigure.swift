import Segue

/// The time that a server needs for a screen in a request, on one core.
struct RequestFigure: Figure {
  /// Whether the texts of a screen have been on a screen before, like most texts on servers.
  enum Texts: String, CaseIterable {
    case new, seen

    /// Returns the seed of a screen's texts: a new one for each screen, or one of a few that recur.
    func seed(of index: Int, in work: Work) -> UInt64 {
      switch self {
      case .new: UInt64(truncatingIfNeeded: work.number << 32 + index)
      case .seen: UInt64(truncatingIfNeeded: index % screensSeen)
      }
    }

    /// Returns the number of requests before the measured ones, because the first requests find no
    /// cache.
    func warmUp(count: Int) -> Int { self == .seen ? max(screensSeen, count / 10) : count / 10 }
  }

  enum Work: String, CaseIterable {
    case frames = "bytes to frames"
    case checked = "and all checks"
    case answered = "and frames to JSON"
    /// The screen is prepared once; a request has its data.
    case filled = "data to frames"

    fileprivate var number: Int {
      switch self {
      case .frames: 1
      case .checked: 2
      case .answered: 3
      case .filled: 4
      }
    }
  }

  let components: Int
  let texts: Texts
  let work: Work
  /// The times in nanoseconds, in ascending order.
  let times: [Int]

  static func measure(components: Int, count: Int) throws(UsageError) -> [RequestFigure] {
    let compiler = Compiler(Project(GeneratedFeed.files(components: components)))
    guard let device = compiler.project.devices.first else {
      throw UsageError("the generated project has no device")
    }
    let template = compiler.prepare(compiler.read(GeneratedFeed.template))
    var figures: [RequestFigure] = []
    for texts in Texts.allCases {
      for work in Work.allCases {
        var scratch = LayoutScratch()
        var times: [Int] = []
        let warmUp = texts.warmUp(count: count)
        for index in 0..<warmUp + count {
          let seed = texts.seed(of: index, in: work)
          let file =
            work == .filled
            ? GeneratedFeed.data(components: components, seed: seed)
            : GeneratedFeed.screen(components: components, indentation: nil, seed: seed)
          let start = Machine.processorTime()
          let screen = work == .filled ? template.filled(with: file) : compiler.read(file)
          let layout = compiler.layout(
            screen, on: device, checks: work == .checked ? .all : .links, in: &scratch
          ).value
          var size = layout?.tree.frames.count ?? 0
          if work == .answered { size += layout?.json(in: &scratch).count ?? 0 }
          let time = Machine.processorTime() - start
          guard size >= components else {
            throw UsageError("a generated screen cannot be compiled")
          }
          if index >= warmUp { times.append(time) }
        }
        figures.append(
          RequestFigure(components: components, texts: texts, work: work, times: times.sorted()))
      }
    }
    return figures
  }

  /// Returns the time below which a percentage of the requests stay.
  private func percentile(_ hundredths: Int) -> Double {
    Double(times[min(times.count - 1, times.count * hundredths / 100)])
  }

  static let legend = """
    Screens of requests from their bytes, with composition, links and layout, and those of
    a screen that was prepared before, from the bytes of its data. New texts have been on no
    screen before; seen ones come again every \(screensSeen) screens. Of 100 requests 99 take
    less than the second time.


    """

  static var columns: [TextTable.Column] {
    [
      .init("components", .right), .init("texts"), .init("work"), .init("median \u{B5}s", .right),
      .init("99 % \u{B5}s", .right), .init("a second", .right), .init("requests", .right),
    ]
  }

  private var perSecond: Double { 1e9 / max(1, percentile(50)) }

  var cells: [TextTable.Cell] {
    [
      .init(grouped(components)), .init(texts.rawValue), .init(work.rawValue),
      .init(grouped(percentile(50) / 1000)), .init(grouped(percentile(99) / 1000)),
      .init(grouped(perSecond)), .init(grouped(times.count)),
    ]
  }

  func write(_ writer: inout JSONWriter) {
    writer.member("components", components)
    writer.member("texts", texts.rawValue)
    writer.member("work", work.rawValue)
    writer.member("median", percentile(50))
    writer.member("percentile99", percentile(99))
    writer.member("requests", times.count)
  }
}

/// The number of screens that recur if their texts have been seen.
private let screensSeen = 50
