/// A set of tags of equal height that do not overlap. Tags are grouped by rows, so that a tag is
/// compared only with its neighbors.
struct TakenPlaces {
  let rowHeight: Double
  private var rows: [Int: [Rect]] = [:]

  init(rowHeight: Double) {
    self.rowHeight = rowHeight
  }

  /// Inserts a tag if it overlaps no other. Returns whether it was inserted.
  mutating func take(_ place: Rect) -> Bool {
    guard let row = Int(exactly: (place.y / rowHeight).rounded(.down)) else { return false }
    for near in (row - 1)...(row + 1) {
      for other in rows[near] ?? []
      where place.x < other.maxX && other.x < place.maxX && place.y < other.maxY
        && other.y < place.maxY
      {
        return false
      }
    }
    rows[row, default: []].append(place)
    return true
  }
}
