/// Returns a font with damage in a table that the library reads, at offsets of numbers, or nil if
/// only bytes are to be mutated. The table directory is mostly left intact, because with most
/// damage there the file is no font.
func mutatedFont(_ font: [UInt8], room: Int, _ random: inout MutationRandom) -> [UInt8]? {
  guard random.below(8) > 0, font.count <= room else { return nil }
  var font = font
  let tables = tableRecords(font)
  guard !tables.isEmpty else { return nil }
  for _ in 0...random.below(4) {
    let record = random.choice(tables)
    let start = font.bigEndian(at: record + 8, bytes: 4)
    let length = font.bigEndian(at: record + 12, bytes: 4)
    guard start < font.count, length > 1 else { continue }
    let end = min(font.count, start + length)
    // Counts and offsets are at the beginning.
    let reach = random.below(3) == 0 ? end - start : min(64, end - start)
    let place = start + random.below(max(1, reach)) & ~1
    switch random.below(6) {
    case 0: font.set(Int(random.next() & 0xFFFF), at: place, bytes: 2)
    case 1: font.set(random.choice(extremes), at: place, bytes: 2)
    case 2: font.set(random.choice(extremes), at: place, bytes: 4)
    case 3: font.set(font.bigEndian(at: place, bytes: 2) + random.below(9) - 4, at: place, bytes: 2)
    case 4:
      // The numbers are copied from another offset.
      let from = start + random.below(max(1, end - start)) & ~1
      for index in 0..<min(8, end - max(from, place)) { font[place + index] = font[from + index] }
    default: font[place] ^= 1 << UInt8(random.below(8))
    }
  }
  if random.below(16) == 0 {
    let record = random.choice(tables)
    font.set(
      random.choice(extremes + [font.count, font.count - 4]), at: record + 8 + random.below(2) * 4,
      bytes: 4)
  }
  return font
}

private let extremes = [
  0, 1, 2, 3, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0xFFFE, 0xFFFF, 0xFFFF_FFFF, 0x7FFF_FFFF,
  0x8000_0000,
]

/// Returns the offsets of the table records, of the font or of all fonts of a collection.
private func tableRecords(_ font: [UInt8]) -> [Int] {
  var starts = [0]
  if font.starts(with: Array("ttcf".utf8)) {
    let count = min(font.bigEndian(at: 8, bytes: 4), 8)
    starts = (0..<count).map { font.bigEndian(at: 12 + $0 * 4, bytes: 4) }
  }
  return starts.flatMap { start in
    (0..<min(font.bigEndian(at: start + 4, bytes: 2), 40)).map { start + 12 + $0 * 16 }
      .filter { $0 + 16 <= font.count }
  }
}

extension [UInt8] {
  /// Returns the number at an offset; bytes past the end count as zero.
  fileprivate func bigEndian(at place: Int, bytes: Int) -> Int {
    (place..<place + bytes).reduce(0) { $0 << 8 | ($1 < count ? Int(self[$1]) : 0) }
  }

  fileprivate mutating func set(_ number: Int, at place: Int, bytes: Int) {
    for index in 0..<bytes where place + index < count {
      self[place + index] = UInt8(truncatingIfNeeded: number >> ((bytes - 1 - index) * 8))
    }
  }
}
