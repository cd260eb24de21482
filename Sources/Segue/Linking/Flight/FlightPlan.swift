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
    public let screen: String
    /// The component's id; its path if it has none.
    public let component: String
    /// In device coordinates after scrolling, on device pixels.
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
  /// What a component draws by itself is hidden, its background or its picture. What is in it stays,
  /// unless it is named too: a card's text stays behind when its picture flies.
  public struct Handover: Hashable, Sendable {
    /// Hidden on the screen that is left, from the beginning until the end.
    public let hiddenOnSource: [String]
    /// Hidden on the screen that opens until the end; shown then, and the layers are removed.
    public let hiddenOnDestination: [String]
    /// The same as the places of the components in their screens.
    let componentsOnSource: [Int]
    let componentsOnDestination: [Int]
  }

  public internal(set) var direction: Direction
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
  public internal(set) var flying: [Layer]
  public let handover: Handover
  /// When progress is where, on the way that is played.
  public internal(set) var timing: Timing
  /// What becomes of the flight if the destination has not loaded by its end.
  public let late: LateDestination
  /// Those of `flying`.
  let motions: [FlightMotion]

  /// The layers that a player draws: what flies, or the two screens where nothing does.
  public var layers: [Layer] { pairs.isEmpty ? screens : flying }
}
