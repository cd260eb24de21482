/// The progress that may lack at the end without anybody's seeing it: half a device pixel of what goes
/// furthest there, and half of one of 255 steps of an opacity.
func restTolerance(of layers: [Layer], nearEnd isEnd: Bool, on device: Device) -> Double {
  let reach = layers.reduce(0) { max($0, $1.reach(nearEnd: isEnd)) }
  let steepness = layers.reduce(1) { max($0, $1.steepness(nearEnd: isEnd)) }
  let pixels = reach > 0 ? 0.5 / device.scale / reach : 1
  // The manifest's reader has refused springs that do not come to rest within the finest.
  return max(min(pixels, 0.5 / 255 / steepness), Device.finestTolerance)
}
