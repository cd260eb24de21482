/// The members of a component, with the value of each key looked up once. Of a duplicate key, the
/// first counts.
struct ComponentMembers {
  let object: Written
  private(set) var keys = ComponentKeys()
  /// Whether the component has unknown keys.
  private(set) var hasUnknownKeys = false
  /// The nodes of the values of `keys`, indexed by the keys' raw values.
  private var values = InlineArray<16, UInt32>(repeating: 0)

  /// Collects the members. Linear in their number.
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
