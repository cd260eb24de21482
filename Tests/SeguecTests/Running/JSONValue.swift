import Foundation

/// A JSON value decoded by Foundation, independently of the library.
enum JSONValue: Decodable, Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(_ text: String) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // A failing attempt is the slowest, so the most frequent kinds come first.
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode([String: JSONValue].self) {
      self = .object(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .boolean(try container.decode(Bool.self))
    }
  }

  /// Returns the member for `key`, or null.
  subscript(key: String) -> JSONValue {
    if case .object(let members) = self { members[key] ?? .null } else { .null }
  }

  /// Returns the element at `index`, or null.
  subscript(index: Int) -> JSONValue {
    if case .array(let elements) = self, elements.indices.contains(index) {
      elements[index]
    } else {
      .null
    }
  }

  var keys: Set<String> { if case .object(let members) = self { Set(members.keys) } else { [] } }
  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var string: String? { if case .string(let value) = self { value } else { nil } }
  var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

  /// The members `x`, `y`, `width` and `height`, if there are no others and all are numbers.
  var rect: [Double]? {
    guard keys == ["x", "y", "width", "height"] else { return nil }
    let numbers = ["x", "y", "width", "height"].compactMap { self[$0].number }
    return numbers.count == 4 ? numbers : nil
  }
}
