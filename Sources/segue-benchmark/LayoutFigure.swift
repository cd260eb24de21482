import Segue
import SegueFiles

/// Boxes to lay out, which `build` creates anew.
struct LayoutInput {
  let name: String
  /// The device of a screen; empty for other trees.
  let device: String
  let viewport: Size
  let build: () -> BoxTree

  /// Returns a compiler for one screen file, with everything but the other screens of its project,
  /// if it belongs to one.
  private static func compiler(
    forScreen path: String, project: String?
  ) throws(UsageError) -> Compiler {
    do {
      let screen = SourceFile(path: path, bytes: try Files.readRegular(path))
      let folder: ProjectFolder? =
        if let project { try ProjectFolder(project) } else { try ProjectFolder(around: path) }
      guard var files = try folder?.filesWithoutScreens() else {
        return Compiler(Project(standalone: screen))
      }
      files.screens = [screen]
      return Compiler(Project(files))
    } catch {
      throw UsageError(error)
    }
  }

  /// Returns the screen of a file, on each device of its project.
  static func screens(of path: String, project: String?) throws(UsageError) -> [LayoutInput] {
    let compiler = try compiler(forScreen: path, project: project)
    guard let id = compiler.project.screenIDs.first else {
      throw UsageError("\"\(escapeHidden(path))\" has no screen: see seguec check")
    }
    var inputs: [LayoutInput] = []
    for device in compiler.project.devices {
      let expanded = compiler.screen(id, direction: device.direction)
      guard let screen = expanded.value else {
        let reason = expanded.diagnostics.last?.message ?? "see seguec check"
        throw UsageError("\"\(escapeHidden(path))\" cannot be built: \(reason)")
      }
      let layout = compiler.layout(screen, on: device).value
      inputs.append(
        LayoutInput(
          name: path, device: device.name, viewport: layout.viewport.frame.size,
          build: { layout.boxes() }))
    }
    return inputs
  }
}

/// The time that the layout engine takes for one tree.
struct LayoutFigure: Figure {
  let input: LayoutInput
  let nodes: Int
  /// The number of times that boxes were measured or laid out.
  let visits: Int
  /// The bytes of the boxes with their styles, and of the scratch memory with the result.
  let bytes: Int
  let texts: Int
  /// The number of times that texts were measured at a width.
  let textMeasures: Int
  let buildAndLayout: Timing
  /// The layout of existing boxes, in new scratch memory.
  let layout: Timing
  /// The layout of existing boxes, reusing the scratch memory of the previous layout.
  let reused: Timing
  /// For a deep chain, the cost of a node relative to that in a shallow chain.
  var ratio: Double?

  static func measure(_ input: LayoutInput, _ stopwatch: Stopwatch) -> LayoutFigure {
    let boxes = input.build()
    var scratch = LayoutScratch()
    _ = scratch.layout(boxes, viewport: input.viewport)
    return LayoutFigure(
      input: input, nodes: boxes.count, visits: scratch.visits,
      bytes: boxes.footprint + scratch.footprint, texts: boxes.textCount,
      textMeasures: scratch.textMeasures,
      buildAndLayout: stopwatch.fastest(
        { Segue.layout(input.build(), viewport: input.viewport) },
        digest: digest(of:)),
      layout: stopwatch.fastest(
        { Segue.layout(boxes, viewport: input.viewport) }, digest: digest(of:)),
      reused: stopwatch.fastest(
        { scratch.layout(boxes, viewport: input.viewport) }, digest: digest(of:)))
  }

  /// The nanoseconds per node of the layout alone.
  var nanosecondsEach: Double { each(layout) }

  private func each(_ timing: Timing) -> Double { timing.nanoseconds / Double(max(1, nodes)) }

  /// The description of the columns.
  static let legend =
    "built, fresh, reused: nanoseconds a node, of building and layout, of layout in\n"
    + "fresh memory, of layout in the memory of the one before. visits, bytes: a node's.\n"
    + "texts: measures a text. ratio: a node at depth 400 against one at depth 20.\n\n"

  static var columns: [TextTable.Column] {
    [
      .init("tree"), .init("nodes", .right), .init("built", .right),
      .init("fresh", .right), .init("reused", .right), .init("visits", .right),
      .init("bytes", .right), .init("texts", .right),
      .init("ratio", .right),
    ]
  }

  var cells: [TextTable.Cell] {
    [
      .init(input.device.isEmpty ? input.name : "\(input.name) on \(input.device)"),
      .init(grouped(nodes)),
      .init(grouped(each(buildAndLayout))), .init(grouped(each(layout))),
      .init(grouped(each(reused))), .init(grouped(Double(visits) / Double(max(1, nodes)))),
      .init(grouped(bytes / max(1, nodes))),
      .init(texts > 0 ? grouped(Double(textMeasures) / Double(texts)) : ""),
      .init(ratio.map { grouped($0) } ?? ""),
    ]
  }

  func write(_ writer: inout JSONWriter) {
    writer.member("tree", input.name)
    writer.member("device", input.device.isEmpty ? nil : input.device)
    writer.member("nodes", nodes)
    writer.member("buildAndLayoutNanosecondsEach", thousandths(each(buildAndLayout)))
    writer.member("layoutNanosecondsEach", thousandths(each(layout)))
    writer.member("reusedNanosecondsEach", thousandths(each(reused)))
    writer.member("visits", visits)
    writer.member("bytes", bytes)
    writer.member("texts", texts)
    writer.member("textMeasures", textMeasures)
    writer.member("runs", min(buildAndLayout.runs, layout.runs, reused.runs))
    writer.member("depthRatio") {
      if let ratio { $0.number(thousandths(ratio)) } else { $0.null() }
    }
  }
}
