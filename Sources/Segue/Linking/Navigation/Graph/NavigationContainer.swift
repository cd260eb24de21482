/// A part of an app that holds stacks, or one stack.
struct NavigationContainer: Sendable {
  enum Kind: Sendable {
    case stack(Int)
    /// One container for each tab.
    case tabs([Tab])
    /// One stack a page.
    case pages(Range<Int>)
    /// One stack a column; the widths of all columns but the last.
    case split(Range<Int>, widths: [Double])
  }

  struct Tab: Sendable {
    let id: String
    let title: String
    let container: Int
  }

  let kind: Kind
  /// Where it is among the tabs that hold it.
  let place: Place?

  struct Place: Sendable {
    let container: Int
    let position: Int
  }
}
