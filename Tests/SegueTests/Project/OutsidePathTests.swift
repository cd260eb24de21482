import Segue
import Testing

/// Paths out of a project are reported where they are named. The expectations follow a shell's `cd`
/// from the project's folder, without symbolic links.
@Suite("Paths out of a project")
struct OutsidePathTests {
  @Test(
    "A path leads out if it is absolute or climbs above its start",
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

  @Test("Each name that leads out is one error at its location")
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

  @Test("If outside paths are allowed, names are checked by their existence")
  func allowed() {
    let project = Project(
      ProjectFiles(
        manifest: SourceFile(path: "segue.json", text: Self.manifest), screens: [], components: [],
        missingFolders: ["../shared"], allowsOutside: true))
    // The missing folder, and the font whose bytes were not provided.
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
    "A source outside the asset folder is an error, even if outside paths are allowed",
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

  @Test("A link out is reported at its folder or at the start, and at each component that shows it")
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
    // Files below a linked folder lead out too; files beside it do not.
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
    // The whole asset folder is a link.
    #expect(
      diagnostics("{}", ["assets"], shown: "gone.png").map(\.code)
        == [.outsideProject, .outsideProject])
    // The asset folder is the project's own folder.
    #expect(
      diagnostics(#"{"assets": "."}"#, ["a.png"], shown: "a.png").map(\.code)
        == [.outsideProject, .outsideProject])
  }

  @Test("Screens behind a link out of the project are not reported as missing")
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
