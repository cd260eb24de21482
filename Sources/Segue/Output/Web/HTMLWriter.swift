/// Writes HTML elements. Texts and attributes are escaped.
struct HTMLWriter {
  private(set) var text = ""

  /// Writes a start tag, with those attributes that have a value.
  mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String?>) {
    text += "<\(name)"
    for (key, value) in attributes {
      guard let value else { continue }
      text += value.isEmpty ? " \(key)" : " \(key)=\"\(xmlEscaped(value))\""
    }
    text += ">"
  }

  mutating func close(_ name: String) { text += "</\(name)>" }

  mutating func write(_ words: String) { text += xmlEscaped(words) }

  /// Writes an element that contains only text.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?>, _ words: String = ""
  ) {
    open(name, attributes)
    write(words)
    close(name)
  }
}

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
