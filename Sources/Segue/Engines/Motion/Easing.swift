/// How progress grows over time.
public enum Easing: Hashable, Sendable {
  case linear
  case cubicBezier(CubicBezier)
  /// In a box of its own: two curves inline would make every easing twice as large to copy.
  indirect case joinedCubics(JoinedCubics)
  /// CSS `linear()`.
  case stops(LinearStops)
  /// Unlike the others a function of seconds, with a duration of its own.
  case spring(Spring)

  /// Whether the curve begins at 0 and ends at 1, as a flight needs. Only CSS `linear()` may not.
  public var runsFromZeroToOne: Bool {
    guard case .stops(let stops) = self else { return true }
    return stops.value(at: 0) == 0 && stops.value(at: 1) == 1
  }
}

/// The curves that have a name, from CSS, UIKit (whose four are CSS's) and Material 3. The raw value
/// is the name in a transition's `easing`.
public enum NamedEasing: String, Hashable, Sendable, CaseIterable {
  case linear
  case ease, easeIn, easeOut, easeInOut
  case standard, accelerate, decelerate
  case emphasized, emphasizedAccelerate, emphasizedDecelerate

  public var easing: Easing {
    switch self {
    case .linear: .linear
    case .ease: .cubicBezier(.ease)
    case .easeIn: .cubicBezier(.easeIn)
    case .easeOut: .cubicBezier(.easeOut)
    case .easeInOut: .cubicBezier(.easeInOut)
    case .standard: .cubicBezier(.standard)
    case .accelerate: .cubicBezier(.accelerate)
    case .decelerate: .cubicBezier(.decelerate)
    case .emphasized: .joinedCubics(.emphasized)
    case .emphasizedAccelerate: .cubicBezier(.emphasizedAccelerate)
    case .emphasizedDecelerate: .cubicBezier(.emphasizedDecelerate)
    }
  }
}

extension CubicBezier {
  // CSS Easing Functions Level 2, § 2.3.
  public static let ease = CubicBezier(validX1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
  public static let easeIn = CubicBezier(validX1: 0.42, y1: 0, x2: 1, y2: 1)
  public static let easeOut = CubicBezier(validX1: 0, y1: 0, x2: 0.58, y2: 1)
  public static let easeInOut = CubicBezier(validX1: 0.42, y1: 0, x2: 0.58, y2: 1)

  // Material 3, easing and duration tokens.
  public static let standard = CubicBezier(validX1: 0.2, y1: 0, x2: 0, y2: 1)
  public static let accelerate = CubicBezier(validX1: 0.3, y1: 0, x2: 1, y2: 1)
  public static let decelerate = CubicBezier(validX1: 0, y1: 0, x2: 0, y2: 1)
  public static let emphasizedAccelerate = CubicBezier(validX1: 0.3, y1: 0, x2: 0.8, y2: 0.15)
  public static let emphasizedDecelerate = CubicBezier(validX1: 0.05, y1: 0.7, x2: 0.1, y2: 1)
}

extension JoinedCubics {
  /// Material's path `M 0,0 C .05,0, .133333,.06, .166666,.4 C .208333,.82, .25,1, 1,1`, whose halves,
  /// each stretched to the unit square, are the emphasised curves of its own.
  public static let emphasized: JoinedCubics = {
    let joint = Point(x: 0.166666, y: 0.4)
    let rest = Point(x: 1 - joint.x, y: 1 - joint.y)
    return JoinedCubics(
      first: CubicBezier(
        validX1: 0.05 / joint.x, y1: 0, x2: 0.133333 / joint.x, y2: 0.06 / joint.y),
      joint: joint,
      second: CubicBezier(
        validX1: (0.208333 - joint.x) / rest.x, y1: (0.82 - joint.y) / rest.y,
        x2: (0.25 - joint.x) / rest.x, y2: 1))
  }()
}
