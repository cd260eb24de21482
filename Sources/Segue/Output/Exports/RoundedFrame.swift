/// Whether the corners of a layer are one radius for some of them, at all times: what players can draw
/// that have one number for it.
enum CornerShape: Hashable, Sendable {
  /// Sharp, all the time.
  case sharp
  /// The corners that are round, clockwise from the top left, all of them alike.
  case uniform([Bool])
  /// Every corner by itself.
  case any

  init(_ radii: some Sequence<CornerRadii>, within tolerance: Double) {
    var isRound = [false, false, false, false]
    for corners in radii {
      for (place, radius) in corners.clockwise.enumerated() where radius > tolerance {
        isRound[place] = true
      }
    }
    guard isRound.contains(true) else {
      self = .sharp
      return
    }
    for corners in radii {
      let round = zip(corners.clockwise, isRound).filter(\.1).map(\.0)
      guard let least = round.min(), let greatest = round.max(), greatest - least <= tolerance
      else {
        self = .any
        return
      }
    }
    self = .uniform(isRound)
  }
}

extension CornerRadii {
  /// The radius of corners that are alike.
  func radius(of isRound: [Bool]) -> Double {
    zip(clockwise, isRound).first(where: \.1)?.0 ?? 0
  }
}

/// The colour of a layer at all samples, for players that mix red, green, blue and alpha each by itself:
/// where it is transparent, it lends the colour that it has before or behind.
func unmultiplied(_ colors: [RGBA]) -> [RGBA] {
  guard var shown = colors.first(where: { $0.alpha > 0 }) else { return colors }
  return colors.map { color in
    if color.alpha > 0 { shown = color }
    return RGBA(red: shown.red, green: shown.green, blue: shown.blue, alpha: color.alpha)
  }
}

extension FlightSamples {
  /// A colour whose parts are mixed each by itself, with the colours of all samples. Half of the tolerance
  /// for each part, as what is seen is their product with alpha.
  func colorStops(
    of track: Track, _ color: (LayerMoment) -> RGBA
  ) -> (stops: PropertyStops, colors: [RGBA]) {
    let colors = unmultiplied(track.moments.map(color))
    let values = colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    return (stops(values, shares(4).map { $0 / 2 }), colors)
  }
}
