/// CSS declarations, separated by semicolons.
struct CSSDeclarations {
  private(set) var text = ""

  mutating func add(_ property: String, _ value: String) {
    if !text.isEmpty { text += ";" }
    text += "\(property):\(value)"
  }

  /// Adds declarations that were written elsewhere.
  mutating func add(_ declarations: String) {
    guard !declarations.isEmpty else { return }
    if !text.isEmpty { text += ";" }
    text += declarations
  }

  /// Adds the position and the size of an element with `position: absolute`.
  mutating func add(box: Rect) {
    add("left", pixels(box.x))
    add("top", pixels(box.y))
    add("width", pixels(box.width))
    add("height", pixels(box.height))
  }

  private func pixels(_ length: Double) -> String { "\(cssNumber(roundedForPage(length)))px" }
}

/// Rounds a length or a fraction for the page to a ten-thousandth, which is not visible.
func roundedForPage(_ number: Double) -> Double {
  guard number.isFinite, number.magnitude < 1e9 else { return number }
  return (number * 10_000).rounded() / 10_000 + 0
}
