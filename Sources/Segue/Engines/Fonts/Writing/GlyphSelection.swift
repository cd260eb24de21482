/// Some glyphs of a font, in a new order.
struct GlyphSelection {
  /// The glyphs in the new order; the first is `.notdef`.
  private(set) var glyphs: [GlyphID] = [0]
  /// The new index of each glyph; −1 if it is not selected.
  private var indices: [Int32]
  /// The selected characters, in ascending order, each with the new index of its glyph.
  private(set) var characters: [(point: UInt32, index: Int)] = []

  /// Selects the glyphs of the characters that the font has, in the order of the characters, and
  /// then those by which its substitutions may replace them.
  init(_ points: [UInt32], of characters: CharacterMap, count: Int, by substitution: LookupTable) {
    indices = [Int32](repeating: -1, count: max(1, count))
    indices[0] = 0
    var kept = [Bool](repeating: false, count: indices.count)
    for point in points {
      guard let scalar = Unicode.Scalar(point) else { continue }
      let glyph = characters[scalar]
      guard glyph != 0, Int(glyph) < kept.count else { continue }
      kept[Int(glyph)] = true
      self.characters.append((point, add(glyph)))
    }
    substitution.addSubstitutes(to: &kept)
    for glyph in kept.indices where kept[glyph] { _ = add(GlyphID(clamping: glyph)) }
  }

  /// The new index of a glyph; nil if it is not selected.
  func index(of glyph: Int) -> Int? {
    guard glyph >= 0, glyph < indices.count, indices[glyph] >= 0 else { return nil }
    return Int(indices[glyph])
  }

  private mutating func add(_ glyph: GlyphID) -> Int {
    if let index = index(of: Int(glyph)) { return index }
    indices[Int(glyph)] = Int32(glyphs.count)
    glyphs.append(glyph)
    return glyphs.count - 1
  }
}

extension LookupTable {
  /// Marks the glyphs by which substitutions may replace the marked ones, whatever their context.
  /// Marks all glyphs if that takes too long, as it only does in a font that is made for it.
  func addSubstitutes(to kept: inout [Bool]) {
    var work = 1 << 24
    for _ in 0..<32 {
      var added: [GlyphID] = []
      for subtable in subtables {
        work -= 1
        guard work > 0 else { break }
        ranges.forEach(in: subtable.coverage) { first, last, number in
          work -= 1
          guard work > 0 else { return }
          work -= last - first
          for glyph in first...last where glyph < kept.count && kept[glyph] {
            addSubstitutes(
              of: subtable, glyph: glyph, coverageIndex: number + glyph - first, kept: kept,
              to: &added, work: &work)
          }
        }
      }
      guard work > 0 else { break }
      var isChanged = false
      for glyph in added where Int(glyph) < kept.count && !kept[Int(glyph)] {
        kept[Int(glyph)] = true
        isChanged = true
      }
      if !isChanged { return }
    }
    for index in kept.indices { kept[index] = true }
  }

  private func addSubstitutes(
    of subtable: Subtable, glyph: Int, coverageIndex: Int, kept: [Bool], to added: inout [GlyphID],
    work: inout Int
  ) {
    func number(_ index: Int) -> Int { Int(pool[index]) }
    func add(_ glyph: Int) {
      if glyph >= 0, glyph < kept.count, !kept[glyph] { added.append(GlyphID(clamping: glyph)) }
    }
    let data = Int(subtable.data)
    guard subtable.kind == .singleDelta || coverageIndex < Int(subtable.count) else { return }
    switch subtable.kind {
    case .singleDelta: add((glyph + data) & 0xFFFF)
    case .single: add(number(data + coverageIndex))
    case .multiple:
      let start = number(data + coverageIndex)
      guard start >= 0 else { return }
      work -= number(start)
      for index in 0..<number(start) { add(number(start + 1 + index)) }
    case .ligature:
      let start = number(data + coverageIndex)
      guard start >= 0 else { return }
      var ligature = start + 1
      for _ in 0..<number(start) {
        let count = number(ligature + 1)
        work -= 1 + count
        guard work > 0 else { return }
        let components = (ligature + 2)..<(ligature + 2 + count)
        if components.allSatisfy({ number($0) < kept.count && kept[number($0)] }) {
          add(number(ligature))
        }
        ligature += 2 + count
      }
    case .reverse:
      let contexts = number(data) + number(data + 1)
      add(number(data + 2 + contexts + coverageIndex))
    case .glyphContext, .classContext, .coverageContext, .singleAdjustment, .glyphPairs,
      .classPairs, .cursive:
      break
    }
  }
}
