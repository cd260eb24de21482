/// Frames that differ by no more than this many points are the same.
private let tolerance = 0.05

/// Finds components that a placeholder and the screen that replaces it have in common, with the
/// same id or else with the same hero key, and whose frames differ.
///
/// They stay on the screen when its content arrives, so that a hero that has flown into the
/// placeholder stays where it is. Of components that only move with one around them, that one is
/// reported. Containers are not scrolled. Linear in both screens.
func layoutShifts(from placeholder: ScreenLayout, to content: ScreenLayout) -> [Finding] {
  let pairs = CommonComponents(placeholder.screen, content.screen).pairs
  /// The last pair whose component contains those after it, with those around it.
  var around: [CommonComponents.Pair] = []
  var findings: [Finding] = []
  for pair in pairs {
    while let outer = around.last, pair.old >= placeholder.screen.components[outer.old].subtreeEnd {
      around.removeLast()
    }
    let (before, after) = (placeholder.tree.frames[pair.old], content.tree.frames[pair.new])
    var expected = before
    if let outer = around.last {
      // What its container has moved by.
      let (from, to) = (placeholder.tree.frames[outer.old], content.tree.frames[outer.new])
      expected = before.offset(x: to.x - from.x, y: to.y - from.y)
    }
    let shift = expected.distance(to: after)
    if shift > tolerance { findings.append(.shifted(pair, by: shift, placeholder, content)) }
    around.append(pair)
  }
  return findings
}

/// The displayed components that two screens have in common, in the order of the first.
private struct CommonComponents {
  struct Pair {
    let old: ComponentID
    let new: ComponentID
    /// Whether they have the same hero key, rather than the same id.
    let isHero: Bool
  }

  private(set) var pairs: [Pair] = []

  init(_ old: Screen, _ new: Screen) {
    let (own, others) = (Self.displayed(old), Self.displayed(new))
    let ids = Self.named(others) { new.components[$0].id }
    let heroes = Self.named(others) { new.components[$0].hero?.name }
    var counterparts = own.map { index in old.components[index].id.flatMap { ids[$0] } }
    var taken = Set(counterparts.compactMap { $0 })
    for (place, index) in own.enumerated() {
      if let counterpart = counterparts[place] {
        pairs.append(Pair(old: index, new: counterpart, isHero: false))
      } else if let hero = old.components[index].hero, let counterpart = heroes[hero.name],
        taken.insert(counterpart).inserted
      {
        counterparts[place] = counterpart
        pairs.append(Pair(old: index, new: counterpart, isHero: true))
      }
    }
  }

  private static func displayed(_ screen: Screen) -> [ComponentID] {
    var displayed: [ComponentID] = []
    var index: ComponentID = 0
    while index < screen.components.ids.upperBound {
      if screen.layoutStyle(of: index).display == .none {
        index = screen.components[index].subtreeEnd
      } else {
        displayed.append(index)
        index += 1
      }
    }
    return displayed
  }

  /// Returns the first of some components with each name.
  private static func named(
    _ components: [ComponentID], _ name: (ComponentID) -> String?
  ) -> [String: ComponentID] {
    Dictionary(firstOf: components.compactMap { index in name(index).map { ($0, index) } })
  }
}

extension Rect {
  /// The largest distance between corresponding edges.
  fileprivate func distance(to other: Rect) -> Double {
    max(
      abs(x - other.x), abs(y - other.y), abs(x + width - other.x - other.width),
      abs(y + height - other.y - other.height))
  }

  fileprivate var text: String {
    "\(pointsText(x)), \(pointsText(y)), \(pointsText(width)) × \(pointsText(height))"
  }
}

extension Finding {
  fileprivate static func shifted(
    _ pair: CommonComponents.Pair, by shift: Double, _ placeholder: ScreenLayout,
    _ content: ScreenLayout
  ) -> Finding {
    let component = placeholder.screen.components[pair.old]
    let (before, after) = (placeholder.tree.frames[pair.old], content.tree.frames[pair.new])
    let name = quoted((pair.isHero ? component.hero?.written : component.id) ?? "")
    let phase = content.screen.phase
    let when =
      phase == .failure ? "when the content cannot be loaded" : "when the content arrives"
    var finding = Finding(
      .layoutShift, at: component.range, weight: shift,
      "\(when), \(name) jumps, ", figure: "from \(before.text) to \(after.text) pt",
      hedge: "such as ", after: ",",
      remedy: "give it the same frame in both, or another \(pair.isHero ? "hero key" : "id")",
      notes: placeholder.useNotes(of: pair.old, at: component.range) + [
        Diagnostic.Note(
          "it has this frame in the \(phase.rawValue)",
          at: content.screen.components[pair.new].range)
      ])
    // The content and the failure are different causes.
    finding.aspect = phase == .failure ? 1 : 0
    return finding
  }
}
