/// The font that a style requests.
public struct FontDescription: Hashable, Sendable {
  /// The name of the family, or a list of families; nil for the built-in family.
  public var family: String?
  /// The size in points.
  public var size: Double
  /// The weight as in CSS, from 1 to 1000.
  public var weight: Double
  /// Whether an italic face is requested.
  public var isItalic: Bool

  /// Creates a font description; by default, the built-in family at 16 points, upright, in weight
  /// 400.
  public init(
    family: String? = nil, size: Double = 16, weight: Double = 400, isItalic: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}
