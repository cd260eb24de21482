import Segue

extension Arguments {
  /// Prints diagnostics on standard error, and returns the resulting exit status.
  func report(_ diagnostics: [Diagnostic], in sources: SourceMap) -> ExitStatus {
    let shown = applyingSeverityOptions(to: diagnostics)
    let text = DiagnosticsText(color: console.errorColor, width: console.errorWidth)
    console.note(text.render(shown, in: sources))
    return status(of: shown)
  }

  /// Returns diagnostics in source order, up to the limit, with warnings turned into errors by
  /// `--strict`. Notes require no action and stay notes.
  func applyingSeverityOptions(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    // Invalid limits were refused when the files were read.
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

/// Returns the worse of two statuses.
func worse(_ a: ExitStatus, _ b: ExitStatus) -> ExitStatus { a.rawValue > b.rawValue ? a : b }

/// Formats a count with its noun.
func formatCount(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(formatInteger(count)) \(count == 1 ? noun : plural ?? noun + "s")"
}

/// Formats an integer with separators between thousands.
func formatInteger(_ count: Int) -> String {
  var digits = ""
  for (index, digit) in String(count).reversed().enumerated() {
    if index > 0 && index % 3 == 0 { digits = ",\(digits)" }
    digits = "\(digit)\(digits)"
  }
  return digits
}

/// Formats points or pixels for a table, with up to two decimals by default, and no trailing zeros.
func formatNumber(_ value: Double, decimals: Int = 2) -> String {
  guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
  let factor = (0..<decimals).reduce(1.0) { factor, _ in factor * 10 }
  let rounded = (value * factor).rounded() / factor
  if let integer = Int(exactly: rounded) { return "\(integer)" }
  return "\(rounded)"
}
