extension ScreenMap {
  /// Draws the map: a box for each screen, in columns by its distance from the start, with a line
  /// for each bundle of links from its row to the destination screen.
  ///
  /// - Parameters:
  ///   - title: The accessible title of the picture.
  ///   - fonts: The fonts that the picture may embed; nil if it embeds none.
  package func svg(title: String, fonts: FontEmbedding? = nil) -> String {
    ScreenMapDrawing(self, fonts: fonts).file(title: title)
  }
}

private struct ScreenMapDrawing {
  private let map: ScreenMap
  private let layout: ScreenMapLayout
  private var document: SVGDocument

  init(_ map: ScreenMap, fonts: FontEmbedding?) {
    self.map = map
    document = SVGDocument(embedding: fonts) { _ in nil }
    layout = ScreenMapLayout(map)
  }

  func file(title: String) -> String {
    var drawing = self
    let size = drawing.draw()
    return drawing.document.file(
      size: size, title: escapeHidden(title), style: FilmstripStyle.rules + ScreenMapStyle.rules)
  }

  private mutating func draw() -> Size {
    let legend = ScreenMapStyle.Line.allCases.filter { line in
      layout.bundles.contains { $0.kind.line == line }
    }
    let least = ScreenMapLayout.margin * 2 + Double(legend.count) * Self.legendWidth
    var size = layout.size
    size = Size(
      width: max(size.width, least), height: size.height + (legend.isEmpty ? 0 : 34))
    document.body.element(
      "rect",
      [
        "class": "segue-ground", "x": 0.5, "y": 0.5, "width": .number(size.width - 1),
        "height": .number(size.height - 1), "rx": 18,
      ])
    document.body.breakLine()
    // Boxes are drawn over the lines that cross them.
    for index in layout.bundles.indices { draw(link: index) }
    for index in map.nodes.indices { draw(box: index) }
    for (index, line) in legend.enumerated() {
      draw(
        line,
        at: Point(
          x: ScreenMapLayout.margin + Double(index) * Self.legendWidth, y: size.height - 30))
    }
    return size
  }

  // MARK: Boxes

  private mutating func draw(box index: Int) {
    let node = map.nodes[index]
    let frame = layout.frames[index]
    document.body.open("g")
    document.body.element("title", [:], text: escapeHidden(node.id))
    document.body.element(
      "rect",
      [
        "class": node.starts.isEmpty ? "segue-card" : "segue-card segue-start",
        "x": .number(frame.x), "y": .number(frame.y), "width": .number(frame.width),
        "height": .number(frame.height), "rx": 10,
      ])
    var y = frame.y + 22
    let left = frame.x + 14
    document.body.caption(
      ScreenMapStyle.shown(node.id, columns: 26), at: Point(x: left, y: y), size: 15, .ink,
      weight: 600)
    y += ScreenMapLayout.lineHeight
    if let route = node.route {
      document.body.caption(
        ScreenMapStyle.shown(route, columns: 34), at: Point(x: left, y: y), size: 12, .muted)
      y += ScreenMapLayout.lineHeight
    }
    for start in node.starts {
      let text = ScreenMapStyle.shown(start, columns: 32)
      document.body.fonts.add(caption: text, weight: 600)
      document.body.element(
        "text",
        [
          "class": "segue-mark", "x": .number(left), "y": .number(y), "font-size": 12,
          "font-weight": 600,
        ], text: text)
      y += ScreenMapLayout.lineHeight
    }
    for row in layout.rows[index] { draw(row: row, in: frame) }
    document.body.close()
    document.body.breakLine()
  }

  private mutating func draw(row index: Int, in frame: Rect) {
    let bundle = layout.bundles[index]
    let y = layout.y(ofRow: index) + 4
    let kind = bundle.kind == .navigate(.push) ? "" : bundle.kind.words
    document.body.caption(
      ScreenMapStyle.shown(bundle.componentWords, columns: kind.isEmpty ? 33 : 20),
      at: Point(x: frame.x + 14, y: y), size: 12, .ink)
    guard !kind.isEmpty else { return }
    document.body.fonts.add(caption: kind, weight: 400)
    document.body.element(
      "text",
      [
        "class": .string("segue-words-\(bundle.kind.line.rawValue)"),
        "x": .number(frame.maxX - 12), "y": .number(y), "font-size": 11, "text-anchor": "end",
      ], text: kind)
  }

  // MARK: Lines

  private mutating func draw(link index: Int) {
    let bundle = layout.bundles[index]
    let (from, to) = (layout.frames[bundle.from], layout.frames[bundle.to])
    let (start, end) = (layout.y(ofRow: index), layout.y(ofEntryTo: bundle.to))
    let step = layout.columns[bundle.to] - layout.columns[bundle.from]
    let path: String
    let tip: Point
    if step > 0 {
      tip = Point(x: to.x, y: end)
      path = curve(from: Point(x: from.maxX, y: start), by: 52, to: tip, by: -52)
    } else if step == 0 {
      let bulge = min(ScreenMapLayout.columnGap - 24, 26 + abs(end - start) / 8)
      tip = Point(x: to.maxX, y: end)
      path = curve(from: Point(x: from.maxX, y: start), by: bulge, to: tip, by: bulge)
    } else {
      tip = Point(x: to.maxX, y: end)
      path = curve(from: Point(x: from.x, y: start), by: -52, to: tip, by: 52)
    }
    let name = bundle.kind.line.rawValue
    document.body.open("g")
    document.body.element(
      "title", [:],
      text: escapeHidden(
        "\(map.nodes[bundle.from].id) → \(map.nodes[bundle.to].id): \(bundle.words)"))
    document.body.element(
      "path", ["class": .string("segue-link segue-link-\(name)"), "d": .string(path)])
    let back = step > 0 ? -7.0 : 7
    document.body.element(
      "path",
      [
        "class": .string("segue-tip-\(name)"),
        "d": .string(
          "M\(shortNumbers(tip.x, tip.y))L\(shortNumbers(tip.x + back, tip.y - 4))"
            + "L\(shortNumbers(tip.x + back, tip.y + 4))Z"),
      ])
    document.body.close()
    document.body.breakLine()
  }

  private func curve(from a: Point, by first: Double, to b: Point, by second: Double) -> String {
    "M\(shortNumbers(a.x, a.y))C\(shortNumbers(a.x + first, a.y, b.x + second, b.y, b.x, b.y))"
  }

  // MARK: Legend

  private static let legendWidth = 150.0

  private mutating func draw(_ line: ScreenMapStyle.Line, at point: Point) {
    document.body.element(
      "path",
      [
        "class": .string("segue-link segue-link-\(line.rawValue)"),
        "d": .string("M\(shortNumbers(point.x, point.y))h34"),
      ])
    document.body.element(
      "path",
      [
        "class": .string("segue-tip-\(line.rawValue)"),
        "d": .string("M\(shortNumbers(point.x + 40, point.y))l-7 -4v8z"),
      ])
    document.body.caption(
      line.words, at: Point(x: point.x + 48, y: point.y + 4), size: 12, .muted)
  }
}
