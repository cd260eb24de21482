import LibFuzzer
import Segue

/// Returns an artefact with altered words whose digests are recomputed, so that the damage passes
/// the integrity checks. A project given as text becomes its artefact. Returns nil if only bytes
/// are to be mutated.
func mutatedArtefact(_ input: [UInt8], room: Int, _ random: inout MutationRandom) -> [UInt8]? {
  if isText(input) {
    guard random.below(4) > 0 else { return mutatedJSON(input, room: room, &random) }
    let project = Project(ProjectText.files(input))
    let bytes = Compiler(project).compile().binaryArtefact(of: project)
    return bytes.count <= room ? bytes : nil
  }
  guard random.below(16) > 0, input.count >= 160 else { return nil }
  var bytes = input
  for _ in 0...random.below(6) {
    let chunks = ArtefactRepair.chunks(of: bytes)
    guard let chunk = chunks.isEmpty ? nil : random.choice(chunks), chunk.count >= 8 else { break }
    // The list of tables is at the beginning.
    let reach = random.below(3) == 0 ? min(chunk.count, 200) : chunk.count
    let place = chunk.lowerBound + random.below(reach / 2) * 2
    let width = random.choice([2, 4, 4, 8])
    guard place + width <= chunk.upperBound else { continue }
    switch random.below(5) {
    case 0: bytes.set(random.choice(words), at: place, bytes: width)
    case 1: bytes.set(UInt64(random.below(64)), at: place, bytes: width)
    case 2:
      bytes.set(
        bytes.littleEndian(at: place, bytes: width) &+ UInt64(random.below(9)) &- 4, at: place,
        bytes: width)
    case 3: bytes.set(random.choice(ByteSource.extremes).bitPattern, at: place, bytes: width)
    default: bytes[place] ^= 1 << UInt8(random.below(8))
    }
  }
  ArtefactRepair.repair(&bytes)
  return bytes
}

private let words: [UInt64] = [
  0, 1, 0x7F, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x1_0000, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF,
  0x7FFF_FFFF_FFFF_FFFF,
  0x8000_0000_0000_0000, .max,
]

/// Computes digests and their offsets, as described in Sources/Segue/Segue.docc/BinaryArtefact.md.
enum ArtefactRepair {
  private static let headerLength = 32
  private static let entryLength = 32

  private static func sections(of bytes: [UInt8]) -> [(
    entry: Int, range: Range<Int>, isChunked: Bool
  )] {
    let count = Int(min(bytes.littleEndian(at: 12, bytes: 4), 64))
    return (0..<count).compactMap { index in
      let entry = headerLength + index * entryLength
      let offset = bytes.littleEndian(at: entry + 8, bytes: 8)
      let length = bytes.littleEndian(at: entry + 16, bytes: 8)
      guard entry + entryLength <= bytes.count, offset <= bytes.count,
        length <= UInt64(bytes.count) - offset
      else { return nil }
      let isChunked = bytes.littleEndian(at: entry + 4, bytes: 4) & 2 != 0
      return (entry, Int(offset)..<Int(offset + length), isChunked)
    }
  }

  private static func chunkEntries(of section: Range<Int>, in bytes: [UInt8]) -> [(
    entry: Int, range: Range<Int>
  )] {
    let count = Int(
      min(bytes.littleEndian(at: section.lowerBound, bytes: 8), UInt64(section.count / 24)))
    return (0..<count).compactMap { index in
      let entry = section.lowerBound + 8 + index * 24
      let offset = bytes.littleEndian(at: entry, bytes: 8)
      let length = bytes.littleEndian(at: entry + 8, bytes: 8)
      guard entry + 24 <= section.upperBound, offset <= bytes.count,
        length <= UInt64(bytes.count) - offset
      else { return nil }
      return (entry, Int(offset)..<Int(offset + length))
    }
  }

  static func chunks(of bytes: [UInt8]) -> [Range<Int>] {
    sections(of: bytes).flatMap { section in
      section.isChunked ? chunkEntries(of: section.range, in: bytes).map(\.range) : [section.range]
    }
  }

  static func repair(_ bytes: inout [UInt8]) {
    bytes.set(UInt64(bytes.count), at: 16, bytes: 8)
    let sections = sections(of: bytes)
    for section in sections {
      var digested = section.range
      if section.isChunked {
        let entries = chunkEntries(of: section.range, in: bytes)
        for (entry, range) in entries { bytes.set(digest(bytes[range]), at: entry + 16, bytes: 8) }
        let end = section.range.lowerBound + 8 + entries.count * 24
        digested = section.range.lowerBound..<min(end, section.range.upperBound)
      }
      bytes.set(digest(bytes[digested]), at: section.entry + 24, bytes: 8)
    }
    let end = min(headerLength + sections.count * entryLength, bytes.count)
    guard end > headerLength else { return }
    bytes.set(digest(bytes[headerLength..<end] + bytes[0..<24]), at: 24, bytes: 8)
  }

  private static func digest(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    let prime: UInt64 = 0x9E37_79B1_85EB_CA87
    func step(_ lane: UInt64, _ word: UInt64) -> UInt64 {
      let product = (lane ^ word) &* prime
      return product << 29 | product >> 35
    }
    var lanes: [UInt64] = [
      0x5365_6775_6541_7274, 0x2545_F491_4F6C_DD1D, 0xD1B5_4A32_D192_ED03, 0x8CB9_2BA7_2F3D_8DD7,
    ]
    let padded = Array(bytes) + [UInt8](repeating: 0, count: (32 - bytes.count % 32) % 32)
    for place in stride(from: 0, to: padded.count, by: 8) {
      lanes[place / 8 % 4] = step(lanes[place / 8 % 4], padded.littleEndian(at: place, bytes: 8))
    }
    var value = lanes.reduce(UInt64(bytes.count), step)
    value ^= value >> 32
    value = value &* prime
    return value ^ value >> 29
  }
}

extension [UInt8] {
  /// Returns the number at an offset; bytes past the end count as zero.
  fileprivate func littleEndian(at place: Int, bytes: Int) -> UInt64 {
    (place..<place + bytes).reversed().reduce(0) { $0 << 8 | ($1 < count ? UInt64(self[$1]) : 0) }
  }

  fileprivate mutating func set(_ number: UInt64, at place: Int, bytes: Int) {
    for index in 0..<bytes where place + index < count {
      self[place + index] = UInt8(truncatingIfNeeded: number >> UInt64(index * 8))
    }
  }
}
