extension ExpressionTree {
  /// The expression with parentheses around everything that is composed. Parsing it gives the same
  /// tree. Takes quadratic time if the expression is nested deeply.
  package var fullyParenthesized: String {
    var texts: [String] = []
    for index in nodes.indices {
      let count = Int(nodes[index].count)
      let parts = Array(texts.suffix(count))
      texts.removeLast(min(count, texts.count))
      texts.append(text(of: nodes[index].kind, parts))
    }
    return texts.last ?? ""
  }

  private func text(of kind: Kind, _ parts: [String]) -> String {
    func part(_ index: Int) -> String { parts.indices.contains(index) ? parts[index] : "" }
    func call(_ name: String, _ arguments: ArraySlice<String>) -> String {
      "\(name)(\(arguments.joined(separator: ", ")))"
    }
    switch kind {
    case .invalid: return "?"
    case .null: return "null"
    case .bool(let value): return "\(value)"
    case .integer(let index): return "\(integers[Int(index)])"
    case .double(let index): return doubleText(doubles[Int(index)])
    case .string(let index): return Self.literal(strings[Int(index)])
    case .name(let name), .binding(let name): return quotedName(name, isField: false)
    case .field(let name): return "(\(part(0)).\(quotedName(name, isField: true)))"
    case .optionalField(let name): return "(\(part(0)).?\(quotedName(name, isField: true)))"
    case .has(let name): return "has(\(part(0)).\(quotedName(name, isField: true)))"
    case .index: return "(\(part(0))[\(part(1))])"
    case .optionalIndex: return "(\(part(0))[?\(part(1))])"
    case .function(let name): return call(names[Int(name)], parts[...])
    case .method(let name): return "(\(part(0)).\(call(names[Int(name)], parts.dropFirst())))"
    case .macro(let macro): return "(\(part(0)).\(call(macro.rawValue, parts.dropFirst())))"
    case .unary(let unary): return "(\(unary.symbol) \(part(0)))"
    case .binary(let binary): return "(\(part(0)) \(binary.symbol) \(part(1)))"
    case .conditional: return "(\(part(0)) ? \(part(1)) : \(part(2)))"
    case .list: return "[\(parts.joined(separator: ", "))]"
    case .map:
      let entries = stride(from: 0, to: parts.count - 1, by: 2).map {
        "\(parts[$0]): \(parts[$0 + 1])"
      }
      return "{\(entries.joined(separator: ", "))}"
    }
  }

  /// Doubles are written so that they do not read as integers.
  private func doubleText(_ value: Double) -> String {
    let text = "\(value)"
    return text.contains(where: { $0 == "." || $0 == "e" }) ? text : text + ".0"
  }

  private func quotedName(_ index: Int32, isField: Bool) -> String {
    let name = names[Int(index)]
    let isPlain =
      name.utf8.allSatisfy {
        ($0 | 0x20) &- 0x61 <= 25 || $0 &- 0x30 <= 9 || $0 == UInt8(ascii: "_")
      } && !name.isEmpty && name.utf8.first.map { $0 &- 0x30 > 9 } == true
    let reserved = isField ? ReservedWords.literals : ReservedWords.all
    // `not` before a value is read as an operator of another language.
    return isPlain && !reserved.contains(name) && name != "not" ? name : "`\(name)`"
  }

  /// Returns a string as a literal of the language.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}

extension ExpressionTree {
  /// Whether two trees have the same structure, apart from where their parts are written.
  package func isSame(as other: ExpressionTree) -> Bool {
    guard count == other.count else { return false }
    for (own, others) in zip(nodes, other.nodes) {
      guard own.first == others.first, own.count == others.count else { return false }
      switch (own.kind, others.kind) {
      case (.integer(let a), .integer(let b)):
        guard integers[Int(a)] == other.integers[Int(b)] else { return false }
      case (.double(let a), .double(let b)):
        guard doubles[Int(a)] == other.doubles[Int(b)] else { return false }
      case (.string(let a), .string(let b)):
        guard strings[Int(a)].unicodeScalars.elementsEqual(other.strings[Int(b)].unicodeScalars)
        else { return false }
      case (.name(let a), .name(let b)), (.binding(let a), .binding(let b)),
        (.field(let a), .field(let b)), (.optionalField(let a), .optionalField(let b)),
        (.has(let a), .has(let b)), (.function(let a), .function(let b)),
        (.method(let a), .method(let b)):
        guard names[Int(a)] == other.names[Int(b)] else { return false }
      default: guard own.kind == others.kind else { return false }
      }
    }
    return true
  }
}
