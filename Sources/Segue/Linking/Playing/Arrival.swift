/// The end of a flight whose destination loads asynchronously, as a state machine with value
/// semantics.
///
/// ```swift
/// var arrival = Arrival(at: 10, after: 0.5, timeout: 2, isReady: false)
/// arrival.phase(at: 10.2)  // flying
/// arrival.phase(at: 10.5)  // holding
/// arrival.destinationIsReady(at: 11.3)
/// arrival.phase(at: 11.3)  // handedOver
/// ```
///
/// The flight begins at `start` and ends `duration` seconds later. If the destination is ready by
/// then, the layers are handed over to it; otherwise they keep their final state until it is ready.
/// After `timeout` more seconds, the fallback transition plays instead. A flight that is cancelled
/// before either stays cancelled.
///
/// **What the destination shows.** A destination that was not ready at the start flies as its
/// root's background alone. The layer of the entering screen shows only that until the flight is
/// over, even if the content loads in the meantime, so that nothing appears abruptly in the middle
/// of a flight. A destination that was ready flies with its content.
///
/// **At the same instant.** The destination is awaited up to and including the last instant of the
/// timeout: if it is ready then, it is handed over. A cancellation at the very instant of the
/// handover or the fallback is too late, because the flight is over.
///
/// The results depend only on the events, each of which counts once, at the earliest of its times.
/// Neither their order nor repetitions nor the times of queries matter, and the phase at a time
/// does not depend on later events. Times before the start count as the start. An event at NaN is
/// ignored.
public struct Arrival: Hashable, Sendable {
  /// The phase of a flight.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// Progress runs.
    case flying
    /// The flight has ended, and its last frame is held until the destination is ready.
    case holding
    /// The destination has replaced the layers.
    case handedOver
    /// The fallback transition has replaced the layers.
    case fellBack
    /// The flight has been cancelled and runs back from its progress at that time.
    case takenBack

    /// The steps a player takes when the phase begins: all in one frame and in this order, so that
    /// no frame shows neither the layers nor what they represent.
    public var steps: [Step] {
      switch self {
      case .flying, .holding: []
      case .handedOver: [.showDestination, .removeLayers]
      case .fellBack: [.beginFallback, .removeLayers]
      case .takenBack: [.runBack]
      }
    }
  }

  /// A step that a player takes.
  public enum Step: String, Hashable, Sendable, CaseIterable {
    /// Shows the destination with its content, including what the plan has hidden.
    case showDestination
    /// Starts the fallback transition at progress 0, with the source as before the flight.
    case beginFallback
    /// Removes the layers.
    case removeLayers
    /// Runs progress back to 0 from its current value.
    case runBack
  }

  /// The time at which the flight begins, in seconds on the caller's clock.
  public let start: Double

  /// The duration of the flight, in seconds.
  public let duration: Double

  /// How long the last frame is held, in seconds.
  public let timeout: Double

  /// Whether the destination was ready at the start, and therefore flies with its content.
  public let fliesWithContent: Bool

  /// The time at which the destination was ready; nil until `destinationIsReady(at:)` is called.
  public private(set) var readyTime: Double?

  /// The time at which the flight was cancelled, even if that was too late.
  private var cancelTime: Double?

  /// Creates a flight that starts at a time.
  ///
  /// `duration` and `timeout` are clamped to 0…`Timing.longestDuration`, and `start` to ±10¹²
  /// seconds; NaN counts as 0.
  public init(at start: Double, after duration: Double, timeout: Double, isReady: Bool) {
    self.start = start.bounded(to: MotionLimits.value)
    self.duration = duration.bounded(to: 0...Timing.longestDuration)
    self.timeout = timeout.bounded(to: 0...Timing.longestDuration)
    fliesWithContent = isReady
    readyTime = isReady ? self.start : nil
  }

  /// Records that the destination has loaded. Constant time and memory.
  public mutating func destinationIsReady(at time: Double) {
    readyTime = earliest(readyTime, time)
  }

  /// Records that the flight has been cancelled. Constant time and memory.
  public mutating func cancelled(at time: Double) {
    cancelTime = earliest(cancelTime, time)
  }

  private func earliest(_ known: Double?, _ time: Double) -> Double? {
    guard !time.isNaN else { return known }
    return min(known ?? .infinity, max(time, start))
  }
}

extension Arrival {
  /// The time at which the flight ends.
  public var end: Double { start + duration }

  /// The last instant at which the layers can be handed over to the destination.
  public var deadline: Double { end + timeout }

  /// Returns the phase at a time; NaN and times before the start count as the start.
  public func phase(at time: Double) -> Phase {
    let time = clock(time)
    if let takenBackTime, time >= takenBackTime { return .takenBack }
    if time >= outcome.time { return outcome.phase }
    return time < end ? .flying : .holding
  }

  /// Returns the time in the plan's timing at which the layers are displayed, in seconds.
  ///
  /// It stops exactly at the end, and where the flight is cancelled; from there, `Playback`
  /// reverses it or a gesture drives it.
  public func flightTime(at time: Double) -> Double {
    let shown = min(clock(time), takenBackTime ?? .infinity)
    return shown >= end ? duration : shown - start
  }

  /// Returns whether the destination itself is displayed with its content, rather than layers that
  /// represent it.
  ///
  /// It is from the handover on. While the fallback plays, the destination itself moves, and its
  /// content is displayed once it has loaded.
  public func showsDestination(at time: Double) -> Bool {
    switch phase(at: time) {
    case .flying, .holding, .takenBack: false
    case .handedOver: true
    case .fellBack: readyTime.map { clock(time) >= $0 } ?? false
    }
  }

  /// The time at which the flight was cancelled; nil if it was not, or too late.
  public var takenBackTime: Double? {
    cancelTime.flatMap { $0 < outcome.time ? $0 : nil }
  }

  /// How and when the flight ends unless it is cancelled, given the events so far.
  private var outcome: (phase: Phase, time: Double) {
    if let readyTime, readyTime <= deadline { return (.handedOver, max(readyTime, end)) }
    return (.fellBack, deadline)
  }

  private func clock(_ time: Double) -> Double { time.isNaN ? start : max(time, start) }
}
