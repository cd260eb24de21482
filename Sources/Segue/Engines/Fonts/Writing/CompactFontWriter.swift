/// A writer of the table `CFF ` (Adobe Technical Note 5176, "The Compact Font Format
/// Specification").
struct CompactFontWriter {
  let name: String
  let unitsPerEm: Int
  /// The least and greatest x and y of the font.
  let box: [Int]
  /// The bytes of the Private DICT.
  let hints: [UInt8]
  /// The Type 2 charstrings, without widths.
  let charstrings: [[UInt8]]

  /// The number of names that every font has without containing them.
  private static let standardNameCount = 391

  /// Returns the table.
  func table() -> [UInt8] {
    var writer = TableWriter()
    writer.append([1, 0, 4, 4])
    writer.append(Self.index([Array(name.utf8)]))
    // The length of the Top DICT does not depend on its offsets, and follows its index's header.
    let dictionary = topDictionary(charset: 0, charstrings: 0, hints: 0)
    let names = Self.index(glyphNames)
    let noSubroutines = Self.index([])
    let charset = self.charset
    let outlines = Self.index(charstrings)
    let start = writer.count + Self.index([dictionary]).count + names.count + noSubroutines.count
    let hintsStart = start + charset.count + outlines.count
    writer.append(
      Self.index([
        topDictionary(charset: start, charstrings: start + charset.count, hints: hintsStart)
      ]))
    for part in [names, noSubroutines, charset, outlines, hints] { writer.append(part) }
    return writer.bytes
  }

  private func topDictionary(charset: Int, charstrings: Int, hints: Int) -> [UInt8] {
    var writer = TableWriter()
    // FontMatrix: the size of a unit.
    for isScale in [true, false, false, true, false, false] {
      writer.append(isScale ? Self.reciprocal(unitsPerEm) : [139])
    }
    writer.append([12, 7])
    func write(_ numbers: [Int], _ operation: Int) {
      for number in numbers {
        writer.uint8(29)
        writer.uint32(UInt32(truncatingIfNeeded: number))
      }
      writer.uint8(operation)
    }
    write(box, 5)
    write([charset], 15)
    write([charstrings], 17)
    write([self.hints.count, hints], 18)
    return writer.bytes
  }

  /// Returns a real number operand: 1 divided by `number`, to twelve decimals.
  private static func reciprocal(_ number: Int) -> [UInt8] {
    let trillionths = (1_000_000_000_000 + Int64(number) / 2) / Int64(number)
    var nibbles = trillionths.description.utf8.map { $0 - UInt8(ascii: "0") }
    // E-12, and the end.
    nibbles += [0xC, 1, 2, 0xF]
    if nibbles.count % 2 != 0 { nibbles.append(0xF) }
    return [30]
      + stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] }
  }

  /// The names of the glyphs: the standard names in their order, whatever the glyphs are, and
  /// numbers after the last.
  private var glyphNames: [[UInt8]] {
    (0..<max(0, charstrings.count - Self.standardNameCount)).map {
      Array(($0 + Self.standardNameCount).description.utf8)
    }
  }

  /// The name of each glyph after the first: one range.
  private var charset: [UInt8] {
    guard charstrings.count > 1 else { return [0] }
    var writer = TableWriter()
    writer.uint8(2)
    writer.uint16(1)
    writer.uint16(charstrings.count - 2)
    return writer.bytes
  }

  /// Returns an INDEX.
  static func index(_ elements: [[UInt8]]) -> [UInt8] {
    var writer = TableWriter()
    writer.uint16(elements.count)
    guard !elements.isEmpty else { return writer.bytes }
    let total = elements.reduce(1) { $0 + $1.count }
    let size = total < 1 << 8 ? 1 : total < 1 << 16 ? 2 : total < 1 << 24 ? 3 : 4
    writer.uint8(size)
    func write(_ offset: Int) {
      for byte in (0..<size).reversed() { writer.uint8(offset >> (8 * byte)) }
    }
    var offset = 1
    write(offset)
    for element in elements {
      offset += element.count
      write(offset)
    }
    for element in elements { writer.append(element) }
    return writer.bytes
  }

  /// Returns a number in a charstring.
  static func operand(_ number: Int) -> [UInt8] {
    switch number {
    case -107...107: return [UInt8(number + 139)]
    case 108...1131:
      return [UInt8((number - 108) >> 8 + 247), UInt8((number - 108) & 0xFF)]
    case -1131 ... -108:
      return [UInt8((-number - 108) >> 8 + 251), UInt8((-number - 108) & 0xFF)]
    default:
      return [
        28, UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number),
      ]
    }
  }
}
