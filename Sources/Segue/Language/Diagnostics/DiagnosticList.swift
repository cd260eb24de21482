/// What is wrong with a file, up to as much as anybody reads: behind that stands one that says so. A file of a
/// few bytes a mistake would fill the memory else.
struct DiagnosticList {
  private(set) var all: [Diagnostic] = []
  private let limit: Int

  init(_ limits: Limits) { limit = limits[.problems] }

  var count: Int { all.count }
  var hasErrors: Bool { all.hasErrors }

  mutating func append(_ diagnostic: Diagnostic) {
    if all.count < limit {
      all.append(diagnostic)
    } else if all.count == limit {
      all.append(.tooManyProblems(limit: limit, at: diagnostic.range))
    }
  }

  static func += (list: inout DiagnosticList, diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { list.append(diagnostic) }
  }
}

extension Diagnostic {
  fileprivate static func tooManyProblems(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyProblems, .error,
      "there are more than \(limit) problems: those from here on are not told", at: range)
  }
}
