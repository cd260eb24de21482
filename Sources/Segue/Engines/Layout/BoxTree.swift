/// A box's place in the document order of its tree.
package typealias BoxID = Int

/// A style's place in the pool of its tree: boxes of equal style share one.
package typealias StyleID = Int

/// What a box holds besides child boxes.
package enum BoxContent: Sendable {
  /// A flex container.
  case container
  /// A replaced element with its natural size in points; nil where it has none.
  case picture(naturalSize: Size?)
  /// A block container of one paragraph.
  case text(Paragraph)
}

/// The input of layout: boxes in document order, children directly after their parent.
///
/// Flat arrays with one entry a box. `subtreeEnd[box]` is the first box after all descendants, so
/// the children of `box` are `box + 1`, `subtreeEnd[box + 1]`, … up to `subtreeEnd[box]`.
package struct BoxTree: Sendable {
  package private(set) var styles: [LayoutStyle] = []
  package private(set) var style: [Int32] = []
  package private(set) var parent: [Int32] = []
  package private(set) var subtreeEnd: [Int32] = []
}
