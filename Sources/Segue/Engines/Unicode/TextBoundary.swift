/// What begins or may begin at a byte of a text.
package struct TextBoundary: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A grapheme cluster starts at this byte.
  package static let cluster = TextBoundary(rawValue: 1)
  /// A line may start at this byte.
  package static let mayBreak = TextBoundary(rawValue: 2)
  /// A line has to start at this byte. Comes with `mayBreak`.
  package static let mustBreak = TextBoundary(rawValue: 4)
  /// The break is not there if the line before it would hold nothing but the hyphen before this
  /// byte; or, between words that a dictionary tells apart, if the line starts so near to their end that
  /// what is left counts as one. Comes with `mayBreak`.
  package static let needsTextBefore = TextBoundary(rawValue: 8)
}

/// Which rules tell where lines may break.
package enum LineBreakRules: Sendable {
  /// UAX #14 of Unicode 15.0, as its conformance test has it.
  case unicode15
  /// Chromium's.
  case browser
}

/// Grapheme clusters and line breaks of a paragraph in UTF-8, one set of flags for each byte.
///
/// Linear in the bytes. The first byte starts a cluster and has no break. A soft hyphen may have a
/// break after it; that a hyphen is drawn then is not told here.
///
/// - Under `.browser`, white space has been collapsed, and only "\n" forces a break.
/// - Parameter boundaries: gets as many elements as `bytes` has; its memory is used again.
package func textBoundaries(
  of bytes: [UInt8], rules: LineBreakRules, into boundaries: inout [TextBoundary]
) {
  boundaries.removeAll(keepingCapacity: true)
  boundaries.append(contentsOf: repeatElement([], count: bytes.count))
  var found = boundaries.mutableSpan
  switch rules {
  case .unicode15:
    StandardBoundaries.find(in: bytes.span, boundaries: &found)
  case .browser:
    BrowserBoundaries.find(in: bytes.span, boundaries: &found)
  }
}
