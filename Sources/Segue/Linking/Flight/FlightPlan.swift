/// A transition between two screens on a device: one function of progress, checked before it runs.
///
/// A pop is the same plan with progress running from 1 to 0. Geometry and time are separate:
/// `layers` answer for a progress, `timing` says when progress is where.
public struct FlightPlan: Sendable {
  /// One end of the primary pair; without pairs the tapped component and the destination's root.
  public struct End: Hashable, Sendable {
    public let screen: String
    /// The component's id; its path if it has none.
    public let component: String
    /// In device coordinates after scrolling, on device pixels.
    public let frame: Rect
  }

  /// A pair with both its ends.
  public struct Pair: Hashable, Sendable {
    public let bond: FlightPair.Bond
    public let from: End
    public let to: End
  }

  /// What is hidden while it plays, so that nothing is seen twice: JSON Pointers to the components.
  ///
  /// What a component draws by itself is hidden, its background or its picture. What is in it stays,
  /// unless it is named too: a card's text stays behind when its picture flies.
  public struct Handover: Hashable, Sendable {
    /// Hidden on the screen that is left, from the beginning until the end.
    public let hiddenOnSource: [String]
    /// Hidden on the screen that opens until the end; shown then, and the layers are removed.
    public let hiddenOnDestination: [String]
  }

  public let transition: String
  public let kind: Transition.Kind
  /// `hero` where a hero was asked for and nothing could fly.
  public let fallbackFrom: Transition.Kind?
  public let device: Device
  /// The link that opens the destination.
  public let link: Link
  /// The tapped component's id, or its path, with its frame.
  public let tapped: End
  public let from: End
  public let to: End
  public let pairs: [Pair]
  /// The place of the primary pair, the one of largest source area.
  public let primary: Int?
  /// How the two screens move, the one that is left first.
  public let screens: [Layer]
  /// What flies above them. A transition without pairs has none.
  public let flying: [Layer]
  public let handover: Handover
  public let timing: Timing

  /// The layers that a player draws: what flies, or the two screens where nothing does.
  public var layers: [Layer] { pairs.isEmpty ? screens : flying }
}

/// One moment of a plan.
public struct FlightFrame: Sendable {
  public let index: Int
  /// In seconds.
  public let time: Double
  /// Eased, not clamped; exactly 0 and 1 at the ends.
  public let progress: Double
  /// One a layer of the plan.
  public let layers: [LayerState]
  /// The two screens.
  public let screens: [LayerState]
}

extension FlightPlan {
  /// The moments of the transition: at i ÷ fps seconds, then one at its end. In a pop progress runs
  /// from 1 to 0.
  ///
  /// - Parameters:
  ///   - framesPerSecond: Clamped to 1…1000; with the longest duration of an hour that is 3.6 million
  ///     frames. One moment alone is `timing.progress(at:)` and `state(at:)` of each layer.
  ///   - isPop: Whether progress runs from 1 to 0.
  public func frames(perSecond framesPerSecond: Int, isPop: Bool = false) -> [FlightFrame] {
    let times = frameTimes(perSecond: framesPerSecond)
    let timing = isPop ? timing.reversed : timing
    return times.enumerated().map { frame(at: $1, index: $0, timing) }
  }

  /// The seconds at which `frames` stand.
  public func frameTimes(perSecond framesPerSecond: Int) -> [Double] {
    let rate = Double(min(max(1, framesPerSecond), 1000))
    var times: [Double] = []
    var index = 0.0
    while index / rate < timing.duration {
      times.append(index / rate)
      index += 1
    }
    times.append(timing.duration)
    return times
  }

  func frame(at time: Double, index: Int, _ timing: Timing) -> FlightFrame {
    let progress = timing.progress(at: time)
    return FlightFrame(
      index: index, time: time, progress: progress,
      layers: layers.map { $0.state(at: progress) },
      screens: screens.map { $0.state(at: progress) })
  }
}
