/// The index of an opening in an `OpeningQueue`.
struct OpeningID: Hashable, Sendable {
  let index: Int

  init(_ index: Int) { self.index = index }
}
