import Segue

/// Tables that list the lines of each text below its component, with their widths and marks where
/// text was cut.
extension ScreenLayout {
  /// Returns a table of the components: their content, the width of their text, their actions, and
  /// their source locations. A text of one complete line has no row of its own.
  func treeTable(_ locations: inout SourceLocations) -> TextTable {
    var table = TextTable([
      .init("component", isFlexible: true, maximumWidth: 200),
      .init("shows", isFlexible: true, maximumWidth: 60), .init("width", .right),
      .init("does", isFlexible: true, maximumWidth: 200),
      .init("written at", .right, style: .dim),
    ])
    for (index, name) in zip(screen.components.ids, screen.names()) {
      let component = screen.components[index]
      let location = locations.location(of: component.range)
      let text = text(of: index)
      table.add([
        .init(name), .init(component.contentSummary), .init(text?.extent ?? ""),
        .init(component.actionSummary),
        .init(location.map { "\(fileName($0.file)):\($0.position.line)" } ?? ""),
      ])
      guard let text, !text.isOneLine else { continue }
      for (line, isCut) in text.markedLines {
        let width = formatNumber(line.width)
        let space = String(repeating: " ", count: max(0, 6 - width.count))
        table.addCaption(
          "\(name.stem)  \(space)\(width)\(isCut ? " cut" : "") “\(line.text)”", style: .dim)
      }
    }
    return table
  }

  /// Returns a table of the components' frames, with the lines of each text below it in the same
  /// coordinates.
  ///
  /// - Parameter frames: The frame of each component, from the viewport's corner, rounded or not.
  func framesTable(_ frames: [Rect]) -> TextTable {
    let texts = screen.components.ids.map { text(of: $0) }
    var table = TextTable(
      [
        .init("component", isFlexible: true, maximumWidth: 200), .init("x", .right),
        .init("y", .right),
        .init("width", .right), .init("height", .right),
      ] + cutColumn(texts))
    for (index, (name, frame)) in zip(screen.names(), frames).enumerated() {
      table.add([
        .init(name), .init(formatNumber(frame.x)), .init(formatNumber(frame.y)),
        .init(formatNumber(frame.width)),
        .init(formatNumber(frame.height)),
      ])
      guard let text = texts[index] else { continue }
      for (line, isCut) in text.markedLines {
        table.add([
          .init(name.stem + "“\(line.text)”", style: .dim),
          .init(formatNumber(frame.x + text.box.x + line.x), style: .dim),
          .init(formatNumber(frame.y + text.box.y + line.top), style: .dim),
          .init(formatNumber(line.width), style: .dim),
          .init(formatNumber(line.height), style: .dim),
          .init(isCut ? "cut" : "", style: .yellow),
        ])
      }
    }
    return table
  }

  private func cutColumn(_ texts: [PlacedText?]) -> [TextTable.Column] {
    texts.contains { $0?.isTruncated == true } ? [.init("")] : []
  }
}

extension PlacedText {
  /// The lines, of which the last is marked if text was cut.
  fileprivate var markedLines: [(line: TextLine, isCut: Bool)] {
    lines.indices.map { (lines[$0], isTruncated && $0 == lines.count - 1) }
  }

  fileprivate var isOneLine: Bool { lines.count == 1 && !isTruncated }

  /// The width of a single line, or the number of lines.
  fileprivate var extent: String {
    if let line = lines.first, isOneLine { return formatNumber(line.width) }
    return lines.isEmpty ? "" : formatCount(lines.count, "line")
  }
}

extension String {
  /// The prefix of rows below a component of this name: its branches, continued downward.
  fileprivate var stem: String {
    var stem = prefix { !$0.isLetter }
    guard let fork = stem.last(where: { $0 != " " }) else { return "  " }
    stem.removeLast(min(2, stem.count))
    return stem + (fork == "├" ? "│ " : "  ")
  }
}
