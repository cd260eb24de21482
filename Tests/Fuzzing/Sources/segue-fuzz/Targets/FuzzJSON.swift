import Foundation
import Segue

/// Tests JSON as a manifest, as a saved state, and as the properties of an action, which are
/// serialised again.
func testJSON(_ input: [UInt8]) {
  let file = SourceFile(path: "segue.json", bytes: input)
  requireReports(Manifest.read(file).diagnostics, in: SourceMap([file]))
  testState(file)
  testProperties(input)
}

private let graph = Compiler(Project(ProjectText.files(ProjectText.sample))).navigation

private func testState(_ file: SourceFile) {
  guard let graph else { breaks("the sample project has no navigation") }
  let (state, diagnostics) = graph.state(json: file)
  requireReports(diagnostics, in: SourceMap([file]))
  guard var state else { return }
  let written = graph.json(of: state)
  requireJSON(written, in: "a state")
  let (again, _) = graph.state(json: SourceFile(path: "again.json", bytes: written))
  law(again == state, "a state that was written is read as another")
  _ = graph.shownScreens(in: state)
  for event in [.ready, .back, .open("shop://b/1"), .selectTab("i2"), .dismiss] as [NavigationEvent]
  {
    _ = graph.handle(event, &state)
  }
}

/// Checks that accepted properties keep their meaning when serialised, also according to
/// Foundation.
private func testProperties(_ input: [UInt8]) {
  guard let written = properties(input) else { return }
  let bytes = Array(written.utf8)
  // Substitution changes the value.
  let hasDollar = input.contains(UInt8(ascii: "$")) || written.contains("$")
  guard !hasDollar else { return }
  law(
    properties(bytes) == written,
    "JSON that was written again is written differently: \(written)")
  guard let value = foundationValue(input) else { return }
  law(
    foundationValue(bytes) == value, "JSON that was written again has another value: \(written)")
}

/// Returns the properties of an action of a screen, or nil if they are refused.
private func properties(_ json: [UInt8]) -> String? {
  let screen =
    Array(
      #"{"screen":"a","root":{"type":"layout","events":{"tap":[{"type":"track","event":"e","properties":"#
        .utf8)
    + json + Array("}]}}}".utf8)
  let file = SourceFile(path: "a.json", bytes: screen)
  let compiler = Compiler(Project(standalone: file))
  var diagnostics = compiler.diagnostics
  let built = compiler.screen("a", &diagnostics)
  requireReports(diagnostics.inSourceOrder(), in: compiler.project.sources)
  guard let built, !diagnostics.hasErrors else { return nil }
  for action in built.components[0].actions(for: .tap) {
    if case .track(_, let properties?) = action.kind { return properties }
  }
  return nil
}
