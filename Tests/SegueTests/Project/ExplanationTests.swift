import Segue
import Testing

/// The texts are checked against the compiler itself: what is said to be wrong is found, and what is
/// said to be right is not.
@Suite("Explanations")
struct ExplanationTests {
  /// Too large, or not text: a short example would show nothing.
  static let withoutExample: Set<DiagnosticCode> = [
    .fileTooLarge, .jsonTooDeep, .invalidUTF8, .tooManyComponents, .componentsTooDeep,
    .tooManyLevels, .textTooLong, .missingFile, .tooManyLinks, .linkTooLong, .stringTooLong,
    .tooManyEntries, .tooManyParameters, .tooManyChildren, .tooMuchText, .tooManyRoutes,
    .tooManyLayouts, .tooManyFlights, .tooManyProblems, .tooManyMarks,
  ]

  @Test("each code is explained in a line and a paragraph", arguments: DiagnosticCode.allCases)
  func texts(_ code: DiagnosticCode) {
    let explanation = code.explanation
    #expect(!explanation.summary.isEmpty && explanation.summary.count <= 80)
    #expect(!explanation.summary.contains("\n") && !explanation.summary.hasSuffix("."))
    #expect(explanation.meaning.hasSuffix("."))
    #expect(!explanation.meaning.contains("\n"))
    #expect((explanation.wrong == nil) == Self.withoutExample.contains(code))
    #expect((explanation.right == nil) == Self.withoutExample.contains(code))
  }

  @Test("the wrong files cause it", arguments: DiagnosticCode.allCases)
  func wrong(_ code: DiagnosticCode) throws {
    guard let wrong = code.explanation.wrong else { return }
    let codes = TestProject(wrong).diagnostics.map(\.code)
    #expect(codes.contains(code), "found \(codes)")
  }

  @Test(
    "the right files are right, and free of what is explained", arguments: DiagnosticCode.allCases)
  func right(_ code: DiagnosticCode) throws {
    guard let right = code.explanation.right else { return }
    let diagnostics = TestProject(right).diagnostics
    #expect(diagnostics.filter { $0.severity != .note || $0.code == code }.map(\.message) == [])
  }
}
