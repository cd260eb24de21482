/// A MotionScene with the remaining errors between its keyframes.
package struct MotionSceneExport: Sendable {
  /// The MotionScene as JSON5.
  package let text: String
  /// The largest error of lengths, in points.
  package let largestLengthError: Double
  /// The largest error of opacities, 0 to 1.
  package let largestOpacityError: Double
  /// The requested tolerance.
  package let tolerance: ExportTolerance

  /// Whether both errors are within the tolerance.
  package var keepsTolerance: Bool {
    largestLengthError <= tolerance.points && largestOpacityError <= tolerance.unitTolerance
  }
}

extension PlayedFlight {
  /// Returns the flight as a MotionScene for MotionLayout in Jetpack Compose: JSON5 with two
  /// constraint sets, and keyframes between them.
  ///
  /// Keyframes are at whole hundredths of the duration, so a fast flight has errors between them; a
  /// comment at the top, and the result, report how large they are.
  package func motionScene(within tolerance: ExportTolerance) -> MotionSceneExport {
    let samples = FlightSamples(self, within: tolerance)
    let frames = (0...100).map { index in
      let time = duration * Double(index) / 100
      return FlightSamples.drawn(frame(at: index == 100 ? duration : time))
    }
    var names: Set<String> = []
    let layers = samples.tracks.enumerated().map { trackIndex, track in
      // Two pairs may have layers of the same name.
      var name = track.layer.id
      while !names.insert(name).inserted { name += "-\(trackIndex)" }
      return MotionSceneMaker(
        track: track, named: name, index: trackIndex, flight: samples, frames: frames
      ).make()
    }
    let achieved = layers.reduce(0) { max($0, $1.achieved.points) }
    let share = layers.reduce(0) { max($0, $1.achieved.share) }
    var writer = MotionSceneWriter(flight: samples)
    writer.write(layers, lengthError: achieved, opacityError: share)
    return MotionSceneExport(
      text: writer.text, largestLengthError: achieved, largestOpacityError: share,
      tolerance: tolerance)
  }
}

private struct MotionSceneWriter {
  let flight: FlightSamples
  private(set) var text = ""

  init(flight: FlightSamples) { self.flight = flight }

  private func dp(_ length: Double) -> String { flight.tolerance.lengths.text(length) }

  mutating func write(_ layers: [MotionSceneLayer], lengthError: Double, opacityError: Double) {
    let error = DecimalFormat(decimals: 3)
    // Compose parses from the first brace, so the comments must not contain one.
    text +=
      "// \(error.text(lengthError)) dp and \(DecimalFormat(decimals: 4).text(opacityError)) of an "
    text += "opacity are the largest errors at any time;\n"
    text += "// \(error.text(flight.tolerance.points)) dp and "
    text += "\(DecimalFormat(decimals: 4).text(flight.tolerance.unitTolerance)) were asked for.\n"
    for (index, layer) in layers.enumerated() where !layer.omitted.isEmpty {
      text += "// Left out of layer \(index + 1): \(layer.omitted.joined(separator: ", ")).\n"
    }
    text += "{\n  ConstraintSets: {\n"
    write(layers, named: "start", state: { $0.start }, { $0.start })
    write(layers, named: "end", state: { $0.end }, { $0.end })
    text += "  },\n  Transitions: {\n    default: {\n"
    text += "      from: 'start',\n      to: 'end',\n"
    text += "      interpolator: 'linear',\n"
    text += "      duration: \(DecimalFormat(decimals: 0).text(flight.duration * 1000)),\n"
    text += "      KeyFrames: {\n"
    write("KeyPositions", layers.compactMap { keyPosition($0) })
    write("KeyAttributes", layers.flatMap { keyAttributes($0) })
    text += "      }\n    }\n  }\n}\n"
  }

  private mutating func write(
    _ layers: [MotionSceneLayer], named name: String, state: (MotionSceneLayer) -> LayerState,
    _ custom: ((name: String, start: String, end: String)) -> String
  ) {
    text += "    \(name): {\n"
    for layer in layers {
      let state = state(layer)
      text += "      \(json5String(layer.id)): {\n"
      text += "        width: \(dp(state.frame.width)), height: \(dp(state.frame.height)),\n"
      text += "        left: ['parent', 'left', \(dp(state.frame.x))],\n"
      text += "        top: ['parent', 'top', \(dp(state.frame.y))],\n"
      text += "        alpha: \(flight.tolerance.unitFormat.text(state.opacity)),\n"
      if !layer.custom.isEmpty {
        let values = layer.custom.map { "\($0.name): \(custom($0))" }
        text += "        custom: { \(values.joined(separator: ", ")) },\n"
      }
      text += "      },\n"
    }
    text += "    },\n"
  }

  private mutating func write(_ name: String, _ keys: [String]) {
    guard !keys.isEmpty else { return }
    text += "        \(name): [\n\(keys.joined())        ],\n"
  }

  private func keyPosition(_ layer: MotionSceneLayer) -> String? {
    guard !layer.positions.isEmpty else { return nil }
    return key(layer, keys: layer.positions, type: "\n            type: 'deltaRelative',") {
      "            \($0): [\($1)],\n"
    }
  }

  private func keyAttributes(_ layer: MotionSceneLayer) -> [String] {
    var keys: [String] = []
    if !layer.attributes.isEmpty {
      keys.append(key(layer, keys: layer.attributes) { "            \($0): [\($1)],\n" })
    }
    if !layer.customKeys.isEmpty {
      keys.append(
        key(
          layer, keys: layer.customKeys, before: "            custom: {\n",
          after: "            },\n"
        ) {
          "              \($0): [\($1)],\n"
        })
    }
    return keys
  }

  private func key(
    _ layer: MotionSceneLayer, keys: MotionSceneLayer.Keys, type: String = "",
    before: String = "", after: String = "", _ line: (String, String) -> String
  ) -> String {
    let frames = keys.hundredths.map { $0.description }.joined(separator: ", ")
    let lines = keys.columns.map { line($0.name, $0.values.joined(separator: ", ")) }
    return """
                {
                  target: [\(json5String(layer.id))],\(type)
                  curveFit: 'linear',
                  frames: [\(frames)],
      \(before)\(lines.joined())\(after)          },

      """
  }
}

/// Returns a text as a single-quoted string (JSON5 § 5). Invisible characters are escaped.
func json5String(_ text: String) -> String {
  var string = "'"
  for scalar in text.unicodeScalars {
    switch scalar {
    case "'": string += "\\'"
    case "\\": string += "\\\\"
    case "\n": string += "\\n"
    case "\r": string += "\\r"
    case "\t": string += "\\t"
    case _ where scalar.isHidden: string += scalar.jsonEscape
    default: string.unicodeScalars.append(scalar)
    }
  }
  return string + "'"
}
