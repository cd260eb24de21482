/// A screen on top of its stack, which a client displays unless something covers it.
public struct ShownScreen: Hashable, Sendable {
  /// The key of its stack entry.
  public let key: Int
  /// The screen with its arguments.
  public let destination: Destination
  /// How the screen is presented. On a stack of the app, `push`; for a modal, its presentation
  /// adapted to the width: a popover and a form sheet are sheets in a compact width.
  public let presentation: Presentation
  /// The index of its column among those side by side; nil for a single column, or a modal.
  public let column: Int?
  /// Whether the screen is completely covered.
  public let isCovered: Bool
  /// Whether the screen shows its content, or what it shows instead.
  public let phase: ScreenPhase
  /// The bars displayed over the screen.
  public let bars: [Bar]
  /// The title of its navigation bar. If the title uses data, it is that of the sample data for the
  /// arguments; nil without any, or while the screen does not show its content.
  public let title: String?
  /// The title of its back button; nil without one, as where the navigation bar's leading items are
  /// in its place.
  public let backTitle: String?
  /// The detent at which its sheet rests.
  public let detent: Detent?
  /// Whether what is below its sheet is not dimmed and receives touches.
  public let isUndimmed: Bool
  /// Whether its sheet shows a grabber.
  public let isGrabberVisible: Bool
}

extension NavigationGraph {
  /// Returns the screens on top of their stacks, from the lowest to the topmost.
  ///
  /// - Precondition: The state was made by a graph of the same project.
  public func shownScreens(in state: NavigationState) -> [ShownScreen] {
    let covering = state.modals.lastIndex { $0.presentation.covers } ?? -1
    let shown = shownStacks(in: state)
    var screens: [ShownScreen] = []
    for (column, stack) in ([shown.first] + Array(shown.others)).enumerated() {
      let entries = state.stacks[stack]
      guard let top = entries.last else { continue }
      var behind = entries.dropLast().last
      if behind == nil, collapsed(with: stack, in: state).lowerBound < stack {
        behind = state.stacks[stack - 1].last
      }
      screens.append(
        self.shown(
          top, over: behind, as: .push, column: shown.others.isEmpty ? nil : column,
          isCovered: covering >= 0, modal: nil, in: state))
    }
    for (index, modal) in state.modals.enumerated() {
      guard let top = modal.stack.last else { continue }
      screens.append(
        self.shown(
          top, over: modal.stack.dropLast().last,
          as: modal.presentation.adapted(to: state.widthClass), column: nil,
          isCovered: index < covering, modal: modal, in: state))
    }
    return screens
  }

  private func shown(
    _ entry: StackEntry, over behind: StackEntry?, as presentation: Presentation, column: Int?,
    isCovered: Bool, modal: NavigationModal?, in state: NavigationState
  ) -> ShownScreen {
    let screen = screens[entry.destination.screen]
    // A modal is above the app's tab bar.
    let bars = screen.bars.filter { $0 == .navigation || (modal == nil && hasTabs) }
    let sheet = modal.flatMap { self.sheet(of: $0, in: state) }
    return ShownScreen(
      key: entry.key, destination: entry.destination, presentation: presentation, column: column,
      isCovered: isCovered, phase: entry.phase, bars: bars,
      title: titles(of: entry).title,
      backTitle: bars.contains(.navigation) && !screen.hasLeadingItems
        ? behind.map { backTitle(of: $0) } : nil,
      detent: modal?.detent.flatMap { sheet?.detents[$0] },
      isUndimmed: modal.map { isUndimmed($0, in: state) } ?? false,
      isGrabberVisible: sheet?.isGrabberVisible ?? false)
  }

  /// Returns the title of the back button that leads to a screen.
  private func backTitle(of entry: StackEntry) -> String {
    let titles = titles(of: entry)
    return titles.backTitle ?? titles.title ?? "Back"
  }

  /// Returns the titles of a screen with its arguments, and with its sample data if they use data,
  /// which only the content has.
  private func titles(of entry: StackEntry) -> ScreenTitles {
    let (screen, values) = (entry.destination.screen, entry.destination.arguments)
    guard screens[screen].hasFilledTitles else { return screens[screen].titles(values) }
    return declarations.titles(of: screen, values, in: entry.phase, limits: limits)
  }

  private var hasTabs: Bool {
    if case .tabs? = containers.first?.kind { true } else { false }
  }

  /// Returns the sheet declaration of the screen with which a modal was presented, if it is shown
  /// as a sheet.
  private func sheet(
    of modal: NavigationModal, in state: NavigationState
  ) -> SheetDeclaration? {
    guard modal.presentation.hasDetents(in: state.widthClass) else { return nil }
    return modal.stack.first.flatMap { screens[$0.destination.screen].sheet }
  }

  /// Returns whether what is below a modal is not dimmed and receives touches: it is up to the
  /// largest undimmed detent.
  private func isUndimmed(_ modal: NavigationModal, in state: NavigationState) -> Bool {
    guard let sheet = sheet(of: modal, in: state), let detent = modal.detent,
      let limit = sheet.largestUndimmed, let height = state.sheetHeight
    else { return false }
    return sheet.detents[detent].progress(over: height)
      <= sheet.detents[limit].progress(over: height)
  }

  /// Returns whether a stack receives touches: every modal above it is a sheet that dims nothing.
  func takesTouches(at place: StackPlace, in state: NavigationState) -> Bool {
    let first =
      switch place {
      case .stack: 0
      case .modal(let modal): modal + 1
      }
    return state.modals[first...].allSatisfy { isUndimmed($0, in: state) }
  }
}
