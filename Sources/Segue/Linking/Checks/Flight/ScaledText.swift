/// Smaller relative differences in font size are invisible.
private let allowedDifference = 0.01

/// Finds labels and buttons declared as kept that fly to text of another size, or to a component
/// without text.
///
/// Text never stretches in flight: such a pair cross-fades, each at its own size, which is rarely
/// what `keep` was meant for. Text that is scaled with its whole screen is not reported.
func scaledText(_ flight: CheckedFlight) -> [Finding] {
  flight.parts.compactMap { part in
    guard let from = part.from, let to = part.to,
      let size = flight.source.screen.letterSize(of: from)
    else { return nil }
    let range = flight.source.range(of: from)
    let notes = flight.notes(from: from, to: to, at: range)
    guard let other = flight.destination.screen.letterSize(of: to) else {
      let what =
        switch flight.destination.screen.components[to].type {
        case .image: "a picture"
        case .video: "a video"
        default: "a layout"
        }
      return Finding(
        .textScaled, at: range, weight: .infinity, "this text flies to ", figure: what, after: "",
        remedy:
          "the two cross-fade, so pair it with text, or drop \"keep\"",
        notes: notes)
    }
    let ratio = max(size, other) / min(size, other)
    guard ratio > 1 + allowedDifference else { return nil }
    return Finding(
      .textScaled, at: range, weight: ratio, "this text is set in ",
      figure: "\(pointsText(size)) pt and flies to one in \(pointsText(other)) pt", after: "",
      remedy: "text does not stretch in flight, so the two cross-fade "
        + "unless both are set alike", notes: notes)
  }
}

extension Screen {
  /// Returns the largest font size of a label or a button; nil for other components.
  fileprivate func letterSize(of component: ComponentID) -> Double? {
    let own = textStyle(of: component).font.size
    switch components[component].content {
    case .label(let runs): return runs.map { $0.style.font.size }.max() ?? own
    case .button: return own
    case .layout, .image, .video: return nil
    }
  }
}
