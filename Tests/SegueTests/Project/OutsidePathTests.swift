import Segue
import Testing

/// What leads out of a project is told where it is named. Which paths do is what a shell's `cd` makes of
/// them from the project's folder, where no step is a link.
@Suite("Paths that lead out of a project")
struct OutsidePathTests {
  @Test(
    "a path leads out if it is absolute, or climbs above where it begins",
    arguments: [
      ("screens", false), ("./screens/.", false), ("a/../screens", false), ("a/..", false),
      (".", false),
      ("", false), ("a/b/../../c", false), ("..a/...", false), ("a//b", false),
      ("..", true), ("../project/screens", true), ("/", true), ("/screens", true),
      ("a/../../screens", true), ("a/../..", true), ("./../x", true), ("a//../../x", true),
      ("a/../../a/b/c", true),
    ])
  func names(path: String, leadsOut: Bool) {
    #expect(leadsOutside(path) == leadsOut)
  }

  private static let manifest = """
    {"screens": ["../shared", "screens"], "components": ["/components"], "assets": "a/../../b",
     "fonts": [{"family": "Brand", "file": "../Brand.ttf"}]}
    """

  @Test("each name that leads out is an error at its place, and nothing more is said of it")
  func manifest() {
    let file = SourceFile(path: "segue.json", text: Self.manifest)
    let project = Project(ProjectFiles(manifest: file, screens: [], components: []))
    #expect(project.diagnostics.map(\.code) == Array(repeating: .outsideProject, count: 4))
    let named = project.diagnostics.map { diagnostic in
      String(
        decoding: file.bytes[diagnostic.range.lowerBound..<diagnostic.range.upperBound],
        as: UTF8.self)
    }
    #expect(named == [#""../shared""#, #""/components""#, #""a/../../b""#, #""../Brand.ttf""#])
    #expect(project.diagnostics.allSatisfy { $0.severity == .error })
  }

  @Test("where it is allowed, names are judged by what is there")
  func allowed() {
    let project = Project(
      ProjectFiles(
        manifest: SourceFile(path: "segue.json", text: Self.manifest), screens: [], components: [],
        missingFolders: ["../shared"], allowsOutside: true))
    // The folder that is missing, and the font that nobody has handed in.
    #expect(project.diagnostics.map(\.code) == [.missingFile, .missingFile])
  }

  private static func screen(_ source: String) -> SourceFile {
    SourceFile(
      path: "screens/s.json",
      text: """
        {"screen": "s", "root": {"type": "layout", "children": [
          {"type": "image", "source": "\(source)"}]}}
        """)
  }

  @Test(
    "a source that leaves the folder of assets is told, also where names may lead anywhere",
    arguments: ["../secret.png", "/etc/secret.png", "a/../../secret.png"])
  func sources(source: String) {
    for allowsOutside in [false, true] {
      let compiler = Compiler(
        Project(
          ProjectFiles(
            manifest: SourceFile(path: "segue.json", text: "{}"), screens: [Self.screen(source)],
            components: [], allowsOutside: allowsOutside)))
      #expect(compiler.compile().diagnostics.map(\.code) == [.outsideProject])
    }
  }

  @Test("a link that leads out is told at its folder, or at the start, and where a screen shows it")
  func links() throws {
    func diagnostics(_ manifest: String, _ paths: [String], shown: String) -> [Diagnostic] {
      var assets = AssetCatalog()
      assets.add(path: "inside.png", bytes: pngHeader(width: 4, height: 4))
      return Compiler(
        Project(
          ProjectFiles(
            manifest: SourceFile(path: "segue.json", text: manifest),
            screens: [Self.screen(shown)], components: [], assets: assets, outsidePaths: paths))
      ).compile().diagnostics
    }
    let named = diagnostics(
      #"{"assets": "pictures"}"#, ["pictures/b.png", "pictures/a.png"], shown: "a.png")
    #expect(named.map(\.code) == [.outsideProject, .outsideProject])
    #expect(named[0].range.lowerBound == 11 && named[1].range.file != FileID(0))
    #expect(named[0].message.contains(#""pictures/a.png" and 1 more lead"#))
    // What is below a folder that is a link leads out too; what lies beside it does not.
    for shown in ["more/a.png", "inside.png", "gone.png"] {
      let codes = diagnostics("{}", ["assets/more"], shown: shown).map(\.code)
      let expected: [DiagnosticCode] =
        switch shown {
        case "more/a.png": [.outsideProject, .outsideProject]
        case "inside.png": [.outsideProject]
        default: [.outsideProject, .missingAsset]
        }
      #expect(codes == expected, "\(shown)")
    }
    // The whole folder.
    #expect(
      diagnostics("{}", ["assets"], shown: "gone.png").map(\.code)
        == [.outsideProject, .outsideProject])
    // Somewhere in a project whose own folder has the assets.
    #expect(
      diagnostics(#"{"assets": "."}"#, ["a.png"], shown: "a.png").map(\.code)
        == [.outsideProject, .outsideProject])
  }

  @Test("what a link out of the project may have declared is not missed")
  func screens() {
    let screen = SourceFile(
      path: "screens/s.json",
      text: """
        {"screen": "s", "root": {"type": "button", "title": "Go", "events": {"tap": [
          {"type": "navigate", "to": "shop://other"}]}}}
        """)
    let project = Project(
      ProjectFiles(
        manifest: SourceFile(path: "segue.json", text: #"{"schemes": ["shop"]}"#),
        screens: [screen], components: [], outsidePaths: ["screens/other.json"]))
    let codes = Compiler(project).compile().diagnostics.map(\.code)
    #expect(codes.contains(.outsideProject) && !codes.contains(.deadLink), "\(codes)")
  }
}
