extension ScreenLayout {
  /// Returns the CSS declarations that paint a component's box and clip its content. Initial values
  /// are omitted, so that most boxes have no declarations.
  func paintCSS(of component: ComponentID) -> String {
    let paint = screen.paintStyle(of: component)
    let style = screen.layoutStyle(of: component)
    var css = CSSDeclarations()
    if paint.backgroundColor.alpha > 0 { css.add("background-color", paint.backgroundColor.css) }
    if !paint.backgroundImage.isEmpty {
      css.add("background-image", LinearGradient.css(paint.backgroundImage))
    }
    let border = border(of: component)
    if border != .zero {
      css.add("border-style", "solid")
      css.add("border-width", lengths([border.top, border.right, border.bottom, border.left]))
      css.add("border-color", paint.borderColor.css)
    }
    if paint.borderRadius != .zero {
      css.add("border-radius", lengths(paint.borderRadius.clockwise))
    }
    if !paint.boxShadow.isEmpty { css.add("box-shadow", BoxShadow.css(paint.boxShadow)) }
    if paint.outlineWidth > 0 && paint.outlineColor.alpha > 0 {
      css.add("outline", "\(cssNumber(paint.outlineWidth))px solid \(paint.outlineColor.css)")
      css.add("outline-offset", "\(cssNumber(paint.outlineOffset))px")
    }
    // Shadows and gradients without a color use the text color.
    if css.text.utf8.contains("currentcolor".utf8)
      || paint.boxShadow.contains(where: { $0.hasTextColor })
    {
      css.add("color", screen.textStyle(of: component).color.css)
    }
    if paint.opacity < 1 { css.add("opacity", cssNumber(paint.opacity)) }
    if let zIndex = paint.zIndex { css.add("z-index", "\(zIndex)") }
    switch style.overflow {
    case .visible: break
    // Clipped content must not scroll when an element in it is focused.
    case .hidden: css.add("overflow", "clip")
    case .scroll:
      css.add("overflow", "scroll")
      // Content that grows upward is scrolled from its bottom (CSS Flexbox 1 §5.1).
      if style.scrollsUp { css.add("display", "flex;flex-direction:column-reverse") }
    }
    return css.text
  }

  private func lengths(_ values: [Double]) -> String {
    let equal = values.dropFirst().allSatisfy { $0 == values[0] }
    return (equal ? [values[0]] : values).map { cssNumber($0) + "px" }.joined(separator: " ")
  }
}

extension BoxShadow {
  fileprivate var hasTextColor: Bool { color == .currentColor }
}

extension TextStyle {
  /// Returns the CSS declarations of a text's font and spacing, for SVG text.
  ///
  /// - Parameters:
  ///   - wordSpacing: The length that justification adds to each space.
  ///   - fonts: The fonts in which the text was measured.
  func lettersCSS(wordSpacing: Double, in fonts: FontLibrary) -> String {
    var css = CSSDeclarations()
    css.add("font-size", "\(cssNumber(font.size))px")
    css.add("font-family", fonts.cssFamilies(of: font))
    if font.weight != 400 { css.add("font-weight", cssNumber(font.weight)) }
    if font.isItalic { css.add("font-style", "italic") }
    css.add("fill", color.css)
    if letterSpacing != 0 { css.add("letter-spacing", "\(cssNumber(letterSpacing))px") }
    if wordSpacing != 0 { css.add("word-spacing", "\(cssNumber(wordSpacing))px") }
    if decoration != .none { css.add("text-decoration", decoration.rawValue) }
    return css.text
  }
}
