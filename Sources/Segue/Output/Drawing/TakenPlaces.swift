/// Places for tags of one height, none of which cover each other. Kept by rows, so that a place is
/// compared with its neighbours only.
struct TakenPlaces {
  let rowHeight: Double
  private var rows: [Int: [Rect]] = [:]

  init(rowHeight: Double) {
    self.rowHeight = rowHeight
  }

  /// Takes a place if it is free.
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
