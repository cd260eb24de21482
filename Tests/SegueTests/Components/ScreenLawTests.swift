import Segue
import Testing

/// Invariants of every screen, tested on random ones with fixed seeds.
@Suite("Invariants of screens")
struct ScreenLawTests {
  @Test("Parents, subtrees, paths and ids of random expansions agree", arguments: 0..<60)
  func structure(_ seed: Int) throws {
    var random = RandomScreens(seed: UInt64(seed))
    let test = TestProject(random.project())
    let built = Compiler(test.project).screen("a")
    #expect(built.diagnostics.map(\.message) == [])
    let screen = try #require(built.value)
    let all = screen.components.ids
    #expect(screen.components[0].parent == nil && screen.components[0].subtreeEnd == all.upperBound)
    var ids: Set<String> = []
    for (index, component) in zip(all, screen.components) {
      #expect(component.subtreeEnd > index && component.subtreeEnd <= all.upperBound)
      if let id = component.id { #expect(ids.insert(id).inserted) }
      guard index > 0 else { continue }
      let parent = try #require(component.parent)
      #expect(parent < index && component.subtreeEnd <= screen.components[parent].subtreeEnd)
      // In document order the preceding component is the parent or the last component of a sibling.
      let before = ComponentID(index.index - 1)
      #expect(parent == before || screen.components[before].subtreeEnd == index)
    }
    for index in all {
      let children = Array(screen.children(of: index))
      #expect(children == all.filter { screen.components[$0].parent == index })
    }
    let paths = screen.paths()
    #expect(Set(paths).count == all.count)
    #expect(all.map { screen.path(of: $0) } == paths)
  }

  @Test(
    "The same project gives the same screen in any order of its files", arguments: 0..<10)
  func order(_ seed: Int) throws {
    var random = RandomScreens(seed: UInt64(1000 + seed))
    let text = random.project()
    let sections = text.split(separator: "--- ").map { "--- " + $0 }
    let forwards = TestProject(sections.joined())
    let backwards = TestProject(
      sections.reversed().map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined())
    var diagnostics: [Diagnostic] = []
    let one = try #require(Compiler(forwards.project).screen("a").value(reportingTo: &diagnostics))
    let other = try #require(
      Compiler(backwards.project).screen("a").value(reportingTo: &diagnostics))
    #expect(one.components.map(\.id) == other.components.map(\.id))
    #expect(one.components.map(\.content) == other.components.map(\.content))
    #expect(one.paths() == other.paths())
  }
}

/// A generator of random screens with composed components and slots. Component k uses only
/// components after it.
struct RandomScreens {
  private var random: SeededRandom
  private let kinds = 5

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  mutating func project() -> String {
    var text = "--- screens/a.json\n{\"screen\": \"a\", \"root\": \(component(0, nil, 4))}\n"
    for kind in 0..<kinds {
      text += """
        --- components/c\(kind).json
        {"component": "c\(kind)",
         "parameters": {"n": "number", "s": {"type": "string", "default": "x"},
                        "slot": {"type": "components", "default": []}},
         "body": \(component(kind + 1, kind, 3))}

        """
    }
    return text
  }

  /// Returns a component that may use those from `first` on; `kind` is the declaration that
  /// contains it.
  private mutating func component(_ first: Int, _ kind: Int?, _ depth: Int) -> String {
    let choice = random.int(in: 0...9)
    if choice < 3 && first < kinds && depth > 0 {
      let used = random.int(in: first...kinds - 1)
      let slot = (0..<random.int(in: 0...2)).map { _ in component(first, kind, depth - 1) }
      return """
        {"type": "c\(used)", "arguments": {"n": \(kind == nil ? "\(choice)" : "\"${n}\""), \
        "slot": [\(slot.joined(separator: ", "))]}}
        """
    }
    if choice < 8 && depth > 0 {
      var children = (0..<random.int(in: 0...3)).map { _ in component(first, kind, depth - 1) }
      if kind != nil { children.insert("\"${slot}\"", at: random.int(in: 0...children.count)) }
      return #"{"type": "layout", "children": [\#(children.joined(separator: ", "))]}"#
    }
    return #"{"type": "label", "text": "\#(kind == nil ? "t" : "${n} ${s}")"}"#
  }
}
