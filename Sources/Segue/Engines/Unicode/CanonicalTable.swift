/// Canonical decompositions and compositions of characters (The Unicode Standard, section 3.11),
/// one step at a time, but those of Hangul syllables.
///
/// Looking something up takes a dozen steps. The generated lists are decoded at the first use.
struct CanonicalTable: Sendable {
  static let standard = CanonicalTable()

  /// Ascending, with their parts; the second part is 0 where there is one only.
  private var decomposed: [UInt32] = []
  private var parts: [(first: UInt32, second: UInt32)] = []
  /// The parts of what is composed again, ascending, and what they make.
  private var composed: [(parts: UInt64, whole: UInt32)] = []
  /// Where runs of one combining class start, where they end, and the class.
  private var runs: [(first: UInt32, last: UInt32, combiningClass: UInt8)] = []

  private init() {
    var digits = Digits(Self.seconds)
    var seconds: [UInt32] = [0]
    var point = 0
    while let difference = digits.next() {
      point += difference
      seconds.append(UInt32(truncatingIfNeeded: point))
    }
    digits = Digits(Self.pairs)
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
    digits = Digits(Self.classes)
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

  /// What a character decomposes to; the second part is 0 where there is only one. nil if it does not.
  func decomposition(of point: UInt32) -> (first: UInt32, second: UInt32)? {
    var low = 0
    var high = decomposed.count
    while low < high {
      let middle = (low + high) >> 1
      if decomposed[middle] < point { low = middle + 1 } else { high = middle }
    }
    return low < decomposed.count && decomposed[low] == point ? parts[low] : nil
  }

  /// What two characters make; nil if they stay two.
  func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
    let key = UInt64(first) << 32 | UInt64(second)
    var low = 0
    var high = composed.count
    while low < high {
      let middle = (low + high) >> 1
      if composed[middle].parts < key { low = middle + 1 } else { high = middle }
    }
    return low < composed.count && composed[low].parts == key ? composed[low].whole : nil
  }

  /// 0 for what is no mark that is put in order.
  func combiningClass(of point: UInt32) -> UInt8 {
    guard point >= 0x300 else { return 0 }
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) >> 1
      if runs[middle].last < point { low = middle + 1 } else { high = middle }
    }
    return low < runs.count && runs[low].first <= point ? runs[low].combiningClass : 0
  }
}
