/// The contents of a state, arranged like the project's containers: for reports, which do not need
/// stack indices.
package indirect enum NavigationOutline: Sendable {
  case stack([StackEntry])
  case pages([[StackEntry]], selected: Int)
  case split([Column])
  case tabs([Tab], selected: Int)

  package struct Tab: Sendable {
    package let id: String
    package let content: NavigationOutline
  }

  package struct Column: Sendable {
    package enum Standing: String, Sendable {
      /// The column is visible.
      case shown
      /// The column is collapsed and below the visible one.
      case behind
      /// The column is collapsed and has not been navigated to.
      case waiting
    }

    package let standing: Standing
    package let entries: [StackEntry]
  }
}

extension NavigationGraph {
  /// Returns the containers of a state with their contents. Linear in the number of entries.
  package func outline(of state: NavigationState) -> NavigationOutline {
    outline(of: 0, in: state)
  }

  private func outline(of container: Int, in state: NavigationState) -> NavigationOutline {
    let selected = state.selections[container]
    switch containers[container].kind {
    case .stack(let stack): return .stack(state.stacks[stack])
    case .pages(let stacks): return .pages(Array(state.stacks[stacks]), selected: selected)
    case .tabs(let tabs):
      return .tabs(
        tabs.map {
          NavigationOutline.Tab(id: $0.id, content: outline(of: $0.container, in: state))
        },
        selected: selected)
    case .split(let columns, let widths):
      // The columns after this one are side by side; the first visible column replaces all columns
      // up to this one.
      let lastCollapsed = columns.upperBound - shownColumns(widths, in: state.size)
      let shown = min(columns.lowerBound + selected, lastCollapsed)
      return .split(
        columns.map { column in
          let standing: NavigationOutline.Column.Standing =
            column == shown || column > lastCollapsed
            ? .shown : column < shown ? .behind : .waiting
          return NavigationOutline.Column(standing: standing, entries: state.stacks[column])
        })
    }
  }

  // MARK: Names

  /// Returns the id of a screen.
  package func screenID(of destination: Destination) -> String {
    screens.indices.contains(destination.screen.index) ? screens[destination.screen].id : ""
  }

  /// Returns the names and values of a screen's arguments, in the order of its parameters.
  package func arguments(of destination: Destination) -> [ScreenArgument] {
    guard screens.indices.contains(destination.screen.index) else { return [] }
    return zip(screens[destination.screen].parameters, destination.arguments).map {
      ScreenArgument(name: $0.name, value: $1)
    }
  }

  /// The ids of all screens.
  package var screenIDs: [String] { screens.map { $0.id } }

  /// The ids of the tabs; empty without tabs.
  package var tabIDs: [String] {
    guard case .tabs(let tabs)? = containers.first?.kind else { return [] }
    return tabs.map { $0.id }
  }

  /// The names of the requirements, in order of declaration.
  package var requirementNames: [String] { requirements.map { $0.name } }

  /// Returns the names of the requirements in a mask, in order of declaration.
  func names(of requirements: UInt64) -> [String] {
    self.requirements.enumerated().compactMap { place, requirement in
      requirements & 1 << UInt64(place) != 0 ? requirement.name : nil
    }
  }

  /// Returns the names of the requirements that are met.
  package func metRequirements(in state: NavigationState) -> [String] {
    names(of: state.met)
  }

  /// The names of the flows and of their choices, in order of declaration.
  package var flows: [(name: String, choices: [String])] {
    links.flows.flows.map { flow in (flow.name.name, flow.choices.map { $0.name }) }
  }

  /// Returns the names of the flows of which a choice was made, with that of the choice, in order
  /// of declaration.
  package func choices(in state: NavigationState) -> [(flow: String, choice: String)] {
    zip(flows, state.choices).compactMap { flow, choice in
      choice.map { (flow.name, flow.choices[$0]) }
    }
  }

  /// Returns the number of pages of the selected container; 0 if it has no pages.
  package func pageCount(in state: NavigationState) -> Int {
    let home = homes[selectedStack(in: state)]
    guard case .pages(let pages) = containers[home.container].kind else { return 0 }
    return pages.count
  }
}

extension NavigationState {
  /// All entries of all stacks and modals.
  package var allEntries: [StackEntry] { stacks.flatMap { $0 } + modals.flatMap { $0.stack } }
}
