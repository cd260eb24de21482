import Segue
import Testing

/// The explanations are checked against the compiler: the wrong example causes the diagnostic, and
/// the right one does not.
@Suite("Explanations")
struct ExplanationTests {
  /// The codes whose files are too large or not text, so a short example would show nothing.
  static let withoutExample: Set<DiagnosticCode> = [
    .fileTooLarge, .jsonTooDeep, .invalidUTF8, .tooManyComponents, .componentsTooDeep,
    .tooManyLevels, .textTooLong, .missingFile, .tooManyLinks, .linkTooLong, .stringTooLong,
    .tooManyEntries, .tooManyParameters, .tooManyChildren, .tooMuchText, .tooManyRoutes,
    .tooManyLayouts, .tooManyFlights, .tooManyProblems, .tooManyMarks, .tooMuchWork, .tooManyLines,
    .answerTooLarge, .cancelled, .duplicateType, .mismatchedData, .expressionTooLong,
    .expressionTooDeep, .valueTooLong, .tooManyValues, .expressionTooCostly,
  ]

  /// The codes whose examples are schemas of data.
  static let ofSchemas: Set<DiagnosticCode> = [
    .mixedForms, .duplicateValue, .duplicateProperty, .misplacedDefinitions, .unknownType,
    .endlessType, .invalidMapping,
  ]

  /// The codes that only a check with extreme data reports.
  static let ofExtremes: Set<DiagnosticCode> = [.extremeNotLaidOut]

  private func diagnostics(of example: String, _ code: DiagnosticCode) -> [Diagnostic] {
    if let expression = ExampleExpression(example) { return expression.diagnostics }
    if Self.ofExtremes.contains(code) {
      return Compiler(TestProject(example).project).check().diagnostics
    }
    return Self.ofSchemas.contains(code)
      ? DataType.read(SourceFile(path: "a.jtd.json", text: example), id: FileID(0)).diagnostics
      : TestProject(example).diagnostics
  }

  @Test("Each code is explained in one line and one paragraph", arguments: DiagnosticCode.allCases)
  func texts(_ code: DiagnosticCode) {
    let explanation = code.explanation
    #expect(!explanation.summary.isEmpty && explanation.summary.count <= 80)
    #expect(!explanation.summary.contains("\n") && !explanation.summary.hasSuffix("."))
    #expect(explanation.meaning.hasSuffix("."))
    #expect(!explanation.meaning.contains("\n"))
    #expect((explanation.wrong == nil) == Self.withoutExample.contains(code))
    // It is nil, too, where a fragment to replace is not in the example exactly once.
    #expect((explanation.right == nil) == Self.withoutExample.contains(code))
    #expect(explanation.right == nil || explanation.right != explanation.wrong)
  }

  @Test("The wrong example causes the diagnostic", arguments: DiagnosticCode.allCases)
  func wrong(_ code: DiagnosticCode) throws {
    guard let wrong = code.explanation.wrong else { return }
    let codes = diagnostics(of: wrong, code).map(\.code)
    #expect(codes.contains(code), "found \(codes)")
  }

  @Test(
    "The right example has no problems and not the explained diagnostic",
    arguments: DiagnosticCode.allCases)
  func right(_ code: DiagnosticCode) throws {
    guard let right = code.explanation.right else { return }
    let diagnostics = diagnostics(of: right, code)
    #expect(diagnostics.filter { $0.severity != .note || $0.code == code }.map(\.message) == [])
  }
}

/// An expression and the data that it is about, in the notation of explanations.
private struct ExampleExpression {
  let diagnostics: [Diagnostic]

  init?(_ example: String) {
    let headings = ["--- data.json\n", "\n--- expression\n"]
    guard example.hasPrefix(headings[0]), let range = example.firstRange(of: headings[1]) else {
      return nil
    }
    let json = String(example[..<range.lowerBound].dropFirst(headings[0].count))
    let text = String(example[range.upperBound...])
    let data = parseJSON(SourceFile(path: "data.json", text: json), id: FileID(1)).document
    var environment = ExpressionEnvironment()
    let type = environment.types.type(of: data)
    let index = environment.declare("data", type)
    var inputs = ExpressionInputs(data, count: index + 1)
    inputs[index] = ExpressionValue(data.root)
    let compiled = ExpressionProgram.compile(ExpressionSource(text), in: environment)
    var scratch = ExpressionScratch()
    var meter = WorkMeter()
    let result = compiled.value?.evaluate(inputs, in: &scratch, &meter)
    if case .failure(let error)? = result {
      diagnostics = [error.diagnostic]
    } else {
      diagnostics = compiled.diagnostics
    }
  }
}
