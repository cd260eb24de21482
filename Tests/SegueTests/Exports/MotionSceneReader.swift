/// Reads a MotionScene as MotionLayout plays it: with `deltaRelative`, a position is a share of the
/// centre's path and a size a share of its change, and with `curveFit: 'linear'` values are
/// interpolated linearly between frames in hundredths.
enum MotionSceneReader {
  static func layers(_ text: String) throws -> [String: ReadLayer] {
    let scene = try JSONTree.read(json5: Array(text.utf8))
    let (start, end) = (scene["ConstraintSets"]?["start"], scene["ConstraintSets"]?["end"])
    let frames = scene["Transitions"]?["default"]?["KeyFrames"]
    var layers: [String: ReadLayer] = [:]
    for id in start?.keys ?? [] {
      guard let from = start?[id], let to = end?[id] else { continue }
      func keys(_ list: String, with column: String) -> JSONTree? {
        frames?[list]?.elements.first {
          $0["target"]?.elements.first?.string == id
            && ($0[column] ?? $0["custom"]?[column]) != nil
        }
      }
      var layer = ReadLayer()
      let positions = keys("KeyPositions", with: "percentX")
      let names = ["percentX", "percentY", "percentWidth", "percentHeight"]
      let hundredths = positions?["frames"]?.numbers ?? []
      let columns = names.map { positions?[$0]?.numbers ?? [] }
      let rows =
        [[0.0, 0, 0, 0]] + hundredths.indices.map { row in columns.map { $0[row] } }
        + [[1.0, 1, 1, 1]]
      let (a, b) = (frame(from), frame(to))
      layer.properties["frame"] = PlayedKeys(
        [0] + hundredths.map { $0 / 100 } + [1],
        rows.map { parts in
          let width = a[2] + (b[2] - a[2]) * parts[2]
          let height = a[3] + (b[3] - a[3]) * parts[3]
          let (ax, bx) = (a[0] + a[2] / 2, b[0] + b[2] / 2)
          let (ay, by) = (a[1] + a[3] / 2, b[1] + b[3] / 2)
          return [
            ax + (bx - ax) * parts[0] - width / 2, ay + (by - ay) * parts[1] - height / 2, width,
            height,
          ]
        })
      let alpha = keys("KeyAttributes", with: "alpha")
      layer.properties["opacity"] = attribute(
        from["alpha"], alpha?["alpha"], to["alpha"], alpha?["frames"])
      let radius = keys("KeyAttributes", with: "cornerRadius")
      layer.properties["cornerRadius"] = attribute(
        from["custom"]?["cornerRadius"], radius?["custom"]?["cornerRadius"],
        to["custom"]?["cornerRadius"], radius?["frames"])
      layers[id] = layer
    }
    return layers
  }

  private static func frame(_ constraints: JSONTree) -> [Double] {
    [
      constraints["left"]?.elements.last?.number ?? .nan,
      constraints["top"]?.elements.last?.number ?? .nan,
      constraints["width"]?.number ?? .nan, constraints["height"]?.number ?? .nan,
    ]
  }

  private static func attribute(
    _ from: JSONTree?, _ between: JSONTree?, _ to: JSONTree?, _ frames: JSONTree?
  ) -> PlayedKeys? {
    guard let from = from?.number, let to = to?.number else { return nil }
    return PlayedKeys(
      [0] + (frames?.numbers ?? []).map { $0 / 100 } + [1],
      [[from]] + (between?.numbers ?? []).map { [$0] } + [[to]])
  }
}
