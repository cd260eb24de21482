/// A colour as a style gives it (CSS Color 4).
public enum Color: Hashable, Sendable {
  /// `currentcolor`: the colour of the element's text.
  case currentColor
  case rgba(RGBA)

  public static let transparent = Color.rgba(RGBA(red: 0, green: 0, blue: 0, alpha: 0))

  /// The colour where text has the one given.
  public func resolved(textColor: RGBA) -> RGBA {
    switch self {
    case .currentColor: textColor
    case .rgba(let color): color
    }
  }
}

extension Color: CustomStringConvertible {
  /// As CSS; what a parser made reads back as the same colour.
  public var description: String {
    switch self {
    case .currentColor: "currentcolor"
    case .rgba(let color): color.css
    }
  }
}

extension RGBA {
  /// As CSS: `#336699` where the components are whole 255ths, `rgba(51, 102, 153, 0.3)` where only
  /// alpha is none, and `color(srgb …)`, which loses nothing, for anything between.
  package var css: String {
    let components = [red, green, blue].compactMap(byte)
    guard components.count == 3 else {
      let alpha = self.alpha == 1 ? "" : " / \(cssNumber(self.alpha))"
      return "color(srgb \(cssNumber(red)) \(cssNumber(green)) \(cssNumber(blue))\(alpha))"
    }
    guard let alpha = byte(alpha) else {
      let list = components.map(\.description).joined(separator: ", ")
      return "rgba(\(list), \(cssNumber(self.alpha)))"
    }
    return "#" + (alpha == 255 ? components : components + [alpha]).map(hexadecimal).joined()
  }
}

/// The byte that a component is exactly, if it is one.
private func byte(_ component: Double) -> UInt8? {
  guard component >= 0 && component <= 1 else { return nil }
  let nearest = (component * 255).rounded()
  return nearest / 255 == component ? UInt8(exactly: nearest) : nil
}

private func hexadecimal(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16)
}
