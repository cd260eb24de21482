/// The stacking order of a flight's layers: at the beginning the source's paint order of the
/// components they represent, at the end the destination's.
///
/// Components that only one screen has are placed between shared ones, as on their screen. Where
/// the two screens paint shared components in different orders, one layer cannot satisfy both; the
/// smallest possible number of components becomes two layers each, which cross-fade.
struct FlightOrder {
  /// An entry in the order.
  enum Entry: Equatable {
    /// Both ends of a slot: what the source has, what the destination has, or both.
    case whole(Int)
    /// The source's end of a slot whose two ends have different positions in the order.
    case source(Int)
    /// The destination's end of such a slot.
    case destination(Int)
  }

  /// The entries, lowest first.
  private(set) var entries: [Entry] = []

  /// Takes n log n time in the number of slots.
  ///
  /// - Parameters:
  ///   - source: The slots that the source has, each once, in its paint order.
  ///   - destination: The slots that the destination has, likewise.
  ///   - count: The number of slots.
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

  /// Marks a longest increasing subsequence of distinct numbers below `count`.
  private static func anchors(_ places: [Int], count: Int) -> [Bool] {
    // The ends of the best subsequences of each length, and the predecessor of each number.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: count)
    for place in places {
      let length = ends.indices.partitioningIndex { ends[$0] >= place }
      before[place] = length > 0 ? ends[length - 1] : -1
      if length == ends.count { ends.append(place) } else { ends[length] = place }
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
