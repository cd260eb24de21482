/// The three components of a color.
typealias ColorTriple = (Double, Double, Double)

// The conversions of CSS Color 4 to sRGB. Results may be outside 0…1, for colors outside the sRGB
// gamut; arguments are at most 10⁹ in magnitude, so that nothing overflows.

/// Converts HSL to sRGB (§7.1). Saturation and lightness range from 0 to 100.
func sRGB(hue: Double, saturation: Double, lightness: Double) -> ColorTriple {
  let light = lightness / 100
  let reach = saturation / 100 * min(light, 1 - light)
  /// Returns a component, which falls and rises with the hue in steps of 30 degrees.
  func component(_ phase: Double) -> Double {
    let step = (phase + turn(hue) / 30).truncatingRemainder(dividingBy: 12)
    return light - reach * max(-1, min(step - 3, 9 - step, 1))
  }
  return (component(0), component(8), component(4))
}

/// Converts HWB to sRGB (§8.1). Whiteness and blackness range from 0 to 100.
func sRGB(hue: Double, whiteness: Double, blackness: Double) -> ColorTriple {
  let (white, black) = (whiteness / 100, blackness / 100)
  if white + black >= 1 {
    let gray = white / (white + black)
    return (gray, gray, gray)
  }
  let pure = sRGB(hue: hue, saturation: 100, lightness: 50)
  func mix(_ value: Double) -> Double { value * (1 - white - black) + white }
  return (mix(pure.0), mix(pure.1), mix(pure.2))
}

/// Converts CIE Lab with the D50 white point to sRGB (§9.3).
func sRGB(labLightness lightness: Double, a: Double, b: Double) -> ColorTriple {
  let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
  let y = (lightness + 16) / 116
  func inverse(_ f: Double) -> Double {
    let cube = f * f * f
    return cube > epsilon ? cube : (116 * f - 16) / kappa
  }
  let whiteD50 = (0.3457 / 0.3585, 1.0, (1 - 0.3457 - 0.3585) / 0.3585)
  let xyzD50 = (
    inverse(a / 500 + y) * whiteD50.0,
    lightness > kappa * epsilon ? y * y * y : lightness / kappa,
    inverse(y - b / 200) * whiteD50.2
  )
  return encoded(product(linearFromXYZ, product(d65FromD50, xyzD50)))
}

/// Converts Oklab to sRGB (§9.4).
func sRGB(oklabLightness lightness: Double, a: Double, b: Double) -> ColorTriple {
  let roots = product(coneRootsFromOklab, (lightness, a, b))
  func cube(_ value: Double) -> Double { value * value * value }
  let cones = (cube(roots.0), cube(roots.1), cube(roots.2))
  return encoded(product(linearFromXYZ, product(xyzFromCones, cones)))
}

/// Converts polar coordinates, a chroma and a hue in degrees, to the two axes of a rectangular
/// color space (§9.5), and converts those to sRGB with `convert`.
func sRGBFromPolar(
  chroma: Double, hue: Double, _ convert: (_ a: Double, _ b: Double) -> ColorTriple
) -> ColorTriple {
  let (sine, cosine) = Elementary.sincos(turn(hue) * (.pi / 180))
  return convert(chroma * cosine, chroma * sine)
}

/// The supported color spaces of `color()`.
enum ColorSpace: String, CaseIterable {
  case srgb
  case srgbLinear = "srgb-linear"
  case displayP3 = "display-p3"

  /// Converts components of this color space to sRGB (§10).
  func sRGB(_ red: Double, _ green: Double, _ blue: Double) -> ColorTriple {
    switch self {
    case .srgb: return (red, green, blue)
    case .srgbLinear: return encoded((red, green, blue))
    case .displayP3:
      // The transfer function is that of sRGB; only the primaries differ.
      let linear = (decoded(red), decoded(green), decoded(blue))
      return encoded(product(linearFromXYZ, product(xyzFromP3, linear)))
    }
  }
}

// MARK: Steps

/// Normalizes an angle in degrees to the range from 0 up to, but not including, 360.
private func turn(_ degrees: Double) -> Double {
  let rest = degrees.truncatingRemainder(dividingBy: 360)
  return rest < 0 ? rest + 360 : rest
}

/// Encodes linear light with the sRGB transfer function (§10.2). Values outside 0…1 are clipped
/// here, because the curve is monotonic and the result would be clipped anyway.
private func encoded(_ linear: ColorTriple) -> ColorTriple {
  func encode(_ light: Double) -> Double {
    let light = min(max(light, 0), 1)
    guard light > 0.0031308 else { return light * 12.92 }
    return 1.055 * power(light, 1 / 2.4) - 0.055
  }
  return (encode(linear.0), encode(linear.1), encode(linear.2))
}

/// Decodes a component to linear light, symmetrically about zero. Magnitudes above 4 are clamped,
/// because no display shows such colors.
private func decoded(_ component: Double) -> Double {
  let size = min(component.magnitude, 4)
  let light = size <= 0.04045 ? size / 12.92 : power((size + 0.055) / 1.055, 2.4)
  return component < 0 ? -light : light
}

/// Returns a power of a positive base.
private func power(_ base: Double, _ exponent: Double) -> Double {
  Elementary.exp(exponent * Elementary.log(base))
}

private typealias Matrix = (ColorTriple, ColorTriple, ColorTriple)

private func product(_ matrix: Matrix, _ vector: ColorTriple) -> ColorTriple {
  func dot(_ row: ColorTriple) -> Double {
    row.0 * vector.0 + row.1 * vector.1 + row.2 * vector.2
  }
  return (dot(matrix.0), dot(matrix.1), dot(matrix.2))
}

// MARK: Matrices (CSS Color 4 §18)

/// The Bradford adaptation from the D50 to the D65 white point.
private let d65FromD50: Matrix = (
  (0.955473421488075, -0.02309845494876471, 0.06325924320057072),
  (-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
  (0.012314014864481998, -0.020507649298898964, 1.330365926242124)
)

private let linearFromXYZ: Matrix = (
  (12831.0 / 3959, -329.0 / 214, -1974.0 / 3959),
  (-851781.0 / 878810, 1_648_619.0 / 878810, 36519.0 / 878810),
  (705.0 / 12673, -2585.0 / 12673, 705.0 / 667)
)

private let xyzFromP3: Matrix = (
  (608311.0 / 1_250_200, 189793.0 / 714400, 198249.0 / 1_000_160),
  (35783.0 / 156275, 247089.0 / 357200, 198249.0 / 2_500_400),
  (0, 32229.0 / 714400, 5_220_557.0 / 5_000_800)
)

private let coneRootsFromOklab: Matrix = (
  (1, 0.3963377773761749, 0.2158037573099136),
  (1, -0.1055613458156586, -0.0638541728258133),
  (1, -0.0894841775298119, -1.2914855480194092)
)

private let xyzFromCones: Matrix = (
  (1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
  (-0.0405757452148008, 1.112286803280317, -0.0717110580655164),
  (-0.0763729366746601, -0.4214933324022432, 1.5869240198367816)
)
