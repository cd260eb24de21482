import Foundation
import InterOutlines
import Segue
import Testing

/// Tests of the fonts that drawings embed. The expected numbers of Inter are those that fonttools
/// reads from its files; `Tests/Embedding/check` compares many more, and what a browser shows.
@Suite("Embedded fonts")
struct EmbeddedFontTests {
  /// Draws labels, and returns the embedded fonts.
  private func fonts(
    _ labels: [(text: String, style: String)], manifest: String = "",
    file: @escaping (String) -> [UInt8]? = { _ in nil }
  ) throws -> [EmbeddedFont] {
    let children = labels.map {
      #"{"type": "label", "text": "\#($0.text)", "style": {\#($0.style)}}"#
    }
    let test = TestProject(
      """
      \(manifest)
      --- screens/s.json
      {"screen": "s", "root": {"type": "layout", "children": [\(children.joined(separator: ","))]}}
      """)
    let compiler = Compiler(test.project)
    let screen = try #require(compiler.screen("s").value)
    let device = try #require(Device(dimensions: "200x400@2"))
    let layout = compiler.layout(screen, on: device).value
    let embedding = FontEmbedding(builtIn: .inter, file: file)
    let texts = (0..<2).map { _ in svg(layout, fonts: embedding, picture: { _ in nil }) }
    #expect(texts[0] == texts[1])
    let drawing = try #require(ParsedSVG(texts[0]))
    return EmbeddedFont.all(in: drawing.all("style").map(\.text).joined())
  }

