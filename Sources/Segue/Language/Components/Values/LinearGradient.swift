/// A picture that runs from colour to colour along a line (CSS Images 4 §3.1).
public struct LinearGradient: Hashable, Sendable {
  /// Where the line points.
  public enum Direction: Hashable, Sendable {
    /// In degrees: 0 points up, 90 to the right.
    case angle(Double)
    /// Into a corner: perpendicular to the other diagonal, so that it depends on the box.
    case corner(Corner)
  }

  public enum Corner: String, Hashable, Sendable, CaseIterable {
    case topLeft = "top left"
    case topRight = "top right"
    case bottomLeft = "bottom left"
    case bottomRight = "bottom right"
  }

  /// A colour on the line.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// From the beginning of the line; nil for half-way between its neighbours, or an end.
    public var position: LengthPercentage?
    /// Where between the stop before and this one the colour is the mean of both; nil for half-way.
    public var hint: LengthPercentage?

    public init(
      _ color: Color, at position: LengthPercentage? = nil, hint: LengthPercentage? = nil
    ) {
      self.color = color
      self.position = position
      self.hint = hint
    }
  }

  public var direction: Direction
  /// In the order in which they were written, at least one. A stop written with two positions is
  /// two stops. Positions may run backwards: then CSS raises a stop to the largest before it.
  public var stops: [Stop]

  public init(direction: Direction = .angle(180), stops: [Stop]) {
    self.direction = direction
    self.stops = stops
  }
}

extension LinearGradient.Stop: CustomStringConvertible {
  public var description: String {
    let place = position.map { " \($0)" } ?? ""
    return (hint.map { "\($0), " } ?? "") + color.description + place
  }
}

extension LinearGradient: CustomStringConvertible {
  /// As CSS; what a parser made reads back as the same gradient.
  public var description: String {
    let line =
      switch direction {
      case .angle(180): ""
      case .angle(let degrees): cssNumber(degrees) + "deg, "
      case .corner(let corner): "to \(corner.rawValue), "
      }
    return "linear-gradient(\(line)\(stops.map(\.description).joined(separator: ", ")))"
  }
}

extension LinearGradient {
  /// The value of `backgroundImage` for some gradients: a list, the topmost first, or `none`.
  package static func css(_ layers: [LinearGradient]) -> String {
    layers.isEmpty ? "none" : layers.map(\.description).joined(separator: ", ")
  }
}
