import Foundation

/// Reads the export for the Web Animations API as its specification plays it: each property is
/// interpolated between its own stops, lengths linearly and colours premultiplied by alpha.
enum WebReader {
  static func layers(_ bytes: [UInt8]) throws -> [String: ReadLayer] {
    let flight = try JSONTree.read(bytes)
    var layers: [String: ReadLayer] = [:]
    for part in flight["layers"]?.elements ?? [] { read(part, clip: nil, &layers) }
    return layers
  }

  private static func read(
    _ part: JSONTree, clip: PlayedKeys?, _ layers: inout [String: ReadLayer]
  ) {
    if part["part"]?.string == "clip" {
      for child in part["children"]?.elements ?? [] {
        read(child, clip: keys(part, "clipPath"), &layers)
      }
      return
    }
    guard let id = part["layer"]?.string else { return }
    var layer = ReadLayer()
    layer.properties["clip"] = clip
    for name in ["translate", "width", "height", "opacity", "borderRadius", "backgroundColor"] {
      layer.properties[name] = keys(part, name)
    }
    layer.properties["shadow"] = keys(part, "boxShadow")
    for child in part["children"]?.elements ?? [] {
      switch child["part"]?.string {
      case "window":
        for name in ["translate", "width", "height"] {
          layer.properties["window " + name] = keys(child, name)
        }
        addContent(child["children"]?.elements.first, to: &layer)
      case "content": addContent(child, to: &layer)
      case "edge":
        layer.properties["borderWidth"] = keys(child, "borderWidth")
        layer.properties["borderColor"] = keys(child, "borderColor")
      case "gradients":
        // The outgoing gradients begin with an opacity of 1.
        let name = layer.properties["mix"] == nil ? "mix" : "mix of the second"
        layer.properties[name] = keys(child, "opacity")
      default: break
      }
    }
    layers[id] = layer
  }

  private static func addContent(_ part: JSONTree?, to layer: inout ReadLayer) {
    guard let part else { return }
    for name in ["translate", "width", "height", "scale"] {
      layer.properties["content " + name] = keys(part, name)
    }
  }

  /// Returns a property's stops, or its constant value in the style.
  private static func keys(_ part: JSONTree, _ name: String) -> PlayedKeys? {
    if let value = part["style"]?[name]?.string {
      return value.hasSuffix("%") ? nil : PlayedKeys(constant: numbers(value, name))
    }
    let stops = (part["keyframes"]?.elements ?? []).filter { $0[name] != nil }
    guard !stops.isEmpty else { return nil }
    return PlayedKeys(
      stops.map { $0["offset"]?.number ?? .nan },
      stops.map { numbers($0[name]?.string ?? "", name) })
  }

  private static func numbers(_ text: String, _ name: String) -> [Double] {
    var words = text.replacingOccurrences(of: "px", with: "")
    for mark in ["rgba(", "inset(", "round", "inset", ")", ","] {
      words = words.replacingOccurrences(of: mark, with: " ")
    }
    var numbers = words.split(separator: " ").compactMap { Double($0) }
    switch name {
    case "borderRadius", "borderWidth": numbers = sides(numbers)
    case "clipPath":
      let parts = text.components(separatedBy: "round")
      numbers =
        sides(Self.numbers(parts[0], ""))
        + sides(parts.count > 1 ? Self.numbers(parts[1], "") : [0])
    case "backgroundColor", "borderColor": multiply(&numbers, from: 0)
    case "boxShadow":
      for first in stride(from: 4, to: numbers.count, by: 8) { multiply(&numbers, from: first) }
    default: break
    }
    return numbers
  }

  private static func sides(_ numbers: [Double]) -> [Double] {
    numbers.count == 1 ? Array(repeating: numbers[0], count: 4) : numbers
  }

  private static func multiply(_ numbers: inout [Double], from first: Int) {
    guard numbers.count >= first + 4 else { return }
    for index in first..<(first + 3) { numbers[index] *= numbers[first + 3] / 255 }
  }
}
