/// In a build a source is told if less than this part of it can ever be seen: a thin strip is cut off
/// many a picture on purpose.
private let neededPart = 0.9

/// In a given position it is told if this much of a side is cut off: half a point is a hair.
private let tolerance = 0.5

/// Finds heroes that ancestors cut off where the flight begins.
///
/// In a build, where nobody knows how far a list is scrolled, only what can never be seen whole: what
/// is larger than its scroll container shows, and what a clip cuts that does not scroll. Where a
/// position is given, what is cut in that position. A transition whose clips are kept (`"clip":
/// "keep"`) is not told: nothing jumps out of them.
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
        ? "the rest is uncovered on the way, so scroll it into view first, or write "
          + "\"clip\": \"keep\""
        : "the rest is uncovered on the way, so make it fit, or write \"clip\": \"keep\"",
      notes: flight.notes(from: pair.from, to: pair.to, at: range) + [
        Diagnostic.Note("this cuts it off", at: source.range(of: ancestor))
      ])
  }
}

extension FlightScreen {
  /// What ancestors leave of a component in this position, and the one that cuts off the most.
  fileprivate func seenNow(of component: Int) -> (size: Size, ancestor: Int?) {
    var seen = frames[component]
    var culprit = Culprit()
    var current = component
    while let parent = screen.components[current].parent {
      current = parent
      guard screen.layoutStyle(of: parent).overflow != .visible else { continue }
      let rest = seen.intersection(paddingBox(of: parent))
      culprit.note(parent, seen.size, rest.size)
      seen = rest
    }
    return (seen.size, culprit.ancestor)
  }

  /// The most that is ever seen of a component at a time, however its containers are scrolled.
  fileprivate func mostSeen(of component: Int) -> (size: Size, ancestor: Int?) {
    // First what the clips leave that scroll with it, then the window that a container opens on it.
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
      culprit.note(parent, before, shown(box))
    }
    return (shown(box), culprit.ancestor)
  }
}

/// The ancestor that cuts off the largest area.
private struct Culprit {
  private(set) var ancestor: Int?
  private var most = 0.0

  mutating func note(_ candidate: Int, _ before: Size, _ after: Size) {
    let cut = before.width * before.height - after.width * after.height
    if cut > most { (ancestor, most) = (candidate, cut) }
  }
}
