import Segue
import Testing

/// A project may contain a build memory, whose digest is not secret, so it may contain anything. A
/// forged memory may make a build wrong, as its author could have forged the outputs, but must
/// never crash it.
@Suite struct ForgedMemoryTests {
  static let first = """
    {"screen": "a", "route": "/", "title": "A", "root": {"type": "layout", "id": "root",
     "children": [
      {"type": "image", "id": "p", "hero": "h", "source": "p.png",
       "style": {"width": 40, "height": 30},
       "events": {"tap": [{"type": "navigate", "to": "tiny://b/7"}]}},
      {"type": "label", "text": "Hello world", "style": {"fontSize": 90}}]}}
    """
  static let files = ProjectFiles(
    manifest: SourceFile(
      path: "segue.json",
      text: #"{"app": "tiny", "schemes": ["tiny"], "devices": ["iphone-15", "ipad"]}"#),
    screens: [
      SourceFile(
        path: "screens/a.json",
        text: first),
      SourceFile(
        path: "screens/b.json",
        text: """
          {"screen": "b", "route": "/b/{n}",
           "parameters": {"n": "number", "m": {"type": "string", "default": "x"}},
           "presentation": "sheet", "sheet": {"detents": ["medium", "large"]},
           "root": {"type": "layout", "children": [
            {"type": "image", "id": "q", "hero": "h", "source": "p.png", "style": {"width": 80},
             "events": {"tap": [{"type": "track", "event": "e"}, {"type": "dismiss"}]}}]}}
          """),
    ],
    components: [], assets: assets)
  static var assets: AssetCatalog {
    var assets = AssetCatalog()
    assets.add(path: "p.png", bytes: pngHeader(width: 8, height: 6))
    return assets
  }
  static let stamp = FileStamp(volume: 1, number: 1, size: 1, modified: 1, changed: 1)
  static var stamps: ProjectStamps {
    var stamps = ProjectStamps(time: 1 << 60)
    for screen in files.screens { stamps.screens[screen.path] = stamp }
    stamps.assets["p.png"] = stamp
    return stamps
  }
  static let memory: [UInt8] = {
    let build = built(remembering: nil, files.screens)
    let artefact = build?.binaryArtefact(after: nil, by: SerialWorkers())
    return artefact.flatMap { artefact in
      build?.memory(
        of: stamps, tool: "test", artefact: artefact, after: nil, by: SerialWorkers())
    } ?? []
  }()

  /// The inputs of a build.
  struct Inputs {
    let project: Project
    let unread: UnreadScreens
    let environment: BuildEnvironment
  }

  /// Returns a project with the screens in `read`; all others are taken from the memory if it
  /// contains them.
  static func inputs(
    remembering memory: BuildMemory?, _ read: [SourceFile], of files: ProjectFiles = files
  ) -> Inputs? {
    var files = files
    files.screens = read
    var known: [KnownScreen] = []
    for screen in Self.files.screens where !read.contains(where: { $0.path == screen.path }) {
      if let screen = memory?.screen(at: screen.path, stamp, bytes: { screen.bytes }) {
        known.append(screen)
        files.screens.append(SourceFile(path: screen.path, bytes: []))
      } else {
        files.screens.append(screen)
      }
    }
    if let asset = memory?.asset(at: "p.png", stamp) { files.assets.add(path: "p.png", asset) }
    let unread = UnreadScreens(known, among: files)
    guard let project = Project(files, except: unread) else { return nil }
    let environment = BuildEnvironment(
      project, unread: unread, devices: project.devices, tool: "test", by: SerialWorkers())
    return Inputs(project: project, unread: unread, environment: environment)
  }

  /// Builds such a project.
  static func built(remembering memory: BuildMemory?, _ read: [SourceFile]) -> Build? {
    inputs(remembering: memory, read).flatMap { inputs in
      Compiler(inputs.project).build(
        on: inputs.project.devices, hasFiles: true, remembering: memory, unread: inputs.unread,
        in: inputs.environment, by: SerialWorkers())
    }
  }

  /// Reports as a command does that finds everything unchanged.
  private func report(by memory: BuildMemory) {
    guard let inputs = Self.inputs(remembering: memory, []),
      let report = memory.report(of: inputs.environment, hasFiles: true)
    else { return }
    let files = Set(report.diagnostics.map(\.range.file))
    if let sources = inputs.unread.reading(files, into: inputs.project.sources) {
      _ = DiagnosticsText().render(report.diagnostics, in: sources)
    }
  }

  /// Uses a build as a command does.
  private func use(_ build: Build, after memory: BuildMemory) {
    let workers = SerialWorkers()
    let sources = build.sources(reading: Set(build.diagnostics.map(\.range.file)))
    if let sources { _ = DiagnosticsText().render(build.diagnostics, in: sources) }
    _ = build.counts
    _ = build.summaries(of: build.project)
    _ = build.isWritten(as: memory.written)
    _ = build.needsOnly([], by: workers)
    _ = build.paths(by: workers)
    _ = build.artefacts(after: memory.written, by: workers) { $0.bytes.count }
    if let artefact = build.binaryArtefact(after: memory.written, by: workers) {
      _ = build.memory(
        of: Self.stamps, tool: "test", artefact: artefact, after: memory.written, by: workers)
    }
  }

  @Test("A valid memory is reused, and nothing is left to build")
  func sound() throws {
    let memory = try #require(BuildMemory(Self.memory, tool: "test"))
    let build = try #require(Self.built(remembering: memory, []))
    #expect(build.isWritten(as: memory.written))
    #expect(build.project.sources.files.map(\.bytes.isEmpty) == [false, true, true])
  }

  @Test("A forged memory never crashes", arguments: 0..<16)
  func forged(part: Int) throws {
    var random = SeededRandom(seed: UInt64(part))
    let changed = SourceFile(
      path: "screens/a.json", text: Self.first.replacing("Hello", with: "Other"))
    var opened = 0
    for _ in 0..<tries(1000, withoutOptimisation: 12) {
      var bytes = Self.memory.dropLast(16)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 24..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[place] = bytes[place] &+ (Bool.random(using: &random) ? 1 : 255)
        case 2: bytes[place] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
        // Nine bytes of a variable-length number: the largest one, or with a tenth byte a negative
        // one.
        default:
          bytes.replaceSubrange(
            place..<min(place + 1, bytes.count),
            with: [255, 255, 255, 255, 255, 255, 255, 255, 127]
              + (Bool.random(using: &random) ? [] : [1]))
        }
      }
      // The word after the magic number and the tool is the offset of the tables, which have moved.
      let moved = bytes.count - (Self.memory.count - 16)
      let place = Self.memory[24..<32].reversed().reduce(0) { $0 << 8 | Int($1) } + moved
      for byte in 0..<8 { bytes[24 + byte] = UInt8(truncatingIfNeeded: place >> (8 * byte)) }
      let digest = ContentDigest(Array(bytes))
      for word in [digest.high, digest.low] {
        for byte in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(8 * byte))) }
      }
      guard let memory = BuildMemory(Array(bytes), tool: "test") else { continue }
      opened += 1
      report(by: memory)
      for read in [[], [changed]] {
        if let build = Self.built(remembering: memory, read) { use(build, after: memory) }
      }
    }
    #expect(opened > tries(500, withoutOptimisation: 4))
  }
}
