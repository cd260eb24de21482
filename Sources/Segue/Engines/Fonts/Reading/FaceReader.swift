/// A reader of the tables of one face, in the order of their dependencies.
struct FaceReader {
  let tables: FontTables
  let facts: FaceAttributes
  private let axis: WeightAxis?
  private(set) var problems: [FontProblem] = []

  init(_ tables: FontTables) {
    self.tables = tables
    facts = FaceAttributes(tables)
    axis = WeightAxis(tables, &problems)
  }

  /// The weights that the file specifies; nil if it specifies none.
  var weights: ClosedRange<Double>? {
    axis?.range ?? facts.weight.map { $0...$0 }
  }

  /// Reads the face. Throws if `head`, `hhea`, `maxp`, `hmtx` or `cmap` is missing or unusable.
  ///
  /// - Parameter declared: The weights that the project declares; nil for those of the weight axis,
  ///   or else 400.
  mutating func face(
    family: String, weights declared: ClosedRange<Double>?, isItalic: Bool, path: String?
  ) throws(FontProblem) -> FontFace {
    let head = try tables.required("head")
    guard let unitsPerEm = head.uint16(18), (16...16384).contains(unitsPerEm) else {
      throw FontProblem(table: "head", message: "has no size of the em from 16 to 16384 units")
    }
    let maxp = try tables.required("maxp")
    guard let glyphCount = maxp.uint16(4), glyphCount > 0 else {
      throw FontProblem(table: "maxp", message: "counts no glyphs")
    }
    let hhea = try tables.required("hhea")
    let metrics = try VerticalMetrics(hhea: hhea, os2: tables["OS/2"])
    let advances = try advances(hhea, glyphCount: glyphCount)
    let characters = try characters(glyphCount: glyphCount)
    let layout = GlyphLayout(
      gsub: tables["GSUB"], gpos: tables["GPOS"], gdef: tables["GDEF"], kern: tables["kern"],
      glyphCount: glyphCount, characters: characters, problems: &problems)
    let face = FontFace(
      family: family, weight: facts.weight ?? 400, isItalic: isItalic, unitsPerEm: unitsPerEm,
      ascent: metrics.ascent, descent: metrics.descent, lineGap: metrics.lineGap,
      characters: characters, advances: advances, path: path, layout: layout)
    let variations = variations(advances, glyphCount: glyphCount)
    return face.withWeights(
      declared ?? axis.map { $0.cssRange } ?? 400...400, variations: variations)
  }

  /// Reads `hmtx`: one advance for each glyph up to the number in `hhea`; later glyphs have the
  /// last advance.
  private mutating func advances(
    _ hhea: FontTable, glyphCount: Int
  ) throws(FontProblem) -> [UInt16] {
    let hmtx = try tables.required("hmtx")
    guard let count = hhea.uint16(34), count > 0 else {
      throw FontProblem(table: "hhea", message: "counts no advances")
    }
    var advances: [UInt16] = []
    advances.reserveCapacity(min(count, glyphCount))
    for glyph in 0..<min(count, glyphCount) {
      guard let advance = hmtx.uint16(glyph * 4) else { break }
      advances.append(UInt16(advance))
    }
    if advances.isEmpty { throw FontProblem(table: "hmtx", message: "holds no advances") }
    if advances.count < min(count, glyphCount) {
      problems.append(
        FontProblem(
          table: "hmtx",
          message: "ends after \(advances.count) advances, and the table hhea counts \(count)"))
    }
    return advances
  }

  /// Reads `cmap`.
  private mutating func characters(glyphCount: Int) throws(FontProblem) -> CharacterMap {
    var reader = CharacterMapReader(try tables.required("cmap"), glyphCount: glyphCount)
    defer { problems += reader.problems }
    return try reader.read()
  }

  /// Reads the variations of the advances; nil if the advances do not vary with the weight. Reports
  /// a problem if they should.
  private mutating func variations(_ advances: [UInt16], glyphCount: Int) -> AdvanceVariations? {
    guard let axis else { return nil }
    guard let table = tables["HVAR"] else {
      if tables["gvar"] != nil {
        problems.append(
          FontProblem(
            table: "HVAR", message: "is missing, so every weight has the advances of the default"))
      }
      return nil
    }
    do throws(FontProblem) {
      return try AdvanceVariations(table, axis: axis, advances: advances, glyphCount: glyphCount)
    } catch {
      problems.append(error)
      return nil
    }
  }
}

extension WeightAxis {
  /// The weights of the axis that are valid in CSS, from 1 to 1000.
  var cssRange: ClosedRange<Double> {
    let lower = min(max(range.lowerBound, 1), 1000)
    return lower...min(max(range.upperBound, lower), 1000)
  }
}
