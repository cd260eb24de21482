/// A line of a paragraph as it is drawn; all lengths in points.
public struct TextLine: Hashable, Sendable {
  /// The part of a line that is set in one run's font. Where a justified line grows beside an
  /// ideograph one piece ends and the next begins.
  public struct Piece: Hashable, Sendable {
    /// The run's place in the paragraph; nil for the ellipsis, which is in the paragraph's own font.
    public var run: Int?
    public var text: String
    /// From the left end of the line's text.
    public var x: Double
    public var width: Double
  }

  /// White space is collapsed and the spaces at the end are left out; an ellipsis is included.
  public var text: String
  public var pieces: [Piece]
  /// From the left edge of the paragraph to the left end of the text.
  public var x: Double
  /// Of the text alone, without the leading inset.
  public var width: Double
  /// From the top of the paragraph to the top of the line.
  public var top: Double
  public var height: Double
  /// From the top of the paragraph to the line's baseline.
  public var baseline: Double
  /// Added to every space of a justified line, and between the pieces that stand beside an ideograph;
  /// the pieces' positions and widths contain it.
  public var wordSpacing: Double
  public var hasEllipsis: Bool

  /// The line in points, of one in pixels.
  consuming func inPoints(scale: Double) -> TextLine {
    guard scale != 1 else { return self }
    for index in pieces.indices {
      pieces[index].x /= scale
      pieces[index].width /= scale
    }
    x /= scale
    width /= scale
    top /= scale
    height /= scale
    baseline /= scale
    wordSpacing /= scale
    return self
  }
}
