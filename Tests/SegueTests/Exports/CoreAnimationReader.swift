/// Reads the export for Core Animation as a key frame animation plays it: with the linear
/// `calculationMode`, each number is interpolated linearly.
enum CoreAnimationReader {
  static func layers(_ bytes: [UInt8]) throws -> [String: ReadLayer] {
    let flight = try JSONTree.read(bytes)
    var layers: [String: ReadLayer] = [:]
    for part in flight["layers"]?.elements ?? [] { read(part, clip: nil, &layers) }
    return layers
  }

  private static func read(_ part: JSONTree, clip: JSONTree?, _ layers: inout [String: ReadLayer]) {
    if part["part"]?.string == "clip" {
      for child in part["sublayers"]?.elements ?? [] { read(child, clip: part, &layers) }
      return
    }
    guard let id = part["layer"]?.string else { return }
    var layer = ReadLayer()
    add(part, "", to: &layer)
    if let clip { add(clip, "clip ", to: &layer) }
    var inner = part["sublayers"]?.elements.first
    if inner?["part"]?.string == "frame" {
      if let frame = inner { add(frame, "frame ", to: &layer) }
      inner = inner?["sublayers"]?.elements.first
    }
    if inner?["part"]?.string == "window" {
      if let window = inner { add(window, "window ", to: &layer) }
      inner = inner?["sublayers"]?.elements.first
    }
    if let inner { add(inner, "content ", to: &layer) }
    layers[id] = layer
  }

  private static func add(_ part: JSONTree, _ prefix: String, to layer: inout ReadLayer) {
    for key in part["properties"]?.keys ?? [] {
      guard let value = part["properties"]?[key]?.numbers else { continue }
      layer.properties[prefix + key] = PlayedKeys(constant: value)
    }
    for animation in part["animations"]?.elements ?? [] {
      layer.properties[prefix + (animation["keyPath"]?.string ?? "")] = PlayedKeys(
        animation["keyTimes"]?.numbers ?? [],
        (animation["values"]?.elements ?? []).map { $0.numbers ?? [] })
    }
    guard let mask = part["mask"] else { return }
    let animation = mask["animations"]?.elements.first
    let values = animation?["values"]?.elements ?? [mask["properties"]?["path"] ?? .null]
    layer.properties[prefix + "mask"] = PlayedKeys(
      animation?["keyTimes"]?.numbers ?? [0],
      values.map { ($0["rect"]?.numbers ?? []) + ($0["radii"]?.numbers ?? []) })
  }
}
