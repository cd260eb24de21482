/// A layer of a transition: what it draws and how it moves.
public struct Layer: Sendable {
  /// What a layer draws.
  public enum Content: Hashable, Sendable {
    /// A picture, redrawn from its source.
    case picture(source: String, isPoster: Bool)
    /// The background, border and shadows of a layout.
    case layout
    /// A whole screen; its id is empty if it is outside the project.
    case screen(id: String)
    /// A black scrim that dims the screen below a card.
    case scrim
    /// The grabber at the top edge of a sheet that can be dragged.
    case grabber
    /// Text or a button that is declared as kept, always at its own size.
    case component(ComponentType)
    /// A component with all its descendants, drawn as on its screen, at its own size: it overlaps a
    /// flying layer and is lifted above the flight.
    case part(ComponentType)
    /// The background of the destination's root.
    case backdrop
    /// A navigation bar or a tab bar of the app.
    case bar(Bar)
  }

  /// The component that a layer draws, of the source or the destination screen.
  public struct Origin: Hashable, Sendable {
    /// Whether the component belongs to the destination screen.
    public let isDestination: Bool
    /// The component's index in its screen.
    public let component: ComponentID
    /// A JSON Pointer into the expanded screen.
    public let path: String
  }

  /// The role of a layer that does not fly. It is also the layer's id.
  public enum ScreenRole: String, Hashable, Sendable, CaseIterable {
    /// The source screen, without the components that fly from it.
    case exiting
    /// The whole source screen again, which fades in if it is still visible at the end.
    case returning
    /// A black scrim that dims the source below a card.
    case scrim
    /// The background of the destination's root, which covers the source before the content
    /// appears.
    case backdrop
    /// The destination screen, without the components that fly to it.
    case entering
    /// The grabber of the destination, if it is a sheet with one.
    case grabber
    /// The navigation bar of the source, or of both screens.
    case navigationBar = "navigation bar"
    /// The tab bar of the source, or of both screens.
    case tabBar = "tab bar"
    /// The navigation bar of the destination, if the source has a different one or none.
    case arrivingNavigationBar = "navigation bar (arriving)"
    /// The tab bar of the destination, if the source has a different one or none.
    case arrivingTabBar = "tab bar (arriving)"

    /// Whether this is a bar that only the destination has.
    var isArrivingBar: Bool { self == .arrivingNavigationBar || self == .arrivingTabBar }
  }

  /// The identifier of the layer, unique in its plan.
  public let id: String
  /// The index of the layer's pair; nil for a screen, and for every flying layer of a
  /// `sourceScale`.
  public let pair: Int?
  /// The stacking order. Layers with a greater value are on top.
  public internal(set) var z: Int
  /// What the layer draws.
  public let content: Content
  /// Whether the component is above a flying layer and therefore lifted above the flight, rather
  /// than a part of a hero.
  public let isLifted: Bool
  /// The component that the layer draws; nil for a screen.
  public let origin: Origin?
  /// The index of the component in the source screen; nil for a component that only the destination
  /// has, and for a screen.
  public let from: ComponentID?
  /// The index of the component in the destination screen; nil for a component that only the source
  /// has, and for a screen.
  public let to: ComponentID?
  /// The size in device pixels that a picture needs at its largest frame; nil for other layers.
  public internal(set) var pixelSize: Size?
  /// The gradients over the layer's background at both ends.
  public let gradients: GradientChange

  /// The role of a layer that does not fly; nil for a flying layer.
  public var role: ScreenRole? {
    pair == nil && origin == nil ? ScreenRole(rawValue: id) : nil
  }

  let motion: LayerMotion
  let shadowMotions: [ShadowMotion]
  /// For one of two layers that cross-fade, the component of the other screen that the other layer
  /// draws. Not stored in artefacts.
  var partner: ComponentID? = nil

  var isBar: Bool { if case .bar = content { true } else { false } }

  /// Whether the layer draws a component with all its descendants.
  var isGroup: Bool { if case .part = content { true } else { false } }

  /// Returns the layer's state at a progress, which may be outside 0…1. At 0 and 1 it is exactly
  /// that of the end points. Constant time, no allocation.
  public func state(at progress: Double) -> LayerState {
    motion.state(at: progress)
  }

  /// Returns the shadows of the layer's box at a progress, topmost first. Linear in their number.
  public func shadows(at progress: Double) -> [ShadowState] {
    shadowMotions.map { $0.state(at: progress) }
  }
}

/// The motion of a layer: of a flying component, or of a whole screen.
enum LayerMotion: Sendable {
  case flight(FlightMotion)
  indirect case screen(ScreenMotion)

  func state(at progress: Double) -> LayerState {
    switch self {
    case .flight(let motion): motion.state(at: progress)
    case .screen(let motion): motion.state(at: progress)
    }
  }

  /// Whether the drawn content is largest at an extreme of the progress.
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

  func slopes(at progress: Double, _ side: DerivativeSide) -> LayerChannels {
    switch self {
    case .flight(let motion): motion.slopes(at: progress, side)
    case .screen(let motion): motion.slopes(at: progress, side)
    }
  }

  func greatestSpeed(nearEnd isEnd: Bool) -> Double {
    switch self {
    case .flight(let motion): motion.greatestSpeed(nearEnd: isEnd)
    case .screen(let motion): motion.greatestSpeed(nearEnd: isEnd)
    }
  }

  func greatestOpacitySpeed(nearEnd isEnd: Bool) -> Double {
    switch self {
    case .flight(let motion): motion.greatestOpacitySpeed(nearEnd: isEnd)
    case .screen(let motion): motion.greatestOpacitySpeed(nearEnd: isEnd)
    }
  }
}

/// The gradients over the background of a layer at both ends of its motion, topmost first.
///
/// In between they cross-fade: `LayerState.gradientMix` is the opacity of the gradients at the end,
/// and 1 minus it that of those at the beginning.
public struct GradientChange: Hashable, Sendable {
  /// The gradients at the beginning.
  public let from: [LinearGradient]
  /// The gradients at the end.
  public let to: [LinearGradient]

  /// Whether the gradients are the same at both ends, and therefore in between.
  public var isNone: Bool { from == to }
}
