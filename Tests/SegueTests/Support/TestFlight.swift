import Segue
import Testing

/// A project of two screens, in which the tapped component of `a` opens `b`.
struct TestFlight {
  let source: ScreenLayout
  let destination: ScreenLayout
  let compiler: Compiler
  let action: Action
  let tapped: ComponentID
  let diagnostics: [Diagnostic]

  /// Compiles the project. `a` and `b` are the roots, `sheet` contains the keys of `b`'s sheet, and
  /// `assets` has lines such as `--- assets/coat.png 600x800`.
  init(
    _ a: String, _ b: String, transition: String = #"{"kind": "hero"}"#, assets: String = "",
    device: String = "400x800@2", destination presentation: Presentation = .push,
    sheet: String? = nil
  ) throws {
    let test = TestProject(
      #"""
      --- segue.json
      {"schemes": ["s"], "devices": ["\#(device)"], "transitions": {"t": \#(transition)}}
      --- screens/a.json
      {"screen": "a", "root": \#(a)}
      --- screens/b.json
      {"screen": "b", "route": "/b", "presentation": "\#(presentation.rawValue)",
       \#(sheet.map { #""sheet": {\#($0)},"# } ?? "") "root": \#(b)}
      \#(assets)
      """#)
    let compilation = Compiler(test.project).compile()
    diagnostics = compilation.diagnostics
    let transit = try #require(compilation.transits.first, "\(diagnostics.map(\.message))")
    compiler = Compiler(test.project)
    source = try #require(compilation.instances[transit.from].layouts.first)
    destination = try #require(compilation.instances[transit.to].layouts.first)
    action = transit.action
    tapped = transit.component
  }

  /// The events of the tapped component.
  static let tap = #""events": {"tap": [{"type": "navigate", "to": "s://b", "transition": "t"}]}"#

  func plan(
    scrolledBy offsets: ScrollOffsets = ScrollOffsets(), _ direction: FlightPlan.Direction = .push
  ) throws -> FlightPlan {
    var diagnostics: [Diagnostic] = []
    return try #require(
      compiler.plan(
        action, tapped: tapped, from: source, scrolledBy: offsets, to: destination,
        direction: direction
      ).value(reportingTo: &diagnostics))
  }
}

extension FlightPlan {
  /// Returns the layer with an id.
  func layer(_ id: String) throws -> Layer {
    try #require(layers.first { $0.id == id }, "\(layers.map(\.id))")
  }
}
