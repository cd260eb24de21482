extension FontFace {
  /// The name of the family in documents. The built-in family has a name of its own, so that
  /// neither an installed Inter of another version nor the page around a drawing is affected.
  var documentFamily: String { isBuiltIn ? FontLibrary.builtInDocumentFamily : family }

  /// Returns the CSS `@font-face` rule of the face, at an address that needs no quotes.
  func cssRule(address: String) -> String {
    fontFaceCSS(documentFamily, weights: fileWeights, isItalic: isItalic, address: address)
  }
}

/// Returns a CSS `@font-face` rule.
///
/// - Parameter address: The content of `url()`: a CSS string, or an address that needs no quotes.
func fontFaceCSS(
  _ family: String, weights: ClosedRange<Double>, isItalic: Bool, address: String
) -> String {
  let weight =
    weights.lowerBound == weights.upperBound
    ? cssNumber(weights.lowerBound)
    : "\(cssNumber(weights.lowerBound)) \(cssNumber(weights.upperBound))"
  return "@font-face{font-family:\(cssString(family));font-weight:\(weight);"
    + "font-style:\(isItalic ? "italic" : "normal");src:url(\(address))}"
}

extension FontLibrary {
  /// The name of the built-in family in documents that embed it.
  package static let builtInDocumentFamily = "Segue Inter"

  /// Returns the families of a style for CSS: those in which its text is measured, and then what a
  /// device has.
  func cssFamilies(of font: FontDescription) -> String {
    var names: [String] = []
    for name in faces(for: font).map({ $0.documentFamily }) + [Self.builtInFamily]
    where !names.contains(name) {
      names.append(name)
    }
    return (names.map(cssString) + ["system-ui", "sans-serif"]).joined(separator: ",")
  }

  /// Whether text in a style is set in the built-in family alone.
  func isBuiltIn(_ font: FontDescription) -> Bool {
    faces(for: font).allSatisfy { $0.isBuiltIn }
  }
}

extension BuiltInOutlines {
  /// Returns the CSS `@font-face` rules of all weights, for a page that has each at an address.
  package func css(address: (Int) -> String) -> String {
    availableWeights.map { weight in
      FontLibrary.builtIn.face(for: FontDescription(weight: Double(weight))).cssRule(
        address: address(weight))
    }.joined(separator: "\n")
  }
}

/// Returns a CSS string (CSS Syntax 3 §4.3.5). Characters that could end it, and invisible ones,
/// are escaped.
func cssString(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case _ where scalar == "\"" || scalar == "\\" || scalar.isHidden:
      // CSS replaces an escaped U+0000 by U+FFFD, which is written here.
      quoted += "\\\(String(scalar.value == 0 ? 0xFFFD : scalar.value, radix: 16)) "
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}
