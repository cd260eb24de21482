extension PlayedFlight {
  /// Returns the flight for Core Animation: a line of JSON with the layers that an app creates,
  /// their properties, and `values` and `keyTimes` for animated ones. `omitted` lists what layers
  /// cannot show.
  package func coreAnimation(within tolerance: ExportTolerance) -> [UInt8] {
    let samples = FlightSamples(self, within: tolerance)
    var omitted: [(layer: String, what: [String])] = []
    let layers = samples.tracks.map { track in
      var maker = CoreAnimationLayers(track: track, flight: samples)
      let layer = maker.make()
      if !maker.omitted.isEmpty { omitted.append((track.layer.id, maker.omitted)) }
      return layer
    }
    var writer = JSONWriter()
    writer.object {
      $0.planMembers(plan, duration: duration)
      $0.exportMembers(samples)
      $0.member("calculationMode", "linear")
      $0.member("layers") { $0.coreAnimation(layers) }
      $0.member("omitted") { writer in
        writer.array {
          for (layer, what) in omitted {
            $0.element { writer in
              writer.object {
                $0.member("layer", layer)
                $0.member("what", what)
              }
            }
          }
        }
      }
    }
    writer.endLine()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func coreAnimation(_ layers: [CoreAnimationLayer]) {
    array { for layer in layers { $0.element { $0.coreAnimation(layer) } } }
  }

  private mutating func coreAnimation(_ layer: CoreAnimationLayer) {
    object {
      $0.member("part", layer.name)
      if let id = layer.layer { $0.member("layer", id) }
      $0.member("class", layer.name == "mask" ? "CAShapeLayer" : "CALayer")
      $0.content(layer.content)
      $0.member("properties") {
        $0.object {
          for (keyPath, value) in layer.properties { $0.member(keyPath) { $0.write(value) } }
        }
      }
      if !layer.animations.isEmpty {
        $0.member("animations") { writer in
          writer.array {
            for animation in layer.animations { $0.element { $0.write(animation) } }
          }
        }
      }
      if let mask = layer.mask.first { $0.member("mask") { $0.coreAnimation(mask) } }
      if !layer.sublayers.isEmpty { $0.member("sublayers") { $0.coreAnimation(layer.sublayers) } }
    }
  }

  private mutating func write(_ animation: CoreAnimationLayer.Animation) {
    object {
      $0.member("keyPath", animation.keyPath)
      $0.member("values") { writer in
        writer.array { for value in animation.values { $0.element { $0.write(value) } } }
      }
      $0.member("keyTimes") { $0.numbers(animation.keyTimes) }
    }
  }

  private mutating func write(_ value: CoreAnimationLayer.Value) {
    switch value {
    case .number(let number): self.number(number)
    case .text(let text): string(text)
    case .flag(let flag): bool(flag)
    case .numbers(let numbers): self.numbers(numbers)
    case .names(let names):
      array { for name in names { $0.element { $0.string(name) } } }
    case .path(let rect, let radii):
      object {
        $0.member("rect") { $0.numbers(rect) }
        $0.member("radii") { $0.numbers(radii) }
      }
    }
  }
}
