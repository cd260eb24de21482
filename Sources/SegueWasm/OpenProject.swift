/// A project that was compiled, for questions about it.
struct OpenProject {
  private let compiler: Compiler
  private let compilation: Compilation

  /// Compiles a project; nil if it has no `segue.json`.
  init?(_ files: FileList) {
    guard let files = files.project else { return nil }
    compiler = Compiler(Project(files))
    compilation = compiler.compile()
  }

  /// The diagnostics, one JSON object per line.
  var diagnostics: [UInt8] { json(compilation.diagnostics) }

  /// The diagnostics with those of extreme data that is made from the types of data.
  var checkedDiagnostics: [UInt8] { json(compiler.check().diagnostics) }

  private func json(_ diagnostics: [Diagnostic]) -> [UInt8] {
    Array(DiagnosticsJSON().render(diagnostics, in: compiler.project.sources).utf8)
  }

  var binaryArtefact: [UInt8] { compilation.binaryArtefact(of: compiler.project) }

  /// All artefacts, as a list of files.
  var artefacts: [UInt8] {
    var files = FileList()
    compilation.artefacts(of: compiler.project) { files.add(path: $0.path, bytes: $0.bytes) }
    return files.bytes
  }

  /// Returns where the components of a screen are in the whole device: with its defaults and its
  /// usual sample data, or as its first sample has it if it needs arguments.
  func layout(of screen: String, on device: String) -> Result<[UInt8], Refusal> {
    guard let device = compilation.devices.first(where: { $0.name == device }) else {
      return .failure(.noDevice)
    }
    let usual = compiler.screen(screen, direction: device.direction).value
    let first = compiler.samples(of: screen).first
    let built =
      usual
      ?? first.flatMap {
        compiler.screen(screen, sample: $0, direction: device.direction).value
      }
    guard let screen = built else { return .failure(.noScreen) }
    var scratch = LayoutScratch()
    let layout = compiler.layout(
      screen, on: device, presentation: screen.presentation, column: nil, in: &scratch)
    return .success(layout.value.json(sources: compiler.project.sources, in: &scratch))
  }

  /// Returns the plan of a link on a device, and all of its frames.
  func frames(
    of link: Int, on device: Int, framesPerSecond: Int
  ) -> Result<[UInt8], Refusal> {
    guard compilation.transits.indices.contains(link) else { return .failure(.noLink) }
    let plans = compilation.transits[link].plans
    guard plans.indices.contains(device) else { return .failure(.noDevice) }
    return .success(plans[device].json(framesPerSecond: framesPerSecond))
  }
}
