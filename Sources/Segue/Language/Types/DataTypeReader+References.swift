/// Finding what references lead to (RFC 8927 §2.2.2), and the rules between schemas.
extension DataTypeReader {
  /// Connects each reference with its definition, or with a shared type.
  ///
  /// - Parameter shared: Returns the node of a shared type. It may read the type first, which may
  ///   append references.
  mutating func resolveReferences(_ shared: (Int32, inout DataTypeReader) -> Int32?) {
    var known: [Int32: KnownNames] = [:]
    var place = 0
    while place < references.count {
      let reference = references[place]
      place += 1
      let index = type.nodes[Int(reference.node)].document
      guard let target = definitions[Int(index)][reference.name] ?? shared(reference.name, &self)
      else {
        report(reference, in: index, &known)
        continue
      }
      type.nodes[Int(reference.node)].form = .reference
      type.nodes[Int(reference.node)].target = target
    }
    followChains()
    checkMappings()
  }

  private mutating func report(
    _ reference: Reference, in index: Int32, _ known: inout [Int32: KnownNames]
  ) {
    guard diagnostics.reports(at: reference.range) else { return }
    let names =
      known[index]
      ?? KnownNames(
        // In the order of the schemas.
        definitions[Int(index)].sorted { $0.value < $1.value }.map { type.names[$0.key] }
          + sharedNames)
    known[index] = names
    diagnostics.append(
      .unknownType(type.names[reference.name], known: names, at: reference.range))
  }

  /// Lets every reference lead to a schema that is none, and accept null if one on the way does.
  /// References that lead only to each other describe no data. Linear.
  private mutating func followChains() {
    for index in type.nodes.indices where type.nodes[index].form == .empty {
      type.nodes[index].acceptsNull = true
    }
    // The reference from which a chain was followed that has reached this one.
    var visits = [Int32](repeating: -1, count: type.nodes.count)
    for reference in references where type.nodes[Int(reference.node)].form == .reference {
      guard visits[Int(reference.node)] < 0 else { continue }
      var chain: [Int32] = []
      var next = reference.node
      while type.nodes[Int(next)].form == .reference, visits[Int(next)] < 0 {
        visits[Int(next)] = reference.node
        chain.append(next)
        next = type.nodes[Int(next)].target
      }
      var end = type.nodes[Int(next)]
      if end.form == .reference, visits[Int(next)] == reference.node {
        breakCircle(from: next)
        end = type.nodes[Int(next)]
      }
      // What follows has been followed before, and leads to its end in one step.
      var target = end.form == .reference ? end.target : next
      var acceptsNull = end.acceptsNull
      for index in chain.reversed() {
        guard type.nodes[Int(index)].form == .reference else {
          (target, acceptsNull) = (index, true)
          continue
        }
        acceptsNull = acceptsNull || type.nodes[Int(index)].isNullable
        type.nodes[Int(index)].target = target
        type.nodes[Int(index)].acceptsNull = acceptsNull
      }
    }
  }

  /// Reports references that lead only to each other, at the first of them in the source, and makes
  /// that one accept any data.
  private mutating func breakCircle(from start: Int32) {
    var circle = [start]
    var next = type.nodes[Int(start)].target
    while next != start {
      circle.append(next)
      next = type.nodes[Int(next)].target
    }
    let ranges = circle.map { type.range(of: type.nodes[Int($0)]) }.sorted()
    diagnostics.append(.endlessType(Array(ranges.prefix(16))))
    for index in circle {
      type.nodes[Int(index)].form = .empty
      type.nodes[Int(index)].acceptsNull = true
    }
  }

  /// §2.2.8: a mapping is a schema of the form `properties`, is not nullable, and has no property
  /// with the name of the tag.
  private mutating func checkMappings() {
    for node in type.nodes where node.form == .discriminator {
      for place in node.firstMember..<node.firstMember + node.memberCount {
        let member = type.members[Int(place)]
        let mapping = type.nodes[Int(member.type)]
        let range = type.range(of: mapping)
        let name = type.names[member.name]
        guard mapping.form == .properties else {
          if !isBroken(mapping) { diagnostics.append(.mappingOfOtherForm(name, at: range)) }
          // It accepts any object, so that only the mistake in the schema is reported.
          type.nodes[Int(member.type)].form = .empty
          type.nodes[Int(member.type)].acceptsNull = true
          continue
        }
        if mapping.isNullable { diagnostics.append(.nullableMapping(name, at: range)) }
        let tag = Array(type.names[node.tag].utf8)
        guard let property = type.member(named: tag.span, of: mapping) else { continue }
        let declared = type.nodes[Int(type.members[Int(mapping.firstMember + property)].type)]
        diagnostics.append(
          .declaredTag(type.names[node.tag], at: type.range(of: declared)))
      }
    }
  }

  /// Whether a schema is empty because of a mistake that has been reported.
  private func isBroken(_ node: DataType.Node) -> Bool {
    let document = type.documents[Int(node.document)]
    guard node.form == .empty else { return false }
    return document.bytes[Int(node.lowerBound)] != UInt8(ascii: "{")
  }
}
