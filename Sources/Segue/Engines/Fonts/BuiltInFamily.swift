/// The family that needs no font file: the faces written in the generated table.
///
/// Decoding reads ten thousand characters once, at the first use of `FontLibrary.builtIn`.
enum BuiltInFamily {
  static func faces() -> [FontFace] {
    let sets = advanceSets()
    let characters = characterMap(glyphCount: sets.count / weights.count)
    return weights.indices.map { face in
      var advances = [UInt16(clamping: missingAdvances[face])]
      advances += stride(from: face, to: sets.count, by: weights.count).lazy.map { sets[$0] }
      return FontFace(
        family: name, weight: Double(weights[face]), unitsPerEm: unitsPerEm, ascent: ascent,
        descent: descent, lineGap: lineGap, characters: characters, advances: advances)
    }
  }

  /// Characters of the same advances share a glyph.
  private static func characterMap(glyphCount: Int) -> CharacterMap {
    var characters = CharacterMap()
    var rows = Digits(rows)
    var ranges = Digits(ranges)
    var point: UInt32 = 0
    while let skipped = ranges.next(), let length = ranges.next() {
      point &+= UInt32(skipped)
      for _ in 0..<length {
        guard let row = rows.next(), row < glyphCount, let scalar = Unicode.Scalar(point) else {
          break
        }
        characters[scalar] = GlyphID(row + 1)
        point &+= 1
      }
    }
    return characters
  }

  /// The distinct sets of advances, `weights.count` numbers each.
  private static func advanceSets() -> [UInt16] {
    var digits = Digits(widths)
    var sets: [UInt16] = []
    var regular = 0
    while let change = digits.nextSigned() {
      regular += change
      var advance = regular
      sets.append(UInt16(clamping: advance))
      for _ in 1..<weights.count {
        advance += digits.nextSigned() ?? 0
        sets.append(UInt16(clamping: advance))
      }
    }
    return sets
  }
}
