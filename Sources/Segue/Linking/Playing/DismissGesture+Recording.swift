extension DismissGesture {
  /// The gesture that a recording says, and for what it does not say, a transition's own.
  ///
  /// A recording with detents is one of a sheet, a recording with a threshold is not. If it makes a sheet
  /// of what was none, or the other way round, the finger goes up for a sheet's height, or down to take
  /// it back. A distance that nobody says is the screen's width or height.
  ///
  /// - Parameters:
  ///   - own: the transition's gesture; nil if it has none.
  ///   - screen: where the screen stands when it is open.
  /// - Returns: nil if neither says where the finger goes.
  /// - Throws: when there is no way of a point to go.
  package init?(
    _ recording: PanRecording, or own: DismissGesture?, screen: Rect
  ) throws(MotionProblem) {
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

  /// The pan that a recording plays through: from its own start, else from the detent at which a sheet rests, else from
  /// where the screen is open.
  /// - Throws: when the start is not finite or beyond a billion.
  package func pan(
    for recording: PanRecording, restingAt detent: Detent? = nil
  ) throws(MotionProblem) -> PanGesture {
    var rest = start
    if let detent, measure == .height, recording.detents == nil {
      rest = detent.progress(over: travel.distance)
    }
    return try PanGesture(over: travel, to: goal, from: recording.start ?? rest)
  }
}

extension PanRecording {
  fileprivate func sheetRule(or own: DetentRule?) throws(MotionProblem) -> DetentRule {
    let usual: DetentRule
    if let own { usual = own } else { usual = try DetentRule([]) }
    return try DetentRule(
      detents ?? usual.detents, allowsDismissal: rule.allowsDismissal ?? usual.allowsDismissal,
      skips: rule.skips ?? usual.skips, projectionTime: rule.projectionTime ?? usual.projectionTime,
      flickSpeed: rule.flickSpeed ?? usual.flickSpeed)
  }
}

extension PanRecording.Rule {
  fileprivate func transitionRule(or own: PanRule) throws(MotionProblem) -> PanRule {
    let threshold = threshold ?? own.threshold
    let flickSpeed = flickSpeed ?? own.flickSpeed
    guard let projectionTime = projectionTime ?? own.projectionTime else {
      return try PanRule(threshold: threshold, flickSpeed: flickSpeed)
    }
    return try PanRule(
      threshold: threshold, flickSpeed: flickSpeed, projectionTime: projectionTime)
  }
}
