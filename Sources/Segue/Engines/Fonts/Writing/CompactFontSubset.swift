/// The table `CFF ` of a font with some of its outlines (Adobe Technical Note 5176).
///
/// Other glyphs are empty. What follows the outlines moves towards the front of the table, and the
/// offsets to it are replaced where they are written, so that nothing before moves.
struct CompactFontSubset {
  /// An INDEX: objects of any length.
  private struct Index {
    let table: FontTable
    let start: Int
    let count: Int
    private let offsetSize: Int

    /// Reads the header; nil if it is damaged.
    init?(_ table: FontTable, at start: Int) {
      guard let count = table.uint16(start) else { return nil }
      self.table = table
      self.start = start
      self.count = count
      offsetSize = count == 0 ? 1 : table.uint8(start + 2) ?? 0
      guard (1...4).contains(offsetSize), end != nil else { return nil }
    }

    /// The offset in the table of an object, or of the end of the last.
    private func offset(_ object: Int) -> Int? {
      var offset = 0
      for byte in 0..<offsetSize {
        guard let digit = table.uint8(start + 3 + object * offsetSize + byte) else { return nil }
        // Offsets of four bytes with the highest bit lead out of any file.
        if offset > 0x7F_FFFF { return nil }
        offset = offset << 8 | digit
      }
      let base = start + 2 + (count + 1) * offsetSize
      return offset > 0 && offset <= table.count ? base + offset : nil
    }

    /// The offset after the INDEX.
    var end: Int? { count == 0 ? start + 2 : offset(count) }

    /// The range of an object; nil if it is damaged.
    func range(_ object: Int) -> Range<Int>? {
      guard object < count, let first = offset(object), let end = offset(object + 1), first <= end,
        end <= table.count
      else { return nil }
      return first..<end
    }
  }

  /// A number in a DICT, and where it is written.
  private struct Operand {
    let value: Int
    let place: Range<Int>
  }

  private let table: FontTable
  private let outlines: Range<Int>
  private let shift: Int
  private var result: [UInt8]

  /// Returns the table with the marked glyphs; nil if that is not possible, or saves nothing.
  static func table(_ table: FontTable, keeping kept: [Bool]) -> [UInt8]? {
    guard let headerSize = table.uint8(2), let names = Index(table, at: headerSize),
      let top = names.end.flatMap({ Index(table, at: $0) }), top.count == 1,
      let dictionary = top.range(0).flatMap({ Self.dictionary(table, in: $0) }),
      // Charstrings of type 2 only.
      dictionary[1206] == nil, let place = dictionary[17]?.last?.value,
      let outlines = Index(table, at: place), outlines.count == kept.count,
      let end = outlines.end
    else { return nil }
    var charstrings: [[UInt8]] = []
    var size = 0
    for glyph in kept.indices {
      guard kept[glyph] else {
        charstrings.append([14])
        continue
      }
      guard let range = outlines.range(glyph),
        let part = table.part(at: range.lowerBound, length: range.count)
      else { return nil }
      // Those of a damaged font may overlap.
      size += part.count
      guard size <= table.count else { return nil }
      charstrings.append(Array(part.content))
    }
    let index = CompactFontWriter.index(charstrings)
    guard end > place, end <= table.count, end - place > index.count,
      let before = table.part(at: 0, length: place), let after = table.part(at: end)
    else { return nil }
    var subset = CompactFontSubset(
      table: table, outlines: place..<end, shift: end - place - index.count,
      result: Array(before.content) + index + Array(after.content))
    return subset.moveOffsets(of: dictionary) ? subset.result : nil
  }

  /// Replaces the offsets in the DICTs; returns false if one cannot be replaced.
  private mutating func moveOffsets(of dictionary: [Int: [Operand]]) -> Bool {
    // The charset, the encoding, the outlines, FDArray and FDSelect.
    for operation in [15, 16, 17, 1236, 1237] {
      guard let operand = dictionary[operation]?.last else { continue }
      guard move(operand) else { return false }
    }
    guard movePrivate(of: dictionary) else { return false }
    guard let fonts = dictionary[1236]?.last?.value else { return true }
    guard let index = Index(table, at: fonts), index.count <= 256 else { return false }
    for font in 0..<index.count {
      guard let dictionary = index.range(font).flatMap({ Self.dictionary(table, in: $0) }),
        movePrivate(of: dictionary)
      else { return false }
    }
    return true
  }

  /// Replaces the offset of a Private DICT, and in it the distance to its subroutines.
  private mutating func movePrivate(of dictionary: [Int: [Operand]]) -> Bool {
    guard let operands = dictionary[18] else { return true }
    guard operands.count == 2 else { return false }
    let (size, start) = (operands[0].value, operands[1].value)
    guard size >= 0, start >= 0, start <= table.count, size <= table.count - start,
      let inner = Self.dictionary(table, in: start..<(start + size)), move(operands[1])
    else { return false }
    guard let subroutines = inner[19]?.last else { return true }
    guard (0...table.count).contains(subroutines.value), let from = moved(start),
      let to = moved(start + subroutines.value)
    else { return false }
    return write(to - from, at: subroutines)
  }

  /// Replaces an offset in a DICT.
  private mutating func move(_ operand: Operand) -> Bool {
    guard let value = moved(operand.value) else { return false }
    return write(value, at: operand)
  }

  /// Returns where an offset of the old table is in the new one; nil for one inside the outlines.
  private func moved(_ offset: Int) -> Int? {
    if offset <= outlines.lowerBound { return offset }
    return offset >= outlines.upperBound ? offset - shift : nil
  }

  /// Writes a number in the place of another, in as many bytes; returns false if it needs more.
  private mutating func write(_ value: Int, at operand: Operand) -> Bool {
    if value == operand.value { return true }
    guard let start = moved(operand.place.lowerBound) else { return false }
    switch (operand.place.count, value) {
    case (3, -32768...32767), (5, _):
      for (index, place) in ((start + 1)..<(start + operand.place.count)).reversed().enumerated() {
        result[place] = UInt8(truncatingIfNeeded: value >> (8 * index))
      }
      return true
    default: return false
    }
  }

  /// Reads the operators of a DICT with their operands; those of two bytes are 1200 and more.
  /// Returns nil if the DICT is damaged.
  private static func dictionary(_ table: FontTable, in range: Range<Int>) -> [Int: [Operand]]? {
    var operations: [Int: [Operand]] = [:]
    var operands: [Operand] = []
    var offset = range.lowerBound
    func add(_ value: Int, _ length: Int) {
      operands.append(Operand(value: value, place: offset..<(offset + length)))
      offset += length
    }
    while offset < range.upperBound {
      guard let first = table.uint8(offset) else { return nil }
      switch first {
      case 12:
        guard let second = table.uint8(offset + 1) else { return nil }
        operations[1200 + second] = operands
        operands = []
        offset += 2
      case 0...21:
        operations[first] = operands
        operands = []
        offset += 1
      case 28:
        guard let value = table.int16(offset + 1) else { return nil }
        add(value, 3)
      case 29:
        guard let value = table.uint32(offset + 1) else { return nil }
        add(Int(Int32(bitPattern: value)), 5)
      case 30:
        var length = 1
        while let pair = table.uint8(offset + length), pair & 0xF != 0xF, pair >> 4 != 0xF {
          length += 1
        }
        add(0, length + 1)
      case 32...246: add(first - 139, 1)
      case 247...254:
        guard let second = table.uint8(offset + 1) else { return nil }
        add(
          first < 251 ? (first - 247) * 256 + second + 108 : (251 - first) * 256 - second - 108, 2)
      default: return nil
      }
    }
    return operations
  }
}
