/// The screens that a link from outside opens in an app that is not running: the visible ones, and
/// those below.
package struct ReachedStack: Sendable {
  package struct Modal: Sendable {
    package let presentation: Presentation
    /// The screens of the stack, the root first.
    package let entries: [Destination]
  }

  /// The selected tab; nil without tabs.
  package private(set) var tab: String?
  /// The selected page, counted from 1; nil without pages.
  package private(set) var page: Int?
  /// The stacks below the modals: one, or one per column.
  package private(set) var columns: [[Destination]] = []
  /// The presented stacks, the topmost last.
  package let modals: [Modal]
  /// The requirement that the link waits for, which the topmost modal is presented to meet.
  package private(set) var waitsFor: String?
  /// Whether the link itself leads nowhere.
  package let isFallback: Bool

  /// Launches the app with a link.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - start: The state of the app at launch, before it is ready.
  ///   - graph: The navigation of the project.
  package init(opening url: String, from start: NavigationState, in graph: NavigationGraph) {
    var state = start
    var effects = graph.handle(.open(url), &state)
    effects += graph.handle(.ready, &state)
    self.init(
      state, in: graph,
      isFallback: effects.contains { if case .problem = $0 { true } else { false } })
  }

  /// Shows a state.
  package init(_ state: NavigationState, in graph: NavigationGraph, isFallback: Bool = false) {
    self.isFallback = isFallback
    modals = state.modals.map {
      Modal(presentation: $0.presentation, entries: $0.stack.map { $0.destination })
    }
    if case .requirement(let place)? = state.pending?.condition {
      let names = graph.requirementNames
      if names.indices.contains(place) { waitsFor = names[place] }
    }
    show(graph.outline(of: state))
  }

  private mutating func show(_ outline: NavigationOutline) {
    switch outline {
    case .stack(let entries): columns = [entries.map { $0.destination }]
    case .pages(let pages, let selected):
      page = selected + 1
      columns = [pages[selected].map { $0.destination }]
    case .split(let all):
      columns = all.filter { $0.standing != .waiting }.map { $0.entries.map { $0.destination } }
    case .tabs(let tabs, let selected):
      tab = tabs[selected].id
      show(tabs[selected].content)
    }
  }
}

extension ReachedStack {
  /// Returns the stacks on one line: `profile: settings › privacy`, with `|` between columns,
  /// followed by the modals.
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
