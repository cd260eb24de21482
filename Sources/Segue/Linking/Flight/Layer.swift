/// A layer of a transition: what it shows and how it moves.
public struct Layer: Sendable {
  public enum Content: Hashable, Sendable {
    /// A picture, drawn anew from its source.
    case picture(source: String, isPoster: Bool)
    /// The paint of a layout.
    case layout
    /// A whole screen.
    case screen(id: String)
    /// Text or a button that asked to be kept, always at its own size.
    case component(ComponentType)
  }

  /// The component that a layer draws: of the screen that is left, or of the one that opens.
  public struct Origin: Hashable, Sendable {
    public let isDestination: Bool
    /// The component's place in its screen.
    public let component: Int
    /// A JSON Pointer into the expanded screen.
    public let path: String
  }

  public let id: String
  /// The place of its pair; nil for a screen.
  public let pair: Int?
  /// Layers with a greater one lie on top.
  public let z: Int
  public let content: Content
  /// What it draws; nil for a screen.
  public let origin: Origin?
  /// The place of the component at the beginning of its way, in the screen that is left; nil for one
  /// that only the other screen has, and for a screen.
  public let from: Int?
  /// The place of the component at the end of its way, in the screen that opens.
  public let to: Int?
  /// The pixels that a picture needs at its largest moment on the device; nil for others.
  public internal(set) var pixelSize: Size?
  public let gradients: GradientChange

  let motion: LayerMotion
  let shadowMotions: [ShadowMotion]

  /// The layer at a progress, which may lie outside of 0…1. At 0 and 1 the end points themselves.
  /// Constant time, no allocation.
  public func state(at progress: Double) -> LayerState {
    motion.state(at: progress)
  }

  /// The shadows of its box at a progress, the first on top. Linear in them.
  public func shadows(at progress: Double) -> [ShadowState] {
    shadowMotions.map { $0.state(at: progress) }
  }
}

/// How a layer moves: what flies by itself, or a whole screen.
enum LayerMotion: Sendable {
  case flight(FlightMotion)
  indirect case screen(ScreenMotion)

  func state(at progress: Double) -> LayerState {
    switch self {
    case .flight(let motion): motion.state(at: progress)
    case .screen(let motion): motion.state(at: progress)
    }
  }

  func channels(at progress: Double) -> LayerChannels {
    switch self {
    case .flight(let motion): motion.channels(at: progress)
    case .screen(let motion): motion.channels(at: progress)
    }
  }

  func slopes(at progress: Double, _ side: Side) -> LayerChannels {
    switch self {
    case .flight(let motion): motion.slopes(at: progress, side)
    case .screen(let motion): motion.slopes(at: progress, side)
    }
  }

  func reach(nearEnd isEnd: Bool) -> Double {
    switch self {
    case .flight(let motion): motion.reach(nearEnd: isEnd)
    case .screen(let motion): motion.reach(nearEnd: isEnd)
    }
  }

  func steepness(nearEnd isEnd: Bool) -> Double {
    switch self {
    case .flight(let motion): motion.steepness(nearEnd: isEnd)
    case .screen(let motion): motion.steepness(nearEnd: isEnd)
    }
  }
}

/// The gradients over the background of a layer at both ends of its way, the first on top.
///
/// On the way the ones give way to the others: `LayerState.gradientMix` is the opacity of those at the
/// end, and 1 minus it that of those at the beginning.
public struct GradientChange: Hashable, Sendable {
  public let from: [LinearGradient]
  public let to: [LinearGradient]

  /// Whether they are the same at both ends, and so on the way.
  public var isNone: Bool { from == to }
}
