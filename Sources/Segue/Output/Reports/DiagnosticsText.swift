/// Renders diagnostics for people at a terminal.
///
///     screens/feed.json:12:15: warning: unknown key "widht"; did you mean "width"? [unknown-key]
///     12 |     "style": {"widht": 40}
///        |               ^~~~~~~
///        = help: replace with "width"
///
/// The columns of a heading count Unicode scalars, as editors do; the underline is aligned by
/// display width. Text from the input is passed through `visible` before it reaches the terminal.
public struct DiagnosticsText: Sendable {
  /// Whether to use colors.
  public var colour: Bool
  /// The terminal's columns, at least 40. Longer source lines are cut.
  public var width: Int

  /// Creates a renderer for a terminal.
  public init(colour: Bool = false, width: Int = 100) {
    self.colour = colour
    self.width = width
  }

  /// Renders one block of lines per diagnostic, in the given order.
  public func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
    var locator = SourceLocator(sources)
    var text = ""
    for diagnostic in diagnostics {
      let place = locator.place(of: diagnostic.range)
      let label = heading(diagnostic.severity.rawValue, diagnostic.severity.terminalStyle)
      let code = TerminalStyle.dim.paint("[\(diagnostic.code.rawValue)]", colour: colour)
      text += position(of: place) + label + bold(visible(diagnostic.message)) + " " + code + "\n"
      if let place { text += excerpt(at: place, style: diagnostic.severity.terminalStyle) }
      if let fix = diagnostic.fix {
        text += help(fix, for: diagnostic, at: place, locator: &locator)
      }
      for note in diagnostic.notes {
        let place = locator.place(of: note.range)
        text += position(of: place) + heading("note", .blue) + visible(note.message) + "\n"
        if let place { text += excerpt(at: place, style: .blue) }
      }
    }
    return text
  }

  private func bold(_ text: String) -> String { TerminalStyle.bold.paint(text, colour: colour) }

  private func heading(_ label: String, _ style: TerminalStyle) -> String {
    style.union(.bold).paint("\(label):", colour: colour) + " "
  }

  private func position(of place: SourceLocator.Place?) -> String {
    guard let place else { return "" }
    return bold("\(visible(place.file.path)):\(place.start.line):\(place.start.column):") + " "
  }

  /// Returns the source line and the underline below it.
  private func excerpt(at place: SourceLocator.Place, style: TerminalStyle) -> String {
    let number = String(place.start.line)
    let excerpt = SourceExcerpt(
      line: place.line, mark: place.bytes, in: place.file.bytes,
      columns: max(40, width) - number.count - 3)
    let mark = "^" + String(repeating: "~", count: excerpt.markLength - 1)
    return gutter(number) + (excerpt.text.isEmpty ? "" : " ") + excerpt.text + "\n"
      + gutter(String(repeating: " ", count: number.count)) + " "
      + String(repeating: " ", count: excerpt.markColumn) + style.paint(mark, colour: colour) + "\n"
  }

  private func gutter(_ number: String) -> String {
    TerminalStyle.dim.paint("\(number) |", colour: colour)
  }

  private func help(
    _ fix: Diagnostic.Fix, for diagnostic: Diagnostic, at place: SourceLocator.Place?,
    locator: inout SourceLocator
  ) -> String {
    let digits = place.map { String($0.start.line).count } ?? 0
    let indent = String(repeating: " ", count: digits + 1)
    var advice = fix.summary
    if fix.range != diagnostic.range, let place = locator.place(of: fix.range) {
      advice += " at \(visible(place.file.path)):\(place.start.line):\(place.start.column)"
    }
    return indent + TerminalStyle.dim.paint("=", colour: colour) + " " + heading("help", .green)
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
    let text = cut(visible(replacement), toColumns: 80)
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
