import Segue
import Testing

/// The types of the parts of expressions, and what does not fit together.
@Suite("Types of expressions")
struct ExpressionTypeTests {
  @Test(
    "Fields and elements",
    arguments: ExpressionCase.table(
      #"""
      point.x → int 1
      point["x"] → int 1
      nested.a.b.c → int 5
      nested["a"].b["c"] → int 5
      {"a": 1}.a → int 1
      {"a": {"b": 2}}.a.b → int 2
      {"a": 1}["a"] → int 1
      [1, 2][0] → int 1
      [1, 2][1] → int 2
      [[1], [2, 3]][1] → list of int [2,3]
      o.id → string "linen"
      o["id"] → string "linen"
      o.?badge.orValue("none") → string "new"
      p.?badge.orValue("none") → string "none"
      o[?"badge"].orValue("none") → string "new"
      p[?"badge"].orValue("none") → string "none"
      xs[?0].orValue(9) → int 1
      xs[?3].orValue(9) → int 9
      xs[?-1].orValue(9) → int 9
      xs[?n].orValue(9) → int 9
      nothing[?0].orValue(9) → int 9
      m.?a.orValue(0) → int 1
      m.?z.orValue(0) → int 0
      m[?"a"].orValue(0) → int 1
      m[?name].orValue(0) → int 0
      {1: "a"}[?1].orValue("z") → string "a"
      {1: "a"}[?2].orValue("z") → string "z"
      {true: "a"}[?yes].orValue("z") → string "a"
      {"a": 1}[?name].orValue(0) → int 0
      point[?name].orValue(0) → int 0
      matrix[?0][?1].orValue(0) → int 2
      matrix[?5][?1].orValue(0) → int 0
      matrix[?0][5].orValue(0) → int 0
      outfits[?0].id.orValue("") → string "linen"
      outfits[?0].?badge.orValue("") → string "new"
      outfits[?1].?badge.orValue("none") → string "none"
      outfits[?1].badge.orValue("none") → string "none"
      outfits[?7].id.orValue("none") → string "none"
      outfits[?0].tags[?0].orValue("none") → string "a"
      outfits[?0].tags[0].orValue("none") → string "a"
      outfits[?1].tags[?0].orValue("none") → string "none"
      p.?badge.or(o.?badge).orValue("none") → string "new"
      p.?badge.or(p.?badge).orValue("none") → string "none"
      o.?badge.hasValue() → bool true
      p.?badge.hasValue() → bool false
      xs[?5].hasValue() → bool false
      o.?badge.optMap(b, b + "!").orValue("") → string "new!"
      p.?badge.optMap(b, b + "!").orValue("") → string ""
      m.?a.optMap(x, x + 1).orValue(0) → int 2
      outfits[?0].optFlatMap(o, o.?badge).orValue("") → string "new"
      outfits[?1].optFlatMap(o, o.?badge).orValue("") → string ""
      p.?badge.orValue(o.?badge.orValue("")) → string "new"
      """#))
  func access(_ row: ExpressionCase) { row.checkValue() }

  @Test(
    "Names and fields",
    arguments: ExpressionCase.table(
      #"""
      1️⃣nam2️⃣ → unknown-name
      1️⃣foo2️⃣ → unknown-name
      1️⃣foo2️⃣.bar.baz → unknown-name
      1️⃣foo2️⃣ + 1 → unknown-name
      [1️⃣foo2️⃣, bar] → unknown-name unknown-name
      xs.map(x, 1️⃣y2️⃣) → unknown-name
      xs.map(x, x) == [1️⃣x2️⃣] → unknown-name
      1️⃣x2️⃣ == 1 && xs.all(x, x > 0) → unknown-name
      point.1️⃣z2️⃣ → unknown-field
      point.?1️⃣z2️⃣ → unknown-field
      point1️⃣["z"]2️⃣ → unknown-field
      point1️⃣[?"z"]2️⃣ → unknown-field
      has(point.1️⃣z2️⃣) → unknown-field
      nested.a.1️⃣x2️⃣.c → unknown-field
      outfits.map(o, o.1️⃣prise2️⃣) → unknown-field
      point.1️⃣z2️⃣ + point.w → unknown-field unknown-field
      name.1️⃣first2️⃣ → mismatched-types
      n.1️⃣x2️⃣ → mismatched-types
      xs.1️⃣id2️⃣ → mismatched-types
      outfits.1️⃣id2️⃣ → mismatched-types
      has(n.1️⃣x2️⃣) → mismatched-types
      1️⃣none2️⃣ + 1 → mismatched-types
      """#.replacing("1️⃣none2️⃣ + 1", with: "1️⃣none + 12️⃣")))
  func names(_ row: ExpressionCase) { row.checkErrors() }

  @Test(
    "Operands",
    arguments: ExpressionCase.table(
      #"""
      1️⃣1 + 1.02️⃣ → mismatched-types
      1️⃣1.0 - 12️⃣ → mismatched-types
      1️⃣2 * 1.52️⃣ → mismatched-types
      1️⃣1 / 1.52️⃣ → mismatched-types
      1️⃣1.5 % 2.02️⃣ → mismatched-types
      1️⃣"a" + 12️⃣ → mismatched-types
      1️⃣1 + "a"2️⃣ → mismatched-types
      1️⃣"a" - "b"2️⃣ → mismatched-types
      1️⃣"a" * 22️⃣ → mismatched-types
      1️⃣true + true2️⃣ → mismatched-types
      1️⃣[1] + 12️⃣ → mismatched-types
      1️⃣[1] + ["a"]2️⃣ → mismatched-types
      1️⃣[1] - [1]2️⃣ → mismatched-types
      1️⃣point + point2️⃣ → mismatched-types
      1️⃣null + 12️⃣ → mismatched-types
      1️⃣(1 + 1.0)2️⃣ * ("a" - 1) → mismatched-types mismatched-types
      -1️⃣"a"2️⃣ → mismatched-types
      -1️⃣true2️⃣ → mismatched-types
      !1️⃣12️⃣ → mismatched-types
      !1️⃣name2️⃣ → mismatched-types
      !1️⃣xs2️⃣ → mismatched-types
      1️⃣12️⃣ && true → mismatched-types
      true && 1️⃣"a"2️⃣ → mismatched-types
      1️⃣12️⃣ || "a" → mismatched-types mismatched-types
      1️⃣1 == "a"2️⃣ → mismatched-types
      1️⃣1 != true2️⃣ → mismatched-types
      1️⃣"a" == true2️⃣ → mismatched-types
      1️⃣[1] == 12️⃣ → mismatched-types
      1️⃣[1] == ["a"]2️⃣ → mismatched-types
      1️⃣n == null2️⃣ → mismatched-types
      1️⃣null != name2️⃣ → mismatched-types
      1️⃣xs == null2️⃣ → mismatched-types
      1️⃣1 < "a"2️⃣ → mismatched-types
      1️⃣true < 12️⃣ → mismatched-types
      1️⃣xs < xs2️⃣ → mismatched-types
      1️⃣point > point2️⃣ → mismatched-types
      1️⃣null < null2️⃣ → mismatched-types
      1️⃣1 in ["a"]2️⃣ → mismatched-types
      1️⃣1 in {"a": 1}2️⃣ → mismatched-types
      "a" in 1️⃣"abc"2️⃣ → mismatched-types
      1 in 1️⃣12️⃣ → mismatched-types
      1️⃣12️⃣ ? 2 : 3 → mismatched-types
      1️⃣name2️⃣ ? 2 : 3 → mismatched-types
      1️⃣yes ? 1 : "a"2️⃣ → mismatched-types
      1️⃣yes ? 1 : 1.02️⃣ → mismatched-types
      1️⃣yes ? [1] : ["a"]2️⃣ → mismatched-types
      xs[1️⃣"a"2️⃣] → mismatched-types
      xs[1️⃣1.02️⃣] → mismatched-types
      m[1️⃣12️⃣] → mismatched-types
      {1: 2}[1️⃣"a"2️⃣] → mismatched-types
      point[1️⃣12️⃣] → mismatched-types
      1️⃣n2️⃣[0] → mismatched-types
      1️⃣name2️⃣[0] → mismatched-types
      1️⃣outfits[?0].orValue({"id": 1})2️⃣ → mismatched-types
      size(1️⃣12️⃣) → mismatched-types
      1️⃣12️⃣.size() → mismatched-types
      1️⃣n2️⃣.contains("a") → mismatched-types
      name.contains(1️⃣12️⃣) → mismatched-types
      1️⃣names2️⃣.contains("a") → mismatched-types
      string(1️⃣xs2️⃣) → mismatched-types
      string(1️⃣null2️⃣) → mismatched-types
      int(1️⃣true2️⃣) → mismatched-types
      double(1️⃣xs2️⃣) → mismatched-types
      1️⃣n2️⃣.map(x, x) → mismatched-types
      1️⃣name2️⃣.all(x, true) → mismatched-types
      xs.all(x, 1️⃣x2️⃣) → mismatched-types
      xs.exists(x, 1️⃣"a"2️⃣) → mismatched-types
      xs.filter(x, 1️⃣x + 12️⃣) → mismatched-types
      xs.map(x, 1️⃣x2️⃣, x) → mismatched-types
      1️⃣n2️⃣.orValue(1) → mismatched-types
      1️⃣o.id2️⃣.orValue("a") → mismatched-types
      1️⃣n2️⃣.hasValue() → mismatched-types
      1️⃣n2️⃣.optMap(x, x) → mismatched-types
      1️⃣o.?badge.orValue(1)2️⃣ → mismatched-types
      o.?badge.or(1️⃣"a"2️⃣).orValue("") → mismatched-types
      """#))
  func operands(_ row: ExpressionCase) { row.checkErrors() }

  @Test("Messages name the value, the alternatives and the way out")
  func messages() {
    func message(_ text: String) -> String {
      ExpressionFixture.shared.evaluate(text).diagnostics.first?.message ?? ""
    }
    #expect(
      message("o.badge")
        == "\"o.badge\" may be absent: write o.?badge.orValue(…), or test has(o.badge) first")
    #expect(
      message("xs[0]")
        == "\"xs[0]\" may be absent: write xs[?0].orValue(…), or test size(xs) > 0 first")
    #expect(
      message("m[name]")
        == "\"m[name]\" may be absent: write m[?name].orValue(…), or test name in m first")
    #expect(message("nam") == "there is no variable \"nam\"; did you mean \"name\"?")
    #expect(
      message("point.z") == "\"point\" has no field \"z\": there are \"x\" and \"y\"")
    #expect(message("1 + 1.0") == "\"+\" does not take int and double: convert one with double()")
    #expect(
      message("6 / n")
        == "the divisor \"n\" may be 0: test n != 0 first, as in n != 0 ? a / n : b")
    #expect(
      message("names.contains('a')")
        == "\"contains\" takes strings, not list of string: write 'a' in names")
    #expect(
      message("matches(name, 'a')")
        == "Segue does not have CEL's matches(): use contains, startsWith or endsWith, or compute "
        + "the value before it becomes data")
    #expect(
      message("contains(name, 'a')")
        == "\"contains\" is called in another way: write name.contains('a')")
  }

  @Test("The elements of a list of data have one type")
  func shapes() {
    func type(_ json: String) -> String {
      let document = parseJSON(SourceFile(path: "a", text: json), id: FileID(0)).document
      var types = ExpressionTypes()
      let type = types.type(of: document)
      return types.name(type)
    }
    #expect(type("1") == "int")
    #expect(type("1.0") == "double")
    #expect(type("1e3") == "double")
    #expect(type("-9223372036854775808") == "int")
    #expect(type("9223372036854775808") == "double")
    #expect(type("[1, 2.5]") == "list of double")
    #expect(type("[1, null]") == "list of int or null")
    #expect(type("[1, \"a\"]") == "list of a value of any type")
    #expect(type("[[], [1]]") == "list of list of int")
    #expect(type("[{\"a\": 1}, {}]") == "list of record")
    #expect(type("{}") == "record")
    #expect(type("[]") == "empty list")
  }

  @Test("A declared record may contain itself")
  func recursion() {
    var environment = ExpressionEnvironment()
    let comment = environment.types.declareRecord("comment")
    let replies = environment.types.list(of: comment)
    environment.types.setFields(
      of: comment, [ExpressionField("text", .string), ExpressionField("replies", replies)])
    environment.declare("comment", comment)
    let source = ExpressionSource("comment.replies[?0].replies[?0].text.orValue('none')")
    let compiled = ExpressionProgram.compile(source, in: environment)
    #expect(compiled.diagnostics.map(\.message) == [])
    #expect(compiled.value?.type == .string)
    let wrong = ExpressionProgram.compile(ExpressionSource("comment.replies + 1"), in: environment)
    #expect(
      wrong.diagnostics.first?.message.hasPrefix(
        "\"+\" does not take list of record \"comment\" and int") == true)
  }
}
