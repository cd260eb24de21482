/// A color in a style (CSS Color 4).
public enum Color: Hashable, Sendable {
  /// `currentcolor`, the color of the element's text.
  case currentColor
  /// A color in sRGB.
  case rgba(RGBA)

  /// Transparent black.
  public static let transparent = Color.rgba(RGBA(red: 0, green: 0, blue: 0, alpha: 0))

  /// Returns the color in sRGB for an element with the given text color.
  public func resolved(textColor: RGBA) -> RGBA {
    switch self {
    case .currentColor: textColor
    case .rgba(let color): color
    }
  }
}

extension Color: CustomStringConvertible {
  /// The color in CSS notation. Parsing it returns an equal color if this one was parsed.
  public var description: String {
    switch self {
    case .currentColor: "currentcolor"
    case .rgba(let color): color.css
    }
  }
}

extension RGBA {
  /// The color in CSS notation: `#336699` if all components are whole 255ths,
  /// `rgba(51, 102, 153, 0.3)` if only alpha is not, and otherwise `color(srgb …)`, which is exact.
  package var css: String {
    let components = [red, green, blue].compactMap(byte)
    guard components.count == 3 else {
      let alpha = self.alpha == 1 ? "" : " / \(cssNumber(self.alpha))"
      return "color(srgb \(cssNumber(red)) \(cssNumber(green)) \(cssNumber(blue))\(alpha))"
    }
    guard let alpha = byte(alpha) else {
      let list = components.map { $0.description }.joined(separator: ", ")
      return "rgba(\(list), \(cssNumber(self.alpha)))"
    }
    return "#" + (alpha == 255 ? components : components + [alpha]).map(hexadecimal).joined()
  }
}

/// Returns the byte that represents a component exactly, or nil if there is none.
private func byte(_ component: Double) -> UInt8? {
  guard component >= 0 && component <= 1 else { return nil }
  let nearest = (component * 255).rounded()
  return nearest / 255 == component ? UInt8(exactly: nearest) : nil
}

private func hexadecimal(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16)
}
