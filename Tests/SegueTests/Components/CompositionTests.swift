import Segue
import Testing

/// The expectations follow the sentences of FORMAT.md that the tests name.
@Suite("Composition")
struct CompositionTests {
  /// Returns a screen whose root is `use`, with a component `card`.
  private func expand(
    _ use: String, parameters: String = "", body: String, more: String = ""
  ) throws -> Screen {
    try TestProject(
      #"""
      --- screens/a.json
      {"screen": "a", "root": \#(use)}
      --- components/card.json
      {"component": "card", "parameters": {\#(parameters)}, "body": \#(body)}
      \#(more)
      """#
    ).screen("a")
  }

  private func text(_ screen: Screen, _ index: ComponentID = 0) -> String? {
    guard case .label(let runs) = screen.components[index].content else { return nil }
    return runs.map(\.text).joined(separator: "|")
  }

  @Test(
    "Numbers substituted into strings are written in their shortest form",
    arguments: [
      ("12", "12"), ("12.0", "12"), ("1.50", "1.5"), ("1e2", "100"), ("-0.1", "-0.1"),
      ("9007199254740991", "9007199254740991"), ("1e21", "1e+21"),
      ("123456789.125", "123456789.125"),
    ])
  func shortestNumbers(_ written: String, _ text: String) throws {
    for template in ["${n}", "n=${n};"] {
      let screen = try expand(
        #"{"type": "card", "arguments": {"n": \#(written)}}"#, parameters: #""n": "number""#,
        body: #"{"type": "label", "text": "\#(template)"}"#)
      #expect(self.text(screen) == template.replacing("${n}", with: text))
    }
  }

  @Test("Booleans in text are true and false")
  func booleans() throws {
    let screen = try expand(
      #"{"type": "card", "arguments": {"b": true, "c": false}}"#,
      parameters: #""b": "boolean", "c": "boolean""#,
      body: #"{"type": "label", "text": "${b}, ${c}", "accessibilityHidden": "${b}"}"#)
    #expect(text(screen) == "true, false")
    #expect(screen.components[0].isAccessibilityHidden)
  }

  @Test("A string that is only a substitution becomes the argument with its type")
  func wholeSubstitution() throws {
    let screen = try expand(
      #"{"type": "card", "arguments": {"n": 0.5, "s": "row"}}"#,
      parameters: #""n": "number", "s": "string""#,
      body: #"{"type": "layout", "style": {"opacity": "${n}", "flexDirection": "${s}"}}"#)
    #expect(screen.paintStyle(of: 0).opacity == 0.5)
    #expect(screen.layoutStyle(of: 0).flexDirection == .row)
  }

  @Test("A number passed as text does not become a number")
  func textIsNoNumber() throws {
    let test = TestProject(
      #"""
      --- screens/a.json
      {"screen": "a", "root": {"type": "card", "arguments": {"n": 1️⃣"0.5"2️⃣}}}
      --- components/card.json
      {"component": "card", "parameters": {"n": "string"},
       "body": {"type": "layout", "style": {"opacity": 3️⃣"${n}"4️⃣}}}
      """#)
    #expect(test.diagnostics.map(\.code) == [.wrongType])
    #expect(test.diagnostics.first?.range == test.range(1, 2))
    #expect(test.diagnostics.first?.notes.map(\.range) == [test.range(3, 4)].compactMap { $0 })
  }

  @Test(
    "A doubled dollar sign escapes a substitution",
    arguments: [
      (#"$${a}"#, "${a}"), (#"$$${n}"#, "$${n}"), (#"$"#, "$"), (#"$$"#, "$$"),
      (#"5 $ {n}"#, "5 $ {n}"),
      (#"$${${n}}"#, "${7}"), (#"${n}$${"#, "7${"),
    ])
  func doubledDollar(_ written: String, _ expected: String) throws {
    let screen = try expand(
      #"{"type": "card", "arguments": {"n": 7}}"#, parameters: #""n": "number""#,
      body: #"{"type": "label", "text": "\#(written)"}"#)
    #expect(text(screen) == expected)
  }

  @Test("A doubled dollar sign is an escape in standalone files and in defaults")
  func doubledDollarElsewhere() throws {
    let alone = try TestProject(
      #"{"screen": "a", "root": {"type": "label", "text": "$${x}"}}"#
    ).screen("a")
    #expect(text(alone) == "${x}")
    let screen = try expand(
      #"{"type": "card"}"#, parameters: #""n": {"type": "string", "default": "$${x}"}"#,
      body: #"{"type": "label", "text": "${n}"}"#)
    #expect(text(screen) == "${x}")
  }

  @Test("Substituted text is not substituted again")
  func noSecondPass() throws {
    let screen = try expand(
      #"{"type": "card", "arguments": {"n": "$${m}", "m": "no"}}"#,
      parameters: #""n": "string", "m": "string""#,
      body: #"{"type": "label", "text": "${n}/${n}"}"#)
    #expect(text(screen) == "${m}/${m}")
  }

  @Test("A slot provides all children, or some among others")
  func slots() throws {
    let use = #"""
      {"type": "card", "arguments": {"footer": [
        {"type": "label", "text": "1"}, {"type": "label", "text": "2"}]}}
      """#
    let alone = try expand(
      use, parameters: #""footer": "components""#,
      body: #"{"type": "layout", "children": "${footer}"}"#)
    #expect(Array(alone.children(of: 0)).map { text(alone, $0) } == ["1", "2"])
    let among = try expand(
      use, parameters: #""footer": "components""#,
      body: #"""
        {"type": "layout", "children": [{"type": "label", "text": "0"}, "${footer}",
          {"type": "label", "text": "3"}, "${footer}"]}
        """#)
    #expect(
      Array(among.children(of: 0)).map { text(among, $0) } == ["0", "1", "2", "3", "1", "2"])
  }

  @Test("A component parameter is one component, used as a child or as a body")
  func singleComponent() throws {
    let use = #"{"type": "card", "arguments": {"c": {"type": "label", "text": "1"}}}"#
    let child = try expand(
      use, parameters: #""c": "component""#,
      body: #"{"type": "layout", "children": ["${c}", "${c}"]}"#)
    #expect(Array(child.children(of: 0)).map { text(child, $0) } == ["1", "1"])
    let body = try expand(use, parameters: #""c": "component""#, body: #""${c}""#)
    #expect(text(body) == "1")
  }

  @Test(
    "An argument's scope is the file in which it is written, also in a slot")
  func lexicalScope() throws {
    let test = TestProject(
      #"""
      --- screens/a.json
      {"screen": "a", "parameters": {"title": {"type": "string", "default": "screen's"}},
       "root": {"type": "outer"}}
      --- components/outer.json
      {"component": "outer", "parameters": {"title": {"type": "string", "default": "outer's"}},
       "body": {"type": "inner", "arguments": {"title": "inner's", "slot": [
         {"type": "label", "text": "${title}"}]}}}
      --- components/inner.json
      {"component": "inner", "parameters": {"title": "string", "slot": "components"},
       "body": {"type": "layout", "children": [{"type": "label", "text": "${title}"}, "${slot}"]}}
      """#)
    let screen = try test.screen("a")
    #expect(Array(screen.children(of: 0)).map { text(screen, $0) } == ["inner's", "outer's"])
  }

  @Test("Arguments pass through several uses and keep their type")
  func nestedUses() throws {
    let screen = try expand(
      #"{"type": "card", "arguments": {"n": 3}}"#, parameters: #""n": "number""#,
      body: #"{"type": "second", "arguments": {"width": "${n}", "label": "n is ${n}"}}"#,
      more: #"""
        --- components/second.json
        {"component": "second", "parameters": {"width": "number", "label": "string"},
         "body": {"type": "layout", "style": {"width": "${width}"}, "children": [
           {"type": "label", "text": "${label}"}]}}
        """#)
    #expect(screen.layoutStyle(of: 0).width == .points(3))
    #expect(text(screen, 1) == "n is 3")
  }

  @Test("Ids within a use are prefixed by the use's id in the expanded screen")
  func localIDs() throws {
    let screen = try expand(
      #"""
      {"type": "layout", "children": [
        {"type": "card", "id": "card-1", "arguments": {"slot": [{"type": "layout", "id": "mine"}]}},
        {"type": "card", "id": "card-2", "arguments": {"slot": []}}]}
      """#, parameters: #""slot": "components""#,
      body: #"""
        {"type": "layout", "id": "ignored", "children": [
          {"type": "layout", "id": "picture"}, "${slot}", {"type": "inside", "id": "in"}]}
        """#,
      more: #"""
        --- components/inside.json
        {"component": "inside", "body": {"type": "layout", "children": [
          {"type": "layout", "id": "deep"}]}}
        """#)
    #expect(
      screen.components.map(\.id) == [
        nil, "card-1", "card-1/picture", "mine", "card-1/in", "card-1/in/deep",
        "card-2", "card-2/picture", "card-2/in", "card-2/in/deep",
      ])
  }

  @Test(
    "Keys of a use override the body's root: styles by key, events by name")
  func overriding() throws {
    let screen = try expand(
      #"""
      {"type": "card", "id": "use", "hero": "h2", "snapshot": "drop", "accessibilityLabel": "2",
       "accessibilityHidden": false, "style": {"width": 2, "gap": 3},
       "events": {"tap": [{"type": "dismiss"}], "appear": [{"type": "back"}]}}
      """#,
      body: #"""
        {"type": "layout", "id": "body", "hero": "h1", "snapshot": "keep", "accessibilityLabel": "1",
         "accessibilityHidden": true, "style": {"width": 1, "height": 1},
         "events": {"tap": [{"type": "back"}], "longPress": [{"type": "backToRoot"}]}}
        """#)
    let root = screen.components[0]
    #expect(root.id == "use" && root.hero?.name == "h2" && root.snapshot == .drop)
    #expect(root.accessibilityLabel == "2" && !root.isAccessibilityHidden)
    let style = screen.layoutStyle(of: 0)
    #expect(style.width == .points(2) && style.height == .points(1) && style.rowGap == .points(3))
    #expect(root.actions(for: .tap).map(\.kind) == [.dismiss])
    #expect(root.actions(for: .longPress).map(\.kind) == [.backToRoot])
    #expect(root.actions(for: .appear).map(\.kind) == [.back])
  }

  @Test("The outermost of several uses takes precedence, and keys only in the body are kept")
  func outermostUse() throws {
    let screen = try expand(
      #"{"type": "card", "style": {"width": 3}}"#,
      body: #"{"type": "second", "id": "s", "style": {"width": 2, "height": 2}}"#,
      more: #"""
        --- components/second.json
        {"component": "second", "body": {"type": "layout", "hero": "h",
          "style": {"width": 1, "height": 1, "gap": 1}}}
        """#)
    let style = screen.layoutStyle(of: 0)
    #expect(style.width == .points(3) && style.height == .points(2) && style.rowGap == .points(1))
    #expect(screen.components[0].hero?.name == "h")
  }

  @Test("A parameter without an argument has its default, also for components")
  func defaults() throws {
    let screen = try expand(
      #"{"type": "card"}"#,
      parameters: #"""
        "s": {"type": "string", "default": "text"}, "n": {"type": "number", "default": 4},
        "b": {"type": "boolean", "default": true},
        "c": {"type": "components", "default": [{"type": "label", "text": "d", "id": "d"}]}
        """#,
      body: #"""
        {"type": "layout", "style": {"width": "${n}"}, "accessibilityHidden": "${b}", "children": [
          {"type": "label", "text": "${s}"}, "${c}"]}
        """#)
    #expect(screen.layoutStyle(of: 0).width == .points(4))
    #expect(screen.components[0].isAccessibilityHidden)
    #expect(Array(screen.children(of: 0)).map { text(screen, $0) } == ["text", "d"])
  }

  /// Percent-encoding by hand from RFC 3986, sections 2.1 and 2.3: every character that is not
  /// unreserved is encoded.
  @Test(
    "Arguments within a link are percent-encoded, but not one at its beginning",
    arguments: [
      ("Bar #1", "Bar%20%231"), ("A+B", "A%2BB"), ("Curry&minutes=9", "Curry%26minutes%3D9"),
      ("a/b?c%2e", "a%2Fb%3Fc%252e"), ("é", "%C3%A9"), ("A-z.0_~", "A-z.0_~"), ("..", ".."),
    ])
  func links(_ title: String, _ encoded: String) throws {
    for (template, expected) in [
      ("s://a/${t}?q=${t}", "s://a/\(encoded)?q=\(encoded)"),
      ("https://s.example/${t}", "https://s.example/\(encoded)"),
      ("${base}/${t}", "s://a?b=c/\(encoded)"),
      ("${base}", "s://a?b=c"),
    ] {
      let screen = try expand(
        #"{"type": "card", "arguments": {"t": "\#(title)"}}"#,
        parameters: #""t": "string", "base": {"type": "string", "default": "s://a?b=c"}"#,
        body: #"""
          {"type": "layout", "events": {"tap": [
            {"type": "navigate", "to": "\#(template)"},
            {"type": "replaceStack", "to": ["\#(template)"]}]}}
          """#)
      let urls = screen.components[0].actions(for: .tap).flatMap { action -> [String] in
        switch action.kind {
        case .navigate(let link, _, _): [link.url]
        case .replaceStack(let links): links.map(\.url)
        default: []
        }
      }
      #expect(urls == [expected, expected])
    }
  }

  @Test(
    "A string that begins with an app's scheme is a link wherever it is written",
    arguments: [
      ("s://a/${t}", "s://a/a%20%26%20b"), ("app+1.x-y://${t}", "app+1.x-y://a%20%26%20b"),
      ("http://a/${t}", "http://a/a & b"), ("HTTPS://a/${t}", "HTTPS://a/a & b"),
      ("s:/a/${t}", "s:/a/a & b"), ("1s://${t}", "1s://a & b"), ("a s://${t}", "a s://a & b"),
      ("://${t}", "://a & b"), ("ä://${t}", "ä://a & b"),
    ])
  func linksInText(_ template: String, _ expected: String) throws {
    let screen = try expand(
      #"{"type": "card", "arguments": {"t": "a & b"}}"#, parameters: #""t": "string""#,
      body: #"{"type": "label", "text": "\#(template)"}"#)
    #expect(text(screen) == expected)
  }

  @Test("Properties of an action are JSON with substitutions")
  func properties() throws {
    let screen = try expand(
      #"{"type": "card", "arguments": {"n": 2, "s": "a\"b"}}"#,
      parameters: #""n": "number", "s": "string""#,
      body: #"""
        {"type": "layout", "events": {"tap": [{"type": "track", "event": "e-${n}", "properties":
          { "n": "${n}", "text": "${s}!", "list": [1.50, null, true, {"$${x": []}], "empty": {} }}]}}
        """#)
    // Keys are names, so they are not substituted.
    #expect(
      screen.components[0].actions(for: .tap).map(\.kind) == [
        .track(
          event: "e-2",
          properties: #"{"n":2,"text":"a\"b!","list":[1.50,null,true,{"$${x":[]}],"empty":{}}"#)
      ])
  }

  @Test("In a standalone file unknown screens, tabs and transitions are accepted")
  func standalone() {
    let test = TestProject(
      #"""
      {"screen": "a", "root": {"type": "layout", "events": {"tap": [
        {"type": "navigate", "to": "shop://outfits/1", "transition": "outfit-hero"},
        {"type": "backTo", "screen": "b"}, {"type": "selectTab", "tab": "c"}]}}}
      """#)
    #expect(test.diagnostics.map(\.message) == [])
  }
}
