/// The boundaries at a byte of a text.
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
  /// The break is disallowed if its line would contain only the hyphen before this byte; or,
  /// between words that a dictionary separates, if the line starts so near to the end of the words
  /// that the rest counts as one word. Comes with `mayBreak`.
  package static let dependsOnLineStart = TextBoundary(rawValue: 8)
}

/// The rules that determine where lines may break.
package enum LineBreakRules: Sendable {
  /// The rules of UAX #14 (Unicode 15.0), with numbers as in its conformance test.
  case unicode15
  /// The rules of Chromium.
  case browser
}

/// Finds the grapheme clusters and line breaks of a paragraph in UTF-8.
///
/// Linear in the number of bytes. The first byte starts a cluster and has no break. A line may
/// break after a soft hyphen; the result does not indicate that a hyphen is drawn in this case.
///
/// - Parameter bytes: The paragraph. Under `.browser`, its white space has been collapsed, and only
///   "\n" forces a break.
/// - Parameter boundaries: Receives a set of flags for each byte of `bytes`; its storage is reused.
package func textBoundaries(
  of bytes: [UInt8], rules: LineBreakRules, into boundaries: inout [TextBoundary]
) {
  boundaries.removeAll(keepingCapacity: true)
  boundaries.append(contentsOf: repeatElement([], count: bytes.count))
  var found = boundaries.mutableSpan
  switch rules {
  case .unicode15:
    StandardBoundaries.computeBoundaries(in: bytes.span, boundaries: &found)
  case .browser:
    BrowserBoundaries.computeBoundaries(in: bytes.span, boundaries: &found)
  }
}
