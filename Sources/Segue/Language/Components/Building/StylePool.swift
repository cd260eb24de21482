/// A pool in which equal styles are stored once.
struct StylePool<Style: Hashable> {
  private(set) var values: [Style] = []
  /// The index of the values, once there are too many to compare.
  private var places = ContentIndex()

  /// The number of styles up to which comparing is faster than hashing.
  private static var mostCompared: Int { 12 }

  /// Returns the index of a style, which is added if it is new.
  mutating func index(of style: Style) -> Int {
    guard values.count > Self.mostCompared else {
      if let place = values.firstIndex(of: style) { return place }
      values.append(style)
      if values.count > Self.mostCompared { indexAll() }
      return values.count - 1
    }
    let hash = ContentHash(of: style)
    if let place = places.index(of: hash, where: { values[Int($0)] == style }) {
      return Int(place)
    }
    places.insert(UInt32(truncatingIfNeeded: values.count), hash)
    values.append(style)
    return values.count - 1
  }

  private mutating func indexAll() {
    for (place, value) in values.enumerated() {
      places.insert(UInt32(truncatingIfNeeded: place), ContentHash(of: value))
    }
  }
}
