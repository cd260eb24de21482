import Foundation
import Segue
import Testing

/// The expected texts are written by hand.
@Suite("JSON writer")
struct JSONWriterTests {
  private func written(indentation: Int? = nil, _ content: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter(indentation: indentation)
    content(&json)
    return json.text
  }

  private func sample(_ json: inout JSONWriter) {
    json.object { json in
      json.member("a", 1)
      json.member("b") { json in
        json.array { json in
          json.element { $0.bool(true) }
          json.element { $0.object { _ in } }
          json.element { $0.array { _ in } }
        }
      }
      json.member("c") { $0.numbers([1, 2.5]) }
      json.member("d", String?.none)
    }
  }

  @Test("Compact output is one line without spaces")
  func compact() {
    #expect(written(sample) == #"{"a":1,"b":[true,{},[]],"c":[1,2.5],"d":null}"#)
  }

  @Test("Indented output writes empty containers without a line break")
  func indented() {
    #expect(
      written(indentation: 2, sample) == #"""
        {
          "a": 1,
          "b": [
            true,
            {},
            []
          ],
          "c": [1, 2.5],
          "d": null
        }
        """#)
  }

  @Test("The indentation is clamped", arguments: [(-1, 0), (.min, 0), (17, 16), (.max, 16)])
  func indentationBounds(asked: Int, held: Int) {
    #expect(written(indentation: asked, sample) == written(indentation: held, sample))
  }

  @Test(
    "Numbers are written with the fewest digits that round-trip",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-5, "-5"), (0.1, "0.1"), (1e15, "1000000000000000"),
      (1e21, "1e+21"), (2_147_483_648, "2147483648"), (1e-7, "1e-07"), (.nan, "null"),
      (.infinity, "null"),
    ] as [(Double, String)])
  func numbers(value: Double, text: String) {
    #expect(written { $0.number(value) } == text)
  }

  @Test("Strings escape only what JSON requires and invisible characters")
  func strings() {
    #expect(
      written { $0.string("\"\\/\n\r\t\u{0}\u{1F}\u{7F}é日😀“…”\u{2028}\u{9B}ÿ\u{E0041}") }
        == "\"\\\"\\\\/\\n\\r\\t\\u0000\\u001f\\u007fé日😀“…”\\u2028\\u009bÿ\\udb40\\udc41\"")
  }

  /// The general categories of Unicode: controls, line and paragraph separators, and formats.
  /// Excluded are joiners, which are part of words and emoji, and formats that are visible or
  /// specific to some scripts.
  @Test("Invisible characters in keys and strings are escaped and read back unchanged")
  func hidden() throws {
    let drawn: Set<UInt32> = [0x200C, 0x200D]
    for value in UInt32(0)...0xE_007F {
      guard let scalar = Unicode.Scalar(value), !drawn.contains(value) else { continue }
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: break
      case .format where [0, 0x1, 0x20, 0xFE, 0xFF, 0xE00].contains(value >> 8): break
      default: continue
      }
      let text = "a\(Character(scalar))b"
      let json = written { $0.object { $0.member(text, text) } }
      #expect(!json.unicodeScalars.contains(scalar), "U+\(String(value, radix: 16))")
      let read = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: String]
      #expect(read?.first?.key.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
      #expect(read?[text]?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    }
  }
}
