/// The colors and captions of explanatory pictures.
enum FilmstripStyle {
  /// The CSS rules, light by default, dark if the reader prefers dark colors. Class names begin
  /// with `segue-`, so that a page with the picture inline keeps its own style.
  static let rules = """
    .segue-ground{fill:#f6f4f0;stroke:#e4e0d9}.segue-card{fill:#fffefc;stroke:#e9e5de}\
    .segue-ink{fill:#22242a}.segue-muted{fill:#70737c}\
    .segue-line{fill:none;stroke:#d5d1c9;stroke-width:1.5}\
    .segue-curve{fill:none;stroke:#4a63d3;stroke-width:3;stroke-linejoin:round;stroke-linecap:round}\
    .segue-small{stroke-width:2}\
    .segue-dot{fill:#4a63d3;stroke:#fffefc;stroke-width:2.5}\
    .segue-way{fill:none;stroke:#4a63d3;stroke-width:1.5;stroke-dasharray:2 3}\
    .segue-point{fill:#4a63d3}.segue-frame{fill:#4a63d3;fill-opacity:.06;stroke:#4a63d3}\
    .segue-rim{fill:#1d1e22}.segue-shadow{fill:#2c2418;fill-opacity:.2}\
    @media(prefers-color-scheme:dark){\
    .segue-ground{fill:#17181c;stroke:#2b2d34}.segue-card{fill:#1f2126;stroke:#2e3038}\
    .segue-ink{fill:#f1f1ef}.segue-muted{fill:#a0a4ae}.segue-line{stroke:#3c3f48}\
    .segue-curve{stroke:#93a5ff}.segue-dot{fill:#93a5ff;stroke:#1f2126}\
    .segue-way{stroke:#93a5ff}.segue-point{fill:#93a5ff}\
    .segue-frame{fill:#93a5ff;stroke:#93a5ff}.segue-rim{fill:#3a3c44}\
    .segue-shadow{fill:#000;fill-opacity:.45}}
    """

  enum Tone: String { case ink, muted }
  enum Anchor: String { case start, middle, end }
}

extension SVGWriter {
  /// Writes a line of text that belongs to the picture, not to a screen in it.
  mutating func caption(
    _ text: String, at point: Point, size: Double, _ tone: FilmstripStyle.Tone,
    weight: Double = 400, anchor: FilmstripStyle.Anchor = .start
  ) {
    fonts.add(caption: text, weight: weight)
    element(
      "text",
      [
        "class": "segue-\(tone.rawValue)", "x": .number(point.x), "y": .number(point.y),
        "font-size": .number(size), "font-weight": weight == 400 ? nil : .number(weight),
        "text-anchor": anchor == .start ? nil : .string(anchor.rawValue),
      ], text: text)
  }

  /// Writes the marker of a moment.
  mutating func dot(at point: Point) {
    element(
      "circle",
      ["class": "segue-dot", "cx": .number(point.x), "cy": .number(point.y), "r": 6])
  }
}

/// Returns a name of at most `count` characters; the middle of a longer name is replaced by an
/// ellipsis.
func shortened(_ name: String, to count: Int) -> String {
  // The prefix limits the cost for a name of millions of characters.
  guard name.prefix(count + 1).count > count else { return name }
  let tail = count / 2
  return "\(name.prefix(count - tail - 1))…\(name.suffix(tail))"
}

/// Formats a duration in whole milliseconds, such as `350 ms`.
func milliseconds(_ seconds: Double) -> String {
  shortNumber((seconds * 1000).rounded()) + " ms"
}

/// Formats a number with at most two decimals.
func hundredths(_ value: Double) -> String { thousandths((value * 100).rounded() / 100) }

/// Formats a number with at most three decimals, and a digit before the decimal point.
func thousandths(_ value: Double) -> String {
  let text = shortNumber(value)
  return text.hasPrefix(".") ? "0" + text : text.hasPrefix("-.") ? "-0" + text.dropFirst() : text
}

extension Easing {
  /// The kind of easing, for captions.
  var displayText: String {
    switch self {
    case .linear: "linear"
    case .cubicBezier: "cubic Bézier"
    case .joinedCubics: "joined curves"
    case .stops: "linear stops"
    case .spring: "spring"
    }
  }
}
