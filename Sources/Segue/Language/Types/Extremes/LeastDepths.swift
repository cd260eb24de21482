/// How many arrays and objects are inside each other in the flattest value of each schema.
///
/// A schema may contain itself, so the depths are found from the flattest schemas up: each schema
/// has the level at which the first value of it is known. A schema that has none contains itself in
/// every value, so that its values would be infinite. Linear in the type.
struct LeastDepths {
  /// The depth of each schema's flattest value besides null; `endless` if there is none.
  private var depths: [Int]
  /// The first of the flattest mappings of each discriminator; -1 for other forms.
  private var mappings: [Int32]

  /// A depth that no value has, and that can be added to another one.
  static let endless = 1 << 30

  init(_ type: DataType) {
    depths = Array(repeating: Self.endless, count: type.nodes.count)
    mappings = Array(repeating: -1, count: type.nodes.count)
    var search = Search(type)
    search.run(&depths)
    for (index, node) in type.nodes.enumerated() {
      switch node.form {
      case .reference: depths[index] = depths[Int(node.target)]
      case .discriminator:
        let places = 0..<node.memberCount
        mappings[index] =
          places.first { depth(ofMapping: $0, of: node, in: type) == depths[index] } ?? -1
      default: break
      }
    }
  }

  /// The depth of the flattest value of a schema that is not null.
  subscript(schema: Int32) -> Int { depths[Int(schema)] }

  /// Returns the depth of the flattest value with one of the mappings of a discriminator.
  func depth(ofMapping place: Int32, of node: DataType.Node, in type: DataType) -> Int {
    // A mapping with a mistake has the tag alone.
    max(1, depths[Int(type.members[Int(node.firstMember + place)].type)])
  }

  /// Returns the index of the first of the flattest mappings of a discriminator.
  func flattestMapping(of schema: Int32) -> Int32 { mappings[Int(schema)] }
}

/// The search for the flattest values, one level after the other.
private struct Search {
  let type: DataType
  /// The schemas that depend on each schema, as lists in `uses`; -1 for none.
  private var firstUse: [Int32]
  private var uses: [(user: Int32, next: Int32)] = []
  /// The number of required properties of each object whose depth is unknown.
  private var waiting: [Int32]

  init(_ type: DataType) {
    self.type = type
    firstUse = Array(repeating: -1, count: type.nodes.count)
    waiting = Array(repeating: 0, count: type.nodes.count)
  }

  mutating func run(_ depths: inout [Int]) {
    var level: [Int32] = []
    for index in type.nodes.indices {
      guard let depth = start(Int32(index)) else { continue }
      depths[index] = depth
      if depth > 0 { level.append(Int32(index)) }
    }
    var depth = 1
    while !level.isEmpty {
      var deeper: [Int32] = []
      var place = 0
      while place < level.count {
        var use = firstUse[Int(level[place])]
        place += 1
        while use >= 0 {
          let user = Int(uses[Int(use)].user)
          use = uses[Int(use)].next
          if type.nodes[user].form == .discriminator {
            guard depths[user] == LeastDepths.endless else { continue }
            depths[user] = depth
            level.append(Int32(user))
          } else {
            waiting[user] -= 1
            guard waiting[user] == 0 else { continue }
            depths[user] = depth + 1
            deeper.append(Int32(user))
          }
        }
      }
      level = deeper
      depth += 1
    }
  }

  /// Returns the depth of a schema if it depends on no other one.
  private mutating func start(_ index: Int32) -> Int? {
    let node = type.nodes[Int(index)]
    switch node.form {
    case .empty, .scalar, .enumeration: return 0
    case .reference: return nil
    case .elements, .values: return 1
    case .properties:
      for place in 0..<node.requiredCount {
        let member = type.members[Int(node.firstMember + place)].type
        guard !type.nodes[Int(member)].acceptsNull else { continue }
        let schema = type.resolved(DataType.ID(member)).index
        guard type.nodes[Int(schema)].form.isContainer else { continue }
        add(index, using: schema)
        waiting[Int(index)] += 1
      }
      return waiting[Int(index)] == 0 ? 1 : nil
    case .discriminator:
      for place in 0..<node.memberCount {
        let mapping = type.members[Int(node.firstMember + place)].type
        guard type.nodes[Int(mapping)].form == .properties else { return 1 }
        add(index, using: mapping)
      }
      return nil
    }
  }

  private mutating func add(_ user: Int32, using schema: Int32) {
    uses.append((user, firstUse[Int(schema)]))
    firstUse[Int(schema)] = Int32(uses.count - 1)
  }
}

extension DataForm {
  /// Whether values of the form are arrays or objects.
  var isContainer: Bool {
    switch self {
    case .elements, .values, .properties, .discriminator: true
    case .empty, .reference, .scalar, .enumeration: false
    }
  }
}
