/// A navigation container of an app: a stack, tabs, pages or a split view.
struct NavigationContainer: Sendable {
  enum Kind: Sendable {
    case stack(Int)
    /// One container per tab.
    case tabs([Tab])
    /// The stacks of the pages, one per page.
    case pages(Range<Int>)
    /// The stacks of the columns, one per column, and the widths of all columns but the last.
    case split(Range<Int>, widths: [Double])
  }

  struct Tab: Sendable {
    let id: String
    let title: String
    let container: Int
  }

  let kind: Kind
  /// The tab that contains it; nil for a container that is not in a tab.
  let place: Place?

  struct Place: Sendable {
    let container: Int
    let position: Int
  }
}
