/// Writes the positions of a component's text, so that a client can draw the lines that were
/// measured.
extension JSONWriter {
  /// Writes the members of a node that shows text; nothing for other nodes. Lines are relative to
  /// the content box, and the content box to the node's frame; all values are points, not rounded
  /// to pixels.
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
