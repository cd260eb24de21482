/// The functions that define a color by its components (CSS Color 4 §5 to §10).
enum ColorFunction: String, CaseIterable {
  case rgb, hsl, hwb, lab, lch, oklab, oklch, color

  /// Creates a function from its name in lowercase. `rgba` and `hsla` are aliases of `rgb` and
  /// `hsl`.
  init?(name: String) {
    switch name {
    case "rgba": self = .rgb
    case "hsla": self = .hsl
    default: self.init(rawValue: name)
    }
  }

  /// Functions of CSS that screens do not support, with what to write instead.
  static let notRead = [
    "calc": "write the number",
    "color-mix": "write the mixed colour",
    "contrast-color": "write the colour",
    "device-cmyk": "write the colour as rgb()",
    "light-dark": "write the colour",
    "var": "write the colour, or make it a parameter",
  ]

  /// The syntax of one of a function's three components.
  enum Channel: Equatable {
    /// An angle, or a number of degrees.
    case hue
    /// A number, or a percentage of which 100% represents the given number.
    case number(of100Percent: Double)
  }

  /// The three components, in the order in which they are written.
  var channels: [Channel] {
    func number(_ full: Double) -> Channel { .number(of100Percent: full) }
    switch self {
    case .rgb: return [number(255), number(255), number(255)]
    case .hsl, .hwb: return [.hue, number(100), number(100)]
    case .lab: return [number(100), number(125), number(125)]
    case .lch: return [number(100), number(150), .hue]
    case .oklab: return [number(1), number(0.4), number(0.4)]
    case .oklch: return [number(1), number(0.4), .hue]
    case .color: return [number(1), number(1), number(1)]
    }
  }

  /// Whether the function has a legacy notation with commas.
  var allowsCommas: Bool { self == .rgb || self == .hsl }
}

/// A component as it is written.
enum ColorComponent {
  case number(Double)
  case percentage(Double)
  /// An angle in degrees.
  case angle(Double)
  /// A missing component, which is 0 when colors are not interpolated.
  case none

  /// Returns the component as a number of its channel; hues in degrees.
  func value(in channel: ColorFunction.Channel) -> Double {
    switch (self, channel) {
    case (.number(let value), _), (.angle(let value), _): value
    case (.percentage(let value), .number(let full)): value / 100 * full
    case (.percentage, .hue), (.none, _): 0
    }
  }
}

extension ColorFunction {
  /// Computes a color from three components, each in the units of its channel. `space` is the color
  /// space of `color()`.
  func color(_ a: Double, _ b: Double, _ c: Double, space: ColorSpace, alpha: Double) -> RGBA {
    let (red, green, blue) =
      switch self {
      case .rgb: rounded((a / 255, b / 255, c / 255))
      case .hsl: rounded(sRGB(hue: a, saturation: clamp(b, 0, 100), lightness: clamp(c, 0, 100)))
      case .hwb: rounded(sRGB(hue: a, whiteness: clamp(b, 0, 100), blackness: clamp(c, 0, 100)))
      case .lab: sRGB(labLightness: clamp(a, 0, 100), a: b, b: c)
      case .lch:
        sRGBFromPolar(chroma: max(b, 0), hue: c) {
          sRGB(labLightness: clamp(a, 0, 100), a: $0, b: $1)
        }
      case .oklab: sRGB(oklabLightness: clamp(a, 0, 1), a: b, b: c)
      case .oklch:
        sRGBFromPolar(chroma: max(b, 0), hue: c) {
          sRGB(oklabLightness: clamp(a, 0, 1), a: $0, b: $1)
        }
      case .color: space.sRGB(a, b, c)
      }
    return RGBA(
      red: clamp(red, 0, 1), green: clamp(green, 0, 1), blue: clamp(blue, 0, 1),
      alpha: clamp(alpha, 0, 1))
  }
}

/// Rounds components to the nearest 255th, halves up.
private func rounded(_ color: ColorTriple) -> ColorTriple {
  func round(_ value: Double) -> Double { (clamp(value, 0, 1) * 255 + 0.5).rounded(.down) / 255 }
  return (round(color.0), round(color.1), round(color.2))
}

private func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
  min(max(value, low), high)
}
