import Segue
import Testing

/// Precedence, associativity and mistakes, from "Syntax" of the CEL language definition.
@Suite("Parsing expressions")
struct ExpressionParsingTests {
  @Test(
    "Operators are applied by precedence and from left to right",
    arguments: ExpressionCase.table(
      #"""
      a → a
      a.b → (a.b)
      a.b.c → ((a.b).c)
      a[b] → (a[b])
      a[b][c] → ((a[b])[c])
      a.b[c].d → (((a.b)[c]).d)
      a.?b → (a.?b)
      a[?b] → (a[?b])
      a.?b[?c].d → (((a.?b)[?c]).d)
      .a → a
      .a.b → (a.b)
      -a → (- a)
      !a → (! a)
      !!a → (! (! a))
      --a → (- (- a))
      -a.b → (- (a.b))
      !a.b → (! (a.b))
      !a[b] → (! (a[b]))
      -a + b → ((- a) + b)
      a - -b → (a - (- b))
      a * b * c → ((a * b) * c)
      a / b * c → ((a / b) * c)
      a * b / c % d → (((a * b) / c) % d)
      a + b + c → ((a + b) + c)
      a - b - c → ((a - b) - c)
      a - b + c → ((a - b) + c)
      a + b * c → (a + (b * c))
      a * b + c → ((a * b) + c)
      a * (b + c) → (a * (b + c))
      a + b % c - d → ((a + (b % c)) - d)
      a < b → (a < b)
      a <= b → (a <= b)
      a >= b → (a >= b)
      a > b → (a > b)
      a == b → (a == b)
      a != b → (a != b)
      a in b → (a in b)
      a == b == c → ((a == b) == c)
      a < b == c → ((a < b) == c)
      a == b in c → ((a == b) in c)
      a + b < c * d → ((a + b) < (c * d))
      a + 1 in b → ((a + 1) in b)
      !a in b → ((! a) in b)
      a && b && c → ((a && b) && c)
      a || b || c → ((a || b) || c)
      a || b && c → (a || (b && c))
      a && b || c → ((a && b) || c)
      a && (b || c) → (a && (b || c))
      a == b && c == d → ((a == b) && (c == d))
      !a && b → ((! a) && b)
      a ? b : c → (a ? b : c)
      a ? b : c ? d : e → (a ? b : (c ? d : e))
      a ? (b ? c : d) : e → (a ? (b ? c : d) : e)
      a || b ? c || d : e || f → ((a || b) ? (c || d) : (e || f))
      a ? b + 1 : c + 1 → (a ? (b + 1) : (c + 1))
      a ? b : c + d → (a ? b : (c + d))
      (a ? b : c) + d → ((a ? b : c) + d)
      [a, b + c] → [a, (b + c)]
      [a, b,] → [a, b]
      {a: b} → {a: b}
      {a: b ? c : d} → {a: (b ? c : d)}
      {"a": 1, "b": 2} → {"a": 1, "b": 2}
      f() → f()
      f(a) → f(a)
      f(a, b + c) → f(a, (b + c))
      f(g(a)) → f(g(a))
      a.f() → (a.f())
      a.f(b).g(c) → ((a.f(b)).g(c))
      a.f(b ? c : d) → (a.f((b ? c : d)))
      (a) → a
      ((a)) → a
      (a + b).c → ((a + b).c)
      [a][b] → ([a][b])
      {a: b}.c → ({a: b}.c)
      "a".f() → ("a".f())
      has(a.b) → has(a.b)
      has(a.b.c) → has((a.b).c)
      a.map(x, x) → (a.map(x, x))
      a.map(x, x, y) → (a.map(x, x, y))
      a.all(x, x > 0) → (a.all(x, (x > 0)))
      a.exists(x, x) → (a.exists(x, x))
      a.exists_one(x, x) → (a.exists_one(x, x))
      a.existsOne(x, x) → (a.exists_one(x, x))
      a.filter(x, x.y) → (a.filter(x, (x.y)))
      a.map(x, x.map(y, y)) → (a.map(x, (x.map(y, y))))
      a.`b-c` → (a.`b-c`)
      a.`b` → (a.b)
      `a b` → `a b`
      a.if → (a.if)
      a.package.as → ((a.package).as)
      1.5.f() → (1.5.f())
      1.f → (1.f)
      a\t+ b → (a + b)
      """#.replacing("\\t", with: "\t")))
  func precedence(_ row: ExpressionCase) {
    let (tree, diagnostics) = parseExpression(ExpressionSource(row.expression))
    #expect(diagnostics.map(\.message) == [])
    #expect(tree.fullyParenthesized == row.expected)
  }

  @Test("What the specification requires at least: 32 of each, here more", arguments: [32, 200])
  func repetitions(count: Int) {
    func parses(_ text: String) -> Bool {
      let (tree, diagnostics) = parseExpression(ExpressionSource(text))
      return diagnostics.isEmpty && tree.count >= count
    }
    func joined(_ part: String, _ separator: String) -> String {
      Array(repeating: part, count: count).joined(separator: separator)
    }
    #expect(parses(joined("a", " || ")))
    #expect(parses(joined("a", " && ")))
    #expect(parses(joined("a", " == ")))
    #expect(parses(joined("a", " + ")))
    #expect(parses(joined("a", " * ")))
    #expect(parses("a" + String(repeating: ".b", count: count)))
    #expect(parses("a" + String(repeating: "[0]", count: count)))
    #expect(parses("f(" + joined("a", ", ") + ")"))
    #expect(parses("[" + joined("a", ", ") + "]"))
    #expect(parses("{" + joined("a: 1", ", ") + "}"))
    let (open, closed) = (
      String(repeating: "(", count: count), String(repeating: ")", count: count)
    )
    #expect(parses(open + joined("a", "+") + closed))
    #expect(parses(String(repeating: "!", count: count) + "a"))
    #expect(parses(String(repeating: "a ? b : ", count: count) + "c"))
  }

  @Test(
    "Mistakes of the structure",
    arguments: ExpressionCase.table(
      #"""
      1️⃣2️⃣ → missing-operand
      1 +1️⃣2️⃣ → missing-operand
      1️⃣*2️⃣ 2 → missing-operand
      1 + 1️⃣*2️⃣ 2 → missing-operand
      !1️⃣2️⃣ → missing-operand
      (1️⃣)2️⃣ → missing-operand
      [1, 1️⃣,2️⃣ 2] → missing-operand
      yes ? 1️⃣:2️⃣ 2 → missing-operand
      size(1️⃣,2️⃣) → missing-operand missing-operand
      n1️⃣.2️⃣ → missing-operand
      name1️⃣.2️⃣ + "a" → missing-operand
      1️⃣in2️⃣ xs → missing-operand
      n 1️⃣n2️⃣ → missing-operator
      1 1️⃣22️⃣ → missing-operator
      "a" 1️⃣"b"2️⃣ → missing-operator
      1 1️⃣(2️⃣1) → missing-operator
      n 1️⃣true2️⃣ → missing-operator
      n 1️⃣!2️⃣yes → missing-operator
      n 1️⃣=2️⃣ 3 → foreign-operator
      n 1️⃣===2️⃣ 3 → foreign-operator
      n 1️⃣!==2️⃣ 3 → foreign-operator
      n 1️⃣<>2️⃣ 3 → foreign-operator
      n 1️⃣**2️⃣ 2 → foreign-operator
      yes 1️⃣&2️⃣ no → foreign-operator
      yes 1️⃣|2️⃣ no → foreign-operator
      yes 1️⃣and2️⃣ no → foreign-operator
      yes 1️⃣or2️⃣ no → foreign-operator
      1️⃣not2️⃣ yes → foreign-operator
      yes 1️⃣and2️⃣ not no → foreign-operator foreign-operator
      o1️⃣?.2️⃣badge.orValue("") → foreign-operator
      o.?badge 1️⃣??2️⃣ "a" → foreign-operator
      (11️⃣2️⃣ → mismatched-bracket
      ((1)1️⃣2️⃣ → mismatched-bracket
      [11️⃣2️⃣ → mismatched-bracket
      {"a": 11️⃣2️⃣ → mismatched-bracket
      size(xs1️⃣2️⃣ → mismatched-bracket
      xs[?0].orValue(11️⃣2️⃣ → mismatched-bracket
      ([1] + [21️⃣)2️⃣ → mismatched-bracket
      1️⃣)2️⃣ → mismatched-bracket missing-operand
      11️⃣)2️⃣ → mismatched-bracket
      xs1️⃣]2️⃣ → mismatched-bracket
      1 + 21️⃣}2️⃣ → mismatched-bracket
      yes 1️⃣?2️⃣ 1 → incomplete-conditional
      (yes 1️⃣?2️⃣ 1) → incomplete-conditional
      yes ? no 1️⃣?2️⃣ 1 : 2 : 3 → incomplete-conditional
      n 1️⃣:2️⃣ 1 → misplaced-sign missing-operator
      n1️⃣,2️⃣ 1 → misplaced-sign
      (n1️⃣,2️⃣ 1) → misplaced-sign
      {1️⃣"a"2️⃣} → misplaced-sign
      {"a": 1, 1️⃣"b"2️⃣} → misplaced-sign
      1️⃣if2️⃣ → reserved-word
      1️⃣for2️⃣ + 1 → reserved-word
      fields.1️⃣in2️⃣ → reserved-word unknown-field
      fields.1️⃣true2️⃣ → reserved-word unknown-field
      o1️⃣{2️⃣"id": "a"} → outside-profile
      1️⃣has(n)2️⃣ → misused-macro
      """#))
  func mistakes(_ row: ExpressionCase) { row.checkErrors() }

  @Test(
    "Mistakes of macros",
    arguments: ExpressionCase.table(
      #"""
      1️⃣has()2️⃣ → misused-macro
      1️⃣has(xs)2️⃣ → misused-macro
      1️⃣has(xs[0])2️⃣ → misused-macro
      1️⃣has(o.?badge)2️⃣ → misused-macro
      1️⃣has(o.id, o.badge)2️⃣ → misused-macro
      1️⃣xs.map()2️⃣ → misused-macro
      1️⃣xs.map(x)2️⃣ → misused-macro unknown-name
      1️⃣xs.filter(x > 0)2️⃣ → misused-macro unknown-name
      xs.map(1️⃣12️⃣, 2) → misused-macro
      xs.map(1️⃣x.y2️⃣, 2) → misused-macro unknown-name
      xs.all(1️⃣"x"2️⃣, true) → misused-macro
      xs.1️⃣all2️⃣(i, v, v > 0) → outside-profile unknown-name unknown-name unknown-name
      """#))
  func macros(_ row: ExpressionCase) {
    // The names in a macro that cannot be read are unknown; only the macro itself matters here.
    let source = MarkedSource(row.expression)
    let (_, diagnostics) = parseExpression(ExpressionSource(bytes: source.bytes))
    #expect(diagnostics.map(\.code.rawValue).first == String(row.expected.prefix { $0 != " " }))
    #expect(diagnostics.first?.range.byteRange == source.range(1, 2))
  }

  @Test("A fix repairs the expression")
  func fixes() throws {
    for (wrong, right) in [
      ("n = 3", "n == 3"), ("yes & no", "yes && no"), ("yes and no", "yes && no"),
      ("yes or no", "yes || no"), ("not yes", "! yes"), ("n <> 3", "n != 3"),
      ("(1 + 2", "(1 + 2)"), ("[1, 2", "[1, 2]"), ("1 + 2)", "1 + 2"), ("7u", "7"),
      ("o?.badge", "o.?badge"), ("fields.in", "fields.`in`"), ("nam", "name"),
      ("outfits.map(x, x.prise)", "outfits.map(x, x.price)"), ("name + n", "name + string(n)"),
      ("n + d", "double(n) + d"), ("d * n", "d * double(n)"), ("sice(xs)", "size(xs)"),
      ("name.startWith('A')", "name.startsWith('A')"),
    ] {
      let found = ExpressionFixture.shared.evaluate(wrong)
      let fix = try #require(
        found.diagnostics.lazy.compactMap(\.fix).first, "\(wrong) has no fix")
      var bytes = Array(wrong.utf8)
      bytes.replaceSubrange(
        fix.range.lowerBound..<fix.range.upperBound, with: Array(fix.replacement.utf8))
      #expect(
        String(decoding: bytes, as: UTF8.self).filter { $0 != " " } == right.filter { $0 != " " })
    }
  }

  @Test("A text that is exactly a variable's name is the variable, whatever its characters")
  func hyphens() {
    let fixture = ExpressionFixture.shared
    #expect(fixture.evaluate("such-name").json == "7")
    #expect(fixture.evaluate("`such-name` + 1").json == "8")
    #expect(fixture.evaluate("fields.`a-b`").json == "8")
    #expect(fixture.evaluate("fields.if").json == "9")
    #expect(fixture.evaluate("such-name + 1").diagnostics.first?.code == .unknownName)
  }

  @Test("Ranges are those of the file, also if the text is written with escapes")
  func ranges() {
    // In the file, the text is `"${x\u003d1}"`; its expression begins at 3.
    let source = ExpressionSource(
      bytes: Array("x=1".utf8), file: FileID(2), offsets: [3, 4, 10, 11])
    let (_, diagnostics) = parseExpression(source)
    #expect(diagnostics.map(\.range.byteRange) == [4..<10])
    #expect(diagnostics.map(\.range.file) == [FileID(2)])
    let moved = ExpressionSource("1 +", file: FileID(1), start: 100)
    #expect(parseExpression(moved).diagnostics.map(\.range.byteRange) == [103..<103])
  }
}
