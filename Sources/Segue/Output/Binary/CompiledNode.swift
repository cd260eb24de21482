/// A component of a compiled screen.
///
/// Looking at kind, place, style numbers and counts allocates nothing. Strings are made when asked for;
/// `idRange` and its like give their bytes instead.
public struct CompiledNode: Sendable {
  let view: ChunkView
  let row: Int
  /// Its place in the tree.
  public let index: Int

  private var bits: UInt32 { view.word(ScreenTable.nodes, row, 0) }

  public var type: ComponentType { ComponentType(nodeCode: bits & 7) }

  public var snapshot: Component.SnapshotMode {
    Component.SnapshotMode(binaryCode: bits >> NodeBits.snapshotShift & 3)
  }

  public var isAccessibilityHidden: Bool { bits & NodeBits.hidden != 0 }

  /// nil for the root.
  public var parent: Int? {
    let parent = Int(view.word(ScreenTable.nodes, row, 1))
    return parent == 0 ? nil : parent - 1
  }

  /// The first component in document order that is not inside this one.
  public var subtreeEnd: Int { Int(view.word(ScreenTable.nodes, row, 2)) }

  /// Unique in its screen.
  public var id: String? { view.string(ScreenTable.nodes, row, 6) }

  /// Where the id's bytes are among the project's, in UTF-8; nil without one.
  public var idRange: Range<Int>? { view.range(ofString: view.word(ScreenTable.nodes, row, 6)) }

  // MARK: What few components have

  private var extra: Int { Int(view.word(ScreenTable.nodes, row, 7)) }

  /// The key of the hero that it takes part in.
  public var hero: String? { view.string(ScreenTable.extras, extra, 0) }

  public var accessibilityLabel: String? { view.string(ScreenTable.extras, extra, 1) }

  /// The natural size of its picture in pixels; nil if it has none, or nobody knows.
  public var naturalSize: Size? {
    let row = view.word(ScreenTable.extras, extra, 4)
    guard row != 0 else { return nil }
    let quad = view.quad(row)
    return Size(width: quad.a, height: quad.b)
  }

  /// What it does, an event at a time.
  public var events: [CompiledEvent] {
    let handlers = view.rows(
      ScreenTable.handlers, from: view.word(ScreenTable.extras, extra, 2),
      count: view.word(ScreenTable.extras, extra, 3))
    // Each event stands once: in a forged artefact every node might have all that there are.
    return handlers.prefix(EventKind.allCases.count).map { CompiledEvent(view: view, row: $0) }
  }

  // MARK: What it shows

  private var contents: Range<Int> {
    view.rows(
      ScreenTable.contents, from: view.word(ScreenTable.nodes, row, 5),
      count: bits >> NodeBits.contentShift)
  }

  /// The text of a label's runs, or a button's title; nil for others.
  public var text: String? {
    switch type {
    case .label: contents.map { view.string(ScreenTable.contents, $0, 0) ?? "" }.joined()
    case .button: content(0)
    case .layout, .image, .video: nil
    }
  }

  /// A label's text with its styles; empty for others.
  public var runs: [LabelRun] {
    guard type == .label else { return [] }
    return contents.map { row in
      LabelRun(
        text: view.string(ScreenTable.contents, row, 0) ?? "",
        style: view.textStyle(view.word(ScreenTable.contents, row, 1)))
    }
  }

  /// An image's picture, or a video; nil for others.
  public var source: String? { type == .image || type == .video ? content(0) : nil }

  /// What is shown of a video before it plays.
  public var poster: String? { type == .video ? content(1) : nil }

  /// A button's icon.
  public var icon: String? { type == .button ? content(1) : nil }

  private func content(_ place: Int) -> String? {
    place < contents.count
      ? view.string(ScreenTable.contents, contents.lowerBound + place, 0) : nil
  }

  // MARK: How it looks

  /// How the component is painted. Allocates for gradients and shadows, which are stored as CSS.
  public var paintStyle: PaintStyle { view.paintStyle(paint) }

  /// The widths of its borders as they are declared, in points; a device shows whole pixels of them.
  public var border: Edges { view.edges(view.word(ScreenTable.paints, paint, 9)) }

  public var overflow: LayoutStyle.Overflow {
    LayoutStyle.Overflow(binaryCode: view.word(ScreenTable.paints, paint, 7) >> 4 & 3)
  }

  /// Whether it takes part in the layout at all.
  public var display: LayoutStyle.Display {
    LayoutStyle.Display(binaryCode: view.word(ScreenTable.paints, paint, 7) >> 6 & 1)
  }

  private var paint: Int { Int(view.word(ScreenTable.nodes, row, 3)) }

  /// How its text is set.
  public var textStyle: TextStyle { view.textStyle(view.word(ScreenTable.nodes, row, 4)) }
}
