/// What a screen may grow to.
public struct CompositionLimits: Sendable {
  /// Components of one expanded screen.
  public private(set) var components: Int
  /// Components inside each other.
  public private(set) var depth: Int
  /// Bytes of text that substitutions make in one screen.
  public private(set) var substitutedTextBytes: Int

  public init(
    components: Int = 250_000, depth: Int = 1024, substitutedTextBytes: Int = 16 << 20
  ) {
    self.components = max(1, components)
    self.depth = max(1, depth)
    self.substitutedTextBytes = max(0, substitutedTextBytes)
  }
}
