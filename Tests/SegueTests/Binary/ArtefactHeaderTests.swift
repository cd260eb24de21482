import Segue
import Testing

/// Tests of the header and the digest, with bytes worked out by hand from BinaryArtefact.md.
@Suite struct ArtefactHeaderTests {
  @Test("The header of the sample matches its documentation")
  func layout() throws {
    let bytes = BinaryLawTests.bytes
    #expect(Array(bytes[0..<8]) == [0x89, 0x53, 0x45, 0x47, 0x55, 0x45, 0x0D, 0x0A])
    #expect(Array(bytes[8..<12]) == [4, 0, 0, 0])
    // Project, screens, links, locations, templates.
    #expect(Array(bytes[12..<16]) == [5, 0, 0, 0])
    #expect(number(bytes[16..<24]) == UInt64(bytes.count))
    // The first section is the project: required, in one piece, after 32 bytes and 5 entries of 32.
    #expect(Array(bytes[32..<40]) == [1, 0, 0, 0, 1, 0, 0, 0])
    #expect(number(bytes[40..<48]) == 192)
    // Locations are optional and chunked.
    #expect(Array(bytes[128..<136]) == [4, 0, 0, 0, 2, 0, 0, 0])
    // Templates are optional and in one piece.
    #expect(Array(bytes[160..<168]) == [5, 0, 0, 0, 0, 0, 0, 0])
    let header = try ArtefactHeader(Array(bytes[..<192]))
    #expect(header.version == 4 && header.length == UInt64(bytes.count))
    #expect(header.sections.map(\.kind) == [1, 2, 3, 4, 5])
    #expect(header.sections.map(\.isRequired) == [true, true, true, false, false])
    #expect(header == (try CompiledProject(bytes).header))
  }

  private func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  @Test("An unknown section is skipped if it is optional, and refused if it is required")
  func unknownSections() throws {
    let base = DamagedArtefactTests.bytes
    for isRequired in [false, true] {
      let bytes = withSection(kind: 77, isRequired: isRequired, in: base)
      if isRequired {
        #expect(throws: CompiledProjectError.unknownSection(77)) { try CompiledProject(bytes) }
      } else {
        let project = try CompiledProject(bytes)
        #expect(project.header.sections.map(\.kind) == [1, 2, 3, 4, 77])
        #expect(project.screen(named: "a")?.tree.component(id: "t") == 2)
      }
    }
  }

  /// Returns the artefact with one more section of 16 bytes at its end, laid out by hand.
  private func withSection(kind: UInt8, isRequired: Bool, in base: [UInt8]) -> [UInt8] {
    let content: [UInt8] = Array(1...16)
    var entries: [UInt8] = []
    for index in 0..<4 {
      var entry = Array(base[(32 + 32 * index)..<(64 + 32 * index)])
      // Every offset grows by the length of an entry, also in the lists of chunks.
      entry.replaceSubrange(8..<16, with: little(number(entry[8..<16]) + 32))
      entries += entry
    }
    let end = UInt64(base.count + 32)
    entries += [kind, 0, 0, 0, isRequired ? 1 : 0, 0, 0, 0]
    entries += little(end) + little(16) + little(artefactDigest(of: content))
    var rest = Array(base[160...])
    for index in 1..<4 {
      let start = Int(number(entries[(32 * index + 8)..<(32 * index + 16)])) - 192
      let count = Int(number(rest[start..<(start + 8)]))
      for chunk in 0..<count {
        let place = start + 8 + 24 * chunk
        rest.replaceSubrange(
          place..<(place + 8), with: little(number(rest[place..<(place + 8)]) + 32))
      }
      let digest = artefactDigest(of: Array(rest[start..<(start + 8 + 24 * count)]))
      entries.replaceSubrange((32 * index + 24)..<(32 * index + 32), with: little(digest))
    }
    let first = Array(base[..<12]) + [5, 0, 0, 0] + little(end + 16)
    // The digest of the header covers the entries and then the bytes before it.
    return first + little(artefactDigest(of: entries + first)) + entries + rest + content
  }

  private func little(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// Computes the digest of BinaryArtefact.md by an independent, simple implementation.
  private func artefactDigest(of bytes: [UInt8]) -> UInt64 {
    let prime: UInt64 = 0x9E37_79B1_85EB_CA87
    var lanes: [UInt64] = [
      0x5365_6775_6541_7274, 0x2545_F491_4F6C_DD1D, 0xD1B5_4A32_D192_ED03, 0x8CB9_2BA7_2F3D_8DD7,
    ]
    func step(_ lane: UInt64, _ word: UInt64) -> UInt64 {
      let product = (lane ^ word) &* prime
      return product << 29 | product >> 35
    }
    var padded = bytes
    while padded.count % 32 != 0 { padded.append(0) }
    for place in stride(from: 0, to: padded.count, by: 8) {
      let lane = place / 8 % 4
      lanes[lane] = step(lanes[lane], number(padded[place..<(place + 8)]))
    }
    var value = UInt64(bytes.count)
    for lane in lanes { value = step(value, lane) }
    value ^= value >> 32
    value = value &* prime
    return value ^ value >> 29
  }
}
