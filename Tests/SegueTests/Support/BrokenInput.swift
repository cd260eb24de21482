import Segue
import Testing

/// Files with one mistake, and the one diagnostic that they must give: no more, so that nobody reads
/// about what only follows from it.
///
/// 1️⃣ and 2️⃣ stand around the place, 3️⃣ and 4️⃣ around its first note's, 5️⃣ and 6️⃣ around the
/// second's. An odd marker alone is an empty place.
struct BrokenInput: CustomTestStringConvertible {
  let mistake: String
  let code: DiagnosticCode
  let severity: Diagnostic.Severity
  /// What the edit that mends it writes; nil where there is none.
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
