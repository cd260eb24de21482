/// A length of a style: a number of points, or what else CSS allows for a property.
///
/// ```swift
/// Layout().width(.percent(50)).padding(12).marginLeft(.auto).maxWidth(.points(width))
/// ```
///
/// `Kind` says which forms there are, so that `padding(.auto)` does not compile.
public struct StyleLength<Kind: LengthKind>: Sendable {
  let value: DescribedValue

  private init(_ value: DescribedValue) {
    self.value = value
  }

  public static func points(_ points: Double) -> StyleLength { StyleLength(.number(points)) }
}

extension StyleLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self.init(.number(Double(value))) }

  public init(floatLiteral value: Double) { self.init(.number(value)) }
}

extension StyleLength where Kind: TakesPercentages {
  /// A part of the containing block's length in the property's axis: 50 is half of it.
  public static func percent(_ percent: Double) -> StyleLength {
    StyleLength(.keyword(shortestText(of: percent) + "%"))
  }
}

extension StyleLength where Kind: TakesAuto {
  public static var auto: StyleLength { StyleLength(.keyword("auto")) }
}

extension StyleLength where Kind: TakesContentSizes {
  public static var minContent: StyleLength { StyleLength(.keyword("min-content")) }
  public static var maxContent: StyleLength { StyleLength(.keyword("max-content")) }
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
  public static var normal: StyleLength { StyleLength(.keyword("normal")) }
}

/// The forms that the lengths of some properties have.
public protocol LengthKind: Sendable {}
/// Percentages are among the forms.
public protocol TakesPercentages: LengthKind {}
/// `auto` is.
public protocol TakesAuto: LengthKind {}
/// `min-content`, `max-content` and `fit-content` are.
public protocol TakesContentSizes: LengthKind {}
/// `none` is.
public protocol TakesNone: LengthKind {}
/// `content` is.
public protocol TakesContent: LengthKind {}
/// `normal` is.
public protocol TakesNormal: LengthKind {}

/// `width` and `height`, and their minima.
public enum SizeLength: TakesPercentages, TakesAuto, TakesContentSizes {}
/// `maxWidth` and `maxHeight`.
public enum MaximumLength: TakesPercentages, TakesNone, TakesContentSizes {}
/// `flexBasis`.
public enum BasisLength: TakesPercentages, TakesAuto, TakesContent, TakesContentSizes {}
/// Margins, and the distances of what is positioned.
public enum MarginLength: TakesPercentages, TakesAuto {}
/// `padding`.
public enum PaddingLength: TakesPercentages {}
/// `gap`, and the height of lines.
public enum GapLength: TakesPercentages, TakesNormal {}
/// The space between letters.
public enum SpacingLength: TakesNormal {}
