import Segue
import Testing

/// Damage to an artefact's bytes is reported as an error and never crashes.
@Suite struct DamagedArtefactTests {
  /// A project of two screens, a link between them with a hero, and a screen with parameters.
  static let project = TestProject(
    """
    --- segue.json
    {"app": "tiny", "schemes": ["tiny"], "hosts": ["tiny.example"], "defaultTransition": "hero"}
    --- screens/a.json
    {"screen": "a", "route": "/", "root": {"type": "layout", "id": "root", "children": [
      {"type": "image", "id": "p", "hero": "h", "source": "p.png",
       "style": {"width": 40, "height": 30, "boxShadow": "0 1px 2px #123456"},
       "events": {"tap": [{"type": "navigate", "to": "tiny://b/7"}]}},
      {"type": "label", "id": "t", "text": "Hello world"}]}}
    --- screens/b.json
    {"screen": "b", "route": "/b/{n}", "parameters": {"n": "number"},
     "root": {"type": "layout", "children": [
      {"type": "image", "id": "q", "hero": "h", "source": "p.png", "style": {"width": 80}}]}}
    --- assets/p.png 8x6
    """
  ).project
  static let compilation = Compiler(project).compile()
  static let bytes = compilation.binaryArtefact(of: project)

  @Test("The small project opens")
  func sound() throws {
    let project = try CompiledProject(Self.bytes)
    #expect(project.screenCount == 2 && project.linkCount == 1)
    #expect(project.link(at: 0).plan(on: 0)?.kind == .hero)
  }

  @Test("Every flipped bit is detected")
  func flips() {
    let step = tries(1, withoutOptimisation: 37)
    for bit in stride(from: 0, to: Self.bytes.count * 8, by: step) {
      var bytes = Self.bytes
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(throws: CompiledProjectError.self) { try CompiledProject(bytes) }
    }
  }

