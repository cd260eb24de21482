/// A property of a layer as an export has it: values at few times, straight lines between them.
struct PropertyStops: Sendable {
  /// Seconds, growing; two are the same at a jump.
  let times: [Double]
  /// The places of the samples of the flight at these times.
  let samples: [Int]

  /// Whether it never changes by more than a share of the tolerance: then it is what it is at the end.
  let isConstant: Bool

  var count: Int { times.count }
}

extension FlightSamples {
  /// The fewest samples between which a property runs straight within the tolerances.
  ///
  /// - Parameters:
  ///   - tolerances: One for each number that is appended.
  ///   - numbers: Appends what describes the property at a moment. Where a property is written as other
  ///     numbers than these, they are sums of them.
  func stops(
    of track: Track, _ tolerances: [Double], _ numbers: (LayerMoment, inout [Double]) -> Void
  ) -> PropertyStops {
    var values: [Double] = []
    values.reserveCapacity(times.count * tolerances.count)
    for moment in track.moments { numbers(moment, &values) }
    return stops(values, tolerances)
  }

  /// The same of numbers that are known for every sample.
  func stops(_ values: [Double], _ tolerances: [Double]) -> PropertyStops {
    let (count, last) = (tolerances.count, times.count - 1)
    guard last > 0, values.count == times.count * count else {
      return PropertyStops(times: [duration], samples: [max(0, last)], isConstant: true)
    }
    let isConstant = values.indices.allSatisfy { index in
      abs(values[index] - values[last * count + index % count]) <= tolerances[index % count] / 8
    }
    if isConstant {
      return PropertyStops(times: [times[last]], samples: [last], isConstant: true)
    }
    let samples = fewestStops(
      times: times, values: values,
      tolerances: tolerances.map { $0 * ExportTolerance.partOfStops })
    return PropertyStops(times: samples.map { times[$0] }, samples: samples, isConstant: false)
  }

  /// So many lengths.
  func lengths(_ count: Int) -> [Double] { Array(repeating: tolerance.points, count: count) }

  /// So many numbers that run from 0 to 1.
  func shares(_ count: Int) -> [Double] { Array(repeating: tolerance.share, count: count) }

  /// A time as a part of the whole, 0 to 1.
  func offset(_ time: Double) -> Double { duration > 0 ? min(max(time / duration, 0), 1) : 0 }
}

// The properties that every export has.
extension FlightSamples {
  /// Where a layer is, and what it draws there: no edge is off by more than the tolerance.
  ///
  /// A picture has the same stops for both. Between two of them both go straight, so what covers the
  /// frame at the stops covers it all the way.
  func frameStops(_ track: Track) -> PropertyStops {
    guard case .picture = track.layer.content else {
      return stops(of: track, lengths(6)) { $0.state.frame.appendWithEdges(to: &$1) }
    }
    return stops(of: track, lengths(18)) {
      $0.state.frame.appendWithEdges(to: &$1)
      $0.state.content.appendWithEdges(to: &$1)
      $0.state.contentBox.appendWithEdges(to: &$1)
    }
  }

  func cornerStops(_ track: Track) -> PropertyStops {
    stops(of: track, lengths(4)) { $0.state.corners.quad.append(to: &$1) }
  }

  func opacityStops(_ track: Track) -> PropertyStops {
    stops(of: track, shares(1)) { $1.append($0.state.opacity) }
  }

  /// What it is seen in, with the corners of that.
  func clipStops(_ track: Track) -> PropertyStops {
    stops(of: track, lengths(10)) {
      $0.state.clip.appendWithEdges(to: &$1)
      $0.state.clipCorners.quad.append(to: &$1)
    }
  }

  /// Whether anything of a layer that lies on the device is ever cut off by its clip. What shadows reach
  /// counts; half of a tolerance does not.
  func isClipped(_ track: Track) -> Bool {
    let device = Rect(origin: .zero, size: plan.device.size)
    let slack = tolerance.points / 2
    return track.moments.contains { moment in
      let (state, clip) = (moment.state, moment.state.clip)
      guard state.opacity > 0 else { return false }
      if state.clipCorners != .zero { return true }
      var seen = state.frame
      for shadow in moment.shadows where !shadow.isInset && shadow.color.alpha > 0 {
        let reach = shadow.blurRadius + shadow.spreadRadius
        let box = state.frame.offset(x: shadow.offsetX, y: shadow.offsetY)
        seen = seen.union(
          Rect(
            x: box.x - reach, y: box.y - reach, width: box.width + 2 * reach,
            height: box.height + 2 * reach))
      }
      guard state.frame.area > 0 else { return false }
      seen = seen.intersection(device)
      guard seen.area > 0 else { return false }
      return seen.x < clip.x - slack || seen.y < clip.y - slack || seen.maxX > clip.maxX + slack
        || seen.maxY > clip.maxY + slack
    }
  }
}
