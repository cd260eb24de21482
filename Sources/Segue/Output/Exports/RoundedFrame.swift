/// Whether all rounded corners of a layer share one radius at all times, which players with a
/// single corner radius can draw.
enum CornerShape: Hashable, Sendable {
  /// All corners are always sharp.
  case sharp
  /// The rounded corners, clockwise from the top left, which share one radius.
  case uniform([Bool])
  /// The corners have different radii.
  case different

  init(_ radii: some Sequence<CornerRadii>, within tolerance: Double) {
    var isRound = [false, false, false, false]
    for corners in radii {
      for (corner, radius) in corners.clockwise.enumerated() where radius > tolerance {
        isRound[corner] = true
      }
    }
    guard isRound.contains(true) else {
      self = .sharp
      return
    }
    for corners in radii {
      let round = zip(corners.clockwise, isRound).filter { $0.1 }.map { $0.0 }
      guard let least = round.min(), let greatest = round.max(), greatest - least <= tolerance
      else {
        self = .different
        return
      }
    }
    self = .uniform(isRound)
  }
}

extension CornerRadii {
  /// Returns the radius that the rounded corners share.
  func radius(of isRound: [Bool]) -> Double {
    zip(clockwise, isRound).first { $0.1 }?.0 ?? 0
  }
}

/// Returns the colors of a layer at all samples, for players that interpolate red, green, blue and
/// alpha separately: a transparent color takes the hue of the color before or after it.
func fillingTransparentColors(in colors: [RGBA]) -> [RGBA] {
  guard var shown = colors.first(where: { $0.alpha > 0 }) else { return colors }
  return colors.map { color in
    if color.alpha > 0 { shown = color }
    return RGBA(red: shown.red, green: shown.green, blue: shown.blue, alpha: color.alpha)
  }
}

extension FlightSamples {
  /// Returns the stops of a color whose components are interpolated separately, and the colors at
  /// all samples. Each component has half of the tolerance, since the visible color is its product
  /// with alpha.
  func colorStops(
    of track: Track, _ color: (LayerMoment) -> RGBA
  ) -> (stops: PropertyStops, colors: [RGBA]) {
    let colors = fillingTransparentColors(in: track.moments.map(color))
    let values = colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    return (stops(values, shares(4).map { $0 / 2 }), colors)
  }
}
