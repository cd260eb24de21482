import Segue

/// The time to open and use the binary artefact of a project, compared to compiling it.
struct BinaryFigure: Figure {
  let work: String
  let count: Int
  let bytes: Int
  let timing: Timing
  /// The time to compile the same project, in nanoseconds.
  let compiling: Double

  static func measure(
    _ workload: Workload, _ stopwatch: Stopwatch
  ) throws(UsageError) -> [BinaryFigure] {
    let files = workload.project
    let compilation = workload.compiler.compile()
    let artefact = compilation.binaryArtefact(of: workload.compiler.project)
    let project: CompiledProject
    do throws(CompiledProjectError) {
      project = try CompiledProject(artefact)
    } catch {
      throw UsageError("\(error)")
    }
    let compiling = stopwatch.fastest(
      { Compiler(Project(files)).compile() }, digest: { $0.instances.count })
    func figure(_ work: String, count: Int, timing: Timing) -> BinaryFigure {
      BinaryFigure(
        work: work, count: count, bytes: artefact.count, timing: timing,
        compiling: compiling.nanoseconds)
    }
    var memory = ShapedTextCache()
    let chunks = (
      compilation.instances.indices.map {
        compilation.screenChunk(at: ScreenIndex($0), in: &memory)
      },
      compilation.transits.indices.map { compilation.linkChunk(at: $0) }
    )
    let names = compilation.instances.map(\.name)
    let templates = project.templateFiles(fonts: files.fonts)
    let opened = templates.map { Compiler(Project($0)) }
    let ids = workload.compiler.project.screenIDs
    let preparing =
      opened.map { compiler in
        [
          figure(
            "read the templates", count: 1,
            timing: stopwatch.fastest(
              { project.templateFiles(fonts: files.fonts).map { Compiler(Project($0)) } },
              digest: { $0?.project.screenIDs.count ?? 0 })),
          figure(
            "prepare a screen", count: ids.count,
            timing: stopwatch.fastest(
              { ids.reduce(0) { $0 + (compiler.prepare($1) == nil ? 0 : 1) } }, digest: { $0 })),
        ]
      } ?? []
    return [
      figure("compile", count: 1, timing: compiling),
      figure(
        "encode", count: 1,
        timing: stopwatch.fastest(
          { compilation.binaryArtefact(of: workload.compiler.project) }, digest: { $0.count })),
      figure(
        "assemble", count: 1,
        timing: stopwatch.fastest(
          {
            compilation.binaryArtefact(
              of: workload.compiler.project, screens: chunks.0, links: chunks.1, sources: nil)
          }, digest: { $0.count })),
      figure(
        "open", count: 1,
        timing: stopwatch.fastest(
          { try? CompiledProject(artefact) }, digest: { $0?.screenCount ?? 0 })),
      figure(
        "find a screen", count: names.count,
        timing: stopwatch.fastest(
          { names.reduce(0) { $0 + (project.screen(named: $1)?.index.index ?? 0) } }, digest: { $0 }
        )),
      figure(
        "walk frames", count: project.componentCount,
        timing: stopwatch.fastest({ project.walked }, digest: { Int(exactly: $0.rounded()) ?? 0 })),
    ] + preparing
  }

  private var nanosecondsEach: Double { timing.nanoseconds / Double(max(1, count)) }

  static let legend =
    "The binary artefact: made, opened and read, beside compiling the project.\n\n"

  static var columns: [TextTable.Column] {
    [
      .init("work"), .init("of", .right), .init("MB", .right), .init("ms", .right),
      .init("ns each", .right), .init("times faster than compiling", .right),
      .init("runs", .right),
    ]
  }

  var cells: [TextTable.Cell] {
    [
      .init(work), .init(grouped(count)), .init(grouped(Double(bytes) / 1_000_000)),
      .init(grouped(timing.nanoseconds / 1_000_000)), .init(grouped(nanosecondsEach)),
      .init(grouped(compiling / max(1, timing.nanoseconds))), .init(grouped(timing.runs)),
    ]
  }

  func write(_ writer: inout JSONWriter) {
    writer.member("work", work)
    writer.member("count", count)
    writer.member("bytes", bytes)
    writer.member("nanoseconds", timing.nanoseconds)
    writer.member("timesFasterThanCompiling", thousandths(compiling / max(1, timing.nanoseconds)))
    writer.member("runs", timing.runs)
  }
}

extension CompiledProject {
  /// The number of components in all screens, counted once per device.
  fileprivate var componentCount: Int {
    (0..<screenCount).reduce(0) { $0 + screen(at: ScreenIndex($1)).tree.count } * devices.count
  }

  /// The sum of widths of all components on all screens and devices, for which each type and frame
  /// is read.
  fileprivate var walked: Double {
    var sum = 0.0
    for index in 0..<screenCount {
      let screen = screen(at: ScreenIndex(index))
      for device in devices.indices {
        guard let layout = screen.layout(on: device) else { continue }
        for node in layout.tree where node.type != .video {
          sum += layout.frame(of: node.index).width
        }
      }
    }
    return sum
  }
}
