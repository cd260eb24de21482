/// A size is larger than its parent by more than this many points; less is hardly visible.
private let tolerance = 0.5

// The location and the remedies of an overflow.
extension OverflowingBox {
  /// Returns the location of the declared size that is itself larger than the parent.
  func cause(_ layout: ScreenLayout) -> SourceRange? {
    // In a scroll container, content may have any size.
    guard edge != .scrollStart else { return nil }
    let size = parent.map { layout.tree.frames[$0].size } ?? layout.viewport.frame.size
    let room = size.length(along: side.axis)
    let style = layout.style(of: component)
    let isHorizontal = side.axis == .horizontal
    let candidates: [(Length, StyleProperty)] = [
      (isHorizontal ? style.width : style.height, isHorizontal ? .width : .height),
      (isHorizontal ? style.minWidth : style.minHeight, isHorizontal ? .minWidth : .minHeight),
    ]
    for case (.points(let points), let property) in candidates where points > room + tolerance {
      return layout.screen.origins.range(of: property, in: component)
    }
    return nil
  }

  func remedy(_ layout: ScreenLayout, isTraced: Bool) -> String {
    let isHorizontal = side.axis == .horizontal
    let limit = isHorizontal ? "maxWidth" : "maxHeight"
    if !isInFlow {
      return "place it further in, limit its size with \(limit), or allow it with a "
        + "negative \(side.name)"
    }
    if edge == .scrollStart {
      return "let the content begin at the start (\"justifyContent\": \"flex-start\"), and move it "
        + "with automatic margins"
    }
    if isTraced { return "write less, or give it a \(limit) of \"100%\"" }
    if isHorizontal { return horizontalRemedy(layout) }
    if otherSides.contains(side.opposite) {
      return
        "let it begin at the start of its parent, and let that scroll (\"overflow\": \"scroll\")"
    }
    if edge == .screen { return "put what may grow into a layout with \"overflow\": \"scroll\"" }
    return "give its parent a minHeight instead of a height, or let it scroll or hide the rest"
  }

  /// Returns the remedies for a horizontal overflow. Wrapping and shrinking apply to rows, and
  /// wrapping only to those that do not wrap yet; scrolling does not help at the start of the
  /// content.
  private func horizontalRemedy(_ layout: ScreenLayout) -> String {
    let style = layout.style(of: parent ?? 0)
    let isRow = style.flexDirection == .row || style.flexDirection == .rowReverse
    let wraps = style.flexWrap != .nowrap
    var ways: [String] = []
    if isRow, !wraps { ways.append("wrap (\"flexWrap\": \"wrap\")") }
    if !isAtStart { ways.append("scroll (\"overflow\": \"scroll\")") }
    let itself =
      isRow && !wraps
      ? "let it shrink with \"minWidth\": 0" : "give it a maxWidth of \"100%\""
    if ways.isEmpty { return itself }
    let words = isRow && !wraps ? ", or its parent " : ", or let its parent "
    return itself + words + ways.joined(separator: " or ")
  }
}
