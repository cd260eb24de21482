/// A set of tags of equal height that do not overlap. Tags are grouped by rows, so that a tag is
/// compared only with its neighbors.
struct TagLayout {
  let rowHeight: Double
  private var rows: [Int: [Rect]] = [:]

  init(rowHeight: Double) {
    self.rowHeight = rowHeight
  }

  /// Inserts a tag if it overlaps no other. Returns whether it was inserted.
  mutating func insert(_ tag: Rect) -> Bool {
    guard let row = Int(exactly: (tag.y / rowHeight).rounded(.down)) else { return false }
    for near in (row - 1)...(row + 1) {
      for other in rows[near] ?? []
      where tag.x < other.maxX && other.x < tag.maxX && tag.y < other.maxY
        && other.y < tag.maxY
      {
        return false
      }
    }
    rows[row, default: []].append(tag)
    return true
  }
}
