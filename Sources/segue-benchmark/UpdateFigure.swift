import Segue

/// The time that a laid-out tree takes to follow a change.
struct UpdateFigure: Figure {
  let input: LayoutInput
  let nodes: Int
  /// The number of times that boxes were measured or laid out after the change of a leaf.
  let visits: Int
  /// The memory in bytes of the boxes, their frames and the cached answers.
  let bytes: Int
  /// A leaf in the middle gets another size.
  let leaf: Timing
  /// The viewport gets another width.
  let width: Timing
  /// A leaf is inserted in the middle, and removed.
  let insertion: Timing

  static func measure(_ input: LayoutInput, _ stopwatch: Stopwatch) -> UpdateFigure {
    let boxes = input.build()
    var layout = IncrementalLayout(boxes, viewport: input.viewport)
    let middle = (boxes.count / 2..<boxes.count).map { BoxID($0) }
    let leaf = middle.first { boxes.end(of: $0).index == $0.index + 1 } ?? BoxID(boxes.count - 1)
    var turn = false
    var sizes = [LayoutStyle(), LayoutStyle()]
    for index in 0...1 {
      sizes[index].width = .points(10)
      sizes[index].height = .points(Double(11 + index))
    }
    var visits = 0
    let leafTiming = stopwatch.fastest(
      {
        turn.toggle()
        layout.setStyle(sizes[turn ? 1 : 0], of: leaf)
        layout.update()
        visits = layout.visits
      }, digest: { 0 })
    let widthTiming = stopwatch.fastest(
      {
        turn.toggle()
        let width = input.viewport.width + (turn ? 1 : 0)
        layout.update(viewport: Size(width: width, height: input.viewport.height))
      }, digest: { 0 })
    var added = BoxTree()
    added.append(style: added.addStyle(sizes[0]), parent: nil)
    let parent = boxes.parent(of: leaf) ?? 0
    let insertionTiming = stopwatch.fastest(
      {
        layout.insert(added, before: leaf, in: parent)
        layout.update()
        layout.remove(leaf)
        layout.update()
      }, digest: { 0 })
    return UpdateFigure(
      input: input, nodes: boxes.count, visits: visits, bytes: layout.footprint, leaf: leafTiming,
      width: widthTiming, insertion: insertionTiming)
  }

  static let legend =
    "leaf: microseconds after a leaf in the middle got another size. insertion: those\n"
    + "of one leaf, and of its removal. width: nanoseconds a node after the viewport got\n"
    + "another width. visits: boxes that the leaf asked again. bytes: a node's.\n\n"

  static var columns: [TextTable.Column] {
    [
      .init("tree"), .init("nodes", .right), .init("leaf", .right), .init("insertion", .right),
      .init("width", .right), .init("visits", .right), .init("bytes", .right),
    ]
  }

  private var widthEach: Double { width.nanoseconds / Double(max(1, nodes)) }

  var cells: [TextTable.Cell] {
    [
      .init(input.name), .init(grouped(nodes)), .init(grouped(leaf.nanoseconds / 1_000)),
      .init(grouped(insertion.nanoseconds / 2_000)), .init(grouped(widthEach)),
      .init(grouped(visits)), .init(grouped(bytes / max(1, nodes))),
    ]
  }

  func write(_ writer: inout JSONWriter) {
    writer.member("tree", input.name)
    writer.member("nodes", nodes)
    writer.member("leafNanoseconds", leaf.nanoseconds)
    writer.member("insertionNanoseconds", insertion.nanoseconds / 2)
    writer.member("widthNanosecondsEach", thousandths(widthEach))
    writer.member("visits", visits)
    writer.member("bytes", bytes)
    writer.member("runs", min(leaf.runs, width.runs, insertion.runs))
  }
}
