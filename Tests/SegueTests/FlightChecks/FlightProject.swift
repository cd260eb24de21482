import Segue
import Testing

/// A project of two screens whose only link is checked. By default the device has 400 × 800 pixels,
/// and the transition declares everything that is checked.
///
/// Diagnostics of layouts are ignored.
///
/// The markers 1️⃣ and 2️⃣ enclose the range of the only diagnostic, 3️⃣ and 4️⃣ that of its first
/// note, 5️⃣ and 6️⃣ that of the second.
struct FlightProject {
  let test: TestProject
  let found: [Diagnostic]

  static let hero = #"{"kind": "hero", "duration": 0.3, "reducedMotion": "fade"}"#
  static let tap = #""events": {"tap": [{"type": "navigate", "to": "s://b", "transition": "t"}]}"#

  /// Creates a project whose screens have the roots `a` and `b`.
  init(
    _ a: String, _ b: String, transition: String = Self.hero,
    devices: String = #""400x800@1""#, keys: String = "",
    assets: String = "--- assets/p.png 1000x1000", components: String = ""
  ) {
    test = TestProject(
      #"""
      --- segue.json
      {"schemes": ["s"], "devices": [\#(devices)], "transitions": {9️⃣"t"8️⃣: \#(transition)}}
      --- screens/a.json
      {"screen": "a", "root": \#(a)}
      --- screens/b.json
      {"screen": "b", "route": "/b", \#(keys)"root": \#(b)}
      \#(components)
      \#(assets)
      """#)
    let layouts: Set<DiagnosticCode> = [
      .visibleOverflow, .zeroSize, .squeezedContent, .smallTapTarget, .coveredContent,
    ]
    found = test.diagnostics.filter { !layouts.contains($0.code) }
  }

  var list: [String] { found.map { "\($0.code.rawValue) \($0.range): \($0.message)" } }

  /// Expects one diagnostic, at the marked range and with the marked notes, whose message contains
  /// `words`.
  func expect(
    _ code: DiagnosticCode, _ words: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(found.map(\.code) == [code], "\(list)", sourceLocation: sourceLocation)
    guard let diagnostic = found.first else { return }
    #expect(diagnostic.severity == .warning, sourceLocation: sourceLocation)
    if let range = test.range(1, 2) {
      #expect(diagnostic.range == range, "\(list)", sourceLocation: sourceLocation)
    }
    let notes = [3, 5].compactMap { test.range($0, $0 + 1) }
    #expect(
      notes.allSatisfy(diagnostic.notes.map(\.range).contains), "\(diagnostic.notes)",
      sourceLocation: sourceLocation)
    for text in words {
      #expect(diagnostic.message.contains(text), "\(list)", sourceLocation: sourceLocation)
    }
  }

  func expectNothing(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(list == [], sourceLocation: sourceLocation)
  }
}

extension FlightProject {
  /// Returns a layout that fills the screen, with these children.
  static func screen(_ children: String...) -> String {
    #"{"type": "layout", "children": [\#(children.joined(separator: ", "))]}"#
  }

  /// Returns a picture that does not shrink.
  static func picture(
    _ width: Double, _ height: Double, _ style: String = "", source: String = #""p.png""#,
    keys: String = ""
  ) -> String {
    #"""
    {"type": "image", "source": \#(source)\#(keys.isEmpty ? "" : ", " + keys), "style": {
      "width": \#(width), "height": \#(height), "flexShrink": 0\#(style.isEmpty ? "" : ", " + style)}}
    """#
  }

  /// Returns a picture that opens the other screen.
  static func tapped(
    _ width: Double, _ height: Double, _ style: String = "", source: String = #""p.png""#,
    keys: String = ""
  ) -> String {
    picture(width, height, style, source: source, keys: keys.isEmpty ? tap : keys + ", " + tap)
  }
}
