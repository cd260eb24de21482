/// Queries that are answered from the bytes of a value, without creating a string.
extension JSONDocument {
  /// Returns the value of the first member with a key, and the number of members before it.
  func member(
    named name: Span<UInt8>, of object: JSONID
  ) -> (value: JSONID?, visited: Int) {
    var key = object.next
    let end = end(object)
    var visited = 0
    while key < end {
      if isString(key, name) { return (key.next, visited) }
      visited &+= 1
      key = self.end(key.next)
    }
    return (nil, visited)
  }

  /// Whether a string has exactly this content, with its escapes decoded.
  @inline(__always)
  private func isString(_ id: JSONID, _ name: Span<UInt8>) -> Bool {
    let node = nodes[id]
    guard node.kind == .string else { return false }
    guard !node.hasEscapes else {
      let text = Array((string(id) ?? "").utf8)
      guard text.count == name.count else { return false }
      for index in text.indices where text[index] != name[index] { return false }
      return true
    }
    let content = contentRange(of: node)
    guard content.count == name.count else { return false }
    for index in name.indices where bytes[content.lowerBound &+ index] != name[index] {
      return false
    }
    return true
  }

  /// Returns the value in a table for the name that a string contains; nil if the table has no such
  /// name, or the node is not a string.
  func value<Value>(ofName id: JSONID, in table: NameTable<Value>) -> Value? {
    let node = nodes[id]
    guard node.kind == .string else { return nil }
    if node.hasEscapes { return string(id).flatMap { table[$0] } }
    return table[bytes.span.extracting(contentRange(of: node))]
  }

  /// Whether a string may contain a dollar sign: whether it contains one or an escape, which may
  /// represent one.
  @inline(__always)
  func mayHoldSubstitution(_ id: JSONID) -> Bool {
    nodes[id].hasDollar || nodes[id].hasEscapes
  }

  /// Returns the name in a string that is only `${name}`, without escapes; nil for other strings.
  func wholeSubstitution(_ id: JSONID) -> String? {
    let node = nodes[id]
    let content = contentRange(of: node)
    guard node.kind == .string, !node.hasEscapes, content.count > 3,
      bytes[content.lowerBound] == UInt8(ascii: "$"),
      bytes[content.lowerBound + 1] == UInt8(ascii: "{")
    else { return nil }
    let last = content.upperBound - 1
    let name = content.lowerBound + 2..<last
    guard bytes[name].firstIndex(of: UInt8(ascii: "}")) == nil,
      bytes[last] == UInt8(ascii: "}")
    else { return nil }
    return String(decoding: bytes[name], as: UTF8.self)
  }

  /// Returns a hash of the bytes of a value, which equal texts share.
  func fingerprint(_ id: JSONID) -> UInt64 {
    let node = nodes[id]
    let text = bytes.span
    var position = Int(node.lowerBound)
    let end = Int(node.upperBound)
    // An odd constant with well-distributed bits, derived from the golden ratio.
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    var hash = UInt64(truncatingIfNeeded: end - position)
    func mix(_ bits: UInt64) {
      hash = (hash ^ bits) &* factor
      hash ^= hash >> 32
    }
    while position + ByteWord.size <= end {
      mix(ByteWord(text, at: position).bits)
      position += ByteWord.size
    }
    while position < end {
      mix(UInt64(text[position]))
      position += 1
    }
    return hash
  }
}
