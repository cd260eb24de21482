extension DisplayList {
  /// What is painted, and whether anything of it is visible.
  final class Painted {
    let item: Item
    let isEmpty: Bool

    init(_ item: Item) {
      self.item = item
      isEmpty = item.isEmpty
    }
  }

  /// An item of several lists.
  ///
  /// Most of what a flight paints is what the screens paint at rest, in the same order. Therefore
  /// what a component paints is computed only when it is needed.
  final class Entry {
    private enum Source {
      case painted(Painted)
      case component(ComponentID, of: FlightEnd)
    }

    let subject: Item.Subject
    private var source: Source

    init(_ painted: Painted) {
      subject = painted.item.subject
      source = .painted(painted)
    }

    /// Creates the entry of what a component paints on its screen, which may be nothing.
    init(_ component: ComponentID, of screen: FlightEnd) {
      subject = .component(component, isDestination: screen.isDestination)
      source = .component(component, of: screen)
    }

    var painted: Painted {
      switch source {
      case .painted(let painted): return painted
      case .component(let component, let screen):
        let painted = Painted(screen.item(of: component))
        source = .painted(painted)
        return painted
      }
    }

    /// Whether nothing of the item is visible.
    var isEmpty: Bool { painted.isEmpty }

    /// The area that the item paints, with parts that are invisible.
    var ink: Rect {
      switch source {
      case .painted(let painted): painted.item.ink
      case .component(let component, let screen): screen.ink(of: component)
      }
    }

    /// Whether two items paint in the same place.
    ///
    /// - Parameter ink: The area of the other item.
    func overlaps(_ other: Entry, in ink: Rect) -> Bool {
      self.ink.meets(ink) && !isEmpty && !other.isEmpty
        && painted.item.seen.meets(other.painted.item.seen)
    }
  }

  /// Values by subject. Those of components are found without hashing, because most subjects are
  /// components.
  struct Table<Value> {
    private var values: [Value?] = []
    /// The index of each component's value plus 1, or 0, first those of the source screen.
    private var places: [Int32]
    private let sourceCount: Int
    private var others: [Item.Subject: Value] = [:]

    init(_ source: Screen, _ destination: Screen) {
      sourceCount = source.components.count
      places = Array(repeating: 0, count: sourceCount + destination.components.count)
    }

    subscript(subject: Item.Subject) -> Value? {
      get {
        guard let index = index(of: subject) else { return others[subject] }
        return places[index] > 0 ? values[Int(places[index]) - 1] : nil
      }
      set {
        guard let index = index(of: subject) else {
          others[subject] = newValue
          return
        }
        if places[index] == 0 {
          values.append(newValue)
          places[index] = Int32(values.count)
        } else {
          values[Int(places[index]) - 1] = newValue
        }
      }
    }

    private func index(of subject: Item.Subject) -> Int? {
      guard case .component(let component, let isDestination) = subject else { return nil }
      let range = isDestination ? sourceCount..<places.count : 0..<sourceCount
      let index = range.lowerBound + component.index
      return range.contains(index) ? index : nil
    }
  }
}
