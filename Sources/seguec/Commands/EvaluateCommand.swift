import Segue
import SegueFiles

extension Command {
  static let evaluate = Command(
    name: "evaluate",
    summary: "Print the value of an expression about data.",
    operands: "EXPRESSION",
    options: [
      Option(
        name: "data", value: "FILE", summary: "The data, as JSON; the variable \"data\" has it."),
      Option(
        name: "schema", value: "FILE",
        summary: "The type of the data, in JSON Type Definition (RFC 8927)."),
      Option(
        name: "lines", value: nil,
        summary: "Read one expression per line from standard input, and answer each with a line."),
      .limit, .color,
    ],
    example: "seguec evaluate 'size(data.outfits) > 3' --data feed.json",
    run: { arguments throws(UsageError) in try runEvaluate(arguments) })
}

private func runEvaluate(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
  let isBatch = arguments.has("lines")
  let text = try arguments.singleOperand("expression")
  guard isBatch == (text == nil) else {
    throw UsageError(
      isBatch
        ? "--lines reads the expressions from standard input: leave out the operand"
        : "an expression is expected, as in seguec evaluate '1 + 2'")
  }
  let paths = [arguments.value("data"), arguments.value("schema")].compactMap { $0 }
  guard !isBatch || !paths.contains("-") else {
    throw UsageError("--lines reads standard input: name files for --data and --schema")
  }
  try checkStandardInput(paths)
  guard arguments.has("data") || !arguments.has("schema") else {
    throw UsageError("--schema describes the data: add --data")
  }
  let limits = try arguments.limits()
  let input = SourceFile(path: "expression", text: text ?? "")
  guard let path = arguments.value("data") else {
    return try evaluate(input, ExpressionEvaluation(limits: limits), arguments)
  }
  // The expression is the first of the files that diagnostics refer to.
  let data = try SourceFile(of: "data", at: path)
  var sources = SourceMap([input, data])
  let parsed = parseJSON(data, id: FileID(1), limits: limits)
  var diagnostics = parsed.diagnostics
  if parsed.document.isSound { diagnostics += checkData(parsed.document, limits: limits) }
  var schema: DataType?
  if let path = arguments.value("schema") {
    let file = try SourceFile(of: "a schema", at: path)
    let type = DataType.read(file, id: sources.add(file), limits: limits)
    diagnostics += type.diagnostics
    if !diagnostics.hasErrors {
      diagnostics += type.value.validate(parsed.document, limits: limits).diagnostics
    }
    schema = type.value
  }
  if !diagnostics.isEmpty {
    let status = arguments.report(diagnostics, in: sources)
    if status != .done { return status }
  }
  let evaluation = ExpressionEvaluation(parsed.document, schema: schema, limits: limits)
  return try evaluate(input, evaluation, arguments)
}

private func evaluate(
  _ input: SourceFile, _ evaluation: ExpressionEvaluation, _ arguments: Arguments
) throws(UsageError) -> ExitStatus {
  var evaluation = evaluation
  guard !arguments.has("lines") else { return try answerLines(&evaluation, arguments) }
  let result = evaluation.evaluate(ExpressionSource(bytes: input.bytes))
  let status = arguments.report(result.diagnostics, in: SourceMap([input]))
  if let value = result.value { try arguments.console.print(value.json + "\n") }
  return status
}

/// Answers each line of standard input. The exit status is 0, since every answer has its errors.
private func answerLines(
  _ evaluation: inout ExpressionEvaluation, _ arguments: Arguments
) throws(UsageError) -> ExitStatus {
  let limit = try arguments.limits()[.stringBytes]
  let console = arguments.console
  var reader = LineReader(ByteStream(Platform.standardInput, named: "standard input"), limit: limit)
  var answers: [UInt8] = []
  while true {
    let line = try reader.next { () throws(UsageError) in
      if !answers.isEmpty { try console.print(answers) }
      answers.removeAll(keepingCapacity: true)
    }
    switch line {
    case nil:
      try console.print(answers)
      return .done
    case .tooLong?:
      answers += ExpressionEvaluation.answer(with: [
        Diagnostic(
          .stringTooLong, .error,
          "the line is longer than \(formatInteger(limit)) bytes: --limit "
            + "\(Limits.Name.stringBytes.rawValue)=… may allow more",
          at: .start(of: FileID(0)))
      ])
    case .whole(var bytes)?:
      if bytes.last == 0x0D { bytes.removeLast() }
      answers += evaluation.answer(ExpressionSource(bytes: bytes))
    }
  }
}
