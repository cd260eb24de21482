// The frames of sheets that rest below their full height.

extension Detent {
  /// Returns the frame at this detent of a sheet whose frame at full height is `card`.
  ///
  /// The sheet is moved down, not made smaller, so that its bottom extends below the card's. Its
  /// top edge is the detent's height above the card's bottom edge. The frame is in the card's
  /// coordinates and not rounded to pixels. A card of zero height is returned unchanged.
  public func frame(of card: Rect) -> Rect {
    guard card.height > 0 else { return card }
    return sheetFrame(of: card, at: progress(over: card.height))
  }
}

/// Returns the frame of a sheet whose height is a fraction of the card that it fills when fully
/// open.
///
/// At 1 the result is the card itself; at 0 the sheet's top edge is at the card's bottom edge.
/// Beyond 1, as when a drag stretches the sheet like a rubber band, the frame is above the card.
public func sheetFrame(of card: Rect, at progress: Double) -> Rect {
  card.offset(x: 0, y: (1 - progress) * card.height)
}
