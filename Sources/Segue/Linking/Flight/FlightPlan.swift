/// A transition between two screens on a device: one function of progress, checked before it runs.
///
/// A pop is the same function with progress running from 1 to 0. Geometry and time are separate:
/// `layers` answer for a progress, `timing` says when progress is where.
public struct FlightPlan: Sendable {
  /// Which way is played.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// The destination opens: progress runs from 0 to 1.
    case push
    /// Back again: progress runs from 1 to 0.
    case pop
  }

  /// One end of the primary pair; without pairs the tapped component and the destination's root.
  public struct End: Hashable, Sendable {
    /// The screen's id; empty for a destination that is not in the project.
    public let screen: String
    /// The component's id; its path if it has none. Empty where `screen` is.
    public let component: String
    /// In device coordinates after scrolling, on device pixels. At the end of `sourceScale` the landing.
    public let frame: Rect
    /// The component's place in its screen.
    package let place: Int
  }

  /// A pair with both its ends.
  public struct Pair: Hashable, Sendable {
    public let bond: FlightPair.Bond
    public let from: End
    public let to: End
  }

  /// What is hidden while it plays, so that nothing is seen twice: JSON Pointers to the components.
  ///
  /// Of what flies, only what the component draws by itself is hidden, its background or its picture:
  /// what is in it stays, unless it is named too. Of what is lifted, everything in it is hidden as well.
  public struct Handover: Hashable, Sendable {
    /// Hidden on the source screen while the flight plays.
    public let hiddenOnSource: [String]
    /// Hidden on the destination screen until the end; shown then, and the layers are removed.
    public let hiddenOnDestination: [String]
    /// Hidden on the source screen with everything in them.
    public let liftedFromSource: [String]
    /// Hidden on the destination screen with everything in them, until the end.
    public let liftedFromDestination: [String]
    /// The same as indices of the components in their screens.
    let components: HiddenComponents

    /// Nothing is hidden.
    static let none = Handover(
      components: HiddenComponents(), source: { _ in "" }, destination: { _ in "" })

    /// - Parameters:
    ///   - source: The path of a component of the source screen.
    ///   - destination: The path of a component of the destination screen.
    init(
      components: HiddenComponents, source: (Int) -> String, destination: (Int) -> String
    ) {
      self.components = components
      hiddenOnSource = components.onSource.map(source)
      hiddenOnDestination = components.onDestination.map(destination)
      liftedFromSource = components.liftedFromSource.map(source)
      liftedFromDestination = components.liftedFromDestination.map(destination)
    }
  }

  /// The components that a handover hides, each list in document order.
  struct HiddenComponents: Hashable, Sendable {
    var onSource: [Int] = []
    var onDestination: [Int] = []
    var liftedFromSource: [Int] = []
    var liftedFromDestination: [Int] = []
  }

  public internal(set) var direction: Direction
  public let transition: String
  public let kind: Transition.Kind
  /// The kind that was asked for where another plays: a hero without a partner, or nothing that flies.
  public let fallbackFrom: Transition.Kind?
  public let device: Device
  /// The link that opens the destination.
  public let link: Link
  /// The tapped component's id, or its path, with its frame.
  public let tapped: End
  public let from: End
  public let to: End
  public let pairs: [Pair]
  /// The index of the primary pair, the one of largest source area.
  public let primary: Int?
  /// The screens and what belongs to them, in the order of painting: the source screen first. Each has a
  /// role. What has a greater `z` than what flies lies above it.
  public let screens: [Layer]
  /// What flies above them, and what is lifted with it. Empty for transitions of whole screens.
  public internal(set) var flying: [Layer]
  public let handover: Handover
  /// When progress is where, on the way that is played.
  public internal(set) var timing: Timing
  /// What becomes of the flight if the destination has not loaded by its end.
  public let late: LateDestination
  /// Those of `flying`.
  let motions: [FlightMotion]
  /// The detents between which a sheet moves; nil where a screen opens.
  public internal(set) var detents: DetentChange?

  /// One of the layers that do not fly; nil where there is none of it.
  public func screen(_ role: Layer.ScreenRole) -> Layer? { screens.first { $0.role == role } }

  /// Everything that is seen while it plays, the lowest first: the screens with what belongs to them, and
  /// what flies.
  public var composition: [Layer] {
    // A sort by z that keeps the order of equals.
    (screens + flying).enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }
      .map(\.element)
  }

  /// Those of the bars that are below what flies.
  var coveredBars: [Layer] { screens.filter { $0.isBar && $0.z < 2 } }

  /// The layers that a player draws: what flies, or the two screens where nothing does.
  public var layers: [Layer] { flying.isEmpty ? screens : flying }
}
