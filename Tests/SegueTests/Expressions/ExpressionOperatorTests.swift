import Segue
import Testing

/// Operators, from "List of Standard Definitions", "Overflow", "Equality and Ordering" and "Logical
/// Operators" of the CEL language definition.
@Suite("Expression operators")
struct ExpressionOperatorTests {
  @Test(
    "Arithmetic",
    arguments: ExpressionCase.table(
      #"""
      1 + 2 → int 3
      1 - 2 → int -1
      2 * 3 → int 6
      7 / 2 → int 3
      -7 / 2 → int -3
      7 / -2 → int -3
      -7 / -2 → int 3
      7 % 2 → int 1
      -7 % 2 → int -1
      7 % -2 → int 1
      -7 % -2 → int -1
      0 / 5 → int 0
      1 + 2 * 3 → int 7
      (1 + 2) * 3 → int 9
      10 - 2 - 3 → int 5
      100 / 10 / 5 → int 2
      7 - 2 * 3 % 4 → int 5
      -n → int -3
      -neg → int 7
      --n → int 3
      n + neg → int -4
      n * n - n → int 6
      n / 2 → int 1
      neg % 4 → int -3
      big - 1 → int 9223372036854775806
      -9223372036854775807 - 1 → int -9223372036854775808
      4611686018427387904 * -2 → int -9223372036854775808
      -9223372036854775808 / 2 → int -4611686018427387904
      1.5 + 1.5 → double 3
      1.5 - 2.0 → double -0.5
      1.5 * 2.0 → double 3
      1.0 / 4.0 → double 0.25
      -d → double -2.5
      d + d → double 5
      d * whole → double 7.5
      whole / d → double 1.2
      0.1 + 0.2 → double 0.30000000000000004
      1e308 * 10.0 → double "Infinity"
      -1e308 * 10.0 → double "-Infinity"
      1.0 / 0.0 → double "Infinity"
      -1.0 / 0.0 → double "-Infinity"
      0.0 / 0.0 → double "NaN"
      1e-323 / 10.0 → double 0
      xs[?0].orValue(0) + 1 → int 2
      size(xs) * 2 → int 6
      yes ? 1 + 1 : 0 → int 2
      [1] + [2] → list of int [1,2]
      [] + [1] → list of int [1]
      [1] + [] → list of int [1]
      [] + [] → empty list []
      xs + [4] → list of int [1,2,3,4]
      [0] + xs → list of int [0,1,2,3]
      xs + xs → list of int [1,2,3,1,2,3]
      names + ["Cy"] → list of string ["Ada","Bo","Cy"]
      nothing + xs → list of int [1,2,3]
      xs + [4] + [5] → list of int [1,2,3,4,5]
      [1] + [null] → list of int or null [1,null]
      [[1]] + [[2]] → list of list of int [[1],[2]]
      """#))
  func arithmetic(_ row: ExpressionCase) { row.checkValue() }

  @Test(
    "Strings are joined with +",
    arguments: ExpressionCase.table(
      #"""
      "a" + "b" → string "ab"
      "" + "" → string ""
      name + "!" → string "Ada!"
      "Hello " + name → string "Hello Ada"
      name + name → string "AdaAda"
      name + " and " + name + "." → string "Ada and Ada."
      name + ("(" + name + ")") → string "Ada(Ada)"
      (name + "-") + (name + "+") → string "Ada-Ada+"
      text + text → string "a👍ßa👍ß"
      escaped + "x" → string "tab\tquote\"x"
      "x" + escaped → string "xtab\tquote\""
      escaped + escaped → string "tab\tquote\"tab\tquote\""
      name + string(n) → string "Ada3"
      string(n) + string(d) → string "32.5"
      (yes ? "a" : "b") + "c" → string "ac"
      names.map(x, x + "!") → list of string ["Ada!","Bo!"]
      """#))
  func joining(_ row: ExpressionCase) { row.checkValue() }

  @Test(
    "Numbers beyond 64 bits are errors that name the operands",
    arguments: ExpressionCase.table(
      #"""
      9223372036854775807 + 1 → 9223372036854775807 + 1
      -9223372036854775808 - 1 → -9223372036854775808 - 1
      9223372036854775807 * 2 → 9223372036854775807 * 2
      -9223372036854775808 / -1 → -9223372036854775808 / -1
      -9223372036854775808 % -1 → -9223372036854775808 % -1
      -(-9223372036854775808) → -(-9223372036854775808)
      big + n → 9223372036854775807 + 3
      big * big → 9223372036854775807 * 9223372036854775807
      xs.map(x, x + big) → 1 + 9223372036854775807
      xs.filter(x, x + big > 0) → 1 + 9223372036854775807
      xs.exists_one(x, x + big > 0) → 1 + 9223372036854775807
      big + 1 > 0 ? 1 : 2 → 9223372036854775807 + 1
      """#))
  func overflow(_ row: ExpressionCase) {
    let found = ExpressionFixture.shared.evaluate(row.expression)
    #expect(found.diagnostics.map(\.code) == [.integerOverflow])
    #expect(found.diagnostics.first?.message.hasPrefix("\(row.expected) needs more") == true)
  }

  @Test(
    "Comparisons",
    arguments: ExpressionCase.table(
      #"""
      1 == 1 → bool true
      1 == 2 → bool false
      1 != 1 → bool false
      1 != 2 → bool true
      1 < 2 → bool true
      2 < 1 → bool false
      1 < 1 → bool false
      1 <= 1 → bool true
      2 <= 1 → bool false
      2 > 1 → bool true
      1 > 1 → bool false
      1 >= 1 → bool true
      1 >= 2 → bool false
      -1 < 1 → bool true
      1.5 == 1.5 → bool true
      1.5 < 2.5 → bool true
      0.0 == -0.0 → bool true
      0.0 < -0.0 → bool false
      1 == 1.0 → bool true
      1.0 == 1 → bool true
      1 == 1.5 → bool false
      1 != 1.5 → bool true
      1 < 1.5 → bool true
      1.5 < 1 → bool false
      1.5 > 1 → bool true
      2 >= 1.5 → bool true
      1 <= 1.0 → bool true
      -1 > -1.5 → bool true
      9007199254740993 == 9007199254740992.0 → bool false
      9007199254740993 > 9007199254740992.0 → bool true
      9223372036854775807 == 9223372036854775808.0 → bool false
      9223372036854775807 < 9223372036854775808.0 → bool true
      -9223372036854775808 == -9223372036854775808.0 → bool true
      -9223372036854775808 > -1e300 → bool true
      1 < 1e300 → bool true
      0.0 / 0.0 == 0.0 / 0.0 → bool false
      0.0 / 0.0 != 0.0 / 0.0 → bool true
      0.0 / 0.0 < 1.0 → bool false
      0.0 / 0.0 >= 1 → bool false
      1 == 0.0 / 0.0 → bool false
      1 != 0.0 / 0.0 → bool true
      1.0 / 0.0 > 1 → bool true
      "a" == "a" → bool true
      "a" == "A" → bool false
      "a" != "b" → bool true
      "a" < "b" → bool true
      "a" < "aa" → bool true
      "" < "a" → bool true
      "B" < "a" → bool true
      "z" < "é" → bool true
      "\uffff" < "\U00010000" → bool true
      "é" == "e\u0301" → bool false
      "b" >= "a" → bool true
      true == true → bool true
      true != false → bool true
      false < true → bool true
      true <= false → bool false
      true > false → bool true
      null == null → bool true
      null != null → bool false
      none == null → bool true
      nick == null → bool false
      nick != null → bool true
      noNick == null → bool true
      nick == "Bee" → bool true
      noNick == "Bee" → bool false
      "Bee" == nick → bool true
      name == "Ada" → bool true
      escaped == "tab\tquote\"" → bool true
      text == "a👍ß" → bool true
      n == 3 → bool true
      n == whole → bool true
      whole == 3 → bool true
      d > 2 → bool true
      n < d → bool false
      big > 1.0 → bool true
      [] == [] → bool true
      [1] == [1] → bool true
      [1, 2] == [2, 1] → bool false
      [1] == [1, 2] → bool false
      [1] == [1.0] → bool true
      [[1], []] == [[1], []] → bool true
      xs == [1, 2, 3] → bool true
      xs == [1, 2] → bool false
      xs != [1, 2] → bool true
      xs == xs → bool true
      ds == [1.0, 2.5] → bool true
      ds == [1, 2] → bool false
      names == ["Ada", "Bo"] → bool true
      nothing == [] → bool true
      matrix == [[1, 2], [3]] → bool true
      maybe == [1, null, 3] → bool true
      {"a": 1} == {"a": 1} → bool true
      {"a": 1, "b": 2} == {"b": 2, "a": 1} → bool true
      {"a": 1} == {"a": 2} → bool false
      {"a": 1} == {"a": 1.0} → bool true
      {1: "a"} == {1: "a"} → bool true
      {1: "a"} == {2: "a"} → bool false
      point == {"x": 1, "y": 2} → bool true
      point == {"y": 2, "x": 1} → bool true
      point == {"y": 2, "x": 2} → bool false
      {"x": 1, "y": 2} == point → bool true
      [0.0 / 0.0] == [0.0 / 0.0] → bool false
      """#))
  func comparisons(_ row: ExpressionCase) { row.checkValue() }

  @Test(
    "Membership",
    arguments: ExpressionCase.table(
      #"""
      1 in [1, 2] → bool true
      3 in [1, 2] → bool false
      1 in [] → bool false
      1.0 in [1, 2] → bool true
      1.5 in [1, 2] → bool false
      "a" in ["a"] → bool true
      "a" in ["A"] → bool false
      null in [1, null] → bool true
      [1] in [[1]] → bool true
      2 in xs → bool true
      4 in xs → bool false
      "Bo" in names → bool true
      name in names → bool true
      escaped in names → bool false
      escaped in [escaped] → bool true
      1 in nothing → bool false
      null in maybe → bool true
      3 in maybe → bool true
      [3] in matrix → bool true
      "a" in {"a": 1} → bool true
      "b" in {"a": 1} → bool false
      1 in {1: "a"} → bool true
      true in {true: 1} → bool true
      "a" in {} → bool false
      "a" in m → bool true
      "z" in m → bool false
      name in m → bool false
      "x" in point → bool true
      !(1 in [2]) → bool true
      "badge" in o → bool true
      "badge" in p → bool false
      """#))
  func membership(_ row: ExpressionCase) { row.checkValue() }

  /// The error of the operands is an int that needs more than 64 bits.
  @Test(
    "&& and || take an operand that decides, whatever the other one is",
    arguments: ExpressionCase.table(
      #"""
      true && true → bool true
      true && false → bool false
      false && true → bool false
      false && false → bool false
      true || true → bool true
      true || false → bool true
      false || true → bool true
      false || false → bool false
      !true → bool false
      !false → bool true
      !!yes → bool true
      yes && no → bool false
      yes || no → bool true
      no || no || yes → bool true
      yes && yes && no → bool false
      no && no || yes → bool true
      no && (no || yes) → bool false
      false && big + 1 > 0 → bool false
      big + 1 > 0 && false → bool false
      true || big + 1 > 0 → bool true
      big + 1 > 0 || true → bool true
      true && big + 1 > 0 → error
      big + 1 > 0 && true → error
      false || big + 1 > 0 → error
      big + 1 > 0 || false → error
      big + 1 > 0 && big + 2 > 0 → error
      big + 1 > 0 || big + 2 > 0 → error
      big + 1 > 0 && big + 2 > 0 && false → bool false
      big + 1 > 0 || big + 2 > 0 || true → bool true
      false && (big + 1 > 0 || true) → bool false
      (big + 1 > 0 && false) || yes → bool true
      (big + 1 > 0 || yes) && yes → bool true
      yes && (big + 1 > 0 || yes) → bool true
      !(big + 1 > 0 && false) → bool true
      !(big + 1 > 0) || true → bool true
      big + 1 > 0 && (big + 1 > 0 && no) → bool false
      (big + 1 > 0 && yes) || (big + 1 > 0 && no) → error
      (yes ? big + 1 : 0) > 0 || yes → bool true
      (no ? big + 1 : 0) == 0 → bool true
      yes ? 1 : big + 1 → int 1
      no ? big + 1 : 1 → int 1
      (big + 1 > 0 ? 1 : 2) == 1 || yes → bool true
      xs.all(x, x + big > 0) || yes → bool true
      no && xs.all(x, x + big > 0) → bool false
      xs.map(x, x * big) == [] || yes → bool true
      """#))
  func logic(_ row: ExpressionCase) {
    guard row.expected == "error" else { return row.checkValue() }
    let found = ExpressionFixture.shared.evaluate(row.expression)
    #expect(found.diagnostics.map(\.code) == [.integerOverflow], "\(found.json ?? "")")
  }

  @Test(
    "Conditionals",
    arguments: ExpressionCase.table(
      #"""
      true ? 1 : 2 → int 1
      false ? 1 : 2 → int 2
      yes ? name : "b" → string "Ada"
      no ? "a" : name → string "Ada"
      n > 2 ? "many" : "few" → string "many"
      no ? 1 : no ? 2 : 3 → int 3
      yes ? (no ? 1 : 2) : 3 → int 2
      yes ? null : 1 → int or null null
      no ? null : 1 → int or null 1
      yes ? nick : "x" → string or null "Bee"
      yes ? [] : [1] → list of int []
      no ? {} : {"a": 1} → record {"a":1}
      yes ? {"a": 1} : {"b": 2} → record {"a":1}
      (yes ? 1 : 2) + (no ? 1 : 2) → int 3
      xs.map(x, x > 1 ? x : 0) → list of int [0,2,3]
      """#))
  func conditionals(_ row: ExpressionCase) { row.checkValue() }
}
