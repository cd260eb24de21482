/// A position in text of fast-path glyphs, with the state that the preceding pair leaves.
struct FastPathCursor {
  /// The offset of the first byte of a character.
  var index: Int
  /// The offset at which the text ends.
  let end: Int
  /// The part of the preceding pair's change that applies to this character: half of it for pairs
  /// in the table `kern`.
  var carriedAdjustment: Int64 = 0
  /// Whether the preceding pair is kerned.
  var isKerned = false
  /// The last offset at which the rules have been tested.
  var lastTestedOffset = -1

  init(index: Int, end: Int) {
    self.index = index
    self.end = end
  }

  /// Advances to the next character that needs the slow path, or to the last character, and writes
  /// the advances and flags of those before it.
  @inline(never)
  mutating func advance(
    over text: Span<UInt8>, fastPath: FastPath, font: ScaledFont, isHalved: Bool,
    advances advanceArray: inout [Int64], flags flagArray: inout [ShapedBytes.Flags]
  ) {
    let unitArray = font.face.advances
    let units = unitArray.span
    let indexArray = fastPath.glyphs.indexOfCharacter
    let known = indexArray.span
    let glyphArray = fastPath.glyphs.glyphs
    let glyphs = glyphArray.span
    let cellArray = fastPath.kerning.cells
    let cells = cellArray.span
    let rowLength = fastPath.glyphs.count
    let scale = font.adjustmentScale
    let shift = isHalved ? 1 : 0
    var advances = advanceArray.mutableSpan
    var flags = flagArray.mutableSpan
    // Local copies stay in registers.
    let end = end
    var index = index
    var carried = carriedAdjustment
    var isKerned = isKerned
    var (glyphIndex, length) = FastPathGlyphs.index(at: index, text, known)
    while true {
      let nextIndex = index &+ length
      guard nextIndex < end else { break }
      let next = FastPathGlyphs.index(at: nextIndex, text, known)
      let cell = cells[glyphIndex &* rowLength &+ next.index]
      let glyph = Int(glyphs[glyphIndex])
      guard cell & 1 == 0, glyph < units.count else { break }
      let whole = (Int64(cell >> 1) &* scale &+ 32768) >> 16
      let change = whole &>> shift
      advances[index] = font.length(Int(units[glyph])) &+ carried &+ change
      flags[index] = isKerned ? .unsafeToBreak : []
      if length > 1 { Self.clear(index &+ 1..<nextIndex, advances: &advances, flags: &flags) }
      carried = whole &- change
      isKerned = cell != 0
      index = nextIndex
      (glyphIndex, length) = next
    }
    self.index = index
    self.carriedAdjustment = carried
    self.isKerned = isKerned
  }

  /// Clears the results of bytes at which no character starts.
  @inline(__always)
  static func clear(
    _ bytes: Range<Int>, advances: inout MutableSpan<Int64>,
    flags: inout MutableSpan<ShapedBytes.Flags>
  ) {
    for index in bytes {
      advances[index] = 0
      flags[index] = []
    }
  }
}
