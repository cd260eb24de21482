/// A linear gradient (CSS Images 4 §3.1).
public struct LinearGradient: Hashable, Sendable {
  /// The direction of the gradient line.
  public enum Direction: Hashable, Sendable {
    /// An angle in degrees: 0 points up, 90 to the right.
    case angle(Double)
    /// Towards a corner. The line is perpendicular to the other diagonal, so its angle depends on
    /// the box.
    case corner(Corner)
  }

  /// A corner of the box.
  public enum Corner: String, Hashable, Sendable, CaseIterable {
    case topLeft = "top left"
    case topRight = "top right"
    case bottomLeft = "bottom left"
    case bottomRight = "bottom right"
  }

  /// A color stop.
  public struct Stop: Hashable, Sendable {
    /// The color of the stop.
    public var color: Color
    /// The position on the gradient line. If nil, the stop is midway between its neighbors, or at
    /// an end.
    public var position: LengthPercentage?
    /// The position between the previous stop and this one at which the color is the mean of both;
    /// nil for the midpoint.
    public var hint: LengthPercentage?

    /// Creates a color stop.
    public init(
      _ color: Color, at position: LengthPercentage? = nil, hint: LengthPercentage? = nil
    ) {
      self.color = color
      self.position = position
      self.hint = hint
    }
  }

  /// The direction of the gradient line.
  public var direction: Direction
  /// The color stops in declared order, at least one. A stop with two positions is two stops.
  /// Positions may decrease; as in CSS, a stop is then moved to the largest position before it.
  public var stops: [Stop]

  /// Creates a gradient.
  public init(direction: Direction = .angle(180), stops: [Stop]) {
    self.direction = direction
    self.stops = stops
  }
}

extension LinearGradient.Stop: CustomStringConvertible {
  /// The stop in CSS notation.
  public var description: String {
    let place = position.map { " \($0)" } ?? ""
    return (hint.map { "\($0), " } ?? "") + color.description + place
  }
}

extension LinearGradient: CustomStringConvertible {
  /// The gradient in CSS notation. Parsing it returns an equal gradient if this one was parsed.
  public var description: String {
    let line =
      switch direction {
      case .angle(180): ""
      case .angle(let degrees): cssNumber(degrees) + "deg, "
      case .corner(let corner): "to \(corner.rawValue), "
      }
    return "linear-gradient(\(line)\(stops.map { $0.description }.joined(separator: ", ")))"
  }
}

extension LinearGradient {
  /// Returns the value of `backgroundImage` for a list of gradients, the topmost first, or `none`.
  package static func css(_ layers: [LinearGradient]) -> String {
    layers.isEmpty ? "none" : layers.map { $0.description }.joined(separator: ", ")
  }
}
