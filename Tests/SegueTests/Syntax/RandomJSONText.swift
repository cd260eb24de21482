/// A random JSON text generated from the grammar of RFC 8259, with every alternative of every rule.
struct RandomJSONText {
  private(set) var tokens: [[UInt8]] = []

  var bytes: [UInt8] { Array(tokens.joined()) }

  init(depth: Int, _ random: inout SeededRandom) {
    // Sections 2 to 5.
    addSpace(&random)
    addValue(depth: depth, &random)
    addSpace(&random)
  }

  private mutating func addValue(depth: Int, _ random: inout SeededRandom) {
    switch random.int(in: 0...(depth > 0 ? 9 : 4)) {
    case 0: tokens.append(Array(["null", "true", "false"][random.int(in: 0...2)].utf8))
    case 1, 2: tokens.append(Self.number(&random))
    case 3, 4: tokens.append(Self.string(&random))
    case 5, 6, 7: addContainer("{", "}", depth: depth, &random)
    default: addContainer("[", "]", depth: depth, &random)
    }
  }

  private mutating func addContainer(
    _ opening: String, _ closing: String, depth: Int, _ random: inout SeededRandom
  ) {
    addStructural(opening, &random)
    for index in 0..<random.int(in: 0...4) {
      if index > 0 { addStructural(",", &random) }
      if opening == "{" {
        tokens.append(Self.string(&random))
        addStructural(":", &random)
      }
      addValue(depth: depth - 1, &random)
    }
    addStructural(closing, &random)
  }

  private mutating func addStructural(_ character: String, _ random: inout SeededRandom) {
    addSpace(&random)
    tokens.append(Array(character.utf8))
    addSpace(&random)
  }

  private mutating func addSpace(_ random: inout SeededRandom) {
    guard random.int(in: 0...3) == 0 else { return }
    let spaces: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    tokens.append((0..<random.int(in: 1...10)).map { _ in spaces[random.int(in: 0...3)] })
  }

  /// Section 6.
  private static func number(_ random: inout SeededRandom) -> [UInt8] {
    func digits(_ most: Int) -> [UInt8] {
      (0..<random.int(in: 1...most)).map { _ in UInt8(0x30 + random.int(in: 0...9)) }
    }
    var number: [UInt8] = []
    if Bool.random(using: &random) { number += "-".utf8 }
    number +=
      Bool.random(using: &random) ? [0x30] : [UInt8(0x31 + random.int(in: 0...8))] + digits(12)
    if Bool.random(using: &random) { number += Array(".".utf8) + digits(12) }
    if Bool.random(using: &random) {
      number += ["e", "E", "e+", "E+", "e-", "E-"][random.int(in: 0...5)].utf8
      number += digits(4)
    }
    return number
  }

  /// Section 7.
  private static func string(_ random: inout SeededRandom) -> [UInt8] {
    var string = Array("\"".utf8)
    for _ in 0..<random.int(in: 0...20) {
      switch random.int(in: 0...7) {
      case 0: string += [UInt8(ascii: "\\"), Array("\"\\/bfnrt".utf8)[random.int(in: 0...7)]]
      case 1:
        // Lone surrogates are included, because the grammar allows them.
        let hexadecimal = Array("0123456789abcdefABCDEF".utf8)
        string += "\\u".utf8
        for _ in 0..<4 { string.append(hexadecimal[random.int(in: 0...21)]) }
      case 2:
        let edges: [UInt32] = [0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF]
        let scalar =
          Bool.random(using: &random)
          ? edges[random.int(in: 0...8)] : UInt32(random.int(in: 0x80...0x10FFFF))
        string += String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8
      default:
        let character = UInt8(random.int(in: 0x20...0x7E))
        let isPlain = character != UInt8(ascii: "\"") && character != UInt8(ascii: "\\")
        string.append(isPlain ? character : UInt8(ascii: "a"))
      }
    }
    return string + "\"".utf8
  }

  // MARK: Damage

  /// Returns the bytes with one token or one byte damaged; some damage results in another JSON
  /// text.
  func damaged(_ random: inout SeededRandom) -> [UInt8] {
    Bool.random(using: &random) ? withDamagedToken(&random) : withDamagedByte(&random)
  }

  private func withDamagedToken(_ random: inout SeededRandom) -> [UInt8] {
    var tokens = tokens
    let index = random.int(in: 0...tokens.count - 1)
    let other = random.int(in: 0...tokens.count - 1)
    switch random.int(in: 0...4) {
    case 0: tokens.remove(at: index)
    case 1: tokens.insert(tokens[other], at: index)
    case 2: tokens.swapAt(index, other)
    case 3: tokens[index] = tokens[other]
    default:
      let strays = [
        ",", ":", "[", "]", "{", "}", "\"", "'", "-", "+", ".", "0", "01", "1.", "1e", "e5", "nul",
        "nulls", "NaN", "//", "/**/", "\u{A0}", "\u{FEFF}", "\u{0}", "\u{C}", "\\n", "\\",
      ]
      tokens[index] = Array(strays[random.int(in: 0...strays.count - 1)].utf8)
    }
    return Array(tokens.joined())
  }

  private func withDamagedByte(_ random: inout SeededRandom) -> [UInt8] {
    var bytes = bytes
    let index = random.int(in: 0...bytes.count - 1)
    switch random.int(in: 0...4) {
    case 0: bytes.remove(at: index)
    case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
    case 2: bytes[index] ^= 1 << UInt8(random.int(in: 0...7))
    case 3: bytes.removeSubrange(index...)
    default: bytes[index] = UInt8.random(in: 0...255, using: &random)
    }
    return bytes
  }
}
