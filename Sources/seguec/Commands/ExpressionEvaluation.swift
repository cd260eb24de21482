import Segue

/// Evaluates expressions about one piece of data.
struct ExpressionEvaluation {
  private var environment = ExpressionEnvironment()
  private var inputs: ExpressionInputs
  private var scratch = ExpressionScratch()
  private let limits: Limits

  /// Prepares the evaluation of expressions without data.
  init(limits: Limits) {
    inputs = ExpressionInputs()
    self.limits = limits
  }

  /// Prepares the evaluation of expressions about data, which is the variable `data`. Its type is
  /// that of a schema, or else that of its own shape.
  init(_ data: JSONDocument, schema: DataType? = nil, limits: Limits) {
    let type =
      if let schema { environment.types.type(of: schema) } else { environment.types.type(of: data) }
    let index = environment.declare("data", type)
    inputs = ExpressionInputs(data, count: index + 1)
    inputs[index] = ExpressionValue(data.root)
    self.limits = limits
  }

  /// The value of an expression, as JSON, with its type.
  struct Value {
    let json: String
    let type: String
  }

  /// Evaluates an expression. Its value is nil if there are errors.
  mutating func evaluate(_ source: ExpressionSource) -> Diagnosed<Value?> {
    let compiled = ExpressionProgram.compile(source, in: environment, limits: limits)
    guard let program = compiled.value else {
      return Diagnosed(nil, diagnostics: compiled.diagnostics)
    }
    var most = WorkMeter.Limits()
    most.work = min(limits[.work], limits[.expressionWork])
    var meter = WorkMeter(most)
    switch program.evaluate(inputs, in: &scratch, &meter) {
    case .failure(let error):
      return Diagnosed(nil, diagnostics: compiled.diagnostics + [error.diagnostic])
    case .success(let value):
      var writer = JSONWriter()
      program.write(value, inputs, scratch, to: &writer)
      let type = program.types.name(program.type)
      return Diagnosed(
        Value(json: writer.text, type: type), diagnostics: compiled.diagnostics)
    }
  }

  /// Returns the answer to an expression of a batch, as one line of JSON: the value and its type,
  /// or the errors with their codes, messages and ranges of bytes.
  mutating func answer(_ source: ExpressionSource) -> [UInt8] {
    let result = evaluate(source)
    if let value = result.value {
      var line = Array("{\"value\":\(value.json),\"type\":".utf8)
      var writer = JSONWriter()
      writer.string(value.type)
      line += writer.bytes
      return line + Array("}\n".utf8)
    }
    return Self.answer(with: result.diagnostics)
  }

  /// Returns the answer to an expression with errors.
  static func answer(with diagnostics: [Diagnostic]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("errors") { writer in
        writer.array { writer in
          for diagnostic in diagnostics where diagnostic.severity == .error {
            writer.element { writer in
              writer.object {
                $0.member("code", diagnostic.code.rawValue)
                $0.member("message", diagnostic.message)
                $0.member("start", diagnostic.range.lowerBound)
                $0.member("end", diagnostic.range.upperBound)
              }
            }
          }
        }
      }
    }
    writer.endLine()
    return writer.bytes
  }
}
