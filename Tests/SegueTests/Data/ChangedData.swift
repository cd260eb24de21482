import Segue

/// Data that is changed beside a screen, as RFC 6902 specifies.
indirect enum JSONModel {
  case text(String)
  case number(String)
  case bool(Bool)
  case null
  case list([JSONModel])
  case object([(key: String, value: JSONModel)])

  var file: SourceFile { SourceFile(path: "data", text: json) }

  var json: String {
    switch self {
    // The texts of this test need no escapes.
    case .text(let text): "\"\(text)\""
    case .number(let text): text
    case .bool(let flag): "\(flag)"
    case .null: "null"
    case .list(let elements): "[" + elements.map(\.json).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\"\($0.key)\":\($0.value.json)" }.joined(separator: ",") + "}"
    }
  }

  // MARK: Random data

  static func feed(_ random: inout SeededRandom) -> JSONModel {
    var outfits: [JSONModel] = []
    for index in 0..<3 { outfits.append(outfit("\(index)", &random)) }
    var items: [JSONModel] = []
    for _ in 0..<3 { items.append(item(&random)) }
    return .object([
      ("title", words(&random)), ("greeting", words(&random)), ("gap", .number("8")),
      ("isDark", .bool(false)), ("outfits", .list(outfits)), ("items", .list(items)),
      ("tags", .list([.text("linen"), .text("none"), .text("wool")])),
      ("stock", .object([("linen", .number("3"))])), ("hint", .null),
    ])
  }

  static func outfit(_ id: String, _ random: inout SeededRandom) -> JSONModel {
    var members: [(key: String, value: JSONModel)] = [
      ("id", .text(id)), ("title", words(&random)), ("price", number(&random)),
      ("isSold", .bool(random.int(in: 0...2) == 0)), ("picture", picture(&random)),
    ]
    if Bool.random(using: &random) { members.append(("badge", badge(&random))) }
    return .object(members)
  }

  static func item(_ random: inout SeededRandom) -> JSONModel {
    switch random.int(in: 0...2) {
    case 0:
      .object([
        ("kind", .text("text")), ("text", words(&random)),
        ("size", .number("\(random.int(in: 8...20))")),
      ])
    case 1: .object([("kind", .text("outfit")), ("outfit", outfit("x", &random))])
    default: .object([("kind", .text("rest"))])
    }
  }

  static func words(_ random: inout SeededRandom) -> JSONModel {
    let words = ["linen", "wool", "Winterjacke", "a", "sold", "none", "very", "long"]
    return .text(
      (0...random.int(in: 0...6)).map { _ in words.randomElement(using: &random) ?? "" }
        .joined(separator: " "))
  }

  static func number(_ random: inout SeededRandom) -> JSONModel {
    .number(["0", "1", "19.5", "1e2", "249", "-3"].randomElement(using: &random) ?? "0")
  }

  static func picture(_ random: inout SeededRandom) -> JSONModel {
    .text(Bool.random(using: &random) ? "linen.png" : "wool.png")
  }

  static func badge(_ random: inout SeededRandom) -> JSONModel {
    .text(Bool.random(using: &random) ? "new" : "sale")
  }

  // MARK: Random changes

  mutating func change(_ random: inout SeededRandom) -> DataChange {
    random.int(in: 0...60) > 0 ? change(at: "", nil, &random) : renew(&random)
  }

  mutating func renew(_ random: inout SeededRandom) -> DataChange {
    self = .feed(&random)
    return .replace("", json: Array(json.utf8))
  }

  private mutating func change(
    at path: String, _ name: String?, _ random: inout SeededRandom
  ) -> DataChange {
    switch self {
    case .object(var members) where !members.isEmpty:
      if random.int(in: 0...25) == 0 {
        let key = ["badge", "note", "hint", "wool", "linen"].randomElement(using: &random) ?? ""
        let value = JSONModel.scalar(key, &random)
        if let index = members.firstIndex(where: { $0.key == key }) {
          members[index].value = value
        } else {
          members.append((key, value))
        }
        self = .object(members)
        return .add(path + "/" + key, json: Array(value.json.utf8))
      }
      let index = random.int(in: 0...members.count - 1)
      let key = members[index].key
      if random.int(in: 0...(key == "badge" || key == "note" ? 3 : 150)) == 0 {
        members.remove(at: index)
        self = .object(members)
        return .remove(path + "/" + key)
      }
      let change = members[index].value.change(at: path + "/" + key, key, &random)
      self = .object(members)
      return change
    case .list(var elements):
      if !elements.isEmpty, random.int(in: 0...4) > 0 {
        let index = random.int(in: 0...elements.count - 1)
        if random.int(in: 0...9) == 0 {
          elements.remove(at: index)
          self = .list(elements)
          return .remove("\(path)/\(index)")
        }
        let change = elements[index].change(at: "\(path)/\(index)", name, &random)
        self = .list(elements)
        return change
      }
      let index = random.int(in: 0...elements.count)
      let value: JSONModel =
        switch name {
        case "outfits": .outfit("\(random.int(in: 3...9))", &random)
        case "items": .item(&random)
        default: .words(&random)
        }
      elements.insert(value, at: index)
      self = .list(elements)
      return .add(
        index == elements.count - 1 && Bool.random(using: &random)
          ? "\(path)/-" : "\(path)/\(index)", json: Array(value.json.utf8))
    default:
      self = .scalar(name ?? "", &random)
      return .replace(path, json: Array(json.utf8))
    }
  }

  /// Returns another value of a name, rarely a wrong one.
  private static func scalar(_ name: String, _ random: inout SeededRandom) -> JSONModel {
    guard random.int(in: 0...80) > 0 else {
      let wrong = [JSONModel.null, .number("1.5"), .bool(true), .text("silk.png"), .list([])]
      return wrong.randomElement(using: &random) ?? .null
    }
    return switch name {
    case "price": number(&random)
    case "gap", "size", "linen", "wool": .number("\(random.int(in: 0...30))")
    case "isSold", "isDark": .bool(Bool.random(using: &random))
    case "picture":
      random.int(in: 0...3) > 0 ? picture(&random) : .text("https://a.example/b.jpg")
    case "badge": badge(&random)
    case "kind": .text(["text", "outfit", "rest"].randomElement(using: &random) ?? "")
    case "id": .text("\(random.int(in: 0...9))")
    case "hint": random.int(in: 0...2) == 0 ? .null : words(&random)
    default: words(&random)
    }
  }
}
