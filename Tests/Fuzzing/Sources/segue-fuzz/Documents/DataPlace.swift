import Foundation
import Segue

/// A value in data, according to Foundation.
struct DataPlace {
  let path: String
  /// The value as JSON.
  let json: String
  private let kind: Kind

  private enum Kind {
    case null, boolean, number, string
    case array(count: Int)
    case object(names: [String])

    init(of value: Any, json: String) {
      if let members = value as? [String: Any] {
        self = .object(names: members.keys.sorted())
      } else if let elements = value as? [Any] {
        self = .array(count: elements.count)
      } else {
        switch json {
        case "null": self = .null
        // In Foundation, booleans and numbers are of one class.
        case "true", "false": self = .boolean
        default: self = json.hasPrefix("\"") ? .string : .number
        }
      }
    }
  }

  private static let most = 300

  /// Returns the values in a file, each before those inside it, in the order of their names.
  static func all(in file: SourceFile) -> [DataPlace] {
    guard let value = foundationValue(file.bytes) else { return [] }
    var places: [DataPlace] = []
    add(value, at: "", to: &places)
    return places
  }

  private static func add(_ value: Any, at path: String, to places: inout [DataPlace]) {
    guard places.count < most,
      let data = try? JSONSerialization.data(
        withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
    else { return }
    let json = String(decoding: data, as: UTF8.self)
    let (members, elements) = (value as? [String: Any], value as? [Any])
    places.append(DataPlace(path: path, json: json, kind: Kind(of: value, json: json)))
    for (name, member) in (members ?? [:]).sorted(by: { $0.key < $1.key }) {
      add(member, at: path + "/" + escaped(name), to: &places)
    }
    for (index, element) in (elements ?? []).enumerated() {
      add(element, at: "\(path)/\(index)", to: &places)
    }
  }

  private static func escaped(_ name: String) -> String {
    name.replacingOccurrences(of: "~", with: "~0").replacingOccurrences(of: "/", with: "~1")
  }

  // MARK: Changes

  /// Returns a change of the value, mostly to another one of its kind.
  func change(_ variation: Int, of places: [DataPlace]) -> DataChange {
    func chosen(_ alternatives: [String]) -> DataChange {
      .replace(path, json: Array(alternatives[variation % alternatives.count].utf8))
    }
    if variation % 7 == 6 { return chosen(Self.values + [places[variation % places.count].json]) }
    switch kind {
    case .null: return chosen(Self.values)
    case .boolean: return chosen([json == "true" ? "false" : "true"])
    case .number: return chosen(Self.numbers)
    case .string: return chosen(Self.strings + places.filter { $0.isString }.map(\.json))
    case .array(let count):
      let element = places.first { $0.path == path + "/0" }?.json ?? "\"a\""
      return switch variation % 4 {
      case 0: .add(path + "/-", json: Array(element.utf8))
      case 1: .remove(path + "/\(max(0, count - 1))")
      case 2: .add(path + "/0", json: Array(element.utf8))
      default: .remove(path + "/0")
      }
    case .object(let names):
      let name = names.isEmpty ? "a" : names[variation % names.count]
      let place = path + "/" + Self.escaped(name)
      return switch variation % 3 {
      case 0: .remove(place)
      case 1: .add(place, json: Array((places.first { $0.path == place }?.json ?? "1").utf8))
      default: .add(path + "/b", json: Array(json.utf8))
      }
    }
  }

  private var isString: Bool {
    if case .string = kind { true } else { false }
  }

  private static let values = ["null", "7", "\"x\"", "[]", "{}", "true", "-0.5"]
  private static let numbers = [
    "0", "1", "-1", "2.5", "40", "255", "1e3", "3", "9007199254740993", "1e300", "12", "-0.0",
  ]
  private static let strings = [
    "\"\"", "\"Ada\"", "\"A text that is long enough for a second line on small devices\"",
    "\"\u{5E9}\u{5DC}\u{5D5}\u{5DD}\"", "\"wool.png\"", "\"42\"", "\"a\\nb\"", "\"#fff\"",
    "\"new\"",
    "\"text\"",
  ]
}
