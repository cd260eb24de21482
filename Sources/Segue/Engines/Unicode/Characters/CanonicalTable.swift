/// Canonical decomposition and composition mappings (The Unicode Standard, section 3.11), one step
/// at a time and without those of Hangul syllables.
///
/// A lookup is a binary search of about a dozen steps. The generated lists are decoded on first
/// use.
struct CanonicalTable: Sendable {
  /// The table of Unicode 15.0.
  static let standard = CanonicalTable()

  /// The characters that decompose, ascending.
  private var decomposed: [UInt32] = []
  /// The decomposition of each; `second` is 0 if it has a single character.
  private var parts: [(first: UInt32, second: UInt32)] = []
  /// The pairs that compose, ascending, and their primary composites.
  private var composed: [(parts: UInt64, whole: UInt32)] = []
  /// The first and last characters of each run of one combining class, and the class.
  private var runs: [(first: UInt32, last: UInt32, combiningClass: UInt8)] = []

  private init() {
    var digits = NumberListReader(Self.seconds)
    var seconds: [UInt32] = [0]
    var point = 0
    while let difference = digits.next() {
      point += difference
      seconds.append(UInt32(truncatingIfNeeded: point))
    }
    digits = NumberListReader(Self.pairs)
    point = 0
    var first = 0
    while let difference = digits.next(), let step = digits.nextSigned(), let rest = digits.next() {
      point += difference
      first += step
      let second = seconds[min(rest >> 1, seconds.count - 1)]
      let whole = UInt32(truncatingIfNeeded: point)
      let part = UInt32(truncatingIfNeeded: first)
      decomposed.append(whole)
      parts.append((part, second))
      if rest & 1 == 0 { composed.append((UInt64(part) << 32 | UInt64(second), whole)) }
    }
    composed.sort { $0.parts < $1.parts }
    digits = NumberListReader(Self.classes)
    point = 0
    while let difference = digits.next(), let length = digits.next(), let number = digits.next() {
      point += difference
      runs.append(
        (
          UInt32(truncatingIfNeeded: point), UInt32(truncatingIfNeeded: point + length - 1),
          UInt8(truncatingIfNeeded: number)
        ))
    }
  }

  /// Returns the decomposition mapping of a character, nil if there is none; `second` is 0 for a
  /// mapping to a single character.
  func decomposition(of point: UInt32) -> (first: UInt32, second: UInt32)? {
    let index = decomposed.indices.partitioningIndex { decomposed[$0] >= point }
    return index < decomposed.count && decomposed[index] == point ? parts[index] : nil
  }

  /// Returns the primary composite of two characters; nil if they do not compose.
  func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
    let key = UInt64(first) << 32 | UInt64(second)
    let index = composed.indices.partitioningIndex { composed[$0].parts >= key }
    return index < composed.count && composed[index].parts == key ? composed[index].whole : nil
  }

  /// Returns the Canonical_Combining_Class of a character: 0 if it is not reordered.
  func combiningClass(of point: UInt32) -> UInt8 {
    guard point >= 0x300 else { return 0 }
    let index = runs.indices.partitioningIndex { runs[$0].last >= point }
    return index < runs.count && runs[index].first <= point ? runs[index].combiningClass : 0
  }
}
