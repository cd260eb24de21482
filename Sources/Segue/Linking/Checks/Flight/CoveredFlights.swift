/// What covers less of a part is not told: a badge or a button on a picture is small, and may go first
/// and come last.
private let leastPart = 0.05

/// What is more transparent is hardly seen to come and go.
private let leastOpacity = 0.1

/// Only so many of what flies are looked at on each screen, the largest: a cover of the others is
/// hardly seen, and the work stays linear in the screen.
private let mostParts = 8

/// Only so many components from the first of those parts on are looked at: what lies over a part is painted
/// later, and most often stands close behind it. So many links into one long screen take no longer each.
private let mostCovers = 512

/// Finds what lies over something that flies: since all that flies is drawn above both screens, it
/// vanishes when the flight begins, or appears at once when it ends. Told is the worst for each of the
/// two screens.
///
/// What covers is text, a picture, or a layout with a background, painted later than the part and
/// neither in it nor in anything else that flies. The bars of the screens do not count: what flies stays
/// below them, unless the transition says that it covers them. Where no position is given, what can be
/// scrolled out from under a cover that stands still is not told of the screen that is left.
func coveredFlights(_ flight: CheckedFlight) -> [Finding] {
  var findings: [Finding] = []
  if let worst = worstCover(
    of: flight.parts.compactMap(\.from), besides: flight.pairs.map(\.from), flight.source,
    mayScroll: !flight.source.isScrolled)
  {
    let range = flight.source.range(of: worst.part)
    let partner = flight.parts.first { $0.from == worst.part }.flatMap(\.to)
    findings.append(
      .covered(
        worst, "vanishes when the flight begins", at: range, flight.source,
        notes: flight.notes(from: worst.part, to: partner, at: range)))
  }
  if let worst = worstCover(
    of: flight.parts.compactMap(\.to), besides: flight.pairs.map(\.to), flight.destination,
    mayScroll: false)
  {
    let range = flight.destination.range(of: worst.part)
    let partner = flight.parts.first { $0.to == worst.part }.flatMap(\.from)
    var finding = Finding.covered(
      worst, "appears at once when the flight ends", at: range, flight.destination,
      notes: flight.notes(to: worst.part, from: partner, at: range))
    finding.aspect = 1
    findings.append(finding)
  }
  return findings
}

private struct Cover {
  let part: Int
  let component: Int
  /// How much of what is seen of the part it covers.
  let share: Double
}

private func worstCover(
  of parts: [Int], besides heroes: [Int], _ screen: FlightScreen, mayScroll: Bool
) -> Cover? {
  var parts = parts.filter { screen.frames[$0].area > 0 }
  if parts.count > mostParts {
    parts.sort { (-screen.frames[$0].area, $0) < (-screen.frames[$1].area, $1) }
    parts.removeLast(parts.count - mostParts)
  }
  guard !parts.isEmpty else { return nil }
  let targets = parts.map { CoveredPart($0, screen, mayScroll: mayScroll) }
  let frames = screen.frames
  // Seldom needed, for seldom does anything else lie where they do.
  var ranks: PaintRanks?
  var worst: Cover?
  // Heroes stand in document order on the one screen only.
  let heroes = heroes.sorted()
  var nextHero = 0
  let first = max(0, (parts.min() ?? 0) - mostCovers / 8)
  var index = first
  while index < min(frames.count, first + mostCovers) {
    while nextHero < heroes.count, heroes[nextHero] < index {
      index = max(index, screen.screen.components[heroes[nextHero]].subtreeEnd)
      nextHero += 1
    }
    guard index < frames.count else { break }
    if nextHero < heroes.count, heroes[nextHero] == index {
      index = screen.screen.components[index].subtreeEnd
      continue
    }
    let frame = frames[index]
    for target in targets {
      // Most components lie nowhere near.
      let most = frame.overlap(target.seen)
      guard most > 0, most >= leastPart * target.seen.area,
        !screen.screen.components[index].holds(target.component, from: index)
      else { continue }
      let order = ranks ?? PaintRanks(screen.screen)
      ranks = order
      guard order.isPainted(index, after: target.component), screen.paints(index) else { continue }
      let share = target.overlap(with: index, screen) / target.seen.area
      if share >= leastPart, share > worst?.share ?? 0 {
        worst = Cover(part: target.component, component: index, share: share)
      }
    }
    index += 1
  }
  return worst
}

