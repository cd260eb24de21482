import Segue

/// The time in which a screen that is shown follows a change of its data.
struct LiveFigure: Figure {
  enum Change: String, CaseIterable {
    case line = "a text of the same lines"
    case lines = "a text of more lines"
    case element = "one card more"
  }

  let cards: Int
  let components: Int
  let change: Change
  let update: Timing
  /// The layout of all of the screen's boxes.
  let layout: Timing
  /// The expansion and the layout of the screen with other data.
  let filling: Timing

  static func measure(
    cards: Int, _ stopwatch: Stopwatch
  ) throws(UsageError) -> [LiveFigure] {
    let components = cards * GeneratedFeed.componentsOfCard + 1
    let compiler = Compiler(Project(GeneratedFeed.files(components: components)))
    guard let device = compiler.project.devices.first else {
      throw UsageError("the generated project has no device")
    }
    let template = compiler.prepare(compiler.read(GeneratedFeed.template))
    let data = GeneratedFeed.data(components: components, seed: 1)
    var scratch = LayoutScratch()
    let filling = stopwatch.fastest(
      { compiler.layout(template.filled(with: data), on: device, in: &scratch).value },
      digest: { $0?.tree.frames.count ?? 0 })
    var live = compiler.live(template, filledWith: data, on: device)
    guard let shown = live.layout(), live.diagnostics.isEmpty else {
      throw UsageError("a generated screen cannot be compiled")
    }
    let boxes = shown.boxes()
    let layout = stopwatch.fastest(
      { scratch.layout(boxes, viewport: device.size) }, digest: { $0.frames.count })
    var figures: [LiveFigure] = []
    for change in Change.allCases {
      var turn = 0
      let update = stopwatch.fastest(
        {
          turn += 1
          _ = try? live.update([change.data(turn, at: cards / 2)])
        }, digest: { 0 })
      figures.append(
        LiveFigure(
          cards: cards, components: shown.screen.components.count, change: change,
          update: update, layout: layout, filling: filling))
    }
    return figures
  }

  static let legend = """
    A feed that is shown follows a change of its data. layout: that of all its boxes, without
    their texts. filling: the screen with its data, from bytes to frames. %: the update's
    part of the layout.


    """

  static var columns: [TextTable.Column] {
    [
      .init("cards", .right), .init("components", .right), .init("change"),
      .init("update \u{B5}s", .right), .init("layout \u{B5}s", .right), .init("%", .right),
      .init("filling \u{B5}s", .right),
    ]
  }

  var cells: [TextTable.Cell] {
    [
      .init(grouped(cards)), .init(grouped(components)), .init(change.rawValue),
      .init(grouped(update.nanoseconds / 1000)), .init(grouped(layout.nanoseconds / 1000)),
      .init(grouped(100 * update.nanoseconds / max(1, layout.nanoseconds))),
      .init(grouped(filling.nanoseconds / 1000)),
    ]
  }

  func write(_ writer: inout JSONWriter) {
    writer.member("cards", cards)
    writer.member("components", components)
    writer.member("change", change.rawValue)
    writer.member("updateNanoseconds", update.nanoseconds)
    writer.member("layoutNanoseconds", layout.nanoseconds)
    writer.member("fillingNanoseconds", filling.nanoseconds)
    writer.member("runs", update.runs)
  }
}

extension LiveFigure.Change {
  /// Returns one of the changes, of which each differs from the one before.
  fileprivate func data(_ turn: Int, at card: Int) -> DataChange {
    let isEven = turn.isMultiple(of: 2)
    let title = isEven ? "A first title" : "Another one"
    switch self {
    case .line: return .replace("/cards/\(card)/title", with: .string(title))
    case .lines:
      let text = String(repeating: title + " ", count: isEven ? 2 : 12)
      return .replace("/cards/\(card)/text", with: .string(text))
    case .element:
      guard !isEven else { return .remove("/cards/\(card)") }
      let json = #"""
        {"id": "new", "height": 1200, "badge": "new", "title": "A", "price": 1, "text": "B",
         "person": "1", "name": "C"}
        """#
      return .add("/cards/\(card)", json: Array(json.utf8))
    }
  }
}
