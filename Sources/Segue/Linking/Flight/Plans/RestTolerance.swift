/// Returns the remaining progress that is invisible at the end: half a device pixel of the fastest
/// motion there, and half of 1/255 of an opacity.
func restTolerance(of layers: [Layer], nearEnd isEnd: Bool, on device: Device) -> Double {
  restTolerance(of: layers, and: [], nearEnd: isEnd, on: device)
}

/// As above, for two lists of layers.
func restTolerance(
  of layers: [Layer], and others: [Layer], nearEnd isEnd: Bool, on device: Device
) -> Double {
  var speed = 0.0
  var opacitySpeed = 1.0
  func include(_ layers: [Layer]) {
    for index in layers.indices {
      speed = max(speed, layers[index].greatestSpeed(nearEnd: isEnd))
      opacitySpeed = max(opacitySpeed, layers[index].greatestOpacitySpeed(nearEnd: isEnd))
    }
  }
  include(layers)
  include(others)
  let pixels = speed > 0 ? 0.5 / device.scale / speed : 1
  // The manifest reader rejects springs that do not come to rest within the finest tolerance.
  return max(min(pixels, 0.5 / 255 / opacitySpeed), Device.finestTolerance)
}
