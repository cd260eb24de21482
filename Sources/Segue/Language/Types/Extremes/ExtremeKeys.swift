/// The properties that identify the elements of a list: those whose name is `id` or `key`, or ends
/// with `Id` or `ID`.
///
/// The elements of a list must have distinct keys in all data, since repetitions require them.
struct ExtremeKeys {
  /// Whether each name of a property is that of a key.
  private var names: [Int32: Bool] = [:]
  /// The number of distinct keys of objects and discriminators, where a list may have more
  /// elements.
  private var counts: [Int32: Int] = [:]

  /// Finds the keys of a type. Linear in the type.
  init(_ type: DataType, _ lengths: ExtremeLengths) {
    for (index, node) in type.nodes.enumerated() where node.form == .properties {
      for place in node.firstMember..<node.firstMember + node.memberCount {
        let member = type.members[Int(place)]
        let isKey = names[member.name] ?? Self.isKey(type.names[member.name])
        names[member.name] = isKey
        guard isKey, let count = Self.count(member.type, in: type, lengths) else { continue }
        counts[Int32(index)] = min(count, counts[Int32(index)] ?? count)
      }
    }
    for (index, node) in type.nodes.enumerated() where node.form == .discriminator {
      for place in node.firstMember..<node.firstMember + node.memberCount {
        guard let count = counts[type.members[Int(place)].type] else { continue }
        counts[Int32(index)] = min(count, counts[Int32(index)] ?? count)
      }
    }
  }

  func contains(_ name: Int32) -> Bool { names[name] ?? false }

  /// Returns the number of elements of a list that can have distinct keys; nil for any number.
  func elementCount(of content: Int32) -> Int? { counts[content] }

  private static func isKey(_ name: String) -> Bool {
    name == "id" || name == "key" || name.hasSuffix("Id") || name.hasSuffix("ID")
      || name.hasSuffix("_id") || name.hasSuffix("-id")
  }

  /// Returns the number of values of a key; nil if there are enough for every list.
  private static func count(
    _ index: Int32, in type: DataType, _ lengths: ExtremeLengths
  ) -> Int? {
    let node = type.nodes[Int(type.resolved(DataType.ID(index)).index)]
    switch node.form {
    case .enumeration: return Int(node.memberCount)
    case .scalar where node.scalar == .string:
      return numberCount(ofDigits: min(lengths[index, in: type] ?? .max, lengths.most))
    case .scalar: return node.scalar.integers.map { Int(clamping: $0.upperBound) }
    default: return nil
    }
  }

  /// Returns how many numbers from 1 have at most that many digits; nil if there are enough for
  /// every list. Without any digit, there is the empty text.
  static func numberCount(ofDigits count: Int) -> Int? {
    switch count {
    case 0: 1
    case 1: 9
    case 2: 99
    case 3: 999
    default: nil
    }
  }
}
