extension PlayedFlight {
  /// The flight as a style sheet: a class for each element, and its keyframes. A comment at the top holds
  /// the elements to be written into a page.
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

  /// Adds an element with what is in it.
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

  /// A layer's elements are named after it. A class has no white space in it, and no controls, which HTML
  /// could not hold.
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
    var attributes = " class=\"\(commented(name))\""
    if let layer = part.layer { attributes += " data-layer=\"\(commented(layer))\"" }
    switch part.content {
    case .picture(let source):
      // A path of an asset becomes a reference; an address is one already.
      let address = source.contains("://") ? source : uriReference(forPath: source)
      return "<img\(attributes) src=\"\(commented(address))\" alt=\"\">"
    case .screen(let id): attributes += " data-screen=\"\(commented(id))\""
    case .component(let path, let isDestination):
      attributes += " data-of=\"\(isDestination ? "destination" : "source")\""
      attributes += " data-component=\"\(commented(path))\""
    case .part(let path, let isDestination):
      attributes += " data-of=\"\(isDestination ? "destination" : "source")\""
      attributes += " data-whole-component=\"\(commented(path))\""
    case .bar(let bar): attributes += " data-bar=\"\(bar.rawValue)\""
    case nil: break
    }
    return "<div\(attributes)>"
  }

  /// A value of an attribute. What marks up or is not seen is a reference, and so is the stroke that would
  /// end the comment; a control character that HTML does not take is left out.
  private static func commented(_ text: String) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\"": safe += "&quot;"
      case "/" where safe.unicodeScalars.last == "*": safe += "&#47;"
      case "\t", "\n": safe += scalar.reference
      case _ where scalar.isControl: continue
      case _ where scalar.isHidden: safe += scalar.reference
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
      // Rules for one percentage are one keyframe, so what is before a jump stands a millionth earlier.
      let isBeforeJump =
        index + 1 < part.keyframes.count
        && part.keyframes[index + 1].offset == keyframe.offset
      let place = keyframe.offset * 100 - (isBeforeJump ? 0.0001 : 0)
      let values = keyframe.values.map { "\(cssName($0.property)): \($0.value)" }
      rules += "  \(percent.text(max(0, place)))% { \(values.joined(separator: "; ")) }\n"
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

/// The name of a property in CSS for the one that scripts have: `borderRadius` is `border-radius`.
private func cssName(_ property: String) -> String {
  property.reduce(into: "") { name, character in
    if character.isUppercase { name += "-" }
    name += character.lowercased()
  }
}

/// A name as CSS Object Model § 2.1 serialises an identifier. What is not seen is written by its number too.
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
