extension PlayedFlight {
  /// Returns the flight as a style sheet: a class for each element, and its keyframes. A comment at
  /// the top contains the elements to insert into a page.
  package func styleSheet(within tolerance: ExportTolerance) -> String {
    let samples = FlightSamples(self, within: tolerance)
    var sheet = StyleSheet(flight: samples)
    for part in samples.webParts() { sheet.add(part, named: "segue", depth: 1) }
    return sheet.text
  }
}

private struct StyleSheet {
  let flight: FlightSamples
  private var elements = ""
  private var rules = ""
  private var names: Set<String> = []

  init(flight: FlightSamples) { self.flight = flight }

  /// Adds an element with its descendants.
  mutating func add(_ part: WebPart, named outer: String, depth: Int) {
    let name = newName(for: part, in: outer)
    let indentation = String(repeating: "  ", count: depth)
    elements += "\(indentation)\(Self.tag(part, name))"
    rules += ".\(cssIdentifier(name)) {\n"
    for (property, value) in part.style { rules += "  \(cssName(property)): \(value);\n" }
    if !part.keyframes.isEmpty {
      let duration = DecimalFormat(decimals: 6).text(flight.duration * 1000)
      rules += "  animation: \(cssIdentifier(name)) \(duration)ms linear both;\n"
    }
    rules += "}\n"
    addKeyframes(of: part, name)
    if !part.children.isEmpty {
      elements += "\n"
      for child in part.children { add(child, named: name, depth: depth + 1) }
      elements += indentation
    }
    elements += part.isPicture ? "\n" : "</div>\n"
  }

  /// Returns a unique class name, derived from the layer's id. White space separates classes, and
  /// HTML does not allow controls, so `_` replaces them.
  private mutating func newName(for part: WebPart, in outer: String) -> String {
    var name =
      part.layer.map { "segue-" + $0 }
      ?? (part.name == "clip"
        ? "segue-clip-" + (part.children.first?.layer ?? "") : outer + "-" + part.name)
    name = String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { $0.properties.isWhitespace || $0.isControl ? "_" : $0 }))
    var free = name
    var number = 2
    while names.contains(free) {
      free = "\(name)-\(number)"
      number += 1
    }
    names.insert(free)
    return free
  }

  private static func tag(_ part: WebPart, _ name: String) -> String {
    var attributes = " class=\"\(escapedAttribute(name))\""
    if let layer = part.layer { attributes += " data-layer=\"\(escapedAttribute(layer))\"" }
    switch part.content {
    case .picture(let source):
      // The path of an asset becomes a URI reference; an address already is one.
      let address = source.utf8.contains("://".utf8) ? source : uriReference(forPath: source)
      return "<img\(attributes) src=\"\(escapedAttribute(address))\" alt=\"\">"
    case .screen(let id): attributes += " data-screen=\"\(escapedAttribute(id))\""
    case .component(let path, let isDestination):
      attributes += " data-of=\"\(isDestination ? "destination" : "source")\""
      attributes += " data-component=\"\(escapedAttribute(path))\""
    case .part(let path, let isDestination):
      attributes += " data-of=\"\(isDestination ? "destination" : "source")\""
      attributes += " data-whole-component=\"\(escapedAttribute(path))\""
    case .bar(let bar): attributes += " data-bar=\"\(bar.rawValue)\""
    case nil: break
    }
    return "<div\(attributes)>"
  }

  /// Escapes the value of an attribute. Markup and invisible characters become references, as does
  /// a slash that would end the comment; controls that HTML does not allow are dropped.
  private static func escapedAttribute(_ text: String) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\"": safe += "&quot;"
      case "/" where safe.unicodeScalars.last == "*": safe += "&#47;"
      case "\t", "\n": safe += scalar.characterReference
      case _ where scalar.isControl: continue
      case _ where scalar.isHidden: safe += scalar.characterReference
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  private mutating func addKeyframes(of part: WebPart, _ name: String) {
    guard !part.keyframes.isEmpty else { return }
    rules += "@keyframes \(cssIdentifier(name)) {\n"
    let percent = DecimalFormat(decimals: flight.tolerance.offsets.decimals - 2)
    for (index, keyframe) in part.keyframes.enumerated() {
      // Rules with equal percentages merge into one keyframe, so the value before a jump is a
      // millionth earlier.
      let isBeforeJump =
        index + 1 < part.keyframes.count
        && part.keyframes[index + 1].offset == keyframe.offset
      let percentage = keyframe.offset * 100 - (isBeforeJump ? 0.0001 : 0)
      let values = keyframe.values.map { "\(cssName($0.property)): \($0.value)" }
      rules += "  \(percent.text(max(0, percentage)))% { \(values.joined(separator: "; ")) }\n"
    }
    rules += "}\n"
  }

  var text: String {
    let plan = flight.plan
    let size = plan.device.size
    let lengths = DecimalFormat(decimals: 3)
    return """
      /*
      <div class="segue">
      \(elements)</div>
      */
      .segue {
        position: relative;
        overflow: hidden;
        width: \(lengths.text(size.width))px;
        height: \(lengths.text(size.height))px;
      }
      \(rules)
      """
  }
}

extension WebPart {
  fileprivate var isPicture: Bool { if case .picture = content { true } else { false } }
}

/// Returns the CSS name of a property for its name in scripts: `borderRadius` becomes
/// `border-radius`.
private func cssName(_ property: String) -> String {
  property.reduce(into: "") { name, character in
    if character.isUppercase { name += "-" }
    name += character.lowercased()
  }
}

/// Serializes an identifier (CSS Object Model § 2.1). Invisible characters are escaped too.
func cssIdentifier(_ name: String) -> String {
  var text = ""
  for (index, scalar) in name.unicodeScalars.enumerated() {
    let isDigit = ("0"..."9").contains(scalar)
    let afterHyphen = index == 1 && name.unicodeScalars.first == "-"
    switch scalar {
    case "\0": text += "\u{FFFD}"
    case _ where scalar.isHidden: text += "\\\(String(scalar.value, radix: 16)) "
    case _ where isDigit && (index == 0 || afterHyphen):
      text += "\\\(String(scalar.value, radix: 16)) "
    case "-" where index == 0 && name.unicodeScalars.count == 1: text += "\\-"
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": text.unicodeScalars.append(scalar)
    case _ where scalar.value >= 0x80: text.unicodeScalars.append(scalar)
    default: text += "\\" + String(scalar)
    }
  }
  return text
}
