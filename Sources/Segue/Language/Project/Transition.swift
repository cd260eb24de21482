/// A transition as a project declares it, before anybody knows the screens.
public struct Transition: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case none, fade, scale, slide, moveIn, slideUp, hero, custom, sourceScale
  }

  /// What a hero does that finds no partner, as a manifest names it.
  enum WithoutPartner: String, CaseIterable {
    case sourceScale
  }

  public enum Edge: String, Hashable, Sendable, CaseIterable {
    case leading, trailing, top, bottom
  }

  /// The name under which it is declared; a kind's own name if it is not.
  public let name: String
  public let kind: Kind
  /// Where a screen comes from: `trailing` unless declared.
  public var edge = Edge.trailing
  public var easing = Easing.cubicBezier(.easeInOut)
  /// In seconds; nil for a spring, whose end follows from the way to go, and for a curve that takes
  /// as long as the way asks for.
  public var duration: Double?
  /// The curve of the way back, by which the return runs from its own beginning to its own end; nil
  /// for the push's run back, 1 − e(t).
  public var popEasing: Easing?
  /// In seconds, as `duration` is; nil for the push's where `popEasing` is nil too.
  public var popDuration: Double?
  public var path = PathStyle.straight
  /// When in the progress each channel of a hero changes.
  public var windows = FlightWindows.standard
  /// The same on the way back, in the progress of the return; nil for the push run back.
  public var popWindows: FlightWindows?
  /// What becomes of the clips of a hero's ancestors in flight.
  public var clip = ClipPolicy.leave
  /// Whether a hero flies over the bars rather than under them.
  public var coversBars = false
  /// Where a snapshot without a partner lands; nil for what the destination declares.
  public var landing: Landing?
  /// Whether a hero that finds no partner grows to its landing, as `sourceScale` does.
  public var scalesWithoutPartner = false
  /// How long a flight that has ended waits for a screen that has not loaded, in seconds.
  public var timeout = 2.0
  /// The transition that plays when that is over; nil for the default one.
  public var fallback: NamedReference?
  /// How far the screen behind scales back, 1 for not at all.
  public var backgroundScale = 1.0
  /// The transition that plays for people who want less motion.
  public var reducedMotion: NamedReference?
  /// What `custom` moves.
  public var push = ScreenTracks()
  /// nil for the push reversed.
  public var pop: ScreenTracks?
  /// Where it is declared; nil for a kind.
  public var range: SourceRange?

  /// A kind with nothing declared: what plays when a kind is named.
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
  /// Whether it needs no screen of the project to fly to.
  package var fliesToUnknownScreens: Bool {
    kind == .sourceScale || kind == .hero && scalesWithoutPartner
  }

  /// Whether it declares layers of its own for the way back.
  var hasOwnReturn: Bool { popWindows != nil || pop != nil }

  /// Whether anything changes its place, its size or its shape, rather than its opacity alone.
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

/// What becomes of the clips of a flying component's ancestors.
public enum ClipPolicy: String, Hashable, Sendable, CaseIterable {
  /// They are left behind: what they cut off at either end is uncovered on the way.
  case leave
  /// They are kept: the clip of the one end moves to that of the other, and nothing flies out of it.
  case keep
}

/// When in the progress of a flight each of its channels changes.
public struct FlightWindows: Hashable, Sendable {
  /// Where a layer is, and how large.
  public var frame = ProgressWindow.whole
  /// How a picture is drawn in it.
  public var content = ProgressWindow.whole
  public var cornerRadius = ProgressWindow.whole
  /// Background, border and shadows.
  public var paint = ProgressWindow.whole
  /// The opacity of what flies from the one screen to the other.
  public var opacity = ProgressWindow.whole
  /// What the ancestors' clips cut off.
  public var clip = ProgressWindow.whole
  /// What has no counterpart on the destination fades out, and the backdrop covers the source.
  public var leaving = ProgressWindow(0, 0.4) ?? .whole
  /// What has no counterpart on the source fades in.
  public var arriving = ProgressWindow(0.4, 1) ?? .whole
  /// The destination fades in below what flies.
  public var entering = ProgressWindow(0.4, 1) ?? .whole
  /// The source scales back.
  public var exiting = ProgressWindow.whole

  public init() {}

  public static let standard = FlightWindows()
}

/// What a plain transition does to the two screens.
public struct ScreenTracks: Hashable, Sendable {
  public var entering: [Track] = []
  public var exiting: [Track] = []

  public init(entering: [Track] = [], exiting: [Track] = []) {
    self.entering = entering
    self.exiting = exiting
  }
}

/// One property of a screen over a part of the progress.
public struct Track: Hashable, Sendable {
  public enum Property: String, Hashable, Sendable, CaseIterable {
    case translateX, translateY, scale, opacity, cornerRadius
  }

  /// A number, or a part of the screen's width or height.
  public enum Amount: Hashable, Sendable {
    case number(Double)
    case percent(Double)
  }

  public let property: Property
  public let from: Amount
  public let to: Amount
  /// The part of the progress in which it runs; before it stands at `from`, behind it at `to`.
  public let window: ProgressWindow

  public init(
    _ property: Property, from: Amount, to: Amount, window: ProgressWindow = .whole
  ) {
    self.property = property
    self.from = from
    self.to = to
    self.window = window
  }
}
