/// Equal styles, stored once.
struct StylePool<Style: Hashable> {
  private(set) var values: [Style] = []
  private var places: [Style: Int] = [:]

  mutating func index(of style: Style) -> Int {
    if let index = places[style] { return index }
    places[style] = values.count
    values.append(style)
    return values.count - 1
  }
}
