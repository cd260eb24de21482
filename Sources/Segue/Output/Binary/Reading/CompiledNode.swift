/// A component of a compiled screen.
///
/// Reading the type, indices and counts allocates nothing. Strings are created on access; `idRange`
/// gives the location of the id's bytes instead.
public struct CompiledNode: Sendable {
  let view: ChunkView
  let row: Int
  /// The component's index in the tree.
  public let index: ComponentID

  private var node: RowView<ScreenRow.Node> { view[ScreenRow.Node.self, row] }

  private var bits: UInt32 { node.bits }

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
    let parent = Int(clamping: node.parentPlus1)
    return parent == 0 ? nil : ComponentID(parent - 1)
  }

  /// The index of the first component in document order that is not inside this one.
  public var subtreeEnd: ComponentID { ComponentID(Int(clamping: node.end)) }

  /// The id, unique in the screen; nil if there is none.
  public var id: String? { view.string(node.id) }

  /// The range of the id's UTF-8 bytes in ``CompiledProject/bytes``; nil without an id.
  public var idRange: Range<Int>? { view.range(ofString: node.id) }

  // MARK: Optional properties

  private var extra: RowView<ScreenRow.Extra> { view[ScreenRow.Extra.self, node.extra] }

  /// The key of the component's hero; nil if there is none.
  public var hero: String? { view.string(extra.hero) }

  /// The label for screen readers; nil if there is none.
  public var accessibilityLabel: String? { view.string(extra.accessibilityLabel) }

  /// The natural size of the component's picture in pixels; nil if there is no picture, or its size
  /// is unknown.
  public var naturalSize: Size? {
    guard extra.naturalSize != 0 else { return nil }
    let quad = view.quad(extra.naturalSize)
    return Size(width: quad.a, height: quad.b)
  }

  /// The events of the component.
  public var events: [CompiledEvent] {
    let handlers = view.rows(
      ScreenRow.Handler.self, from: extra.firstHandler, count: extra.handlerCount)
    // Each event occurs once: in a forged artefact, every node might claim all handlers.
    return handlers.prefix(EventKind.allCases.count).map { CompiledEvent(view: view, row: $0) }
  }

  // MARK: Content

  private var contents: Range<Int> {
    view.rows(
      ScreenRow.Content.self, from: node.firstContent, count: bits >> NodeBits.contentShift)
  }

  /// The text of a label's runs, or a button's title; nil for other types.
  public var text: String? {
    switch type {
    case .label:
      contents.map { view.string(view[ScreenRow.Content.self, $0].text) ?? "" }.joined()
    case .button: content(0)
    case .layout, .image, .video: nil
    }
  }

  /// The runs of a label; empty for other types.
  public var runs: [LabelRun] {
    guard type == .label else { return [] }
    return contents.map { row in
      let run = view[ScreenRow.Content.self, row]
      return LabelRun(text: view.string(run.text) ?? "", style: view.textStyle(run.style))
    }
  }

  /// The source of an image or a video; nil for other types.
  public var source: String? {
    guard type == .image || type == .video, let source = content(0) else { return nil }
    return source.isEmpty ? nil : source
  }

  /// The picture that is shown before a video plays; nil if there is none.
  public var poster: String? { type == .video ? content(1) : nil }

  /// The icon of a button; nil if there is none.
  public var icon: String? { type == .button ? content(1) : nil }

  private func content(_ place: Int) -> String? {
    place < contents.count
      ? view.string(view[ScreenRow.Content.self, contents.lowerBound + place].text) : nil
  }

  // MARK: Style

  /// The style in which the component is painted. Allocates for gradients and shadows, which are
  /// stored as CSS.
  public var paintStyle: PaintStyle { view.paintStyle(node.paint) }

  /// The declared border widths in points; devices draw whole pixels.
  public var border: Edges { view.edges(paint.border) }

  /// The treatment of content that overflows the component.
  public var overflow: LayoutStyle.Overflow {
    LayoutStyle.Overflow(binaryCode: paint.flags >> 4 & 3)
  }

  /// The display type, which determines whether the component takes part in the layout.
  public var display: LayoutStyle.Display {
    LayoutStyle.Display(binaryCode: paint.flags >> 6 & 1)
  }

  private var paint: RowView<ScreenRow.Paint> { view[ScreenRow.Paint.self, node.paint] }

  /// The style in which the component's text is set.
  public var textStyle: TextStyle { view.textStyle(node.textStyle) }
}
