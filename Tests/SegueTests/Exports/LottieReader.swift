/// Reads a Lottie document as its specification plays it: properties are interpolated between key
/// frames, linearly if the handles are (0, 0) and (1, 1).
enum LottieReader {
  static func layers(_ bytes: [UInt8], duration: Double) throws -> [String: ReadLayer] {
    let document = try JSONTree.read(bytes)
    // Converts frames to shares of the duration.
    let frames = (document["fr"]?.number ?? .nan) * duration
    var layers: [String: ReadLayer] = [:]
    for outer in document["layers"]?.elements ?? [] {
      var layer = ReadLayer()
      layer.properties["opacity"] = keys(outer["ks"]?["o"], frames)
      let mask = outer["masksProperties"]?.elements.first
      layer.properties["clip"] = path(mask?["pt"], frames)
      var inner = [outer]
      if outer["ty"]?.number == 0 {
        let asset = document["assets"]?.elements.first {
          $0["id"]?.string == outer["refId"]?.string
        }
        inner = asset?["layers"]?.elements ?? []
      }
      for part in inner {
        if part["ty"]?.number == 2 {
          layer.properties["picture p"] = keys(part["ks"]?["p"], frames)
          layer.properties["picture s"] = keys(part["ks"]?["s"], frames)
        } else {
          let prefix = part["nm"]?.string == "outline" ? "outline " : ""
          let group = part["shapes"]?.elements.last
          for shape in group?["it"]?.elements ?? [] { add(shape, prefix, to: &layer, frames) }
        }
      }
      layers[outer["nm"]?.string ?? ""] = layer
    }
    return layers
  }

  private static func add(
    _ shape: JSONTree, _ prefix: String, to layer: inout ReadLayer, _ frames: Double
  ) {
    switch shape["ty"]?.string {
    case "rc":
      for name in ["p", "s", "r"] { layer.properties[prefix + name] = keys(shape[name], frames) }
    case "sh": layer.properties[prefix + "path"] = path(shape["ks"], frames)
    case "fl":
      layer.properties[prefix + "fill"] = keys(shape["c"], frames)
      layer.properties[prefix + "fill opacity"] = keys(shape["o"], frames)
    default: break
    }
  }

  private static func keys(_ property: JSONTree?, _ frames: Double) -> PlayedKeys? {
    guard let property, let k = property["k"] else { return nil }
    guard property["a"]?.number == 1 else { return k.numbers.map { PlayedKeys(constant: $0) } }
    return PlayedKeys(
      k.elements.map { ($0["t"]?.number ?? .nan) / frames },
      k.elements.map { $0["s"]?.numbers ?? [] })
  }

  /// Returns the points of a path, whose extremes are the edges of its rectangle.
  private static func path(_ property: JSONTree?, _ frames: Double) -> PlayedKeys? {
    guard let property, let k = property["k"] else { return nil }
    func points(_ path: JSONTree?) -> [Double] {
      (path?["v"]?.elements ?? []).flatMap { $0.numbers ?? [] }
    }
    guard property["a"]?.number == 1 else { return PlayedKeys(constant: points(k)) }
    return PlayedKeys(
      k.elements.map { ($0["t"]?.number ?? .nan) / frames },
      k.elements.map { points($0["s"]?.elements.first) })
  }
}
