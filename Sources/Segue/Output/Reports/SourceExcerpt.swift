/// A line of a source file as a terminal shows it, and the columns of a range in it.
///
/// Tabs are expanded to stops of eight columns, hidden characters are made visible, and invalid
/// bytes are replaced by U+FFFD. A line that is too long is cut around the range, with an ellipsis
/// where text is missing. Only bytes near the range are read, so the cost depends on the number of
/// columns and not on the line, which may have megabytes.
struct SourceExcerpt {
  /// The text to show.
  let text: String
  /// The number of columns before the range.
  let markColumn: Int
  /// The number of columns of the range; at least one.
  let markLength: Int

  /// Creates an excerpt. `line` and `mark` are ranges in `bytes`; `line` excludes its line
  /// terminator.
  init(line: Range<Int>, mark: Range<Int>, in bytes: [UInt8], columns: Int) {
    let columns = max(8, columns)
    let mark = mark.clamped(to: line)
    let near = Self.neighbourhood(of: mark, in: line, bytes: bytes, columns: columns)
    let cells = Self.cells(of: near, in: bytes)
    let width = cells.last.map { $0.column + $0.width } ?? 0

    let first = cells.first { $0.bytes.upperBound > mark.lowerBound }?.column ?? width
    let last = cells.last { $0.bytes.lowerBound < mark.upperBound }
    let end = max(first, mark.isEmpty ? first : last.map { $0.column + $0.width } ?? first)

    let window = Self.window(
      first: first, end: end, width: width, columns: columns,
      isCut: (near.lowerBound > line.lowerBound, near.upperBound < line.upperBound))
    let shown = cells.filter {
      $0.column >= window.lowerBound && $0.column + $0.width <= window.upperBound
    }
    let origin = shown.first?.column ?? window.lowerBound
    let isCutBefore = near.lowerBound > line.lowerBound || origin > 0
    let isCutBehind =
      near.upperBound < line.upperBound || (shown.last.map { $0.column + $0.width } ?? 0) < width

    var text = isCutBefore ? "…" : ""
    for cell in shown { text += cell.text }
    if isCutBehind { text += "…" } else { text.trimTrailingSpaces() }
    self.text = text
    markColumn = (isCutBefore ? 1 : 0) + max(0, first - origin)
    markLength = max(1, min(end, window.upperBound) - first)
  }

  /// A grapheme cluster and its columns.
  private struct Cell {
    var text: String
    var column: Int
    var width: Int
    var bytes: Range<Int>
  }

  /// Returns the bytes that can be visible. Sixteen bytes per column suffice for any text except
  /// stacks of combining marks, which are truncated.
  private static func neighbourhood(
    of mark: Range<Int>, in line: Range<Int>, bytes: [UInt8], columns: Int
  ) -> Range<Int> {
    let reach = 16 * min(columns, 1 << 16)
    var lower = max(line.lowerBound, mark.lowerBound - reach)
    var upper = min(line.upperBound, mark.lowerBound + reach)
    // Neither bound may be inside a scalar.
    while lower > line.lowerBound, lower < mark.lowerBound, isContinuation(bytes[lower]) {
      lower += 1
    }
    while upper < line.upperBound, upper > mark.lowerBound, isContinuation(bytes[upper]) {
      upper -= 1
    }
    return lower..<max(lower, upper)
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  private static func cells(of range: Range<Int>, in bytes: [UInt8]) -> [Cell] {
    var cells: [Cell] = []
    var column = 0
    func append(_ text: String, width: Int, _ bytes: Range<Int>) {
      cells.append(Cell(text: text, column: column, width: width, bytes: bytes))
      column += width
    }
    var position = range.lowerBound
    while position < range.upperBound {
      guard let valid = validPrefix(of: position..<range.upperBound, in: bytes) else {
        append("\u{FFFD}", width: 1, position..<position + 1)
        position += 1
        continue
      }
      for character in String(decoding: bytes[valid], as: UTF8.self) {
        let next = position + character.utf8.count
        if character == "\t" {
          let width = 8 - column % 8
          append(String(repeating: " ", count: width), width: width, position..<next)
        } else {
          let text = escapeHidden(String(character))
          append(text, width: displayWidth(of: text), position..<next)
        }
        position = next
      }
    }
    return cells
  }

  /// Returns the well-formed UTF-8 prefix of a range of bytes; nil if it is empty.
  private static func validPrefix(of range: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
    var end = range.lowerBound
    while end < range.upperBound, let length = utf8SequenceLength(bytes, at: end),
      end + length <= range.upperBound
    {
      end += length
    }
    return end > range.lowerBound ? range.lowerBound..<end : nil
  }

  /// Returns the columns to show. If there is room, they contain the whole range, centered in the
  /// text around it. Each ellipsis takes one column.
  private static func window(
    first: Int, end: Int, width: Int, columns: Int, isCut: (before: Bool, behind: Bool)
  ) -> Range<Int> {
    if width <= columns && !isCut.before && !isCut.behind { return 0..<width }
    // The start of the line, if the range is visible there.
    if !isCut.before && max(end, first + 1) <= columns - 1 { return 0..<columns - 1 }
    let room = columns - 2
    let around = max(0, room - (end - first)) / 2
    var start = max(0, first - around)
    // Nothing follows, so more is shown before the range. The column of the second ellipsis is
    // reserved for the caret, which is after the last character if the range is the end of the
    // line.
    if !isCut.behind { start = max(0, min(start, width - room)) }
    return start..<start + room
  }
}

extension String {
  mutating func trimTrailingSpaces() {
    while utf8.last == UInt8(ascii: " ") { removeLast() }
  }
}
