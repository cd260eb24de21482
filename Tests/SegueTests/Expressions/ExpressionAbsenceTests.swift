import Segue
import Testing

/// What CEL leaves to evaluation, such as absent fields and divisions by zero, is reported before
/// there is data, as the documentation of the checker describes.
@Suite("Absence in expressions")
struct ExpressionAbsenceTests {
  @Test(
    "has",
    arguments: ExpressionCase.table(
      #"""
      has(o.id) → bool true
      has(o.badge) → bool true
      has(p.badge) → bool false
      has(m.a) → bool true
      has(m.z) → bool false
      has(point.x) → bool true
      has(nested.a.b.c) → bool true
      has({"a": 1}.a) → bool true
      has({}.a) → bool false
      has(outfits[?0].badge) → bool true
      has(outfits[?1].badge) → bool false
      has(outfits[?9].badge) → bool false
      !has(p.badge) → bool true
      outfits.filter(o, has(o.badge)).map(o, o.id) → list of string ["linen"]
      """#))
  func presence(_ row: ExpressionCase) { row.checkValue() }

  @Test(
    "A condition shows that a value is present, not null, or not zero",
    arguments: ExpressionCase.table(
      #"""
      has(o.badge) ? o.badge : "none" → string "new"
      has(p.badge) ? p.badge : "none" → string "none"
      !has(p.badge) ? "none" : p.badge → string "none"
      has(o.badge) && o.badge == "new" → bool true
      !has(o.badge) || o.badge == "new" → bool true
      has(o.badge) && has(o.size) ? o.badge + string(o.size) : "none" → string "none"
      !(has(o.badge) && yes) ? "none" : o.badge → string "new"
      (has(o.badge) ? o.badge : "") + "!" → string "new!"
      has(o.badge) ? (yes ? o.badge : "") : "" → string "new"
      yes && has(o.badge) && no ? o.badge : "none" → string "none"
      has(o["badge"].x) ? 1 : 2 → error
      o.?badge.hasValue() ? o.badge : "" → string "new"
      "badge" in o ? o.badge : "" → string "new"
      "a" in m ? m.a : 0 → int 1
      "a" in m ? m["a"] : 0 → int 1
      has(m.a) ? m["a"] : 0 → int 1
      name in m ? m[name] : 0 → int 0
      size(xs) > 0 ? xs[0] : 9 → int 1
      size(xs) > 1 ? xs[1] : 9 → int 2
      size(xs) >= 1 ? xs[0] : 9 → int 1
      size(xs) != 0 ? xs[0] : 9 → int 1
      size(xs) == 3 ? xs[2] : 9 → int 3
      size(xs) == 0 ? 9 : xs[0] → int 1
      size(xs) < 1 ? 9 : xs[0] → int 1
      size(xs) <= 1 ? 9 : xs[1] → int 2
      0 < size(xs) ? xs[0] : 9 → int 1
      xs.size() > 0 ? xs[0] : 9 → int 1
      size(xs) > 0 && xs[0] == 1 → bool true
      size(xs) == 0 || xs[0] == 1 → bool true
      size(outfits) > 0 ? outfits[0].id : "" → string "linen"
      matrix.map(row, size(row) > 1 ? row[1] : 0) → list of int [2,0]
      outfits.map(o, has(o.badge) ? o.badge : "none") → list of string ["new","none"]
      outfits.map(o, has(o.badge), o.badge) → list of string ["new"]
      nick != null ? nick + "!" : "" → string "Bee!"
      noNick != null ? noNick + "!" : "none" → string "none"
      noNick == null ? "none" : noNick + "!" → string "none"
      null != nick ? nick : "" → string "Bee"
      nick != null && nick.startsWith("B") → bool true
      noNick == null || size(noNick) > 0 → bool true
      n != 0 ? 6 / n : 0 → int 2
      zero != 0 ? 6 / zero : -1 → int -1
      zero == 0 ? -1 : 6 / zero → int -1
      n > 0 ? 6 / n : 0 → int 2
      n >= 1 ? 6 % n : 0 → int 0
      neg < 0 ? 21 / neg : 0 → int -3
      neg <= -1 ? 21 / neg : 0 → int -3
      n == 3 ? 6 / n : 0 → int 2
      0 != n ? 6 / n : 0 → int 2
      0 < n ? 6 / n : 0 → int 2
      n <= 0 ? 0 : 6 / n → int 2
      n != 0 && 6 / n == 2 → bool true
      n == 0 || 6 / n == 2 → bool true
      size(xs) > 0 ? 6 / size(xs) : 0 → int 2
      point.x != 0 ? 6 / point.x : 0 → int 6
      xs.filter(x, x != 0 && 6 % x == 0) → list of int [1,2,3]
      xs.map(x, x != 0, 6 / x) → list of int [6,3,2]
      6 / 2 → int 3
      6 % 4 → int 2
      6.0 / d → double 2.4
      """#))
  func narrowing(_ row: ExpressionCase) {
    guard row.expected == "error" else { return row.checkValue() }
    #expect(ExpressionFixture.shared.evaluate(row.expression).json == nil)
  }

  @Test(
    "What may be absent, null or zero is reported",
    arguments: ExpressionCase.table(
      #"""
      1️⃣o.badge2️⃣ → possibly-absent
      1️⃣o.badge2️⃣ + "!" → possibly-absent
      1️⃣o["badge"]2️⃣ → possibly-absent
      1️⃣o.?badge2️⃣ → possibly-absent
      1️⃣o.?badge2️⃣ + "!" → possibly-absent
      size(1️⃣o.?badge2️⃣) → possibly-absent
      1️⃣o.?badge2️⃣ == "new" → possibly-absent
      [1️⃣o.?badge2️⃣] → possibly-absent
      {"a": 1️⃣o.?badge2️⃣} → possibly-absent
      xs.map(x, 1️⃣xs[?x]2️⃣) → possibly-absent
      yes ? 1️⃣o.?badge2️⃣ : "a" → possibly-absent
      o.?badge.orValue(1️⃣p.?badge2️⃣) → possibly-absent
      1️⃣o.badge2️⃣ + o.badge → possibly-absent possibly-absent
      1️⃣m.a2️⃣ → possibly-absent
      1️⃣m["a"]2️⃣ → possibly-absent
      1️⃣m[name]2️⃣ → possibly-absent
      1️⃣xs[0]2️⃣ → possibly-absent
      1️⃣xs[n]2️⃣ → possibly-absent
      1️⃣[1, 2][2]2️⃣ → possibly-absent
      1️⃣[1, 2][-1]2️⃣ → possibly-absent
      1️⃣{1: 2}[1]2️⃣ → possibly-absent
      1️⃣outfits[0]2️⃣.id → possibly-absent
      1️⃣int(digits)2️⃣ → possibly-absent
      1️⃣int(digits)2️⃣ + 1 → possibly-absent
      1️⃣double(digits)2️⃣ → possibly-absent
      has(o.badge) ? 1️⃣p.badge2️⃣ : "" → possibly-absent
      has(o.badge) ? "" : 1️⃣o.badge2️⃣ → possibly-absent
      has(o.badge) || 1️⃣o.badge2️⃣ == "" → possibly-absent
      !has(o.badge) && 1️⃣o.badge2️⃣ == "" → possibly-absent
      (has(o.badge) ? "" : "") + 1️⃣o.badge2️⃣ → possibly-absent
      has(o.badge) || yes ? 1️⃣o.badge2️⃣ : "" → possibly-absent
      size(xs) > 0 ? 1️⃣xs[1]2️⃣ : 0 → possibly-absent
      size(xs) >= 0 ? 1️⃣xs[0]2️⃣ : 0 → possibly-absent
      size(xs) != 1 ? 1️⃣xs[0]2️⃣ : 0 → possibly-absent
      size(xs) > 0 ? 0 : 1️⃣xs[0]2️⃣ → possibly-absent
      size(nothing) > 0 ? 1️⃣xs[0]2️⃣ : 0 → possibly-absent
      size(xs) > 0 ? 1️⃣xs[-1]2️⃣ : 0 → possibly-absent
      outfits.exists(o, has(o.badge)) ? 1️⃣o.badge2️⃣ : "" → possibly-absent
      outfits.map(o, 1️⃣o.badge2️⃣) → possibly-absent
      1️⃣nick2️⃣ + "!" → possibly-null
      1️⃣nick2️⃣.size() → possibly-null
      size(1️⃣nick2️⃣) → possibly-null
      nick == null ? 1️⃣nick2️⃣ + "" : "" → possibly-null
      nick != null || 1️⃣nick2️⃣.size() > 0 → possibly-null
      1️⃣noNick2️⃣ < nick → possibly-null possibly-null
      maybe.map(x, 1️⃣x2️⃣ + 1) → possibly-null
      6 / 1️⃣n2️⃣ → possibly-zero-divisor
      6 % 1️⃣n2️⃣ → possibly-zero-divisor
      6 / 1️⃣02️⃣ → possibly-zero-divisor
      6 % 1️⃣02️⃣ → possibly-zero-divisor
      6 / 1️⃣(n + 1)2️⃣ → possibly-zero-divisor
      6 / 1️⃣size(xs)2️⃣ → possibly-zero-divisor
      n == 0 ? 6 / 1️⃣n2️⃣ : 0 → possibly-zero-divisor
      n >= 0 ? 6 / 1️⃣n2️⃣ : 0 → possibly-zero-divisor
      n < 1 ? 6 / 1️⃣n2️⃣ : 0 → possibly-zero-divisor
      n > -1 ? 6 / 1️⃣n2️⃣ : 0 → possibly-zero-divisor
      -1 < n ? 6 / 1️⃣n2️⃣ : 0 → possibly-zero-divisor
      n <= 0 ? 6 / 1️⃣n2️⃣ : 0 → possibly-zero-divisor
      n >= -1 ? 6 / 1️⃣n2️⃣ : 0 → possibly-zero-divisor
      n == 0 || yes ? 6 / 1️⃣n2️⃣ : 0 → possibly-zero-divisor
      n > 0 ? 0 : 6 / 1️⃣n2️⃣ → possibly-zero-divisor
      n != 1 ? 6 / 1️⃣n2️⃣ : 0 → possibly-zero-divisor
      n != 0 || 6 / 1️⃣n2️⃣ > 0 → possibly-zero-divisor
      xs.map(x, 6 / 1️⃣x2️⃣) → possibly-zero-divisor
      """#))
  func totality(_ row: ExpressionCase) { row.checkErrors() }
}
