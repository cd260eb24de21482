/// The order in which the layers of a flight lie on top of each other: at the beginning that in which
/// the source paints what they stand for, at the end that of the destination.
///
/// What only one screen has lies between the things that both have, as it does there. Where the two
/// screens paint the same things in different orders, one layer cannot keep to both: as few as possible
/// become two layers, of which one gives way to the other.
struct FlightOrder {
  /// A place in the order.
  enum Entry: Equatable {
    /// All of a slot: what the source has, what the destination has, or both.
    case whole(Int)
    /// What the source has of a slot whose two ends lie elsewhere among the others.
    case source(Int)
    /// What the destination has of it.
    case destination(Int)
  }

  /// The lowest first.
  private(set) var entries: [Entry] = []

  /// n log n in the slots.
  ///
  /// - Parameters:
  ///   - source: The slots that the source has, in its order; each once.
  ///   - destination: Those that the destination has, likewise.
  ///   - count: How many slots there are.
  init(source: [Int], destination: [Int], count: Int) {
    var place = [Int](repeating: -1, count: count)
    for (index, slot) in destination.enumerated() { place[slot] = index }
    let isInBoth = { (slot: Int) in place[slot] >= 0 }
    let shared = source.filter(isInBoth)
    let isAnchor = Self.anchors(shared.map { place[$0] }, count: destination.count)
    var isShared = [Bool](repeating: false, count: count)
    for slot in shared { isShared[slot] = true }
    entries.reserveCapacity(source.count + destination.count)
    var next = destination[...]
    func entry(_ slot: Int) -> Entry { isShared[slot] ? .destination(slot) : .whole(slot) }
    for slot in source {
      guard isInBoth(slot) else {
        entries.append(.whole(slot))
        continue
      }
      guard isAnchor[place[slot]] else {
        entries.append(.source(slot))
        continue
      }
      while let waiting = next.popFirst(), waiting != slot { entries.append(entry(waiting)) }
      entries.append(.whole(slot))
    }
    for slot in next { entries.append(entry(slot)) }
  }

  /// Marks a longest increasing subsequence of some different numbers below a count.
  private static func anchors(_ places: [Int], count: Int) -> [Bool] {
    // The ends of the best subsequences of each length, and what comes before each number.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: count)
    for place in places {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < place { low = middle + 1 } else { high = middle }
      }
      before[place] = low > 0 ? ends[low - 1] : -1
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var isAnchor = [Bool](repeating: false, count: count)
    var place = ends.last ?? -1
    while place >= 0 {
      isAnchor[place] = true
      place = before[place]
    }
    return isAnchor
  }
}
