/// The progress that may lack at the end without anybody's seeing it: half a device pixel of what goes
/// furthest there, and half of one of 255 steps of an opacity.
func restTolerance(of layers: [Layer], nearEnd isEnd: Bool, on device: Device) -> Double {
  restTolerance(of: layers, and: [], nearEnd: isEnd, on: device)
}

/// The same of two lists of layers.
func restTolerance(
  of layers: [Layer], and others: [Layer], nearEnd isEnd: Bool, on device: Device
) -> Double {
  var reach = 0.0
  var steepness = 1.0
  func include(_ layers: [Layer]) {
    for index in layers.indices {
      reach = max(reach, layers[index].reach(nearEnd: isEnd))
      steepness = max(steepness, layers[index].steepness(nearEnd: isEnd))
    }
  }
  include(layers)
  include(others)
  let pixels = reach > 0 ? 0.5 / device.scale / reach : 1
  // The manifest's reader has refused springs that do not come to rest within the finest.
  return max(min(pixels, 0.5 / 255 / steepness), Device.finestTolerance)
}
