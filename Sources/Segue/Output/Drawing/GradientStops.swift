/// A CSS gradient in terms of SVG: two points, and color stops from 0 to 1 between them.
struct GradientStops {
  struct Stop {
    let offset: Double
    let color: RGBA
  }

  let start: Point
  let end: Point
  let stops: [Stop]

  /// The number of pieces into which an interval is divided where SVG would interpolate other
  /// colors than CSS: SVG interpolates linearly without premultiplied alpha, CSS with premultiplied
  /// alpha and, at a hint, along a curve.
  private static let pieces = 8

  /// Creates the stops of a gradient.
  ///
  /// - Parameters:
  ///   - box: The gradient box.
  ///   - textColor: The value of `currentcolor`.
  init(_ gradient: LinearGradient, in box: Rect, textColor: RGBA) {
    let (dx, dy) = Self.unitVector(gradient.direction, box.size)
    // CSS Images 3 §3.1: the gradient line ends at the perpendiculars through the farthest corners.
    let length = abs(box.width * dx) + abs(box.height * dy)
    let offsets = Self.offsets(of: gradient.stops, length: length)
    var (first, last) = (offsets.first?.stop ?? 0, offsets.last?.stop ?? 1)
    // SVG needs distinct end points: if all stops coincide, they are on the whole gradient line.
    if last - first < 1e-6 { (first, last) = (0, 1) }
    func point(_ offset: Double) -> Point {
      let distance = (offset - 0.5) * length
      return Point(x: box.center.x + dx * distance, y: box.center.y + dy * distance)
    }
    start = point(first)
    end = point(last)

    var stops: [Stop] = []
    func add(_ position: Double, _ color: RGBA) {
      let offset = min(max((position - first) / (last - first), 0), 1)
      if let before = stops.last, before.offset == offset, before.color == color { return }
      stops.append(Stop(offset: offset, color: color))
    }
    let colors = gradient.stops.map { $0.color.resolved(textColor: textColor) }
    for index in offsets.indices {
      guard index > 0 else {
        add(offsets[0].stop, colors[0])
        continue
      }
      let (before, after) = (offsets[index - 1].stop, offsets[index].stop)
      let mixture = ColorInterpolation(
        from: colors[index - 1], to: colors[index],
        middle: offsets[index].hint.map { after > before ? ($0 - before) / (after - before) : 0.5 })
      add(before, mixture.color(at: 0))
      for piece in 1..<(mixture.matchesSVGInterpolation ? 1 : Self.pieces) {
        let part = Double(piece) / Double(Self.pieces)
        add(before + (after - before) * part, mixture.color(at: part))
      }
      add(after, mixture.color(at: 1))
      add(after, colors[index])
    }
    self.stops = stops
  }

  /// Returns the unit vector of the gradient line. Toward a corner, the line is perpendicular to
  /// the diagonal between the two neighboring corners.
  private static func unitVector(
    _ direction: LinearGradient.Direction, _ size: Size
  ) -> (Double, Double) {
    switch direction {
    case .angle(let degrees):
      let (sine, cosine) = Elementary.sincos(
        degrees.truncatingRemainder(dividingBy: 360) / 180 * .pi)
      return (sine, -cosine)
    case .corner(let corner):
      let isLeft = corner == .topLeft || corner == .bottomLeft
      let isTop = corner == .topLeft || corner == .topRight
      let diagonal = (size.width * size.width + size.height * size.height).squareRoot()
      guard diagonal > 0 else { return (0, 1) }
      return (
        (isLeft ? -1 : 1) * size.height / diagonal, (isTop ? -1 : 1) * size.width / diagonal
      )
    }
  }

  /// Returns the positions of stops and hints, as fractions of the gradient line, after the fix-up
  /// of CSS Images 4 §3.4.3.
  private static func offsets(
    of stops: [LinearGradient.Stop], length: Double
  ) -> [(hint: Double?, stop: Double)] {
    func part(_ position: LengthPercentage) -> Double {
      switch position {
      case .percent(let percent): percent / 100
      case .points(let points): length > 0 ? points / length : 0
      }
    }
    // Stops and hints in one list, with nil for unspecified positions.
    var row: [Double?] = []
    for (index, stop) in stops.enumerated() {
      if let hint = stop.hint { row.append(part(hint)) }
      if let position = stop.position {
        row.append(part(position))
      } else {
        row.append(index == 0 ? 0 : index == stops.count - 1 ? 1 : nil)
      }
    }
    var largest = -Double.infinity
    for index in row.indices {
      guard let offset = row[index] else { continue }
      largest = max(largest, offset)
      row[index] = largest
    }
    var known = 0
    var even = row.map { $0 ?? 0 }
    for index in row.indices where row[index] != nil {
      let gap = index - known
      for step in 1..<max(1, gap) {
        even[known + step] =
          even[known] + (even[index] - even[known]) * Double(step) / Double(gap)
      }
      known = index
    }
    var next = 0
    return stops.map { stop in
      var hint: Double?
      if stop.hint != nil {
        hint = even[next]
        next += 1
      }
      next += 1
      return (hint, even[next - 1])
    }
  }
}

/// The interpolation between two color stops.
private struct ColorInterpolation {
  let from: RGBA
  let to: RGBA
  /// The position at which the color is the mean of both; nil for the midpoint.
  let middle: Double?

  /// Whether SVG's linear interpolation gives the same colors.
  var matchesSVGInterpolation: Bool {
    guard middle == nil else { return false }
    let hasSameColor = from.red == to.red && from.green == to.green && from.blue == to.blue
    return hasSameColor || from.alpha == to.alpha || from.alpha == 0 || to.alpha == 0
  }

  func color(at part: Double) -> RGBA {
    let weight = self.weight(at: part)
    // A transparent end contributes no color, so it takes the other end's.
    if weight == 0 && from.alpha == 0 { return transparent(to) }
    if weight == 1 && to.alpha == 0 { return transparent(from) }
    return interpolate(from, to, at: weight)
  }

  /// Returns the weight of the second color. CSS Images 4 §3.4.2: a hint at H maps the fraction p
  /// to p ^ (log ½ ÷ log H).
  private func weight(at part: Double) -> Double {
    guard let middle, part > 0, part < 1 else { return part }
    if middle <= 0 { return 1 }
    if middle >= 1 { return 0 }
    let exponent = Elementary.log(0.5) / Elementary.log(middle)
    return Elementary.exp(exponent * Elementary.log(part))
  }

  private func transparent(_ color: RGBA) -> RGBA {
    RGBA(red: color.red, green: color.green, blue: color.blue, alpha: 0)
  }
}
