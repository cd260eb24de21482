/// What all documents of generated data of a type depend on.
///
/// A class, as copying it for each value would take most of the time.
final class ExtremeBasis {
  let type: DataType
  let depths: LeastDepths
  let lengths: ExtremeLengths
  let samples: ExtremeSamples
  let keys: ExtremeKeys
  /// Whether each string that has samples is one of them.
  let keepsSamples: Bool
  /// The largest number of bytes of a document.
  let mostBytes: Int
  /// The largest number of arrays and objects inside each other.
  let mostDepth: Int

  /// Linear in the type and its samples.
  init(_ type: DataType, _ limits: Limits, keepsSamples: Bool) {
    self.type = type
    self.keepsSamples = keepsSamples
    depths = LeastDepths(type)
    lengths = ExtremeLengths(limits)
    samples = ExtremeSamples(type, lengths)
    keys = ExtremeKeys(type, lengths)
    mostBytes = min(1_000_000, limits[.fileBytes])
    mostDepth = min(limits[.nesting], LeastDepths.endless - 1)
  }

  /// Whether the type has a value of at most the greatest depth.
  var hasValue: Bool {
    type.nodes[Int(type.rootIndex)].acceptsNull || depths[type.rootIndex] <= mostDepth
  }

  /// The largest number of elements that a list and the one it refers to allow; nil if neither has
  /// a limit.
  func elementCount(_ index: Int32) -> Int? {
    let own = type.metadata(DataType.ID(index))?.atMost
    let target = type.resolved(DataType.ID(index))
    guard target.index != index, let other = type.metadata(target)?.atMost else { return own }
    return min(own ?? other, other)
  }
}
