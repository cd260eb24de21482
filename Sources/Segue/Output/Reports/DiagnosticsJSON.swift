/// Renders diagnostics for scripts: one JSON object per line.
///
/// Lines and columns count from 1, columns in Unicode scalars; ends are exclusive. The location of
/// a diagnostic that belongs to no file of the source map is null.
public struct DiagnosticsJSON: Sendable {
  /// Creates a renderer.
  public init() {}

  /// Renders each diagnostic as one line, in the given order.
  public func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
    var locator = SourceLocator(sources)
    var json = JSONWriter()
    for diagnostic in diagnostics {
      json.object { json in
        json.member("code", diagnostic.code.rawValue)
        json.member("severity", diagnostic.severity.rawValue)
        json.member("message", diagnostic.message)
        json.location(of: diagnostic.range, &locator)
        json.member("notes") { json in
          json.array { json in
            for note in diagnostic.notes { json.note(note, &locator) }
          }
        }
        json.member("fix") { json in
          guard let fix = diagnostic.fix else { return json.null() }
          json.object { json in
            json.member("replacement", fix.replacement)
            json.location(of: fix.range, &locator)
          }
        }
      }
      json.endLine()
    }
    return json.text
  }
}

extension JSONWriter {
  fileprivate mutating func note(_ note: Diagnostic.Note, _ locator: inout SourceLocator) {
    element { json in
      json.object { json in
        json.member("message", note.message)
        json.location(of: note.range, &locator)
      }
    }
  }

  fileprivate mutating func location(of range: SourceRange, _ locator: inout SourceLocator) {
    guard let location = locator.location(of: range) else {
      for key in ["file", "line", "column", "endLine", "endColumn"] { member(key) { $0.null() } }
      return
    }
    member("file", location.file.path)
    member("line", location.start.line)
    member("column", location.start.column)
    member("endLine", location.end.line)
    member("endColumn", location.end.column)
  }
}
