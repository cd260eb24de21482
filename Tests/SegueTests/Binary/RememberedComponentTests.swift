import Segue
import Testing

/// Tests of what a build compiles again after a change of composed components.
@Suite struct RememberedComponentTests {
  private static let stamp = FileStamp(volume: 1, number: 1, size: 1, modified: 1, changed: 1)
  /// The screens use one component each, `inner` through `outer`, and none.
  private static let screens = [("a", "card"), ("b", "outer"), ("c", "layout")].map {
    SourceFile(
      path: "screens/\($0).json",
      text: #"{"screen": "\#($0)", "root": {"type": "layout", "children": [{"type": "\#($1)"}]}}"#)
  }
  private static let components = [
    "card": #"{"type": "label", "text": "A card"}"#,
    "inner": #"{"type": "label", "text": "Inner"}"#,
    "outer": #"{"type": "inner"}"#,
    "unused": #"{"type": "label", "text": "Unused"}"#,
  ]

  private static func project(_ components: [String: String]) -> ProjectFiles {
    ProjectFiles(
      manifest: SourceFile(path: "segue.json", text: #"{"app": "tiny", "devices": ["iphone-15"]}"#),
      screens: screens,
      components: components.sorted { $0.key < $1.key }.map {
        SourceFile(
          path: "components/\($0).json", text: #"{"component": "\#($0)", "body": \#($1)}"#)
      }, assets: AssetCatalog())
  }

  private static func built(
    _ components: [String: String], remembering memory: BuildMemory?
  ) throws -> Build {
    var files = project(components)
    var known: [KnownScreen] = []
    for (place, screen) in files.screens.enumerated() {
      guard let screen = memory?.screen(at: screen.path, stamp, bytes: { screen.bytes }) else {
        continue
      }
      known.append(screen)
      files.screens[place] = SourceFile(path: screen.path, bytes: [])
    }
    let unread = UnreadScreens(known, among: files)
    let project = try #require(Project(files, except: unread))
    let environment = BuildEnvironment(
      project, unread: unread, devices: project.devices, tool: "test", by: SerialWorkers())
    return try #require(
      Compiler(project).build(
        on: project.devices, hasFiles: false, remembering: memory, unread: unread, in: environment,
        by: SerialWorkers()))
  }

  private static func memory() throws -> BuildMemory {
    let build = try built(components, remembering: nil)
    var stamps = ProjectStamps(time: 1 << 60)
    for screen in screens { stamps.screens[screen.path] = stamp }
    let artefact = try #require(build.binaryArtefact(after: nil, by: SerialWorkers()))
    let bytes = build.memory(
      of: stamps, tool: "test", artefact: artefact, after: nil, by: SerialWorkers())
    return try #require(BuildMemory(bytes, tool: "test"))
  }

  @Test(
    "Only the screens that use a component are compiled again when it changes",
    arguments: [
      ("card", ["a"]), ("inner", ["b"]), ("outer", ["b"]), ("unused", []),
    ])
  func change(component: String, compiled: [String]) throws {
    let memory = try Self.memory()
    var components = Self.components
    components[component] = #"{"type": "label", "text": "Changed"}"#
    let build = try Self.built(components, remembering: memory)
    // Only the files of screens that are compiled again are read.
    let read = build.project.sources.files.filter { !$0.bytes.isEmpty }.map(\.path)
    #expect(read.filter { $0.hasPrefix("screens/") } == compiled.map { "screens/\($0).json" })
    #expect(build.isWritten(as: memory.written) == compiled.isEmpty)
    let whole = try Self.built(components, remembering: nil)
    #expect(
      build.binaryArtefact(after: memory.written, by: SerialWorkers())?.digest
        == whole.binaryArtefact(after: nil, by: SerialWorkers())?.digest)
  }

  @Test("Everything is compiled again when a component is added or renamed")
  func names() throws {
    let memory = try Self.memory()
    var components = Self.components
    components["new"] = #"{"type": "label", "text": "New"}"#
    #expect(try !Self.built(components, remembering: memory).isWritten(as: memory.written))
    components = Self.components
    components["renamed"] = components.removeValue(forKey: "unused")
    #expect(try !Self.built(components, remembering: memory).isWritten(as: memory.written))
  }
}
