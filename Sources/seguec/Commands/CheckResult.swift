import Segue

/// The diagnostics of several projects and files.
struct CheckResult {
  private var parts: [(diagnostics: [Diagnostic], sources: SourceMap)] = []

  mutating func add(_ diagnostics: [Diagnostic], in sources: SourceMap) {
    parts.append((diagnostics, sources))
  }

  func print(_ arguments: Arguments, what: String) throws(UsageError) -> ExitStatus {
    var merged = SourceMap()
    var all: [Diagnostic] = []
    for part in parts {
      let offset = merged.files.count
      for file in part.sources.files { _ = merged.add(file) }
      all += arguments.applyingSeverityOptions(to: part.diagnostics).map { $0.moved(by: offset) }
    }
    try arguments.printDiagnostics(all, in: merged)
    let format = arguments.value("format") ?? "table"
    if format == "table" && !arguments.has("quiet") {
      let found = diagnosticsSummary(all) ?? "no problems"
      try arguments.console.print("\(what): \(found)\n")
    }
    return arguments.status(of: all)
  }
}
