import Segue
import Testing

/// The expected ranges and severities are marked by hand, from the rules of FORMAT.md.
@Suite("Broken components")
struct BrokenComponentTests {
  @Test("A mistake in a screen is reported", arguments: screens)
  func checkScreens(_ input: BrokenInput) { input.check() }

  @Test("A mistake in a style is reported", arguments: styles)
  func checkStyles(_ input: BrokenInput) { input.check() }

  @Test("A mistake in an event is reported", arguments: events)
  func checkEvents(_ input: BrokenInput) { input.check() }

  static let screens: [BrokenInput] = [
    BrokenInput(
      "the text of a label on a button", .unknownKey, fix: #""title""#,
      #"{"screen": "a", "root": {"type": "button", 1️⃣"text"2️⃣: "Buy"}}"#),
    BrokenInput(
      "the title of a button on a label", .unknownKey, fix: #""text""#,
      #"{"screen": "a", "root": {"type": "label", 1️⃣"title"2️⃣: "Buy"}}"#),
    BrokenInput(
      "a screen without an id", .missingKey,
      #"""
      --- screens/a.json
      1️⃣{"root": {"type": "layout"}}2️⃣
      """#),
    BrokenInput(
      "a screen without a root", .missingKey, #"1️⃣{"screen": "a"}2️⃣"#),
    BrokenInput(
      "an id that is no string", .wrongType, #"{"screen": 1️⃣72️⃣, "root": {"type": "layout"}}"#),
    BrokenInput(
      "an address of a schema that is no string", .wrongType,
      #"{"$schema": 1️⃣true2️⃣, "screen": "a", "root": {"type": "layout"}}"#),
    BrokenInput(
      "an empty id of a screen", .invalidValue,
      #"{"screen": 1️⃣""2️⃣, "root": {"type": "layout"}}"#),
    BrokenInput(
      "a presentation that nobody knows", .invalidValue, fix: #""sheet""#,
      #"{"screen": "a", "presentation": 1️⃣"sheat"2️⃣, "root": {"type": "layout"}}"#),
    BrokenInput(
      "a bar that nobody knows", .invalidValue,
      #"{"screen": "a", "bars": ["tab", 1️⃣"scroll"2️⃣], "root": {"type": "layout"}}"#),
    BrokenInput(
      "a side of the safe area that is not logical", .invalidValue,
      #"{"screen": "a", "safeArea": [1️⃣"left"2️⃣], "root": {"type": "layout"}}"#),
    BrokenInput(
      "a key that is misspelt", .unknownKey, .warning, fix: #""title""#,
      #"{"screen": "a", 1️⃣"titel"2️⃣: "A", "root": {"type": "layout"}}"#),
    BrokenInput(
      "a root that is an array", .wrongType,
      #"{"screen": "a", "root": 1️⃣[{"type": "layout"}]2️⃣}"#),
    BrokenInput(
      "a component without a type", .missingKey, #"{"screen": "a", "root": 1️⃣{}2️⃣}"#),
    BrokenInput(
      "a type that is a number", .wrongType,
      #"{"screen": "a", "root": {"type": 1️⃣52️⃣}}"#),
    BrokenInput(
      "a component that nobody declares", .unknownComponent, fix: #""image""#,
      #"{"screen": "a", "root": {"type": 1️⃣"imgae"2️⃣, "source": "a.png"}}"#),
    BrokenInput(
      "children of a label", .unknownKey, .warning,
      #"{"screen": "a", "root": {"type": "label", "text": "", 1️⃣"children"2️⃣: []}}"#),
    BrokenInput(
      "a style key on the component", .unknownKey, .warning,
      #"{"screen": "a", "root": {"type": "layout", 1️⃣"padding"2️⃣: 8}}"#),
    BrokenInput(
      "a child that is text", .wrongType,
      #"{"screen": "a", "root": {"type": "layout", "children": [1️⃣"Hello"2️⃣]}}"#),
    BrokenInput(
      "children that are one object", .wrongType,
      #"{"screen": "a", "root": {"type": "layout", "children": 1️⃣{"type": "layout"}2️⃣}}"#),
    BrokenInput(
      "an image without a source", .missingKey,
      #"{"screen": "a", "root": {"type": "layout", "children": [1️⃣{"type": "image"}2️⃣]}}"#),
    BrokenInput(
      "a button without a title", .missingKey,
      #"{"screen": "a", "root": {"type": "layout", "children": [1️⃣{"type": "button"}2️⃣]}}"#),
    BrokenInput(
      "an empty source", .invalidValue,
      #"{"screen": "a", "root": {"type": "layout", "children": [{"type": "image", "source": 1️⃣""2️⃣}]}}"#
    ),
    BrokenInput(
      "a natural size with one side", .missingKey,
      #"""
      {"screen": "a", "root": {"type": "layout", "children": [{"type": "video", "source": "a.mp4",
        "naturalSize": 1️⃣{"width": 12}2️⃣}]}}
      """#),
    BrokenInput(
      "a natural size below nothing", .valueOutOfRange,
      #"""
      {"screen": "a", "root": {"type": "layout", "children": [{"type": "video", "source": "a.mp4",
        "naturalSize": {"width": 1️⃣-82️⃣, "height": 3}}]}}
      """#),
    BrokenInput(
      "a run of text without text", .missingKey,
      #"{"screen": "a", "root": {"type": "label", "text": [1️⃣{"style": {}}2️⃣]}}"#),
    BrokenInput(
      "a run of text with a width", .unknownStyle, .warning,
      #"""
      {"screen": "a", "safeArea": ["top"],
       "root": {"type": "label", "text": [{"text": "a", "style": {1️⃣"width"2️⃣: 8}}]}}
      """#
    ),
    BrokenInput(
      "a snapshot that nobody knows", .invalidValue, fix: #""keep""#,
      #"{"screen": "a", "root": {"type": "layout", "snapshot": 1️⃣"kep"2️⃣}}"#),
    BrokenInput(
      "an id with a slash", .invalidID,
      #"{"screen": "a", "root": {"type": "layout", "id": 1️⃣"a/b"2️⃣}}"#),
    BrokenInput(
      "an empty id", .invalidID, #"{"screen": "a", "root": {"type": "layout", "id": 1️⃣""2️⃣}}"#),
    BrokenInput(
      "an id that is declared twice", .duplicateID,
      #"""
      {"screen": "a", "root": {"type": "layout", "children": [
        {"type": "layout", "id": 3️⃣"x"4️⃣}, {"type": "layout", "id": 1️⃣"x"2️⃣}]}}
      """#),
    BrokenInput(
      "accessibilityHidden as text", .wrongType,
      #"{"screen": "a", "root": {"type": "layout", "accessibilityHidden": 1️⃣"true"2️⃣}}"#),
    BrokenInput(
      "a substitution without its end", .unclosedSubstitution,
      #"{"screen": "a", "root": {"type": "label", "text": 1️⃣"${a"2️⃣}}"#),
    BrokenInput(
      "a substitution of nothing", .unknownParameter,
      #"{"screen": "a", "root": {"type": "label", "text": 1️⃣"Hello ${name}"2️⃣}}"#),
    BrokenInput(
      "a key that is written twice", .duplicateKey,
      #"{"screen": "a", "root": {3️⃣"type"4️⃣: "layout", 1️⃣"type"2️⃣: "layout"}}"#),
  ]

  private static func style(_ text: String) -> String {
    #"{"screen": "a", "root": {"type": "layout", "style": {\#(text)}}}"#
  }

  static let styles: [BrokenInput] = [
    BrokenInput(
      "a style that is misspelt", .unknownStyle, .warning, fix: #""flexDirection""#,
      style(#"1️⃣"flexDirecton"2️⃣: "row""#)),
    BrokenInput(
      "a style that is an array", .wrongType,
      #"{"screen": "a", "root": {"type": "layout", "style": 1️⃣[]2️⃣}}"#),
    BrokenInput("points with a unit", .invalidValue, fix: "12", style(#""width": 1️⃣"12px"2️⃣"#)),
    BrokenInput("a number in quotes", .invalidValue, fix: "12", style(#""width": 1️⃣"12"2️⃣"#)),
    BrokenInput("a margin that is true", .wrongType, style(#""margin": 1️⃣true2️⃣"#)),
    BrokenInput("null", .wrongType, style(#""margin": 1️⃣null2️⃣"#)),
    BrokenInput("a padding that is auto", .invalidValue, style(#""padding": 1️⃣"auto"2️⃣"#)),
    BrokenInput("a padding below nothing", .valueOutOfRange, style(#""padding": 1️⃣-82️⃣"#)),
    BrokenInput("a percentage below nothing", .valueOutOfRange, style(#""width": 1️⃣"-5%"2️⃣"#)),
    BrokenInput("a border in percent", .invalidValue, style(#""borderWidth": 1️⃣"5%"2️⃣"#)),
    BrokenInput("an opacity above 1", .valueOutOfRange, style(#""opacity": 1️⃣1.52️⃣"#)),
    BrokenInput("a weight above 1000", .valueOutOfRange, style(#""fontWeight": 1️⃣10012️⃣"#)),
    BrokenInput("half a line", .invalidValue, style(#""maxLines": 1️⃣1.52️⃣"#)),
    BrokenInput("no line", .valueOutOfRange, style(#""maxLines": 1️⃣02️⃣"#)),
    BrokenInput(
      "a number that no double holds", .valueOutOfRange, style(#""width": 1️⃣1e9992️⃣"#)),
    BrokenInput(
      "a keyword of another property", .invalidValue, style(#""alignItems": 1️⃣"auto"2️⃣"#)),
    BrokenInput(
      "a keyword in kebab case", .invalidValue, fix: #""flex-start""#,
      style(#""justifyContent": 1️⃣"flexStart"2️⃣"#)),
    BrokenInput("a colour that is none", .invalidValue, style(#""color": 1️⃣"redd"2️⃣"#)),
    BrokenInput("a colour that is a number", .wrongType, style(#""color": 1️⃣82️⃣"#)),
    BrokenInput(
      "a gradient of one colour's half", .invalidValue,
      style(#""backgroundImage": 1️⃣"linear-gradient(red"2️⃣"#)),
    BrokenInput("a shadow without a length", .invalidValue, style(#""boxShadow": 1️⃣"red"2️⃣"#)),
    BrokenInput(
      "a position of three words", .invalidValue,
      style(#""objectPosition": 1️⃣"left left left"2️⃣"#)),
    BrokenInput("three radii", .invalidValue, style(#""borderRadius": 1️⃣[1, 2, 3]2️⃣"#)),
    BrokenInput(
      "a radius below nothing", .valueOutOfRange, style(#""borderRadius": [1, 1️⃣-92️⃣, 3, 4]"#)),
    BrokenInput("a ratio with letters", .wrongType, style(#""aspectRatio": 1️⃣[]2️⃣"#)),
    BrokenInput(
      "a ratio of two numbers and a word", .invalidValue,
      style(#""aspectRatio": 1️⃣"16 x / 9"2️⃣"#)),
    BrokenInput(
      "a picture stretched by inset", .insetDoesNotStretch, .warning,
      #"""
      {"screen": "a", "root": {"type": "layout", "children": [{"type": "video", "source": "a.mp4",
        "style": {"position": "absolute", "inset": 1️⃣02️⃣}}]}}
      """#),
  ]

  private static func tap(_ text: String) -> String {
    #"{"screen": "a", "root": {"type": "layout", "events": {"tap": [\#(text)]}}}"#
  }

  static let events: [BrokenInput] = [
    BrokenInput(
      "an event that nobody knows", .unknownEvent, .warning, fix: #""longPress""#,
      #"{"screen": "a", "root": {"type": "layout", "events": {1️⃣"longpres"2️⃣: []}}}"#),
    BrokenInput(
      "actions that are no array", .wrongType,
      #"{"screen": "a", "root": {"type": "layout", "events": {"tap": 1️⃣{"type": "back"}2️⃣}}}"#),
    BrokenInput("an action without a type", .missingKey, tap("1️⃣{}2️⃣")),
    BrokenInput(
      "an action that nobody knows", .unknownAction, fix: #""navigate""#,
      tap(#"{"type": 1️⃣"navigat"2️⃣, "to": "a://b"}"#)),
    BrokenInput("a way to nowhere", .missingKey, tap(#"1️⃣{"type": "navigate"}2️⃣"#)),
    BrokenInput("an empty address", .invalidValue, tap(#"{"type": "open", "url": 1️⃣""2️⃣}"#)),
    BrokenInput(
      "a key of another action", .unknownKey, .warning,
      tap(#"{"type": "back", 1️⃣"url"2️⃣: "https://a.example"}"#)),
    BrokenInput(
      "properties that are a list", .wrongType,
      tap(#"{"type": "track", "event": "e", "properties": 1️⃣[1]2️⃣}"#)),
    BrokenInput(
      "a substitution of nothing among properties", .unknownParameter,
      tap(#"{"type": "custom", "name": "e", "properties": {"a": [1️⃣"${b}"2️⃣]}}"#)),
  ]
}
