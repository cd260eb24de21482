/// Encodes the frames of a screen's components, and their lines, on a device.
extension ScreenChunkEncoder {
  mutating func add(
    _ layout: ScreenLayout, device: Int, tree: Int, in memory: inout ShapedTextCache
  ) {
    let frames = layout.tree.frames
    let scale = layout.device.scale
    let parts = frames.compactMap { $0.sixtyFourths(scale) }
    let isSixtyFourths = parts.count == frames.count
    let firstFrame =
      isSixtyFourths
      ? writer.count(ScreenRow.FrameX.self) : writer.count(ScreenRow.QuadFrame.self)
    if isSixtyFourths {
      writer.add(ScreenRow.FrameX.self, column: parts.map { $0[0] })
      writer.add(ScreenRow.FrameY.self, column: parts.map { $0[1] })
      writer.add(ScreenRow.FrameWidth.self, column: parts.map { $0[2] })
      writer.add(ScreenRow.FrameHeight.self, column: parts.map { $0[3] })
    } else {
      for frame in frames { writer.add(ScreenRow.QuadFrame(writer.quad(frame))) }
    }
    let firstArea = writer.count(ScreenRow.ScrollArea.self)
    for area in layout.tree.scrollAreas {
      writer.add(
        ScreenRow.ScrollArea(
          component: UInt32(truncatingIfNeeded: area.box.index),
          viewport: writer.quad(area.viewport.width, area.viewport.height),
          content: writer.quad(area.contentSize.width, area.contentSize.height)))
    }
    let firstText = writer.count(ScreenRow.Text.self)
    memory.begin(layout.fonts)
    var texts = layout.texts()
    for index in layout.screen.components.ids {
      if let text = layout.lines(of: index, &texts, in: &memory) {
        add(text, of: index, isPlain: layout.screen.components[index].content.isPlain)
      }
    }
    let viewport = layout.viewport
    writer.add(
      ScreenRow.Layout(
        device: UInt32(truncatingIfNeeded: device), tree: UInt32(truncatingIfNeeded: tree),
        presentation: layout.presentation.binaryCode, viewport: writer.quad(viewport.frame),
        safeArea: writer.quad(viewport.safeArea), bars: writer.quad(viewport.bars),
        hasQuadFrames: isSixtyFourths ? 0 : 1, firstFrame: firstFrame,
        frameCount: UInt32(truncatingIfNeeded: frames.count), firstScrollArea: firstArea,
        scrollAreaCount: UInt32(truncatingIfNeeded: layout.tree.scrollAreas.count),
        firstText: firstText, textCount: writer.count(ScreenRow.Text.self) - firstText, unused: 0))
  }

  private mutating func add(_ text: PlacedLines, of component: ComponentID, isPlain: Bool) {
    let firstLine = writer.count(ScreenRow.Line.self)
    for line in text.lines {
      let firstPiece = writer.count(ScreenRow.Piece.self)
      if !isPlain {
        for piece in line.pieces {
          writer.add(
            ScreenRow.Piece(
              runPlus1: UInt32(truncatingIfNeeded: piece.run.map { $0 + 1 } ?? 0),
              text: writer.string(piece.text), x: writer.number(piece.x),
              width: writer.number(piece.width)))
        }
      }
      writer.add(
        ScreenRow.Line(
          text: writer.string(line.text),
          geometry: writer.quad(line.x, line.top, line.height, line.baseline),
          width: writer.number(line.width), firstPiece: firstPiece,
          pieceCount: writer.count(ScreenRow.Piece.self) - firstPiece))
    }
    let count = writer.count(ScreenRow.Line.self) - firstLine
    let lines = shared(firstLine, count, of: component, isPlain: isPlain)
    writer.add(
      ScreenRow.Text(
        component: UInt32(truncatingIfNeeded: component.index), box: writer.quad(text.box),
        firstLine: lines, bits: count << 1 | (text.isTruncated ? 1 : 0)))
  }

  /// Returns the first row of some lines, after replacing them by the lines of the same component
  /// on the previous device if they are equal.
  private mutating func shared(
    _ first: UInt32, _ count: UInt32, of component: ComponentID, isPlain: Bool
  ) -> UInt32 {
    guard isPlain, count > 0 else { return first }
    if let known = knownLines[component], known.count == count,
      writer.isRepeated(
        from: first, at: known.first,
        ignoring: { (line: inout ScreenRow.Line) in line.firstPiece = 0 })
    {
      writer.removeRows(ScreenRow.Line.self, from: first)
      return known.first
    }
    knownLines[component] = (first, count)
    return first
  }
}

extension Component.Content {
  /// Whether the content is not a label of several runs.
  fileprivate var isPlain: Bool {
    if case .label(let runs) = self { runs.count <= 1 } else { true }
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
