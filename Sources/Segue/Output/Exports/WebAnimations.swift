extension FlightPlan {
  /// Returns the flight for the Web Animations API: the object that `seguec frames --format waapi`
  /// prints, with a line break. A script of twenty lines plays it: see <doc:Exports>.
  ///
  /// Linear in the layers, and in the moments that are sampled.
  ///
  /// - Parameter points: The largest error of a length, clamped to 0.001…100 points.
  public func webAnimations(within points: Double = 0.25) -> [UInt8] {
    let range = ExportTolerance.range
    // A NaN is the smallest.
    let points = min(max(range.lowerBound, points), range.upperBound)
    return PlayedFlight(self, perSecond: 60)
      .webAnimations(within: ExportTolerance(points: points) ?? .standard)
  }
}

extension PlayedFlight {
  /// Returns the flight for the Web Animations API: a line of JSON with the elements that a page
  /// creates, their styles, and keyframes with the fewest stops within the tolerance.
  package func webAnimations(within tolerance: ExportTolerance) -> [UInt8] {
    let samples = FlightSamples(self, within: tolerance)
    var writer = JSONWriter()
    writer.object {
      $0.planMembers(plan, duration: duration)
      $0.exportMembers(samples)
      $0.member("options") {
        $0.object {
          $0.member("duration", duration * 1000)
          $0.member("easing", "linear")
          $0.member("fill", "both")
          $0.member("composite", "replace")
        }
      }
      $0.member("layers") { writer in
        writer.array { for part in samples.webParts() { $0.element { $0.webPart(part) } } }
      }
    }
    writer.endLine()
    return writer.bytes
  }
}

extension JSONWriter {
  /// Writes the tolerance, which is part of every JSON export.
  mutating func exportMembers(_ samples: FlightSamples) {
    member("tolerance") {
      $0.object {
        $0.member("points", samples.tolerance.points)
        $0.member("share", samples.tolerance.unitTolerance)
        if samples.toleranceFactor > 1 { $0.member("exceededTimes", samples.toleranceFactor) }
      }
    }
  }

  /// Writes the content of a part as members of the part.
  mutating func content(_ content: WebPart.Content?) {
    switch content {
    case .picture(let source): member("picture", source)
    case .screen(let id): member("screen", id)
    case .component(let path, let isDestination):
      member("component", path)
      member("of", isDestination ? "destination" : "source")
    case .part(let path, let isDestination):
      member("wholeComponent", path)
      member("of", isDestination ? "destination" : "source")
    case .bar(let bar): member("bar", bar.rawValue)
    case nil: break
    }
  }

  fileprivate mutating func webPart(_ part: WebPart) {
    object {
      $0.member("part", part.name)
      if let layer = part.layer { $0.member("layer", layer) }
      $0.content(part.content)
      $0.member("style") {
        $0.object { for (property, value) in part.style { $0.member(property, value) } }
      }
      if !part.keyframes.isEmpty {
        $0.member("keyframes") { writer in
          writer.array {
            for keyframe in part.keyframes {
              $0.element { writer in
                writer.object {
                  $0.member("offset", keyframe.offset)
                  for (property, value) in keyframe.values { $0.member(property, value) }
                }
              }
            }
          }
        }
      }
      guard !part.children.isEmpty else { return }
      $0.member("children") { writer in
        writer.array { for child in part.children { $0.element { $0.webPart(child) } } }
      }
    }
  }
}
