/// The properties of all characters in Unicode 17, the version of Chromium 156.
///
/// A lookup takes three loads. The generated lists are decoded on first use, in a fraction of a
/// millisecond.
package struct CharacterTable: Sendable {
  /// For each block of 128 code points, the index of its distinct block.
  private let blockOfPoints: [UInt16]
  /// For each code point of each distinct block, the index of its properties.
  private let rowOfPoint: [UInt16]
  private let propertiesOfRow: [CharacterProperties]

  /// The decoded table.
  package static let standard = CharacterTable()

  /// The properties of a scalar.
  package subscript(scalar: Unicode.Scalar) -> CharacterProperties {
    @inline(__always) get { self[codePoint: Int(truncatingIfNeeded: scalar.value)] }
  }

  /// The properties of a code point less than 0x110000.
  @inline(__always)
  subscript(codePoint codePoint: Int) -> CharacterProperties {
    let block = Int(blockOfPoints[codePoint >> 7])
    return propertiesOfRow[Int(rowOfPoint[block << 7 | codePoint & 127])]
  }

  private init() {
    var records = NumberListReader(Self.records)
    propertiesOfRow = (0..<Self.recordCount).map { _ in
      var bits: UInt64 = 0
      for shift in stride(from: UInt64(0), to: 64, by: 16) {
        bits |= UInt64(truncatingIfNeeded: records.next() ?? 0) << shift
      }
      return CharacterProperties(bits: bits)
    }
    var blocks = NumberListReader(Self.blocks)
    blockOfPoints = Self.expandRuns(count: 0x110000 >> 7, limit: Self.blockCount) {
      guard let block = blocks.next(), let length = blocks.next() else { return nil }
      return (block, length)
    }
    var rows = NumberListReader(Self.rows)
    var lengths = NumberListReader(Self.lengths)
    rowOfPoint = Self.expandRuns(count: Self.blockCount << 7, limit: Self.recordCount) {
      guard let row = rows.next(), let length = lengths.next() else { return nil }
      return (row, length)
    }
  }

  /// Expands runs of equal numbers to `count` numbers below `limit`, padded with zeros.
  private static func expandRuns(
    count: Int, limit: Int, _ nextRun: () -> (value: Int, length: Int)?
  ) -> [UInt16] {
    var values: [UInt16] = []
    values.reserveCapacity(count)
    while let run = nextRun() {
      let value = UInt16(truncatingIfNeeded: min(run.value, limit - 1))
      let length = min(run.length, count - values.count)
      values.append(addingCapacity: length) { $0.append(repeating: value, count: length) }
    }
    let rest = count - values.count
    values.append(addingCapacity: rest) { $0.append(repeating: 0, count: rest) }
    return values
  }
}
