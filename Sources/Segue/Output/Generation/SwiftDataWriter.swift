/// A writer of the declarations of a type of data.
struct SwiftDataWriter {
  let data: SwiftDataType
  /// The modifier of each declaration.
  let access: String
  /// The name of the enum around all declarations.
  let project: String

  private var type: DataType { data.type }

  // MARK: Declarations

  /// Writes the declaration of a definition or a shared type.
  func write(_ declaration: SwiftDataType.Declaration, to writer: inout SwiftWriter) {
    let index = declaration.node
    writeComment(declaration.summary, of: index, to: &writer)
    let name = SwiftIdentifier.escaped(declaration.identifier)
    if DataForm.nominal.contains(data.node(index).form) {
      writeType(index, name, isDeclared: true, to: &writer)
    } else if data.wrapped.contains(index) {
      writeWrapper(of: index, name, acceptsNull: false, to: &writer)
    } else {
      writer.line("\(access)typealias \(name) = \(swiftType(index, acceptsNull: false))")
    }
  }

  /// Writes the declaration of a screen's data, which is a struct or an enum.
  func writeData(_ declaration: SwiftDataType.Declaration, to writer: inout SwiftWriter) {
    let index = declaration.node
    let node = data.node(index)
    let name = SwiftIdentifier.escaped(declaration.identifier)
    if DataForm.nominal.contains(node.form) && !node.acceptsNull {
      return write(declaration, to: &writer)
    }
    writeComment(declaration.summary, of: index, to: &writer)
    let isType = node.form == .reference && !node.acceptsNull && !isPlain(node.target)
    if isType || data.isAny(index) {
      writer.line("\(access)typealias \(name) = \(swiftType(index))")
    } else {
      writeWrapper(of: index, name, acceptsNull: true, to: &writer)
    }
  }

  /// Whether a schema has a type of the standard library.
  private func isPlain(_ index: Int32) -> Bool {
    data.node(index).form == .scalar || data.isAlias(index)
  }

  /// Writes a struct around a value of another type.
  private func writeWrapper(
    of index: Int32, _ name: String, acceptsNull: Bool, to writer: inout SwiftWriter
  ) {
    let content = swiftType(index, acceptsNull: acceptsNull)
    writer.block("\(access)struct \(name): Hashable, Sendable") { writer in
      writer.line("\(access)var value: \(content)")
      writer.blankLine()
      writer.block("\(access)init(_ value: \(content))") { $0.line("self.value = value") }
      writeJSON(to: &writer)
      writer.blankLine()
      writer.block("fileprivate func write(to text: inout JSONText)") { writer in
        writer.line(writing(index, of: "self.value", acceptsNull: acceptsNull))
      }
    }
  }

  /// Writes a struct or an enum.
  ///
  /// - Parameter isDeclared: Whether it is declared in the enum for such types, and not inside of
  ///   a type.
  private func writeType(
    _ index: Int32, _ name: String, isDeclared: Bool, to writer: inout SwiftWriter
  ) {
    switch data.node(index).form {
    case .enumeration:
      writer.block("\(access)enum \(name): String, CaseIterable, Sendable") { writer in
        let values = type.enumValues(DataType.ID(index))
        let cases = uniqueSwiftNames(values, as: SwiftIdentifier.dataMember)
        for (name, value) in zip(cases, values) { writer.rawCase(name, value) }
        if isDeclared { writeJSON("$0.string(self.rawValue)", to: &writer) }
      }
    case .discriminator where data.node(index).memberCount == 0:
      // An enum without cases would cause warnings where it is used.
      writer.block("\(access)struct \(name): Hashable, Sendable") { writer in
        writer.line("private init() {}")
        if isDeclared { writeJSON(to: &writer) }
        writer.blankLine()
        writer.line("fileprivate func write(to text: inout JSONText) {}")
      }
    case .discriminator:
      writer.block("\(access)enum \(name): Hashable, Sendable") { writer in
        writeChoices(index, isDeclared: isDeclared, to: &writer)
      }
    default:
      writer.block("\(access)struct \(name): Hashable, Sendable") { writer in
        writeStruct(index, isDeclared: isDeclared, to: &writer)
      }
    }
  }

  private func writeJSON(_ content: String = "write(to: &$0)", to writer: inout SwiftWriter) {
    writer.blankLine()
    writer.comment("The value as JSON, in UTF-8.")
    writer.block("\(access)var json: [UInt8]") { $0.line("JSONText.bytes { \(content) }") }
  }

  // MARK: Structs

  /// A property, or a case with its value.
  private struct Member {
    let name: String
    /// The name in Swift, not escaped.
    let identifier: String
    let node: Int32
    let isOptional: Bool
    let isIndirect: Bool
    /// The type; that of a property which may be absent is optional.
    let swiftType: String
  }

  private func writeStruct(
    _ index: Int32, isDeclared: Bool, to writer: inout SwiftWriter
  ) {
    let (members, inner) = members(of: index)
    for member in members {
      writeDescription(of: member.node, to: &writer)
      writer.line(
        (member.isIndirect ? "@Indirect " : "") + access
          + "var \(SwiftIdentifier.escaped(member.identifier)): \(member.swiftType)")
    }
    writer.blankLine()
    writeInitializer(of: members, to: &writer)
    if isDeclared { writeJSON(to: &writer) }
    writer.blankLine()
    writer.block("fileprivate func write(to text: inout JSONText)") { writer in
      writer.line("text.beginObject()")
      if let tag = tag(of: index) {
        writer.line("text.key(\(swiftLiteral(tag.name)))")
        writer.line("text.string(\(swiftLiteral(tag.value)))")
      }
      for member in members { writeWriting(of: member, to: &writer) }
      writer.line("text.endObject()")
    }
    for type in inner { writeInner(type, to: &writer) }
  }

