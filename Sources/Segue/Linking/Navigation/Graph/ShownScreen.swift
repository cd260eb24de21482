/// A screen that is on its stack's top: what a client shows, unless something covers it.
public struct ShownScreen: Hashable, Sendable {
  /// The key of its entry.
  public let key: Int
  /// Its screen with its arguments.
  public let destination: Destination
  /// How it is shown: `push` on a stack of the app, and of a modal as the width allows: a popover and a form
  /// sheet are sheets in a compact width.
  public let presentation: Presentation
  /// The column that it stands in, of those that stand side by side; nil where there is one, or on a modal.
  public let column: Int?
  /// Whether nothing can be seen of it.
  public let isCovered: Bool
  /// The bars that are shown over it.
  public let bars: [Bar]
  /// What its navigation bar says.
  public let title: String?
  /// What its back button says; nil if it has none.
  public let backTitle: String?
  /// The height at which its sheet rests.
  public let detent: Detent?
  /// Whether what lies behind its sheet is not dimmed, and takes touches.
  public let isUndimmed: Bool
  /// Whether its sheet shows a grabber.
  public let isGrabberVisible: Bool
}

extension NavigationGraph {
  /// The screens on top of their stacks, from the lowest to the one on top of everything.
  ///
  /// - Precondition: the state has been made by a graph of the same project.
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
    // What is presented lies over the app's tab bar.
    let bars = screen.bars.filter { $0 == .navigation || (modal == nil && hasTabs) }
    let sheet = modal.flatMap { self.sheet(of: $0, in: state) }
    return ShownScreen(
      key: entry.key, destination: entry.destination, presentation: presentation, column: column,
      isCovered: isCovered, bars: bars,
      title: screen.title.map { screen.text($0, entry.destination.arguments) },
      backTitle: bars.contains(.navigation) ? behind.map { backTitle(of: $0) } : nil,
      detent: modal?.detent.flatMap { sheet?.detents[$0] },
      isUndimmed: modal.map { isUndimmed($0, in: state) } ?? false,
      isGrabberVisible: sheet?.isGrabberVisible ?? false)
  }

  /// What the back button says that leads to a screen.
  private func backTitle(of entry: StackEntry) -> String {
    let screen = screens[entry.destination.screen]
    guard let title = screen.backTitle ?? screen.title else { return "Back" }
    return screen.text(title, entry.destination.arguments)
  }

  private var hasTabs: Bool {
    if case .tabs? = containers.first?.kind { true } else { false }
  }

  /// What the screen that a modal was presented with says of its sheet, where it is shown as one.
  private func sheet(
    of modal: NavigationModal, in state: NavigationState
  ) -> SheetDeclaration? {
    guard modal.presentation.hasDetents(in: state.widthClass) else { return nil }
    return modal.stack.first.flatMap { screens[$0.destination.screen].sheet }
  }

  /// Up to the largest undimmed detent nothing is dimmed, and what lies behind takes touches.
  private func isUndimmed(_ modal: NavigationModal, in state: NavigationState) -> Bool {
    guard let sheet = sheet(of: modal, in: state), let detent = modal.detent,
      let limit = sheet.largestUndimmed, let height = state.sheetHeight
    else { return false }
    return sheet.detents[detent].progress(over: height)
      <= sheet.detents[limit].progress(over: height)
  }

  /// Whether a finger reaches what stands at a place: nothing is presented over it but sheets that dim nothing.
  func takesTouches(at place: StackPlace, in state: NavigationState) -> Bool {
    let first =
      switch place {
      case .stack: 0
      case .modal(let modal): modal + 1
      }
    return state.modals[first...].allSatisfy { isUndimmed($0, in: state) }
  }
}
