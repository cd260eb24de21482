/// Where a link from outside leads in an app that is not running: what a person sees, and what lies below.
package struct ReachedStack: Sendable {
  package struct Modal: Sendable {
    package let presentation: Presentation
    /// The first one first.
    package let entries: [Destination]
  }

  /// The selected tab; nil without tabs.
  package private(set) var tab: String?
  /// The selected page, from 1; nil without pages.
  package private(set) var page: Int?
  /// The stacks that are shown, or that lie behind the one that is: one, or one a column.
  package private(set) var columns: [[Destination]] = []
  /// What is presented over them, the topmost last.
  package let modals: [Modal]
  /// The requirement that the link waits for, which what is presented last is there to meet.
  package private(set) var waitsFor: String?
  /// Whether the link leads nowhere by itself.
  package let isFallback: Bool

  /// Launches the app with a link.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - start: The app as it was launched, before it is ready.
  ///   - graph: Where the screens can stand.
  package init(opening url: String, from start: NavigationState, in graph: NavigationGraph) {
    var state = start
    var effects = graph.handle(.open(url), &state)
    effects += graph.handle(.ready, &state)
    isFallback = effects.contains { if case .problem = $0 { true } else { false } }
    modals = state.modals.map {
      Modal(presentation: $0.presentation, entries: $0.stack.map(\.destination))
    }
    if case .requirement(let place)? = state.pending?.condition {
      let names = graph.requirementNames
      if names.indices.contains(place) { waitsFor = names[place] }
    }
    show(graph.outline(of: state))
  }

  private mutating func show(_ outline: NavigationOutline) {
    switch outline {
    case .stack(let entries): columns = [entries.map(\.destination)]
    case .pages(let pages, let selected):
      page = selected + 1
      columns = [pages[selected].map(\.destination)]
    case .split(let all):
      columns = all.filter { $0.standing != .waiting }.map { $0.entries.map(\.destination) }
    case .tabs(let tabs, let selected):
      tab = tabs[selected].id
      show(tabs[selected].content)
    }
  }
}

extension ReachedStack {
  /// On one line: `profile: settings › privacy`, columns with `|` between them, then what is presented.
  package func words(in graph: NavigationGraph) -> String {
    func path(_ entries: [Destination]) -> String {
      entries.map { graph.screenID(of: $0) }.joined(separator: " › ")
    }
    var text = columns.map(path).joined(separator: " | ")
    if let page { text = "page \(page): \(text)" }
    if let tab { text = "\(tab): \(text)" }
    for modal in modals { text += " + \(modal.presentation.rawValue) \(path(modal.entries))" }
    if let waitsFor { text += ", waits for \(waitsFor)" }
    return text
  }
}