  @Test(
    "A drawing contains its characters in the weights in which it shows them, as Inter has them")
  func builtIn() throws {
    let fonts = try fonts(
      [("Album 1:1", ""), ("Alb", #""fontWeight": 700"#), ("bA", #""fontWeight": 650"#)],
      manifest: "--- segue.json\n{}")
    #expect(fonts.map(\.family) == ["Segue Inter", "Segue Inter"])
    #expect(fonts.map(\.weight) == ["400", "700"])
    let expected: [[Unicode.Scalar: Int]] = [
      ["A": 1904, "l": 668, "b": 1748, "u": 1636, "m": 2448, ":": 776, "1": 1308, " ": 792],
      ["A": 2106, "l": 766, "b": 1789],
    ]
    for (font, advances) in zip(fonts, expected) {
      let face = try #require(font.read().face)
      #expect(face.unitsPerEm == 2816 && face.ascent == 2728 && face.descent == 680)
      #expect(face.characterCount == advances.count)
      for (character, advance) in advances {
        #expect(face.advance(of: character) == advance, "\(character)")
      }
      // OpenType 1.9, "head": the sum of the file, with the adjustment.
      #expect(font.checksum == 0xB1B0_AFBA)
      // The characters have outlines, and hardly anything else does.
      #expect(font.bytes.count > 600 && font.bytes.count < 3000, "\(font.bytes.count)")
    }
  }

  /// In Inter, a colon between digits is raised, and T and o are kerned: fonttools reads −230 of
  /// 2816 units, which are 2.6 of 32 pixels.
  @Test("Text is shaped in an embedded font as in the whole one", arguments: [400, 500, 600, 700])
  func shaping(weight: Double) throws {
    let text = "To AVATAR 12:30 -> 3x4 (A) [b] e\u{301}"
    let fonts = try fonts(
      [(text, #""fontWeight": \#(weight)"#)], manifest: "--- segue.json\n{}")
    let face = try #require(fonts.first?.read().face)
    func advances(_ face: FontFace) -> [Int] {
      var shaping = TextShaping(text, face: face, size: 32, script: .latin)
      shaping.shape()
      return shaping.advances
    }
    let whole = FontLibrary.builtIn.face(for: FontDescription(weight: weight))
    #expect(advances(face) == advances(whole))
  }

  @Test(
    "A font of all characters has them all",
    arguments: [400, 500, 600, 700].prefix(tries(4, withoutOptimisation: 1)))
  func whole(weight: Int) throws {
    let bytes = try #require(BuiltInOutlines.inter.font(weight: weight))
    let file = FontFile(bytes, family: "Inter")
    let face = try #require(file.face)
    #expect(file.problems.isEmpty)
    let builtIn = FontLibrary.builtIn.face(for: FontDescription(weight: Double(weight)))
    #expect(face.characterCount == builtIn.characterCount)
    for point in UInt32(0x20)...0x2FFF {
      guard let scalar = Unicode.Scalar(point) else { continue }
      #expect(face.advance(of: scalar) == builtIn.advance(of: scalar))
    }
  }

  private static let manifest = """
    --- segue.json
    {"fonts": [{"family": "Brand", "file": "fonts/Brand.ttf"}]}
    """

  @Test(
    "A font of a project is embedded with the measures of its file",
    arguments: ["Regular.ttf", "Outlines.otf", "Variable.ttf", "Typographic.ttf", "Collection.ttc"])
  func projectFont(name: String) throws {
    let bytes = TestFont.bytes(name)
    let fonts = try fonts(
      [("AB", #""fontFamily": "Brand""#)],
      manifest: "\(Self.manifest)\n--- fonts/Brand.ttf \(name)",
      file: { $0 == "fonts/Brand.ttf" ? bytes : nil })
    let font = try #require(fonts.first)
    #expect(fonts.count == 1 && font.family == "Brand")
    let whole = try #require(FontFile(bytes, family: "Brand").face)
    let embedded = font.read()
    let face = try #require(embedded.face)
    #expect(font.bytes.count <= bytes.count)
    #expect(font.checksum == 0xB1B0_AFBA)
    for character in ["A", "B"] as [Unicode.Scalar] {
      #expect(face.advance(of: character) == whole.advance(of: character))
    }
    let range = whole.weights
    let weight =
      range.lowerBound == range.upperBound
      ? "\(Int(range.lowerBound))" : "\(Int(range.lowerBound)) \(Int(range.upperBound))"
    #expect(font.weight == weight)
  }

  @Test("A font that is not there is not embedded")
  func missing() throws {
    let fonts = try fonts(
      [("A", #""fontFamily": "Brand""#)],
      manifest: "\(Self.manifest)\n--- fonts/Brand.ttf Regular.ttf")
    #expect(fonts.isEmpty)
  }

  /// The file may have changed since the project was read.
  @Test("Embedding a font never traps or hangs, however it is damaged", arguments: TestFont.names)
  func damage(name: String) throws {
    let bytes = TestFont.bytes(name)
    let test = TestProject(
      """
      \(Self.manifest)
      --- fonts/Brand.ttf \(name)
      --- screens/s.json
      {"screen": "s", "root": {"type": "label", "text": "ABe\u{301}", "style": {"fontFamily": "Brand"}}}
      """)
    let compiler = Compiler(test.project)
    let screen = try #require(compiler.screen("s").value)
    let device = try #require(Device(dimensions: "200x400@2"))
    let layout = compiler.layout(screen, on: device).value
    var random = SeededRandom(seed: 40 + name.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) })
    for round in 0..<DamagedFontTests.rounds / TestFont.names.count / 16 {
      let damaged =
        round % 4 == 0
        ? DamagedFontTests.damage(bytes, &random) : DamagedFontTests.damageTables(bytes, &random)
      let text = svg(
        layout, fonts: FontEmbedding(builtIn: .inter, file: { _ in damaged }),
        picture: { _ in nil })
      // A font has at most twice the size of its file and 4 KB, and Base64 a third more than that.
      #expect(text.utf8.count < 3 * bytes.count + 16_384)
    }
  }
}

/// A font in the style sheet of a drawing.
struct EmbeddedFont {
  let family: String
  let weight: String
  let bytes: [UInt8]

  static func all(in css: String) -> [EmbeddedFont] {
    let rule = /@font-face\{font-family:"([^"]*)";font-weight:([\d ]+);[^,]*,([^)]*)\)\}/
    return css.matches(of: rule).map { match in
      EmbeddedFont(
        family: String(match.1), weight: String(match.2),
        bytes: Data(base64Encoded: String(match.3)).map(Array.init) ?? [])
    }
  }

  /// Reads the font, which must have no problems.
  func read() -> FontFile {
    let file = FontFile(bytes, family: family)
    #expect(file.problems.isEmpty, "\(file.problems)")
    return file
  }

  /// The sum of the numbers of 32 bits.
  var checksum: UInt32 {
    stride(from: 0, to: bytes.count - 3, by: 4).reduce(0) { sum, start in
      sum &+ bytes[start..<(start + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }
}
