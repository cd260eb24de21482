/// A length of a style: a number of points, or another form that CSS allows for the property.
///
/// ```swift
/// Layout().width(.percent(50)).padding(12).marginLeft(.auto).maxWidth(.points(width))
/// ```
///
/// `Kind` determines which forms there are, so that `padding(.auto)` does not compile.
public struct StyleLength<Kind: LengthKind>: Sendable {
  let value: DescribedValue

  private init(_ value: DescribedValue) {
    self.value = value
  }

  /// A number of points.
  public static func points(_ points: Double) -> StyleLength { StyleLength(.number(points)) }
}

extension StyleLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self.init(.number(Double(value))) }

  public init(floatLiteral value: Double) { self.init(.number(value)) }
}

extension StyleLength where Kind: TakesPercentages {
  /// A percentage of the containing block's length in the property's axis: 50 is half of it.
  public static func percent(_ percent: Double) -> StyleLength {
    StyleLength(.keyword(shortestText(of: percent) + "%"))
  }
}

extension StyleLength where Kind: TakesAuto {
  /// The length that the layout algorithm computes.
  public static var auto: StyleLength { StyleLength(.keyword("auto")) }
}

extension StyleLength where Kind: TakesContentSizes {
  /// The smallest width at which no content overflows.
  public static var minContent: StyleLength { StyleLength(.keyword("min-content")) }
  /// The width of the content without line breaks.
  public static var maxContent: StyleLength { StyleLength(.keyword("max-content")) }
  /// The width of the content, limited to the available space.
  public static var fitContent: StyleLength { StyleLength(.keyword("fit-content")) }
}

extension StyleLength where Kind: TakesNone {
  /// No limit.
  public static var none: StyleLength { StyleLength(.keyword("none")) }
}

extension StyleLength where Kind: TakesContent {
  /// The size of the content.
  public static var content: StyleLength { StyleLength(.keyword("content")) }
}

extension StyleLength where Kind: TakesNormal {
  /// The initial value in CSS.
  public static var normal: StyleLength { StyleLength(.keyword("normal")) }
}

/// The forms of length that a group of properties takes.
public protocol LengthKind: Sendable {}
/// Properties that take percentages.
public protocol TakesPercentages: LengthKind {}
/// Properties that take `auto`.
public protocol TakesAuto: LengthKind {}
/// Properties that take `min-content`, `max-content` and `fit-content`.
public protocol TakesContentSizes: LengthKind {}
/// Properties that take `none`.
public protocol TakesNone: LengthKind {}
/// Properties that take `content`.
public protocol TakesContent: LengthKind {}
/// Properties that take `normal`.
public protocol TakesNormal: LengthKind {}

/// The forms of `width`, `height`, `minWidth` and `minHeight`.
public enum SizeLength: TakesPercentages, TakesAuto, TakesContentSizes {}
/// The forms of `maxWidth` and `maxHeight`.
public enum MaximumLength: TakesPercentages, TakesNone, TakesContentSizes {}
/// The forms of `flexBasis`.
public enum BasisLength: TakesPercentages, TakesAuto, TakesContent, TakesContentSizes {}
/// The forms of margins, and of the insets of positioned components.
public enum MarginLength: TakesPercentages, TakesAuto {}
/// The forms of `padding`.
public enum PaddingLength: TakesPercentages {}
/// The forms of `gap` and `lineHeight`.
public enum GapLength: TakesPercentages, TakesNormal {}
/// The forms of `letterSpacing`.
public enum SpacingLength: TakesNormal {}
