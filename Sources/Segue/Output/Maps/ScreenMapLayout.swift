/// The layout of a drawn map: boxes in columns by their distance from the start.
///
/// The destination of a link is at most one column after its source, so links forward cross only
/// one gap, and only links back cross other columns. In all columns but the first, boxes are sorted
/// by the mean position of the links to them, and are as near to it as possible without touching:
/// after Sugiyama, Tagawa and Toda, “Methods for visual understanding of hierarchical system
/// structures” (1981). Equal maps have equal layouts. The time is that of sorting the boxes a few
/// times.
struct ScreenMapLayout {
  static let boxWidth = 236.0
  static let rowHeight = 20.0
  static let columnGap = 112.0
  static let boxGap = 26.0
  static let margin = 28.0
  /// The height of the id above the rows. Each further line has `lineHeight`.
  static let idHeight = 32.0
  static let lineHeight = 17.0

  let map: ScreenMap
  let bundles: [ScreenMap.Bundle]
  /// The indices of the bundles that begin at each box, in order.
  let rows: [[Int]]
  /// The column of each box.
  let columns: [Int]
  private(set) var frames: [Rect]
  /// The boxes of each column, from top to bottom.
  private var order: [[Int]]
  /// The indices of the bundles that end at each box and begin in the previous column.
  private let sources: [[Int]]

  init(_ map: ScreenMap) {
    self.map = map
    let bundles = map.bundles
    self.bundles = bundles
    var rows = [[Int]](repeating: [], count: map.nodes.count)
    for (index, bundle) in bundles.enumerated() { rows[bundle.from].append(index) }
    self.rows = rows
    let (columns, order) = Self.columns(of: map, rows.map { $0.map { bundles[$0] } })
    self.columns = columns
    self.order = order
    var sources = [[Int]](repeating: [], count: map.nodes.count)
    for (index, bundle) in bundles.enumerated()
    where columns[bundle.to] == columns[bundle.from] + 1 {
      sources[bundle.to].append(index)
    }
    self.sources = sources
    frames = map.nodes.indices.map { index in
      let lines = (map.nodes[index].route == nil ? 0 : 1) + map.nodes[index].starts.count
      return Rect(
        x: Self.margin + Double(columns[index]) * (Self.boxWidth + Self.columnGap), y: 0,
        width: Self.boxWidth,
        height: Self.idHeight + Double(lines) * Self.lineHeight
          + Double(rows[index].count) * Self.rowHeight + (rows[index].isEmpty ? 4 : 10))
    }
    for column in self.order.indices { stack(column) }
    for _ in 0..<3 { sortAndPlace() }
    moveToTop()
  }

  /// The size of all boxes with their margins.
  var size: Size {
    Size(
      width: (frames.map { $0.maxX }.max() ?? 0) + Self.margin,
      height: (frames.map { $0.maxY }.max() ?? 0) + Self.margin)
  }

  /// Returns the y-coordinate at which a row's line begins.
  func y(ofRow bundle: Int) -> Double {
    let box = bundles[bundle].from
    let place = rows[box].firstIndex(of: bundle) ?? 0
    return frames[box].maxY - 8 - (Double(rows[box].count - place) - 0.5) * Self.rowHeight
  }

  /// Returns the y-coordinate at which lines end at a box.
  func y(ofEntryTo box: Int) -> Double { frames[box].y + Self.idHeight / 2 }

  // MARK: Columns

  /// Assigns columns in breadth-first order: from the screens that containers start with, then from
  /// the others that open without a tap, then from the remaining screens.
  private static func columns(
    of map: ScreenMap, _ links: [[ScreenMap.Bundle]]
  ) -> (columns: [Int], order: [[Int]]) {
    var columns = [Int?](repeating: nil, count: map.nodes.count)
    var order: [[Int]] = []
    func spread(from starts: [Int]) {
      var level: [Int] = []
      for start in starts where columns[start] == nil {
        columns[start] = 0
        level.append(start)
      }
      var column = 0
      while !level.isEmpty {
        if column == order.count { order.append([]) }
        order[column] += level
        column += 1
        var next: [Int] = []
        for link in level.flatMap({ links[$0] })
        where columns[link.to] == nil && link.kind.leadsOn {
          columns[link.to] = column
          next.append(link.to)
        }
        level = next
      }
    }
    spread(from: map.roots)
    spread(from: map.otherStarts)
    for node in map.nodes.indices { spread(from: [node]) }
    return (columns.map { $0 ?? 0 }, order)
  }

