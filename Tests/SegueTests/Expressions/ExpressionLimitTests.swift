import Segue
import Testing

/// What expressions may ask for at most.
@Suite("Limits of expressions")
struct ExpressionLimitTests {
  private func codes(
    _ text: String, _ limits: Limits = Limits(), work: Int = .max
  ) -> [DiagnosticCode] {
    ExpressionFixture.shared.evaluate(ExpressionSource(text), limits: limits, work: work)
      .diagnostics.map(\.code)
  }

  @Test("The parts of an expression")
  func parts() {
    // `1 + 1 + 1` has five nodes.
    #expect(codes("1 + 1 + 1", [.expressionParts: 5]) == [])
    #expect(codes("1 + 1 + 1", [.expressionParts: 4]) == [.expressionTooLong])
    let long = Array(repeating: "1", count: 100_000).joined(separator: " + ")
    #expect(codes(long) == [.expressionTooLong])
  }

  @Test("The nesting of an expression")
  func nesting() {
    #expect(codes("((1))", [.expressionNesting: 2]) == [])
    #expect(codes("(((1)))", [.expressionNesting: 2]) == [.expressionTooDeep])
    for opening in ["(", "[", "!", "-", "1 + (", "xs.map(x, ", "true ? 1 : ", "{'a': "] {
      let deep = String(repeating: opening, count: 100_000)
      #expect(codes(deep).first == .expressionTooDeep, "\(opening)")
    }
    // Even without a limit nothing overflows.
    let deep = String(repeating: "(", count: 20_000) + "1" + String(repeating: ")", count: 20_000)
    #expect(codes(deep, [.expressionNesting: 1_000_000]) == [])
    let lists = String(repeating: "[", count: 1500) + String(repeating: "]", count: 1500)
    #expect(codes("size(\(lists))", [.expressionNesting: 1_000_000]) == [])
  }

  @Test("The texts that an expression makes")
  func texts() {
    #expect(codes("'ab' + 'cd'", [.expressionBytes: 4]) == [])
    #expect(codes("'ab' + 'cde'", [.expressionBytes: 4]) == [.valueTooLong])
    // Each step doubles the text.
    let doubling =
      "['aaaaaaaaaaaaaaaa']" + String(repeating: ".map(x, x + x)", count: 40)
    #expect(codes("\(doubling) == []") == [.valueTooLong])
  }

  @Test("The lists that an expression makes")
  func lists() {
    #expect(codes("[1, 2]", [.expressionValues: 2]) == [])
    #expect(codes("[1, 2, 3]", [.expressionValues: 2]) == [.tooManyValues])
    #expect(codes("xs.map(x, x)", [.expressionValues: 2]) == [.tooManyValues])
    #expect(codes("xs + xs", [.expressionValues: 5]) == [.tooManyValues])
    let doubling = "[1]" + String(repeating: ".map(x, [x, x])", count: 3)
    #expect(codes("\(doubling) == []", [.expressionValues: 5]) == [.tooManyValues])
    let growing = "[0, 1]" + String(repeating: ".map(x, [0, 1]).map(y, size(y))", count: 3)
    #expect(codes("\(growing) == []") == [])
  }

  @Test("A result whose lists share their elements is as large as it is written out")
  func sharedElements() {
    // Each step doubles the result and makes two elements.
    let doubling = "[1]" + String(repeating: ".map(x, [x, x])", count: 40)
    #expect(codes(doubling) == [.tooManyValues])
    #expect(codes("size(\(doubling))") == [])
    let text = "['" + String(repeating: "a", count: 100_000) + "']"
    #expect(codes(text + String(repeating: ".map(x, [x, x])", count: 12)) == [.tooManyValues])
    #expect(codes("[1]" + String(repeating: ".map(x, [x, x])", count: 10)) == [])
    let maps = "[1]" + String(repeating: ".map(x, {'a': x, 'b': x})", count: 40)
    #expect(codes(maps) == [.tooManyValues])
  }

