/// Finding a property, a mapping or an enum value by its name.
extension DataType {
  /// The greatest number of members that are compared one after the other.
  private static let few: Int32 = 8

  /// Returns the index in its node of the member with a name; nil if there is none. Constant time.
  func member(named text: Span<UInt8>, of node: Node) -> Int32? {
    guard node.table >= 0 else {
      return (0..<node.memberCount).first { place in
        names.isSame(members[Int(node.firstMember + place)].name, text)
      }
    }
    let mask = Self.tableSize(node.memberCount) - 1
    var slot = DataNames.hash(text) & mask
    while case let entry = slots[Int(node.table) + slot], entry != 0 {
      let place = Int32(entry - 1)
      if names.isSame(members[Int(node.firstMember + place)].name, text) { return place }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Returns the index in its node of the member with the name of a string; nil if there is none.
  @inline(__always)
  func member(named string: JSONID, in document: JSONDocument, of node: Node) -> Int32? {
    guard !document.hasEscapes(string) else {
      return member(named: Array((document.string(string) ?? "").utf8).span, of: node)
    }
    let text = document.contentRange(of: document.nodes[string])
    return member(named: document.bytes.span.extracting(text), of: node)
  }

  /// Creates the hash table of a node with many members.
  mutating func addTable(to node: inout Node) {
    guard node.memberCount > Self.few else { return }
    let size = Self.tableSize(node.memberCount)
    node.table = Int32(slots.count)
    slots.append(contentsOf: repeatElement(0, count: size))
    for place in 0..<node.memberCount {
      var slot = names.hash(members[Int(node.firstMember + place)].name) & (size - 1)
      while slots[Int(node.table) + slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[Int(node.table) + slot] = UInt32(place + 1)
    }
  }

  /// The number of slots, at least half of which are empty.
  private static func tableSize(_ count: Int32) -> Int {
    1 << (Int32.bitWidth - (count &* 2).leadingZeroBitCount)
  }
}
