/// A position in text of plain glyphs, with the state that the preceding pair leaves.
struct PlainCursor {
  /// The offset of the first byte of a character.
  var index: Int
  /// The offset at which the text ends.
  let end: Int
  /// The part of the preceding pair's change that applies to this character: half of it for pairs
  /// in the table `kern`.
  var carried = 0
  /// Whether the preceding pair is kerned.
  var isKerned = false
  /// The last offset at which the rules have been tested.
  var looked = -1

  init(index: Int, end: Int) {
    self.index = index
    self.end = end
  }

  /// Advances to the next character that needs the slow path, or to the last character, and writes
  /// the advances and flags of those before it.
  @inline(never)
  mutating func advance(
    _ text: Span<UInt8>, _ plain: PlainShaping, _ font: ScaledFont, isHalved: Bool,
    _ advanceArray: inout [Int], _ flagArray: inout [ShapedBytes.Flags]
  ) {
    let unitArray = font.face.advances
    let units = unitArray.span
    let placeArray = plain.glyphs.placeOfCharacter
    let known = placeArray.span
    let glyphArray = plain.glyphs.glyphs
    let glyphs = glyphArray.span
    let cellArray = plain.kerning.cells
    let cells = cellArray.span
    let rowLength = plain.glyphs.count
    let scale = font.adjustmentScale
    let shift = isHalved ? 1 : 0
    var advances = advanceArray.mutableSpan
    var flags = flagArray.mutableSpan
    // Local copies stay in registers.
    let end = end
    var index = index
    var carried = carried
    var isKerned = isKerned
    var (place, length) = PlainGlyphs.place(at: index, text, known)
    while true {
      let nextIndex = index &+ length
      guard nextIndex < end else { break }
      let next = PlainGlyphs.place(at: nextIndex, text, known)
      let cell = cells[place &* rowLength &+ next.place]
      let glyph = Int(glyphs[place])
      guard cell & 1 == 0, glyph < units.count else { break }
      let whole = (Int(cell >> 1) &* scale &+ 32768) >> 16
      let change = whole &>> shift
      advances[index] = font.length(Int(units[glyph])) &+ carried &+ change
      flags[index] = isKerned ? .tied : []
      if length > 1 { Self.clear(index &+ 1, nextIndex, &advances, &flags) }
      carried = whole &- change
      isKerned = cell != 0
      index = nextIndex
      (place, length) = next
    }
    self.index = index
    self.carried = carried
    self.isKerned = isKerned
  }

  /// Clears the results of bytes at which no character starts.
  @inline(__always)
  static func clear(
    _ from: Int, _ to: Int, _ advances: inout MutableSpan<Int>,
    _ flags: inout MutableSpan<ShapedBytes.Flags>
  ) {
    for index in from..<to {
      advances[index] = 0
      flags[index] = []
    }
  }
}
