/// Where the lines of a file begin, so that a byte offset can be shown as line and column.
///
/// Lines end with LF, CR LF or CR. Building is linear in the bytes; a question takes logarithmic
/// time and the length of one line.
public struct LineTable: Sendable {
  private let starts: [Int]
  private let length: Int

  public init(_ bytes: [UInt8]) {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isLineEnd =
        byte == UInt8(ascii: "\n")
        || (byte == UInt8(ascii: "\r")
          && !(index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")))
      if isLineEnd { starts.append(index + 1) }
    }
    self.starts = starts
    self.length = bytes.count
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

  /// Line and column of a byte, both counted from 1; a column is a Unicode scalar.
  public func position(of offset: Int, in file: SourceFile) -> SourcePosition {
    let offset = min(max(0, offset), file.bytes.count)
    let line = line(of: offset)
    let start = min(bytes(ofLine: line).lowerBound, offset)
    // Every byte that does not continue a scalar begins one.
    let column = file.bytes[start..<offset].count { $0 & 0b1100_0000 != 0b1000_0000 }
    return SourcePosition(line: line + 1, column: column + 1)
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
