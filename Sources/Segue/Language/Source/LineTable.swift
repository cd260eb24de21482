/// The offsets at which the lines of a file begin, which convert byte offsets to lines and columns.
///
/// Lines end with LF, CR LF or CR. Building the table is linear in the bytes. A lookup takes
/// logarithmic time, even in a file that is one long line.
public struct LineTable: Sendable {
  private let starts: [Int]
  private let length: Int
  /// The number of Unicode scalars that begin before each block of bytes.
  private let scalarsBefore: [Int]
  private static let blockSize = 1024

  public init(_ bytes: [UInt8]) {
    let span = bytes.span
    var starts = [0]
    var scalarsBefore = [0]
    var scalars = 0
    var index = 0
    while index < span.count {
      if index > 0 && index % Self.blockSize == 0 { scalarsBefore.append(scalars) }
      // Most groups of eight bytes end no line. Blocks consist of whole groups.
      let end = min(index &+ 8, span.count)
      if end &- index == 8 {
        // In bounds: eight bytes from here on were counted above.
        let word = unsafe span.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
        if !Self.holds(UInt8(ascii: "\n"), word), !Self.holds(UInt8(ascii: "\r"), word) {
          scalars &+= 8 &- Self.continuations(in: word)
          index = end
          continue
        }
      }
      while index < end {
        let byte = span[index]
        if Self.beginsScalar(byte) { scalars &+= 1 }
        index &+= 1
        let isLineEnd =
          byte == UInt8(ascii: "\n")
          || (byte == UInt8(ascii: "\r")
            && !(index < span.count && span[index] == UInt8(ascii: "\n")))
        if isLineEnd { starts.append(index) }
      }
    }
    self.starts = starts
    self.length = bytes.count
    self.scalarsBefore = scalarsBefore
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080

  /// Whether one of eight bytes has a value: where it has, the difference is zero, and only there
  /// the subtraction borrows.
  private static func holds(_ byte: UInt8, _ word: UInt64) -> Bool {
    let difference = word ^ (ones &* UInt64(byte))
    return (difference &- ones) & ~difference & tops != 0
  }

  /// Returns how many of eight bytes begin with the bits 10.
  private static func continuations(in word: UInt64) -> Int {
    (word & ~(word << 1) & tops).nonzeroBitCount
  }

  /// Returns the line of a byte, counted from 0.
  public func line(of offset: Int) -> Int {
    max(0, starts.indices.partitioningIndex { starts[$0] > offset } - 1)
  }

  /// Returns the bytes of a line, counted from 0, including its line end.
  public func bytes(ofLine line: Int) -> Range<Int> {
    guard line >= 0 && line < starts.count else { return length..<length }
    return starts[line]..<(line + 1 < starts.count ? starts[line + 1] : length)
  }

  /// Returns the line and column of a byte, both counted from 1. Columns count Unicode scalars.
  /// `file` is the one that the table was built from.
  public func position(of offset: Int, in file: SourceFile) -> SourcePosition {
    let offset = min(max(0, offset), length)
    let line = line(of: offset)
    let start = min(bytes(ofLine: line).lowerBound, offset)
    let column =
      offset - start <= Self.blockSize
      ? Self.scalars(in: start..<offset, of: file.bytes)
      : scalars(before: offset, in: file.bytes) - scalars(before: start, in: file.bytes)
    return SourcePosition(line: line + 1, column: column + 1)
  }

  private func scalars(before offset: Int, in bytes: [UInt8]) -> Int {
    let block = min(offset / Self.blockSize, scalarsBefore.count - 1)
    return scalarsBefore[block] + Self.scalars(in: block * Self.blockSize..<offset, of: bytes)
  }

  /// Returns the number of scalars that begin in a range, clamped to the bytes.
  private static func scalars(in range: Range<Int>, of bytes: [UInt8]) -> Int {
    bytes[range.clamped(to: bytes.indices)].count { beginsScalar($0) }
  }

  /// Whether a byte begins a scalar, which every byte does that does not continue one.
  private static func beginsScalar(_ byte: UInt8) -> Bool {
    byte & 0b1100_0000 != 0b1000_0000
  }
}

/// A position in a file, as editors count it.
public struct SourcePosition: Hashable, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in Unicode scalars.
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
