/// Equal styles, stored once.
struct StylePool<Style: Hashable> {
  private(set) var values: [Style] = []
  private var places = PlaceIndex()

  mutating func index(of style: Style) -> Int {
    let hash = PlaceHash(of: style)
    if let place = places.place(of: hash, where: { values[Int($0)] == style }) {
      return Int(place)
    }
    places.insert(UInt32(truncatingIfNeeded: values.count), hash)
    values.append(style)
    return values.count - 1
  }
}
