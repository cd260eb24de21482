/// The index of a style in a screen's pool of the styles of one kind.
struct StyleID<Style>: Hashable, Sendable {
  let index: Int

  @inline(__always)
  init(_ index: Int) { self.index = index }
}

extension Array {
  /// The style with an index, in a pool.
  @inline(__always)
  subscript(style: StyleID<Element>) -> Element { self[style.index] }
}
