/// The rows of a compiled screen's chunk.
enum ScreenRow {
  /// The only row of its table.
  struct Screen: ChunkRow {
    static let table = 4
    /// Bars and safe area edges, as bits.
    var id, title, presentation, flags: UInt32
    var unused, unused2: UInt32
  }

  struct Tree: ChunkRow {
    static let table = 5
    var direction, firstNode, nodeCount, unused: UInt32
  }

  /// A node, whose bits are `NodeBits`. Its end is the first node after the subtree.
  struct Node: ChunkRow {
    static let table = 6
    var bits, parentPlus1, end, paint, textStyle, firstContent, id, extra: UInt32
  }

  /// Properties that few nodes have. Row 0 means none.
  struct Extra: ChunkRow {
    static let table = 7
    var hero, accessibilityLabel, firstHandler, handlerCount, naturalSize, unused: UInt32
  }

  struct Content: ChunkRow {
    static let table = 8
    var text, style: UInt32
  }

  struct Handler: ChunkRow {
    static let table = 9
    var event, firstAction, actionCount: UInt32
  }

  /// An action. The kind determines what the text and the detail contain.
  struct Action: ChunkRow {
    static let table = 10
    var kind, text, detail, number, firstLink, linkCount: UInt32
  }

  /// A link of a new stack.
  typealias ActionLink = WordRow<11>

  struct Paint: ChunkRow, Hashable {
    static let table = 12
    var background, gradients, borderColor, corners, outline, outlineColor, shadows, flags: UInt32
    var objectPosition, border, zIndexLow, zIndexHigh: UInt32
  }

  /// A text style. Its metrics are size, weight, letter spacing and line height.
  struct TextStyle: ChunkRow {
    static let table = 13
    var family, metrics, color, flags, maxLinesLow, maxLinesHigh: UInt32
  }

  /// A layout of the screen on a device. Frames in whole 64ths of a device pixel are in `FrameX`
  /// and the three tables after it, all others in `QuadFrame`.
  struct Layout: ChunkRow {
    static let table = 14
    var device, tree, presentation, viewport, safeArea, bars, hasQuadFrames: UInt32
    var firstFrame, frameCount, firstScrollArea, scrollAreaCount, firstText, textCount: UInt32
    var unused: UInt32
  }

  // Frames in 64ths of a device pixel. Each number has a table of its own, because most widths fit
  // in 16 bits.

  typealias FrameX = WordRow<15>
  typealias FrameY = WordRow<16>
  typealias FrameWidth = WordRow<17>
  typealias FrameHeight = WordRow<18>

  /// A frame that is not in whole 64ths of a device pixel: a quad.
  typealias QuadFrame = WordRow<19>

  struct ScrollArea: ChunkRow {
    static let table = 20
    var component, viewport, content: UInt32
  }

  /// A text. Its bits are twice the number of lines, plus 1 if the text is truncated.
  struct Text: ChunkRow {
    static let table = 21
    var component, box, firstLine, bits: UInt32
  }

  /// A line. Its geometry is x, top, height and baseline.
  struct Line: ChunkRow, Equatable {
    static let table = 22
    var text, geometry, width, firstPiece, pieceCount: UInt32
  }

  struct Piece: ChunkRow {
    static let table = 23
    var runPlus1, text, x, width: UInt32
  }

  static let tables = [
    TableDescription(Screen.self),
    TableDescription(Tree.self),
    TableDescription(Node.self),
    TableDescription(Extra.self),
    TableDescription(Content.self),
    TableDescription(Handler.self),
    TableDescription(Action.self),
    TableDescription(ActionLink.self),
    TableDescription(Paint.self),
    TableDescription(TextStyle.self),
    TableDescription(Layout.self),
    TableDescription(FrameX.self),
    TableDescription(FrameY.self),
    TableDescription(FrameWidth.self),
    TableDescription(FrameHeight.self),
    TableDescription(QuadFrame.self),
    TableDescription(ScrollArea.self),
    TableDescription(Text.self),
    TableDescription(Line.self),
    TableDescription(Piece.self),
  ]
}
