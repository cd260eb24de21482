/// How many characters the strings of generated data have at most.
struct ExtremeLengths {
  /// The largest number of characters of a string that is made, whatever its schema allows.
  let most: Int
  /// The largest number of bytes of a sample. Each may be written as an escape of six.
  let mostSampleBytes: Int

  init(_ limits: Limits) {
    // A letter has at most two bytes, and a name may have others.
    most = min(10_000, limits[.stringBytes] / 4)
    mostSampleBytes = limits[.stringBytes] / 6
  }

  /// The largest number of characters that a schema and the one it refers to allow; nil if neither
  /// has a limit.
  subscript(index: Int32, in type: DataType) -> Int? {
    let own = type.metadata(DataType.ID(index))?.maxLength
    let target = type.resolved(DataType.ID(index))
    guard target.index != index, let other = type.metadata(target)?.maxLength else { return own }
    return min(own ?? other, other)
  }
}
