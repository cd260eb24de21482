/// A type of data with the names of its parts in Swift.
///
/// Definitions and shared types are declared in enums for them, and have paths such as
/// `Shared.Outfit`. The types of properties are declared inside of the property's type.
struct SwiftDataType {
  let type: DataType
  /// The paths of the schemas that are declared in an enum, by their nodes.
  private(set) var paths: [Int32: String] = [:]
  /// The schemas of arrays and dictionaries that are structs with a property `value`: those that
  /// would be type aliases of themselves, or of very long types.
  private(set) var wrapped: Set<Int32> = []
  /// The properties whose values are stored indirectly: those of structs that would contain
  /// themselves, or become very large. They are indices of the type's members.
  private(set) var indirect: Set<Int32> = []

  /// The number of arrays and dictionaries in each other that a type alias has at most.
  private static let longestAlias = 8
  /// The number of values in a struct from which on it is stored indirectly in others.
  private static let largestStruct = 256
  /// The number of types in each other from which on they are declared beside each other.
  private static let deepestType = 8

  /// Creates a type without paths.
  init(_ type: DataType) { self.type = type }

  /// A type that is declared in an enum.
  struct Declaration {
    let node: Int32
    /// The name in the project.
    let name: String
    /// The name in Swift, not escaped.
    let identifier: String
    /// What it is, for its comment.
    let summary: String
  }
}

extension SwiftDataType {
  func node(_ index: Int32) -> DataType.Node { type.nodes[Int(index)] }

  /// Whether any JSON is a value: what an empty schema describes, or a wrong one.
  func isAny(_ index: Int32) -> Bool {
    let node = node(index)
    guard node.form == .reference else { return node.form == .empty }
    return self.node(node.target).form == .empty || paths[node.target] == nil
  }

  /// Whether null is a value that the Swift type does not contain without being optional.
  func isOptional(_ index: Int32) -> Bool { node(index).acceptsNull && !isAny(index) }

  /// Whether a schema is a type alias of an array or a dictionary.
  func isAlias(_ index: Int32) -> Bool {
    let form = node(index).form
    return paths[index] != nil && !wrapped.contains(index)
      && (form == .elements || form == .values)
  }

  /// The schemas inside of a schema, by the names of what contains them.
  func parts(_ index: Int32) -> [(name: String, node: Int32, member: Int32)] {
    let node = node(index)
    guard node.form == .properties || node.form == .discriminator else { return [] }
    return (node.firstMember..<node.firstMember + node.memberCount).map {
      (type.names[type.members[Int($0)].name], type.members[Int($0)].type, $0)
    }
  }

  // MARK: Paths

  /// Declares a schema in an enum.
  mutating func declare(_ declaration: Declaration, in path: String) {
    paths[declaration.node] = "\(path).\(SwiftIdentifier.escaped(declaration.identifier))"
  }

  /// Declares the types inside of others that cannot be declared there: what type aliases contain,
  /// and what is too deep. Linear.
  ///
  /// - Parameters:
  ///   - roots: The schemas that contain them, with their names in the project.
  ///   - path: The path of the enum.
  ///   - taken: The names in the enum, to which theirs are added.
  mutating func declareTypes(
    in roots: [(node: Int32, name: String)], of path: String, besides taken: inout Set<String>
  ) -> [Declaration] {
    let inner = deepTypes(in: roots)
    guard !inner.isEmpty else { return [] }
    let identifiers = uniqueSwiftNames(
      inner.map { $0.name }, besides: taken, as: SwiftIdentifier.dataType)
    taken.formUnion(identifiers)
    return zip(inner, identifiers).map { part, identifier in
      let declaration = Declaration(
        node: part.node, name: part.name, identifier: identifier,
        summary: "A value in `\(part.owner)`.")
      declare(declaration, in: path)
      return declaration
    }
  }

  /// Lets schemas have the paths of declarations elsewhere.
  mutating func refer(to path: String, _ index: Int32, isWrapped: Bool) {
    paths[index] = path
    if isWrapped { wrapped.insert(index) }
  }

