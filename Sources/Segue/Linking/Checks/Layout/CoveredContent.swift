/// Content that is covered by at most this many points is not reported.
private let tolerance = 0.5

/// The uncovered part of a tap target must be at least this long to be easy to touch, in points.
private let leastSide = 44.0

/// Finds text, pictures and tap targets that are under a bar, a notch or the home indicator,
/// however far their containers are scrolled.
///
/// At the top, that is the position at rest, because content only scrolls further up; at the
/// bottom, the position at the end of the scroll range. Of text, its lines count rather than its
/// box. A tap target is reported if its uncovered part is less than 44 points long.
///
/// Pictures may be covered if they span the screen from edge to edge, reach the covered edge and
/// are at least twice as long as the covered strip, or are hidden from accessibility, as decoration
/// is. A screen that does not declare a side's `safeArea` is reported once for that side.
func coveredContent(
  _ boxes: VisibleBoxes, explained: ExplainedParts, texts: inout ScreenTexts,
  in memory: inout ShapedTextCache
) -> [Finding] {
  let layout = boxes.layout
  let insets = Viewport(
    of: layout.device, presentation: layout.presentation, bars: layout.screen.bars,
    hasLargeTitle: layout.screen.hasLargeTitle, edges: SafeAreaEdge.allCases,
    direction: layout.style(of: 0).direction
  ).safeArea
  let sides = BoxSide.around(layout.style(of: 0).direction).filter { insets[$0] > tolerance }
  guard !sides.isEmpty else { return [] }
  var findings: [Finding] = []
  var groups: [CoverGroup: Int] = [:]
  var others: [Int] = []
  var skipped: ComponentID = 0
  let strips = sides.map {
    CoveredStrip(side: $0, inset: insets[$0], screen: layout.viewport.frame.size)
  }
  for index in 0..<layout.screen.components[0].subtreeEnd where index >= skipped {
    guard boxes.isShown[index], !explained[index] else { continue }
    for place in strips.indices {
      guard let depth = strips[place].depth(of: index, boxes, &texts, in: &memory) else { continue }
      // Its descendants are covered with it.
      skipped = layout.screen.components[index].subtreeEnd
      let group = CoverGroup(of: index, at: strips[place].side, layout)
      if let place = groups[group] {
        others[place] += 1
      } else {
        groups[group] = findings.count
        others.append(0)
        findings.append(.covered(index, by: depth, group: group, in: layout))
      }
      break
    }
  }
  return zip(findings, others).map { $0.with(others: $1) }
}

/// What is reported once: the components at a side of the screen that are covered for one reason.
private struct CoverGroup: Hashable {
  let side: BoxSide
  /// The outermost ancestor, or the component itself, that is positioned absolutely and therefore
  /// ignores the safe area.
  let absolute: ComponentID?
  /// Whether the screen declares the side's safe area.
  let isAsked: Bool

  init(of component: ComponentID, at side: BoxSide, _ layout: ScreenLayout) {
    self.side = side
    var outermost: ComponentID?
    var current: ComponentID? = component
    while let index = current {
      if layout.style(of: index).position == .absolute { outermost = index }
      current = layout.screen.components[index].parent
    }
    absolute = outermost
    let isLeftToRight = layout.style(of: 0).direction == .ltr
    let edge: SafeAreaEdge =
      switch side {
      case .top: .top
      case .bottom: .bottom
      case .left: isLeftToRight ? .leading : .trailing
      case .right: isLeftToRight ? .trailing : .leading
      }
    isAsked = layout.screen.safeAreaEdges.contains(edge)
  }
}

/// The strip at one side of the screen that something covers.
private struct CoveredStrip {
  let side: BoxSide
  let inset: Double
  private let screen: Rect
  private let strip: Rect

  init(side: BoxSide, inset: Double, screen size: Size) {
    self.side = side
    self.inset = inset
    screen = Rect(origin: .zero, size: size)
    strip =
      switch side {
      case .top: Rect(x: 0, y: 0, width: size.width, height: inset)
      case .bottom: Rect(x: 0, y: size.height - inset, width: size.width, height: inset)
      case .left: Rect(x: 0, y: 0, width: inset, height: size.height)
      case .right: Rect(x: size.width - inset, y: 0, width: inset, height: size.height)
      }
  }

