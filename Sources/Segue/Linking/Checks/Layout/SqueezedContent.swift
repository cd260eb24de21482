/// Finds children that are squeezed in a scroll container: instead of overflowing and scrolling,
/// they shrink along its main axis below their preferred size.
///
/// The preferred size is the one without shrinking, so a screen in which something may be squeezed
/// is laid out again, and the two layouts are compared. The first squeezed child of a container is
/// reported.
///
/// Containers that wrap are not reported. In a row, neither is a child without a size of its own
/// that alone is wider than the container or that is the only child, because its text is meant to
/// wrap.
func squeezedContent(
  _ boxes: VisibleBoxes, _ explained: inout ExplainedParts, in scratch: inout LayoutScratch
) -> [Finding] {
  let layout = boxes.layout
  let containers = layout.tree.scrollAreas.map { ComponentID($0.box) }.filter {
    boxes.isShown[$0] && layout.overflow(of: $0) == .scroll
  }
  var suspects: [Suspects] = []
  for container in containers {
    let found = Suspects(container, in: layout)
    if !found.children.isEmpty { suspects.append(found) }
  }
  guard !suspects.isEmpty else { return [] }
  var isSuspect = [Bool](repeating: false, count: layout.screen.components.count)
  for child in suspects.flatMap({ $0.children }) { isSuspect[child] = true }
  let unshrunk = scratch.layout(
    ScreenBoxes(fonts: layout.fonts, device: layout.device).boxes(
      of: layout.screen, pictures: layout.pictures, in: layout.viewport,
      in: &scratch.texts, keepsSize: { isSuspect[$0] }),
    viewport: layout.viewport.frame.size)

  var findings: [Finding] = []
  for suspects in suspects {
    let squeezed = suspects.children.filter {
      suspects.isSqueezed($0, unshrunk: unshrunk, in: layout)
    }
    guard let first = squeezed.first else { continue }
    findings.append(
      .squeezed(
        first, others: squeezed.count - 1, axis: suspects.axis,
        from: unshrunk.frames[first].size.length(along: suspects.axis), in: suspects.container,
        layout))
    for child in squeezed { explained.insert(child) }
  }
  return findings
}

/// The children of a scroll container that may be squeezed in it.
private struct Suspects {
  let container: ComponentID
  let axis: Axis
  private(set) var children: [ComponentID] = []
  private let room: Double
  private let count: Int

  init(_ container: ComponentID, in layout: ScreenLayout) {
    self.container = container
    let style = layout.style(of: container)
    let isRow = style.flexDirection == .row || style.flexDirection == .rowReverse
    axis = isRow ? .horizontal : .vertical
    let frame = layout.tree.frames[container]
    room = layout.contentBox(of: container, in: frame.size).size.length(along: axis)
    let items = layout.screen.children(of: container).filter {
      let style = layout.style(of: $0)
      return style.display != .none && style.position != .absolute
    }
    count = items.count
    guard style.flexWrap == .nowrap,
      Self.fills(items, room: room, along: axis, style: style, in: layout)
    else { return }
    children = items.filter { mayShrink($0, layout) }
  }

  /// Returns whether the children fill the container; otherwise none had to shrink. Counts only
  /// lengths in points; with percentages, the answer is yes.
  private static func fills(
    _ items: [ComponentID], room: Double, along axis: Axis, style: LayoutStyle,
    in layout: ScreenLayout
  ) -> Bool {
    var used = 0.0
    func add(_ length: Length) {
      switch length {
      case .points(let points): used += points
      case .percent: used = .infinity
      default: break
      }
    }
    for item in items {
      used += layout.tree.frames[item].size.length(along: axis)
      let margin = layout.style(of: item).margin
      add(axis == .horizontal ? margin.left : margin.top)
      add(axis == .horizontal ? margin.right : margin.bottom)
    }
    for _ in items.dropFirst() { add(axis == .horizontal ? style.columnGap : style.rowGap) }
    return used >= room - 0.5
  }

  /// Returns whether a child would shrink and may not have its preferred size: an automatic minimum
  /// keeps a child of a column as high as its content.
  private func mayShrink(_ child: ComponentID, _ layout: ScreenLayout) -> Bool {
    let style = layout.style(of: child)
    guard style.flexShrink > 0, !hasAsked(child, style: style, in: layout) else { return false }
    if axis == .horizontal || hasOwnSize(style) || style.overflow != .visible { return true }
    guard style.minHeight == .auto else { return true }
    switch layout.screen.components[child].type {
    case .image, .video:
      // The height that follows from a declared width is also the minimum.
      let follows = style.height == .auto && style.width.isLength
      return !follows || style.flexBasis != .auto && style.flexBasis != .none
    case .layout, .label, .button: return style.aspectRatio != nil
    }
  }

  /// Returns whether a child is as long as its declared size: a shorter one is due to a maximum
  /// rather than to the available space.
  private func hasAsked(_ child: ComponentID, style: LayoutStyle, in layout: ScreenLayout) -> Bool {
    let size = axis == .horizontal ? style.width : style.height
    guard case .points(let asked) = style.flexBasis == .auto ? size : style.flexBasis,
      style.boxSizing == .borderBox
    else { return false }
    return layout.tree.frames[child].size.length(along: axis) >= asked - 0.5
  }

  private func hasOwnSize(_ style: LayoutStyle) -> Bool {
    let size = axis == .horizontal ? style.width : style.height
    return style.flexBasis.isLength || style.flexBasis == .auto && size.isLength
  }

  func isSqueezed(_ child: ComponentID, unshrunk: LayoutTree, in layout: ScreenLayout) -> Bool {
    let wanted = unshrunk.frames[child].size.length(along: axis)
    let given = layout.tree.frames[child].size.length(along: axis)
    guard wanted - given > 0.5 else { return false }
    if axis == .vertical || hasOwnSize(layout.style(of: child)) { return true }
    return count > 1 && wanted <= room
  }
}

extension Finding {
  fileprivate static func squeezed(
    _ child: ComponentID, others: Int, axis: Axis, from wanted: Double, in container: ComponentID,
    _ layout: ScreenLayout
  ) -> Finding {
    let component = layout.screen.components[child]
    let given = layout.tree.frames[child].size.length(along: axis)
    let dimension = axis == .horizontal ? "wide" : "high"
    return Finding(
      .squeezedContent, at: component.range, weight: wanted - given,
      "squeezed where it should scroll: this is ",
      figure: "\(pointsText(given)) pt \(dimension) instead of \(pointsText(wanted))",
      hedge: "as little as ",
      remedy: "give it \"flexShrink\": 0, so that the content is longer than its container",
      notes: [
        Diagnostic.Note(
          "the container that scrolls", at: layout.screen.components[container].range)
      ] + layout.useNotes(of: child, at: component.range)
    ).with(siblings: others)
  }
}
