/// Where the lines of a file begin, so that a byte offset can be shown as line and column.
///
/// Lines end with LF, CR LF or CR. Building is linear in the bytes; a question takes logarithmic
/// time, also in a file that is one long line.
public struct LineTable: Sendable {
  private let starts: [Int]
  private let length: Int
  /// The Unicode scalars that begin before each block of bytes.
  private let scalarsBefore: [Int]
  private static let blockSize = 1024

  public init(_ bytes: [UInt8]) {
    var starts = [0]
    var scalarsBefore = [0]
    var scalars = 0
    for (index, byte) in bytes.enumerated() {
      if index > 0 && index % Self.blockSize == 0 { scalarsBefore.append(scalars) }
      if Self.beginsScalar(byte) { scalars += 1 }
      let isLineEnd =
        byte == UInt8(ascii: "\n")
        || (byte == UInt8(ascii: "\r")
          && !(index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")))
      if isLineEnd { starts.append(index + 1) }
    }
    self.starts = starts
    self.length = bytes.count
    self.scalarsBefore = scalarsBefore
  }

  /// The line that holds the byte, counted from 0.
  public func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of a line counted from 0, with its line end.
  public func bytes(ofLine line: Int) -> Range<Int> {
    guard line >= 0 && line < starts.count else { return length..<length }
    return starts[line]..<(line + 1 < starts.count ? starts[line + 1] : length)
  }

  /// Line and column of a byte, both counted from 1; a column is a Unicode scalar. `file` is the
  /// one that the table was built from.
  public func position(of offset: Int, in file: SourceFile) -> SourcePosition {
    let offset = min(max(0, offset), length)
    let line = line(of: offset)
    let start = min(bytes(ofLine: line).lowerBound, offset)
    let column = scalars(before: offset, in: file.bytes) - scalars(before: start, in: file.bytes)
    return SourcePosition(line: line + 1, column: column + 1)
  }

  private func scalars(before offset: Int, in bytes: [UInt8]) -> Int {
    let block = min(offset / Self.blockSize, scalarsBefore.count - 1)
    let rest = bytes[min(block * Self.blockSize, bytes.count)..<min(offset, bytes.count)]
    return scalarsBefore[block] + rest.count { Self.beginsScalar($0) }
  }

  /// Every byte that does not continue a scalar begins one.
  private static func beginsScalar(_ byte: UInt8) -> Bool {
    byte & 0b1100_0000 != 0b1000_0000
  }
}

/// A place in a file as editors count it.
public struct SourcePosition: Hashable, Sendable {
  /// From 1.
  public let line: Int
  /// From 1, in Unicode scalars.
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
