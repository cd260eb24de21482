/// Writes where the text of a component is, so that a client can draw the lines that were measured.
extension JSONWriter {
  /// The members of a node that shows text; nothing for any other. Lines are relative to the content
  /// box, and that to the node's frame; all are points, not rounded to pixels.
  mutating func members(_ text: PlacedText?) {
    guard let text else { return }
    member("contentBox", text.box)
    member("lines") { writer in
      writer.array {
        for line in text.lines {
          $0.element { $0.line(line, ofSeveralRuns: text.runs.count > 1) }
        }
      }
    }
    if text.isTruncated { member("truncated", true) }
  }

  private mutating func line(_ line: TextLine, ofSeveralRuns: Bool) {
    object {
      $0.member("text", line.text)
      $0.member("x", line.x)
      $0.member("top", line.top)
      $0.member("width", line.width)
      $0.member("height", line.height)
      $0.member("baseline", line.baseline)
      guard ofSeveralRuns else { return }
      $0.member("pieces") { writer in
        writer.array { for piece in line.pieces { $0.element { $0.piece(piece) } } }
      }
    }
  }

  private mutating func piece(_ piece: TextLine.Piece) {
    object {
      if let run = piece.run { $0.member("run", run) }
      $0.member("text", piece.text)
      $0.member("x", piece.x)
      $0.member("width", piece.width)
    }
  }
}
