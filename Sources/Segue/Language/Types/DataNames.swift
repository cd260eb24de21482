/// The names of a type's properties, definitions, mappings and enum values, each once.
///
/// Names are compared by their code points, as in JSON (RFC 8259 §8.3): canonically equivalent ones
/// differ. A lone surrogate is U+FFFD.
struct DataNames: Sendable {
  private var bytes: [UInt8] = []
  /// The end of each name in `bytes`.
  private var ends: [Int] = []
  /// The index of each name, while names are added.
  private var indices: [[UInt8]: Int32] = [:]

  /// Returns the index of a name, which is added if it is new.
  mutating func add(_ name: String) -> Int32 {
    let units = Array(name.utf8)
    if let index = indices[units] { return index }
    let index = Int32(ends.count)
    bytes += units
    ends.append(bytes.count)
    indices[units] = index
    return index
  }

  /// Frees what only `add` needs.
  mutating func endAdding() { indices = [:] }

  subscript(index: Int32) -> String { String(decoding: bytes[range(index)], as: UTF8.self) }

  @inline(__always)
  private func range(_ index: Int32) -> Range<Int> {
    let index = Int(index)
    return (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }

  /// Whether a name consists of these bytes.
  @inline(__always)
  func isSame(_ index: Int32, _ text: Span<UInt8>) -> Bool {
    let range = range(index)
    guard range.count == text.count else { return false }
    let name = bytes.span
    var offset = 0
    while offset + ByteWord.size <= text.count {
      let word = ByteWord(name, at: range.lowerBound + offset)
      guard word.bits == ByteWord(text, at: offset).bits else { return false }
      offset += ByteWord.size
    }
    while offset < text.count {
      guard name[range.lowerBound + offset] == text[offset] else { return false }
      offset += 1
    }
    return true
  }

  /// Returns the hash of a name. It differs in every process, so that no input can be written to
  /// have many equal ones; it affects no result.
  static func hash(_ text: Span<UInt8>) -> Int {
    var hasher = Hasher()
    unsafe text.bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  func hash(_ index: Int32) -> Int { Self.hash(bytes.span.extracting(range(index))) }
}
