import Segue
import Testing

/// Variables of all types, for expressions in tests.
struct ExpressionFixture {
  static let shared = ExpressionFixture()

  /// Each member is a variable with the type of its own shape, unless `declare` has another one.
  static let data = #"""
    {"name": "Ada", "empty": "", "text": "a👍ß", "escaped": "tab\tquote\"", "digits": "42",
     "n": 3, "zero": 0, "neg": -7, "big": 9223372036854775807, "d": 2.5, "whole": 3.0,
     "yes": true, "no": false, "none": null,
     "xs": [1, 2, 3], "ds": [1, 2.5], "names": ["Ada", "Bo"], "nothing": [],
     "matrix": [[1, 2], [3]], "maybe": [1, null, 3],
     "outfits": [{"id": "linen", "price": 129.5, "badge": "new", "tags": ["a"]},
                 {"id": "wool", "price": 249, "tags": []}],
     "point": {"x": 1, "y": 2}, "nested": {"a": {"b": {"c": 5}}},
     "o": {"id": "linen", "badge": "new"}, "p": {"id": "wool"}, "m": {"a": 1, "b": 2},
     "nick": "Bee", "noNick": null, "such-name": 7, "fields": {"a-b": 8, "if": 9}}
    """#

  let environment: ExpressionEnvironment
  let inputs: ExpressionInputs

  private init() {
    let parsed = parseJSON(SourceFile(path: "data.json", text: Self.data), id: FileID(1))
    let document = parsed.document
    var environment = ExpressionEnvironment()
    let shape = environment.types.type(of: document)
    let optional = environment.types.record([
      ExpressionField("id", .string), ExpressionField("badge", .string, isOptional: true),
      ExpressionField("size", .int, isOptional: true),
      ExpressionField("owner", environment.types.nullable(.string), isOptional: true),
    ])
    let others: [String: ExpressionType] = [
      "o": optional, "p": optional, "m": environment.types.map(to: .int),
      "nick": environment.types.nullable(.string), "noNick": environment.types.nullable(.string),
      "maybe": environment.types.list(of: environment.types.nullable(.int)),
    ]
    var values: [JSONID] = []
    for value in document.elements(document.root) {
      let name = document.string(document.key(ofMember: value)) ?? ""
      let own = environment.types.memberType(name, of: shape)
      environment.declare(name, others[name] ?? own)
      values.append(value)
    }
    var inputs = ExpressionInputs(document, count: values.count)
    for (index, value) in values.enumerated() { inputs[index] = ExpressionValue(value) }
    self.environment = environment
    self.inputs = inputs
  }

  /// A variable with data, whose type is that of its own shape unless `type` returns another one.
  init(
    _ name: String, json: String,
    type: (inout ExpressionTypes, JSONDocument) -> ExpressionType = { $0.type(of: $1) }
  ) {
    let document = parseJSON(SourceFile(path: "data.json", text: json), id: FileID(1)).document
    var environment = ExpressionEnvironment()
    let type = type(&environment.types, document)
    environment.declare(name, type)
    var inputs = ExpressionInputs(document, count: 1)
    inputs[0] = ExpressionValue(document.root)
    self.environment = environment
    self.inputs = inputs
  }

  struct Outcome {
    var json: String?
    var type = ""
    /// The units of work of the evaluation.
    var work = 0
    var diagnostics: [Diagnostic] = []
  }

  /// Evaluates an expression of the variables.
  func evaluate(
    _ source: ExpressionSource, limits: Limits = Limits(), work: Int = .max
  ) -> Outcome {
    let compiled = ExpressionProgram.compile(source, in: environment, limits: limits)
    guard let program = compiled.value else { return Outcome(diagnostics: compiled.diagnostics) }
    var scratch = ExpressionScratch()
    var most = WorkMeter.Limits()
    most.work = work
    var meter = WorkMeter(most)
    switch program.evaluate(inputs, in: &scratch, &meter) {
    case .failure(let error):
      return Outcome(work: meter.used, diagnostics: [error.diagnostic])
    case .success(let value):
      var writer = JSONWriter()
      program.write(value, inputs, scratch, to: &writer)
      return Outcome(
        json: writer.text, type: program.types.name(program.type), work: meter.used)
    }
  }

  func evaluate(_ text: String) -> Outcome { evaluate(ExpressionSource(text)) }
}

extension ExpressionTypes {
  /// Returns the type of a field that exists.
  fileprivate mutating func memberType(_ name: String, of record: ExpressionType) -> ExpressionType
  {
    field(named: name, of: record)?.type ?? .any
  }
}

/// A line of a table: an expression, and what it evaluates to.
struct ExpressionCase: CustomTestStringConvertible, Sendable {
  let expression: String
  let expected: String

  var testDescription: String { "\(expression) → \(expected)" }

  /// Reads a table: one case per line, with an arrow between the expression and what is expected.
  static func table(_ text: String) -> [ExpressionCase] {
    text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " → ", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        Issue.record("a line without an arrow: \(line)")
        return nil
      }
      var expression = parts[0]
      while expression.hasSuffix(" ") { expression.removeLast() }
      return ExpressionCase(expression: String(expression), expected: String(parts[1]))
    }
  }

  /// Expects a value, written as JSON, after the expression's type if that matters: `int 3`.
  func checkValue() {
    let found = ExpressionFixture.shared.evaluate(expression)
    let shown = found.json ?? found.diagnostics.map(\.message).joined(separator: "; ")
    let typed = found.json.map { "\(found.type) \($0)" }
    #expect(
      shown == expected || typed == expected, "\(expression) is \(typed ?? shown)")
  }

  /// Expects errors: their codes, in the order of the text, separated by spaces. The first one is
  /// at the markers `1️⃣` and `2️⃣`.
  func checkErrors() {
    let source = MarkedSource(expression)
    let found = ExpressionFixture.shared.evaluate(ExpressionSource(bytes: source.bytes))
    #expect(
      found.diagnostics.map(\.code.rawValue).joined(separator: " ") == expected,
      "\(expression): \(found.json ?? "") \(found.diagnostics.map(\.message))")
    if let first = found.diagnostics.first {
      #expect(first.range.byteRange == source.range(1, 2), "\(expression): \(first.message)")
    }
  }
}
