import Segue

/// Writes a document that mostly conforms to a schema; the bytes of an input choose which one.
///
/// Names come from a small set, so that links match screens, uses match components and hero keys
/// match their partners. Occasionally a value violates the schema.
struct DocumentWriter {
  private var source: ByteSource
  private let file: SchemaFile
  private(set) var bytes: [UInt8] = []
  private var depth = 0
  /// The number of values that may still be written with optional members.
  private var room = 400
  /// The screen's or component's name in the document.
  private let name: String

  /// Writes a document and consumes the decisions from `source`.
  static func document(
    _ file: SchemaFile, named name: String, from source: inout ByteSource
  ) -> [UInt8] {
    var writer = DocumentWriter(source: source, file: file, name: name)
    writer.write(file.root, key: "")
    source = writer.source
    return writer.bytes
  }

  private init(source: ByteSource, file: SchemaFile, name: String) {
    self.source = source
    self.file = file
    self.name = name
  }

  private var isModest: Bool { source.isExhausted || depth > 24 || room <= 0 }

  private mutating func append(_ text: String) { bytes += text.utf8 }

  private mutating func write(_ schema: Schema, key: String) {
    room -= 1
    if source.happens(1) {
      append(source.choice(Words.strayValues))
      return
    }
    let schema = file.resolved(schema)
    if !schema.values.isEmpty {
      append(source.choice(schema.values))
      return
    }
    let choices = schema.alternatives.filter {
      $0.type != nil || $0.reference != nil || !$0.values.isEmpty || !$0.alternatives.isEmpty
    }
    if !choices.isEmpty {
      write(isModest ? choices[0] : source.choice(choices), key: key)
      return
    }
    switch schema.type {
    case "object": writeObject(schema, key: key)
    case "array": writeArray(schema, key: key)
    case "number", "integer":
      append(
        source.happens(24) ? source.choice(schema.bounds + ["0"]) : source.choice(Words.numbers))
    case "boolean": append(source.choice(["true", "false"]))
    case "string": writeString(key: key, pattern: schema.pattern)
    default: writeAnything(key: key)
    }
  }

  // MARK: Objects and arrays

  private mutating func writeObject(_ schema: Schema, key: String) {
    depth += 1
    defer { depth -= 1 }
    append("{")
    var isFirst = true
    var said: [String: String] = [:]
    let alternative = schema.alternatives.isEmpty ? [] : source.choice(schema.alternatives).required
    let excluded = schema.alternatives.flatMap(\.required).filter { !alternative.contains($0) }
    write(
      schema.members.filter { !excluded.contains($0.key) }, schema.required + alternative, &isFirst,
      &said)
    for condition in schema.conditions {
      guard let value = said[condition.key],
        condition.values.contains(value) != condition.isNegated
      else { continue }
      let more = file.resolved(condition.schema)
      // Properties that the condition describes further are already written.
      write(more.members.filter { said[$0.key] == nil }, more.required, &isFirst, &said)
      if let others = more.others { writeOthers(others, key: key, &isFirst) }
    }
    if let others = schema.others { writeOthers(others, key: key, &isFirst) }
    append("}")
  }

  private mutating func write(
    _ members: [Schema.Member], _ required: [String], _ isFirst: inout Bool,
    _ said: inout [String: String]
  ) {
    let chosen = chosen(members, required)
    for member in members where chosen.contains(member.key) {
      writeKey(member.key, &isFirst)
      let start = bytes.count
      write(member.schema, key: member.key)
      said[member.key] = String(decoding: bytes[start...], as: UTF8.self)
    }
  }

  /// Returns the keys to write: a few random ones of many members, or each of a few members
  /// independently.
  private mutating func chosen(_ members: [Schema.Member], _ required: [String]) -> Set<String> {
    var chosen = Set(required)
    if source.happens(1), let key = required.first { chosen.remove(key) }
    guard !isModest else { return chosen }
    if members.count > 16 {
      for _ in 0..<source.below(8) { chosen.insert(source.choice(members).key) }
    } else {
      for member in members where source.happens(Words.usual.contains(member.key) ? 208 : 56) {
        chosen.insert(member.key)
      }
    }
    return chosen
  }

  private mutating func writeOthers(_ schema: Schema, key: String, _ isFirst: inout Bool) {
    guard !isModest else { return }
    var used: Set<String> = []
    for _ in 0..<source.below(4) {
      let name = source.choice(Words.names(ofMembersIn: key))
      guard used.insert(name).inserted else { continue }
      writeKey(name, &isFirst)
      write(schema, key: key)
    }
  }

  private mutating func writeKey(_ key: String, _ isFirst: inout Bool) {
    if !isFirst { append(",") }
    isFirst = false
    append("\"\(key)\":")
  }

  private mutating func writeArray(_ schema: Schema, key: String) {
    depth += 1
    defer { depth -= 1 }
    append("[")
    let count = max(schema.leastItems, isModest ? 0 : source.below(5))
    for index in 0..<count {
      if index > 0 { append(",") }
      if let items = schema.items { write(items, key: key) } else { writeAnything(key: key) }
    }
    append("]")
  }

  private mutating func writeAnything(key: String) {
    switch source.below(4) {
    case 0: writeString(key: key, pattern: nil)
    case 1: append(source.choice(Words.numbers))
    case 2: append("{\"a\":[1,null,\"\\u0000\"]}")
    default: append("true")
    }
  }

  // MARK: Strings

  private mutating func writeString(key: String, pattern: String?) {
    if (key == "screen" || key == "component") && depth == 1 && !source.happens(8) {
      append("\"\(name)\"")
      return
    }
    var text = source.choice(Words.strings(for: key, isPercentage: pattern?.contains("%") ?? false))
    if source.happens(8) {
      let times = 1 << source.below(10)
      text = String(repeating: text, count: min(times, 4096 / max(1, text.utf8.count) + 1))
    }
    var writer = JSONWriter()
    writer.string(text)
    bytes += writer.bytes
  }
}