  // MARK: Heights

  private mutating func stack(_ column: Int) {
    var y = Self.margin
    for box in order[column] {
      frames[box] = frames[box].at(y: y)
      y = frames[box].maxY + Self.boxGap
    }
  }

  /// Sorts and positions columns from left to right by the links to their boxes, and then from
  /// right to left by the links from them.
  private mutating func sortAndPlace() {
    for column in order.indices.dropFirst() {
      place(column, wanted: order[column].map { wantedByLinks(to: $0) })
    }
    for column in order.indices.dropLast().reversed() {
      place(column, wanted: order[column].map { wantedByLinks(from: $0) })
    }
  }

  /// Returns the top at which a box is level with the links to it.
  private func wantedByLinks(to box: Int) -> Double {
    let ends = sources[box].map { y(ofRow: $0) }
    guard !ends.isEmpty else { return frames[box].y }
    return ends.reduce(0, +) / Double(ends.count) - Self.idHeight / 2
  }

  private func wantedByLinks(from box: Int) -> Double {
    let ends = rows[box].filter { columns[bundles[$0].to] == columns[box] + 1 }
    guard !ends.isEmpty else { return frames[box].y }
    let shift = ends.reduce(0) { $0 + y(ofEntryTo: bundles[$1].to) - y(ofRow: $1) }
    return frames[box].y + shift / Double(ends.count)
  }

  /// Sorts a column by the desired tops of its boxes, and positions the boxes there. Boxes that
  /// would touch are positioned together around the mean of their desired tops: isotonic regression
  /// by pooling adjacent violators.
  private mutating func place(_ column: Int, wanted: [Double]) {
    var sorted = Array(zip(order[column], wanted))
    // Tabs and other start screens stay in declared order.
    if column > 0 {
      sorted = sorted.enumerated().sorted { a, b in
        a.element.1 != b.element.1 ? a.element.1 < b.element.1 : a.offset < b.offset
      }.map { $0.element }
      order[column] = sorted.map { $0.0 }
    }
    // Tops minus the height of the boxes above, which are equal for adjacent boxes.
    var pools: [(sum: Double, count: Int)] = []
    var above = 0.0
    for (box, top) in sorted {
      var pool = (sum: top - above, count: 1)
      while let last = pools.last, last.sum / Double(last.count) >= pool.sum / Double(pool.count) {
        pool = (pool.sum + last.sum, pool.count + last.count)
        pools.removeLast()
      }
      pools.append(pool)
      above += frames[box].height + Self.boxGap
    }
    var place = 0
    above = 0
    for pool in pools {
      for _ in 0..<pool.count {
        let box = order[column][place]
        frames[box] = frames[box].at(y: pool.sum / Double(pool.count) + above)
        above += frames[box].height + Self.boxGap
        place += 1
      }
    }
  }

  private mutating func moveToTop() {
    let top = frames.map { $0.y }.min() ?? 0
    for box in frames.indices {
      frames[box] = frames[box].at(y: (frames[box].y - top + Self.margin).rounded())
    }
  }
}

extension ScreenMap.Kind {
  /// Whether the action opens a screen, rather than going back to an existing one.
  var leadsOn: Bool {
    switch self {
    case .navigate, .replaceStack: true
    case .backTo, .selectTab: false
    }
  }
}

extension Rect {
  fileprivate func at(y: Double) -> Rect { Rect(x: x, y: y, width: width, height: height) }
}