  private func deepTypes(in roots: [(node: Int32, name: String)]) -> [DeepType] {
    var found: [DeepType] = []
    var pending = roots.map { root in
      // The type of nullable data is declared beside the struct with the optional value.
      let isDeclared =
        DataForm.nominal.contains(node(root.node).form) && paths[root.node] != nil
      let isNullable = node(root.node).acceptsNull && !isDeclared
      return DeepType(
        node: root.node, owner: root.name, name: root.name + (isNullable ? " value" : ""),
        depth: isDeclared ? 0 : Self.deepestType)
    }
    var place = 0
    while place < pending.count {
      var part = leaf(pending[place])
      place += 1
      guard DataForm.nominal.contains(node(part.node).form) else { continue }
      if part.depth >= Self.deepestType, paths[part.node] == nil {
        found.append(part)
        part.depth = 0
      }
      for inner in parts(part.node) {
        pending.append(
          DeepType(
            node: inner.node, owner: inner.name, name: inner.name, depth: part.depth + 1))
      }
    }
    return found
  }

  /// A schema inside of others.
  struct DeepType {
    var node: Int32
    /// The name of the property or mapping that contains it.
    let owner: String
    /// What its type is named after.
    var name: String
    /// The number of types around it.
    var depth = 0
  }

  /// Returns the schema of the innermost elements of nested arrays and dictionaries.
  func leaf(_ part: DeepType) -> DeepType {
    var part = part
    while node(part.node).form == .elements || node(part.node).form == .values {
      // Longer names are shortened.
      if part.name.utf8.count < 256 {
        part.name += node(part.node).form == .elements ? " element" : " value"
      }
      part.node = node(part.node).target
    }
    return part
  }

  // MARK: Types that contain themselves

  /// Finds the type aliases that must be structs. Linear.
  mutating func findWrapped() {
    var lengths: [Int32: Int] = [:]
    for start in paths.keys.sorted() {
      var path: [(alias: Int32, length: Int)] = []
      var onPath: Set<Int32> = []
      var next = start
      var length = 0
      while isAlias(next) {
        if let known = lengths[next] {
          length = known
          break
        }
        guard onPath.insert(next).inserted else {
          wrapped.insert(next)
          break
        }
        var count = 0
        var end = next
        while node(end).form == .elements || node(end).form == .values {
          count += 1
          end = node(end).target
        }
        path.append((next, count))
        guard node(end).form == .reference else { break }
        next = node(end).target
      }
      for (alias, count) in path.reversed() {
        length = wrapped.contains(alias) ? 0 : length + count
        if length > Self.longestAlias {
          wrapped.insert(alias)
          length = 0
        }
        lengths[alias] = length
      }
    }
  }

  /// Finds the properties that must be stored indirectly, in depth-first order. Linear.
  mutating func findIndirect() {
    struct Visit {
      let node: Int32
      var place: Int32 = 0
      /// The number of values so far.
      var size = 0
    }
    var sizes: [Int32: Int] = [:]
    var open: Set<Int32> = []
    for start in type.nodes.indices.map(Int32.init)
    where sizes[start] == nil && DataForm.structural.contains(node(start).form) {
      var visits = [Visit(node: start)]
      open.insert(start)
      while var visit = visits.popLast() {
        let node = node(visit.node)
        guard visit.place < node.memberCount else {
          sizes[visit.node] = visit.size
          open.remove(visit.node)
          continue
        }
        let member = node.firstMember + visit.place
        let property = type.members[Int(member)].type
        var size = 1
        if let content = stored(property) {
          let isReference = self.node(property).form == .reference
          let isOpen = open.contains(content)
          if !isOpen, sizes[content] == nil {
            // The property is counted when the size of its type is known.
            open.insert(content)
            visits += [visit, Visit(node: content)]
            continue
          }
          size = sizes[content] ?? 0
          if isReference, isOpen || size > Self.largestStruct {
            indirect.insert(member)
            size = 1
          }
        }
        visit.size += size
        visit.place += 1
        visits.append(visit)
      }
    }
  }

  /// Returns the struct or enum that a value of a schema contains directly; nil if there is none.
  private func stored(_ index: Int32) -> Int32? {
    let node = node(index)
    let content = node.form == .reference ? node.target : index
    if node.form == .reference, paths[content] == nil { return nil }
    return DataForm.structural.contains(self.node(content).form) ? content : nil
  }
}

extension DataForm {
  /// The forms whose values contain other values, which are stored inside of them.
  static let structural: Set<DataForm> = [.properties, .discriminator]
  /// The forms that become structs and enums.
  static let nominal: Set<DataForm> = [.properties, .discriminator, .enumeration]
}
