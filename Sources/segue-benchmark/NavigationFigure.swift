import Segue

/// The speed at which the state of an app's navigation handles events.
struct NavigationFigure: Figure {
  let name: String
  let events: Int
  let timing: Timing

  /// Returns figures for a project whose containers and links are those of an app.
  static func measure(
    _ workload: Workload, count: Int, _ stopwatch: Stopwatch
  ) throws(UsageError) -> [NavigationFigure] {
    guard let graph = workload.compiler.navigation else {
      throw UsageError("the project has no screen to begin with")
    }
    let script = NavigationScript(workload)
    return NavigationScript.Kind.allCases.map { kind in
      let events = script.events(kind, count: count)
      func run() -> NavigationState {
        var state = graph.start(size: Size(width: 393, height: 852), safeAreaTop: 59)
        for event in events { _ = graph.handle(event, &state) }
        return state
      }
      return NavigationFigure(
        name: kind.rawValue, events: count,
        timing: stopwatch.fastest(run, digest: { graph.shownScreens(in: $0).last?.key ?? 0 }))
    }
  }

  private var nanosecondsEach: Double { timing.nanoseconds / Double(events) }

  static let legend = "Events of an app's navigation, each with its effects.\n\n"

  static var columns: [TextTable.Column] {
    [
      .init("events"), .init("count", .right), .init("ns an event", .right),
      .init("million events/s", .right), .init("runs", .right),
    ]
  }

  var cells: [TextTable.Cell] {
    [
      .init(name), .init(grouped(events)), .init(grouped(nanosecondsEach)),
      .init(grouped(1000 / max(nanosecondsEach, 1e-9))), .init(grouped(timing.runs)),
    ]
  }

  func write(_ writer: inout JSONWriter) {
    writer.member("events", name)
    writer.member("count", events)
    writer.member("nanosecondsAnEvent", thousandths(nanosecondsEach))
    writer.member("millionEventsASecond", thousandths(1000 / max(nanosecondsEach, 1e-9)))
    writer.member("runs", timing.runs)
  }
}

/// Events like those that people and notifications cause, from the links and tabs of a project.
struct NavigationScript {
  enum Kind: String, CaseIterable {
    case taps = "taps on links, and back"
    case links = "links from outside"
    case all = "of all kinds"
  }

  private let links: [String]
  private let tabs: [String]

  init(_ workload: Workload) {
    let navigation = workload.compiler.project.manifest.navigation
    var links = (navigation.container?.roots ?? []).map(\.url) + navigation.entryPoints.map(\.url)
    for tap in workload.taps {
      if let link = tap.action.link, !links.contains(link.url) {
        links.append(link.url)
      }
    }
    self.links = links
    tabs = workload.compiler.project.manifest.tabs.map(\.id)
  }

  /// Returns events, which are the same for the same kind and count.
  func events(_ kind: Kind, count: Int) -> [NavigationEvent] {
    var random = SeededRandom(seed: 7)
    var events: [NavigationEvent] = [.ready]
    events.reserveCapacity(count)
    while events.count < count { events.append(event(kind, &random)) }
    return events
  }

  private func event(_ kind: Kind, _ random: inout SeededRandom) -> NavigationEvent {
    let link = links[Int.random(in: links.indices, using: &random)]
    switch (kind, Int.random(in: 0..<20, using: &random)) {
    case (.links, _): return .open(link)
    case (.taps, 0...5), (.all, 0...4): return .navigate(to: link, tapped: "card")
    case (.taps, 6...11), (.all, 5...7): return .back
    case (.taps, 12): return .backToRoot
    case (.taps, _), (.all, 8...12): return .transitionFinished
    case (_, 13) where !tabs.isEmpty:
      return .selectTab(tabs[Int.random(in: tabs.indices, using: &random)])
    case (_, 14): return .dismiss
    case (_, 15): return .open(link)
    case (_, 16): return .beginBack
    case (_, 17): return .endBack(isFinished: Bool.random(using: &random))
    case (_, 18): return .scroll("list", to: Point(x: 0, y: 120))
    default: return .backToRoot
    }
  }
}
