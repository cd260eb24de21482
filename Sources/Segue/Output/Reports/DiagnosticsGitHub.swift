/// Renders diagnostics as GitHub Actions workflow commands, which GitHub shows beside the lines of
/// a change.
///
///     ::error file=screens/a.json,line=2,col=4,endLine=2,endColumn=9,title=unknown-key::message
///
/// Each diagnostic is one line; its notes and fix follow in the message, where GitHub reads `%0A`
/// as a line break. `endColumn` is inclusive, and is written only for a range on one line, because
/// GitHub rejects it for others. Columns count Unicode scalars.
public struct DiagnosticsGitHub: Sendable {
  /// Creates a renderer.
  public init() {}

  /// Renders each diagnostic as one line, in the given order.
  public func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
    var locator = SourceLocator(sources)
    var text = ""
    for diagnostic in diagnostics {
      var properties: [(name: String, value: String)] = []
      if let location = locator.location(of: diagnostic.range) {
        properties += [
          ("file", location.file.path), ("line", "\(location.start.line)"),
          ("col", "\(location.start.column)"), ("endLine", "\(location.end.line)"),
        ]
        if location.start.line == location.end.line {
          let last = max(location.start.column, location.end.column - 1)
          properties.append(("endColumn", "\(last)"))
        }
      }
      properties.append(("title", diagnostic.code.rawValue))
      let list = properties.map { "\($0.name)=\(Self.escapeProperty($0.value))" }
      text +=
        "::\(diagnostic.severity.command) \(list.joined(separator: ","))::"
        + Self.message(of: diagnostic, &locator) + "\n"
    }
    return text
  }

  private static func message(of diagnostic: Diagnostic, _ locator: inout SourceLocator) -> String {
    var lines = [diagnostic.message]
    if let fix = diagnostic.fix { lines.append("help: \(fix.summary)") }
    for note in diagnostic.notes {
      let location = locator.location(of: note.range)
      let position = location.map { "\($0.file.path):\($0.start.line):\($0.start.column): " } ?? ""
      lines.append("\(position)note: \(note.message)")
    }
    return lines.map { escape($0) }.joined(separator: "%0A")
  }

  /// Escapes percent signs and line breaks, since a message extends to the end of the line. Other
  /// control characters are made visible, since the same text appears in the log.
  private static func escape(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escapeHidden(escaped)
  }

  /// Escapes a property's value, in which a colon or a comma would end it.
  private static func escapeProperty(_ text: String) -> String {
    var escaped = ""
    for character in escape(text).unicodeScalars {
      switch character {
      case ":": escaped += "%3A"
      case ",": escaped += "%2C"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}

extension Diagnostic.Severity {
  /// The name of the severity's workflow command.
  fileprivate var command: String { self == .note ? "notice" : rawValue }
}
