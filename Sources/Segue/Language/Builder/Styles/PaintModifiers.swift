/// How a component is painted.
extension ScreenComponent {
  /// Sets the color of the background. By default, none.
  public func backgroundColor(_ color: Color) -> Self {
    styled(.backgroundColor, .keyword(color.description))
  }

  /// Sets the color of the background.
  ///
  /// - Parameter color: A color in CSS syntax.
  public func backgroundColor(css color: ScreenText) -> Self {
    styled(.backgroundColor, .text(color))
  }

  /// Sets the gradients over the background color, the topmost first. By default, none.
  public func backgroundImage(_ gradients: LinearGradient...) -> Self {
    styled(.backgroundImage, .keyword(LinearGradient.css(gradients)))
  }

  /// Sets the gradients over the background color, the topmost first.
  ///
  /// - Parameter gradients: Gradients in CSS syntax: `linear-gradient(…)`.
  public func backgroundImage(css gradients: ScreenText) -> Self {
    styled(.backgroundImage, .text(gradients))
  }

  /// Sets the color of the borders. By default, the color of the text.
  public func borderColor(_ color: Color) -> Self {
    styled(.borderColor, .keyword(color.description))
  }

  /// Sets the color of the borders.
  ///
  /// - Parameter color: A color in CSS syntax.
  public func borderColor(css color: ScreenText) -> Self { styled(.borderColor, .text(color)) }

  /// Sets the radius of all corners, in points.
  public func borderRadius(_ radius: Double) -> Self { styled(.borderRadius, radius) }

  /// Sets the radius of each corner, in points.
  public func borderRadius(_ radii: CornerRadii) -> Self {
    styled(.borderRadius, .array(radii.clockwise.map { .number($0) }))
  }

  /// Sets the width of the outline, in points.
  public func outlineWidth(_ width: Double) -> Self { styled(.outlineWidth, width) }

  /// Sets the color of the outline. By default, the color of the text.
  public func outlineColor(_ color: Color) -> Self {
    styled(.outlineColor, .keyword(color.description))
  }

  /// Sets the color of the outline.
  ///
  /// - Parameter color: A color in CSS syntax.
  public func outlineColor(css color: ScreenText) -> Self { styled(.outlineColor, .text(color)) }

  /// Sets the distance of the outline from the border, in points. Negative offsets are inside the
  /// border.
  public func outlineOffset(_ offset: Double) -> Self { styled(.outlineOffset, offset) }

  /// Sets the opacity of the component and of everything in it, from 0 to 1.
  public func opacity(_ opacity: Double) -> Self { styled(.opacity, opacity) }

  /// Sets the shadows, the topmost first. By default, none.
  public func boxShadow(_ shadows: BoxShadow...) -> Self {
    styled(.boxShadow, .keyword(BoxShadow.css(shadows)))
  }

  /// Sets the shadows, the topmost first.
  ///
  /// - Parameter shadows: Shadows in CSS syntax.
  public func boxShadow(css shadows: ScreenText) -> Self { styled(.boxShadow, .text(shadows)) }
}

/// How a picture fits its box.
extension PictureComponent {
  /// Sets how the picture is resized to its box. By default, `fill`.
  public func objectFit(_ fit: PaintStyle.ObjectFit) -> Self { styled(.objectFit, fit) }

  /// Sets the position of the picture in its box. By default, centered.
  public func objectPosition(_ position: ObjectPosition) -> Self {
    styled(.objectPosition, .keyword(position.description))
  }

  /// Sets the position of the picture in its box.
  ///
  /// - Parameter position: A position in CSS syntax.
  public func objectPosition(css position: ScreenText) -> Self {
    styled(.objectPosition, .text(position))
  }
}

extension Color {
  /// Returns the color of six hexadecimal digits: `.hex(0x336699)` is `#336699` in CSS.
  ///
  /// - Parameters:
  ///   - digits: The digits. Of a larger number, the last six are used.
  ///   - alpha: The opacity, from 0 to 1.
  public static func hex(_ digits: UInt32, alpha: Double = 1) -> Color {
    func component(_ shift: UInt32) -> Double { Double(digits >> shift & 255) / 255 }
    return .rgba(
      RGBA(red: component(16), green: component(8), blue: component(0), alpha: alpha))
  }
}