  @Test("Loops inside each other stop when the work is more than allowed")
  func work() {
    let elements = (0..<10_000).map(String.init).joined(separator: ",")
    let fixture = ExpressionFixture("xs", json: "[\(elements)]")
    func code(_ text: String, work: Int) -> DiagnosticCode? {
      let outcome = fixture.evaluate(ExpressionSource(text), work: work)
      // The meter stops soon after the limit.
      #expect(outcome.work <= work + (outcome.json == nil ? 20_000 : 0))
      return outcome.diagnostics.first?.code
    }
    #expect(code("xs.map(x, x + 1) == []", work: 20_000) == nil)
    #expect(code("xs.map(x, xs.map(y, xs.map(z, 1))) == []", work: 1_000_000) == .tooManyValues)
    #expect(code("xs.all(x, xs.all(y, xs.all(z, z >= 0)))", work: 50_000) == .expressionTooCostly)
    #expect(code("xs.exists(x, xs == [x])", work: 50_000) == .expressionTooCostly)
    #expect(code("xs.all(x, x in xs)", work: 50_000) == .expressionTooCostly)
    #expect(code("xs.all(x, xs == xs)", work: 50_000) == .expressionTooCostly)
    #expect(code("xs.all(x, size(xs) > 0)", work: 50_000) == .expressionTooCostly)
    #expect(code("xs.all(x, xs[?9999].orValue(0) > 0)", work: 50_000) == .expressionTooCostly)
  }

  @Test("Searching and comparing long texts is counted, and linear")
  func longTexts() {
    // A search that compares at each position would take 10¹⁰ steps.
    let text = String(repeating: "a", count: 200_000)
    let part = String(repeating: "a", count: 100_000) + "b"
    let source = ExpressionSource("'\(text)'.contains('\(part)')")
    let found = ExpressionFixture.shared.evaluate(source)
    #expect(found.json == "false")
    #expect(
      ExpressionFixture.shared.evaluate(source, work: 1000).diagnostics.map(\.code)
        == [.expressionTooCostly])
  }

  @Test("Work is counted, and ends when it is cancelled")
  func cancellation() {
    let fixture = ExpressionFixture.shared
    let numbers = "[1,2,3,4,5,6,7,8,9]"
    let text = "xs.all(x, xs.all(y, \(numbers).all(a, \(numbers).all(b, \(numbers) != []))))"
    let compiled = ExpressionProgram.compile(ExpressionSource(text), in: fixture.environment)
    let cancellation = Cancellation()
    cancellation.request()
    var meter = WorkMeter(cancellation: cancellation)
    var scratch = ExpressionScratch()
    guard case .failure(let error)? = compiled.value?.evaluate(fixture.inputs, in: &scratch, &meter)
    else {
      Issue.record("it has a value")
      return
    }
    #expect(error.diagnostic.code == .cancelled)
  }

  @Test("Data without its declared type is an error, not a trap")
  func mismatchedData() {
    var environment = ExpressionEnvironment()
    let record = environment.types.record([
      ExpressionField("i", .int), ExpressionField("s", .string), ExpressionField("b", .bool),
      ExpressionField("l", environment.types.list(of: .int)),
      ExpressionField("m", environment.types.map(to: .int)), ExpressionField("d", .double),
    ])
    environment.declare("r", record)
    let texts = [
      "r.i + 1", "r.d + 1.0", "r.s + 'a'", "r.b && true", "!r.b", "r.b ? 1 : 2", "size(r.l)",
      "size(r.m)", "size(r.s)", "r.l.map(x, x + 1)", "r.m.?a.orValue(0) + 1",
      "r.l[?0].orValue(1) + 1",
      "r.l.all(x, x > 0)", "1 in r.l", "'a' in r.m", "r.s.contains('a')", "-r.i", "-r.d", "r.i < 2",
      "r.d < 2.0", "r.s < 'a'", "r.l + r.l", "r.l == [1]", "string(r.i)", "string(r.d)",
      "string(r.b)", "int(r.d)", "int(r.s).orValue(1)", "double(r.i)", "r.m == {'a': 1}",
      "r.b == true", "r.i < r.d", "r.i in [1]", "r.l.exists_one(x, x == 1)", "r.l.filter(x, r.b)",
    ]
    for json in [
      "null", "[]", "{}", "1", "\"a\"", "true",
      #"{"i": "a", "s": 1, "b": 1, "l": {"a": 1}, "m": [1], "d": "x"}"#,
      #"{"i": 1.5, "s": null, "b": null, "l": ["a"], "m": {"a": "b"}, "d": null}"#,
      #"{"i": 1e300, "s": [], "b": "true", "l": 3, "m": 4, "d": {}}"#,
    ] {
      let document = parseJSON(SourceFile(path: "a", text: json), id: FileID(0)).document
      var inputs = ExpressionInputs(document, count: 1)
      inputs[0] = ExpressionValue(document.root)
      for text in texts {
        let compiled = ExpressionProgram.compile(ExpressionSource(text), in: environment)
        #expect(compiled.diagnostics.map(\.message) == [])
        var scratch = ExpressionScratch()
        var meter = WorkMeter()
        if case .failure(let error)? = compiled.value?.evaluate(inputs, in: &scratch, &meter) {
          #expect(
            [.mismatchedData, .invalidConversion].contains(error.diagnostic.code),
            "\(text) of \(json): \(error.diagnostic.message)")
        }
      }
    }
  }

  @Test("Data that is nested deeply is compared and written")
  func deepData() {
    let depth = 4000
    let json = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let fixture = ExpressionFixture("a", json: json)
    for (text, expected) in [("a == a", "true"), ("a", json), ("[a] == [a]", "true")] {
      #expect(fixture.evaluate(text).json == expected)
    }
  }
}

