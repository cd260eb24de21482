/// The minimum side of a target that is easy to touch: 44 points (Apple, Human Interface
/// Guidelines, Buttons). Android recommends 48 dp.
private let leastSide = 44.0

/// Layout truncates lengths, by which up to 1/64 point may be lost; this tolerance exceeds that.
private let lostInLayout = 1.0 / 32

/// Finds components with tap or long-press actions, and buttons, whose visible part is less than 44
/// points wide or high.
///
/// Parts that an ancestor hides do not count, and of a scroll container's content no more than the
/// container shows. A component may be of any size if it does the same as a larger one around it,
/// or if it is a button without a tap action in a component that has one. Of siblings that are
/// alike, the first is reported.
func smallTapTargets(_ boxes: VisibleBoxes, _ explained: ExplainedParts) -> [Finding] {
  let layout = boxes.layout
  let components = layout.screen.components
  var findings: [Finding] = []
  // For each finding, the number of siblings that are as small for the same reason.
  var alike: [Int] = []
  var groups: [SmallSiblings: Int] = [:]
  // For each component, the nearest ancestor or itself that responds to touch.
  var targets = [ComponentID?](repeating: nil, count: components.count)
  for index in components.ids {
    let outer = components[index].parent.flatMap { targets[$0] }
    targets[index] = outer
    // Fast path: most components neither have actions nor are buttons.
    guard !components[index].events.isEmpty || components[index].type == .button else { continue }
    let component = components[index]
    let acts =
      component.isTouchable
      || component.type == .button && !(outer.map { components[$0].isTappable } ?? false)
    targets[index] = acts ? index : outer
    guard acts, boxes.isShown[index], !explained[index] else { continue }
    let frame = boxes.visibleFrame(of: index)
    let size = Size(
      width: min(frame.width, boxes.windows[index].width),
      height: min(frame.height, boxes.windows[index].height))
    guard size.width > 0, size.height > 0, size.isTooSmall else { continue }
    if let outer, !layout.tree.frames[outer].size.isTooSmall,
      component.doesTheSame(as: components[outer])
    {
      continue
    }
    let finding = Finding.smallTapTarget(index, size: size, in: layout)
    let siblings = SmallSiblings(
      parent: component.parent, before: finding.before, figure: finding.figure,
      remedy: finding.remedy)
    if let place = groups[siblings] {
      alike[place] += 1
    } else {
      groups[siblings] = findings.count
      findings.append(finding)
      alike.append(0)
    }
  }
  return zip(findings, alike).map { $0.with(siblings: $1) }
}

/// What is reported once: small children of one parent with the same message.
private struct SmallSiblings: Hashable {
  let parent: ComponentID?
  let before: String
  let figure: String
  let remedy: String
}

extension Size {
  fileprivate var isTooSmall: Bool { min(width, height) < leastSide - lostInLayout }
}

extension Component {
  fileprivate var isTappable: Bool { !actions(for: .tap).isEmpty }
  /// Whether the component has tap or long-press actions.
  var isTouchable: Bool { isTappable || !actions(for: .longPress).isEmpty }

  fileprivate func doesTheSame(as other: Component) -> Bool {
    [EventKind.tap, .longPress].allSatisfy { event in
      actions(for: event).map { $0.kind.withoutPlaces }
        == other.actions(for: event).map { $0.kind.withoutPlaces }
    }
  }
}

extension Action.Kind {
  /// The same action without source locations.
  fileprivate var withoutPlaces: Action.Kind {
    let nowhere = SourceRange.start(of: FileID(0))
    func bare(_ name: NamedReference) -> NamedReference {
      NamedReference(name: name.name, range: nowhere)
    }
    func bare(_ link: Link) -> Link { Link(url: link.url, range: nowhere) }
    switch self {
    case .navigate(let link, let transition, let presentation):
      return .navigate(
        bare(link), transition: transition.map { bare($0) }, presentation: presentation)
    case .backTo(let screen, let entry): return .backTo(screen: bare(screen), entry: entry)
    case .replaceStack(let links): return .replaceStack(links.map { bare($0) })
    case .selectTab(let tab): return .selectTab(bare(tab))
    case .back, .backToRoot, .dismiss, .retry, .open, .track, .custom: return self
    }
  }
}

extension Finding {
  /// - Parameter size: The visible size of the target.
  fileprivate static func smallTapTarget(
    _ index: ComponentID, size: Size, in layout: ScreenLayout
  ) -> Finding {
    let frame = layout.tree.frames[index].size
    let style = layout.style(of: index)
    // The height comes first: most targets that are too small are lines of text.
    let failing = [Axis.vertical, .horizontal].filter {
      size.length(along: $0) < leastSide - lostInLayout
    }
    let isCut = size.width < frame.width || size.height < frame.height
    var written: [SourceRange] = []
    var asksForMore = false
    for axis in failing {
      let isHorizontal = axis == .horizontal
      guard case .points(let points) = isHorizontal ? style.width : style.height else { continue }
      if points >= leastSide { asksForMore = true }
      let property: StyleProperty = isHorizontal ? .width : .height
      if let range = layout.screen.origins.range(of: property, in: index) { written.append(range) }
    }
    let minimums = failing.map { $0 == .horizontal ? "minWidth" : "minHeight" }
    let remedy =
      if isCut {
        "show more of it"
      } else if asksForMore {
        "keep the size that it asks for with \"flexShrink\": 0"
      } else if written.count == failing.count {
        "write 44 or more"
      } else {
        "give it padding, or a \(minimums.joined(separator: " and a ")) of 44"
      }
    let place = (isCut ? nil : written.first) ?? layout.declaration(of: index)
    return Finding(
      .smallTapTarget, at: place, weight: -min(size.width, 44) * min(size.height, 44),
      isCut ? "what can be seen of this tap target is " : "this tap target is ",
      figure: "\(sideText(size.width)) × \(sideText(size.height)) pt", hedge: "as little as ",
      remedy: "44 × 44 pt are easy to touch, so \(remedy)",
      notes: layout.useNotes(of: index, at: place))
  }

  /// Formats a length so that one that is too short does not read as sufficient.
  private static func sideText(_ length: Double) -> String {
    pointsText(length, missing: length < leastSide - lostInLayout ? leastSide : nil)
  }
}
