/// The components of a screen that can become partners of a hero flying to it: displayed components
/// by their hero keys, and displayed pictures by their sources.
///
/// Computed once for all links that lead to the screen.
struct FlightPartners: Sendable {
  /// Sorted by hero key; components with the same key are in document order.
  private let heroes: [Int32]
  /// Sorted by picture source; components with the same source are in document order.
  private let pictures: [Int32]

  /// Linear in the number of components, and n log n in those that have a key or a picture.
  init(_ screen: Screen, _ known: ScreenPictures) {
    var heroes: [(name: String, component: Int32)] = []
    var pictures: [(name: String, component: Int32)] = []
    var index: ComponentID = 0
    while index < screen.components.ids.upperBound {
      if screen.layoutStyles[screen.components[index].layoutStyle].display == .none {
        index = screen.components[index].subtreeEnd
        continue
      }
      if let name = screen.components[index].hero?.name {
        heroes.append((name, Int32(index.index)))
      }
      if let name = known.source(of: index)?.name { pictures.append((name, Int32(index.index))) }
      index += 1
    }
    self.heroes = Self.inOrder(heroes)
    self.pictures = Self.inOrder(pictures)
  }

  private static func inOrder(_ named: [(name: String, component: Int32)]) -> [Int32] {
    named.sorted { $0.name < $1.name || $0.name == $1.name && $0.component < $1.component }
      .map { $0.component }
  }

  private static func key(_ component: Int32, _ screen: Screen) -> String {
    screen.components[Int(component)].hero?.name ?? ""
  }

  private static func source(_ component: Int32, _ pictures: ScreenPictures) -> String {
    pictures.source(of: ComponentID(Int(component)))?.name ?? ""
  }

  /// Returns the components with a hero key, in document order. Logarithmic time.
  func heroes(_ name: String, in screen: Screen) -> ArraySlice<Int32> {
    Self.named(name, among: heroes) { Self.key($0, screen) }
  }

  /// Returns the components that draw a picture, in document order. Logarithmic time.
  func pictures(_ name: String, in known: ScreenPictures) -> ArraySlice<Int32> {
    Self.named(name, among: pictures) { Self.source($0, known) }
  }

  private static func named(
    _ name: String, among components: [Int32], _ key: (Int32) -> String
  ) -> ArraySlice<Int32> {
    let start = components.indices.partitioningIndex { key(components[$0]) >= name }
    let end = (start..<components.count).partitioningIndex { key(components[$0]) > name }
    return components[start..<end]
  }
}
