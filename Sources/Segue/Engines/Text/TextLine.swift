/// A line of a paragraph as it is drawn. All lengths are in points.
public struct TextLine: Hashable, Sendable {
  /// The part of a line that is set in one run's font. In a justified line, pieces also end where
  /// space is added beside an ideograph.
  public struct Piece: Hashable, Sendable {
    /// The index of the run in the paragraph, or nil for the ellipsis, which is set in the
    /// paragraph's own font.
    public var run: Int?
    /// The drawn text of the piece.
    public var text: String
    /// The distance from the left end of the line's text.
    public var x: Double
    /// The width of the piece.
    public var width: Double
  }

  /// The drawn text: white space is collapsed, trailing spaces are removed, and an ellipsis is
  /// included.
  public var text: String
  /// The pieces of the line, in logical order.
  public var pieces: [Piece]
  /// The distance from the left edge of the paragraph to the left end of the text.
  public var x: Double
  /// The width of the text alone, without the leading inset.
  public var width: Double
  /// The distance from the top of the paragraph to the top of the line.
  public var top: Double
  /// The height of the line box.
  public var height: Double
  /// The distance from the top of the paragraph to the baseline of the line.
  public var baseline: Double
  /// The space added to every space of a justified line, and between the pieces beside an
  /// ideograph. The positions and widths of the pieces include it.
  public var wordSpacing: Double
  /// Whether the line ends in an ellipsis.
  public var hasEllipsis: Bool

  /// Converts a line in pixels to points.
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
