import Segue
import Testing

/// A project of minimal screens that are linked to each other, and its navigation diagnostics.
///
/// The markers 1️⃣ and 2️⃣ enclose the range of the only diagnostic, 3️⃣ and 4️⃣ that of its first
/// note, 5️⃣ and 6️⃣ that of the second, 7️⃣ and 8️⃣ that of the third. `at: 3` puts 3️⃣ and 4️⃣
/// around a name or a link.
struct LinkedScreens {
  let test: TestProject
  let found: [Diagnostic]

  /// Creates a project. `navigation` is part of segue.json; by default the app has one stack that
  /// begins with the screen a.
  init(_ screens: String..., navigation: String = #""root": "s://a""#) {
    self.init(screens, navigation: navigation)
  }

  init(_ screens: [String], navigation: String = #""root": "s://a""#) {
    test = TestProject(
      #"""
      --- segue.json
      {"schemes": ["s"], "navigation": {\#(navigation)}}
      \#(screens.joined(separator: "\n"))
      """#)
    let layouts: Set<DiagnosticCode> = [.zeroSize, .smallTapTarget]
    found = test.diagnostics.filter { !layouts.contains($0.code) }
  }

  var list: [String] { found.map { "\($0.code.rawValue) \($0.range): \($0.message)" } }

  /// Expects one diagnostic, at the marked range and with exactly the marked notes, whose message
  /// contains `words`.
  func expect(
    _ code: DiagnosticCode, _ severity: Diagnostic.Severity = .warning, _ words: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(found.map(\.code) == [code], "\(list)", sourceLocation: sourceLocation)
    guard let diagnostic = found.first else { return }
    #expect(diagnostic.severity == severity, sourceLocation: sourceLocation)
    #expect(diagnostic.range == test.range(1, 2), "\(list)", sourceLocation: sourceLocation)
    let notes = [3, 5, 7].compactMap { test.range($0, $0 + 1) }
    #expect(diagnostic.notes.map(\.range) == notes, "\(list)", sourceLocation: sourceLocation)
    for text in words {
      #expect(diagnostic.message.contains(text), "\(list)", sourceLocation: sourceLocation)
    }
  }

  func expectNothing(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(list == [], sourceLocation: sourceLocation)
  }
}

extension LinkedScreens {
  /// Returns a screen, by default with the route `/id`.
  static func screen(
    _ id: String, at marker: Int? = nil, route: String?? = nil, routeAt: Int? = nil,
    _ keys: String = "", _ actions: String...
  ) -> String {
    let route = route ?? "/\(id)"
    let written = route.map { "\"route\": \(marked("\"\($0)\"", routeAt)), " } ?? ""
    return #"""
      --- screens/\#(id).json
      {"screen": \#(marked("\"\(id)\"", marker)), \#(written)\#(keys.isEmpty ? "" : keys + ", ")
       "root": {"type": "layout", "style": {"height": "100%"},
                "events": {"tap": [\#(actions.joined(separator: ", "))]}}}
      """#
  }

  static func push(_ id: String, at marker: Int? = nil, _ presentation: String? = nil) -> String {
    let shown = presentation.map { #", "presentation": "\#($0)""# } ?? ""
    return #"{"type": "navigate", "to": \#(marked("\"s://\(id)\"", marker))\#(shown)}"#
  }

  static func backTo(_ id: String, entry: Int? = nil, at marker: Int? = nil) -> String {
    let entry = entry.map { #", "entry": \#($0)"# } ?? ""
    return #"{"type": "backTo", "screen": \#(marked("\"\(id)\"", marker))\#(entry)}"#
  }

  static func replaceStack(_ ids: String...) -> String {
    let links = ids.map { "\"s://\($0)\"" }.joined(separator: ", ")
    return #"{"type": "replaceStack", "to": [\#(links)]}"#
  }

  static let back = #"{"type": "back"}"#
  static let backToRoot = #"{"type": "backToRoot"}"#
  static let dismiss = #"{"type": "dismiss"}"#
  static let custom = #"{"type": "custom", "name": "c"}"#
  static let open = #"{"type": "open", "url": "https://elsewhere.example"}"#
  static let track = #"{"type": "track", "event": "e"}"#

  private static func marked(_ text: String, _ marker: Int?) -> String {
    guard let marker else { return text }
    return "\(marker)\u{FE0F}\u{20E3}\(text)\(marker + 1)\u{FE0F}\u{20E3}"
  }
}
