/// Content with a style: components, and runs of text.
public protocol StyledContent: Sendable {
  var style: StyleDescription { get set }
}

/// A component that holds, or may hold, other components.
public protocol ContainerComponent: ScreenComponent {}

/// A component that draws, or may draw, a picture.
public protocol PictureComponent: ScreenComponent {}

/// Content with a text style: components with text, runs, and layouts, whose children inherit it.
public protocol TextStyled: StyledContent {}

/// A component that shows, or may show, text of its own.
public protocol TextComponent: ScreenComponent, TextStyled {}

/// The style of a component: its properties in the order in which they were set.
public struct StyleDescription: Sendable {
  private(set) var members: [DescribedMember] = []

  public init() {}

  mutating func set(_ property: StyleProperty, _ value: DescribedValue) {
    members.set(property.rawValue, value)
  }

  var value: DescribedValue { .object(members) }
}

extension StyledContent {
  func styled(_ property: StyleProperty, _ value: DescribedValue) -> Self {
    var copy = self
    copy.style.set(property, value)
    return copy
  }

  func styled(_ property: StyleProperty, _ number: Double) -> Self {
    styled(property, .number(number))
  }

  func styled(_ property: StyleProperty, _ keyword: some RawRepresentable<String>) -> Self {
    styled(property, .keyword(keyword.rawValue))
  }

  /// Sets a property to a number, or to a keyword for nil.
  func styled(_ property: StyleProperty, _ number: Double?, orElse keyword: String) -> Self {
    styled(property, number.map { .number($0) } ?? .keyword(keyword))
  }

  /// Sets a property to the value of a parameter of the screen. It is checked when the screen is
  /// compiled.
  ///
  /// ```swift
  /// Layout().style(.display, shown)
  /// ```
  public func style<Value>(
    _ property: StyleProperty, _ parameter: ScreenParameter<Value>
  ) -> Self {
    styled(property, parameter.reference)
  }
}
