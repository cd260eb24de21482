/// The members of a component, found once: where the value of each key stands. Of a duplicate key, the
/// first counts.
struct ComponentMembers {
  let object: Written
  private(set) var keys = ComponentKeys()
  /// Whether there are keys that no component has.
  private(set) var hasUnknownKeys = false
  /// For each of `keys`.
  private var values = InlineArray<16, UInt32>(repeating: 0)

  /// Linear in the members.
  init(of object: Written, in document: JSONDocument) {
    self.object = object
    for value in document.elements(object.node) {
      guard let key = document.value(ofName: document.key(ofMember: value), in: ComponentKey.byName)
      else {
        // A key that could not be read has been reported.
        if document.kind(document.key(ofMember: value)) == .string { hasUnknownKeys = true }
        continue
      }
      if keys.contains(key) { continue }
      keys.insert(key)
      values[key.rawValue] = UInt32(truncatingIfNeeded: value)
    }
  }

  subscript(key: ComponentKey) -> Written? {
    guard keys.contains(key) else { return nil }
    return Written(file: object.file, node: Int(values[key.rawValue]), scope: object.scope)
  }
}
