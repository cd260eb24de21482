import Segue
import Testing

/// Functions and macros, from "List of Standard Definitions" and "Macros" of the CEL language
/// definition.
@Suite("Expression functions")
struct ExpressionFunctionTests {
  @Test(
    "Functions of strings",
    arguments: ExpressionCase.table(
      #"""
      size("") → int 0
      size("abc") → int 3
      "abc".size() → int 3
      size("ß") → int 1
      size("👍") → int 1
      size("a👍ß") → int 3
      size("e\u0301") → int 2
      size(text) → int 3
      size(name) → int 3
      size(escaped) → int 10
      size(name + text) → int 6
      "hello".contains("ell") → bool true
      "hello".contains("xyz") → bool false
      "hello".contains("") → bool true
      "".contains("") → bool true
      "".contains("a") → bool false
      "hello".contains("hello") → bool true
      "hello".contains("hello!") → bool false
      "aaab".contains("aab") → bool true
      "abababc".contains("ababc") → bool true
      "abababd".contains("ababc") → bool false
      "a👍ß".contains("👍") → bool true
      text.contains("ß") → bool true
      escaped.contains("\t") → bool true
      escaped.contains("\\t") → bool false
      "hello".startsWith("he") → bool true
      "hello".startsWith("el") → bool false
      "hello".startsWith("") → bool true
      "hello".startsWith("hello!") → bool false
      name.startsWith("Ad") → bool true
      name.startsWith("ad") → bool false
      escaped.startsWith("tab\t") → bool true
      "hello".endsWith("lo") → bool true
      "hello".endsWith("ll") → bool false
      "hello".endsWith("") → bool true
      "lo".endsWith("hello") → bool false
      text.endsWith("ß") → bool true
      escaped.endsWith("\"") → bool true
      (name + "x").endsWith("ax") → bool true
      name.contains(name) → bool true
      """#))
  func strings(_ row: ExpressionCase) { row.checkValue() }

  @Test(
    "Sizes of lists and maps",
    arguments: ExpressionCase.table(
      #"""
      size([]) → int 0
      size([1, 2]) → int 2
      [1, 2].size() → int 2
      size({}) → int 0
      size({"a": 1}) → int 1
      {1: 2, 3: 4}.size() → int 2
      size(xs) → int 3
      xs.size() → int 3
      size(nothing) → int 0
      size(outfits) → int 2
      size(point) → int 2
      size(m) → int 2
      size(o) → int 2
      size(p) → int 1
      size(matrix) + size(xs) → int 5
      size(xs + xs) → int 6
      size(xs.filter(x, x > 1)) → int 2
      """#))
  func sizes(_ row: ExpressionCase) { row.checkValue() }

  @Test(
    "Conversions",
    arguments: ExpressionCase.table(
      #"""
      string("a") → string "a"
      string(name) → string "Ada"
      string(1) → string "1"
      string(-9223372036854775808) → string "-9223372036854775808"
      string(big) → string "9223372036854775807"
      string(1.5) → string "1.5"
      string(-0.25) → string "-0.25"
      string(1.0) → string "1"
      string(0.1) → string "0.1"
      string(0.1 + 0.2) → string "0.30000000000000004"
      string(1e21) → string "1e+21"
      string(1.0 / 0.0) → string "Infinity"
      string(-1.0 / 0.0) → string "-Infinity"
      string(0.0 / 0.0) → string "NaN"
      string(d) → string "2.5"
      string(whole) → string "3"
      string(true) → string "true"
      string(no) → string "false"
      string(n) → string "3"
      int(1) → int 1
      int(n) → int 3
      int(1.9) → int 1
      int(-1.9) → int -1
      int(0.5) → int 0
      int(1e18) → int 1000000000000000000
      int(d) → int 2
      int(whole) → int 3
      int("12") → int 12
      int("-12") → int -12
      int("+12") → int 12
      int("007") → int 7
      int("9223372036854775807") → int 9223372036854775807
      int(digits).orValue(0) → int 42
      int(name).orValue(-1) → int -1
      int(name + digits).orValue(-1) → int -1
      int("4" + "2").orValue(0) → int 42
      int(digits).hasValue() → bool true
      int(empty).hasValue() → bool false
      double(1) → double 1
      double(n) → double 3
      double(1.5) → double 1.5
      double(big) → double 9.223372036854776e+18
      double("1.5") → double 1.5
      double("-1e3") → double -1000
      double("12") → double 12
      double(".5") → double 0.5
      double("NaN") → double "NaN"
      double("Infinity") → double "Infinity"
      double("-Infinity") → double "-Infinity"
      double(digits).orValue(0.0) → double 42
      double(name).orValue(0.5) → double 0.5
      double(n) / 2.0 → double 1.5
      int(double(n) / 2.0) → int 1
      """#))
  func conversions(_ row: ExpressionCase) { row.checkValue() }

  @Test(
    "Doubles that are not ints, and texts that are not numbers",
    arguments: ExpressionCase.table(
      #"""
      int(1e19) → invalid-conversion
      int(-1e19) → invalid-conversion
      int(9223372036854775808.0) → invalid-conversion
      int(-9223372036854775808.0) → invalid-conversion
      int(0.0 / 0.0) → invalid-conversion
      int(1.0 / 0.0) → invalid-conversion
      int("") → invalid-conversion
      int("a") → invalid-conversion
      int("1.5") → invalid-conversion
      int(" 1") → invalid-conversion
      int("0x10") → invalid-conversion
      int("9223372036854775808") → invalid-conversion
      double("") → invalid-conversion
      double("a") → invalid-conversion
      double("0x1p3") → invalid-conversion
      double("1e999") → invalid-conversion
      double("1.5 ") → invalid-conversion
      double("e5") → invalid-conversion
      double("nan") → invalid-conversion
      """#))
  func failingConversions(_ row: ExpressionCase) {
    let found = ExpressionFixture.shared.evaluate(row.expression)
    #expect(found.diagnostics.map(\.code.rawValue) == [row.expected], "\(found.json ?? "")")
  }

  @Test(
    "Macros",
    arguments: ExpressionCase.table(
      #"""
      [1, 2].all(x, x > 0) → bool true
      [1, 2].all(x, x > 1) → bool false
      [].all(x, x > 1) → bool true
      [1, 2].exists(x, x > 1) → bool true
      [1, 2].exists(x, x > 2) → bool false
      [].exists(x, x > 1) → bool false
      [1, 2].exists_one(x, x > 1) → bool true
      [1, 2].existsOne(x, x > 1) → bool true
      [1, 2].exists_one(x, x > 0) → bool false
      [].exists_one(x, x > 0) → bool false
      [1, 2].map(x, x * 2) → list of int [2,4]
      [].map(x, x * 2) → list of int []
      [1, 2, 3].map(x, x > 1, x * 2) → list of int [4,6]
      [1, 2].map(x, [x, x]) → list of list of int [[1,1],[2,2]]
      [1, 2].map(x, {"v": x}) → list of record [{"v":1},{"v":2}]
      [1, 2].map(x, "a") → list of string ["a","a"]
      [1, 2].filter(x, x > 1) → list of int [2]
      [1, 2].filter(x, false) → list of int []
      [1, 2].filter(x, true) → list of int [1,2]
      [].filter(x, x) → empty list []
      {"a": 1, "b": 2}.all(k, k < "c") → bool true
      {"a": 1}.exists(k, k == "a") → bool true
      {1: "a", 2: "b"}.exists_one(k, k > 1) → bool true
      {1: "a", 2: "b"}.map(k, k * 10) → list of int [10,20]
      {"a": 1, "b": 2}.filter(k, k != "a") → list of string ["b"]
      xs.all(x, x > 0) → bool true
      xs.exists(x, x == 2) → bool true
      xs.exists_one(x, x > 2) → bool true
      xs.map(x, x * x) → list of int [1,4,9]
      xs.filter(x, x % 2 == 1) → list of int [1,3]
      names.map(x, size(x)) → list of int [3,2]
      names.filter(x, x.startsWith("B")) → list of string ["Bo"]
      nothing.map(x, x) → empty list []
      nothing.all(x, x.anything > 3) → bool true
      point.map(k, k) → list of string ["x","y"]
      m.filter(k, k > "a") → list of string ["b"]
      matrix.map(row, row.map(x, x + 1)) → list of list of int [[2,3],[4]]
      matrix.map(row, size(row)) → list of int [2,1]
      matrix.exists(row, row.exists(x, x == 3)) → bool true
      matrix.all(row, row.all(x, x > 1)) → bool false
      matrix.filter(row, row.exists(x, x > 2)) → list of list of int [[3]]
      xs.map(x, xs.map(y, x * y)) → list of list of int [[1,2,3],[2,4,6],[3,6,9]]
      xs.map(x, xs.filter(y, y > x).map(z, z - x)) → list of list of int [[1,2],[1],[]]
      xs.map(x, x + 1).filter(x, x > 2).map(x, string(x)) → list of string ["3","4"]
      xs.map(name, name + 1) → list of int [2,3,4]
      xs.map(x, names.map(x, size(x))) → list of list of int [[3,2],[3,2],[3,2]]
      xs.map(x, x) + xs.map(y, y) → list of int [1,2,3,1,2,3]
      xs.map(x, yes ? x : 0) → list of int [1,2,3]
      xs.exists(x, x > 1) && xs.all(x, x > 0) → bool true
      outfits.map(o, o.id) → list of string ["linen","wool"]
      outfits.map(o, o.price) → list of double [129.5,249]
      outfits.map(o, o.price * 2.0) → list of double [259,498]
      outfits.map(o, o.id + ": " + string(o.price)) → list of string ["linen: 129.5","wool: 249"]
      outfits.map(o, size(o.tags)) → list of int [1,0]
      outfits.filter(o, o.price > 200) → list of record [{"id":"wool","price":249,"tags":[]}]
      outfits.exists(o, "a" in o.tags) → bool true
      maybe.filter(x, x != null) → list of int or null [1,3]
      maybe.map(x, x != null ? x + 1 : 0) → list of int [2,0,4]
      maybe.exists(x, x == null) → bool true
      [1, 2].map(x, [x]).map(y, y + [0]) → list of list of int [[1,0],[2,0]]
      [3, 1].map(x, {"a": [x]}).map(y, y.a) → list of list of int [[3],[1]]
      """#))
  func macros(_ row: ExpressionCase) { row.checkValue() }

  @Test(
    "all and exists ignore errors of some elements if another one decides",
    arguments: ExpressionCase.table(
      #"""
      [1, 2].exists(x, x * big > 1 || x == 1) → bool true
      [2, 1].exists(x, x * big > 0) → bool true
      [1, 2].exists(x, x * big < 0) → error
      [2, 3, 1].all(x, x * big < 0) → bool false
      [1, 2].all(x, x * big > 0) → error
      [2, 3].all(x, x * big > 0) → error
      [2, 1].exists_one(x, x * big > 0) → error
      [2, 3].exists(x, x * big > 0) || yes → bool true
      [2, 3].all(x, x * big > 0) && no → bool false
      [[2], [1]].exists(r, r.all(x, x * big > 0)) → bool true
      [[2], [1]].all(r, r.exists(x, x * big > 0)) → error
      [1, 2].filter(x, [x].exists(y, y * big > 0)) → error
      [1].map(x, [2, 1].exists(y, y * big > 0)) → list of bool [true]
      """#))
  func absorbedErrors(_ row: ExpressionCase) {
    guard row.expected == "error" else { return row.checkValue() }
    let found = ExpressionFixture.shared.evaluate(row.expression)
    #expect(found.diagnostics.map(\.code) == [.integerOverflow], "\(found.json ?? "")")
  }

  @Test("Of several errors, the first one is reported")
  func firstErrors() {
    for (text, operands) in [
      ("[3, 2].exists(x, x * big < 0)", "3 * "), ("[2, 3].all(x, x * big > 0)", "2 * "),
      ("big + 1 > 0 && big + 2 > 0", "9223372036854775807 + 1"),
      ("big + 1 > 0 || big + 2 > 0", "9223372036854775807 + 1"),
    ] {
      let message = ExpressionFixture.shared.evaluate(text).diagnostics.first?.message
      #expect(message?.hasPrefix(operands) == true, "\(text): \(message ?? "")")
    }
  }

  @Test(
    "Unknown functions, and those of CEL that the profile does not have",
    arguments: ExpressionCase.table(
      #"""
      1️⃣sise2️⃣(xs) → unknown-function
      1️⃣foo2️⃣(1) → unknown-function
      name.1️⃣foo2️⃣() → unknown-function
      name.1️⃣startWith2️⃣("a") → unknown-function
      name.1️⃣length2️⃣() → unknown-function
      1️⃣contains2️⃣(name, "a") → unknown-function
      n.1️⃣string2️⃣() → unknown-function
      1️⃣map2️⃣(xs, n) → unknown-function
      1️⃣matches2️⃣(name, "a") → outside-profile
      name.1️⃣matches2️⃣("a") → outside-profile
      1️⃣timestamp2️⃣("2024-01-01T00:00:00Z") → outside-profile
      1️⃣duration2️⃣("1s") → outside-profile
      1️⃣bytes2️⃣("a") → outside-profile
      1️⃣type2️⃣(n) → outside-profile
      1️⃣dyn2️⃣(n) → outside-profile
      1️⃣uint2️⃣(n) → outside-profile
      1️⃣bool2️⃣("true") → outside-profile
      name.1️⃣lowerAscii2️⃣() → outside-profile
      name.1️⃣split2️⃣(",") → outside-profile
      o.?badge.1️⃣value2️⃣() → outside-profile
      1️⃣math2️⃣.greatest(1, 2) → outside-profile
      1️⃣optional2️⃣.of(1) → outside-profile
      1️⃣size()2️⃣ → wrong-argument-count
      1️⃣size(xs, xs)2️⃣ → wrong-argument-count
      1️⃣xs.size(1)2️⃣ → wrong-argument-count
      1️⃣string()2️⃣ → wrong-argument-count
      1️⃣name.contains()2️⃣ → wrong-argument-count
      1️⃣name.contains("a", "b")2️⃣ → wrong-argument-count
      1️⃣o.?badge.orValue()2️⃣ → wrong-argument-count
      1️⃣o.?badge.hasValue(1)2️⃣ → wrong-argument-count
      """#))
  func unknownFunctions(_ row: ExpressionCase) { row.checkErrors() }
}
