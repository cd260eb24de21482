/// Renders diagnostics for people at a terminal.
///
///     screens/feed.json:12:15: warning: unknown key "widht"; did you mean "width"? [unknown-key]
///     12 |     "style": {"widht": 40}
///        |               ^~~~~~~
///        = help: replace with "width"
///
/// The columns of a heading count Unicode scalars, as editors do; the underline is aligned by
/// display width. Text from the input is passed through `escapeHidden` before it reaches
/// the terminal.
public struct DiagnosticsText: Sendable {
  /// Whether to use colors.
  public var color: Bool
  /// The terminal's columns, at least 40. Longer source lines are cut.
  public var width: Int

  /// Creates a renderer for a terminal.
  public init(color: Bool = false, width: Int = 100) {
    self.color = color
    self.width = width
  }

  /// Renders one block of lines per diagnostic, in the given order.
  public func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
    var locator = SourceLocator(sources)
    var text = ""
    for diagnostic in diagnostics {
      let location = locator.location(of: diagnostic.range)
      let label = heading(diagnostic.severity.rawValue, diagnostic.severity.terminalStyle)
      let code = TerminalStyle.dim.paint("[\(diagnostic.code.rawValue)]", color: color)
      text +=
        position(of: location) + label + bold(escapeHidden(diagnostic.message)) + " " + code + "\n"
      if let location { text += excerpt(at: location, style: diagnostic.severity.terminalStyle) }
      if let fix = diagnostic.fix {
        text += help(fix, for: diagnostic, at: location, locator: &locator)
      }
      for note in diagnostic.notes {
        let location = locator.location(of: note.range)
        text += position(of: location) + heading("note", .blue) + escapeHidden(note.message) + "\n"
        if let location { text += excerpt(at: location, style: .blue) }
      }
    }
    return text
  }

  private func bold(_ text: String) -> String { TerminalStyle.bold.paint(text, color: color) }

  private func heading(_ label: String, _ style: TerminalStyle) -> String {
    style.union(.bold).paint("\(label):", color: color) + " "
  }

  private func position(of location: SourceLocator.Location?) -> String {
    guard let location else { return "" }
    return bold(
      "\(escapeHidden(location.file.path)):\(location.start.line):\(location.start.column):") + " "
  }

  /// Returns the source line and the underline below it.
  private func excerpt(at location: SourceLocator.Location, style: TerminalStyle) -> String {
    let number = String(location.start.line)
    let excerpt = SourceExcerpt(
      line: location.line, mark: location.bytes, in: location.file.bytes,
      columns: max(40, width) - number.count - 3)
    let mark = "^" + String(repeating: "~", count: excerpt.markLength - 1)
    return gutter(number) + (excerpt.text.isEmpty ? "" : " ") + excerpt.text + "\n"
      + gutter(String(repeating: " ", count: number.count)) + " "
      + String(repeating: " ", count: excerpt.markColumn) + style.paint(mark, color: color) + "\n"
  }

  private func gutter(_ number: String) -> String {
    TerminalStyle.dim.paint("\(number) |", color: color)
  }

  private func help(
    _ fix: Diagnostic.Fix, for diagnostic: Diagnostic, at location: SourceLocator.Location?,
    locator: inout SourceLocator
  ) -> String {
    let digits = location.map { String($0.start.line).count } ?? 0
    let indent = String(repeating: " ", count: digits + 1)
    var advice = fix.summary
    if fix.range != diagnostic.range, let location = locator.location(of: fix.range) {
      advice +=
        " at \(escapeHidden(location.file.path)):\(location.start.line):\(location.start.column)"
    }
    return indent + TerminalStyle.dim.paint("=", color: color) + " " + heading("help", .green)
      + advice + "\n"
  }
}

extension Diagnostic.Severity {
  fileprivate var terminalStyle: TerminalStyle {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .blue
    }
  }
}

extension Diagnostic.Fix {
  /// The fix in one line: `replace with "width"`.
  var summary: String {
    let text = cut(escapeHidden(replacement), toColumns: 80)
    if replacement.isEmpty { return "remove this" }
    return range.lowerBound == range.upperBound ? "insert \(text)" : "replace with \(text)"
  }
}

/// Returns the counts of diagnostics by severity, `2 errors, 1 warning, 1 note`; nil if there are
/// none.
public func diagnosticsSummary(_ diagnostics: some Sequence<Diagnostic>) -> String? {
  var errors = 0
  var warnings = 0
  var notes = 0
  for diagnostic in diagnostics {
    switch diagnostic.severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }
  func counted(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
  let parts = [
    counted(errors, "error"), counted(warnings, "warning"), counted(notes, "note"),
  ].compactMap { $0 }
  return parts.isEmpty ? nil : parts.joined(separator: ", ")
}
