import Segue
import Testing

/// What a message says of a name or a value that is not known, and that a misspelt key is read.
@Suite("Misspelt names")
struct MisspeltNameTests {
  private func found(_ root: String) -> [Diagnostic] {
    TestProject(#"{"screen": "a", "safeArea": ["top"], "root": \#(root)}"#).diagnostics
  }

  @Test(
    "what is under a misspelt key is read, and one mistake is reported",
    arguments: [
      (#"{"type": "label", "txt": "a"}"#, Diagnostic.Severity.error, #""text""#),
      (#"{"tpye": "label", "text": "a"}"#, .error, #""type""#),
      (
        #"{"type": "layout", "childern": [{"type": "label", "text": "a"}]}"#, .warning,
        #""children""#
      ),
      (#"{"type": "layout", "styel": {"gap": 4}}"#, .warning, #""style""#),
      (#"{"type": "label", "text": [{"txt": "a"}]}"#, .error, #""text""#),
      (#"{"type": "layout", "events": {"tapp": [{"type": "back"}]}}"#, .warning, #""tap""#),
      (
        #"{"type": "layout", "events": {"tap": [{"type": "open", "urll": "x:y"}]}}"#, .error,
        #""url""#
      ),
      (#"{"type": "layout", "style": {"paddingg": 4}}"#, .warning, #""padding""#),
    ])
  func misspeltKey(root: String, severity: Diagnostic.Severity, fix: String) {
    let found = found(root)
    #expect(found.count == 1, "\(found.map(\.message))")
    #expect(found.first?.severity == severity)
    #expect(found.first?.fix?.replacement == fix)
  }

  /// With so few letters, the key that is meant is a guess, and the value would be a second
  /// mistake.
  @Test(
    "what is under a misspelt key of three letters is not read, but the key is suggested",
    arguments: [
      (#"{"type": "layout", "style": {"tap": [{"type": "back"}]}}"#, #""gap""#),
      (#"{"type": "button", "title": "a", "ico": 4}"#, #""icon""#),
      (#"{"type": "layout", "hro": [4]}"#, #""hero""#),
    ])
  func shortKey(root: String, fix: String) {
    let found = found(root)
    #expect(found.count == 1, "\(found.map(\.message))")
    #expect(found.first?.severity == .warning)
    #expect(found.first?.fix?.replacement == fix)
  }

  @Test(
    "a style of another system is named as it is written here",
    arguments: [
      (#"{"paddingX": 4}"#, "paddingHorizontal"), (#"{"cornerRadius": 4}"#, "borderRadius"),
      (#"{"background": "red"}"#, "backgroundColor"), (#"{"marginBlock": 4}"#, "marginVertical"),
    ])
  func foreignStyle(style: String, name: String) {
    let found = found(#"{"type": "layout", "style": \#(style)}"#)
    #expect(found.map(\.code) == [.unknownStyle])
    #expect(found.first?.fix?.replacement == "\"\(name)\"")
  }

  @Test("a shorthand is reported once, with the keys of its parts")
  func shorthand() {
    let found = found(#"{"type": "layout", "style": {"border": "1px solid red"}}"#)
    #expect(
      found.map(\.message) == [
        #"no style is called "border": its parts are "borderWidth", "borderColor""#
      ])
    #expect(found.first?.fix == nil)
  }

  /// CSS Inline 3, 5.1: a number multiplies the font size; here a number is in points.
  @Test("a multiple of the font size becomes a percentage", arguments: ["1.5", #""1.5""#])
  func lineHeight(_ multiple: String) {
    let found = found(
      #"{"type": "label", "text": "a", "style": {"lineHeight": \#(multiple)}}"#)
    #expect(found.map(\.code) == [.invalidValue])
    #expect(found.first?.fix?.replacement == #""150%""#)
  }

  @Test("a declaration with a mistake is declared")
  func mistakeInDeclaration() {
    let test = TestProject(
      #"""
      --- segue.json
      {"schemes": ["shop"], "transitions": {"zoom": {"kind": "heor"}, "drop": 5},
       "defaultTransition": "zoom"}
      --- screens/a.json
      {"screen": "a", "route": "/a/{title}", "safeArea": ["top"],
       "parameters": {"title": {"type": "strng", "default": "b"}},
       "root": {"type": "label", "text": "${title}", "events": {"tap": [
         {"type": "navigate", "to": "shop:///b", "transition": "drop"}]}}}
      --- screens/b.json
      {"screen": "b", "route": "/b", "safeArea": ["top"], "root": {"type": "label", "text": "b"}}
      """#)
    #expect(test.diagnostics.map(\.code) == [.invalidValue, .wrongType, .invalidValue])
  }

  @Test(
    "of a screen with an error, only the error is reported",
    arguments: [
      (
        #"{"screen": "a", "safeArea": "top", "root": {"type": "label", "text": "a"}}"#,
        DiagnosticCode.wrongType
      ),
      (
        #"{"screen": "a", "root": {"type": "label", "text": "a", "style": {"width": []}}}"#,
        .wrongType
      ),
      (#"{"screen": "a", "root": {"type": "label", "text": "a",}}"#, .trailingComma),
    ])
  func onlyTheError(screen: String, code: DiagnosticCode) {
    #expect(TestProject(screen).diagnostics.map(\.code) == [code])
  }

  @Test("nor is it in the manifest")
  func shortKeyOfManifest() {
    let test = TestProject(
      #"""
      --- segue.json
      {"devices": [{"name": "d", "width": 100, "height": 100, "safeArea": {1️⃣"tap"2️⃣: []}}]}
      """#)
    #expect(test.diagnostics.map(\.code) == [.unknownKey])
    #expect(test.diagnostics.first?.range == test.range(1, 2))
    #expect(test.diagnostics.first?.fix?.replacement == #""top""#)
  }

  @Test("mistakes under a misspelt key are reported too")
  func insideOfMisspeltKey() {
    let codes = found(
      #"{"type": "layout", "childern": [{"type": "label", "text": "a", "style": {"width": "x"}}]}"#
    ).map(\.code)
    #expect(Set(codes) == [.unknownKey, .invalidValue])
  }

  @Test("a misspelt key of a screen's file and of the manifest is read")
  func files() {
    let screen = TestProject(
      """
      --- screens/a.json
      {"screeen": "a", "rooot": {"type": "layout"}}
      """
    ).diagnostics
    #expect(screen.map(\.code) == [.unknownKey, .unknownKey] && screen.hasErrors)
    let manifest = TestProject(
      #"""
      --- segue.json
      {"schems": ["s"]}
      --- screens/a.json
      {"screen": "a", "route": "/a", "root": {"type": "layout", "events": {"tap": [
        {"type": "navigate", "to": "s://b"}]}}}
      --- screens/b.json
      {"screen": "b", "route": "/b", "root": {"type": "layout"}}
      """#
    ).diagnostics
    #expect(manifest.map(\.code) == [.unknownKey])
    #expect(manifest.map(\.severity) == [.warning])
  }

  @Test("a misspelt argument is one mistake")
  func argument() {
    let test = TestProject(
      #"""
      --- screens/a.json
      {"screen": "a", "safeArea": ["top"],
       "root": {"type": "card", "arguments": {1️⃣"titel"2️⃣: "x"}}}
      --- components/card.json
      {"component": "card", "parameters": {"title": "string"},
       "body": {"type": "label", "text": "${title}"}}
      """#)
    #expect(test.diagnostics.map(\.code) == [.surplusArgument])
    #expect(test.diagnostics.first?.range == test.range(1, 2))
  }

  @Test("a key is not taken for one that is there")
  func presentKey() {
    let found = found(#"{"type": "label", "text": "a", "texts": "b"}"#)
    #expect(found.map(\.code) == [.unknownKey])
    #expect(found.first?.fix == nil)
  }

  @Test(
    "a message names the value, and what may be written instead",
    arguments: [
      (
        #"{"type": "label", "text": "a", "if": "x"}"#,
        #""if" is an object around a component, not a key of one: write {"if": …, "then": {…}}"#,
        nil
      ),
      (
        #"{"type": "label", "text": "a", "style": {"fontWeight": "semibold"}}"#,
        #"fontWeight does not take "semibold": write 600"#, "600"
      ),
      (
        #"{"type": "label", "text": "a", "style": {"fontWeight": "Extra-Light"}}"#,
        #"fontWeight does not take "Extra-Light": write 200"#, "200"
      ),
      (
        #"{"type": "label", "text": "a", "style": {"fontWeight": "600"}}"#,
        "fontWeight takes a number without quotes: write 600", "600"
      ),
      (
        #"{"type": "label", "text": "a", "style": {"fontWeight": "strong"}}"#,
        #"fontWeight does not take "strong": it takes a number, "normal" or "bold""#, nil
      ),
      (
        #"{"type": "layout", "style": {"padding": "0 20px"}}"#,
        #"padding does not take "0 20px": it takes one length for all sides; write "paddingVertical": 0, "paddingHorizontal": 20"#,
        nil
      ),
      (
        #"{"type": "layout", "style": {"margin": "0 auto"}}"#,
        #"margin does not take "0 auto": it takes one length for all sides; write "marginVertical": 0, "marginHorizontal": "auto""#,
        nil
      ),
      (
        #"{"type": "layout", "style": {"borderRadius": "8px 8px 0 0"}}"#,
        #"borderRadius takes a number of points, or an array of four, not "8px 8px 0 0": write [8, 8, 0, 0]"#,
        "[8, 8, 0, 0]"
      ),
      (
        #"{"type": "layout", "events": {"tap": [{"type": "close"}]}}"#,
        #"no action is called "close": there are "navigate", "back", "backTo", "backToRoot", "dismiss", "replaceStack", "selectTab", "retry", "open", "track" and "custom"; did you mean "dismiss"?"#,
        nil
      ),
      (
        #"{"type": "layout", "events": {"onTap": []}}"#,
        #"no event is called "onTap": there are "tap", "longPress", "appear" and "disappear"; did you mean "tap"?"#,
        #""tap""#
      ),
    ])
  func messages(root: String, message: String, fix: String?) {
    let found = found(root)
    #expect(found.map(\.message) == [message])
    #expect(found.first?.fix?.replacement == fix)
  }

  @Test(
    "what other systems call a screen's keys names ours, and is not read",
    arguments: [
      ("skeleton", "placeholder"), ("loading", "placeholder"), ("onError", "failure"),
      ("path", "route"), ("params", "parameters"),
    ])
  func foreignScreenKeys(key: String, ours: String) {
    let test = TestProject(#"{"screen": "a", 1️⃣"\#(key)"2️⃣: 1, "root": {"type": "layout"}}"#)
    #expect(
      test.diagnostics.map(\.message) == [
        #"a screen file has no key "\#(key)"; did you mean "\#(ours)"?"#
      ])
    #expect(test.diagnostics.first?.range == test.range(1, 2))
    #expect(test.diagnostics.first?.fix == nil)
  }

  @Test("a component that nobody declares is reported with those that there are")
  func unknownComponent() {
    let test = TestProject(
      #"""
      --- screens/a.json
      {"screen": "a", "root": {"type": 1️⃣"foto"2️⃣, "source": "x.png"}}
      --- components/card.json
      {"component": "card", "body": {"type": "layout"}}
      """#)
    #expect(
      test.diagnostics.map(\.message) == [
        #"no component is called "foto": there are "layout", "label", "button", "image", "video" and "card"; did you mean "image"?"#
      ])
    #expect(test.diagnostics.first?.range == test.range(1, 2))
  }

  @Test(
    "the end of an unclosed object points at its bracket, and at the one that the indentation shows"
  )
  func unclosed() {
    let test = TestProject(
      """
      1️⃣{
        "screen": "a",
        "root": {
          "type": "layout",
          "style": 3️⃣{"gap": 4,
          "children": []
        }
      }5️⃣
      """)
    let found = test.diagnostics
    #expect(found.map(\.code) == [.unexpectedEnd])
    #expect(found.first?.range == test.range(5))
    #expect(
      found.first?.notes.map(\.range.lowerBound)
        == [test.range(1), test.range(3)].compactMap { $0?.lowerBound })
  }
}
