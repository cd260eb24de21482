/// How a component is painted.
extension ScreenComponent {
  public func backgroundColor(_ color: Color) -> Self {
    styled(.backgroundColor, .keyword(color.description))
  }

  /// - Parameter color: As CSS writes colours.
  public func backgroundColor(css color: ScreenText) -> Self {
    styled(.backgroundColor, .text(color))
  }

  /// Painted over the colour, the first on top; none without gradients.
  public func backgroundImage(_ gradients: LinearGradient...) -> Self {
    styled(.backgroundImage, .keyword(LinearGradient.css(gradients)))
  }

  /// - Parameter gradients: As CSS writes them: `linear-gradient(…)`.
  public func backgroundImage(css gradients: ScreenText) -> Self {
    styled(.backgroundImage, .text(gradients))
  }

  public func borderColor(_ color: Color) -> Self {
    styled(.borderColor, .keyword(color.description))
  }

  /// - Parameter color: As CSS writes colours.
  public func borderColor(css color: ScreenText) -> Self { styled(.borderColor, .text(color)) }

  /// In points.
  public func borderRadius(_ radius: Double) -> Self { styled(.borderRadius, radius) }

  public func borderRadius(_ radii: CornerRadii) -> Self {
    styled(.borderRadius, .array(radii.clockwise.map { .number($0) }))
  }

  /// In points.
  public func outlineWidth(_ width: Double) -> Self { styled(.outlineWidth, width) }

  public func outlineColor(_ color: Color) -> Self {
    styled(.outlineColor, .keyword(color.description))
  }

  /// - Parameter color: As CSS writes colours.
  public func outlineColor(css color: ScreenText) -> Self { styled(.outlineColor, .text(color)) }

  /// In points; negative for an outline inside of the border.
  public func outlineOffset(_ offset: Double) -> Self { styled(.outlineOffset, offset) }

  /// From 0 to 1, for it and all in it.
  public func opacity(_ opacity: Double) -> Self { styled(.opacity, opacity) }

  /// The first on top; none without shadows.
  public func boxShadow(_ shadows: BoxShadow...) -> Self {
    styled(.boxShadow, .keyword(BoxShadow.css(shadows)))
  }

  /// - Parameter shadows: As CSS writes them.
  public func boxShadow(css shadows: ScreenText) -> Self { styled(.boxShadow, .text(shadows)) }
}

/// How a picture lies in its box.
extension PictureComponent {
  public func objectFit(_ fit: PaintStyle.ObjectFit) -> Self { styled(.objectFit, fit) }

  public func objectPosition(_ position: ObjectPosition) -> Self {
    styled(.objectPosition, .keyword(position.description))
  }

  /// - Parameter position: As CSS writes positions.
  public func objectPosition(css position: ScreenText) -> Self {
    styled(.objectPosition, .text(position))
  }
}

extension Color {
  /// The colour that CSS writes with these six digits: `.hex(0x336699)` is `#336699`.
  ///
  /// - Parameters:
  ///   - digits: Of a larger number, the last six count.
  ///   - alpha: From 0, which is nothing, to 1.
  public static func hex(_ digits: UInt32, alpha: Double = 1) -> Color {
    func component(_ shift: UInt32) -> Double { Double(digits >> shift & 255) / 255 }
    return .rgba(
      RGBA(red: component(16), green: component(8), blue: component(0), alpha: alpha))
  }
}
