/// A layer of a transition: what it shows and how it moves.
public struct Layer: Sendable {
  public enum Content: Hashable, Sendable {
    /// A picture, drawn anew from its source.
    case picture(source: String, isPoster: Bool)
    /// The paint of a layout.
    case layout
    /// A whole screen; its id is empty if it is not in the project.
    case screen(id: String)
    /// Black that dims the screen behind a card.
    case scrim
    /// The bar at the top edge of a sheet that can be dragged.
    case grabber
    /// Text or a button that asked to be kept, always at its own size.
    case component(ComponentType)
    /// A component with everything in it, drawn as its screen draws it, at its own size: something that
    /// lies above what flies and is lifted above the flight.
    case part(ComponentType)
    /// The background of the destination's root.
    case backdrop
    /// A bar of the app.
    case bar(Bar)
  }

  /// The component that a layer draws: of the screen that is left, or of the one that opens.
  public struct Origin: Hashable, Sendable {
    public let isDestination: Bool
    /// The component's index in its screen.
    public let component: Int
    /// A JSON Pointer into the expanded screen.
    public let path: String
  }

  /// The role of a layer that does not fly. It is the layer's id too.
  public enum ScreenRole: String, Hashable, Sendable, CaseIterable {
    /// The source screen, without what flies from it.
    case exiting
    /// The whole source screen once more, which fades in where it is still seen at the end.
    case returning
    /// Black that dims the source behind a card.
    case scrim
    /// The background of the destination's root, which covers the source before the content appears.
    case backdrop
    /// The destination screen, without what flies to it.
    case entering
    /// The grabber of the destination, if it is a sheet that has one.
    case grabber
    /// A navigation bar of the source, or of both screens.
    case navigationBar = "navigation bar"
    /// A tab bar of the source, or of both screens.
    case tabBar = "tab bar"
    /// A navigation bar of the destination, where the source has another or none.
    case arrivingNavigationBar = "navigation bar (arriving)"
    /// A tab bar of the destination, where the source has another or none.
    case arrivingTabBar = "tab bar (arriving)"

    /// Whether it is a bar that only the destination has.
    var isArrivingBar: Bool { self == .arrivingNavigationBar || self == .arrivingTabBar }
  }

  public let id: String
  /// The index of its pair; nil for a screen, and for all that flies in a `sourceScale`.
  public let pair: Int?
  /// Layers with a greater one lie on top.
  public internal(set) var z: Int
  public let content: Content
  /// Whether it lies above what flies, and so is lifted above the flight, rather than a part of it.
  public let isLifted: Bool
  /// What it draws; nil for a screen.
  public let origin: Origin?
  /// The index of the component in the source screen; nil for one that only the destination has, and
  /// for a screen.
  public let from: Int?
  /// The index of the component in the destination screen; nil for one that only the source has.
  public let to: Int?
  /// The pixels that a picture needs at its largest moment on the device; nil for others.
  public internal(set) var pixelSize: Size?
  public let gradients: GradientChange

  /// Which screen it is, or what of one; nil for what flies.
  public var role: ScreenRole? {
    pair == nil && origin == nil ? ScreenRole(rawValue: id) : nil
  }

  let motion: LayerMotion
  let shadowMotions: [ShadowMotion]
  /// For one of two layers that give way to one another, the component of the other screen that the
  /// second of them draws. Artefacts do not hold it.
  var partner: Int? = nil

  var isBar: Bool { if case .bar = content { true } else { false } }

  /// Whether it draws a component with everything in it.
  var isGroup: Bool { if case .part = content { true } else { false } }

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

  /// Whether what is drawn is largest at an extreme of the progress.
  var growsStraight: Bool {
    guard case .flight(let motion) = self else { return true }
    return motion.path.style == .straight
      && motion.attachment.map { $0.carrier.style == .straight && $0.from == $0.to } ?? true
      && motion.picture.map { $0.from == $0.to } ?? true
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
