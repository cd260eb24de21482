/// The ids of a screen's components so far.
struct ComponentIDs {
  private var firstUses: [String: (range: SourceRange, scope: ScopeID)] = [:]
  private var duplicates: Set<String> = []

  /// Returns where an id is already given, and remembers that it is given again; nil for a new id.
  mutating func firstUse(of id: String) -> (range: SourceRange, scope: ScopeID)? {
    guard let first = firstUses[id] else { return nil }
    duplicates.insert(id)
    return first
  }

  /// Returns whether an id is given to several components.
  func isDuplicate(_ id: String) -> Bool { duplicates.contains(id) }

  mutating func remove(_ id: String) { firstUses[id] = nil }

  mutating func add(_ id: String, at range: SourceRange, in scope: ScopeID) {
    firstUses[id] = (range, scope)
  }
}
