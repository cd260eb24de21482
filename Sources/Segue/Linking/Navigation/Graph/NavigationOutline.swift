/// What a state holds, arranged as the project declares its containers: for reports, which have no use for
/// the numbers of stacks.
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
      /// It has room of its own.
      case shown
      /// It has no room, and lies behind the one that is shown.
      case behind
      /// It has no room, and nobody has gone there yet.
      case waiting
    }

    package let standing: Standing
    package let entries: [StackEntry]
  }
}

extension NavigationGraph {
  /// The containers of a state with all that is in them. Linear in the entries.
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
      // Those from here on stand side by side, the first of them in the place of all before it.
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

  /// The id of a screen.
  package func screenID(of destination: Destination) -> String {
    screens.indices.contains(destination.screen) ? screens[destination.screen].id : ""
  }

  /// The names and values of a screen's arguments, in the order of its parameters.
  package func arguments(of destination: Destination) -> [ScreenArgument] {
    guard screens.indices.contains(destination.screen) else { return [] }
    return zip(screens[destination.screen].parameters, destination.arguments).map {
      ScreenArgument(name: $0.name, value: $1)
    }
  }

  /// The ids of all screens.
  package var screenIDs: [String] { screens.map(\.id) }

  /// The ids of the tabs, if there are any.
  package var tabIDs: [String] {
    guard case .tabs(let tabs)? = containers.first?.kind else { return [] }
    return tabs.map(\.id)
  }

  /// The requirements' names, in the order of their declaration.
  package var requirementNames: [String] { requirements.map(\.name) }

  /// The requirements of a mask, in the order of their declaration.
  func names(of requirements: UInt64) -> [String] {
    self.requirements.enumerated().compactMap { place, requirement in
      requirements & 1 << UInt64(place) != 0 ? requirement.name : nil
    }
  }

  /// Those of them that are met.
  package func metRequirements(in state: NavigationState) -> [String] {
    names(of: state.met)
  }

  /// The pages of the selected container; 0 if it has none.
  package func pageCount(in state: NavigationState) -> Int {
    let home = homes[selectedStack(in: state)]
    guard case .pages(let pages) = containers[home.container].kind else { return 0 }
    return pages.count
  }
}

extension NavigationState {
  /// All that stands anywhere.
  package var allEntries: [StackEntry] { stacks.flatMap { $0 } + modals.flatMap(\.stack) }
}
