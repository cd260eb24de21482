/// With unknown scroll offsets, a source is reported if less than this fraction of it can ever be
/// visible: many pictures have a thin strip cut off on purpose.
private let neededPart = 0.9

/// With given scroll offsets, a source is reported if more than this is cut off a side, in points.
private let tolerance = 0.5

/// Finds heroes that ancestors clip where the flight begins.
///
/// In a build, where scroll offsets are unknown, only what can never be fully visible is reported:
/// a component larger than its scroll container, or clipped by an ancestor that does not scroll.
/// With given offsets, what is clipped at these is reported. A transition that keeps its clips
/// (`"clip": "keep"`) is not reported, because nothing jumps out of them.
func clippedSources(_ flight: CheckedFlight) -> [Finding] {
  guard flight.transition?.clip != .keep else { return [] }
  let source = flight.source
  return flight.pairs.compactMap { pair in
    let frame = source.frames[pair.from]
    guard frame.width > 0, frame.height > 0 else { return nil }
    let seen = source.isScrolled ? source.seenNow(of: pair.from) : source.mostSeen(of: pair.from)
    guard let ancestor = seen.ancestor else { return nil }
    let part = seen.size.width * seen.size.height / (frame.width * frame.height)
    let isCut =
      source.isScrolled
      ? frame.width - seen.size.width > tolerance || frame.height - seen.size.height > tolerance
      : part < neededPart
    guard isCut else { return nil }
    let range = source.range(of: pair.from)
    let whole = "\(pointsText(frame.width)) × \(pointsText(frame.height)) pt"
    let shown =
      part > 0
      ? "only \(pointsText(seen.size.width)) × \(pointsText(seen.size.height)) of its \(whole)"
      : "nothing of its \(whole)"
    return Finding(
      .clippedSource, at: range, weight: 1 - part, "",
      figure: shown, hedge: "as little as ",
      after: source.isScrolled
        ? " can be seen where its flight begins" : " can ever be seen where its flight begins",
      remedy: source.isScrolled
        ? "the rest is revealed in flight, so scroll it into view first, or write "
          + "\"clip\": \"keep\""
        : "the rest is revealed in flight, so make it fit, or write \"clip\": \"keep\"",
      notes: flight.notes(from: pair.from, to: pair.to, at: range) + [
        Diagnostic.Note("this cuts it off", at: source.range(of: ancestor))
      ])
  }
}

extension FlightScreen {
  /// Returns the visible size of a component at the current offsets, and the ancestor that clips
  /// most of it.
  fileprivate func seenNow(of component: ComponentID) -> (size: Size, ancestor: ComponentID?) {
    var seen = frames[component]
    var culprit = Culprit()
    var current = component
    while let parent = screen.components[current].parent {
      current = parent
      guard screen.layoutStyle(of: parent).overflow != .visible else { continue }
      let rest = seen.intersection(paddingBox(of: parent))
      culprit.note(parent, from: seen.size, to: rest.size)
      seen = rest
    }
    return (seen.size, culprit.ancestor)
  }

  /// Returns the largest size of a component that can be visible at once at any scroll offset.
  fileprivate func mostSeen(of component: ComponentID) -> (size: Size, ancestor: ComponentID?) {
    // First the area left by clips that scroll with the component, then the window through which a
    // container shows it.
    var size = frames[component].size
    var box = frames[component]
    var isWindow = false
    var culprit = Culprit()
    func shown(_ box: Rect) -> Size {
      Size(width: min(size.width, box.width), height: min(size.height, box.height))
    }
    var current = component
    while let parent = screen.components[current].parent {
      current = parent
      let overflow = screen.layoutStyle(of: parent).overflow
      guard overflow != .visible else { continue }
      let before = shown(box)
      if overflow == .hidden {
        box = box.intersection(paddingBox(of: parent))
      } else {
        // The container, or an inner one as a whole, can be moved anywhere in this window.
        if isWindow || box.size != size { size = before }
        box = paddingBox(of: parent)
        isWindow = true
      }
      culprit.note(parent, from: before, to: shown(box))
    }
    return (shown(box), culprit.ancestor)
  }
}

/// The ancestor that clips the largest area.
private struct Culprit {
  private(set) var ancestor: ComponentID?
  private var most = 0.0

  mutating func note(_ candidate: ComponentID, from before: Size, to after: Size) {
    let cut = before.width * before.height - after.width * after.height
    if cut > most { (ancestor, most) = (candidate, cut) }
  }
}
