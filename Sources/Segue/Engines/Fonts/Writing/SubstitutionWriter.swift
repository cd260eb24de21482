/// A writer of those substitutions of a font that apply to selected glyphs, as GSUB.
///
/// Of the kinds of substitution it writes those that the built-in family has: single ones,
/// ligatures, and contexts, all of which become contexts of coverages. It reads no other font, so
/// every index in the table is valid.
struct SubstitutionWriter {
  private enum Part {
    /// Each glyph and its substitute.
    case single([(glyph: Int, substitute: Int)])
    /// The ligatures that begin with each glyph.
    case ligatures([(first: Int, ligatures: [(glyph: Int, components: [Int])])])
    /// The glyphs before, nearest first, of the input, and after; and the indices in the input with
    /// their lookups.
    case context(
      before: [[Int]], input: [[Int]], after: [[Int]], actions: [(index: Int, lookup: Int)])
  }

  private let selection: GlyphSelection
  private let table: LookupTable

  /// Returns the table; nil if no substitution applies.
  ///
  /// - Parameter source: The font's own table, with its features.
  static func table(
    _ selection: GlyphSelection, _ table: LookupTable, source: FontTable
  ) -> [UInt8]? {
    SubstitutionWriter(selection: selection, table: table).table(source)
  }

  private func table(_ source: FontTable) -> [UInt8]? {
    let parts = table.lookups.map { lookup in lookup.subtables.flatMap { self.parts(of: Int($0)) } }
    // Lookups apply in the order of the font.
    var newIndices = [Int](repeating: -1, count: parts.count)
    var kept: [Int] = []
    for index in table.indices where index >= 0 && !parts[Int(index)].isEmpty {
      newIndices[Int(index)] = kept.count
      kept.append(Int(index))
    }
    var features: [(tag: UInt32, lookups: [Int])] = []
    guard let list = source.uint16(6).flatMap({ source.part(at: $0) }), let count = list.uint16(0)
    else { return nil }
    for index in 0..<count {
      guard let tag = list.uint32(2 + 6 * index),
        let feature = list.uint16(6 + 6 * index).flatMap({ list.part(at: $0) }),
        let lookups = feature.uint16(2)
      else { return nil }
      var used: [Int] = []
      for lookup in 0..<lookups {
        guard let number = feature.uint16(4 + 2 * lookup), number < table.indices.count,
          table.indices[number] >= 0, newIndices[Int(table.indices[number])] >= 0
        else { continue }
        used.append(newIndices[Int(table.indices[number])])
      }
      if !used.isEmpty { features.append((tag, used)) }
    }
    guard !features.isEmpty else { return nil }
    var lookups: [[UInt8]] = []
    for index in kept {
      guard let lookup = lookup(parts[index], flags: table.lookups[index].flags, newIndices) else {
        return nil
      }
      lookups.append(lookup)
    }
    return LayoutTableWriter.table(features: features, lookups: lookups)
  }

  // MARK: Selection

  /// Returns what applies of a subtable.
  private func parts(of index: Int) -> [Part] {
    let subtable = table.subtables[index]
    switch subtable.kind {
    case .singleDelta, .single:
      var found: [(glyph: Int, substitute: Int)] = []
      forEach(in: subtable) { new, old, coverageIndex in
        let substitute =
          subtable.kind == .singleDelta
          ? (old + Int(subtable.data)) & 0xFFFF
          : coverageIndex < Int(subtable.count)
            ? Int(table.pool[Int(subtable.data) + coverageIndex]) : -1
        if let substitute = selection.index(of: substitute) { found.append((new, substitute)) }
      }
      return found.isEmpty ? [] : [.single(found)]
    case .ligature: return ligatures(of: subtable)
    case .glyphContext, .classContext, .coverageContext: return contexts(of: subtable)
    case .multiple, .reverse, .singleAdjustment, .glyphPairs, .classPairs, .cursive: return []
    }
  }

  /// Calls `body` with each selected glyph that a subtable covers: its new and its old index, and
  /// its coverage index.
  private func forEach(in subtable: LookupTable.Subtable, _ body: (Int, Int, Int) -> Void) {
    for (new, old) in selection.glyphs.enumerated() {
      let index = table.ranges.index(of: old, in: subtable.coverage)
      if index >= 0 { body(new, Int(old), index) }
    }
  }

  private func ligatures(of subtable: LookupTable.Subtable) -> [Part] {
    var found: [(first: Int, ligatures: [(glyph: Int, components: [Int])])] = []
    forEach(in: subtable) { new, _, coverageIndex in
      guard coverageIndex < Int(subtable.count) else { return }
      let start = Int(table.pool[Int(subtable.data) + coverageIndex])
      guard start >= 0 else { return }
      var ligatures: [(glyph: Int, components: [Int])] = []
      var index = start + 1
      for _ in 0..<Int(table.pool[start]) {
        let count = Int(table.pool[index + 1])
        let components = (0..<count).compactMap {
          selection.index(of: Int(table.pool[index + 2 + $0]))
        }
        if components.count == count, let glyph = selection.index(of: Int(table.pool[index])) {
          ligatures.append((glyph, components))
        }
        index += 2 + count
      }
      if !ligatures.isEmpty { found.append((new, ligatures)) }
    }
    return found.isEmpty ? [] : [.ligatures(found)]
  }

