import Testing

/// Literals, from "Syntax" and "Values" of the CEL language definition.
@Suite("Expression literals")
struct ExpressionLiteralTests {
  @Test(
    "Numbers, bools and null",
    arguments: ExpressionCase.table(
      #"""
      0 → int 0
      7 → int 7
      007 → int 7
      1234567890 → int 1234567890
      9223372036854775807 → int 9223372036854775807
      -9223372036854775808 → int -9223372036854775808
      -1 → int -1
      - 1 → int -1
      --1 → int 1
      ---1 → int -1
      0x0 → int 0
      0x1F → int 31
      0xff → int 255
      0x7FFFFFFFFFFFFFFF → int 9223372036854775807
      -0x8000000000000000 → int -9223372036854775808
      -0x10 → int -16
      0.0 → double 0
      1.0 → double 1
      1.5 → double 1.5
      .5 → double 0.5
      -.5 → double -0.5
      1e0 → double 1
      1e3 → double 1000
      1E3 → double 1000
      1e+3 → double 1000
      1e-3 → double 0.001
      1.25e2 → double 125
      .5e1 → double 5
      1.7976931348623157e308 → double 1.7976931348623157e+308
      5e-324 → double 5e-324
      1e-400 → double 0
      0.1 → double 0.1
      123456.789 → double 123456.789
      true → bool true
      false → bool false
      null → null null
      """#))
  func numbers(_ row: ExpressionCase) { row.checkValue() }

  @Test(
    "Strings",
    arguments: ExpressionCase.table(
      #"""
      "" → string ""
      '' → string ""
      "abc" → string "abc"
      'abc' → string "abc"
      "it's" → string "it's"
      'say "hi"' → string "say \"hi\""
      """abc""" → string "abc"
      '''abc''' → string "abc"
      """""" → string ""
      '''x''x''' → string "x''x"
      """a"b""" → string "a\"b"
      """a""b""" → string "a\"\"b"
      '""' → string "\"\""
      "\"" → string "\""
      '\'' → string "'"
      "\\" → string "\\"
      "\?" → string "?"
      "\`" → string "`"
      size("\a\b\f\v") → int 4
      "\a" == "\x07" → bool true
      "\b" == "\x08" → bool true
      "\f" == "\x0c" → bool true
      "\v" == "\x0B" → bool true
      "\n" → string "\n"
      "\r" → string "\r"
      "\t" → string "\t"
      "\x41" → string "A"
      "\X41" → string "A"
      "\xFF" → string "ÿ"
      "\303\277" → string "Ã¿"
      "\377" → string "ÿ"
      "\101" → string "A"
      "\1010" → string "A0"
      "\u00e9" → string "é"
      "\u0041B" → string "AB"
      "\U0001F44D" → string "👍"
      "\U00000041" → string "A"
      "\ud83d\udc4d" → string "👍"
      "👍" → string "👍"
      "ÿ" → string "ÿ"
      r"" → string ""
      r"\n" → string "\\n"
      R'\n' → string "\\n"
      r"\\" → string "\\\\"
      r'''a\'b''' → string "a\\'b"
      r"""\x41""" → string "\\x41"
      '''\x41''' → string "A"
      "a//b" → string "a//b"
      "a" // comment → string "a"
      """#))
  func strings(_ row: ExpressionCase) { row.checkValue() }

  @Test("A string in three quotes, and a comment, may contain a line end")
  func lineEnds() {
    let fixture = ExpressionFixture.shared
    #expect(fixture.evaluate("'''a\nb'''").json == #""a\nb""#)
    #expect(fixture.evaluate("\"\"\"a\r\nb\"\"\"").json == #""a\r\nb""#)
    #expect(fixture.evaluate("1 // one\n+ 2").json == "3")
    #expect(fixture.evaluate("// nothing\n\t3\u{c}").json == "3")
  }

  @Test(
    "Lists and maps",
    arguments: ExpressionCase.table(
      #"""
      [] → empty list []
      [1] → list of int [1]
      [1, 2, 3] → list of int [1,2,3]
      [1, 2, 3,] → list of int [1,2,3]
      [[1], []] → list of list of int [[1],[]]
      [[], [1]] → list of list of int [[],[1]]
      ["a", "b"] → list of string ["a","b"]
      [null] → list of null [null]
      [1, null] → list of int or null [1,null]
      [null, 1.5] → list of double or null [null,1.5]
      {} → empty map {}
      {"a": 1} → record {"a":1}
      {"a": 1,} → record {"a":1}
      {"a": 1, "b": "x"} → record {"a":1,"b":"x"}
      {'a': {'b': [1]}} → record {"a":{"b":[1]}}
      {1: "a", 2: "b"} → map of int to string {"1":"a","2":"b"}
      {true: 1, false: 0} → map of bool to int {"true":1,"false":0}
      {-1: 0.5} → map of int to double {"-1":0.5}
      {"": 1} → record {"":1}
      [{"a": 1}, {"b": 2}] → list of record [{"a":1},{"b":2}]
      """#))
  func containers(_ row: ExpressionCase) { row.checkValue() }

  @Test(
    "Mistakes in literals",
    arguments: ExpressionCase.table(
      #"""
      1️⃣92233720368547758082️⃣ → invalid-number
      1️⃣184467440737095516152️⃣ → invalid-number
      1️⃣0xFFFFFFFFFFFFFFFF2️⃣ → invalid-number
      -1️⃣92233720368547758092️⃣ → invalid-number
      1️⃣1e9992️⃣ → invalid-number
      1️⃣12abc2️⃣ → invalid-number
      1️⃣1.5x2️⃣ → invalid-number
      1️⃣1_0002️⃣ → invalid-number
      1️⃣1u2️⃣ → outside-profile
      1️⃣0x1FU2️⃣ → outside-profile
      1️⃣b2️⃣"abc" → outside-profile
      1️⃣rb2️⃣'abc' → outside-profile
      1️⃣"abc2️⃣ → unterminated-string
      1️⃣'abc2️⃣ → unterminated-string
      1️⃣"""abc"2️⃣ → unterminated-string
      1️⃣r"abc\2️⃣ → unterminated-string
      "1️⃣\q2️⃣" → invalid-escape
      "1️⃣\x42️⃣" → invalid-escape
      "1️⃣\u12️⃣" → invalid-escape
      "1️⃣\U001100002️⃣" → invalid-escape
      "1️⃣\ud83d2️⃣" → invalid-escape
      "1️⃣\udc4d2️⃣" → invalid-escape
      "1️⃣\42️⃣00" → invalid-escape
      "1️⃣\12️⃣8" → invalid-escape
      "1️⃣\q2️⃣\é" → invalid-escape invalid-escape
      1️⃣#2️⃣ → unexpected-character
      1️⃣§§2️⃣ → unexpected-character
      1️⃣@2️⃣ + 1 → unexpected-character
      1️⃣`name2️⃣ → unterminated-string
      [1, 1️⃣"a"2️⃣] → mismatched-types
      [1, 1️⃣1.02️⃣] → mismatched-types
      {"a": 1, 1️⃣"a"2️⃣: 2} → duplicate-key
      {1: 1, 1️⃣"a"2️⃣: 2} → mismatched-types
      {1: 1, 2: 1️⃣"a"2️⃣} → mismatched-types
      {1️⃣n2️⃣: 1} → mismatched-types
      {1️⃣1.52️⃣: 1} → mismatched-types
      """#))
  func mistakes(_ row: ExpressionCase) { row.checkErrors() }
}
