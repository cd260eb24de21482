/// A font as a style asks for it.
public struct FontDescription: Hashable, Sendable {
  /// nil for the built-in family.
  public var family: String?
  /// In points.
  public var size: Double
  /// From 1 to 1000.
  public var weight: Double
  public var isItalic: Bool

  public init(
    family: String? = nil, size: Double = 16, weight: Double = 400, isItalic: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}
