/// The choices that a type leaves to its data: the values of enums, the mappings of discriminators,
/// optional properties and Booleans, at each position of the type.
///
/// A position is reached from the outermost schema through properties and mappings. A schema that
/// contains itself is not searched again inside itself.
struct ExtremeChoices {
  private let type: DataType
  private var positions = [Position(parent: -1, step: -1, name: -1)]
  private var groups: [Group] = []

  /// The largest number of positions that are searched.
  private static let mostPositions = 10_000

  /// A property or a mapping inside another one.
  private struct Position {
    /// -1 for the outermost schema.
    let parent: Int32
    /// The index in its object or discriminator.
    let step: Int32
    let name: Int32
  }

  /// The alternatives at a position.
  private struct Group {
    let kind: ExtremeChoice.Kind
    let position: Int32
    /// The indices of values and mappings.
    let members: Range<Int32>
    /// Where the names of values and mappings are.
    var firstMember: Int32 = 0
  }

  /// A schema whose contents are searched.
  private struct Frame {
    let schema: Int32
    let position: Int32
    var next: Int32 = 0
  }

  init(_ basis: ExtremeBasis) {
    type = basis.type
    var open: Set<Int32> = []
    var frames: [Frame] = []
    visit(type.rootIndex, at: 0, isElement: false, basis, &open, &frames)
    while let frame = frames.last, positions.count < Self.mostPositions {
      guard frame.next < contentCount(of: frame.schema, basis) else {
        open.remove(frame.schema)
        frames.removeLast()
        continue
      }
      frames[frames.count - 1].next += 1
      let node = type.nodes[Int(frame.schema)]
      guard node.form == .properties || node.form == .discriminator else {
        visit(node.target, at: frame.position, isElement: true, basis, &open, &frames)
        continue
      }
      let member = type.members[Int(node.firstMember + frame.next)]
      let position = Int32(positions.count)
      positions.append(Position(parent: frame.position, step: frame.next, name: member.name))
      guard basis.depths[member.type] <= basis.mostDepth else { continue }
      if node.form == .properties && frame.next >= node.requiredCount {
        groups.append(Group(kind: .absent, position: position, members: 0..<1))
      }
      visit(member.type, at: position, isElement: false, basis, &open, &frames)
    }
  }

  /// Finds the alternatives of a schema, and opens it if it has contents.
  private mutating func visit(
    _ schema: Int32, at position: Int32, isElement: Bool, _ basis: ExtremeBasis,
    _ open: inout Set<Int32>, _ frames: inout [Frame]
  ) {
    let index = type.resolved(DataType.ID(schema)).index
    let node = type.nodes[Int(index)]
    switch node.form {
    case .empty, .reference: break
    case .scalar:
      guard node.scalar == .boolean else { return }
      groups.append(Group(kind: .no, position: position, members: 0..<1))
    case .enumeration:
      // Those that are keys differ already.
      guard isElement || !basis.keys.contains(positions[Int(position)].name) else { return }
      let first: Int32 = basis.samples[schema, in: type] == nil ? 1 : 0
      groups.append(
        Group(
          kind: .value, position: position, members: first..<max(first, node.memberCount),
          firstMember: node.firstMember))
    case .elements, .values, .properties, .discriminator:
      guard basis.depths[index] <= basis.mostDepth, open.insert(index).inserted else { return }
      frames.append(Frame(schema: index, position: position))
      guard node.form == .discriminator else { return }
      groups.append(
        Group(
          kind: .tag, position: position, members: 1..<max(1, node.memberCount),
          firstMember: node.firstMember))
    }
  }

  private func contentCount(of schema: Int32, _ basis: ExtremeBasis) -> Int32 {
    let node = type.nodes[Int(schema)]
    switch node.form {
    case .elements: return basis.elementCount(schema) == 0 ? 0 : 1
    case .values: return 1
    default: return node.memberCount
    }
  }

  // MARK: Results

  /// Returns the choices, in the order of their kinds and positions. If there are more than
  /// `count`, each position has its first one before any has its second one.
  func choices(atMost count: Int) -> [(name: String, choice: ExtremeChoice)] {
    let sorted = ExtremeChoice.Kind.allCases.flatMap { kind in groups.filter { $0.kind == kind } }
    var counts = Array(repeating: 0, count: sorted.count)
    var left = count
    var round = 0
    while left > 0 {
      let free = sorted.indices.filter { sorted[$0].members.count > round }.prefix(left)
      guard !free.isEmpty else { break }
      for index in free { counts[index] += 1 }
      left -= free.count
      round += 1
    }
    return zip(sorted, counts).flatMap { group, count in
      group.members.prefix(count).map { member in
        (
          name(of: group, member),
          ExtremeChoice(kind: group.kind, member: member, steps: path(to: group.position).steps)
        )
      }
    }
  }

  private func path(to position: Int32) -> (steps: [Int32], names: [Int32]) {
    var steps: [Int32] = []
    var names: [Int32] = []
    var next = positions[Int(position)]
    while next.parent >= 0 {
      steps.append(next.step)
      names.append(next.name)
      next = positions[Int(next.parent)]
    }
    return (steps.reversed(), names.reversed())
  }

  /// Returns the name of a choice: the path and what is chosen, such as `outfits.badge sale`.
  private func name(of group: Group, _ member: Int32) -> String {
    let names = path(to: group.position).names.map { Self.shown(type.names[$0]) }
    let path = names.joined(separator: ".")
    let shownPath = path.count > 200 ? "…\(path.suffix(200))" : path
    let chosen =
      switch group.kind {
      case .value, .tag: Self.shown(type.names[type.members[Int(group.firstMember + member)].name])
      case .absent: "absent"
      case .no: "false"
      }
    return shownPath.isEmpty ? chosen : "\(shownPath) \(chosen)"
  }

  /// Returns a name as one can type it: short, and with its hidden characters escaped.
  private static func shown(_ name: String) -> String {
    guard !name.isEmpty else { return "\"\"" }
    let start = name.unicodeScalars.prefix(80)
    let text = start.map { $0.isHidden ? $0.jsonEscape : String($0) }.joined()
    return start.count < name.unicodeScalars.count ? text + "…" : text
  }
}
