/// Returns the ranges of values in JSON texts, determined only by brackets and quotation marks, so
/// that damaged texts have values too.
private func valueRanges(_ text: [UInt8]) -> [Range<Int>] {
  var ranges: [Range<Int>] = []
  var open: [Int] = []
  var index = 0
  while index < text.count {
    switch text[index] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      open.append(index)
      index += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      index += 1
      if let start = open.popLast() { ranges.append(start..<index) }
    case UInt8(ascii: "\""):
      let start = index
      index += 1
      while index < text.count, text[index] != UInt8(ascii: "\"") {
        index += text[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      index = min(index + 1, text.count)
      ranges.append(start..<index)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      let start = index
      while index < text.count, !Array(",]}: \n\u{1E}\"".utf8).contains(text[index]) { index += 1 }
      ranges.append(start..<index)
    default: index += 1
    }
  }
  return ranges
}

/// Returns a text in which some values are replaced by other ones, from this text or from a list,
/// or nil if only bytes are to be mutated.
func mutatedJSON(_ text: [UInt8], room: Int, _ random: inout MutationRandom) -> [UInt8]? {
  guard random.below(4) > 0 else { return nil }
  var text = text
  for _ in 0...random.below(3) {
    let ranges = valueRanges(text)
    guard !ranges.isEmpty else { break }
    let place = random.choice(ranges)
    switch random.below(7) {
    case 0: text.replaceSubrange(place, with: text[random.choice(ranges)])
    case 1: text.replaceSubrange(place, with: Array(random.choice(Words.numbers).utf8))
    case 2:
      let stray = random.choice(Words.strayValues + Words.brokenValues)
      text.replaceSubrange(place, with: Array(stray.utf8))
    case 3: text.insert(contentsOf: text[place] + [UInt8(ascii: ",")], at: place.lowerBound)
    case 4: text.removeSubrange(place)
    case 5:
      text.replaceSubrange(place, with: [UInt8(ascii: "[")] + text[place] + [UInt8(ascii: "]")])
    default:
      let key = random.choice(["to", "text", "route", "id", "style", "source", "hero", "devices"])
      let word = random.choice(Words.strings(for: key, isPercentage: random.below(6) == 0))
      let quoted = word.utf8.filter {
        $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
      }
      text.replaceSubrange(place, with: [UInt8(ascii: "\"")] + quoted + [UInt8(ascii: "\"")])
    }
  }
  return text.isEmpty || text.count > room ? nil : text
}
