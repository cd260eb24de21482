/// A text of one font and script that is shaped as a whole; the entry point of tests and
/// benchmarks.
package struct TextShaping: Sendable {
  private let item: ShapingItem
  private let text: [UInt8]
  private var boundaries: [TextBoundary] = []
  private var result = ShapedBytes()
  private var scratch = ShapingScratch()

  /// Prepares a text for shaping.
  package init(
    _ text: String, face: FontFace, size: Double, script: Script, isRightToLeft: Bool = false,
    usesOptionalLigatures: Bool = true
  ) {
    self.text = Array(text.utf8)
    item = ShapingItem(
      bytes: 0..<self.text.count, font: ScaledFont(face, size: size), script: script,
      isRightToLeft: isRightToLeft, usesOptionalLigatures: usesOptionalLigatures)
    textBoundaries(of: self.text, rules: .unicode15, into: &boundaries)
    result.reset(count: self.text.count)
  }

  /// The advance of each byte, in 1/65536 pixel.
  package var advances: [Int] { result.advances.map { Int(truncatingIfNeeded: $0) } }
  /// For each byte, whether it is unsafe to break the text before it.
  package var isUnsafeToBreak: [Bool] { result.flags.map { $0.contains(.unsafeToBreak) } }
  /// For each byte, whether a grapheme cluster starts there.
  package var startsCluster: [Bool] { boundaries.map { $0.contains(.cluster) } }

  /// Returns the advance in 1/65536 pixel; see `ScaledFont.halfWidthAdvance`.
  package func halfWidthAdvance(of scalar: Unicode.Scalar) -> Int? {
    item.font.halfWidthAdvance(of: scalar).map { Int(truncatingIfNeeded: $0) }
  }

  /// Shapes the text, or a range of its bytes.
  package mutating func shape(_ bytes: Range<Int>? = nil, joinsAcrossEdges: Bool = true) {
    var part = item
    part.joinsAcrossEdges = joinsAcrossEdges
    if let bytes { part.bytes = bytes.clamped(to: item.bytes) }
    part.shape(text: text, boundaries: boundaries, into: &result, scratch: &scratch)
  }
}
