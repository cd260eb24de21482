/// How text is set, in a component and in all that is in it.
extension TextStyled {
  /// The families in which a glyph is looked for, in order.
  public func fontFamily(_ families: String...) -> Self {
    styled(.fontFamily, .text(ScreenText(families.joined(separator: ", "))))
  }

  /// In points; 16 unless told.
  public func fontSize(_ size: Double) -> Self { styled(.fontSize, size) }

  public func fontWeight(_ weight: FontWeight) -> Self { styled(.fontWeight, weight.value) }

  public func fontStyle(_ style: FontSlant) -> Self { styled(.fontStyle, style) }

  /// In points, in percent of the font's size, or `normal`.
  public func lineHeight(_ height: StyleLength<GapLength>) -> Self {
    styled(.lineHeight, height.value)
  }

  /// In points; negative for letters that stand closer.
  public func letterSpacing(_ spacing: StyleLength<SpacingLength>) -> Self {
    styled(.letterSpacing, spacing.value)
  }

  public func textAlign(_ alignment: ParagraphStyle.Alignment) -> Self {
    styled(.textAlign, alignment)
  }

  public func textDecorationLine(_ decoration: TextStyle.Decoration) -> Self {
    styled(.textDecorationLine, decoration)
  }

  public func whiteSpace(_ whiteSpace: ParagraphStyle.WhiteSpace) -> Self {
    styled(.whiteSpace, whiteSpace)
  }

  public func color(_ color: Color) -> Self { styled(.color, .keyword(color.description)) }

  /// - Parameter color: As CSS writes colours.
  public func color(css color: ScreenText) -> Self { styled(.color, .text(color)) }
}

/// What holds for all the lines of a component's own text.
extension TextComponent {
  /// At least 1; nil for as many as there are.
  public func maxLines(_ count: Int?) -> Self {
    styled(.maxLines, count.map { Double($0) }, orElse: "none")
  }

  /// How text ends that is cut.
  public func textOverflow(_ overflow: ParagraphStyle.Overflow) -> Self {
    styled(.textOverflow, overflow)
  }
}

/// How bold text is: a number from 1 to 1000, `normal` for 400, `bold` for 700.
public struct FontWeight: Sendable, ExpressibleByIntegerLiteral {
  let value: DescribedValue

  public static let normal = FontWeight(value: .keyword("normal"))
  public static let bold = FontWeight(value: .keyword("bold"))

  public static func number(_ weight: Double) -> FontWeight { FontWeight(value: .number(weight)) }

  private init(value: DescribedValue) {
    self.value = value
  }

  public init(integerLiteral value: Int) {
    self.value = .number(Double(value))
  }
}

/// Whether text is upright.
public enum FontSlant: String, Hashable, Sendable, CaseIterable {
  case normal, italic, oblique
}
