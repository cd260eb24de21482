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
  var diagnostics: [UInt8] { json(compilation.diagnostics, in: compiler.project.sources) }

  /// The diagnostics with those of extreme data that is made from the types of data.
  var checkedDiagnostics: [UInt8] {
    json(compiler.check().diagnostics, in: compiler.project.sources)
  }

  private func json(_ diagnostics: [Diagnostic], in sources: SourceMap) -> [UInt8] {
    Array(DiagnosticsJSON().render(diagnostics, in: sources).utf8)
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
    guard let device = self.device(named: device) else { return .failure(.noDevice) }
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

  /// Returns the layout of a screen that is not among the project's files, and all diagnostics.
  ///
  /// - Parameters:
  ///   - file: The screen.
  ///   - arguments: An object with its arguments as JSON; nil for its defaults.
  ///   - data: The data that fills it.
  ///   - device: The name of the device.
  func compile(
    _ file: SourceFile, arguments: [UInt8]?, data: SourceFile?, on device: String
  ) -> Result<[UInt8], Refusal> {
    guard let device = self.device(named: device) else { return .failure(.noDevice) }
    guard let arguments = scalars(arguments ?? Array("{}".utf8)) else {
      return .failure(.noArguments)
    }
    var requested = compiler.read(file)
    if let data { requested = requested.filled(with: data) }
    var scratch = LayoutScratch()
    let placed = compiler.layout(requested, arguments: arguments, on: device, in: &scratch)
    let layout = placed.value?.json(sources: requested.sources, in: &scratch)
    var bytes = Array("{\"layout\":".utf8)
    bytes += layout ?? Array("null".utf8)
    bytes += ",\"diagnostics\":[".utf8
    let lines = json(placed.diagnostics, in: requested.sources)
    for (number, line) in lines.split(separator: UInt8(ascii: "\n")).enumerated() {
      if number > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += line
    }
    bytes += "]}".utf8
    return .success(bytes)
  }

  private func device(named name: String) -> Device? {
    compilation.devices.first { $0.name == name }
  }

  /// Reads the values of an object; nil unless all are strings, numbers and booleans.
  private func scalars(_ json: [UInt8]) -> [String: ScalarValue]? {
    let (document, problems) = parseJSON(SourceFile(path: "arguments", bytes: json), id: FileID(0))
    guard !problems.hasErrors, document.kind(document.root) == .object else { return nil }
    var values: [String: ScalarValue] = [:]
    for node in document.elements(document.root) {
      guard let name = document.string(document.key(ofMember: node)) else { return nil }
      switch document.kind(node) {
      case .string: values[name] = .string(document.string(node) ?? "")
      case .true, .false: values[name] = .boolean(document.kind(node) == .true)
      case .number:
        guard let number = document.number(node), number.isFinite else { return nil }
        values[name] = .number(number)
      default: return nil
      }
    }
    return values
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
