/// A limit on the number of consecutive combining marks.
///
/// Strings are compared in their normal form, for which the marks of a letter are sorted (UAX #15).
/// Swift sorts them by insertion, in quadratic time: a sequence of a hundred thousand marks takes
/// seconds at each comparison. The standard's stream-safe format allows 30, far more than any
/// language needs.
enum CombiningMarks {
  /// The greatest number of consecutive marks that is accepted.
  static let maximumCount = 128

  /// Returns whether a text contains more than `maximumCount` consecutive marks. Linear; short
  /// texts are accepted without being scanned.
  static func exceedMaximum(in text: String) -> Bool {
    // A mark takes at least two bytes.
    guard text.utf8.count > 2 * maximumCount else { return false }
    var count = 0
    for scalar in text.unicodeScalars {
      // The first mark is U+0300.
      let isMark =
        scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
      count = isMark ? count + 1 : 0
      if count > maximumCount { return true }
    }
    return false
  }
}
