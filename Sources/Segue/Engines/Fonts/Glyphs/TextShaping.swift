/// One text of one font and script, shaped as a whole: the entry point of tests and benchmarks.
package struct TextShaping: Sendable {
  private let item: ShapingItem
  private let text: [UInt8]
  private var boundaries: [TextBoundary] = []
  private var result = ShapedBytes()
  private var scratch = ShapingScratch()

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

  /// For each byte, in 1/65536 point.
  package var advances: [Int] { result.advances }
  /// For each byte.
  package var isTied: [Bool] { result.flags.map { $0.contains(.tied) } }
  package var isInsideLigature: [Bool] { result.flags.map { $0.contains(.insideLigature) } }
  package var startsCluster: [Bool] { boundaries.map { $0.contains(.cluster) } }

  /// In 1/65536 point; see `ScaledFont.halfWidthAdvance`.
  package func halfWidthAdvance(of scalar: Unicode.Scalar) -> Int? {
    item.font.halfWidthAdvance(of: scalar)
  }

  /// Shapes the text, or some of its bytes.
  package mutating func shape(_ bytes: Range<Int>? = nil, joinsAcrossEdges: Bool = true) {
    var part = item
    part.joinsAcrossEdges = joinsAcrossEdges
    if let bytes { part.bytes = bytes.clamped(to: item.bytes) }
    part.shape(text: text, boundaries: boundaries, into: &result, scratch: &scratch)
  }
}