  /// The property with its value that distinguishes a struct from others of its enum.
  private func tag(of index: Int32) -> (name: String, value: String)? {
    let node = data.node(index)
    guard node.step == .mapping, node.parent >= 0, node.name >= 0,
      let tag = type.tag(DataType.ID(node.parent))
    else { return nil }
    return (tag, type.names[node.name])
  }

  private func writeInitializer(of members: [Member], to writer: inout SwiftWriter) {
    let parameters = members.map { member in
      "\(SwiftIdentifier.declaredLabel(member.identifier)): \(member.swiftType)"
        + (member.isOptional ? " = nil" : "")
    }
    writer.list("\(access)init", parameters, end: " {")
    writer.indented { writer in
      for member in members {
        writer.line("self.\(member.identifier) = \(SwiftIdentifier.escaped(member.identifier))")
      }
    }
    writer.line("}")
  }

  private func writeWriting(of member: Member, to writer: inout SwiftWriter) {
    let key = "text.key(\(swiftLiteral(member.name)))"
    let value = "self.\(member.identifier)"
    guard member.isOptional else {
      writer.line(key)
      // A struct that needs itself has no values; a direct call would be an endless recursion.
      let isHidden = member.isIndirect && !data.isOptional(member.node)
      return writer.line(
        isHidden
          ? "text.optional(\(value)) { $1.write(to: &$0) }" : writing(member.node, of: value))
    }
    writer.block("if let value = \(value)") { writer in
      writer.line(key)
      writer.line(writing(member.node, of: "value"))
    }
  }

  /// Returns the properties of a struct or the cases of an enum, and the types that are declared
  /// inside of it.
  private func members(of index: Int32) -> (members: [Member], inner: [Inner]) {
    let parts = data.parts(index)
    let identifiers = uniqueSwiftNames(parts.map { $0.name }, as: SwiftIdentifier.dataMember)
    let contents = parts.compactMap { part in innerType(of: part.node, named: part.name) }
    let types = uniqueSwiftNames(
      contents.map { $0.name }, besides: Set(identifiers), as: SwiftIdentifier.dataType)
    let inner = zip(contents, types).map { content, type in
      Inner(node: content.node, identifier: type, name: content.owner)
    }
    let names = Dictionary(firstOf: inner.map { ($0.node, SwiftIdentifier.escaped($0.identifier)) })
    let required = data.node(index).requiredCount
    let isStruct = data.node(index).form == .properties
    let members = zip(parts, identifiers).enumerated().map { place, element in
      let (part, identifier) = element
      let isOptional = isStruct && place >= required
      return Member(
        name: part.name, identifier: identifier, node: part.node, isOptional: isOptional,
        isIndirect: data.indirect.contains(part.member),
        swiftType: swiftType(part.node, names) + (isOptional ? "?" : ""))
    }
    return (members, inner)
  }

  // MARK: Types inside of types

  /// A type that is declared inside of the type that uses it.
  private struct Inner {
    let node: Int32
    let identifier: String
    /// The name of the property or mapping that it is for.
    let name: String
  }

  /// Returns the type that is declared for a property; nil if there is none.
  private func innerType(of index: Int32, named name: String) -> SwiftDataType.DeepType? {
    let part = data.leaf(SwiftDataType.DeepType(node: index, owner: name, name: name))
    let isType = DataForm.nominal.contains(data.node(part.node).form)
    return isType && data.paths[part.node] == nil ? part : nil
  }

  private func writeInner(_ inner: Inner, to writer: inout SwiftWriter) {
    writer.blankLine()
    writeComment("A value in `\(inner.name)`.", of: inner.node, to: &writer)
    writeType(
      inner.node, SwiftIdentifier.escaped(inner.identifier), isDeclared: false, to: &writer)
  }

  // MARK: Enums

  private func writeChoices(_ index: Int32, isDeclared: Bool, to writer: inout SwiftWriter) {
    let (members, inner) = members(of: index)
    for member in members {
      writeDescription(of: member.node, to: &writer)
      writer.line("case \(SwiftIdentifier.escaped(member.identifier))(\(member.swiftType))")
    }
    if isDeclared { writeJSON(to: &writer) }
    writer.blankLine()
    writer.block("fileprivate func write(to text: inout JSONText)") { writer in
      writer.line("switch self {")
      for member in members {
        let name = SwiftIdentifier.escaped(member.identifier)
        writer.line("case .\(name)(let value): value.write(to: &text)")
      }
      writer.line("}")
    }
    for type in inner { writeInner(type, to: &writer) }
  }

  // MARK: Comments

  private func writeComment(_ summary: String, of index: Int32, to writer: inout SwiftWriter) {
    writer.comment(summary)
    guard let text = type.metadata(DataType.ID(index))?.description,
      text.contains(where: { !$0.isWhitespace })
    else { return }
    writer.comment("")
    writeDescription(of: index, to: &writer)
  }

  /// Writes the description of a schema as a comment.
  private func writeDescription(of index: Int32, to writer: inout SwiftWriter) {
    guard let text = type.metadata(DataType.ID(index))?.description else { return }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
      .map { line in line.lastIndex { !$0.isWhitespace }.map { String(line[...$0]) } ?? "" }
    let end = lines.lastIndex { !$0.isEmpty } ?? -1
    for line in lines.prefix(end + 1).drop(while: { $0.isEmpty }) { writer.comment(line) }
  }
}
