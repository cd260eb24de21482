import Foundation

/// A JSON or JSON5 document read by Foundation.
indirect enum JSONTree: Decodable {
  case object([String: JSONTree])
  case array([JSONTree])
  case string(String)
  case number(Double)
  case null

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let array = try? container.decode([JSONTree].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: JSONTree].self))
    }
  }

  init(_ value: Any) {
    switch value {
    case let object as [String: Any]: self = .object(object.mapValues { JSONTree($0) })
    case let array as [Any]: self = .array(array.map { JSONTree($0) })
    case let string as String: self = .string(string)
    case let number as NSNumber: self = .number(number.doubleValue)
    default: self = .null
    }
  }

  static func read(_ bytes: [UInt8]) throws -> JSONTree {
    JSONTree(try JSONSerialization.jsonObject(with: Data(bytes)))
  }

  static func read(json5 bytes: [UInt8]) throws -> JSONTree {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    return try decoder.decode(JSONTree.self, from: Data(bytes))
  }

  subscript(key: String) -> JSONTree? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var keys: [String] { if case .object(let members) = self { members.keys.sorted() } else { [] } }
  var elements: [JSONTree] { if case .array(let elements) = self { elements } else { [] } }
  var string: String? { if case .string(let string) = self { string } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// A list of numbers, or a single number as a list.
  var numbers: [Double]? {
    if case .number(let number) = self { return [number] }
    guard case .array(let elements) = self else { return nil }
    let numbers = elements.compactMap(\.number)
    return numbers.count == elements.count ? numbers : nil
  }
}

/// Key values with linear interpolation between them, as all of the formats play them.
struct PlayedKeys {
  /// The ascending positions; at two equal ones the value jumps.
  var places: [Double]
  var values: [[Double]]

  init(_ places: [Double], _ values: [[Double]]) {
    self.places = places
    self.values = values
  }

  init(constant value: [Double]) { self.init([0], [value]) }

  func value(at place: Double) -> [Double] {
    guard let after = places.firstIndex(where: { $0 > place }) else { return values.last ?? [] }
    guard after > 0 else { return values[0] }
    let (from, to) = (after - 1, after)
    let share = (place - places[from]) / (places[to] - places[from])
    return zip(values[from], values[to]).map { $0 + ($1 - $0) * share }
  }
}

/// A layer read from an export: its properties by name, as functions of the share of the duration.
struct ReadLayer {
  var properties: [String: PlayedKeys] = [:]

  func value(_ name: String, at place: Double) -> [Double]? {
    properties[name]?.value(at: place)
  }
}
