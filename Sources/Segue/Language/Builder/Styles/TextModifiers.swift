/// The style of text, in a component and in everything inside it.
extension TextStyled {
  /// Sets the font families that are searched for each character, in order.
  public func fontFamily(_ families: String...) -> Self {
    styled(.fontFamily, .text(ScreenText(families.joined(separator: ", "))))
  }

  /// Sets the font size in points. By default, 16.
  public func fontSize(_ size: Double) -> Self { styled(.fontSize, size) }

  /// Sets the font weight. By default, 400.
  public func fontWeight(_ weight: FontWeight) -> Self { styled(.fontWeight, weight.value) }

  /// Sets whether text is upright or italic.
  public func fontStyle(_ style: FontSlant) -> Self { styled(.fontStyle, style) }

  /// Sets the line height in points, in percent of the font size, or to `normal`.
  public func lineHeight(_ height: StyleLength<GapLength>) -> Self {
    styled(.lineHeight, height.value)
  }

  /// Sets the space between letters in points. Negative spacing moves letters closer.
  public func letterSpacing(_ spacing: StyleLength<SpacingLength>) -> Self {
    styled(.letterSpacing, spacing.value)
  }

  /// Aligns the lines in their box.
  public func textAlign(_ alignment: ParagraphStyle.Alignment) -> Self {
    styled(.textAlign, alignment)
  }

  /// Sets the line under words, or through them.
  public func textDecorationLine(_ decoration: TextStyle.Decoration) -> Self {
    styled(.textDecorationLine, decoration)
  }

  /// Sets whether lines wrap, and whether spaces collapse.
  public func whiteSpace(_ whiteSpace: ParagraphStyle.WhiteSpace) -> Self {
    styled(.whiteSpace, whiteSpace)
  }

  /// Sets the color of text. By default, black.
  public func color(_ color: Color) -> Self { styled(.color, .keyword(color.description)) }

  /// Sets the color of text.
  ///
  /// - Parameter color: A color in CSS syntax.
  public func color(css color: ScreenText) -> Self { styled(.color, .text(color)) }
}

/// The style of all lines of a component's own text.
extension TextComponent {
  /// Sets the greatest number of lines, at least 1; nil for no limit.
  public func maxLines(_ count: Int?) -> Self {
    styled(.maxLines, count.map { Double($0) }, orElse: "none")
  }

  /// Sets how text ends that is cut.
  public func textOverflow(_ overflow: ParagraphStyle.Overflow) -> Self {
    styled(.textOverflow, overflow)
  }
}

/// A font weight: a number from 1 to 1000, `normal` for 400, or `bold` for 700.
public struct FontWeight: Sendable, ExpressibleByIntegerLiteral {
  let value: DescribedValue

  /// A weight of 400.
  public static let normal = FontWeight(value: .keyword("normal"))
  /// A weight of 700.
  public static let bold = FontWeight(value: .keyword("bold"))

  /// A weight from 1 to 1000.
  public static func number(_ weight: Double) -> FontWeight { FontWeight(value: .number(weight)) }

  private init(value: DescribedValue) {
    self.value = value
  }

  public init(integerLiteral value: Int) {
    self.value = .number(Double(value))
  }
}

/// Whether text is upright or italic.
public enum FontSlant: String, Hashable, Sendable, CaseIterable {
  case normal, italic, oblique
}
