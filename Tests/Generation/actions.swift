// Reads the custom actions and events of the nasty project, whose folder is the argument, by the
// generated code: see `check`. What Foundation reads of the same properties is what they should be.

import Foundation

@main
struct Actions {
  static func main() throws {
    let file = URL(filePath: CommandLine.arguments[1]).appending(path: "screens/001.json")
    var generator = SystemRandomNumberGenerator()
    var (read, wrong) = (0, 0)
    for (isEvent, name, properties) in actions(in: try json(Data(contentsOf: file))) {
      let text = try properties.map { String(decoding: try bytes($0), as: UTF8.self) }
      let found = isEvent ? payload(of: event(name, text)) : payload(of: action(name, text))
      let expected = try (properties ?? [:]).values.filter { !($0 is NSNull) }.map(canonical)
      read += 1
      if found.map({ $0.sorted() }) != expected.sorted() {
        wrong += 1
        print("\(name.debugDescription) with \(text ?? "nothing") is read as \(found ?? [])")
      }
      // Damaged texts are read as nothing, or as something, and never trap.
      for _ in 0..<50 {
        var damaged = Array((text ?? "{}").utf8)
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let place = Int.random(in: 0..<damaged.count, using: &generator)
          damaged[place] = Array("{}[]\",:\\u0e-1 \n".utf8).randomElement(using: &generator) ?? 0
        }
        let text = String(decoding: damaged, as: UTF8.self)
        _ = isEvent ? payload(of: event(name, text)) : payload(of: action(name, text))
      }
    }
    for depth in [100, 100_000] {
      let text = #"{"a": "# + String(repeating: "[", count: depth)
      if action("12", text) != nil { wrong += 1 }
    }
    print("\(read) actions and events are read with their properties: \(wrong) wrong")
    exit(wrong == 0 && read > 150 ? 0 : 1)
  }

  static func action(_ name: String, _ text: String?) -> NastyInternal.CustomAction? {
    NastyInternal.CustomAction(name: name, properties: text)
  }

  static func event(_ name: String, _ text: String?) -> NastyInternal.TrackingEvent? {
    NastyInternal.TrackingEvent(name: name, properties: text)
  }

  /// The actions in a screen's file that are the app's own.
  static func actions(
    in value: Any
  ) -> [(isEvent: Bool, name: String, properties: [String: Any]?)] {
    switch value {
    case let values as [Any]: return values.flatMap(actions)
    case let object as [String: Any]:
      if let type = object["type"] as? String, ["custom", "track"].contains(type),
        let name = (object["name"] ?? object["event"]) as? String
      {
        return [(type == "track", name, object["properties"] as? [String: Any])]
      }
      return object.values.flatMap(actions)
    default: return []
    }
  }

  static func json(_ data: Data) throws -> Any {
    try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
  }

  static func bytes(_ value: Any) throws -> Data {
    try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed])
  }

  static func canonical(_ value: Any) throws -> String {
    String(decoding: try bytes(value), as: UTF8.self)
  }

  /// The values that a case has, except nil and null, as JSON; nil without a case.
  static func payload(of value: Any?) -> [String]? {
    guard let value else { return nil }
    switch value {
    case let any as NastyInternal.JSON:
      return any == .null
        ? [] : [(try? canonical(json(Data(any.json)))) ?? "wrong: \(any)"]
    case is String, is Double, is Bool: return [(try? canonical(value)) ?? "wrong: \(value)"]
    default: return Mirror(reflecting: value).children.flatMap { payload(of: $0.value) ?? [] }
    }
  }
}
