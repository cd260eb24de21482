import Segue
import Testing

/// The expected ranges and severities are marked by hand, from the documentation of the manifest.
@Suite("Project fonts")
struct ProjectFontTests {
  static func project(
    _ fonts: String, files: String = "--- fonts/Brand.ttf", family: String = "Inter"
  )
    -> String
  {
    """
    --- segue.json
    {"fonts": [\(fonts)]}
    --- screens/home.json
    {"screen": "home", "root": {"type": "layout", "style": {"fontFamily": "\(family)"}}}
    \(files)
    """
  }

  static let broken: [BrokenInput] = [
    BrokenInput(
      "a font that is not there", .missingFile,
      project(#"{"family": "Brand", "file": 1️⃣"fonts/Brand.otf"2️⃣}"#)),
    BrokenInput(
      "a font that is none", .fontUnreadable,
      project(
        #"{"family": "Brand", "file": 1️⃣"fonts/Brand.ttf"2️⃣}"#,
        files: "--- fonts/Brand.ttf\n<html>")),
    BrokenInput(
      "a bold font that is declared as regular", .mismatchedFont, .warning,
      project(#"{"family": "Brand", "weight": 700, "file": 1️⃣"fonts/Brand.ttf"2️⃣}"#)),
    BrokenInput(
      "an italic that is declared as normal", .mismatchedFont, .warning,
      project(
        #"{"family": "Brand", "weight": 600, "file": 1️⃣"fonts/Brand.ttf"2️⃣}"#,
        files: "--- fonts/Brand.ttf Italic.ttf")),
    BrokenInput(
      "weights that a variable font does not have", .mismatchedFont, .warning,
      project(
        #"{"family": "Brand", "weight": "100 800", "file": 1️⃣"fonts/Brand.ttf"2️⃣}"#,
        files: "--- fonts/Brand.ttf Variable.ttf")),
    BrokenInput(
      "two fonts of one weight", .duplicateFont, .warning,
      project(
        #"{"family": "Brand", "file": 3️⃣"fonts/Brand.ttf"4️⃣}, "#
          + #"{"family": "brand", "weight": 400, "file": 1️⃣"fonts/Brand.ttf"2️⃣}"#)),
    BrokenInput(
      "a family that nobody declares", .unknownFont, .warning, fix: #""Brand""#,
      """
      --- segue.json
      {"fonts": [{"family": "Brand", "file": "fonts/Brand.ttf"}]}
      --- fonts/Brand.ttf
      --- screens/home.json
      {"screen": "home", "root": {"type": "layout", "style": {"fontFamily": 1️⃣"Brnad"2️⃣}}}
      """),
    BrokenInput(
      "a family of a list that nobody declares", .unknownFont, .warning,
      #"{"screen": "s", "root": {"type": "layout", "style": {"fontFamily": "1️⃣Helvetica2️⃣, Inter"}}}"#
    ),
    BrokenInput(
      "a later family of a list that nobody declares", .unknownFont, .warning,
      #"{"screen": "s", "root": {"type": "layout", "style": {"fontFamily": "Inter, 'sans-serif' ,1️⃣Gill Sans2️⃣"}}}"#
    ),
    BrokenInput(
      "a family of a list that is written with escapes", .unknownFont, .warning,
      #"{"screen": "s", "root": {"type": "layout", "style": {"fontFamily": 1️⃣"Inter, \u0047ill"2️⃣}}}"#
    ),
    BrokenInput(
      "a family whose spaces count as one", .unknownFont, .warning,
      #"{"screen": "s", "root": {"type": "layout", "style": {"fontFamily": 1️⃣"Gill  Sans, Inter"2️⃣}}}"#
    ),
    BrokenInput(
      "a run in a family that nobody declares", .unknownFont, .warning,
      #"""
      {"screen": "s", "root": {"type": "label", "style": {"paddingTop": 80}, "text": [
        {"text": "a", "style": {"fontFamily": 1️⃣"Helvetica"2️⃣}}]}}
      """#),
    BrokenInput(
      "a family that a component is given twice", .unknownFont, .warning,
      """
      --- components/line.json
      {"component": "line", "body": {"type": "label", "text": "a", "style": {"fontFamily": 1️⃣"Gill"2️⃣}}}
      --- screens/home.json
      {"screen": "home", "root": {"type": "layout", "style": {"paddingTop": 80},
        "children": [{"type": "line"}, {"type": "line"}]}}
      """),
  ]

  @Test("A mistake in a font declaration is reported", arguments: broken)
  func checkFonts(_ input: BrokenInput) { input.check() }

  @Test("A family whose file cannot be read is not also reported as unknown")
  func unreadableFamily() {
    let test = TestProject(
      Self.project(
        #"{"family": "Brand", "file": "fonts/Brand.ttf"}"#, files: "--- fonts/Brand.ttf\n-",
        family: "Brand"))
    #expect(test.diagnostics.map(\.code) == [.fontUnreadable])
  }

  @Test("The message names the damaged table")
  func damagedTable() {
    var bytes = TestFont.bytes("Variable.ttf")
    bytes = FontReadingTests.without("HVAR", in: bytes)
    let manifest = SourceFile(
      path: "segue.json", text: #"{"fonts": [{"family": "Brand", "file": "b.ttf"}]}"#)
    let fonts = FontCatalog(Manifest.read(manifest).manifest.fonts) { _ in bytes }
    let project = Project(
      ProjectFiles(manifest: manifest, screens: [], components: [], fonts: fonts))
    #expect(project.diagnostics.map(\.code) == [.fontUnreadable])
    #expect(project.diagnostics.map(\.severity) == [.warning])
    #expect(project.diagnostics[0].message.contains("the table HVAR is missing"))
    #expect(project.fonts.contains(family: "Brand"))
  }

  /// A is 640 and B 610 of 1000 units wide, so "AB" at 100 points is 125 points wide; at weight 800
  /// of Variable.ttf it is 660 + 623 units, by fonttools. The line is 800 + 200 + 90 units high.
  @Test(
    "Text is measured in the project's fonts",
    arguments: [
      ("Regular.ttf", "Brand", #""flexShrink": 0"#, 125.0, 109.0),
      ("Regular.ttf", "Nobody, 'BRAND'", #""flexShrink": 0"#, 125, 109),
      ("Typographic.ttf", "Brand", #""flexShrink": 0"#, 125, 100),
    ])
  func measured(font: String, family: String, style: String, width: Double, height: Double) throws {
    let test = TestProject(
      """
      --- segue.json
      {"fonts": [{"family": "Brand", "file": "fonts/Brand.ttf"}]}
      --- fonts/Brand.ttf \(font)
      --- screens/home.json
      {"screen": "home", "root": {"type": "layout",
       "style": {"alignItems": "flex-start", "fontFamily": "\(family)"}, "children": [
        {"type": "label", "id": "label", "text": "AB", "style": {"fontSize": 100}}]}}
      """)
    var diagnostics: [Diagnostic] = []
    let compiler = Compiler(test.project)
    let screen = try #require(compiler.screen("home", &diagnostics))
    let layout = compiler.layout(screen, on: Device.builtIn[1], &diagnostics)
    let frame = layout.tree.frames[1]
    #expect(frame.size == Size(width: width, height: height))
  }

  @Test("A file is requested once, however often it is declared")
  func asksOnce() {
    let manifest = SourceFile(
      path: "segue.json",
      text: """
        {"fonts": [{"family": "A", "weight": "200 500", "file": "v.ttf"},
                   {"family": "A", "weight": "501 800", "file": "v.ttf"},
                   {"family": "B", "weight": "800 200", "file": "v.ttf"}, {"family": "C", "file": "n"},
                   {"family": "D", "file": "n"}]}
        """)
    var asked: [String] = []
    let fonts = FontCatalog(Manifest.read(manifest).manifest.fonts) { path in
      asked.append(path)
      return path == "n" ? nil : TestFont.bytes("Variable.ttf")
    }
    #expect(asked == ["v.ttf", "n"])
    let project = Project(
      ProjectFiles(manifest: manifest, screens: [], components: [], fonts: fonts))
    #expect(project.diagnostics.map(\.code) == [.missingFile, .missingFile])
    let face = project.fonts.face(for: FontDescription(family: "B", weight: 600))
    #expect(face.weight == 600)
  }
}