/// Texts that are written with escapes are decoded when they are used.
extension ExpressionLimitTests {
  @Test("Decoding texts again and again does not fill the memory")
  func escapes() {
    let letters = String(repeating: #"\u0061"#, count: 1000)
    let json =
      #"{"text": "\#(letters)", "xs": [\#((0..<200).map(String.init).joined(separator: ","))]}"#
    let fixture = ExpressionFixture("data", json: json)
    func result(_ text: String, _ limits: Limits) -> String? {
      let outcome = fixture.evaluate(ExpressionSource(text), limits: limits)
      return outcome.json ?? outcome.diagnostics.first?.code.rawValue
    }
    let few: Limits = [.expressionBytes: 10_000]
    #expect(result("data.xs.all(x, data.text == data.text)", few) == "true")
    #expect(result("data.xs.all(x, size(data.text) == 1000)", few) == "true")
    #expect(result("data.xs.all(x, data.text.contains('aaa'))", few) == "true")
    #expect(result("data.xs.all(x, data.text in [data.text])", few) == "true")
    // Each text is copied once, so that ten of them need ten times its bytes.
    let sum = Array(repeating: "data.text", count: 10).joined(separator: " + ")
    #expect(result("size(\(sum))", few) == "10000")
    #expect(result("size(\(sum) + 'a')", few) == "value-too-long")
  }

  @Test("An error in one of many alternatives is handled without going through all others")
  func manyAlternatives() {
    // The last alternative decides. The work is that of the alternatives, however they are nested.
    let fixture = ExpressionFixture("xs", json: "[1, 2, 3]")
    let failing = Array(repeating: "x + \(Int64.max) > 0", count: 50)
    let chain = failing.joined(separator: " || ") + " || x == 3"
    #expect(fixture.evaluate("xs.exists(x, \(chain))").json == "true")
    #expect(fixture.evaluate("xs.all(x, \(chain))").diagnostics.map(\.code) == [.integerOverflow])
    let nested = failing.reduce("x > 0") { "(\($1) || \($0))" }
    #expect(fixture.evaluate("xs.all(x, \(nested))").json == "true")
    // Twice as many errors are twice as much work.
    func work(of count: Int) -> Int {
      let alternatives = Array(repeating: "x + \(Int64.max) > 0", count: count)
      let text = "xs.all(x, \(alternatives.joined(separator: " || ")) || true)"
      return fixture.evaluate(text).work
    }
    #expect(work(of: 200) < work(of: 100) * 5 / 2)
    let absorbed = "xs.all(x, xs.exists(y, y + \(Int64.max) > 0 && x > 0 || y == 3))"
    #expect(fixture.evaluate(absorbed).json == "true")
  }
}
