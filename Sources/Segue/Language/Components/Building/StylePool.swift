/// Equal styles, stored once.
struct StylePool<Style: Hashable> {
  private(set) var values: [Style] = []
  /// Of all values once there are more than are compared.
  private var places = PlaceIndex()

  /// A style is told from so many others sooner than it is hashed.
  private static var mostCompared: Int { 12 }

  mutating func index(of style: Style) -> Int {
    guard values.count > Self.mostCompared else {
      if let place = values.firstIndex(of: style) { return place }
      values.append(style)
      if values.count > Self.mostCompared { indexAll() }
      return values.count - 1
    }
    let hash = PlaceHash(of: style)
    if let place = places.place(of: hash, where: { values[Int($0)] == style }) {
      return Int(place)
    }
    places.insert(UInt32(truncatingIfNeeded: values.count), hash)
    values.append(style)
    return values.count - 1
  }

  private mutating func indexAll() {
    for (place, value) in values.enumerated() {
      places.insert(UInt32(truncatingIfNeeded: place), PlaceHash(of: value))
    }
  }
}
