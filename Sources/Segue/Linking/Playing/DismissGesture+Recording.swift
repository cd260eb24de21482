extension DismissGesture {
  /// Creates the gesture of a recording, with a transition's own gesture providing what the
  /// recording omits.
  ///
  /// A recording with detents is that of a sheet, and one with a threshold is not. If this makes a
  /// sheet gesture of another gesture, or the reverse, the finger moves up to raise a sheet, or
  /// down to dismiss the screen. An unspecified distance is the screen's width or height.
  ///
  /// - Parameters:
  ///   - own: The transition's gesture; nil if it has none.
  ///   - screen: The frame of the open screen.
  /// - Returns: nil if neither specifies a direction.
  /// - Throws: An error if the distance is less than a point.
  package init?(
    _ recording: PanRecording, or own: DismissGesture?, screen: Rect
  ) throws(MotionError) {
    let ownSheet = own?.sheetRule
    let isSheet = recording.detents != nil || (ownSheet != nil && recording.rule.threshold == nil)
    let direction: PanDirection
    if let said = recording.direction {
      direction = said
    } else if let own, (ownSheet != nil) == isSheet {
      direction = own.travel.direction
    } else if isSheet {
      direction = .up
    } else if own != nil {
      direction = .down
    } else {
      return nil
    }
    let travel: PanTravel
    if let distance = recording.distance {
      travel = try PanTravel(direction, distance: distance)
    } else if let own, own.travel.direction.axis == direction.axis {
      travel = try PanTravel(direction, distance: own.travel.distance)
    } else {
      travel = try PanTravel(
        direction, distance: direction.axis == .horizontal ? screen.width : screen.height)
    }
    self.init(
      travel: travel,
      goal: isSheet
        ? .sheet(try recording.sheetRule(or: ownSheet))
        : .transition(try recording.rule.transitionRule(or: own?.transitionRule ?? .thirtyPercent)),
      isEdgeSwipe: own.map { $0.isEdgeSwipe && $0.travel.direction == direction } ?? false)
    self = measuring(own)
  }

  private var sheetRule: DetentRule? {
    if case .sheet(let rule) = goal { rule } else { nil }
  }

  private var transitionRule: PanRule? {
    if case .transition(let rule) = goal { rule } else { nil }
  }

  /// Returns the pan through which a recording is played. It begins at the recording's start, or
  /// else at the detent at which a sheet rests, or else where the screen is open.
  ///
  /// - Throws: An error if the start is not finite or is beyond a billion.
  package func pan(
    for recording: PanRecording, restingAt detent: Detent? = nil
  ) throws(MotionError) -> PanGesture {
    var rest = start
    if let detent, measure == .height, recording.detents == nil {
      rest = detent.progress(over: travel.distance)
    }
    return try PanGesture(over: travel, to: goal, from: recording.start ?? rest)
  }
}

extension PanRecording {
  fileprivate func sheetRule(or own: DetentRule?) throws(MotionError) -> DetentRule {
    let usual: DetentRule
    if let own { usual = own } else { usual = try DetentRule([]) }
    return try DetentRule(
      detents ?? usual.detents, allowsDismissal: rule.allowsDismissal ?? usual.allowsDismissal,
      skips: rule.skips ?? usual.skips, projectionTime: rule.projectionTime ?? usual.projectionTime,
      flickSpeed: rule.flickSpeed ?? usual.flickSpeed)
  }
}

extension PanRecording.Rule {
  fileprivate func transitionRule(or own: PanRule) throws(MotionError) -> PanRule {
    let threshold = threshold ?? own.threshold
    let flickSpeed = flickSpeed ?? own.flickSpeed
    guard let projectionTime = projectionTime ?? own.projectionTime else {
      return try PanRule(threshold: threshold, flickSpeed: flickSpeed)
    }
    return try PanRule(
      threshold: threshold, flickSpeed: flickSpeed, projectionTime: projectionTime)
  }
}
