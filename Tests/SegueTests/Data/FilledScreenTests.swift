import Segue
import Testing

/// "A filled screen equals the same screen written out by hand": the expectations are screens that
/// are written out by hand.
@Suite("Filled screens")
struct FilledScreenTests {
  private static let types = #"""
    --- types/outfit.json
    {"properties": {"id": {"type": "string"}, "title": {"type": "string"}, "price": {"type": "float64"}},
     "optionalProperties": {"badge": {"enum": ["new", "sale"]}}}
    --- types/item.json
    {"discriminator": "kind", "mapping": {
      "text": {"properties": {"text": {"type": "string"}}},
      "outfit": {"properties": {"outfit": {"ref": "outfit"}}}, "rest": {"properties": {}}}}
    --- components/list.json
    {"component": "list", "parameters": {"numbers": {"elements": {"type": "int8"}},
       "size": {"type": "int32"}, "name": {"enum": ["a", "b"]}},
     "body": {"type": "layout", "children": [
       {"forEach": "numbers", "as": "n", "body": {"type": "label", "text": "${n}/${size(numbers)}"}},
       {"type": "label", "text": "${size + 1} ${name}"}]}}
    --- components/card.json
    {"component": "card", "parameters": {"outfit": {"ref": "outfit"},
       "footer": {"type": "components", "default": []}},
     "body": {"type": "layout", "children": [
       {"type": "label", "id": "title", "text": "${outfit.title}: ${outfit.price}"},
       {"if": "has(outfit.badge)", "then": {"type": "label", "text": "${outfit.badge}"}},
       "${footer}"
     ]}}
    """#

  /// Returns a screen with data, filled. It is the same if it is prepared before.
  private func filled(_ children: String, _ properties: String, _ data: String) throws -> Screen {
    let test = TestProject(
      #"""
      \#(Self.types)
      --- data/a/usual.json
      {"data": \#(data)}
      --- screens/a.json
      {"screen": "a", "data": {"properties": {\#(properties)}},
       "root": {"type": "layout", "children": [\#(children)]}}
      """#
    )
    let screen = try test.screen("a")
    let compiler = Compiler(test.project)
    let prepared = try #require(compiler.prepare("a"))
    #expect(prepared.declaresData)
    for _ in 0..<2 {
      let request = prepared.filled(with: SourceFile(path: "answer", text: data))
      let answer = try #require(compiler.screen(request).value)
      #expect(outline(answer) == outline(screen))
      #expect(request.diagnostics.isEmpty)
    }
    return screen
  }

  /// Returns what a screen consists of, one component a line.
  private func outline(_ screen: Screen) -> [String] {
    zip(screen.components.ids, screen.paths()).map { index, path in
      let component = screen.components[index]
      let content =
        switch component.content {
        case .label(let runs): runs.map(\.text).joined(separator: "|")
        case .button(let title, _): title
        case .image(let source, _): source?.name ?? ""
        default: ""
        }
      let links = component.actions(for: .tap).compactMap { $0.link?.url }
      return ([path, component.type.rawValue, component.id ?? "-", content] + links)
        .joined(separator: " ")
    }
  }

  @Test("A screen without data declares none, whatever fills it")
  func withoutData() throws {
    let test = TestProject(
      """
      --- screens/a.json
      {"screen": "a", "root": {"type": "label", "text": "Hello"}}
      """)
    let compiler = Compiler(test.project)
    let prepared = try #require(compiler.prepare("a"))
    #expect(!prepared.declaresData)
    let filled = prepared.filled(with: SourceFile(path: "answer", text: "{}"))
    #expect(filled.diagnostics.isEmpty)
    #expect(try outline(#require(compiler.screen(filled).value)) == ["/root label - Hello"])
  }

  @Test("A list is repeated, with the keys of the elements in ids")
  func repetition() throws {
    let screen = try filled(
      #"""
      {"forEach": "data.outfits", "as": "outfit", "key": "outfit.id",
       "body": {"type": "card", "id": "card", "arguments": {"outfit": "${outfit}"}},
       "empty": {"type": "label", "text": "none"}},
      {"type": "button", "title": "All ${size(data.outfits)}"}
      """#, #""outfits": {"elements": {"ref": "outfit"}}"#,
      #"""
      {"outfits": [
        {"id": "a/[b]%", "title": "Linen", "price": 19.5, "badge": "new"},
        {"id": "c", "title": "Wool", "price": 20}]}
      """#)
    #expect(
      outline(screen) == [
        "/root layout - ",
        "/root/children/0 layout card[a%2F%5Bb%5D%25] ",
        "/root/children/0/children/0 label card[a%2F%5Bb%5D%25]/title Linen: 19.5",
        "/root/children/0/children/1 label - new",
        "/root/children/1 layout card[c] ",
        "/root/children/1/children/0 label card[c]/title Wool: 20",
        "/root/children/2 button - All 2",
      ])
  }

  @Test("A component of a body passes a single component")
  func loneComponent() throws {
    let test = TestProject(
      #"""
      --- screens/a.json
      {"screen": "a", "safeArea": ["top"], "root": {"type": "outer"}}
      --- components/outer.json
      {"component": "outer", "body": {"type": "layout", "children": [
        {"type": "inner", "arguments": {"one": {"type": "label", "text": "A"}}}]}}
      --- components/inner.json
      {"component": "inner", "parameters": {"one": "component"},
       "body": {"type": "layout", "children": ["${one}"]}}
      """#)
    #expect(test.diagnostics.map(\.message) == [])
    #expect(outline(try test.screen("a")).last == "/root/children/0/children/0 label - A")
  }

  @Test("An empty list shows what is written for it")
  func emptyList() throws {
    let screen = try filled(
      #"""
      {"forEach": "data.texts", "body": {"type": "label", "text": "${item}"},
       "empty": [{"type": "label", "text": "none"}, {"type": "label", "text": "at all"}]}
      """#, #""texts": {"elements": {"type": "string"}}"#, #"{"texts": []}"#)
    #expect(
      outline(screen) == [
        "/root layout - ", "/root/children/0 label - none", "/root/children/1 label - at all",
      ])
  }

  @Test("Repetitions inside each other have both keys, and without a key the index")
  func nestedRepetitions() throws {
    let screen = try filled(
      #"""
      {"forEach": "data.rows", "as": "row", "body": {"type": "layout", "id": "row", "children": [
        {"forEach": "row", "as": "cell", "key": "cell", "body": [
          {"type": "label", "id": "cell", "text": "${cell}"},
          {"type": "label", "text": "of ${size(row)}"}]}]}}
      """#, #""rows": {"elements": {"elements": {"type": "int8"}}}"#, #"{"rows": [[7], [8, 9]]}"#)
    #expect(
      outline(screen) == [
        "/root layout - ",
        "/root/children/0 layout row[0] ",
        "/root/children/0/children/0 label cell[0][7] 7",
        "/root/children/0/children/1 label - of 1",
        "/root/children/1 layout row[1] ",
        "/root/children/1/children/0 label cell[1][8] 8",
        "/root/children/1/children/1 label - of 2",
        "/root/children/1/children/2 label cell[1][9] 9",
        "/root/children/1/children/3 label - of 2",
      ])
  }

  @Test("A slot is filled from inside a repetition, with its variables")
  func slots() throws {
    let screen = try filled(
      #"""
      {"forEach": "data.outfits", "as": "outfit", "key": "outfit.id",
       "body": {"type": "card", "id": "card", "arguments": {"outfit": "${outfit}", "footer": [
         {"type": "label", "id": "foot", "text": "${outfit.id}"},
         {"if": "outfit.price > 15.0", "then": {"type": "label", "text": "dear"},
          "else": {"type": "label", "text": "cheap"}}]}}}
      """#, #""outfits": {"elements": {"ref": "outfit"}}"#,
      #"""
      {"outfits": [
        {"id": "a", "title": "A", "price": 10}, {"id": "b", "title": "B", "price": 20}]}
      """#)
    #expect(
      outline(screen) == [
        "/root layout - ",
        "/root/children/0 layout card[a] ",
        "/root/children/0/children/0 label card[a]/title A: 10",
        "/root/children/0/children/1 label foot[a] a",
        "/root/children/0/children/2 label - cheap",
        "/root/children/1 layout card[b] ",
        "/root/children/1/children/0 label card[b]/title B: 20",
        "/root/children/1/children/1 label foot[b] b",
        "/root/children/1/children/2 label - dear",
      ])
  }

  @Test("A tag chooses components, for which the value has the type of the tag")
  func choice() throws {
    let screen = try filled(
      #"""
      {"forEach": "data.items", "body": {"discriminator": "item", "mapping": {
        "text": {"type": "label", "text": "${item.text}"},
        "outfit": {"type": "card", "arguments": {"outfit": "${item.outfit}"}}},
        "else": {"type": "label", "text": "another ${item.kind}"}}},
      {"discriminator": "data.items.filter(i, i.kind == 'text')[?0].orValue(data.first)", "as": "one",
       "mapping": {"text": {"type": "label", "text": "first ${one.text}"}}, "else": []}
      """#, #""first": {"ref": "item"}, "items": {"elements": {"ref": "item"}}"#,
      #"""
      {"first": {"kind": "rest"}, "items": [
        {"kind": "rest"}, {"kind": "text", "text": "Hello"},
        {"kind": "outfit", "outfit": {"id": "a", "title": "A", "price": 10}}]}
      """#)
    #expect(
      outline(screen) == [
        "/root layout - ",
        "/root/children/0 label - another rest",
        "/root/children/1 label - Hello",
        "/root/children/2 layout - ",
        "/root/children/2/children/0 label - A: 10",
        "/root/children/3 label - first Hello",
      ])
  }

  @Test("A condition shows what is there to what is inside of it")
  func narrowing() throws {
    let screen = try filled(
      #"""
      {"if": "has(data.note) && data.name != null",
       "then": {"type": "label", "text": "${data.name}: ${data.note}"},
       "else": {"type": "label", "text": "nothing"}},
      {"if": "size(data.list) > 1", "then": {"type": "label", "text": "${data.list[1]}"}},
      {"if": "!has(data.other)", "else": {"type": "label", "text": "${data.other}"}}
      """#,
      #"""
      "name": {"type": "string", "nullable": true}, "list": {"elements": {"type": "string"}}},
      "optionalProperties": {"note": {"type": "string"}, "other": {"type": "string"}
      """#, #"{"name": "Ada", "list": ["a", "b"], "note": "hello", "other": "more"}"#)
    #expect(
      outline(screen) == [
        "/root layout - ", "/root/children/0 label - Ada: hello", "/root/children/1 label - b",
        "/root/children/2 label - more",
      ])
  }

  @Test("Expressions keep their type alone, and are written out inside of a text")
  func values() throws {
    let screen = try filled(
      #"""
      {"type": "label", "text": "${data.count} of ${data.ratio} $${x} ${'}'} ${ {'a': 1}.a }",
       "style": {"width": "${data.count * 2}", "opacity": "${data.ratio}", "flexGrow": "${1}",
         "fontWeight": "${data.ratio > 0.2 ? 700 : 400}"},
       "accessibilityHidden": "${!data.shown}"},
      {"type": "label", "text": "${9007199254740993 + data.count}"},
      {"type": "label", "text": "\u0024{data.text + \"\\n\\u00e9\"}"}
      """#,
      #"""
      "count": {"type": "uint8"}, "ratio": {"type": "float32"}, "shown": {"type": "boolean"},
      "text": {"type": "string"}
      """#, #"{"count": 20, "ratio": 0.25, "shown": false, "text": "\u00e4"}"#)
    #expect(
      outline(screen) == [
        "/root layout - ", "/root/children/0 label - 20 of 0.25 ${x} } 1",
        "/root/children/1 label - 9007199254741013", "/root/children/2 label - ä\né",
      ])
    #expect(screen.layoutStyle(of: 1).width == .points(40))
    #expect(screen.layoutStyle(of: 1).flexGrow == 1)
    #expect(screen.paintStyle(of: 1).opacity == 0.25)
    #expect(screen.textStyle(of: 1).font.weight == 700)
    #expect(screen.components[1].isAccessibilityHidden)
  }

  @Test("A field is found among many of an alternative")
  func wideAlternative() throws {
    let names = (1...12).map { "f\($0)" }
    let fields = names.map { #""\#($0)": {"type": "string"}"# }.joined(separator: ", ")
    let values = names.map { #""\#($0)": "\#($0)""# }.joined(separator: ", ")
    let screen = try filled(
      #"""
      {"discriminator": "data.one", "mapping": {
        "x": {"type": "label",
          "text": "${data.one.kind} ${data.one.f1} ${data.one.f8} ${data.one.f12}"}}}
      """#,
      #""one": {"discriminator": "kind", "mapping": {"x": {"properties": {\#(fields)}}}}"#,
      #"{"one": {"kind": "x", \#(values)}}"#)
    #expect(outline(screen).last == "/root/children/0 label - x f1 f8 f12")
  }

  @Test("Values in a link are encoded one by one")
  func links() throws {
    let screen = try filled(
      #"""
      {"type": "button", "title": "A", "events": {"tap": [
        {"type": "navigate", "to": "shop://a/${data.id}?q=${data.id + '&'}"}]}}
      """#, #""id": {"type": "string"}"#, #"{"id": "b/c d"}"#)
    #expect(outline(screen).last == "/root/children/0 button - A shop://a/b%2Fc%20d?q=b%2Fc%20d%26")
  }

  @Test("Data that is written as an argument is like data of an expression")
  func literalArguments() throws {
    let screen = try filled(
      #"""
      {"type": "card", "arguments": {
        "outfit": {"id": "x", "title": "\u00dcber", "price": 5, "badge": "sale"}}},
      {"type": "list", "arguments": {"numbers": [1, 2, 3], "size": 7, "name": "b"}}
      """#, #""a": {"type": "string"}"#, #"{"a": ""}"#)
    #expect(
      outline(screen) == [
        "/root layout - ", "/root/children/0 layout - ",
        "/root/children/0/children/0 label - Über: 5", "/root/children/0/children/1 label - sale",
        "/root/children/1 layout - ",
        "/root/children/1/children/0 label - 1/3", "/root/children/1/children/1 label - 2/3",
        "/root/children/1/children/2 label - 3/3", "/root/children/1/children/3 label - 8 b",
      ])
  }

  @Test("Properties of actions are any data: null, lists and records, too")
  func propertiesOfActions() throws {
    let screen = try filled(
      #"""
      {"type": "layout", "events": {"tap": [{"type": "custom", "name": "x", "properties": {
        "id": "${data.id}", "nick": "${data.nick}", "list": ["${data.list}"],
        "record": "${data.record}"}}]}}
      """#,
      #"""
      "id": {"type": "string"}, "nick": {"type": "string", "nullable": true},
      "list": {"elements": {"type": "int8"}}, "record": {"properties": {"a": {"type": "boolean"}}}
      """#, #"{"id": "1", "nick": null, "list": [1, 2], "record": {"a": true}}"#)
    let properties = #"{"id":"1","nick":null,"list":[[1,2]],"record":{"a":true}}"#
    #expect(
      screen.components[1].actions(for: .tap).map(\.kind)
        == [.custom(name: "x", properties: properties)])
  }
}
