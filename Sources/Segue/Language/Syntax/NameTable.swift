/// The names of a vocabulary with their values, looked up by the bytes of a key, without creating a
/// string, in constant time.
struct NameTable<Value: Sendable>: Sendable {
  private let names: [(bytes: [UInt8], value: Value)]
  /// An open-addressing hash table with the index of each name plus one, and 0 in empty slots. At
  /// least three quarters are empty, so that searches are short.
  private let slots: [UInt16]

  /// Creates a table. Of equal names, the first counts.
  init(_ entries: [(name: String, value: Value)]) {
    names = entries.map { (Array($0.name.utf8), $0.value) }
    var size = 4
    while size < names.count * 4 { size *= 2 }
    var slots = [UInt16](repeating: 0, count: size)
    for (place, name) in names.enumerated() {
      let bytes = name.bytes
      var slot = Self.hash(bytes.span) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt16(truncatingIfNeeded: place + 1)
    }
    self.slots = slots
  }

  subscript(text: Span<UInt8>) -> Value? {
    var slot = Self.hash(text) & (slots.count - 1)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if Self.isSame(names[place].bytes, text) { return names[place].value }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  subscript(name: String) -> Value? {
    let bytes = Array(name.utf8)
    return self[bytes.span]
  }

  private static func isSame(_ name: [UInt8], _ text: Span<UInt8>) -> Bool {
    guard name.count == text.count else { return false }
    for index in name.indices where name[index] != text[index] { return false }
    return true
  }

  /// Returns the hash of a name. The names of a vocabulary differ in length, near their ends or in
  /// the middle.
  private static func hash(_ text: Span<UInt8>) -> Int {
    guard !text.isEmpty else { return 0 }
    let last = text.count - 1
    return text.count &+ Int(text[0]) &* 31 &+ Int(text[last]) &* 131
      &+ Int(text[last / 2]) &* 521 &+ Int(text[last / 4]) &* 2053
  }
}
