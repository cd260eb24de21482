/// The curve of progress over time.
public enum Easing: Hashable, Sendable {
  /// Progress in proportion to time.
  case linear
  /// CSS `cubic-bezier()`.
  case cubicBezier(CubicBezier)
  /// Two cubic curves, allocated separately: stored inline, they would double the size of every
  /// easing.
  indirect case joinedCubics(PiecewiseCubic)
  /// CSS `linear()`.
  case stops(LinearStops)
  /// A spring. Unlike the others, it is a function of seconds and has a duration independent of the
  /// timing.
  case spring(Spring)

  /// Whether the curve begins at 0 and ends at 1, as a flight requires. Only CSS `linear()` may
  /// not.
  public var runsFromZeroToOne: Bool {
    guard case .stops(let stops) = self else { return true }
    return stops.value(at: 0) == 0 && stops.value(at: 1) == 1
  }
}

/// The named curves of CSS, UIKit (whose four curves equal those of CSS) and Material 3. The raw
/// value is the name in a transition's `easing`.
public enum NamedEasing: String, Hashable, Sendable, CaseIterable {
  case linear
  case ease, easeIn, easeOut, easeInOut
  case standard, accelerate, decelerate
  case emphasized, emphasizedAccelerate, emphasizedDecelerate

  /// The curve of the name.
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
  /// CSS `ease`.
  public static let ease = CubicBezier(validX1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
  /// CSS `ease-in`.
  public static let easeIn = CubicBezier(validX1: 0.42, y1: 0, x2: 1, y2: 1)
  /// CSS `ease-out`.
  public static let easeOut = CubicBezier(validX1: 0, y1: 0, x2: 0.58, y2: 1)
  /// CSS `ease-in-out`.
  public static let easeInOut = CubicBezier(validX1: 0.42, y1: 0, x2: 0.58, y2: 1)

  // Material 3, easing and duration tokens.
  /// The standard curve of Material 3.
  public static let standard = CubicBezier(validX1: 0.2, y1: 0, x2: 0, y2: 1)
  /// The standard accelerate curve of Material 3.
  public static let accelerate = CubicBezier(validX1: 0.3, y1: 0, x2: 1, y2: 1)
  /// The standard decelerate curve of Material 3.
  public static let decelerate = CubicBezier(validX1: 0, y1: 0, x2: 0, y2: 1)
  /// The emphasized accelerate curve of Material 3.
  public static let emphasizedAccelerate = CubicBezier(validX1: 0.3, y1: 0, x2: 0.8, y2: 0.15)
  /// The emphasized decelerate curve of Material 3.
  public static let emphasizedDecelerate = CubicBezier(validX1: 0.05, y1: 0.7, x2: 0.1, y2: 1)
}

extension PiecewiseCubic {
  /// The emphasized curve of Material 3, the path
  /// `M 0,0 C .05,0, .133333,.06, .166666,.4 C .208333,.82, .25,1, 1,1`. Its two halves, each
  /// scaled to the unit square, are Material's emphasized accelerate and decelerate curves.
  public static let emphasized: PiecewiseCubic = {
    let joint = Point(x: 0.166666, y: 0.4)
    let rest = Point(x: 1 - joint.x, y: 1 - joint.y)
    return PiecewiseCubic(
      first: CubicBezier(
        validX1: 0.05 / joint.x, y1: 0, x2: 0.133333 / joint.x, y2: 0.06 / joint.y),
      joint: joint,
      second: CubicBezier(
        validX1: (0.208333 - joint.x) / rest.x, y1: (0.82 - joint.y) / rest.y,
        x2: (0.25 - joint.x) / rest.x, y2: 1))
  }()
}
