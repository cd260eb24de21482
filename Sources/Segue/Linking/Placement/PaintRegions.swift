/// The areas in which the components of a screen paint, in paint order: a spatial index that finds
/// what is near a rectangle without visiting every component.
///
/// A tree of rectangles over positions in paint order, after Guttman's R-trees, but each node
/// groups neighbours in paint order, so results come in that order.
struct PaintRegions: Sendable {
  let sequence: PaintSequence
  /// The levels of the tree. The lowest has one rectangle per position, around everything that the
  /// component there paints including its descendants; it is empty where nothing is visible. Each
  /// level above has one rectangle for every eight below.
  private let levels: [[Rect]]

  private static let width = 8

  /// Linear in the number of components.
  ///
  /// - Parameters:
  ///   - frames: One frame per component, relative to the top left corner of the screen.
  ///   - textInks: The ink boxes of texts that overflow their components.
  ///   - origin: The screen's top left corner on the device.
  init(
    _ screen: Screen, frames: [Rect], textInks: [ComponentID: Rect], at origin: Point, scale: Double
  ) {
    let sequence = PaintSequence(screen)
    self.sequence = sequence
    let inks = Self.inks(of: screen, frames, textInks, at: origin, scale: scale)
    var levels = [inks]
    if !sequence.isInDocumentOrder {
      levels[0] = inks.indices.map { inks[sequence.component(at: $0)] }
    }
    while let below = levels.last, below.count > Self.width {
      levels.append(
        stride(from: 0, to: below.count, by: Self.width).map { start in
          below[start..<min(start + Self.width, below.count)].reduce(.zero) { $0.around($1) }
        })
    }
    self.levels = levels
  }

  /// Returns the rectangle around everything that a component paints, including its descendants.
  func ink(of component: ComponentID) -> Rect { levels[0][sequence.position(of: component)] }

  /// Returns the first position, starting at `position`, whose component or a descendant of it
  /// paints inside `area`; the number of positions if there is none.
  ///
  /// Logarithmic time, unless many components are near the area without intersecting it.
  func next(from position: Int, meeting area: Rect) -> Int {
    var (level, index) = (0, position)
    while index < levels[level].count {
      if levels[level][index].meets(area) {
        if level == 0 { return index }
        level -= 1
        index *= Self.width
      } else {
        index += 1
        while level + 1 < levels.count, index.isMultiple(of: Self.width) {
          level += 1
          index /= Self.width
        }
      }
    }
    return sequence.count
  }

  /// Returns the ink rectangle of every component, by component.
  private static func inks(
    of screen: Screen, _ frames: [Rect], _ textInks: [ComponentID: Rect], at origin: Point,
    scale: Double
  ) -> [Rect] {
    var inks = [Rect](repeating: .zero, count: screen.components.count)
    var component: ComponentID = 0
    while component < screen.components.ids.upperBound {
      guard screen.isSeen(component) else {
        component = screen.components[component].subtreeEnd
        continue
      }
      if screen.shows(component) {
        inks[component] = screen.ink(
          of: component,
          in: frames[component].offset(x: origin.x, y: origin.y).rounded(toPixelsOf: scale))
        if !textInks.isEmpty, let text = textInks[component] {
          inks[component] = inks[component].union(text.offset(x: origin.x, y: origin.y))
        }
      }
      component += 1
    }
    for index in stride(from: inks.count - 1, to: 0, by: -1) where inks[index].area > 0 {
      let component = ComponentID(index)
      guard let parent = screen.components[component].parent else { continue }
      var ink = inks[component]
      let style = screen.layoutStyles[screen.components[parent].layoutStyle]
      if style.overflow != .visible {
        ink = ink.intersection(
          frames[parent].offset(x: origin.x, y: origin.y).rounded(toPixelsOf: scale)
            .inset(by: style.border.asBorders(inPixelsOf: scale)).rounded(toPixelsOf: scale))
      }
      inks[parent] = inks[parent].around(ink)
    }
    return inks
  }
}

extension Screen {
  /// Returns whether a component itself draws something.
  func shows(_ component: ComponentID) -> Bool {
    switch components[component].content {
    case .layout:
      paintStyles[components[component].paintStyle].paints(
        layoutStyles[components[component].layoutStyle])
    case .label, .button, .image, .video: true
    }
  }

  /// Returns whether a component's own style makes it and its descendants visible.
  func isSeen(_ component: ComponentID) -> Bool {
    layoutStyles[components[component].layoutStyle].display != .none
      && paintStyles[components[component].paintStyle].opacity > 0
  }

  /// Returns where a component itself paints: its frame extended by its shadows and its outline.
  func ink(of component: ComponentID, in frame: Rect) -> Rect {
    let reach = paintStyles[components[component].paintStyle].reach
    return reach > 0
      ? frame.inset(by: Edges(top: -reach, right: -reach, bottom: -reach, left: -reach)) : frame
  }
}

extension Rect {
  /// Returns whether two rectangles overlap in more than an edge.
  func meets(_ other: Rect) -> Bool {
    min(maxX, other.maxX) - max(x, other.x) > 1e-6 && min(maxY, other.maxY) - max(y, other.y) > 1e-6
  }

  /// Returns the union of two rectangles, ignoring one without an area.
  fileprivate func around(_ other: Rect) -> Rect {
    if other.area <= 0 { return self }
    return area > 0 ? union(other) : other
  }
}
