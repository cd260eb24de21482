/// Returns an expression in which some parts are replaced by other ones or put into functions, or
/// nil if only bytes are to be mutated.
func mutatedExpression(
  _ text: [UInt8], room: Int, _ random: inout MutationRandom
) -> [UInt8]? {
  guard random.below(5) > 0 else { return nil }
  var text = text
  for _ in 0...random.below(3) {
    let parts = expressionParts(text)
    guard !parts.isEmpty else { break }
    let first = random.below(parts.count)
    let last = min(parts.count - 1, first + random.below(4))
    let range = parts[first].lowerBound..<parts[random.below(2) == 0 ? first : last].upperBound
    switch random.below(6) {
    case 0: text.replaceSubrange(range, with: text[random.choice(parts)])
    case 1: text.replaceSubrange(range, with: Array(random.choice(Words.operands).utf8))
    case 2: text.removeSubrange(range)
    case 3:
      text.insert(contentsOf: Array(random.choice(Words.operators).utf8), at: range.upperBound)
    default:
      // The part in the place of each `_`.
      let part = text[range]
      let frame = random.choice(Words.functions).utf8
      text.replaceSubrange(
        range, with: frame.flatMap { $0 == UInt8(ascii: "_") ? Array(part) : [$0] })
    }
  }
  return text.isEmpty || text.count > room ? nil : text
}

/// Returns a screen with data in which an expression is mutated, or else any value.
func mutatedData(_ text: [UInt8], room: Int, _ random: inout MutationRandom) -> [UInt8]? {
  let expressions = random.below(2) == 0 ? expressionRanges(text) : []
  guard !expressions.isEmpty else { return mutatedJSON(text, room: room, &random) }
  let place = random.choice(expressions)
  guard let changed = mutatedExpression(Array(text[place]), room: room, &random) else { return nil }
  return text[..<place.lowerBound] + changed + text[place.upperBound...]
}

/// Returns the ranges of what may be an expression: between `${` and `}`, and all of a string with a
/// point or a call.
private func expressionRanges(_ text: [UInt8]) -> [Range<Int>] {
  var ranges: [Range<Int>] = []
  var start: Int?
  for (index, byte) in text.enumerated() {
    switch byte {
    case UInt8(ascii: "\""):
      if let begin = start, begin < index,
        text[begin..<index].contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "(") })
      {
        ranges.append(begin..<index)
      }
      start = index + 1
    case UInt8(ascii: "{") where index > 0 && text[index - 1] == UInt8(ascii: "$"):
      start = index + 1
    case UInt8(ascii: "}"):
      if let begin = start, begin < index, begin > 1, text[begin - 2] == UInt8(ascii: "$") {
        ranges.append(begin..<index)
      }
    default: break
    }
  }
  return ranges
}

/// Returns the ranges of names with their fields, numbers, texts and signs.
private func expressionParts(_ text: [UInt8]) -> [Range<Int>] {
  func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
  var parts: [Range<Int>] = []
  var index = 0
  while index < text.count {
    let start = index
    let byte = text[index]
    index += 1
    if isWord(byte) {
      while index < text.count, isWord(text[index]) { index += 1 }
    } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
      while index < text.count, text[index] != byte { index += 1 }
      index = min(index + 1, text.count)
    }
    if byte != UInt8(ascii: " ") { parts.append(start..<index) }
  }
  return parts
}

extension Words {
  fileprivate static let operands = [
    "data", "data.name", "data.n", "data.d", "data.yes", "data.any", "data.kind", "data.nick",
    "data.xs", "data.names", "data.matrix", "data.maybe", "data.outfits", "data.o", "data.m",
    "data.tagged", "item", "x", "0", "1", "-1", "7", "0x1F", "2.5", "1e308", "9223372036854775807",
    "-9223372036854775808", "true", "null", "''", "'a'", "'linen'", "'''b'''", "r'\\d'", "[]", "{}",
    "[1, 2]", "{'a': 1}", "b'a'", "1u", "`a-b`", "data.o.?badge", "data.xs[?0]", "data.m[?'a']",
  ]

  fileprivate static let operators = [
    " + ", " - ", " * ", " / ", " % ", " == ", " != ", " < ", " <= ", " > ", " >= ", " in ", " && ",
    " || ", " ? ", " : ", ", ", ".", ".?", "[", "[?", "]", "(", ")", "!", "-", "{", "}", "// ",
  ]

  fileprivate static let functions = [
    "(_)", "_ + _", "[_]", "[_, _]", "{'a': _}", "size(_)", "string(_)", "int(_)", "double(_)",
    "has(_)", "!(_)", "-(_)", "_.size()", "_.contains(_)", "_.startsWith('a')", "_.endsWith(_)",
    "_.all(x, x == _)", "_.exists(x, _ == x)", "_.exists_one(x, x == x)", "_.filter(x, x != _)",
    "_.map(x, _)", "_.map(x, x)", "_.map(x, x == x, [x])", "_.orValue(_)", "_.or(_)",
    "_.hasValue()", "_.optMap(x, x)", "_.optFlatMap(x, _)", "_ ? _ : _", "_ == _", "_ in _",
    "_ != null ? _ : _", "size(_) > 0 ? _[0] : _", "_[?0]", "_[0]", "_ != 0 ? 1 / _ : _",
    "_ && _", "_ || _", "_ % 2", "_ < _",
  ]
}
