import Foundation
import Segue

/// The values in data, according to Foundation, and changes of them.
struct DataPlaces {
  private let all: [DataPlace]
  private let scalars: [DataPlace]
  /// Values as JSON by their paths without indices, which mostly have one type.
  private var kin: [String: [String]] = [:]

  /// Reads the values of a file, and those of others that may replace them.
  init(_ file: SourceFile, others: SourceFile) {
    all = DataPlace.all(in: file)
    scalars = all.filter(\.isScalar)
    for place in all + DataPlace.all(in: others) where place.isScalar {
      kin[place.kinship, default: []].append(place.json)
    }
  }

  var count: Int { all.count }

  /// Returns the changes of a step. The steps are spread over the data, and mostly change scalars.
  func changes(_ step: Int, of count: Int) -> [DataChange] {
    let variation = step + all.count
    if step % 5 == 4 || scalars.isEmpty {
      return [all[step * all.count / count].change(variation)]
    }
    var changes = [change(scalars[step * scalars.count / count], variation)]
    if step % 4 == 3 {
      changes.append(change(scalars[variation * 7 % scalars.count], step))
    }
    return changes
  }

  private func change(_ place: DataPlace, _ variation: Int) -> DataChange {
    let others = (kin[place.kinship] ?? []).filter { $0 != place.json }
    guard variation % 3 > 0, !others.isEmpty else { return place.change(variation) }
    return .replace(place.path, json: Array(others[variation % others.count].utf8))
  }
}

/// A value in data.
struct DataPlace {
  let path: String
  /// The path without the indices of elements.
  let kinship: String
  /// The value as JSON.
  let json: String
  private let kind: Kind

  private enum Kind {
    case null, boolean, number, string
    case array(count: Int, first: String?)
    case object(names: [String], first: String?)

    init(of value: Any, json: String) {
      if let members = value as? [String: Any] {
        let names = members.keys.sorted()
        self = .object(names: names, first: names.first.flatMap { written(members[$0]) })
      } else if let elements = value as? [Any] {
        self = .array(count: elements.count, first: written(elements.first))
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
    add(value, at: "", kinship: "", to: &places)
    return places
  }

  private static func add(
    _ value: Any, at path: String, kinship: String, to places: inout [DataPlace]
  ) {
    guard places.count < most, let json = written(value) else { return }
    places.append(
      DataPlace(path: path, kinship: kinship, json: json, kind: Kind(of: value, json: json)))
    let members = value as? [String: Any] ?? [:]
    for (name, member) in members.sorted(by: { $0.key < $1.key }) {
      let token = "/" + escaped(name)
      add(member, at: path + token, kinship: kinship + token, to: &places)
    }
    for (index, element) in (value as? [Any] ?? []).enumerated() {
      add(element, at: "\(path)/\(index)", kinship: kinship + "/", to: &places)
    }
  }

  private static func escaped(_ name: String) -> String {
    name.replacingOccurrences(of: "~", with: "~0").replacingOccurrences(of: "/", with: "~1")
  }

  var isScalar: Bool {
    switch kind {
    case .null, .boolean, .number, .string: true
    case .array, .object: false
    }
  }

  /// Returns a change of the value, mostly to another one of its kind.
  func change(_ variation: Int) -> DataChange {
    func chosen(_ alternatives: [String]) -> DataChange {
      .replace(path, json: Array(alternatives[variation % alternatives.count].utf8))
    }
    if variation % 11 == 10 { return chosen(Self.values) }
    switch kind {
    case .null: return chosen(Self.values)
    case .boolean: return chosen([json == "true" ? "false" : "true"])
    case .number: return chosen(Self.numbers)
    case .string: return chosen(Self.strings)
    case .array(let count, let first):
      let element = Array((first ?? "\"a\"").utf8)
      return switch variation % 4 {
      case 0: .add(path + "/-", json: element)
      case 1: .remove(path + "/\(max(0, count - 1))")
      case 2: .add(path + "/0", json: element)
      default: .remove(path + "/0")
      }
    case .object(let names, let first):
      let name = Self.escaped(names.isEmpty ? "a" : names[variation % names.count])
      return switch variation % 3 {
      case 0: .remove(path + "/" + name)
      case 1: .add(path + "/" + Self.escaped(names.first ?? "a"), json: Array((first ?? "1").utf8))
      default: .add(path + "/b", json: Array((first ?? "1").utf8))
      }
    }
  }

  private static let values = ["null", "7", "\"x\"", "[]", "{}", "true", "-0.5"]
  private static let numbers = [
    "0", "1", "40", "3", "12", "2.5", "7", "100", "-1", "9007199254740993", "2", "1e300", "-0.0",
    "1e1",
  ]
  private static let strings = [
    "\"\"", "\"Ada\"", "\"A text that is long enough for a second line on small devices\"",
    "\"\u{5E9}\u{5DC}\u{5D5}\u{5DD}\"", "\"wool.png\"", "\"42\"", "\"a\\nb\"", "\"#fff\"",
    "\"\\ud83d\\ude00\"",
    "\"$\"",
  ]
}

/// Returns a value of Foundation as JSON.
private func written(_ value: Any?) -> String? {
  guard let value,
    let data = try? JSONSerialization.data(
      withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
  else { return nil }
  return String(decoding: data, as: UTF8.self)
}