  /// Returns the rules of a context, each with the glyphs that its numbers stand for.
  private func contexts(of subtable: LookupTable.Subtable) -> [Part] {
    let pool = table.pool
    let sets =
      subtable.kind == .coverageContext
      ? [Int(subtable.data)]
      : (0..<Int(subtable.count)).map { Int(pool[Int(subtable.data) + $0]) }
    var parts: [Part] = []
    for (number, set) in sets.enumerated() where set >= 0 {
      let first = selection.glyphs.indices.filter { index in
        let glyph = selection.glyphs[index]
        let coverageIndex = table.ranges.index(of: glyph, in: subtable.coverage)
        guard coverageIndex >= 0 else { return false }
        return switch subtable.kind {
        case .glyphContext: coverageIndex == number
        case .classContext: table.ranges.number(of: glyph, in: subtable.classes.input) == number
        default: true
        }
      }
      var rule = set + 1
      for _ in 0..<Int(pool[set]) {
        let counts = (1...4).map { Int(pool[rule + $0]) }
        var index = rule + 5
        func sequence(_ count: Int, _ classes: Int32) -> [[Int]] {
          defer { index += count }
          return (0..<count).map { glyphs(of: pool[index + $0], classes, subtable.kind) }
        }
        let before = sequence(counts[0], subtable.classes.before)
        let input = [first] + sequence(counts[1], subtable.classes.input)
        let after = sequence(counts[2], subtable.classes.after)
        let actions = (0..<counts[3]).map {
          (index: Int(pool[index + 2 * $0]), lookup: Int(pool[index + 2 * $0 + 1]))
        }
        if !(before + input + after).contains(where: { $0.isEmpty }) {
          parts.append(.context(before: before, input: input, after: after, actions: actions))
        }
        rule += 1 + Int(pool[rule])
      }
    }
    return parts
  }

  /// Returns the selected glyphs that a number of a rule stands for.
  private func glyphs(
    of number: Int32, _ classes: Int32, _ kind: LookupTable.Subtable.Kind
  ) -> [Int] {
    switch kind {
    case .glyphContext: selection.index(of: Int(number)).map { [$0] } ?? []
    case .classContext:
      selection.glyphs.indices.filter {
        table.ranges.number(of: selection.glyphs[$0], in: classes) == Int(number)
      }
    default:
      selection.glyphs.indices.filter { table.ranges.contains(selection.glyphs[$0], in: number) }
    }
  }

  // MARK: Writing

  /// Returns a lookup, whose coverages follow its subtables, each once; nil if it is too large.
  private func lookup(_ parts: [Part], flags: UInt16, _ newIndices: [Int]) -> [UInt8]? {
    var writer = TableWriter()
    let type =
      switch parts.first {
      case .single: 1
      case .ligatures: 4
      case .context, nil: 6
      }
    writer.uint16(type)
    // Of the flags, those that refer to classes of GDEF are left out.
    writer.uint16(Int(flags & 0x000F))
    writer.uint16(parts.count)
    let offsets = writer.count
    for _ in parts { writer.uint16(0) }
    var places: [(offset: Int, subtable: Int, glyphs: [Int])] = []
    for (index, part) in parts.enumerated() {
      let start = writer.count
      writer.set16(offsets + 2 * index, to: start)
      func cover(_ glyphs: [Int]) {
        places.append((writer.count, start, glyphs))
        writer.uint16(0)
      }
      switch part {
      case .single(let pairs):
        writer.uint16(2)
        cover(pairs.map { $0.glyph })
        writer.uint16(pairs.count)
        for pair in pairs { writer.uint16(pair.substitute) }
      case .ligatures(let sets):
        writer.uint16(1)
        cover(sets.map { $0.first })
        writer.uint16(sets.count)
        write(sets, from: start, to: &writer)
      case .context(let before, let input, let after, let actions):
        writer.uint16(3)
        for sequence in [before, input, after] {
          writer.uint16(sequence.count)
          for glyphs in sequence { cover(glyphs) }
        }
        let kept = actions.filter { $0.lookup >= 0 && newIndices[$0.lookup] >= 0 }
        writer.uint16(kept.count)
        for action in kept {
          writer.uint16(action.index)
          writer.uint16(newIndices[action.lookup])
        }
      }
    }
    var known: [[Int]: Int] = [:]
    for (offset, start, glyphs) in places {
      let place = known[glyphs] ?? writer.count
      if known[glyphs] == nil {
        known[glyphs] = place
        writer.append(LayoutTableWriter.coverage(glyphs))
      }
      guard place - start <= 0xFFFF else { return nil }
      writer.set16(offset, to: place - start)
    }
    return writer.bytes
  }

  /// Writes the offsets of ligature sets and the sets, from the offset of their subtable on.
  private func write(
    _ sets: [(first: Int, ligatures: [(glyph: Int, components: [Int])])], from start: Int,
    to writer: inout TableWriter
  ) {
    let offsets = writer.count
    for _ in sets { writer.uint16(0) }
    for (index, set) in sets.enumerated() {
      let place = writer.count
      writer.set16(offsets + 2 * index, to: place - start)
      writer.uint16(set.ligatures.count)
      var offset = 2 + 2 * set.ligatures.count
      for ligature in set.ligatures {
        writer.uint16(offset)
        offset += 4 + 2 * ligature.components.count
      }
      for ligature in set.ligatures {
        writer.uint16(ligature.glyph)
        writer.uint16(ligature.components.count + 1)
        for component in ligature.components { writer.uint16(component) }
      }
    }
  }
}
