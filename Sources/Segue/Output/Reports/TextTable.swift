/// A table as text, with columns aligned by display width, a header, two spaces between columns,
/// and no trailing spaces.
///
///     path        type    width
///     /root       layout    393
///     /root/title label   120.5
package struct TextTable: Sendable {
  /// The alignment of a column's cells.
  package enum Alignment: Sendable {
    case left, right
  }

  /// A column of a table.
  package struct Column: Sendable {
    package var title: String
    package var alignment: Alignment
    /// Whether the column may be cut if the table is too wide.
    package var isFlexible: Bool
    /// The maximum width of the column if the table has no width limit. Without it, one long cell
    /// would pad all other rows with spaces.
    package var maximumWidth: Int?
    package var style: TerminalStyle

    package init(
      _ title: String, _ alignment: Alignment = .left, isFlexible: Bool = false,
      maximumWidth: Int? = nil, style: TerminalStyle = []
    ) {
      self.title = title
      self.alignment = alignment
      self.isFlexible = isFlexible
      self.maximumWidth = maximumWidth
      self.style = style
    }
  }

  /// A cell of a row.
  package struct Cell: Sendable, ExpressibleByStringLiteral {
    package var text: String
    /// The style, added to the column's.
    package var style: TerminalStyle

    package init(_ text: String, style: TerminalStyle = []) {
      self.text = text
      self.style = style
    }

    package init(stringLiteral text: String) {
      self.init(text)
    }
  }

  private enum Row: Sendable {
    case cells([Cell])
    /// A line between rows, not aligned to columns.
    case caption(Cell)
  }

  package let columns: [Column]
  private var rows: [Row] = []

  package init(_ columns: [Column]) {
    self.columns = columns
  }

  /// Adds a row. Missing cells are empty; cells after the last column are dropped.
  package mutating func add(_ cells: [Cell]) {
    let cells = cells.prefix(columns.count).map { cell in
      var text = escapeHidden(cell.text)
      text.trimTrailingSpaces()
      return Cell(text, style: cell.style)
    }
    rows.append(.cells(cells))
  }

  /// Adds a line that describes the rows below it. It does not affect the columns' widths.
  package mutating func addCaption(_ text: String, style: TerminalStyle = []) {
    rows.append(.caption(Cell(escapeHidden(text), style: style)))
  }

  /// The number of columns that the table, without its captions, takes if no cell is cut.
  package var width: Int {
    columnWidths(header, limit: nil).reduce(0, +) + Self.gap * max(0, columns.count - 1)
  }

  /// Renders the table.
  ///
  /// If it is wider than `width`, the widest flexible columns are narrowed until it fits, but no
  /// column to fewer than four; cut cells end with an ellipsis. Without a `width`, columns are
  /// limited to their own `maximumWidth`.
  package func render(width: Int? = nil, color: Bool = false) -> String {
    let header = header
    let widths = columnWidths(header, limit: width)
    var text = line(header, widths, isHeader: true, color: color)
    for row in rows {
      switch row {
      case .cells(let cells): text += line(cells, widths, isHeader: false, color: color)
      case .caption(let caption):
        let shown = width.map { cut(caption.text, toColumns: $0) } ?? caption.text
        text += caption.style.paint(shown, color: color) + "\n"
      }
    }
    return text
  }

  private var header: [Cell] {
    columns.map { column in
      var title = escapeHidden(column.title)
      title.trimTrailingSpaces()
      return Cell(title, style: .bold)
    }
  }

  private static let gap = 2
  private static let minimumWidth = 4

  private func columnWidths(_ header: [Cell], limit: Int?) -> [Int] {
    var widths = header.map { displayWidth(of: $0.text) }
    for case .cells(let cells) in rows {
      for (index, cell) in cells.enumerated() {
        widths[index] = max(widths[index], displayWidth(of: cell.text))
      }
    }
    guard let limit else {
      return zip(widths, columns).map { min($0, $1.maximumWidth ?? $0) }
    }
    shrink(&widths, to: limit - Self.gap * max(0, columns.count - 1))
    return widths
  }

  /// Narrows the flexible columns to one common maximum, which takes from the widest first, and
  /// distributes the remaining columns from the left.
  private func shrink(_ widths: inout [Int], to limit: Int) {
    func lowered(to width: Int) -> [Int] {
      columns.indices.map {
        columns[$0].isFlexible ? min(widths[$0], max(width, Self.minimumWidth)) : widths[$0]
      }
    }
    guard widths.reduce(0, +) > limit else { return }
    var low = Self.minimumWidth
    var high = widths.max() ?? low
    while low < high {
      let middle = (low + high + 1) / 2
      if lowered(to: middle).reduce(0, +) <= limit { low = middle } else { high = middle - 1 }
    }
    var narrowed = lowered(to: low)
    var left = limit - narrowed.reduce(0, +)
    for index in narrowed.indices where left > 0 && narrowed[index] < widths[index] {
      narrowed[index] += 1
      left -= 1
    }
    widths = narrowed
  }

  private func line(
    _ cells: [Cell], _ widths: [Int], isHeader: Bool, color: Bool
  ) -> String {
    var text = ""
    // The spaces to write before the next cell, so that lines have no trailing spaces.
    var owed = 0
    for (index, cell) in cells.enumerated() {
      let shown = cut(cell.text, toColumns: widths[index])
      let padding = widths[index] - displayWidth(of: shown)
      if columns[index].alignment == .right { owed += padding }
      if !shown.isEmpty {
        let style = isHeader ? cell.style : columns[index].style.union(cell.style)
        text += String(repeating: " ", count: owed) + style.paint(shown, color: color)
        owed = 0
      }
      if columns[index].alignment == .left { owed += padding }
      owed += Self.gap
    }
    return text + "\n"
  }
}
