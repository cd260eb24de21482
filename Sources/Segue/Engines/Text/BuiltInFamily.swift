/// The family that needs no font file: the faces written in the generated table.
///
/// Decoding reads ten thousand characters once, at the first use of `FontLibrary.builtIn`.
enum BuiltInFamily {
  static func faces() -> [FontFace] {
    let sets = advanceSets()
    var tables = [AdvanceTable](repeating: AdvanceTable(), count: weights.count)
    var rows = Digits(rows)
    var ranges = Digits(ranges)
    var point: UInt32 = 0
    while let skipped = ranges.next(), let length = ranges.next() {
      point &+= UInt32(skipped)
      for _ in 0..<length {
        guard let row = rows.next(), let scalar = Unicode.Scalar(point) else { break }
        for face in tables.indices {
          tables[face][scalar] = sets[row * weights.count + face]
        }
        point &+= 1
      }
    }
    return tables.indices.map { face in
      FontFace(
        family: name, weight: Double(weights[face]), unitsPerEm: unitsPerEm, ascent: ascent,
        descent: descent, lineGap: lineGap, missingAdvance: missingAdvances[face],
        advances: tables[face])
    }
  }

  /// The distinct sets of advances, `weights.count` numbers each.
  private static func advanceSets() -> [UInt16] {
    var digits = Digits(widths)
    var sets: [UInt16] = []
    var regular = 0
    while let change = digits.nextSigned() {
      regular += change
      var advance = regular
      sets.append(UInt16(clamping: advance))
      for _ in 1..<weights.count {
        advance += digits.nextSigned() ?? 0
        sets.append(UInt16(clamping: advance))
      }
    }
    return sets
  }
}

/// Reads the numbers of a list that the table's script has written: digits of base 32, lowest first,
/// in the 64 characters from "0"; the upper 32 of them say that another digit follows.
private struct Digits {
  private var bytes: String.UTF8View.Iterator

  init(_ text: String) {
    bytes = text.utf8.makeIterator()
  }

  mutating func next() -> Int? {
    var value = 0
    var shift = 0
    while let byte = bytes.next() {
      // A line break of the literal.
      guard byte >= 48 else { continue }
      let digit = Int(byte) - 48
      value |= (digit & 31) << shift
      guard digit >= 32 else { return value }
      shift += 5
    }
    return nil
  }

  /// 0, −1, 1, −2, … are written as 0, 1, 2, 3, …
  mutating func nextSigned() -> Int? {
    guard let folded = next() else { return nil }
    return folded & 1 == 0 ? folded >> 1 : -(folded >> 1) - 1
  }
}
