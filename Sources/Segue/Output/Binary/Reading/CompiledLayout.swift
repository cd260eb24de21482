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
    let layout = view[ScreenRow.Layout.self, row]
    tree = CompiledTree(view, Int(clamping: layout.tree))
    isWide = layout.hasQuadFrames != 0
    let (first, count) = (layout.firstFrame, layout.frameCount)
    frames =
      isWide
      ? view.rows(ScreenRow.QuadFrame.self, from: first, count: count)
      : view.rows(ScreenRow.FrameX.self, from: first, count: count)
  }

  private var layout: RowView<ScreenRow.Layout> { view[ScreenRow.Layout.self, row] }

  /// The presentation of the screen.
  public var presentation: Presentation { Presentation(binaryCode: layout.presentation) }

  /// The part of the device that the screen fills.
  public var viewport: Rect { view.rect(layout.viewport) }

  /// The safe area that is added to the root's padding.
  public var safeArea: Edges { view.edges(layout.safeArea) }

  /// The insets that the bars cover.
  public var bars: Edges { view.edges(layout.bars) }

  /// Returns the frame of a component in points from the viewport's corner, not rounded. Constant
  /// time, without allocation.
  public func frame(of component: ComponentID) -> Rect {
    guard component.index >= 0, component.index < frames.count else { return .zero }
    let row = frames.lowerBound + component.index
    guard !isWide else { return view.rect(view[ScreenRow.QuadFrame.self, row]) }
    func points(_ word: UInt32) -> Double { Double(Int32(bitPattern: word)) / 64 / device.scale }
    return Rect(
      x: points(view[ScreenRow.FrameX.self, row]), y: points(view[ScreenRow.FrameY.self, row]),
      width: points(view[ScreenRow.FrameWidth.self, row]),
      height: points(view[ScreenRow.FrameHeight.self, row]))
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
    let place = (0..<rows.count).partitioningIndex {
      view[ScreenRow.ScrollArea.self, rows.lowerBound + $0].component >= component.index
    }
    guard place < rows.count else { return nil }
    let area = area(rows.lowerBound + place)
    return area.box.index == component.index ? area : nil
  }

  private var areaRows: Range<Int> {
    view.rows(
      ScreenRow.ScrollArea.self, from: layout.firstScrollArea, count: layout.scrollAreaCount)
  }

  private func area(_ row: Int) -> LayoutTree.ScrollArea {
    let area = view[ScreenRow.ScrollArea.self, row]
    let (viewport, content) = (view.quad(area.viewport), view.quad(area.content))
    return LayoutTree.ScrollArea(
      box: BoxID(Int(clamping: area.component)),
      viewport: Size(width: viewport.a, height: viewport.b),
      contentSize: Size(width: content.a, height: content.b))
  }

  // MARK: Text

  /// Returns the lines of a label or a button; nil for other components. Logarithmic in the number
  /// of texts on the screen.
  public func text(of component: ComponentID) -> CompiledText? {
    let rows = view.rows(ScreenRow.Text.self, from: layout.firstText, count: layout.textCount)
    let place = (0..<rows.count).partitioningIndex {
      view[ScreenRow.Text.self, rows.lowerBound + $0].component >= component.index
    }
    let found = rows.lowerBound + place
    guard place < rows.count, view[ScreenRow.Text.self, found].component == component.index else {
      return nil
    }
    return CompiledText(view: view, row: found)
  }
}
