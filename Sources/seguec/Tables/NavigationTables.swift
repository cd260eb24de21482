import Segue

/// The navigation state as a tree: containers, their stacks from the root, and modals. The second
/// column lists what is shown with each visible screen.
extension NavigationSession {
  var table: TextTable {
    let width = state.widthClass == .compact ? "compact" : "regular"
    var table = TextTable([
      .init(
        "\(formatNumber(state.size.width))×\(formatNumber(state.size.height)), \(width)",
        isFlexible: true),
      .init("", isFlexible: true, style: .dim),
    ])
    let shown = Dictionary(
      graph.shownScreens(in: state).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for row in NavigationTree(self, shown).rows { table.add(row) }
    return table
  }

  /// Notes about the whole state.
  var notes: [String] {
    var notes: [String] = []
    if !state.isReady { notes.append("not ready: links wait, and nothing is fetched") }
    let met = graph.metRequirements(in: state)
    if !met.isEmpty { notes.append("met: \(met.joined(separator: ", "))") }
    let choices = graph.choices(in: state).map { "\($0.flow)=\($0.choice)" }
    if !choices.isEmpty { notes.append("chosen: \(choices.joined(separator: ", "))") }
    if let pending = state.pending { notes.append("waits: \(displayText(for: pending))") }
    if let motion = state.motion {
      notes.append("\(state.isHeld ? "held" : "runs"): \(displayText(for: motion))")
    }
    notes.append(
      "back: \(displayText(for: graph.backGesture(in: state), to: graph.dragEdge(in: state)))")
    return notes
  }
}

/// The rows of the tree.
private struct NavigationTree {
  private let session: NavigationSession
  private let shown: [Int: ShownScreen]
  private(set) var rows: [[TextTable.Cell]] = []

  /// A line with its children.
  private struct Node {
    var text: String
    var note = ""
    var style: TerminalStyle = []
    var children: [Node] = []
  }

  init(_ session: NavigationSession, _ shown: [Int: ShownScreen]) {
    self.session = session
    self.shown = shown
    let modals = session.state.modals.map { modal(of: $0) }
    add(nodes(of: session.graph.outline(of: session.state)) + modals, stem: "")
  }

  private mutating func add(_ nodes: [Node], stem: String) {
    for (index, node) in nodes.enumerated() {
      let isLast = index == nodes.count - 1
      rows.append([
        .init(stem + (isLast ? "└ " : "├ ") + node.text, style: node.style), .init(node.note),
      ])
      add(node.children, stem: stem + (isLast ? "  " : "│ "))
    }
  }

  // MARK: Containers

  private func nodes(of outline: NavigationOutline) -> [Node] {
    switch outline {
    case .stack(let entries): return entries.map { node(of: $0) }
    case .pages(let pages, let selected):
      return pages.enumerated().map { index, entries in
        let name = "page \(index + 1)"
        guard index == selected else { return hidden(name, path(entries)) }
        return Node(
          text: "\(name), selected", style: .bold, children: entries.map { node(of: $0) })
      }
    case .split(let columns):
      return columns.enumerated().map { index, column in
        let name = "column \(index + 1)"
        switch column.standing {
        case .waiting: return hidden(name, path(column.entries))
        case .behind:
          return Node(text: "\(name), behind", children: column.entries.map { node(of: $0) })
        case .shown: return Node(text: name, children: column.entries.map { node(of: $0) })
        }
      }
    case .tabs(let tabs, let selected):
      return tabs.enumerated().map { index, tab in
        guard index == selected else { return hidden(tab.id, summary(of: tab.content)) }
        return Node(text: "\(tab.id), selected", style: .bold, children: nodes(of: tab.content))
      }
    }
  }

  private func hidden(_ name: String, _ content: String) -> Node {
    Node(text: "\(name): \(content)", style: .dim)
  }

  /// Returns the content of a hidden container on one line.
  private func summary(of outline: NavigationOutline) -> String {
    switch outline {
    case .stack(let entries): path(entries)
    case .pages(let pages, let selected):
      "page \(selected + 1) of \(pages.count), \(path(pages[selected]))"
    case .split(let columns):
      columns.filter { $0.standing != .waiting }.map { path($0.entries) }.joined(separator: " | ")
    case .tabs(let tabs, let selected): summary(of: tabs[selected].content)
    }
  }

  private func path(_ entries: [StackEntry]) -> String {
    entries.map { session.graph.screenID(of: $0.destination) }.joined(separator: " › ")
  }

  // MARK: Screens

  private func node(of entry: StackEntry) -> Node {
    let scrolled = entry.scrollOffsets.map {
      "\($0.id) at \(formatNumber($0.offset.x)),\(formatNumber($0.offset.y))"
    }
    let words =
      shown[entry.key].map { self.displayText(for: $0) }
      ?? (entry.phase == .content ? [] : [entry.phase.rawValue])
    return Node(
      text: session.name(of: entry.destination),
      note: (words + scrolled).joined(separator: "; "))
  }

  /// Describes the bars and titles that a client shows with a screen.
  private func displayText(for screen: ShownScreen) -> [String] {
    var words = screen.isCovered ? ["covered"] : []
    if screen.phase != .content { words.append(screen.phase.rawValue) }
    if let title = screen.backTitle { words.append("‹ \(title)") }
    if !screen.bars.isEmpty {
      words.append("\(screen.bars.map(\.rawValue).joined(separator: " and ")) bar")
    }
    return words
  }

  private func modal(of modal: NavigationModal) -> Node {
    let presentation = modal.presentation.adapted(to: session.state.widthClass)
    var text = presentation.rawValue
    if presentation != modal.presentation { text = "\(modal.presentation.rawValue) as \(text)" }
    let top = modal.stack.last.flatMap { shown[$0.key] }
    if let detent = top?.detent { text += " at \(detent.displayText)" }
    if top?.isUndimmed == true { text += ", not dimmed" }
    return Node(text: text, style: .bold, children: modal.stack.map { node(of: $0) })
  }
}
