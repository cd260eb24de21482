import Segue
import Testing

/// "Cycles, missing, surplus and ill-typed arguments are errors that point at the use *and* at the
/// declaration" (FORMAT.md, Components).
@Suite("Broken composition")
struct BrokenCompositionTests {
  @Test("A mistake in a use is reported", arguments: uses)
  func checkUses(_ input: BrokenInput) { input.check() }

  @Test("A mistake in a declaration is reported", arguments: declarations)
  func checkDeclarations(_ input: BrokenInput) { input.check() }

  private static func use(_ use: String, _ parameters: String) -> String {
    #"""
    --- screens/a.json
    {"screen": "a", "root": \#(use)}
    --- components/card.json
    {"component": 7️⃣"card"8️⃣, "parameters": {\#(parameters)}, "body": {"type": "layout"}}
    """#
  }

  static let uses: [BrokenInput] = [
    BrokenInput(
      "an argument that is missing", .missingArgument,
      use(#"1️⃣{"type": "card"}2️⃣"#, #"3️⃣"title"4️⃣: "string""#)),
    BrokenInput(
      "an argument that is misspelt", .surplusArgument, fix: #""title""#,
      #"""
      --- screens/a.json
      {"screen": "a", "root": {"type": "card", "arguments": {1️⃣"tilte"2️⃣: "A"}}}
      --- components/card.json
      {"component": 3️⃣"card"4️⃣, "parameters": {"title": {"type": "string", "default": ""}},
       "body": {"type": "layout"}}
      """#),
    BrokenInput(
      "an argument beside the type", .unknownKey, fix: #""arguments": {"title": "A"}"#,
      #"""
      --- screens/a.json
      {"screen": "a", "root": {"type": "card", 1️⃣"title"2️⃣: "A", "id": "c"}}
      --- components/card.json
      {"component": "card", "parameters": {"title": "string"}, "body": {"type": "layout"}}
      """#),
    BrokenInput(
      "an argument beside the others", .unknownKey,
      #"""
      --- screens/a.json
      {"screen": "a", "root": {"type": "card", "arguments": {"a": 1}, 1️⃣"children"2️⃣: []}}
      --- components/card.json
      {"component": "card", "parameters": {"a": "number", "children": "components"},
       "body": {"type": "layout", "children": "${children}"}}
      """#),
    BrokenInput(
      "a number for a string", .wrongArgumentType,
      use(
        #"{"type": "card", "arguments": {"title": 1️⃣52️⃣}}"#,
        #"3️⃣"title"4️⃣: "string""#)),
    BrokenInput(
      "a string for a number", .wrongArgumentType,
      use(#"{"type": "card", "arguments": {"n": 1️⃣"5"2️⃣}}"#, #"3️⃣"n"4️⃣: "number""#)),
    BrokenInput(
      "null for a boolean", .wrongArgumentType,
      use(#"{"type": "card", "arguments": {"n": 1️⃣null2️⃣}}"#, #"3️⃣"n"4️⃣: "boolean""#)),
    BrokenInput(
      "text for a component", .wrongArgumentType,
      use(#"{"type": "card", "arguments": {"c": 1️⃣"x"2️⃣}}"#, #"3️⃣"c"4️⃣: "component""#)),
    BrokenInput(
      "one component for a slot of several", .wrongArgumentType,
      use(
        #"{"type": "card", "arguments": {"c": 1️⃣{"type": "layout"}2️⃣}}"#,
        #"3️⃣"c"4️⃣: "components""#)),
    BrokenInput(
      "arguments that are a list", .wrongType,
      use(
        #"{"type": "card", "arguments": 1️⃣[]2️⃣}"#,
        #""title": {"type": "string", "default": ""}"#)),
    BrokenInput(
      "a key that a use does not have", .unknownKey, .warning,
      use(#"{"type": "card", 1️⃣"children"2️⃣: []}"#, "")),
    BrokenInput(
      "a value that is wrong where it is used", .valueOutOfRange,
      #"""
      --- screens/a.json
      {"screen": "a", "root": {"type": "card", "arguments": {"part": 1️⃣22️⃣}}}
      --- components/card.json
      {"component": "card", "parameters": {"part": "number"},
       "body": {"type": "layout", "style": {"opacity": 3️⃣"${part}"4️⃣}}}
      """#),
    BrokenInput(
      "a parameter of the component around", .unknownParameter,
      #"""
      --- components/inner.json
      {"component": "inner", "body": {"type": "label", "text": 1️⃣"${title}"2️⃣}}
      --- components/outer.json
      {"component": "outer", "parameters": {"title": "string"}, "body": {"type": "inner"}}
      """#),
  ]

  static let declarations: [BrokenInput] = [
    BrokenInput(
      "a component that contains itself", .componentCycle,
      #"""
      --- components/a.json
      {"component": 3️⃣"a"4️⃣, "body": {"type": "layout", "children": [1️⃣{"type": "a"}2️⃣]}}
      """#),
    BrokenInput(
      "a primitive's name", .reservedName,
      #"""
      --- components/a.json
      {"component": 1️⃣"label"2️⃣, "body": {"type": "layout"}}
      """#),
    BrokenInput(
      "a name that stands twice", .duplicateComponent,
      #"""
      --- components/a.json
      {"component": 3️⃣"card"4️⃣, "body": {"type": "layout"}}
      --- components/b.json
      {"component": 1️⃣"card"2️⃣, "body": {"type": "layout"}}
      """#),
    BrokenInput(
      "a component without a body", .missingKey,
      #"""
      --- components/a.json
      1️⃣{"component": "card"}2️⃣
      """#),
    BrokenInput(
      "a type of parameters that nobody knows", .invalidValue, fix: #""string""#,
      #"""
      --- components/a.json
      {"component": "card", "parameters": {"a": 1️⃣"strin"2️⃣}, "body": {"type": "layout"}}
      """#),
    BrokenInput(
      "a slot of a screen", .invalidValue,
      #"""
      --- screens/a.json
      {"screen": "a", "parameters": {"a": 1️⃣"components"2️⃣}, "root": {"type": "layout"}}
      """#),
    BrokenInput(
      "a default of another type", .wrongArgumentType,
      #"""
      --- components/a.json
      {"component": "card", "parameters": {"a": {"type": 3️⃣"number"4️⃣, "default": 1️⃣"1"2️⃣}},
       "body": {"type": "layout"}}
      """#),
    BrokenInput(
      "a default that asks for a parameter", .unknownParameter,
      #"""
      --- components/a.json
      {"component": "card", "body": {"type": "layout"}, "parameters":
        {"a": "string", "b": {"type": "string", "default": 1️⃣"${a}"2️⃣}}}
      """#),
    BrokenInput(
      "a default with a substitution that does not end", .unclosedSubstitution,
      #"""
      --- components/a.json
      {"component": "card", "body": {"type": "layout"}, "parameters":
        {"b": {"type": "string", "default": 1️⃣"${a"2️⃣}}}
      """#),
    BrokenInput(
      "a default that no double holds", .valueOutOfRange,
      #"""
      --- components/a.json
      {"component": "card", "body": {"type": "layout"}, "parameters":
        {"b": {"type": "number", "default": 1️⃣1e9992️⃣}}}
      """#),
    BrokenInput(
      "an argument that no double holds", .valueOutOfRange,
      #"""
      --- screens/a.json
      {"screen": "a", "root": {"type": "price", "arguments": {"b": 1️⃣-1e9992️⃣}}}
      --- components/price.json
      {"component": "price", "body": {"type": "label", "text": "${b}"}, "parameters":
        {"b": "number"}}
      """#),
    BrokenInput(
      "a parameter without a name", .invalidValue,
      #"""
      --- components/a.json
      {"component": "card", "parameters": {1️⃣""2️⃣: "string"}, "body": {"type": "layout"}}
      """#),
    BrokenInput(
      "a slot in a text", .wrongArgumentType,
      #"""
      --- components/a.json
      {"component": "card", "parameters": {"a": "components"},
       "body": {"type": "label", "text": 1️⃣"Hello ${a}"2️⃣}}
      """#),
    BrokenInput(
      "a slot as a style", .wrongType,
      #"""
      --- components/a.json
      {"component": "card", "parameters": {"a": "components"},
       "body": {"type": "layout", "style": {"width": 1️⃣"${a}"2️⃣}}}
      """#),
    BrokenInput(
      "a text as a whole style", .wrongType,
      #"""
      --- components/a.json
      {"component": "card", "parameters": {"a": "string"},
       "body": {"type": "layout", "style": 1️⃣"${a}"2️⃣}}
      """#),
    BrokenInput(
      "a number as actions", .wrongType,
      #"""
      --- components/a.json
      {"component": "card", "parameters": {"a": "number"},
       "body": {"type": "layout", "events": {"tap": 1️⃣"${a}"2️⃣}}}
      """#),
    BrokenInput(
      "a text as a child", .wrongType,
      #"""
      --- components/a.json
      {"component": "card", "parameters": {"a": "string"},
       "body": {"type": "layout", "children": [1️⃣"${a}"2️⃣]}}
      """#),
    BrokenInput(
      "a default component that nobody uses", .missingKey,
      #"""
      --- components/a.json
      {"component": "card", "body": {"type": "layout"},
       "parameters": {"a": {"type": "component", "default": 1️⃣{"type": "label"}2️⃣}}}
      """#),
    BrokenInput(
      "one of several default components that nobody uses", .missingKey,
      #"""
      --- components/a.json
      {"component": "card", "body": {"type": "layout"}, "parameters":
        {"a": {"type": "components", "default": [{"type": "layout", "children": [1️⃣{}2️⃣]}]}}}
      """#),
    BrokenInput(
      "a component as its own default", .componentCycle,
      #"""
      --- components/a.json
      {"component": 3️⃣"card"4️⃣, "body": {"type": "layout"},
       "parameters": {"a": {"type": "component", "default": 1️⃣{"type": "card"}2️⃣}}}
      """#),
    BrokenInput(
      "a component in a folder of screens", .notAScreen,
      #"""
      --- screens/a.json
      1️⃣{"component": "card", "body": {"type": "layout"}}
      """#),
    BrokenInput(
      "a component that is used, in a folder of screens", .notAScreen,
      #"""
      --- screens/a.json
      1️⃣{"component": "card", "body": {"type": "layout"}}
      --- screens/b.json
      {"screen": "b", "root": {"type": "card"}}
      """#),
    BrokenInput(
      "a screen that is linked to, in a folder of components", .notAComponent,
      #"""
      --- segue.json
      {"schemes": ["s"]}
      --- screens/b.json
      {"screen": "b", "safeArea": ["top", "bottom"],
        "root": {"type": "layout", "children": [
          {"type": "layout", "style": {"width": 60, "height": 60},
            "events": {"tap": [{"type": "navigate", "to": "s://a"}]}}]}}
      --- components/a.json
      1️⃣{"screen": "a", "route": "/a", "root": {"type": "layout"}}
      """#),
    BrokenInput(
      "a screen's id that stands twice", .duplicateScreen,
      #"""
      --- screens/a.json
      {"screen": 3️⃣"a"4️⃣, "root": {"type": "layout"}}
      --- screens/b.json
      {"screen": 1️⃣"a"2️⃣, "root": {"type": "layout"}}
      """#),
  ]
}
