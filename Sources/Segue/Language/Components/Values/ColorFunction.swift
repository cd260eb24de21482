/// The functions that give a colour by its components (CSS Color 4 §5 to §10).
enum ColorFunction: String, CaseIterable {
  case rgb, hsl, hwb, lab, lch, oklab, oklch, color

  /// From a name in small letters; `rgba` and `hsla` are other names of `rgb` and `hsl`.
  init?(name: String) {
    switch name {
    case "rgba": self = .rgb
    case "hsla": self = .hsl
    default: self.init(rawValue: name)
    }
  }

  /// What CSS has and screens have not, and what to do instead.
  static let notRead = [
    "calc": "write the number",
    "color-mix": "write the mixed colour",
    "contrast-color": "write the colour",
    "device-cmyk": "write the colour as rgb()",
    "light-dark": "write the colour",
    "var": "write the colour, or make it a parameter",
  ]

  /// One of a function's three components.
  enum Channel: Equatable {
    /// An angle, or a number of degrees.
    case hue
    /// A number, or a percentage; the number is that of 100 %.
    case number(of100Percent: Double)
  }

  /// The three components in the order in which they are written.
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

  /// Whether the notation with commas is older than CSS Color 4, and so allowed.
  var allowsCommas: Bool { self == .rgb || self == .hsl }
}

/// One component as it was written.
enum ColorComponent {
  case number(Double)
  case percentage(Double)
  /// In degrees.
  case angle(Double)
  /// A missing component, which is 0 where nothing is mixed.
  case none

  /// The component as a number of its channel, hues in degrees.
  func value(in channel: ColorFunction.Channel) -> Double {
    switch (self, channel) {
    case (.number(let value), _), (.angle(let value), _): value
    case (.percentage(let value), .number(let full)): value / 100 * full
    case (.percentage, .hue), (.none, _): 0
    }
  }
}

extension ColorFunction {
  /// The colour of three components, each as its channel has it.
  ///
  /// `space` is that of `color()`.
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

/// To the nearest 255th, halves up.
private func rounded(_ color: ColorTriple) -> ColorTriple {
  func round(_ value: Double) -> Double { (clamp(value, 0, 1) * 255 + 0.5).rounded(.down) / 255 }
  return (round(color.0), round(color.1), round(color.2))
}

private func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
  min(max(value, low), high)
}
