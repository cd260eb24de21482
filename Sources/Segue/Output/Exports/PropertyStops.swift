/// A property of a layer in an export: values at few times, with linear interpolation.
struct PropertyStops: Sendable {
  /// In seconds, ascending; two are equal at a jump.
  let times: [Double]
  /// The indices of the flight's samples at these times.
  let samples: [Int]

  /// Whether the property never changes by more than a fraction of the tolerance; its value is then
  /// that at the end.
  let isConstant: Bool

  var count: Int { times.count }
}

extension FlightSamples {
  /// Returns the fewest samples between which linear interpolation of a property is within the
  /// tolerances.
  ///
  /// - Parameters:
  ///   - tolerances: One for each number that is appended.
  ///   - numbers: Appends the numbers that describe the property at a moment. If the property is
  ///     written as other numbers, they must be sums of these.
  func stops(
    of track: Track, _ tolerances: [Double], _ numbers: (LayerMoment, inout [Double]) -> Void
  ) -> PropertyStops {
    var values: [Double] = []
    values.reserveCapacity(times.count * tolerances.count)
    for moment in track.moments { numbers(moment, &values) }
    return stops(values, tolerances)
  }

  /// As above, for numbers that are known for every sample.
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
    let samples = simplifyCurve(
      times: times, values: values,
      tolerances: tolerances.map { $0 * ExportTolerance.stopFraction })
    return PropertyStops(times: samples.map { times[$0] }, samples: samples, isConstant: false)
  }

  /// Returns tolerances for lengths.
  func lengths(_ count: Int) -> [Double] { Array(repeating: tolerance.points, count: count) }

  /// Returns tolerances for values from 0 to 1.
  func shares(_ count: Int) -> [Double] { Array(repeating: tolerance.unitTolerance, count: count) }

  /// Returns a time as a fraction of the duration, 0 to 1.
  func offset(_ time: Double) -> Double { duration > 0 ? min(max(time / duration, 0), 1) : 0 }
}

// The properties that all exports share.
extension FlightSamples {
  /// Returns the stops of a layer's frame and content: no edge has an error above the tolerance.
  ///
  /// The frame and the content of a picture have the same stops. Both are linear between two stops,
  /// so content that covers the frame at the stops covers it at all times.
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

  /// Returns the stops of the clip and its corners.
  func clipStops(_ track: Track) -> PropertyStops {
    stops(of: track, lengths(10)) {
      $0.state.clip.appendWithEdges(to: &$1)
      $0.state.clipCorners.quad.append(to: &$1)
    }
  }

  /// Whether the clip ever cuts off part of a layer on the device, including its shadows, by more
  /// than half of the tolerance.
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
