/// The members of an object, with decoded keys. Of a duplicate key, the first counts.
struct Members {
  struct Entry: Equatable {
    var key: String
    let keyNode: JSONID
    let value: JSONID
  }

  let object: ScopedNode
  var entries: [Entry]
  /// Whether some keys could not be read, which has been reported.
  private(set) var hasUnreadKeys = false

  /// The members that are known.
  init(_ entries: [Entry], of object: ScopedNode) {
    self.object = object
    self.entries = entries
  }

  init(of object: ScopedNode, in document: JSONDocument) {
    self.object = object
    var entries: [Entry] = []
    entries.reserveCapacity(4)
    for value in document.elements(object.node) {
      let keyNode = document.key(ofMember: value)
      guard let key = document.string(keyNode) else {
        hasUnreadKeys = true
        continue
      }
      entries.append(Entry(key: key, keyNode: keyNode, value: value))
    }
    self.entries = entries
  }

  subscript(key: String) -> ScopedNode? {
    entries.first { $0.key == key }.map { written($0) }
  }

  func written(_ entry: Entry) -> ScopedNode {
    ScopedNode(file: object.file, node: entry.value, scope: object.scope)
  }
}
