/// The layout of a view on a device, in columns: a list per property, with one entry per component
/// or piece of text.
///
/// Columns make pages small: the name of a property is written once, and a column that is the same
/// on another device, or in the other direction, is not written again.
struct PreviewLayout {
  let layout: ScreenLayout
  private let end: FlightEnd
  private var screen: Screen { layout.screen }

  init(_ layout: ScreenLayout) {
    self.layout = layout
    end = FlightEnd(layout, scrolledBy: ScrollOffsets())
  }

  /// The name of a list, and the list as JSON.
  typealias Column = (name: String, json: String)

  /// Returns the columns. Linear in the components and their text.
  ///
  /// - Parameter lines: The texts of the instance's lines, to which new ones are appended.
  func columns(_ tables: inout PreviewTables, _ lines: inout InternedTexts) -> [Column] {
    let components = screen.components.ids
    let viewport = layout.viewport
    let rest = layout.rest
    let frames = components.map { end.pixelFrame(of: $0) }
    var columns: [Column] = []
    columns.add("viewport", rest.frame.numbersForPage)
    columns.add(
      "rest", rest.corners.clockwise.map(roundedForPage) + [roundedForPage(rest.scrimOpacity)])
    columns.add("grabber", rest.grabberFrame(on: layout.device)?.numbersForPage ?? [])
    columns.add("bars", [viewport.bars.top, viewport.bars.bottom].map(roundedForPage))
    columns.add("x", frames.map { $0.x })
    columns.add("y", frames.map { $0.y })
    columns.add("width", frames.map { $0.width })
    columns.add("height", frames.map { $0.height })
    columns.add(
      "paints",
      components.map {
        Double(tables.paint(layout.paintCSS(of: $0), border: layout.border(of: $0)))
      })
    columns.add("gone", components.filter(isGone).map { Double($0.index) })
    columns.add("scrolls", scrolls)
    columns.add(
      "scrollsLeft",
      components.filter {
        let style = screen.layoutStyle(of: $0)
        return style.overflow == .scroll && style.scrollsLeft
      }.map { Double($0.index) })
    columns.add("order", order)
    columns += PreviewText(layout).columns(&tables, &lines)
    columns.add("pictures", components.compactMap { picture(of: $0, &tables) })
    return columns
  }

  /// Whether `display` removes a component, and no ancestor is already removed.
  private func isGone(_ component: ComponentID) -> Bool {
    guard screen.layoutStyle(of: component).display == .none else { return false }
    guard let parent = screen.components[component].parent else { return true }
    return layout.isLaidOut(parent)
  }

  /// The content sizes of the scroll containers.
  private var scrolls: [(Int, [Double])] {
    layout.tree.scrollAreas
      .filter { screen.layoutStyle(of: ComponentID($0.box)).overflow == .scroll }
      .map { ($0.box.index, [$0.contentSize.width, $0.contentSize.height].map(roundedForPage)) }
  }

  /// The paint order of children, where `order` changes it from document order.
  private var order: [(Int, [Double])] {
    let order = PaintOrder(screen: screen)
    return screen.components.ids.compactMap { component in
      let children = Array(screen.children(of: component))
      guard children.contains(where: { screen.layoutStyle(of: $0).order != 0 }) else { return nil }
      return (component.index, order.children(of: component).map { Double($0.index) })
    }
  }

  /// Returns the index of a picture, the rectangle in which it is drawn, and the rounded box that
  /// clips it if that differs.
  private func picture(
    of component: ComponentID, _ tables: inout PreviewTables
  ) -> (Int, [Double])? {
    guard layout.isLaidOut(component) else { return nil }
    let frame = end.frame(of: component)
    switch screen.components[component].content {
    case .layout, .label: return nil
    case .button(_, let icon):
      guard let icon, let text = layout.text(of: component), let square = text.icon else {
        return nil
      }
      let box = square.offset(x: text.box.x, y: text.box.y)
      return (component.index, [Double(tables.picture(icon.name))] + box.numbersForPage)
    case .image, .video:
      let (drawn, box) = layout.pictureFrames(
        of: component, in: Rect(origin: .zero, size: frame.size))
      // A video without a poster has a picture too, whose source is unknown.
      let picture = layout.pictureSource(of: component).map { Double(tables.picture($0)) } ?? -1
      let numbers = [picture] + drawn.numbersForPage
      if box.isSharp {
        return (component.index, drawn == box.rect ? numbers : numbers + box.rect.numbersForPage)
      }
      // Corners of a box inside borders of different widths are elliptical.
      let radii = [box.horizontal, box.vertical].flatMap { $0.clockwise.map(roundedForPage) }
      return (
        component.index,
        numbers + box.rect.numbersForPage
          + (box.horizontal == box.vertical ? Array(radii.prefix(4)) : radii)
      )
    }
  }
}

extension [PreviewLayout.Column] {
  mutating func add(_ name: String, _ numbers: [Double]) {
    var writer = JSONWriter()
    writer.numbers(numbers)
    append((name, writer.text))
  }

  /// Adds a text with one character per entry.
  mutating func add(_ name: String, _ characters: String) {
    var writer = JSONWriter()
    writer.string(characters)
    append((name, writer.text))
  }

  /// Adds lists of numbers for the indices that have one.
  mutating func add(_ name: String, _ lists: [(Int, [Double])]) {
    var writer = JSONWriter()
    writer.object { writer in
      for (index, numbers) in lists { writer.member("\(index)") { $0.numbers(numbers) } }
    }
    append((name, writer.text))
  }
}

extension Rect {
  var numbersForPage: [Double] { [x, y, width, height].map(roundedForPage) }
}
