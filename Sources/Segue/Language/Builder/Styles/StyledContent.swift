/// What has a style: components, and runs of text.
public protocol StyledContent: Sendable {
  var style: StyleDescription { get set }
}

/// What holds other components, or may do so.
public protocol ContainerComponent: ScreenComponent {}

/// What draws a picture, or may do so.
public protocol PictureComponent: ScreenComponent {}

/// What text is set in: components with text, runs of it, and layouts, whose children inherit.
public protocol TextStyled: StyledContent {}

/// What shows text of its own, or may do so.
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

  /// A number, or a keyword in its place.
  func styled(_ property: StyleProperty, _ number: Double?, orElse keyword: String) -> Self {
    styled(property, number.map { .number($0) } ?? .keyword(keyword))
  }

  /// Sets a property to what a parameter of the screen stands for, which is checked when the screen is
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
