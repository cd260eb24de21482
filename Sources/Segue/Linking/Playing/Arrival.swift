/// How a flight ends whose destination loads when it likes, as a state machine on values.
///
/// ```swift
/// var arrival = Arrival(at: 10, after: 0.5, timeout: 2, isReady: false)
/// arrival.phase(at: 10.2)  // flying
/// arrival.phase(at: 10.5)  // holding
/// arrival.destinationIsReady(at: 11.3)
/// arrival.phase(at: 11.3)  // handedOver
/// ```
///
/// The flight begins at `start` and ends `duration` seconds later. There the layers are handed over to
/// the destination if it is ready, and otherwise stay as they are until it is. When `timeout` more
/// seconds are over, the fallback transition plays instead. A flight that is taken back before either
/// stays so.
///
/// **What is seen of the destination.** A destination that was not ready at the start flies as its root's
/// background alone: that is what the entering screen's layer shows until the flight is over, even if the
/// content loads on the way, so that nothing pops up in the middle of a flight. One that was ready flies
/// as it is.
///
/// **At one instant.** The destination is awaited up to and including the timeout's last instant: ready
/// then, it is handed over. Taken back at the very instant of the handover, or of the fallback, comes too
/// late: the flight is over.
///
/// The answers follow from the events alone, each of which counts once, at the earliest of its times. So
/// neither their order nor repetitions matter, nor when anybody asks; and what is said of a time holds
/// whatever happens later. Times before the start count as the start. An event at a time that is no number
/// is none.
public struct Arrival: Hashable, Sendable {
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// Progress runs.
    case flying
    /// The flight has ended, and its last frame waits for the destination.
    case holding
    /// The destination has taken the layers' place.
    case handedOver
    /// The fallback transition has taken it.
    case fellBack
    /// The flight runs back from where it was.
    case takenBack

    /// What a player does when the phase begins: all of it in one frame, in this order, so that there is
    /// no frame with neither layers nor what they stand for.
    public var steps: [Step] {
      switch self {
      case .flying, .holding: []
      case .handedOver: [.showDestination, .removeLayers]
      case .fellBack: [.beginFallback, .removeLayers]
      case .takenBack: [.runBack]
      }
    }
  }

  /// What a player does.
  public enum Step: String, Hashable, Sendable, CaseIterable {
    /// Shows the destination with its content, and of it what the plan has hidden.
    case showDestination
    /// Begins the fallback transition at progress 0, the source as it was before the flight.
    case beginFallback
    /// Removes the layers.
    case removeLayers
    /// Runs progress back to 0 from where it is.
    case runBack
  }

  /// When the flight began, in seconds on the caller's clock.
  public let start: Double

  /// In seconds.
  public let duration: Double

  /// For how many seconds the end frame waits.
  public let timeout: Double

  /// Whether the destination was ready at the start, and so flies with its content.
  public let fliesWithContent: Bool

  /// When the destination was ready; nil as long as nobody has said so.
  public private(set) var readyTime: Double?

  /// When the flight was taken back, however late.
  private var cancelTime: Double?

  /// Durations below nothing are none, those above `Timing.longestDuration` are that, and a start beyond
  /// 10¹² seconds is bounded; NaN counts as 0.
  public init(at start: Double, after duration: Double, timeout: Double, isReady: Bool) {
    self.start = start.bounded(to: MotionLimits.place)
    self.duration = duration.bounded(to: 0...Timing.longestDuration)
    self.timeout = timeout.bounded(to: 0...Timing.longestDuration)
    fliesWithContent = isReady
    readyTime = isReady ? self.start : nil
  }

  /// The destination has loaded. Constant in time and memory.
  public mutating func destinationIsReady(at time: Double) {
    readyTime = earliest(readyTime, time)
  }

  /// The flight has been taken back. Constant in time and memory.
  public mutating func cancelled(at time: Double) {
    cancelTime = earliest(cancelTime, time)
  }

  private func earliest(_ known: Double?, _ time: Double) -> Double? {
    guard !time.isNaN else { return known }
    return min(known ?? .infinity, max(time, start))
  }
}

extension Arrival {
  /// When the flight ends.
  public var end: Double { start + duration }

  /// The last instant at which a destination is handed over to.
  public var deadline: Double { end + timeout }

  /// What is at a time; NaN and times before the start count as the start.
  public func phase(at time: Double) -> Phase {
    let time = clock(time)
    if let takenBackTime, time >= takenBackTime { return .takenBack }
    if time >= outcome.time { return outcome.phase }
    return time < end ? .flying : .holding
  }

  /// How many seconds into the plan's timing the layers are to be shown. They stop at the end, exactly,
  /// and where the flight is taken back; from there `Playback` reverses it, or a gesture drives it.
  public func flightTime(at time: Double) -> Double {
    let shown = min(clock(time), takenBackTime ?? .infinity)
    return shown >= end ? duration : shown - start
  }

  /// Whether the destination is seen by itself, with its content, and not by layers that stand for it:
  /// from the handover on. Where the fallback plays, it moves the destination as it is, and the content
  /// is seen from when it has loaded.
  public func showsDestination(at time: Double) -> Bool {
    switch phase(at: time) {
    case .flying, .holding, .takenBack: false
    case .handedOver: true
    case .fellBack: readyTime.map { clock(time) >= $0 } ?? false
    }
  }

  /// When the flight was taken back; nil if it was not, or came too late.
  public var takenBackTime: Double? {
    cancelTime.flatMap { $0 < outcome.time ? $0 : nil }
  }

  /// How the flight ends unless it is taken back, as far as is known, and when.
  private var outcome: (phase: Phase, time: Double) {
    if let readyTime, readyTime <= deadline { return (.handedOver, max(readyTime, end)) }
    return (.fellBack, deadline)
  }

  private func clock(_ time: Double) -> Double { time.isNaN ? start : max(time, start) }
}
