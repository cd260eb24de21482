/// A pool in which equal styles are stored once.
struct StylePool<Style: Hashable & Sendable>: Sendable {
  private(set) var values: [Style] = []
  /// The index of the values, once there are too many to compare.
  private var indices = ContentIndex()

  /// The number of styles up to which comparing is faster than hashing.
  private static var mostCompared: Int { 12 }

  /// Returns the index of a style, which is added if it is new.
  mutating func id(of style: Style) -> StyleID<Style> {
    guard values.count > Self.mostCompared else {
      if let index = values.firstIndex(of: style) { return StyleID(index) }
      values.append(style)
      if values.count > Self.mostCompared { indexAll() }
      return StyleID(values.count - 1)
    }
    let hash = ContentHash(of: style)
    if let index = indices.index(of: hash, where: { values[Int($0)] == style }) {
      return StyleID(Int(index))
    }
    indices.insert(UInt32(truncatingIfNeeded: values.count), hash)
    values.append(style)
    return StyleID(values.count - 1)
  }

  private mutating func indexAll() {
    for (index, value) in values.enumerated() {
      indices.insert(UInt32(truncatingIfNeeded: index), ContentHash(of: value))
    }
  }
}
