import Segue
import Testing

/// Expected texts are set by hand.
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

  @Test("one line, without spaces")
  func compact() {
    #expect(written(sample) == #"{"a":1,"b":[true,{},[]],"c":[1,2.5],"d":null}"#)
  }

  @Test("indented, empty containers closed up")
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

  @Test(
    "numbers are written as short as they can be read back",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-5, "-5"), (0.1, "0.1"), (1e15, "1000000000000000"),
      (1e21, "1e+21"), (2_147_483_648, "2147483648"), (1e-7, "1e-07"), (.nan, "null"),
      (.infinity, "null"),
    ] as [(Double, String)])
  func numbers(value: Double, text: String) {
    #expect(written { $0.number(value) } == text)
  }

  @Test("strings escape what JSON does not allow, and nothing else")
  func strings() {
    #expect(
      written { $0.string("\"\\/\n\r\t\u{0}\u{1F}\u{7F}é日😀\u{2028}") }
        == "\"\\\"\\\\/\\n\\r\\t\\u0000\\u001f\u{7F}é日😀\u{2028}\"")
  }
}