  /// Returns how much of a component is covered, in points; nil if it may be where it is.
  func depth(
    of index: ComponentID, _ boxes: VisibleBoxes, _ texts: inout ScreenTexts,
    in memory: inout ShapedTextCache
  ) -> Double? {
    let frame = moved(boxes.visibleFrame(of: index), boxes.scrolls[index])
    // Fast path: most components are not near the strip.
    guard covered(frame) != nil else { return nil }
    let layout = boxes.layout
    let component = layout.screen.components[index]
    switch component.content {
    case .label, .button:
      guard let ink = layout.ink(of: index, &texts, in: &memory) else { break }
      if let depth = covered(moved(ink.intersection(boxes.clips[index]), boxes.scrolls[index])) {
        // Of a button whose title is covered, the whole tap area counts.
        return component.type == .button ? covered(frame) : depth
      }
    case .image, .video:
      if !component.isAccessibilityHidden, layout.hasOwnContent(index), !mayBleed(frame),
        let depth = covered(frame)
      {
        return depth
      }
    case .layout: break
    }
    guard component.isTouchable || component.type == .button, let depth = covered(frame) else {
      return nil
    }
    return frame.size.length(along: side.axis) - depth < leastSide ? depth : nil
  }

  /// Returns the frame after scrolling its containers away from the strip as far as possible.
  private func moved(_ frame: Rect, _ scroll: Edges) -> Rect {
    switch side {
    case .top: return frame.offset(x: 0, y: scroll.bottom)
    case .bottom: return frame.offset(x: 0, y: -scroll.top)
    case .left: return frame.offset(x: scroll.right, y: 0)
    case .right: return frame.offset(x: -scroll.left, y: 0)
    }
  }

  /// Returns the length of a rectangle that is under the cover; nil if it is not under it.
  private func covered(_ frame: Rect) -> Double? {
    let common = frame.intersection(strip)
    guard common.width > tolerance, common.height > tolerance else { return nil }
    return common.size.length(along: side.axis)
  }

  private func mayBleed(_ frame: Rect) -> Bool {
    func spans(_ a: BoxSide, _ b: BoxSide) -> Bool {
      frame.excess(over: screen, at: a) >= -tolerance
        && frame.excess(over: screen, at: b) >= -tolerance
    }
    if spans(.left, .right) || spans(.top, .bottom) { return true }
    let bleeds = frame.excess(over: screen, at: side) >= -tolerance
    return bleeds && frame.size.length(along: side.axis) >= 2 * inset
  }
}

extension Finding {
  fileprivate static func covered(
    _ index: ComponentID, by depth: Double, group: CoverGroup, in layout: ScreenLayout
  ) -> Finding {
    let screen = layout.screen
    let component = screen.components[index]
    let what =
      switch component.type {
      case .label: "this text"
      case .button: "this button"
      case .image, .video: "this picture"
      case .layout: "this tap target"
      }
    var notes = layout.useNotes(of: index, at: component.range)
    if let absolute = group.absolute, absolute != index {
      notes.append(
        Diagnostic.Note("positioned absolutely here", at: screen.components[absolute].range))
    }
    var finding = Finding(
      .coveredContent, at: component.range, weight: depth,
      "", figure: "\(pointsText(depth, missing: tolerance)) pt",
      after: " of \(what) lie under \(cover(at: group.side, layout))",
      remedy: remedy(group, layout), notes: notes)
    finding.subject = .location(group.absolute.map { screen.components[$0].range } ?? screen.range)
    finding.aspect = group.side.rawValue + (group.isAsked ? BoxSide.allCases.count : 0)
    return finding
  }

  private static func cover(at side: BoxSide, _ layout: ScreenLayout) -> String {
    switch side {
    case .top:
      layout.screen.bars.contains(.navigation) ? "the navigation bar" : "the status bar or notch"
    case .bottom: layout.viewport.bars.bottom > 0 ? "the tab bar" : "the home indicator"
    case .left, .right: "the notch at the \(side.name)"
    }
  }

  private static func remedy(_ group: CoverGroup, _ layout: ScreenLayout) -> String {
    if group.absolute != nil {
      return
        "the safe area does not apply to absolute positions, so place it further in, or in "
        + "the flow of a root with safeArea"
    }
    if group.isAsked {
      return "the content does not fit into the safe area, so let it scroll or shrink"
    }
    let edge =
      switch group.side {
      case .top: "top"
      case .bottom: "bottom"
      case .left: layout.style(of: 0).direction == .ltr ? "leading" : "trailing"
      case .right: layout.style(of: 0).direction == .ltr ? "trailing" : "leading"
      }
    return "name \"\(edge)\" in the screen's safeArea"
  }
}
