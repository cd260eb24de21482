import Segue
import Testing

/// The expected ranges and severities are marked by hand.
@Suite("Broken placeholders and failures")
struct BrokenPhaseTests {
  @Test("A mistake in a placeholder or a failure is reported", arguments: inputs)
  func check(_ input: BrokenInput) { input.check() }

  private static func screen(_ keys: String, _ rest: String = "") -> String {
    #"""
    --- segue.json
    {"schemes": ["s"], "devices": ["400x800@1"]}
    --- screens/home.json
    {"screen": "home", "route": "/home", \#(keys)}
    \#(rest)
    """#
  }

  private static let root = #""root": {"type": "layout"}"#
  private static let waiting = #""placeholder": {"type": "layout"}"#
  private static let retry = #"{"type": "retry"}"#
  private static let data = #""data": {"properties": {"title": {"type": "string"}}}"#
  private static let sample = "--- data/home/a.json\n" + #"{"data": {"title": "A"}}"#

  private static func button(_ action: String, id: String = "again") -> String {
    #"""
    {"type": "button", "id": "\#(id)", "title": "Again", "style": {"height": 48},
     "events": {"tap": [\#(action)]}}
    """#
  }

  static let inputs: [BrokenInput] = [
    BrokenInput(
      "a failure without a placeholder", .missingKey,
      #"""
      --- segue.json
      {"devices": ["400x800@1"]}
      --- screens/home.json
      1️⃣{"screen": "home", \#(root), "failure": \#(button(retry))}2️⃣
      """#),
    BrokenInput(
      "a placeholder that is a text", .wrongType, screen(#"\#(root), "placeholder": 1️⃣"Wait"2️⃣"#)),
    BrokenInput(
      "a retry in the content", .misplacedRetry, screen(#""root": \#(button("1️⃣\(retry)2️⃣"))"#)),
    BrokenInput(
      "a retry in a placeholder", .misplacedRetry,
      screen(#"\#(root), "placeholder": \#(button("1️⃣\(retry)2️⃣"))"#)),
    BrokenInput(
      "a component that retries in the content", .misplacedRetry,
      screen(
        #"""
        "root": 3️⃣{"type": "again"}4️⃣, "placeholder": {"type": "layout"},
        "failure": {"type": "again"}
        """#,
        #"""
        --- components/again.json
        {"component": "again", "body": \#(button("1️⃣\(retry)2️⃣"))}
        """#)),
    BrokenInput(
      "a failure without a retry", .failureWithoutRetry, .warning,
      screen(#"\#(root), \#(waiting), "failure": 1️⃣{"type": "layout"}2️⃣"#)),
    BrokenInput(
      "data in a placeholder", .unknownName,
      screen(
        #"""
        \#(data), "root": {"type": "label", "text": "${data.title}"},
        "placeholder": {"type": "label", "text": "${1️⃣data2️⃣.title}"}
        """#, sample)),
    BrokenInput(
      "all data in a failure", .unknownName,
      screen(
        #"""
        \#(data), "root": {"type": "label", "text": "${data.title}"}, \#(waiting),
        "failure": {"type": "layout", "children": [
          {"if": "1️⃣data2️⃣ == data", "then": {"type": "layout"}}, \#(button(retry))]}
        """#.replacing("1️⃣data2️⃣ == data", with: "size(1️⃣data2️⃣.title) > 0"), sample)),
    BrokenInput(
      "a parameter that does not exist", .unknownParameter,
      screen(#"\#(root), "placeholder": {"type": "label", "text": 1️⃣"${name}"2️⃣}"#)),
    BrokenInput(
      "sample data with the name of a phase", .invalidValue,
      screen(
        #"\#(data), "root": {"type": "label", "text": "${data.title}"}, \#(waiting)"#,
        sample + "\n--- data/home/placeholder.json\n" + #"1️⃣{"data": {"title": "A"}}"#)),
    BrokenInput(
      "a screen with the name of a phase", .invalidValue,
      screen(
        #"\#(root), \#(waiting)"#,
        #"""
        --- screens/other.json
        {"screen": 1️⃣"home@placeholder"2️⃣, "route": "/other", "root": {"type": "layout"}}
        """#
      ).replacing("\"screen\": \"home\"", with: "\"screen\": 3️⃣\"home\"4️⃣")),
    BrokenInput(
      "a card without a partner in the placeholder", .missingPartner, .warning,
      #"""
      --- segue.json
      {"schemes": ["s"], "devices": ["400x800@1"], "transitions": {"t": {"kind": "hero", "reducedMotion": "fade"}}}
      --- assets/a.png 600x600
      --- screens/home.json
      {"screen": "home", "route": "/home", "root": {"type": "layout", "children": [
        1️⃣{"type": "image", "hero": "h", "source": "a.png", "style": {"width": 90, "height": 90},
         "events": {"tap": [{"type": "navigate", "to": 3️⃣"s://item"4️⃣, "transition": "t"}]}}2️⃣]}}
      --- screens/item.json
      {"screen": "item", "route": "/item",
       "root": {"type": "layout", "children": [
         {"type": "image", "hero": "h", "source": "a.png", "style": {"width": 300, "height": 300}}]},
       "placeholder": 5️⃣{"type": "layout", "children": [{"type": "label", "text": "Loading"}]}6️⃣}
      """#),
    BrokenInput(
      "a picture without a source and without a size", .zeroSize, .warning,
      screen(
        #"\#(root), "placeholder": {"type": "layout", "children": [1️⃣{"type": "image", "hero": "h"}2️⃣]}"#
      )),
    BrokenInput(
      "a picture without a source in the content", .missingKey,
      screen(#""root": {"type": "layout", "children": [1️⃣{"type": "image"}2️⃣]}"#)),
    BrokenInput(
      "a dead link in a failure", .deadLink,
      screen(
        #"""
        \#(root), \#(waiting), "failure": {"type": "layout", "children": [
          \#(button(retry)),
          \#(button(#"{"type": "navigate", "to": 1️⃣"s://nowhere"2️⃣}"#, id: "help"))]}
        """#)),
  ]
}
