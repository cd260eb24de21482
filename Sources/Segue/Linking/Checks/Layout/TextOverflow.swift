/// Text that overflows on the left or right by at most this many points is not reported; that is
/// hardly visible.
private let tolerance = 0.5

/// The fraction of a line that may overflow above or below, where there is only space around the
/// letters.
private let emptyPartOfLine = 0.25

/// Finds labels and buttons whose text visibly overflows their own box: lines for which the height
/// has no room, and lines that are neither wrapped nor truncated.
///
/// Text is not reported if the component or an ancestor hides it, if it is at the end of a scroll
/// container with nothing after it, or if it is a list of lines in a container that scrolls to
/// their end. Only text that may overflow is laid out again, in time linear in its length.
func textOverflow(
  _ boxes: VisibleBoxes, explained: inout ExplainedParts, texts: inout ScreenTexts,
  in memory: inout ShapedTextCache
) -> [Finding] {
  let layout = boxes.layout
  var findings: [Finding] = []
  var lineLists: [ComponentID: Bool] = [:]
  for index in layout.screen.components.ids where boxes.isShown[index] && !explained[index] {
    guard layout.screen.showsText(index) else { continue }
    let axes = layout.axesOfTextOverflow(of: index)
    guard !axes.isEmpty, layout.overflow(of: index) == .visible,
      let ink = layout.ink(of: index, &texts, in: &memory)?.intersection(boxes.clips[index]),
      ink.width > 0, ink.height > 0
    else { continue }
    let text = layout.textStyle(of: index)
    let line = layout.fonts.lineMetrics(
      of: text.font, lineHeight: text.lineHeight, scale: layout.device.scale
    ).height
    var worst: (side: BoxSide, amount: Double)?
    for side in BoxSide.around(layout.style(of: index).direction) where axes.contains(side.axis) {
      let amount = ink.excess(over: layout.tree.frames[index], at: side)
      let allowed = side.axis == .horizontal ? tolerance : max(tolerance, line * emptyPartOfLine)
      if amount > allowed, amount > worst?.amount ?? 0,
        !boxes.scrolls(index, toTextAt: side, &lineLists)
      {
        worst = (side, amount)
      }
    }
    guard let worst else { continue }
    explained.insert(index)
    findings.append(.textOverflow(index, side: worst.side, by: worst.amount, in: layout))
  }
  return findings
}

extension VisibleBoxes {
  /// Returns whether text that overflows its component on a side can be scrolled to and covers
  /// nothing.
  ///
  /// A container scrolls along both axes, so text that overflows any box makes it wider. It is
  /// considered to scroll horizontally only if that is its main axis, or if all its children are
  /// unwrapped lines, such as those of code.
  ///
  /// - Parameter lineLists: A cache of whether containers have only such lines as children.
  fileprivate func scrolls(
    _ index: ComponentID, toTextAt side: BoxSide, _ lineLists: inout [ComponentID: Bool]
  ) -> Bool {
    guard scrolls[index][side.opposite] > 0 else { return false }
    let components = layout.screen.components
    guard let parent = components[index].parent, layout.style(of: parent).overflow == .scroll
    else { return false }
    let isLast = components[parent].subtreeEnd == components[index].subtreeEnd
    guard side.axis == .horizontal else { return isLast }
    switch layout.style(of: parent).flexDirection {
    case .row, .rowReverse: return isLast
    case .column, .columnReverse:
      guard layout.reachesEdge(index, of: parent, at: side) else { return false }
      if let known = lineLists[parent] { return known }
      let isLineList = layout.holdsUncutLinesAlone(parent)
      lineLists[parent] = isLineList
      return isLineList
    }
  }
}

extension TextStyle {
  /// Whether a line is as long as its text.
  fileprivate var isUncut: Bool { whiteSpace == .nowrap && overflow == .clip }
}

extension ScreenLayout {
  /// Returns the axes along which text may overflow its component, judging by the styles alone.
  fileprivate func axesOfTextOverflow(of index: ComponentID) -> [Axis] {
    let type = screen.components[index].type
    guard type == .label || type == .button else { return [] }
    var axes: [Axis] = []
    // A button truncates its title.
    if type == .label {
      let style = screen.components[index].textStyle
      let size = screen.textStyles[style].font.size * device.textScale
      let room = contentBox(of: index, in: tree.frames[index].size).width
      // At least one letter stays on each line, and one before an ellipsis.
      if screen.textStyles[style].isUncut || room < 2 * size { axes.append(.horizontal) }
    }
    if mayBeLow(index) { axes.append(.vertical) }
    return axes
  }

  /// Returns whether a component reaches its parent's content edge on a side.
  fileprivate func reachesEdge(_ index: ComponentID, of parent: ComponentID, at side: BoxSide)
    -> Bool
  {
    let frame = tree.frames[parent]
    let room = contentBox(of: parent, in: frame.size).offset(x: frame.x, y: frame.y)
    return abs(tree.frames[index].excess(over: room, at: side)) <= tolerance
  }

  /// Returns whether all children of a container are labels that are neither wrapped nor truncated.
  /// Linear in their number.
  fileprivate func holdsUncutLinesAlone(_ container: ComponentID) -> Bool {
    var child = container + 1
    while child < screen.components[container].subtreeEnd {
      guard screen.components[child].type == .label, textStyle(of: child).isUncut
      else { return false }
      child = screen.components[child].subtreeEnd
    }
    return true
  }
}

extension Finding {
  fileprivate static func textOverflow(
    _ index: ComponentID, side: BoxSide, by amount: Double, in layout: ScreenLayout
  ) -> Finding {
    let component = layout.screen.components[index]
    let style = layout.style(of: index)
    let isLabel = component.type == .label
    var place: SourceRange?
    let remedy: String
    if side.axis == .horizontal {
      remedy =
        layout.screen.textStyle(of: index).isUncut
        ? "give it room, let it wrap, or end it with \"textOverflow\": \"ellipsis\""
        : "give it room for a letter"
          + (layout.text(of: index)?.lines.contains { $0.hasEllipsis } == true
            ? " and the ellipsis" : "")
    } else {
      let room =
        style.height.isLength
        ? "a minHeight instead of a height"
        : style.maxHeight.isLength ? "a larger maxHeight" : "more height"
      if style.height.isLength { place = layout.screen.origins.range(of: .height, in: index) }
      let cut = isLabel ? ", or cut it with \"maxLines\"" : ""
      remedy = "give it \(room)\(cut)"
    }
    let range = place ?? component.range
    return Finding(
      .visibleOverflow, at: range, weight: amount,
      "this text sticks out of its \(isLabel ? "label" : "button") at the \(side.name) by ",
      figure: "\(pointsText(amount)) pt", remedy: remedy,
      notes: layout.useNotes(of: index, at: range))
  }
}
