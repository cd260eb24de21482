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
        json.place(of: diagnostic.range, &locator)
        json.member("notes") { json in
          json.array { json in
            for note in diagnostic.notes { json.note(note, &locator) }
          }
        }
        json.member("fix") { json in
          guard let fix = diagnostic.fix else { return json.null() }
          json.object { json in
            json.member("replacement", fix.replacement)
            json.place(of: fix.range, &locator)
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
        json.place(of: note.range, &locator)
      }
    }
  }

  fileprivate mutating func place(of range: SourceRange, _ locator: inout SourceLocator) {
    guard let place = locator.place(of: range) else {
      for key in ["file", "line", "column", "endLine", "endColumn"] { member(key) { $0.null() } }
      return
    }
    member("file", place.file.path)
    member("line", place.start.line)
    member("column", place.start.column)
    member("endLine", place.end.line)
    member("endColumn", place.end.column)
  }
}
