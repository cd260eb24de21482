import Segue
import Testing

/// A screen in a project, checked on devices that keep hand computations simple: lines of text are
/// 20 points high, and devices have no insets by default.
///
/// The markers 1️⃣ and 2️⃣ enclose the range of the only diagnostic.
struct CheckedScreen {
  let test: TestProject
  let found: [Diagnostic]

  init(
    _ root: String, keys: String = "", devices: String = #""400x800@1""#, components: String = "",
    assets: String = "--- assets/a.png 400x400", manifest: String = ""
  ) {
    test = TestProject(
      #"""
      --- segue.json
      {"schemes": ["s"], "devices": [\#(devices)]\#(manifest.isEmpty ? "" : ", " + manifest)}
      --- screens/a.json
      {"screen": "a"\#(keys.isEmpty ? "" : ", " + keys), "root": \#(root)}
      \#(components)
      \#(assets)
      """#)
    found = test.diagnostics
  }

  var list: [String] { found.map { "\($0.code.rawValue) \($0.range): \($0.message)" } }

  /// Expects one diagnostic, at the marked range, whose message contains `words`.
  func expect(
    _ code: DiagnosticCode, _ words: String..., severity: Diagnostic.Severity = .warning,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(found.map(\.code) == [code], "\(list)", sourceLocation: sourceLocation)
    guard let diagnostic = found.first else { return }
    #expect(diagnostic.severity == severity, sourceLocation: sourceLocation)
    if let range = test.range(1, 2) {
      #expect(diagnostic.range == range, "\(list)", sourceLocation: sourceLocation)
    }
    for text in words {
      #expect(diagnostic.message.contains(text), "\(list)", sourceLocation: sourceLocation)
    }
  }

  /// Expects that the diagnostic has one note, between these markers.
  func expectNote(_ start: Int, _ end: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      found.first?.notes.map { Optional($0.range) } == [test.range(start, end)],
      sourceLocation: sourceLocation)
  }

  func expectNothing(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(list == [], sourceLocation: sourceLocation)
  }
}

extension CheckedScreen {
  /// A declaration of the test font Regular.ttf as the family Brand: A is 0.64 em wide, B 0.61, a
  /// space 0.26, and é is the only other character.
  static let brand = #""fonts": [{"family": "Brand", "file": "fonts/Brand.ttf"}]"#

  /// Returns a layout that fills the screen, with these children.
  static func column(_ style: String = "", _ children: String...) -> String {
    #"{"type": "layout", "style": {\#(style)}, "children": [\#(children.joined(separator: ", "))]}"#
  }

  /// Returns a layout without children.
  static func box(_ style: String) -> String { #"{"type": "layout", "style": {\#(style)}}"# }
}
