/// The layout of a compiled screen on a device, without scrolling.
public struct CompiledLayout: Sendable {
  let view: ChunkView
  let row: Int
  /// The device.
  public let device: Device
  /// The components, for the device's direction.
  public let tree: CompiledTree
  private let isWide: Bool
  private let frames: Range<Int>

  init(_ view: ChunkView, _ row: Int, device: Device) {
    self.view = view
    self.row = row
    self.device = device
    let table = ScreenTable.layouts
    tree = CompiledTree(view, Int(view.word(table, row: row, column: 1)))
    isWide = view.word(table, row: row, column: 6) != 0
    frames = view.rows(
      isWide ? ScreenTable.quadFrames : ScreenTable.frameX,
      from: view.word(table, row: row, column: 7),
      count: view.word(table, row: row, column: 8))
  }

  /// The presentation of the screen.
  public var presentation: Presentation {
    Presentation(binaryCode: view.word(ScreenTable.layouts, row: row, column: 2))
  }

  /// The part of the device that the screen fills.
  public var viewport: Rect { view.rect(view.word(ScreenTable.layouts, row: row, column: 3)) }

  /// The safe area that is added to the root's padding.
  public var safeArea: Edges { view.edges(view.word(ScreenTable.layouts, row: row, column: 4)) }

  /// The insets that the bars cover.
  public var bars: Edges { view.edges(view.word(ScreenTable.layouts, row: row, column: 5)) }

  /// Returns the frame of a component in points from the viewport's corner, not rounded. Constant
  /// time, without allocation.
  public func frame(of component: ComponentID) -> Rect {
    guard component.index >= 0, component.index < frames.count else { return .zero }
    let row = frames.lowerBound + component.index
    guard !isWide else { return view.rect(view.word(ScreenTable.quadFrames, row: row, column: 0)) }
    func points(_ table: ChunkTable) -> Double {
      Double(Int32(bitPattern: view.word(table, row: row, column: 0))) / 64 / device.scale
    }
    return Rect(
      x: points(ScreenTable.frameX), y: points(ScreenTable.frameY),
      width: points(ScreenTable.frameWidth), height: points(ScreenTable.frameHeight))
  }

  /// Returns the frame of a component rounded to device pixels. Adjacent boxes stay adjacent.
  public func pixelFrame(of component: ComponentID) -> Rect {
    frame(of: component).rounded(toPixelsOf: device.scale)
  }

  // MARK: Scrolling

  /// The scroll containers, in document order.
  public var scrollAreas: [LayoutTree.ScrollArea] { areaRows.map(area) }

  /// Returns the scroll area of a container; nil if it does not scroll. Logarithmic time.
  public func scrollArea(of component: ComponentID) -> LayoutTree.ScrollArea? {
    let rows = areaRows
    let place = firstPlace(rows.count) {
      Int(view.word(ScreenTable.scrollAreas, row: rows.lowerBound + $0, column: 0))
        >= component.index
    }
    guard place < rows.count else { return nil }
    let area = area(rows.lowerBound + place)
    return area.box.index == component.index ? area : nil
  }

  private var areaRows: Range<Int> {
    view.rows(
      ScreenTable.scrollAreas, from: view.word(ScreenTable.layouts, row: row, column: 9),
      count: view.word(ScreenTable.layouts, row: row, column: 10))
  }

  private func area(_ row: Int) -> LayoutTree.ScrollArea {
    let table = ScreenTable.scrollAreas
    let (viewport, content) = (
      view.quad(view.word(table, row: row, column: 1)),
      view.quad(view.word(table, row: row, column: 2))
    )
    return LayoutTree.ScrollArea(
      box: BoxID(Int(view.word(table, row: row, column: 0))),
      viewport: Size(width: viewport.a, height: viewport.b),
      contentSize: Size(width: content.a, height: content.b))
  }

  // MARK: Text

  /// Returns the lines of a label or a button; nil for other components. Logarithmic in the number
  /// of texts on the screen.
  public func text(of component: ComponentID) -> CompiledText? {
    let table = ScreenTable.texts
    let rows = view.rows(
      table, from: view.word(ScreenTable.layouts, row: row, column: 11),
      count: view.word(ScreenTable.layouts, row: row, column: 12))
    let place = firstPlace(rows.count) {
      Int(view.word(table, row: rows.lowerBound + $0, column: 0)) >= component.index
    }
    let found = rows.lowerBound + place
    guard place < rows.count, Int(view.word(table, row: found, column: 0)) == component.index
    else { return nil }
    return CompiledText(view: view, row: found)
  }
}
