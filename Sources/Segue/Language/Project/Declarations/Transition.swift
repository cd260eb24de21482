/// A transition as declared in a project, independent of the screens.
public struct Transition: Hashable, Sendable {
  /// The kind of a transition.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case none, fade, scale, slide, moveIn, slideUp, hero, custom, sourceScale
  }

  /// The behavior of a hero without a partner, as named in a manifest.
  enum WithoutPartner: String, CaseIterable {
    case sourceScale
  }

  /// The edge that a screen enters from.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    case leading, trailing, top, bottom
  }

  /// The declared name; for an undeclared transition, the name of its kind.
  public let name: String
  /// The kind of the transition.
  public let kind: Kind
  /// The edge that a screen enters from; `trailing` by default.
  public var edge = Edge.trailing
  /// The easing of the push.
  public var easing = Easing.cubicBezier(.easeInOut)
  /// The duration in seconds. It is nil for a spring, whose duration follows from the distance, and
  /// for a curve whose duration is chosen according to the distance.
  public var duration: Double?
  /// The easing of the return, which begins where the return begins. If nil, the push is reversed,
  /// 1 − e(t).
  public var popEasing: Easing?
  /// The duration of the return in seconds, like `duration`. If nil, and `popEasing` is nil too, it
  /// is that of the push.
  public var popDuration: Double?
  /// The path of a hero.
  public var path = PathStyle.straight
  /// The windows of progress in which the channels of a hero change.
  public var windows = FlightWindows.standard
  /// The windows of the return, in the return's own progress. If nil, those of the push are
  /// reversed.
  public var popWindows: FlightWindows?
  /// The treatment of the clips of a hero's ancestors in flight.
  public var clip = ClipPolicy.leave
  /// Whether a hero flies over the bars rather than under them.
  public var coversBars = false
  /// The landing of a snapshot without a partner. If nil, it is that of the destination.
  public var landing: Landing?
  /// Whether a hero without a partner grows to its landing, as in `sourceScale`.
  public var scalesWithoutPartner = false
  /// The time in seconds for which a finished flight waits for a screen that has not loaded.
  public var timeout = 2.0
  /// The transition that plays after the timeout; nil for the default transition.
  public var fallback: NamedReference?
  /// The scale of the screen in the background; 1 leaves it unchanged.
  public var backgroundScale = 1.0
  /// The transition that plays when Reduce Motion is on.
  public var reducedMotion: NamedReference?
  /// The tracks of a `custom` transition.
  public var push = ScreenTracks()
  /// The tracks of the return. If nil, those of the push are reversed.
  public var pop: ScreenTracks?
  /// The source range of the declaration; nil for an undeclared transition.
  public var range: SourceRange?

  /// Creates a transition of a kind with its defaults, which plays when a kind is named.
  public init(kind: Kind, name: String? = nil) {
    self.kind = kind
    self.name = name ?? kind.rawValue
    switch kind {
    case .none:
      duration = 0
      easing = .linear
    case .slideUp:
      edge = .bottom
      backgroundScale = 0.92
    case .fade, .scale, .slide, .moveIn, .hero, .custom, .sourceScale: break
    }
  }
}

extension Transition {
  /// Whether the transition can fly to screens that are not in the project.
  package var fliesToUnknownScreens: Bool {
    kind == .sourceScale || kind == .hero && scalesWithoutPartner
  }

  /// Whether the transition declares separate windows or tracks for the return.
  var hasOwnReturn: Bool { popWindows != nil || pop != nil }

  /// Whether anything changes its position, size or shape, not only its opacity.
  public var moves: Bool {
    switch kind {
    case .none: return false
    case .fade: return backgroundScale != 1
    case .scale, .slide, .moveIn, .slideUp, .hero, .sourceScale: return true
    case .custom:
      let tracks = [push, pop ?? push].flatMap { $0.entering + $0.exiting }
      return tracks.contains { $0.property != .opacity } || backgroundScale != 1
    }
  }
}

/// The treatment of the clips of a flying component's ancestors.
public enum ClipPolicy: String, Hashable, Sendable, CaseIterable {
  /// The clips do not apply in flight, so that parts clipped at either end are visible on the way.
  case leave
  /// The clip at one end is interpolated to that at the other, and the component stays inside it.
  case keep
}

/// The windows of a flight's progress in which each of its channels changes.
public struct FlightWindows: Hashable, Sendable {
  /// The position and size of layers.
  public var frame = ProgressWindow.whole
  /// The drawing of a picture inside its layer.
  public var content = ProgressWindow.whole
  /// The radii of corners.
  public var cornerRadius = ProgressWindow.whole
  /// Backgrounds, borders and shadows.
  public var paint = ProgressWindow.whole
  /// The opacity of layers that fly between the screens.
  public var opacity = ProgressWindow.whole
  /// The clips of ancestors.
  public var clip = ProgressWindow.whole
  /// The layers without a counterpart on the destination screen fade out, and the backdrop covers
  /// the source screen.
  public var leaving = ProgressWindow(0, 0.4) ?? .whole
  /// The layers without a counterpart on the source screen fade in.
  public var arriving = ProgressWindow(0.4, 1) ?? .whole
  /// The destination screen fades in below the flying layers.
  public var entering = ProgressWindow(0.4, 1) ?? .whole
  /// The source screen scales back.
  public var exiting = ProgressWindow.whole

  /// Creates the default windows.
  public init() {}

  /// The default windows.
  public static let standard = FlightWindows()
}

/// The tracks of the two screens in a custom transition.
public struct ScreenTracks: Hashable, Sendable {
  /// The tracks of the screen that comes into view.
  public var entering: [Track] = []
  /// The tracks of the screen that goes out of view.
  public var exiting: [Track] = []

  /// Creates the tracks of two screens.
  public init(entering: [Track] = [], exiting: [Track] = []) {
    self.entering = entering
    self.exiting = exiting
  }
}

/// The change of one property of a screen over a window of the progress.
public struct Track: Hashable, Sendable {
  /// The properties that can change.
  public enum Property: String, Hashable, Sendable, CaseIterable {
    case translateX, translateY, scale, opacity, cornerRadius
  }

  /// A number, or a percentage of the screen's width or height.
  public enum Amount: Hashable, Sendable {
    case number(Double)
    case percent(Double)
  }

  /// The property that changes.
  public let property: Property
  /// The value at the beginning of the window, and before.
  public let from: Amount
  /// The value at the end of the window, and after.
  public let to: Amount
  /// The window of the progress in which the property changes.
  public let window: ProgressWindow

  /// Creates a track.
  public init(
    _ property: Property, from: Amount, to: Amount, window: ProgressWindow = .whole
  ) {
    self.property = property
    self.from = from
    self.to = to
    self.window = window
  }
}
