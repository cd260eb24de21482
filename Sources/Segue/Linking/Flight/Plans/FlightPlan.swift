/// A transition between two screens on a device: a single function of progress, checked before it
/// runs.
///
/// A pop is the same function with progress running from 1 to 0. Geometry and time are separate:
/// `layers` map progress to states, and `timing` maps time to progress.
///
/// A plan is immutable. It is a class because it is large, and most steps pass it on.
public final class FlightPlan: Sendable {
  /// The direction that is played.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// The destination opens: progress runs from 0 to 1.
    case push
    /// The destination closes: progress runs from 1 to 0.
    case pop
  }

  /// One end of the primary pair; without pairs, the tapped component and the destination's root.
  public struct End: Hashable, Sendable {
    /// The screen's id, with its phase if that is not the content (`item@placeholder`); empty for a
    /// destination outside the project.
    public let screen: String
    /// The component's id, or its path if it has no id. Empty if `screen` is.
    public let component: String
    /// The frame in device coordinates after scrolling, aligned to device pixels. At the end of a
    /// `sourceScale`, the landing.
    public let frame: Rect
    /// The component's index in its screen.
    package let index: ComponentID
  }

  /// A pair with its two ends.
  public struct Pair: Hashable, Sendable {
    /// What the two components have in common.
    public let matchKey: FlightPair.MatchKey
    /// The component on the source screen.
    public let from: End
    /// The component on the destination screen.
    public let to: End
  }

  /// The components hidden while the flight plays, so that nothing is painted twice, as JSON
  /// Pointers.
  ///
  /// A flying component is hidden without its descendants: only its own background or picture
  /// disappears, and its descendants stay unless they are listed too. A lifted component is hidden
  /// with all its descendants.
  public struct Handover: Hashable, Sendable {
    /// The components hidden on the source screen while the flight plays.
    public let hiddenOnSource: [String]
    /// The components hidden on the destination screen. At the end they are shown, and the layers
    /// are removed.
    public let hiddenOnDestination: [String]
    /// The components hidden on the source screen with all their descendants.
    public let liftedFromSource: [String]
    /// The components hidden on the destination screen with all their descendants, until the end.
    public let liftedFromDestination: [String]
    /// The same components as indices into their screens.
    let components: HiddenComponents

    /// A handover that hides nothing.
    static let none = Handover(
      components: HiddenComponents(), source: { _ in "" }, destination: { _ in "" })

    /// - Parameters:
    ///   - source: Returns the path of a component of the source screen.
    ///   - destination: Returns the path of a component of the destination screen.
    init(
      components: HiddenComponents, source: (ComponentID) -> String,
      destination: (ComponentID) -> String
    ) {
      self.components = components
      hiddenOnSource = components.onSource.map(source)
      hiddenOnDestination = components.onDestination.map(destination)
      liftedFromSource = components.liftedFromSource.map(source)
      liftedFromDestination = components.liftedFromDestination.map(destination)
    }
  }

  /// The indices of the components that a handover hides, each list in document order.
  struct HiddenComponents: Hashable, Sendable {
    var onSource: [ComponentID] = []
    var onDestination: [ComponentID] = []
    var liftedFromSource: [ComponentID] = []
    var liftedFromDestination: [ComponentID] = []
  }

  /// The direction that is played.
  public let direction: Direction
  /// The name of the transition.
  public let transition: String
  /// The kind of the transition that is played.
  public let kind: Transition.Kind
  /// The requested kind if another one plays: a hero without a partner, or a transition in which
  /// nothing can fly.
  public let fallbackFrom: Transition.Kind?
  /// The device for which the transition is planned.
  public let device: Device
  /// The link that opens the destination.
  public let link: Link
  /// The tapped component, with its id or path and its frame.
  public let tapped: End
  /// The source end of the primary pair; without pairs, the tapped component.
  public let from: End
  /// The destination end of the primary pair; without pairs, the destination's root, or the landing
  /// of a `sourceScale`.
  public let to: End
  /// The paired components, in document order of the source screen.
  public let pairs: [Pair]
  /// The index of the primary pair, the one with the largest source area; nil without pairs.
  public let primary: Int?
  /// The layers that do not fly, in paint order, beginning with the source screen. Each has a role.
  /// Those with a greater `z` than the flying layers are above them.
  public let screens: [Layer]
  /// The flying layers, above the screens, and those lifted with them. Empty for transitions of
  /// whole screens.
  public let flying: [Layer]
  /// What is hidden on both screens while the flight plays.
  public let handover: Handover
  /// Maps time to progress, for the direction that is played.
  public let timing: Timing
  /// What happens if the destination has not loaded by the end of the flight.
  public let late: LateDestination
  /// The motions of `flying`.
  let motions: [FlightMotion]
  /// The detents between which a sheet moves; nil for a transition between screens.
  public let detents: DetentChange?

  init(
    direction: Direction, transition: String, kind: Transition.Kind,
    fallbackFrom: Transition.Kind? = nil, device: Device, link: Link, tapped: End, from: End,
    to: End, pairs: [Pair] = [], primary: Int? = nil, screens: [Layer], flying: [Layer] = [],
    handover: Handover = .none, timing: Timing, late: LateDestination,
    motions: [FlightMotion] = [], detents: DetentChange? = nil
  ) {
    self.direction = direction
    self.transition = transition
    self.kind = kind
    self.fallbackFrom = fallbackFrom
    self.device = device
    self.link = link
    self.tapped = tapped
    self.from = from
    self.to = to
    self.pairs = pairs
    self.primary = primary
    self.screens = screens
    self.flying = flying
    self.handover = handover
    self.timing = timing
    self.late = late
    self.motions = motions
    self.detents = detents
  }

  /// Returns the layer with a role; nil if the transition has none.
  public func screen(_ role: Layer.ScreenRole) -> Layer? { screens.first { $0.role == role } }

  /// All layers, lowest first: the screens with their bars, scrim and grabbers, and the flying
  /// layers.
  public var composition: [Layer] {
    // The offset makes sorting by z stable.
    (screens + flying).enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }
      .map { $0.element }
  }

  /// The bars below the flying layers.
  var coveredBars: [Layer] { screens.filter { $0.isBar && $0.z < 2 } }

  /// The layers that a player draws: the flying layers, or the two screens if nothing flies.
  public var layers: [Layer] { flying.isEmpty ? screens : flying }
}