  @Test("Every wrong length is detected")
  func lengths() {
    let step = tries(1, withoutOptimisation: 41)
    for length in stride(from: 0, to: Self.bytes.count, by: step) {
      #expect(throws: CompiledProjectError.self) {
        try CompiledProject(Array(Self.bytes[..<length]))
      }
    }
    for more in [1, 8, 32] {
      #expect(throws: CompiledProjectError.self) {
        try CompiledProject(Self.bytes + [UInt8](repeating: 0, count: more))
      }
    }
  }

  @Test("Random bytes with a valid magic number are refused")
  func noise() {
    var random = SeededRandom(seed: 8)
    for _ in 0..<tries(20_000, withoutOptimisation: 500) {
      var bytes = (0..<random.int(in: 0...200)).map { _ in
        UInt8(truncatingIfNeeded: random.next())
      }
      bytes.replaceSubrange(
        0..<min(bytes.count, 12), with: Self.bytes[..<min(bytes.count, 12)])
      #expect(throws: CompiledProjectError.self) { try CompiledProject(bytes) }
    }
  }

  @Test("A damaged artefact is read without a trap when digests are not checked")
  func forged() {
    var random = SeededRandom(seed: 80)
    for _ in 0..<tries(3000, withoutOptimisation: 40) {
      var bytes = Self.bytes
      for _ in 0..<random.int(in: 1...8) {
        let place = random.int(in: 160...(bytes.count - 1))
        bytes[place] = random.int(in: 0...3) == 0 ? 0xFF : UInt8(truncatingIfNeeded: random.next())
      }
      guard let project = try? CompiledProject(bytes, checksDigests: false) else { continue }
      walk(project)
    }
  }

  /// Fuzzing found artefacts of 30 kB in which every node had all handlers, each of them all
  /// actions, and each of those all links: 10⁹ links here.
  @Test("A forged artefact has each event once, and each link once per event")
  func shared() throws {
    let count = 1000
    let action = #"{"type": "replaceStack", "to": ["tiny://a", "tiny://a"]}"#
    let node = #"{"type": "layout", "events": {"tap": [\#(action)]}}"#
    let project = TestProject(
      """
      --- segue.json
      {"schemes": ["tiny"]}
      --- screens/a.json
      {"screen": "a", "route": "/", "root": {"type": "layout", "children": [
        \(Array(repeating: node, count: count).joined(separator: ","))]}}
      """
    ).project
    var bytes = Compiler(project).compile().binaryArtefact(of: project)
    let sound = try CompiledProject(bytes).screen(at: 0).tree
    #expect(sound[1].events.map(\.actions) == [[.replaceStack(["tiny://a", "tiny://a"])]])

    // Tables 7, 9 and 10 of the screen's chunk: each row has the first index and the count of its
    // items.
    let screens = try #require(try ArtefactHeader(bytes).sections.first { $0.kind == 2 })
    let chunk = Int(littleEndian(bytes, at: screens.offset + 8))
    for (table, width, column, all) in [(7, 6, 2, count), (9, 3, 1, count), (10, 6, 4, 2 * count)] {
      let entry = chunk + 8 + table * 8
      let (offset, size) = (
        chunk + Int(word(bytes, at: entry)), word(bytes, at: entry + 4)
      )
      let length = size >> 31 == 1 ? 2 : 4
      for row in 0..<Int(size & 0x7FFF_FFFF) / width {
        for (place, value) in [(column, 0), (column + 1, all)] {
          for byte in 0..<length {
            bytes[offset + (row * width + place) * length + byte] = UInt8(
              truncatingIfNeeded: value >> (byte * 8))
          }
        }
      }
    }
    let forged = try CompiledProject(bytes, checksDigests: false).screen(at: 0).tree
    let events = forged[1].events
    #expect(events.count == EventKind.allCases.count)
    for event in events {
      let actions = event.actions
      let links = actions.reduce(0) { sum, action in
        if case .replaceStack(let links) = action { sum + links.count } else { sum }
      }
      #expect(actions.count == count && links == 2 * count)
    }
  }

  private func word(_ bytes: [UInt8], at place: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: littleEndian(bytes, at: place))
  }

  private func littleEndian(_ bytes: [UInt8], at place: Int) -> UInt64 {
    bytes[place..<place + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Reads everything in a project.
  private func walk(_ project: CompiledProject) {
    _ = (project.app, project.schemes, project.hosts)
    _ = try? project.destination(of: "tiny://b/7")
    _ = try? project.destination(ofPath: [])
    _ = (project.screen(named: "a"), project.link(from: 0, component: 1))
    for index in 0..<project.screenCount {
      let screen = project.screen(at: ScreenIndex(index))
      _ = (screen.name, screen.id, screen.arguments, screen.route, screen.links, screen.bars)
      let trees = [screen.tree] + project.devices.indices.compactMap { screen.layout(on: $0)?.tree }
      for tree in trees {
        for node in tree.prefix(50) {
          _ = (node.type, node.events.map { $0.actions }, node.runs, node.text, node.source)
          _ = (node.paintStyle, node.textStyle, node.naturalSize, node.hero, node.border)
          _ = (tree.path(of: node.index), Array(tree.children(of: node.index).prefix(50)))
        }
      }
      for device in project.devices.indices {
        guard let layout = screen.layout(on: device) else { continue }
        for node in layout.tree.prefix(50) {
          _ = (layout.pixelFrame(of: node.index), layout.text(of: node.index)?.lines)
        }
        _ = layout.scrollAreas
        _ = screen.source(of: 0)
      }
    }
    for index in 0..<project.linkCount {
      let link = project.link(at: index)
      for device in project.devices.indices {
        for direction in FlightPlan.Direction.allCases {
          guard let plan = link.plan(on: device, direction: direction) else { continue }
          for layer in plan.layers { _ = (layer.state(at: 0.3), layer.shadows(at: 0.3)) }
        }
        _ = link.json(on: device)
      }
    }
  }

  @Test("Another version is refused by its number, whatever else has changed", arguments: [3, 5])
  func other(version: UInt8) {
    var bytes = Self.bytes
    bytes[8] = version
    let error = CompiledProjectError.otherVersion(UInt32(version), known: 4)
    #expect(throws: error) { try CompiledProject(bytes) }
    #expect("\(error)".contains("version \(version)") && "\(error)".contains("version 4"))
    bytes[8] = 0
    #expect(throws: CompiledProjectError.self) { try CompiledProject(bytes) }
  }
}
