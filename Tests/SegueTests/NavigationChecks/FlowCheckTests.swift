import Segue
import Testing

/// What is wrong with which choice is determined by hand, and by a project in which the links of
/// the choice are written instead.
@Suite("Checks of flows")
struct FlowCheckTests {
  private typealias L = LinkedScreens

  private static let flow =
    #""root": "s://a", "flows": {1️⃣"f"2️⃣: {"route": "/f", "choices": {"x": "s://b", "y": "s://c"}}}"#

  @Test("A flow to which no link leads is reported, and its screens are not")
  func unreachable() {
    L(
      L.screen("a"), L.screen("b", "", L.push("d")), L.screen("c"), L.screen("d"),
      navigation: Self.flow
    ).expect(.unreachableFlow, .warning, "\"f\"", "\"s://f\"")
    // A link from a screen that nothing opens does not count.
    let found = L(
      L.screen("a"), L.screen("b"), L.screen("c"), L.screen("e", "", L.push("f")),
      navigation: Self.flow
    ).found
    #expect(Set(found.map(\.code)) == [.unreachableFlow, .unreachableScreen])
  }

  @Test("A flow to which only its own choices lead, or those of another such flow, is unreachable")
  func behindItself() {
    L(
      L.screen("a", "", L.push("b")), L.screen("b"), L.screen("c", "", L.push("f"), L.back),
      navigation: Self.flow
    ).expect(.unreachableFlow, .warning, "\"f\"", "\"s://f\"")
    let two = L(
      L.screen("a"), L.screen("b", "", L.push("g")), L.screen("c"),
      L.screen("d", "", L.push("f"), L.back), L.screen("e"),
      navigation: #"""
        "root": "s://a", "flows": {
          "f": {"route": "/f", "choices": {"x": "s://b", "y": "s://c"}},
          "g": {"route": "/g", "choices": {"x": "s://d", "y": "s://e"}}}
        """#)
    #expect(two.found.map(\.code) == [.unreachableFlow, .unreachableFlow], "\(two.list)")
  }

  @Test("A choice whose screen needs an argument hides nothing, and its screen is compiled")
  func neededArgument() {
    let page = #""parameters": {"page": "number"}"#
    let flow = Self.flow.replacing("s://b", with: "s://b?page=1")
    L(L.screen("a"), L.screen("b", page), L.screen("c"), navigation: flow)
      .expect(.unreachableFlow, .warning, "\"f\"")
    let broken = L(
      L.screen("a"), L.screen("b", page, L.push("nowhere")), L.screen("c"), navigation: flow)
    #expect(Set(broken.found.map(\.code)) == [.deadLink, .unreachableFlow], "\(broken.list)")
  }

  @Test("What is wrong in a choice is reported there, and not at the links to the flow")
  func ownMistakes() {
    let page = #""parameters": {"page": {"type": "number", "default": 1}}"#
    for (query, code) in [
      ("?page=x", DiagnosticCode.wrongArgumentType), ("?x=1", .surplusArgument),
    ] {
      let flow = Self.flow.replacing("s://b", with: "s://b\(query)")
      let test = L(
        L.screen("a", "", L.push("f"), L.push("f?page=2")), L.screen("b", page),
        L.screen("c", page), navigation: flow + #", "entryPoints": ["s://f"]"#)
      #expect(test.found.map(\.code) == [code], "\(test.list)")
      #expect(test.found.first?.range.file.index == 0, "\(test.list)")
    }
  }

  @Test("A name that no choice takes is reported once, and what a choice lacks with its name")
  func mistakesOfLinks() throws {
    let page = #""parameters": {"page": {"type": "number", "default": 1}}"#
    let flow = Self.flow.replacing("1️⃣", with: "").replacing("2️⃣", with: "")
    let surplus = L(
      L.screen("a", "", L.push("f?pag=1")), L.screen("b", page), L.screen("c", page),
      navigation: flow)
    #expect(surplus.found.map(\.code) == [.surplusArgument], "\(surplus.list)")
    let taken = L(
      L.screen("a", "", L.push("f?page=1")), L.screen("b"), L.screen("c", page),
      navigation: flow)
    taken.expectNothing()
    let missing = L(
      L.screen("a", "", L.push("f")), L.screen("b"),
      L.screen("c", #""parameters": {"page": "number"}"#), navigation: flow)
    let found = try #require(missing.found.first)
    #expect(missing.found.count == 1 && found.code == .missingArgument, "\(missing.list)")
    #expect(found.notes.last?.message == #"it is so with the choice "y" of the flow "f""#)
  }

  @Test(
    "A flow that cannot be read or has an invalid route leads to no further findings",
    arguments: [
      (#"{"route": "/f"}"#, [DiagnosticCode.missingKey]),
      (#"{"route": "/f", "choices": {"x": "s://b"}}"#, [.invalidValue]),
      (#"{"route": "f", "choices": {"x": "s://b", "y": "s://c"}}"#, [.invalidRoute]),
      (#"{"route": "/a", "choices": {"x": "s://b", "y": "s://c"}}"#, [.ambiguousRoute]),
      (#"{"route": "/f", "choices": {"x": "s://b", "y": "s://f"}}"#, [.invalidValue]),
      (#"{"route": "/f", "choices": {"x": "s://nil", "y": "s://no"}}"#, [.deadLink, .deadLink]),
    ])
  func broken(_ flow: String, _ codes: [DiagnosticCode]) {
    let test = L(
      L.screen("a", "", L.push("f")), L.screen("b"), L.screen("c"),
      navigation: #""root": "s://a", "entryPoints": ["s://b", "s://c"], "flows": {"f": \#(flow)}"#)
    #expect(test.found.map(\.code) == codes, "\(test.list)")
  }

  @Test(
    "Links, requirements, the fallback, entry points and back stacks lead to a flow",
    arguments: [
      #""fallback": "s://f""#, #""entryPoints": ["s://f"]"#,
      #""requirements": {"session": "s://f"}"#,
    ])
  func reached(_ key: String) {
    let screens = [L.screen("a"), L.screen("b"), L.screen("c")]
    L(screens, navigation: "\(Self.flow), \(key)").expectNothing()
    let plain = L(screens, navigation: Self.flow)
    #expect(plain.found.map(\.code) == [.unreachableFlow])
  }

  @Test("The actions and back stacks of screens lead to a flow")
  func reachedByScreens() {
    for a in [
      L.screen("a", "", L.push("f")), L.screen("a", "", L.replaceStack("f")),
      L.screen("a", #""backStack": ["s://f"]"#),
    ] {
      L(a, L.screen("b"), L.screen("c"), navigation: Self.flow).expectNothing()
    }
  }

  @Test("A modal without a way out is found with the choice that leads to it, and names it")
  func oneChoice() throws {
    let test = L(
      L.screen("a", "", L.push("f", at: nil, "fullScreen")), L.screen("b", "", L.dismiss),
      L.screen("c"), navigation: Self.flow)
    let found = try #require(test.found.first)
    #expect(test.found.count == 1 && found.code == .noWayOut && found.message.contains("\"c\""))
    #expect(
      found.notes.last?.message == #"it is so with the choice "y" of the flow "f""#,
      "\(found.notes)")
  }

  @Test("What holds for all choices is reported without one")
  func everyChoice() throws {
    let test = L(
      L.screen("a", "", L.push("f"), L.push("d", at: nil, "fullScreen")), L.screen("b"),
      L.screen("c"), L.screen("d"), navigation: Self.flow)
    let found = try #require(test.found.first)
    #expect(test.found.count == 1 && found.code == .noWayOut)
    #expect(!found.notes.contains { $0.message.contains("choice") })
  }

  @Test("A requirement that only some choice cannot meet is reported")
  func requirement() throws {
    let test = L(
      L.screen("a"), L.screen("b"), L.screen("c", #""requires": ["session"]"#),
      navigation: Self.flow + #", "requirements": {"session": "s://f"}"#)
    let found = try #require(test.found.first)
    #expect(test.found.count == 1 && found.code == .unmeetableRequirement)
    #expect(found.notes.last?.message.contains("\"y\"") ?? false)
  }

  @Test("Two flows are checked with every combination of their choices")
  func combinations() throws {
    // Of the modal b there is no way out if it leads to d, which only the second choices do.
    let navigation = #"""
      "root": "s://a", "flows": {
        "f": {"route": "/f", "choices": {"x": "s://c", "y": "s://b"}},
        "g": {"route": "/g", "choices": {"x": "s://c", "y": "s://d"}}}
      """#
    let test = L(
      L.screen("a", "", L.push("f", at: nil, "fullScreen")), L.screen("b", "", L.push("g")),
      L.screen("c", "", L.dismiss), L.screen("d", "", L.push("b")), navigation: navigation)
    let found = test.found.filter { $0.code == .noWayOut }
    #expect(found.count == 1 && found[0].message.contains("\"b\""), "\(test.list)")
    #expect(
      found[0].notes.suffix(2).map(\.message) == [
        #"it is so with the choice "y" of the flow "f""#,
        #"it is so with the choice "y" of the flow "g""#,
      ])
  }

  @Test("The findings are those of the projects in which each choice is written", arguments: 0..<8)
  func law(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for round in 0..<tries(60, withoutOptimisation: 6) {
      let ids = ["a", "b", "c", "d", "e"]
      let choices = (0..<2).map { _ in ids[random.int(in: 0...4)] }
      let acts = ids.map { _ in
        (0..<random.int(in: 1...3)).map { _ in
          (kind: random.int(in: 0...6), to: (ids + ["f", "f"])[random.int(in: 0...6)])
        }
      }
      func project(flow: String?) -> L {
        let screens = zip(ids, acts).map { id, acts in
          L.screen(
            id, "",
            acts.map { act in
              let to = act.to == "f" ? flow ?? "f" : act.to
              return switch act.kind {
              case 0...2: L.push(to)
              case 3: L.push(to, at: nil, "fullScreen")
              case 4: L.replaceStack(to)
              case 5: L.backTo(act.to == "f" ? "a" : act.to)
              default: L.dismiss
              }
            }.joined(separator: ", "))
        }
        let declared =
          #", "flows": {"f": {"route": "/f", "choices": {"x": "s://\#(choices[0])", "y": "s://\#(choices[1])"}}}"#
        return L(
          screens,
          navigation: #""root": "s://a", "entryPoints": ["s://b", "s://c", "s://d", "s://e"]"#
            + (flow == nil ? declared : ""))
      }
      let codes: Set<DiagnosticCode> = [.noWayOut, .growingCycle, .unreachableBackTo]
      func found(_ project: L) -> Set<String> {
        Set(
          project.found.filter { codes.contains($0.code) }.map { found in
            "\(found.code.rawValue) \(found.range.file.index): \(found.message)"
          })
      }
      let expected = choices.map { found(project(flow: $0)) }
      #expect(
        found(project(flow: nil)) == expected[0].union(expected[1]), "\(seed) \(round) \(choices)")
    }
  }
}
