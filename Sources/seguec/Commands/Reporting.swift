import Segue

extension Arguments {
  /// Prints diagnostics for people on standard error, and tells what they mean for the exit status.
  func report(_ diagnostics: [Diagnostic], in sources: SourceMap) -> ExitStatus {
    let shown = judged(diagnostics)
    let text = DiagnosticsText(colour: console.errorColour, width: console.errorWidth)
    console.note(text.render(shown, in: sources))
    return status(of: shown)
  }

  /// In source order, as many as may be told, warnings turned to errors by `--strict`. Notes ask for nothing and
  /// stay notes.
  func judged(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    // Limits that make no sense have been refused when the files were read.
    diagnostics.inSourceOrder(within: try? limits()).map { diagnostic in
      var diagnostic = diagnostic
      if has("strict"), diagnostic.severity == .warning { diagnostic.severity = .error }
      return diagnostic
    }
  }

  func status(of diagnostics: [Diagnostic]) -> ExitStatus {
    diagnostics.hasErrors ? .inputErrors : .done
  }

  var isJSON: Bool { value("format") == "json" }
}

/// The worse of two.
func worse(_ a: ExitStatus, _ b: ExitStatus) -> ExitStatus { a.rawValue > b.rawValue ? a : b }

/// A count with its noun.
func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(grouped(count)) \(count == 1 ? noun : plural ?? noun + "s")"
}

/// Thousands apart.
func grouped(_ count: Int) -> String {
  var digits = ""
  for (index, digit) in String(count).reversed().enumerated() {
    if index > 0 && index % 3 == 0 { digits = ",\(digits)" }
    digits = "\(digit)\(digits)"
  }
  return digits
}

/// A number of points or pixels for a table: up to two decimals unless told, none
/// where there are none.
func short(_ value: Double, decimals: Int = 2) -> String {
  guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
  let factor = (0..<decimals).reduce(1.0) { factor, _ in factor * 10 }
  let rounded = (value * factor).rounded() / factor
  if let integer = Int(exactly: rounded) { return "\(integer)" }
  return "\(rounded)"
}
