// Where a sheet stands that rests lower than it can.

extension Detent {
  /// Where a sheet stands at this detent that fills `card` when it is wholly open: moved down, not made
  /// smaller, so that its bottom hangs out below. Its top edge is at the card's bottom less its height.
  ///
  /// In the card's coordinates, not rounded to pixels. A card without height stays where it is.
  public func frame(of card: Rect) -> Rect {
    guard card.height > 0 else { return card }
    return sheetFrame(of: card, at: progress(over: card.height))
  }
}

/// Where a sheet stands when its height is a part of the card that it fills when wholly open; beyond 1,
/// as far as a rubber band gives way, it stands higher. At 1 the card itself, and at 0 the sheet's top
/// edge is where the card's bottom was.
public func sheetFrame(of card: Rect, at progress: Double) -> Rect {
  card.offset(x: 0, y: (1 - progress) * card.height)
}
