/// What a pan says of itself with each report.
public enum PanPhase: String, Hashable, Sendable, CaseIterable {
  case began
  case changed
  /// The finger was lifted.
  case ended
  /// The system took the pan away: a call came in, another gesture won.
  case cancelled
}

/// One report of a pan.
public struct PanSample: Hashable, Sendable {
  public var phase: PanPhase

  /// In seconds from any moment, the same for all samples of a pan.
  public var time: Double

  /// The finger's place, or how far it has gone, in points. Only differences between samples count,
  /// so either may be given, but the same throughout a pan.
  public var position: Point

  public init(_ phase: PanPhase, time: Double, position: Point) {
    self.phase = phase
    self.time = time
    self.position = position
  }
}

/// Where a finger goes to drive progress up. Left and right are those of the screen: whoever knows the
/// direction of writing turns them round.
public enum PanDirection: String, Hashable, Sendable, CaseIterable {
  case left
  case right
  case up
  case down

  /// The axis along which the finger's way is measured.
  public var axis: Axis {
    switch self {
    case .left, .right: .horizontal
    case .up, .down: .vertical
    }
  }

  /// 1 where coordinates grow in this direction, otherwise −1.
  public var sign: Double {
    switch self {
    case .right, .down: 1
    case .left, .up: -1
    }
  }
}

/// The way of a finger that stands for the whole transition: the screen's width for a swipe from its
/// edge, a sheet's height for a drag that dismisses it.
public struct PanTravel: Hashable, Sendable {
  public let direction: PanDirection

  /// In points, for progress from 0 to 1.
  public let distance: Double

  /// A way of less than a point would make each tremble of the finger a whole transition.
  /// - Throws: unless the distance is between a point and a billion.
  public init(_ direction: PanDirection, distance: Double) throws(MotionProblem) {
    try require(distance, in: 1...MotionLimits.magnitude.upperBound, .distance)
    self.direction = direction
    self.distance = distance
  }

  /// The coordinate of a place along the way, in points, growing with progress.
  func coordinate(of position: Point) -> Double {
    direction.sign * (direction.axis == .horizontal ? position.x : position.y)
  }
}
