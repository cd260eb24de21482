import Segue
import Testing

/// What the limit on components counts in a screen with data, each node by hand. The root is the
/// first node of all screens.
@Suite("Count of expanded nodes")
struct ExpansionCountTests {
  /// A part of a screen, and the numbers of nodes and of components that it expands to.
  struct Part: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let nodes: Int
    let components: Int

    init(_ description: String, _ text: String, nodes: Int, components: Int) {
      testDescription = description
      self.text = text
      self.nodes = nodes
      self.components = components
    }
  }

  private static let label = #"{"type": "label", "text": "A"}"#

  private static func use(_ name: String) -> String {
    #"{"type": "\#(name)", "arguments": {"slot": [\#(label), \#(label)]}}"#
  }

  private static func repetition(_ body: String, of list: String = "data.list") -> String {
    #"{"forEach": "\#(list)", "body": \#(body)}"#
  }

  /// The list has three elements: 1, 2 and 3.
  static let parts: [Part] = [
    Part("components", "\(label), \(label)", nodes: 2, components: 2),
    // The repetition, and three labels.
    Part("a repetition", repetition(label), nodes: 4, components: 3),
    // The repetition, and two labels for each element.
    Part("a repetition of an array", repetition("[\(label), \(label)]"), nodes: 7, components: 6),
    // The repetition, three inside it, and nine labels.
    Part(
      "a repetition in a repetition", repetition(repetition(label)), nodes: 13, components: 9),
    // The repetition, and three elements.
    Part("a repetition that shows nothing", repetition("[]"), nodes: 4, components: 0),
    // The repetition, and the label in place of its elements.
    Part(
      "a repetition of no elements",
      #"{"forEach": "data.list.filter(x, x > 9)", "body": [], "empty": \#(label)}"#, nodes: 2,
      components: 1),
    // The condition, and two labels, but not the three that there could be instead.
    Part(
      "a condition",
      #"""
      {"if": "size(data.list) == 3", "then": [\#(label), \#(label)],
       "else": [\#(label), \#(label), \#(label)]}
      """#, nodes: 3, components: 2),
    Part(
      "a condition that shows nothing", #"{"if": "data.list[0] > 9", "then": \#(label)}"#, nodes: 1,
      components: 0),
    // The repetition, three conditions, and a label for 2 and for 3.
    Part(
      "a repeated condition", repetition(#"{"if": "item > 1", "then": \#(label)}"#), nodes: 6,
      components: 2),
    // The choice, and a label, but not the two of the other tag.
    Part(
      "a choice",
      #"""
      {"discriminator": "data.kind", "mapping": {"a": \#(label), "b": [\#(label), \#(label)]}}
      """#, nodes: 2, components: 1),
    // The use, its body, the slot beside other children, and two labels.
    Part("a slot beside others", use("beside"), nodes: 6, components: 4),
    // The use, its body, and two labels.
    Part("a slot as all children", use("alone"), nodes: 4, components: 3),
    // The use, its body, and twice the slot and two labels.
    Part("a slot that is used twice", use("twice"), nodes: 8, components: 5),
    // The use, its body, the repetition, and two labels for each element.
    Part("a repeated slot", use("repeated"), nodes: 9, components: 7),
    // The repetition, and three uses, each with its body and two labels.
    Part("a repeated use", repetition(use("alone")), nodes: 13, components: 9),
  ]

  private func project(_ part: Part, limit: Int) -> TestProject {
    TestProject(
      #"""
      --- screens/a.json
      {"screen": "a", "data": {"properties": {
         "list": {"elements": {"type": "uint8"}},
         "kind": {"discriminator": "kind", "mapping": {
           "a": {"properties": {}}, "b": {"properties": {}}}}}},
       "root": {"type": "layout", "children": [\#(part.text)]}}
      --- components/beside.json
      {"component": "beside", "parameters": {"slot": "components"},
       "body": {"type": "layout", "children": [\#(Self.label), "${slot}"]}}
      --- components/alone.json
      {"component": "alone", "parameters": {"slot": "components"},
       "body": {"type": "layout", "children": "${slot}"}}
      --- components/twice.json
      {"component": "twice", "parameters": {"slot": "components"},
       "body": {"type": "layout", "children": ["${slot}", "${slot}"]}}
      --- components/repeated.json
      {"component": "repeated", "parameters": {"slot": "components"},
       "body": {"type": "layout", "children": [{"forEach": "[1, 2, 3]", "body": "${slot}"}]}}
      """#, limits: [.components: limit])
  }

  @Test(
    "A screen with as many nodes as allowed is accepted, and one with one more refused",
    arguments: parts)
  func nodes(of part: Part) throws {
    let data = SourceFile(path: "data", text: #"{"list": [1, 2, 3], "kind": {"kind": "a"}}"#)
    for (limit, codes) in [(part.nodes + 1, []), (part.nodes, [DiagnosticCode.tooManyComponents])] {
      let compiler = Compiler(project(part, limit: limit).project)
      let request = try #require(compiler.prepare("a")).filled(with: data)
      let screen = compiler.screen(request)
      #expect(screen.diagnostics.map(\.code) == codes)
      if codes.isEmpty { #expect(screen.value?.components.count == part.components + 1) }
    }
  }
}
