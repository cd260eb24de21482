/// A value of a screen file, as the builder keeps it until it is written.
enum DescribedValue: Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(ScreenText)
  /// Text without substitutions, such as a route. It is written as it is.
  case keyword(String)
  /// JSON of the caller. It is written as it is.
  case json([UInt8])
  case array([DescribedValue])
  case object([DescribedMember])
  case component(ComponentDescription)

  static func scalar(_ value: ScalarValue) -> DescribedValue {
    switch value {
    case .string(let text): .text(ScreenText(text))
    case .number(let number): .number(number)
    case .boolean(let flag): .boolean(flag)
    }
  }

  static func components(_ components: [ComponentDescription]) -> DescribedValue {
    .array(components.map { .component($0) })
  }

  /// Whether the value uses the parameter for a dollar sign. Linear in the value.
  var needsDollar: Bool {
    switch self {
    case .null, .boolean, .number, .keyword, .json: false
    case .text(let text): text.needsDollar
    case .array(let values): values.contains { $0.needsDollar }
    case .object(let members): members.contains { $0.value.needsDollar }
    case .component(let component): component.needsDollar
    }
  }
}

/// A key with its value.
struct DescribedMember: Sendable {
  let key: String
  var value: DescribedValue

  init(_ key: String, _ value: DescribedValue) {
    self.key = key
    self.value = value
  }
}

extension [DescribedMember] {
  /// Sets a key. A key that is already there keeps its position.
  mutating func set(_ key: String, _ value: DescribedValue) {
    if let place = firstIndex(where: { $0.key == key }) {
      self[place].value = value
    } else {
      append(DescribedMember(key, value))
    }
  }
}

extension JSONWriter {
  mutating func write(_ value: DescribedValue) {
    switch value {
    case .null: null()
    case .boolean(let flag): bool(flag)
    case .number(let value): number(value)
    case .text(let text): string(text.written)
    case .keyword(let text): string(text)
    case .json(let bytes): verbatim(String(decoding: bytes, as: UTF8.self))
    case .array(let values):
      array { for value in values { $0.element { $0.write(value) } } }
    case .object(let members): object { $0.write(members) }
    case .component(let component): write(component)
    }
  }

  mutating func write(_ members: [DescribedMember]) {
    for member in members { self.member(member.key) { $0.write(member.value) } }
  }
}
