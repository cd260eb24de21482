/// A component of a compiled screen.
///
/// Reading the type, indices and counts allocates nothing. Strings are created on access; `idRange`
/// gives the location of the id's bytes instead.
public struct CompiledNode: Sendable {
  let view: ChunkView
  let row: Int
  /// The component's index in the tree.
  public let index: ComponentID

  private var bits: UInt32 { view.word(ScreenTable.nodes, row: row, column: 0) }

  /// The type of the component.
  public var type: ComponentType { ComponentType(nodeCode: bits & 7) }

  /// Whether the component is part of the snapshots that fly.
  public var snapshot: Component.SnapshotMode {
    Component.SnapshotMode(binaryCode: bits >> NodeBits.snapshotShift & 3)
  }

  /// Whether screen readers skip the component.
  public var isAccessibilityHidden: Bool { bits & NodeBits.hidden != 0 }

  /// The index of the parent; nil for the root.
  public var parent: ComponentID? {
    let parent = Int(view.word(ScreenTable.nodes, row: row, column: 1))
    return parent == 0 ? nil : ComponentID(parent - 1)
  }

  /// The index of the first component in document order that is not inside this one.
  public var subtreeEnd: ComponentID {
    ComponentID(Int(view.word(ScreenTable.nodes, row: row, column: 2)))
  }

  /// The id, unique in the screen; nil if there is none.
  public var id: String? { view.string(ScreenTable.nodes, row: row, column: 6) }

  /// The range of the id's UTF-8 bytes in ``CompiledProject/bytes``; nil without an id.
  public var idRange: Range<Int>? {
    view.range(ofString: view.word(ScreenTable.nodes, row: row, column: 6))
  }

  // MARK: Optional properties

  private var extra: Int { Int(view.word(ScreenTable.nodes, row: row, column: 7)) }

  /// The key of the component's hero; nil if there is none.
  public var hero: String? { view.string(ScreenTable.extras, row: extra, column: 0) }

  /// The label for screen readers; nil if there is none.
  public var accessibilityLabel: String? { view.string(ScreenTable.extras, row: extra, column: 1) }

  /// The natural size of the component's picture in pixels; nil if there is no picture, or its size
  /// is unknown.
  public var naturalSize: Size? {
    let row = view.word(ScreenTable.extras, row: extra, column: 4)
    guard row != 0 else { return nil }
    let quad = view.quad(row)
    return Size(width: quad.a, height: quad.b)
  }

  /// The events of the component.
  public var events: [CompiledEvent] {
    let handlers = view.rows(
      ScreenTable.handlers, from: view.word(ScreenTable.extras, row: extra, column: 2),
      count: view.word(ScreenTable.extras, row: extra, column: 3))
    // Each event occurs once: in a forged artefact, every node might claim all handlers.
    return handlers.prefix(EventKind.allCases.count).map { CompiledEvent(view: view, row: $0) }
  }

  // MARK: Content

  private var contents: Range<Int> {
    view.rows(
      ScreenTable.contents, from: view.word(ScreenTable.nodes, row: row, column: 5),
      count: bits >> NodeBits.contentShift)
  }

  /// The text of a label's runs, or a button's title; nil for other types.
  public var text: String? {
    switch type {
    case .label:
      contents.map { view.string(ScreenTable.contents, row: $0, column: 0) ?? "" }.joined()
    case .button: content(0)
    case .layout, .image, .video: nil
    }
  }

  /// The runs of a label; empty for other types.
  public var runs: [LabelRun] {
    guard type == .label else { return [] }
    return contents.map { row in
      LabelRun(
        text: view.string(ScreenTable.contents, row: row, column: 0) ?? "",
        style: view.textStyle(view.word(ScreenTable.contents, row: row, column: 1)))
    }
  }

  /// The source of an image or a video; nil for other types.
  public var source: String? { type == .image || type == .video ? content(0) : nil }

  /// The picture that is shown before a video plays; nil if there is none.
  public var poster: String? { type == .video ? content(1) : nil }

  /// The icon of a button; nil if there is none.
  public var icon: String? { type == .button ? content(1) : nil }

  private func content(_ place: Int) -> String? {
    place < contents.count
      ? view.string(ScreenTable.contents, row: contents.lowerBound + place, column: 0) : nil
  }

  // MARK: Style

  /// The style in which the component is painted. Allocates for gradients and shadows, which are
  /// stored as CSS.
  public var paintStyle: PaintStyle { view.paintStyle(paint) }

  /// The declared border widths in points; devices draw whole pixels.
  public var border: Edges { view.edges(view.word(ScreenTable.paints, row: paint, column: 9)) }

  /// The treatment of content that overflows the component.
  public var overflow: LayoutStyle.Overflow {
    LayoutStyle.Overflow(binaryCode: view.word(ScreenTable.paints, row: paint, column: 7) >> 4 & 3)
  }

  /// The display type, which determines whether the component takes part in the layout.
  public var display: LayoutStyle.Display {
    LayoutStyle.Display(binaryCode: view.word(ScreenTable.paints, row: paint, column: 7) >> 6 & 1)
  }

  private var paint: Int { Int(view.word(ScreenTable.nodes, row: row, column: 3)) }

  /// The style in which the component's text is set.
  public var textStyle: TextStyle {
    view.textStyle(view.word(ScreenTable.nodes, row: row, column: 4))
  }
}
