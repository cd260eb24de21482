extension JSONWriter {
  /// Writes an easing in the form in which a project declares it. A spring is written as its mass,
  /// 1, its stiffness and its damping, with its `blendDuration` if it has one.
  mutating func member(_ key: String, _ easing: Easing) {
    member(key) { writer in
      if let named = NamedEasing.allCases.first(where: { $0.easing == easing }) {
        return writer.string(named.rawValue)
      }
      writer.object {
        switch easing {
        case .linear, .joinedCubics: break
        case .cubicBezier(let curve):
          $0.member("cubicBezier") { $0.numbers([curve.x1, curve.y1, curve.x2, curve.y2]) }
        case .stops(let stops):
          $0.member("linear") { writer in
            writer.array {
              for (position, output) in zip(stops.positions, stops.outputs) {
                $0.element {
                  $0.string("\(shortestText(of: output)) \(shortestText(of: position * 100))%")
                }
              }
            }
          }
        case .spring(let spring):
          $0.member("spring") { writer in
            writer.object {
              let frequency = spring.angularFrequency
              $0.member("mass", 1.0)
              $0.member("stiffness", frequency * frequency)
              $0.member("damping", 2 * spring.dampingRatio * frequency)
              $0.member("initialVelocity", spring.initialVelocity)
              if spring.blendDuration > 0 { $0.member("blendDuration", spring.blendDuration) }
            }
          }
        }
      }
    }
  }
}