/// A part that flies, with what is seen of it.
private struct CoveredPart {
  let component: Int
  /// What is seen of it; if it may be scrolled, what is seen once it is in view.
  let seen: Rect
  private let container: Int?
  private let mayScroll: Bool

  init(_ component: Int, _ screen: FlightScreen, mayScroll: Bool) {
    self.component = component
    let scrolling = screen.scrolling(of: component)
    container = scrolling.container
    self.mayScroll = mayScroll && container != nil
    seen = screen.frames[component].intersection(
      self.mayScroll ? scrolling.clip : screen.clip(of: component))
  }

  /// The area of the part that a component covers.
  func overlap(with cover: Int, _ screen: FlightScreen) -> Double {
    var box = screen.frames[cover]
    if mayScroll {
      // Only what is scrolled with it covers it for certain.
      let scrolling = screen.scrolling(of: cover)
      guard scrolling.container == container else { return 0 }
      box = box.intersection(scrolling.clip)
    } else {
      box = box.intersection(screen.clip(of: cover))
    }
    guard seen.overlap(box) > 0 else { return 0 }
    if let ink = screen.ink(of: cover) { box = ink.intersection(box) }
    return seen.overlap(box)
  }
}

extension Component {
  /// Whether a component at a place has another in it.
  fileprivate func holds(_ other: Int, from place: Int) -> Bool {
    place < other && other < subtreeEnd
  }
}

extension FlightScreen {
  /// Whether a component shows something in its box by itself. Linear in its depth.
  fileprivate func paints(_ index: Int) -> Bool {
    let opacity = opacity(of: index)
    guard opacity >= leastOpacity else { return false }
    switch screen.components[index].content {
    case .layout: return opacity * background(of: index) >= leastOpacity
    case .label, .button:
      return layout.hasOwnContent(index) || opacity * background(of: index) >= leastOpacity
    case .image, .video: return true
    }
  }

  /// How opaque a background is where it is most.
  private func background(of index: Int) -> Double {
    let paint = screen.paintStyle(of: index)
    let text = screen.textStyle(of: index).color
    return paint.backgroundImage.flatMap(\.stops).reduce(paint.backgroundColor.alpha) {
      max($0, $1.color.resolved(textColor: text).alpha)
    }
  }

  /// The lines of text without a background, where they are; nil for what fills its box.
  fileprivate func ink(of index: Int) -> Rect? {
    let type = screen.components[index].type
    guard type == .label || type == .button,
      screen.paintStyle(of: index).opacity * background(of: index) < leastOpacity,
      let ink = layout.ink(of: index)
    else { return nil }
    let (now, unscrolled) = (frames[index], layout.tree.frames[index])
    return ink.offset(x: now.x - unscrolled.x, y: now.y - unscrolled.y)
  }
}

extension Rect {
  /// The area that two rectangles have in common.
  fileprivate func overlap(_ other: Rect) -> Double {
    max(0, min(maxX, other.maxX) - max(x, other.x))
      * max(0, min(maxY, other.maxY) - max(y, other.y))
  }
}

extension Finding {
  fileprivate static func covered(
    _ cover: Cover, _ what: String, at range: SourceRange, _ screen: FlightScreen,
    notes: [Diagnostic.Note]
  ) -> Finding {
    Finding(
      .coveredFlight, at: range, weight: cover.share, "what covers ",
      figure: "\(shortestText(of: (cover.share * 100).rounded())) %",
      after: " of this \(what)",
      remedy:
        "what flies is drawn above both screens, so give the hero key to what holds both, and "
        + "they fly together",
      notes: notes + [
        Diagnostic.Note("this covers it", at: screen.range(of: cover.component))
      ])
  }
}
