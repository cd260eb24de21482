import Segue
import Testing

/// Files with one mistake, and the only diagnostic that they must produce, so that consequential
/// errors are not reported.
///
/// 1️⃣ and 2️⃣ enclose the range of the diagnostic, 3️⃣ and 4️⃣ that of its first note, 5️⃣ and 6️⃣
/// that of the second one. An odd marker alone is an empty range.
struct BrokenInput: CustomTestStringConvertible {
  let mistake: String
  let code: DiagnosticCode
  let severity: Diagnostic.Severity
  /// The replacement of the fix, or nil if there is no fix.
  let fix: String?
  let text: String

  init(
    _ mistake: String, _ code: DiagnosticCode, _ severity: Diagnostic.Severity,
    fix: String? = nil, _ text: String
  ) {
    self.mistake = mistake
    self.code = code
    self.severity = severity
    self.fix = fix
    self.text = text
  }

  init(_ mistake: String, _ code: DiagnosticCode, fix: String? = nil, _ text: String) {
    self.init(mistake, code, .error, fix: fix, text)
  }

  var testDescription: String { mistake }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let test = TestProject(text)
    let found = test.diagnostics
    let list = found.map { "\($0.code.rawValue) \($0.range): \($0.message)" }
    #expect(found.count == 1, "\(list)", sourceLocation: sourceLocation)
    guard let diagnostic = found.first else { return }
    #expect(diagnostic.code == code, "\(list)", sourceLocation: sourceLocation)
    #expect(diagnostic.severity == severity, sourceLocation: sourceLocation)
    #expect(
      diagnostic.range == place(1, in: test), "\(list)", sourceLocation: sourceLocation)
    #expect(diagnostic.fix?.replacement == fix, sourceLocation: sourceLocation)
    let notes = [3, 5].compactMap { place($0, in: test) }
    #expect(diagnostic.notes.map(\.range) == notes, sourceLocation: sourceLocation)
  }

  private func place(_ start: Int, in test: TestProject) -> SourceRange? {
    test.range(start, start + 1) ?? test.range(start)
  }
}
