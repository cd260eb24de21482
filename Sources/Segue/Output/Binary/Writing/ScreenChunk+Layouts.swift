/// Encodes the frames of a screen's components, and their lines, on a device.
extension ScreenChunkEncoder {
  mutating func add(
    _ layout: ScreenLayout, device: Int, tree: Int, in memory: inout ShapedTextCache
  ) {
    let frames = layout.tree.frames
    let scale = layout.device.scale
    let isSixtyFourths = frames.allSatisfy { $0.sixtyFourths(scale) != nil }
    let firstFrame = writer.count(isSixtyFourths ? ScreenTable.frameX : ScreenTable.quadFrames)
    for frame in frames {
      if isSixtyFourths, let parts = frame.sixtyFourths(scale) {
        writer.add(ScreenTable.frameX, parts[0])
        writer.add(ScreenTable.frameY, parts[1])
        writer.add(ScreenTable.frameWidth, parts[2])
        writer.add(ScreenTable.frameHeight, parts[3])
      } else {
        writer.add(ScreenTable.quadFrames, writer.quad(frame))
      }
    }
    let firstArea = writer.count(ScreenTable.scrollAreas)
    for area in layout.tree.scrollAreas {
      writer.add(
        ScreenTable.scrollAreas, UInt32(truncatingIfNeeded: area.box.index),
        writer.quad(area.viewport.width, area.viewport.height),
        writer.quad(area.contentSize.width, area.contentSize.height))
    }
    let firstText = writer.count(ScreenTable.texts)
    memory.begin(layout.fonts)
    var texts = layout.texts()
    for index in layout.screen.components.ids {
      if let text = layout.text(of: index, &texts, in: &memory) { add(text, of: index) }
    }
    let viewport = layout.viewport
    writer.add(
      ScreenTable.layouts, UInt32(truncatingIfNeeded: device), UInt32(truncatingIfNeeded: tree),
      layout.presentation.binaryCode, writer.quad(viewport.frame), writer.quad(viewport.safeArea),
      writer.quad(viewport.bars), isSixtyFourths ? 0 : 1, firstFrame,
      UInt32(truncatingIfNeeded: frames.count), firstArea,
      UInt32(truncatingIfNeeded: layout.tree.scrollAreas.count), firstText,
      writer.count(ScreenTable.texts) - firstText, 0)
  }

  private mutating func add(_ text: PlacedText, of component: ComponentID) {
    let firstLine = writer.count(ScreenTable.lines)
    for line in text.lines {
      let firstPiece = writer.count(ScreenTable.pieces)
      if text.runs.count > 1 {
        for piece in line.pieces {
          writer.add(
            ScreenTable.pieces, UInt32(truncatingIfNeeded: piece.run.map { $0 + 1 } ?? 0),
            writer.string(piece.text), writer.number(piece.x), writer.number(piece.width))
        }
      }
      writer.add(
        ScreenTable.lines, writer.string(line.text),
        writer.quad(line.x, line.top, line.height, line.baseline), writer.number(line.width),
        firstPiece, writer.count(ScreenTable.pieces) - firstPiece)
    }
    let count = writer.count(ScreenTable.lines) - firstLine
    let lines = shared(firstLine, count, of: component, isPlain: text.runs.count <= 1)
    writer.add(
      ScreenTable.texts, UInt32(truncatingIfNeeded: component.index), writer.quad(text.box), lines,
      count << 1 | (text.isTruncated ? 1 : 0))
  }

  /// Returns the first row of some lines, after replacing them by the lines of the same component
  /// on the previous device if they are equal.
  private mutating func shared(
    _ first: UInt32, _ count: UInt32, of component: ComponentID, isPlain: Bool
  ) -> UInt32 {
    guard isPlain, count > 0 else { return first }
    if let known = knownLines[component], known.count == count,
      writer.isRepeated(ScreenTable.lines, from: first, at: known.first, ignoringColumn: 3)
    {
      writer.removeRows(ScreenTable.lines, from: first)
      return known.first
    }
    knownLines[component] = (first, count)
    return first
  }
}

extension Rect {
  /// Returns x, y, width and height in 64ths of a pixel; nil if they do not represent the frame
  /// exactly.
  fileprivate func sixtyFourths(_ scale: Double) -> InlineArray<4, UInt32>? {
    func sixtyFourths(_ length: Double) -> UInt32? {
      guard let whole = Int32(exactly: (length * scale * 64).rounded()),
        (Double(whole) / 64 / scale).bitPattern == length.bitPattern
      else { return nil }
      return UInt32(bitPattern: whole)
    }
    guard let x = sixtyFourths(x), let y = sixtyFourths(y), let width = sixtyFourths(width),
      let height = sixtyFourths(height)
    else { return nil }
    return [x, y, width, height]
  }
}
