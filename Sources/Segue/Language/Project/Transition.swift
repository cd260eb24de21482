/// A transition as a project declares it, before anybody knows the screens.
public struct Transition: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case none, fade, scale, slide, moveIn, slideUp, hero, custom
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
  /// In seconds; nil for a spring, whose end follows from the way to go.
  public var duration: Double?
  public var path = PathStyle.straight
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
    case .fade: duration = 0.25
    case .scale, .slide, .moveIn, .custom: duration = 0.35
    case .slideUp:
      duration = 0.4
      edge = .bottom
      backgroundScale = 0.92
    case .hero: duration = 0.45
    }
  }
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
  public let window: ClosedRange<Double>

  public init(
    _ property: Property, from: Amount, to: Amount, window: ClosedRange<Double> = 0...1
  ) {
    self.property = property
    self.from = from
    self.to = to
    self.window = window
  }
}
