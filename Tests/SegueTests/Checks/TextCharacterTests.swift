import Segue
import Testing

/// The script that makes the test font determines its characters: A, B, é and spaces in Brand. The
/// built-in family has Latin, Greek and Cyrillic.
@Suite("Missing characters and unsupported scripts")
struct TextCharacterTests {
  private typealias S = CheckedScreen

  private static func label(_ text: String, _ style: String = "") -> String {
    #"{"type": "label", "text": \#(text), "style": {\#(style)}}"#
  }

  private static func screen(_ children: String..., style: String = "") -> S {
    S(
      S.column(style, children.joined(separator: ", ")), assets: "--- fonts/Brand.ttf",
      manifest: S.brand)
  }

  @Test(
    "A missing character is reported at its range, also if it is escaped",
    arguments: [
      #""AB1️⃣ö2️⃣é""#, #""A\u00e91️⃣\u00f62️⃣B""#, #""é\n\t\u00411️⃣\u00F62️⃣""#,
      #"[{"text": "AB"}, {"text": "A1️⃣ö2️⃣"}]"#,
    ])
  func single(_ text: String) {
    Self.screen(Self.label(text, #""fontFamily": "Brand""#)).expect(
      .missingCharacter, "“ö” (U+00F6) is missing from the font \"Brand\":",
      "name a \"fontFamily\" of segue.json that has it")
  }

  @Test("The range of a surrogate pair is both escapes")
  func surrogates() {
    Self.screen(Self.label(#""A 1️⃣\ud835\udc002️⃣""#)).expect(
      .missingCharacter, "“𝐀” (U+1D400) is missing from the built-in font:")
  }

  @Test("The first missing characters are named, and the others are counted")
  func several() {
    Self.screen(Self.label(#""A1️⃣x2️⃣yxzvw""#, #""fontFamily": "Brand""#)).expect(
      .missingCharacter,
      "“x” (U+0078), “y” (U+0079), “z” (U+007A) and 2 more characters are missing")
    Self.screen(Self.label(#""Axyzv""#, #""fontFamily": "Brand""#)).expect(
      .missingCharacter, "and 1 more character are missing")
  }

  @Test("Characters that every device draws with its own fonts are noted once for all texts")
  func fallback() {
    let texts = [#""1️⃣你2️⃣好""#, #""世界""#, #""かな 가""#, #""你好""#].map { Self.label($0) }
    Self.screen(texts.joined(separator: ", ")).expect(
      .missingCharacter, "are missing from the built-in font, as in 2 other texts:", "1 em wide",
      severity: .note)
    Self.screen(
      Self.label(#""Hi 1️⃣\ud83d\ude002️⃣""#), Self.label(#""\u2764\ufe0f \ud83c\udde9\ud83c\uddea""#)
    ).expect(.missingCharacter, "as in 1 other text:", "1 em wide", severity: .note)
    // Without a system family in the list, a missing character is drawn as the font's missing
    // glyph.
    Self.screen(Self.label(#""A1️⃣你2️⃣""#, #""fontFamily": "Brand""#)).expect(
      .missingCharacter, "missing from the font \"Brand\"",
      "as wide as the font's sign for a missing",
      severity: .note)
    Self.screen(Self.label(#""A1️⃣你2️⃣""#, #""fontFamily": "Brand, Inter""#)).expect(
      .missingCharacter, "and here it is 1 em wide", severity: .note)
  }

  @Test("A script that the font lacks entirely is reported once")
  func script() {
    Self.screen(Self.label(#""1️⃣ש2️⃣לום""#), Self.label(#""עולם""#)).expect(
      .missingCharacter, "are missing from the built-in font, as in 1 other text:")
  }

  @Test("Other families of the style or of every device may provide a character")
  func families() {
    func text(_ families: String) -> S {
      Self.screen(Self.label(#""Aö""#, "\"fontFamily\": \"\(families)\""))
    }
    text("Brand, sans-serif").expectNothing()
    text("Brand, Inter").expectNothing()
    text("Brand").expect(.missingCharacter)
    text("Inter").expectNothing()
  }

  @Test(
    "Invisible characters are not missing",
    arguments: [
      #""A B\n\tA""#, #""A\u00a0B\u00adA\u200bB\u2060""#, #""A\u3000B\u2009A""#,
      #""A\u200eB\ufe0f""#,
    ])
  func invisible(_ text: String) {
    Self.screen(Self.label(text, #""fontFamily": "Brand""#)).expectNothing()
  }

  @Test("A component is reported once for all of its uses, at the use with the character")
  func component() {
    let screen = S(
      S.column(
        "", #"{"type": "tag", "arguments": {"text": "A"}}"#,
        #"{"type": "tag", "arguments": {"text": "A1️⃣\u26192️⃣"}}"#,
        #"{"type": "tag", "arguments": {"text": "B\u2619"}}"#),
      components: """
        --- components/tag.json
        {"component": "tag", "parameters": {"text": "string"}, "body":
          {"type": "label", "text": 3️⃣"${text}"4️⃣}}
        """)
    screen.expect(.missingCharacter, "“☙” (U+2619)", "as in 1 other text")
    screen.expectNote(3, 4)
  }
}
