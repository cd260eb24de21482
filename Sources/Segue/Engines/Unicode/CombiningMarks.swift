/// How many combining marks may follow each other.
///
/// Strings are compared in their normal form, for which the marks of a letter are sorted (UAX #15). Swift sorts them by
/// insertion, in time that grows with the square of their number: a hundred thousand of them take seconds, each time
/// that they are compared. The standard's stream-safe format has 30 at most, far more than any language needs.
enum CombiningMarks {
  static let most = 128

  /// Whether more marks follow each other in a text than `most`. Linear; short texts are not looked at.
  static func areTooMany(in text: String) -> Bool {
    // A mark has two bytes at least.
    guard text.utf8.count > 2 * most else { return false }
    var count = 0
    for scalar in text.unicodeScalars {
      // The first mark is U+0300.
      let isMark =
        scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
      count = isMark ? count + 1 : 0
      if count > most { return true }
    }
    return false
  }
}
