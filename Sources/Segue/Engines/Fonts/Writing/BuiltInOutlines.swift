/// The outlines of the built-in family, of which documents embed what they use.
///
/// The library measures without outlines. The command has them, and passes them in.
package struct BuiltInOutlines: Sendable {
  /// The tables of a weight, as `Tests/Fonts/make_built_in_outlines.py` writes them.
  package struct Weight: Sendable {
    let weight: Int
    let numbers: String
    let hints: String
    let contours: String
    let lengths: String
    let glyphs: String

    package init(
      weight: Int, numbers: String, hints: String, contours: String, lengths: String,
      glyphs: String
    ) {
      self.weight = weight
      self.numbers = numbers
      self.hints = hints
      self.contours = contours
      self.lengths = lengths
      self.glyphs = glyphs
    }
  }

  private let weights: [Weight]

  package init(_ weights: [Weight]) {
    self.weights = weights
  }

  /// The weights in which there are fonts.
  package var availableWeights: [Int] { weights.map { $0.weight } }

  /// Returns an OpenType file with all characters of a weight, which shows text exactly as it is
  /// measured; nil if there is none of this weight.
  package func font(weight: Int) -> [UInt8]? {
    let face = FontLibrary.builtIn.face(for: FontDescription(weight: Double(weight)))
    var points: [UInt32] = []
    face.characters.forEach { points.append($0.value) }
    return font(of: face, with: points)
  }

  /// Returns an OpenType file with some characters of a face of the built-in family, and the
  /// substitutions and the kerning between them; nil if there are no outlines of its weight.
  ///
  /// Linear in the tables of the weight, and in the pairs of the characters' kerning classes.
  ///
  /// - Parameter points: The characters in ascending order. Those that the family lacks are left
  ///   out.
  func font(of face: FontFace, with points: [UInt32]) -> [UInt8]? {
    guard face.isBuiltIn, let weight = weights.first(where: { Double($0.weight) == face.weight })
    else { return nil }
    let layout = face.layout
    let selection = GlyphSelection(
      points, of: face.characters, count: face.advances.count, by: layout.substitution)
    var digits = NumberListReader(weight.numbers)
    let measures = (0..<11).map { _ in digits.nextSigned() ?? 0 }
    var font = FontWriter()
    font.add(
      "CFF ",
      CompactFontWriter(
        name: "\(BuiltInFamily.name)-\(weight.weight)", unitsPerEm: face.unitsPerEm,
        box: Array(measures[0..<4]), hints: Self.bytes(weight.hints),
        charstrings: charstrings(of: selection, in: weight)
      ).table())
    font.add("cmap", CharacterMapWriter.table(selection.characters))
    font.add("hmtx", Self.advances(of: selection, face))
    let source = BuiltInFamily.table(of: BuiltInFamily.substitutions)
    if let table = SubstitutionWriter.table(selection, layout.substitution, source: source) {
      font.add("GSUB", table)
    }
    if let table = KerningWriter.table(selection, layout.positioning) { font.add("GPOS", table) }
    if let table = Self.glyphClasses(of: selection, layout.traits) { font.add("GDEF", table) }
    let description = BuiltInDescription(face: face, measures: measures, selection: selection)
    font.add("head", description.header)
    font.add("hhea", description.horizontalHeader)
    font.add("maxp", description.maximumProfile)
    font.add("OS/2", description.metrics)
    font.add("name", description.names)
    font.add("post", description.postScript)
    return font.file(hasCompactOutlines: true)
  }

  /// Returns the charstrings of the selected glyphs.
  private func charstrings(of selection: GlyphSelection, in weight: Weight) -> [[UInt8]] {
    let contours = Self.bytes(weight.contours)
    var starts = [0]
    var lengths = NumberListReader(weight.lengths)
    while let length = lengths.next() { starts.append(starts[starts.count - 1] + length) }
    // The end of a glyph without contours.
    var charstrings = [[UInt8]](repeating: [14], count: selection.glyphs.count)
    var digits = NumberListReader(weight.glyphs)
    var glyph = 0
    var contour = 0
    while let count = digits.next() {
      var charstring: [UInt8] = []
      let index = selection.index(of: glyph)
      for _ in 0..<count {
        let (x, y) = (digits.nextSigned() ?? 0, digits.nextSigned() ?? 0)
        contour += digits.nextSigned() ?? 0
        guard index != nil, contour >= 0, contour < starts.count - 1,
          starts[contour + 1] <= contours.count
        else { continue }
        // rmoveto
        charstring += CompactFontWriter.operand(x) + CompactFontWriter.operand(y) + [21]
        charstring += contours[starts[contour]..<starts[contour + 1]]
      }
      if let index { charstrings[index] = charstring + [14] }
      glyph += 1
    }
    return charstrings
  }

  /// Decodes bytes: four digits of six bits for every three.
  private static func bytes(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count * 3 / 4)
    var group = 0
    var count = 0
    // Skips the line breaks of the literal.
    for digit in text.utf8 where digit >= 48 {
      group = group << 6 | Int(digit - 48)
      count += 1
      guard count == 4 else { continue }
      for shift in [16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: group >> shift)) }
      (group, count) = (0, 0)
    }
    return bytes
  }

  /// The advances, without side bearings, which renderers of these outlines do not need.
  private static func advances(of selection: GlyphSelection, _ face: FontFace) -> [UInt8] {
    var writer = TableWriter()
    for glyph in selection.glyphs {
      writer.uint16(face.advance(of: glyph))
      writer.uint16(0)
    }
    return writer.bytes
  }

  /// Returns GDEF with the marks, which kerning ignores; nil if there are none.
  private static func glyphClasses(
    of selection: GlyphSelection, _ traits: GlyphTraits
  ) -> [UInt8]? {
    var classes: [(glyph: Int, number: Int)] = []
    for (index, glyph) in selection.glyphs.enumerated() where Int(glyph) < traits.traits.count {
      let trait = traits.traits[Int(glyph)]
      let number =
        trait & GlyphTraits.mark != 0
        ? 3 : trait & GlyphTraits.ligature != 0 ? 2 : trait & GlyphTraits.base != 0 ? 1 : 0
      classes.append((index, number))
    }
    guard classes.contains(where: { $0.number == 3 }) else { return nil }
    var writer = TableWriter()
    writer.uint32(0x0001_0000)
    writer.uint16(12)
    for _ in 0..<3 { writer.uint16(0) }
    writer.append(LayoutTableWriter.classes(classes))
    return writer.bytes
  }
}
