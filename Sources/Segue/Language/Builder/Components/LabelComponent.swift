/// Text in a screen written in Swift.
public struct Label: TextComponent {
  public var description = ComponentDescription(.label)

  /// Creates a label in one style.
  public init(_ text: ScreenText) {
    description.members.set("text", .text(text))
  }

  /// Creates a label in one style.
  @_disfavoredOverload
  public init(_ text: String) {
    self.init(ScreenText(text))
  }

  /// Creates a label in several styles.
  public init(@RunBuilder runs: () -> [Run]) {
    description.members.set("text", .array(runs().map { $0.described }))
  }
}

/// A part of a label's text with a style of its own.
///
/// ```swift
/// Label {
///   Run("289 €").textDecorationLine(.lineThrough)
///   Run(" 199 €").fontWeight(.bold)
/// }
/// ```
public struct Run: TextStyled {
  let text: ScreenText
  public var style = StyleDescription()

  public init(_ text: ScreenText) {
    self.text = text
  }

  @_disfavoredOverload
  public init(_ text: String) {
    self.text = ScreenText(text)
  }

  var described: DescribedValue {
    let members = [DescribedMember("text", .text(text))]
    return .object(
      style.members.isEmpty ? members : members + [DescribedMember("style", style.value)])
  }
}

/// Collects the runs of a label.
@resultBuilder public enum RunBuilder {
  public static func buildExpression(_ run: Run) -> [Run] { [run] }

  public static func buildExpression(_ run: Run?) -> [Run] { run.map { [$0] } ?? [] }

  public static func buildBlock(_ runs: [Run]...) -> [Run] { runs.flatMap { $0 } }

  public static func buildOptional(_ runs: [Run]?) -> [Run] { runs ?? [] }

  public static func buildEither(first: [Run]) -> [Run] { first }

  public static func buildEither(second: [Run]) -> [Run] { second }

  public static func buildArray(_ runs: [[Run]]) -> [Run] { runs.flatMap { $0 } }

  public static func buildLimitedAvailability(_ runs: [Run]) -> [Run] { runs }
}
