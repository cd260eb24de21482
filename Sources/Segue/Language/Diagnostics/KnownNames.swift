/// Known names, from which the one that was probably meant by a misspelled name is suggested.
///
/// If there are few names, all are compared with the misspelled one. If there are many, only its
/// neighbors in sorted order are, by the beginnings of the names and by their ends: a single typo
/// leaves one of the two intact. So each of thousands of wrong names among thousands of known ones
/// takes no longer than among a few.
package struct KnownNames: Sendable {
  package let names: [String]
  /// The indices of the names, sorted by their characters; empty if there are few names.
  private var byBeginning: [Int32] = []
  /// The indices of the names, sorted by their reversed characters.
  private var byEnd: [Int32] = []

  /// The largest number of names that are all compared.
  private static let few = 128
  /// The number of neighbors that are compared on each side.
  private static let reach = 16

  /// Creates the index of the names. Takes O(n log n) steps if there are many.
  package init(_ names: [String]) {
    self.names = names
    guard names.count > Self.few, let count = Int32(exactly: names.count) else { return }
    let reversed = names.map(Self.reversed)
    byBeginning = (0..<count).sorted { (names[Int($0)], $0) < (names[Int($1)], $1) }
    byEnd = (0..<count).sorted { (reversed[Int($0)], $0) < (reversed[Int($1)], $1) }
  }

  /// Returns the name that was most likely meant, or nil if no name is similar.
  package func nearest(to name: String) -> String? { place(nearestTo: name).map { names[$0] } }

  /// Returns the index of the name that was most likely meant, or nil if no name is similar.
  func place(nearestTo name: String) -> Int? {
    guard !byBeginning.isEmpty else {
      return suggestion(for: name, among: names).flatMap { names.firstIndex(of: $0) }
    }
    let end = Self.reversed(name)
    let near =
      neighbours(in: byBeginning) { names[$0] < name }
      + neighbours(in: byEnd) { Self.reversed(names[$0]) < end }
    // In declared order, so that the first of two equally similar names is suggested.
    let places = near.sorted().map { Int($0) }
    return suggestion(for: name, among: places.map { names[$0] }).flatMap { meant in
      places.first { names[$0] == meant }
    }
  }

  /// Returns the neighbors of the index at which a name would be inserted.
  private func neighbours(in order: [Int32], _ isBefore: (Int) -> Bool) -> ArraySlice<Int32> {
    let place = order.indices.partitioningIndex { !isBefore(Int(order[$0])) }
    return order[max(0, place - Self.reach)..<min(order.count, place + Self.reach)]
  }

  private static func reversed(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.reversed()))
  }
}
