/// Names that are known, asked for the one that somebody meant who wrote another.
///
/// Few are all compared with what is written. Of many only those are that stand next to it when they are
/// sorted, by their beginnings or by their ends: whoever errs once leaves one of the two as it was. So
/// thousands of wrong names among thousands of known ones take no longer each than a few.
package struct KnownNames: Sendable {
  package let names: [String]
  /// The places of the names sorted by their characters; empty if they are few.
  private var byBeginning: [Int32] = []
  /// The same by their characters read from the end.
  private var byEnd: [Int32] = []

  /// How many are few.
  private static let few = 128
  /// How many neighbours are looked at on each side.
  private static let reach = 16

  /// Takes n log n steps for many.
  package init(_ names: [String]) {
    self.names = names
    guard names.count > Self.few, let count = Int32(exactly: names.count) else { return }
    let reversed = names.map(Self.reversed)
    byBeginning = (0..<count).sorted { (names[Int($0)], $0) < (names[Int($1)], $1) }
    byEnd = (0..<count).sorted { (reversed[Int($0)], $0) < (reversed[Int($1)], $1) }
  }

  /// The name that was most likely meant; nil if none is near.
  package func nearest(to name: String) -> String? { place(nearestTo: name).map { names[$0] } }

  /// Its place.
  func place(nearestTo name: String) -> Int? {
    guard !byBeginning.isEmpty else {
      return suggestion(for: name, among: names).flatMap { names.firstIndex(of: $0) }
    }
    let end = Self.reversed(name)
    let near =
      neighbours(in: byBeginning) { names[$0] < name }
      + neighbours(in: byEnd) { Self.reversed(names[$0]) < end }
    // In their own order, of which the first is taken of two as near.
    let places = near.sorted().map { Int($0) }
    return suggestion(for: name, among: places.map { names[$0] }).flatMap { meant in
      places.first { names[$0] == meant }
    }
  }

  /// Those next to where a name would stand.
  private func neighbours(in order: [Int32], _ isBefore: (Int) -> Bool) -> ArraySlice<Int32> {
    var range = order.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        isBefore(Int(order[middle]))
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    let place = range.lowerBound
    return order[max(0, place - Self.reach)..<min(order.count, place + Self.reach)]
  }

  private static func reversed(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.reversed()))
  }
}
