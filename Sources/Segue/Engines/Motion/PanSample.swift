/// The phase of a pan.
public enum PanPhase: String, Hashable, Sendable, CaseIterable {
  /// The finger was put down or the pan was recognized.
  case began
  /// The finger moved.
  case changed
  /// The finger was lifted.
  case ended
  /// The system cancelled the pan: a call came in, or another gesture was recognized.
  case cancelled
}

/// A sample of a pan.
public struct PanSample: Hashable, Sendable {
  /// The phase of the pan.
  public var phase: PanPhase

  /// The time in seconds from any reference time, the same for all samples of a pan.
  public var time: Double

  /// The finger's position, or its translation, in points. Only differences between samples count,
  /// so either can be used, but the same throughout a pan.
  public var position: Point

  /// Creates a sample.
  public init(_ phase: PanPhase, time: Double, position: Point) {
    self.phase = phase
    self.time = time
    self.position = position
  }
}

/// The direction of a finger that increases progress. Left and right are physical directions of the
/// screen: callers that know the writing direction mirror them.
public enum PanDirection: String, Hashable, Sendable, CaseIterable {
  case left
  case right
  case up
  case down

  /// The axis along which the finger's movement is measured.
  public var axis: Axis {
    switch self {
    case .left, .right: .horizontal
    case .up, .down: .vertical
    }
  }

  /// 1 if coordinates increase in this direction, otherwise −1.
  public var sign: Double {
    switch self {
    case .right, .down: 1
    case .left, .up: -1
    }
  }
}

/// The movement of a finger that corresponds to the whole transition: the screen's width for a
/// swipe from its edge, a sheet's height for a drag that dismisses it.
public struct PanTravel: Hashable, Sendable {
  /// The direction of increasing progress.
  public let direction: PanDirection

  /// The distance for progress from 0 to 1, in points.
  public let distance: Double

  /// Creates a travel. Over less than a point, every tremble of the finger would be a whole
  /// transition.
  /// - Throws: Unless the distance is between a point and a billion.
  public init(_ direction: PanDirection, distance: Double) throws(MotionError) {
    try require(distance, in: 1...MotionLimits.magnitude.upperBound, .distance)
    self.direction = direction
    self.distance = distance
  }

  /// Returns the coordinate of a position along the travel, in points, increasing with progress.
  func coordinate(of position: Point) -> Double {
    direction.sign * (direction.axis == .horizontal ? position.x : position.y)
  }
}
