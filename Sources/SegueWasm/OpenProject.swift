/// A project, for questions about it.
final class OpenProject {
  let compiler: Compiler
  /// The project compiled as a whole, which the first question about all of it takes time for.
  private lazy var compilation = compiler.compile()

  init(_ files: FileList) throws(Refusal) { compiler = Compiler(try files.project) }

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

  // MARK: Screens

  /// Returns where the components of a screen are in the whole device.
  func layout(_ bytes: [UInt8]) throws(Refusal) -> [UInt8] {
    var question = try Question(bytes, keys: ScreenQuestion.keys)
    let asked = try ScreenQuestion(&question)
    var scratch = LayoutScratch()
    let (layout, offsets) = try asked.layout(by: try asked.filled(compiler), in: &scratch)
    return layout.json(scrolledBy: offsets, sources: compiler.project.sources, in: &scratch)
  }

  /// Returns a drawing of a screen.
  func drawing(_ bytes: [UInt8]) throws(Refusal) -> [UInt8] {
    var question = try Question(bytes, keys: ScreenQuestion.keys + ["outline"])
    let asked = try ScreenQuestion(&question)
    let outline = try question.boolean("outline") ?? false
    var scratch = LayoutScratch()
    let (layout, offsets) = try asked.layout(by: try asked.filled(compiler), in: &scratch)
    return Array(
      svg(layout, scrolledBy: offsets, outline: outline, picture: pictureAddress).utf8)
  }

  // MARK: Clients

  /// What a client in a browser needs besides screens.
  var app: [UInt8] { compiler.project.app(addresses) { uriReference(forPath: $0) } }

  /// Returns a screen as a client in a browser shows it, as HTML.
  func elements(_ bytes: [UInt8]) throws(Refusal) -> [UInt8] {
    var question = try Question(bytes, keys: ScreenQuestion.keys + ScreenQuestion.shownKeys)
    let asked = try ScreenQuestion(&question)
    var scratch = LayoutScratch()
    let layout = try asked.layout(by: try asked.filled(compiler), in: &scratch).layout
    return Array(layout.html(addresses).utf8)
  }

  private var addresses: HTMLAddresses {
    HTMLAddresses(picture: pictureAddress, link: compiler.project.manifest.ownLink)
  }

  /// Returns the address of a picture in drawings and elements: that on its server, or its path
  /// from the project's folder.
  func pictureAddress(_ source: String) -> String? {
    if isRemote(source) { return source }
    guard compiler.project.assets?[source] != nil else { return nil }
    return uriReference(forPath: "\(compiler.project.manifest.assetFolder)/\(source)")
  }

  /// Returns the layout of a screen that is not among the project's files, and all diagnostics.
  ///
  /// - Parameters:
  ///   - files: The screen, and the data that fills it.
  ///   - bytes: The question: the device, the arguments, and whether it is drawn.
  func compile(_ files: FileList, _ bytes: [UInt8]) throws(Refusal) -> [UInt8] {
    var question = try Question(bytes, keys: ["device", "arguments", "phase", "drawing"])
    let device = try compiler.project.device(named: try question.required("device"))
    let given = try question.arguments("arguments")
    let phase = try question.phase("phase") ?? .content
    let isDrawn = try question.boolean("drawing") ?? false
    guard (1...2).contains(files.files.count) else { throw Refusal.damagedFiles }
    let sources = files.files.map { SourceFile(path: $0.path, bytes: $0.bytes) }
    var requested = compiler.read(sources[0])
    if requested.id != nil {
      guard let shown = requested.showing(phase) else {
        throw Refusal("the screen declares no \(phase.rawValue)")
      }
      if phase != .content, sources.count == 2 {
        throw Refusal("a \(phase.rawValue) is shown without data")
      }
      requested = shown
    }
    if sources.count == 2 { requested = requested.filled(with: sources[1]) }
    var values: [String: ScalarValue] = [:]
    if let screen = requested.declaration { values = try given.values(for: screen.parameters) }
    var scratch = LayoutScratch()
    let placed = compiler.layout(requested, arguments: values, on: device, in: &scratch)
    let layout = placed.value?.json(sources: requested.sources, in: &scratch)
    var bytes = Array("{\"layout\":".utf8)
    bytes += layout ?? Array("null".utf8)
    if isDrawn, let placed = placed.value {
      var writer = JSONWriter()
      writer.string(svg(placed, picture: pictureAddress))
      bytes += ",\"drawing\":".utf8
      bytes += writer.bytes
    }
    bytes += ",\"diagnostics\":[".utf8
    let lines = json(placed.diagnostics, in: requested.sources)
    for (number, line) in lines.split(separator: UInt8(ascii: "\n")).enumerated() {
      if number > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += line
    }
    bytes += "]}".utf8
    return bytes
  }

  // MARK: Transitions

  /// Returns the plan of a link on a device, and all of its frames.
  func frames(
    of link: Int, on device: Int, framesPerSecond: Int
  ) throws(Refusal) -> [UInt8] {
    guard compilation.transits.indices.contains(link) else {
      throw Refusal("the project has no such link")
    }
    let plans = compilation.transits[link].plans
    guard plans.indices.contains(device) else { throw Refusal("the project has no such device") }
    return plans[device].json(framesPerSecond: framesPerSecond)
  }

  /// Returns the data of a preview on a device: the elements that its page contains.
  func preview(on name: [UInt8]) throws(Refusal) -> [UInt8] {
    let device = try compiler.project.device(named: String(decoding: name, as: UTF8.self))
    let addresses = PreviewAddresses(
      picture: pictureAddress, font: { uriReference(forPath: $0) })
    let shell = PageShell(html: Array("<!--data-->".utf8), css: [], scripts: [])
    let preview = compiler.previewPage(on: [device], addresses: addresses, in: shell).value
    guard let preview else { throw Refusal("the project has errors") }
    guard preview.screens > 0 else {
      throw Refusal("the project has no screen that could be shown")
    }
    return preview.page
  }

  /// Launches the app of the project.
  func navigation(on device: String) throws(Refusal) -> NavigationSession {
    try NavigationSession(compiler, on: device, diagnostics: compilation.diagnostics)
  }
}
