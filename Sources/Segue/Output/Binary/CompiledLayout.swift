/// A compiled screen as it lies on a device, its content not scrolled.
public struct CompiledLayout: Sendable {
  let view: ChunkView
  let row: Int
  public let device: Device
  /// The components, in the device's direction.
  public let tree: CompiledTree
  private let isWide: Bool
  private let frames: Range<Int>

  init(_ view: ChunkView, _ row: Int, device: Device) {
    self.view = view
    self.row = row
    self.device = device
    let table = ScreenTable.layouts
    tree = CompiledTree(view, Int(view.word(table, row, 1)))
    isWide = view.word(table, row, 6) != 0
    frames = view.rows(
      isWide ? ScreenTable.quadFrames : ScreenTable.frameX, from: view.word(table, row, 7),
      count: view.word(table, row, 8))
  }

  /// How the screen is shown.
  public var presentation: Presentation {
    Presentation(binaryCode: view.word(ScreenTable.layouts, row, 2))
  }

  /// The part of the device that the screen fills.
  public var viewport: Rect { view.rect(view.word(ScreenTable.layouts, row, 3)) }

  /// The safe area that is added to the root's padding.
  public var safeArea: Edges { view.edges(view.word(ScreenTable.layouts, row, 4)) }

  /// What the bars cover.
  public var bars: Edges { view.edges(view.word(ScreenTable.layouts, row, 5)) }

  /// The frame of a component in points from the viewport's corner, not rounded. Constant time, without
  /// allocation.
  public func frame(of component: Int) -> Rect {
    guard component >= 0, component < frames.count else { return .zero }
    let row = frames.lowerBound + component
    guard !isWide else { return view.rect(view.word(ScreenTable.quadFrames, row, 0)) }
    func points(_ table: ChunkTable) -> Double {
      Double(Int32(bitPattern: view.word(table, row, 0))) / 64 / device.scale
    }
    return Rect(
      x: points(ScreenTable.frameX), y: points(ScreenTable.frameY),
      width: points(ScreenTable.frameWidth), height: points(ScreenTable.frameHeight))
  }

  /// The frame on the device's pixels: edges are rounded, so that boxes which touch still touch.
  public func pixelFrame(of component: Int) -> Rect {
    frame(of: component).rounded(toPixelsOf: device.scale)
  }

  // MARK: Scrolling

  /// The scroll containers, in document order.
  public var scrollAreas: [LayoutTree.ScrollArea] { areaRows.map(area) }

  /// What a container holds; nil if it does not scroll. Logarithmic time.
  public func scrollArea(of component: Int) -> LayoutTree.ScrollArea? {
    let rows = areaRows
    let place = firstPlace(rows.count) {
      Int(view.word(ScreenTable.scrollAreas, rows.lowerBound + $0, 0)) >= component
    }
    guard place < rows.count else { return nil }
    let area = area(rows.lowerBound + place)
    return area.box == component ? area : nil
  }

  private var areaRows: Range<Int> {
    view.rows(
      ScreenTable.scrollAreas, from: view.word(ScreenTable.layouts, row, 9),
      count: view.word(ScreenTable.layouts, row, 10))
  }

  private func area(_ row: Int) -> LayoutTree.ScrollArea {
    let table = ScreenTable.scrollAreas
    let (viewport, content) = (
      view.quad(view.word(table, row, 1)), view.quad(view.word(table, row, 2))
    )
    return LayoutTree.ScrollArea(
      box: Int(view.word(table, row, 0)), viewport: Size(width: viewport.a, height: viewport.b),
      contentSize: Size(width: content.a, height: content.b))
  }

  // MARK: Text

  /// The lines of a label or a button; nil for others. Logarithmic in the texts of the screen.
  public func text(of component: Int) -> CompiledText? {
    let table = ScreenTable.texts
    let rows = view.rows(
      table, from: view.word(ScreenTable.layouts, row, 11),
      count: view.word(ScreenTable.layouts, row, 12))
    let place = firstPlace(rows.count) {
      Int(view.word(table, rows.lowerBound + $0, 0)) >= component
    }
    let found = rows.lowerBound + place
    guard place < rows.count, Int(view.word(table, found, 0)) == component else { return nil }
    return CompiledText(view: view, row: found)
  }
}
