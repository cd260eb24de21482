import Segue
import Testing

/// Screens of the greatest allowed depth are compiled on a small stack, through every stage of the
/// library.
@Suite struct DeepScreenTests {
  /// The default limit of a compiler's depth.
  private let deepest = 1_024

  /// Returns a screen of nested layouts. The outermost is the tapped component of a transition, and
  /// the innermost contains a picture.
  private func screen(_ id: String, depth: Int, _ extra: String, child: String = "layout") -> String
  {
    let level =
      #"{"type": "layout", "style": {"padding": 0.25, "backgroundColor": "white"}, "children": ["#
    return
      #"{"screen": "\#(id)", "route": "/\#(id)", "root": {"type": "layout", \#(extra) "children": ["#
      + String(repeating: level, count: depth - 2)
      + #"{"type": "image", "source": "coat.png", "hero": "coat"}"#
      + String(repeating: "]}", count: depth - 2) + "]}}"
  }

  private func project(depth: Int) -> TestProject {
    let tap =
      #""events": {"tap": [{"type": "navigate", "to": "s://b", "transition": "t"}]},"#
    return TestProject(
      """
      --- segue.json
      {"schemes": ["s"], "devices": ["400x800@2"], "transitions": {"t": {"kind": "hero"}}}
      --- screens/a.json
      \(screen("a", depth: depth, tap))
      --- screens/b.json
      \(screen("b", depth: depth, ""))
      --- assets/coat.png 600x800
      """)
  }

  /// Runs `work` on a stack of 512 KB, of which it may use only half.
  private func onSmallStack(_ work: @escaping () -> Void) throws {
    let used = try #require(PaintedStack.bytesUsed(of: 512 << 10, by: work))
    #expect(used <= 256 << 10)
  }

  @Test("Every stage handles a screen of the greatest depth in 256 KB of stack")
  func everyStage() throws {
    let test = project(depth: deepest)
    try onSmallStack {
      let compiler = Compiler(test.project)
      let compilation = compiler.compile()
      let errors = compilation.diagnostics.filter { $0.severity == .error }
      #expect(errors.map(\.message) == [])
      #expect(compilation.instances.map { $0.screen.components.count } == [1_024, 1_024])
      var artefacts = 0
      compilation.artefacts(of: test.project) {
        artefacts += 1
        let (document, diagnostics) = parseJSON(
          SourceFile(path: $0.path, bytes: $0.bytes), id: FileID(0))
        #expect(document.isSound && diagnostics.isEmpty)
      }
      #expect(artefacts == 4)
      let flights = Flight.all(of: compilation, by: compiler, on: 0)
      #expect(flights.count == 1)
      for flight in flights {
        #expect(flight.plan.frames(perSecond: 60).count > 1)
        #expect(flight.filmstrip(moments: [0, 0.5, 1]).hasPrefix("<svg"))
        let frames = flight.source.tree.frames
        #expect(frames.allSatisfy { $0.isDefined })
        let snapshot = flight.source.screen.snapshot(of: 0)
        #expect(snapshot.nodes.count == 1_024)
        #expect(svg(flight.source, outline: true, picture: { _ in nil }).hasPrefix("<svg"))
      }
      for layout in compilation.instances.flatMap(\.layouts) {
        var writer = JSONWriter()
        var places = SourceLocations(test.project.sources)
        writer.tree(layout, file: "a", locations: &places)
        #expect(writer.bytes.count > 1_024)
      }
    }
  }

  @Test("One level more is reported at its location")
  func tooDeep() throws {
    let test = project(depth: deepest + 1)
    try onSmallStack {
      let compilation = Compiler(test.project).compile()
      let errors = compilation.diagnostics.filter { $0.code == .componentsTooDeep }
      #expect(errors.count == 2)
      #expect(errors.allSatisfy { $0.range.byteRange.lowerBound > 50_000 })
    }
  }

  @Test("Components composed to the greatest depth need no more stack", arguments: [1_024, 1_025])
  func composed(depth: Int) throws {
    // Each level is a use of `box` in the slot of another use.
    let uses =
      String(repeating: #"{"type": "box", "arguments": {"slot": ["#, count: depth - 1)
      + #"{"type": "layout"}"# + String(repeating: "]}}", count: depth - 1)
    let test = TestProject(
      #"""
      --- screens/a.json
      {"screen": "a", "root": \#(uses)}
      --- components/box.json
      {"component": "box", "parameters": {"slot": "components"},
       "body": {"type": "layout", "style": {"padding": 0.25}, "children": "${slot}"}}
      """#)
    try onSmallStack {
      let compilation = Compiler(test.project).compile()
      if depth == 1_024 {
        #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        #expect(compilation.instances.map { $0.screen.components.count } == [1_024])
      } else {
        #expect(compilation.diagnostics.contains { $0.code == .componentsTooDeep })
      }
    }
  }

  @Test("Bodies that use each other a thousand levels deep need no more stack")
  func bodies() throws {
    let depth = 1_000
    let components = (0..<depth).map { level in
      let inner =
        level == depth - 1 ? #"{"type": "layout"}"# : #"{"type": "c\#(level + 1)"}"#
      return #"""
        --- components/c\#(level).json
        {"component": "c\#(level)", "body": {"type": "layout", "children": [\#(inner)]}}

        """#
    }
    let test = TestProject(
      "--- screens/a.json\n{\"screen\": \"a\", \"root\": {\"type\": \"c0\"}}\n"
        + components.joined())
    try onSmallStack {
      let compilation = Compiler(test.project).compile()
      #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
      #expect(compilation.instances.map { $0.screen.components.count } == [1_001])
    }
  }
}
