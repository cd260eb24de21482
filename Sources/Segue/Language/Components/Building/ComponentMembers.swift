/// The members of a component, with the value of each key looked up once. Of a duplicate key, the
/// first counts.
struct ComponentMembers {
  private(set) var object: ScopedNode
  private(set) var keys = ComponentKeys()
  /// Whether the component has unknown keys.
  private(set) var hasUnknownKeys = false
  /// The nodes of the values of `keys`, indexed by the keys' raw values.
  private var values = InlineArray<16, UInt32>(repeating: 0)
  /// The misspelt keys, with what they are read as.
  private var misspelt: [(written: String, key: ComponentKey)] = []

  /// Collects the members. Linear in their number.
  init(of object: ScopedNode, in document: JSONDocument) {
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
      values[key.rawValue] = UInt32(truncatingIfNeeded: value.index)
    }
  }

  /// Returns the members with their substitutions resolved in another scope.
  func opened(in scope: ScopeID) -> ComponentMembers {
    var members = self
    members.object = ScopedNode(file: object.file, node: object.node, scope: scope)
    return members
  }

  /// Adds the value of a key that is written otherwise.
  mutating func add(_ key: ComponentKey, _ value: JSONID, writtenAs written: String) {
    keys.insert(key)
    values[key.rawValue] = UInt32(truncatingIfNeeded: value.index)
    misspelt.append((written, key))
  }

  /// The key as which a misspelt one is read.
  func meaning(of written: String) -> ComponentKey? {
    misspelt.first { $0.written == written }?.key
  }

  /// Those of some keys that the component does not have.
  func missing(among names: [String]) -> [String] {
    names.filter { name in ComponentKey.byName[name].map { !keys.contains($0) } ?? false }
  }

  subscript(key: ComponentKey) -> ScopedNode? {
    guard keys.contains(key) else { return nil }
    return ScopedNode(
      file: object.file, node: JSONID(Int(values[key.rawValue])), scope: object.scope)
  }
}
