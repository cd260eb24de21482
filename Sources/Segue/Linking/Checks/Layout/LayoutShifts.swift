/// Frames that differ by no more than this many points are the same.
private let tolerance = 0.05

/// Finds components that a placeholder and the screen that replaces it have in common, with the
/// same id or else with the same hero key, and whose frames differ.
///
/// They stay on the screen when its content arrives, so that a hero that has flown into the
/// placeholder stays where it is. Of a component that moves with everything in it, only the
/// outermost is reported. Containers are not scrolled. Linear in both screens.
func layoutShifts(from placeholder: ScreenLayout, to content: ScreenLayout) -> [Finding] {
  let (old, new) = (placeholder.screen, content.screen)
  let ids = named(new) { $0.id }
  let heroes = named(new) { $0.hero?.name }
  var explained = ExplainedParts(old)
  var findings: [Finding] = []
  for index in old.components.ids where !explained[index] {
    let component = old.components[index]
    guard
      let counterpart = component.id.flatMap({ ids[$0] })
        ?? component.hero.flatMap({ heroes[$0.name] })
    else { continue }
    let (before, after) = (placeholder.tree.frames[index], content.tree.frames[counterpart])
    let shift = before.distance(to: after)
    guard shift > tolerance else { continue }
    explained.insert(index)
    findings.append(
      .shifted(index, in: placeholder, to: counterpart, in: content, by: shift))
  }
  return findings
}

/// Returns the first displayed component with each name.
private func named(
  _ screen: Screen, _ name: (Component) -> String?
) -> [String: ComponentID] {
  Dictionary(
    firstOf: screen.components.ids.compactMap { index in
      name(screen.components[index]).map { ($0, index) }
    })
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
    _ index: ComponentID, in placeholder: ScreenLayout, to counterpart: ComponentID,
    in content: ScreenLayout, by shift: Double
  ) -> Finding {
    let component = placeholder.screen.components[index]
    let (before, after) = (placeholder.tree.frames[index], content.tree.frames[counterpart])
    let name = quoted(component.id ?? component.hero?.written ?? "")
    let when =
      content.screen.phase == .failure
      ? "when the content cannot be loaded" : "when the content arrives"
    return Finding(
      .layoutShift, at: component.range, weight: shift,
      "\(when), \(name) jumps from ", figure: "\(before.text) to \(after.text) pt",
      hedge: "up to ", after: ",",
      remedy: "give it the same frame in both, or another id",
      notes: placeholder.useNotes(of: index, at: component.range) + [
        Diagnostic.Note(
          "it has this frame in the \(content.screen.phase.rawValue)",
          at: content.screen.components[counterpart].range)
      ])
  }
}
