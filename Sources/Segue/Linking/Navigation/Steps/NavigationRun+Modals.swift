/// Modals, as with `present` and `dismiss` in UIKit.
extension NavigationRun {
  mutating func present(
    _ stack: [StackEntry], as presentation: Presentation, over presenter: Int,
    toMeet requirement: Int? = nil
  ) {
    guard let first = stack.first else { return }
    state.modals.append(
      NavigationModal(
        presentation: presentation, stack: stack, presenter: presenter,
        detent: presentation.isCard ? screen(first).sheet?.selected : nil,
        requirement: requirement))
  }

  /// Assigns a new presenter to modals whose presenter has been removed below a sheet that dims
  /// nothing: the screen that is now in its place, as with a container in UIKit.
  mutating func adoptModals() {
    guard graph.firstOrphan(in: state) == 0 else { return }
    let stack = graph.selectedStack(in: state)
    state.modals[0].presenter = state.stacks[stack][state.stacks[stack].count - 1].key
  }

  /// Dismisses the topmost modal.
  mutating func dismiss() {
    guard let modal = state.modals.last else { return ignore(.nothingPresented) }
    let leaving = top
    removeModals(from: state.modals.count - 1)
    playPop(from: leaving.key, along: modal.stack[0].opening, to: top.key)
  }

  /// Removes modals. A link that is waiting for the requirement of one of them is dropped.
  mutating func removeModals(from first: Int) {
    guard first < state.modals.count else { return }
    if let pending = state.pending, case .requirement(let requirement) = pending.condition,
      state.modals[first...].contains(where: { $0.requirement == requirement })
    {
      state.pending = nil
      effects.append(.forget(pending))
    }
    state.modals.removeSubrange(first...)
  }

  // MARK: Sheets

  /// Applies a drag of the topmost sheet, which comes to rest at one of its detents or is
  /// dismissed. A sheet without detents is either open or dismissed, as in every transition that a
  /// finger reverses.
  mutating func dragSheet(by distance: Double, velocity: Double) {
    guard let (modal, sheet, height) = sheetOnTop, distance.isFinite, velocity.isFinite else {
      return ignore(.noSheet)
    }
    let mayLeave = !screen(top).isInteractiveDismissDisabled
    guard let detents = sheet?.detents else {
      let leaves = PanRule.thirtyPercent.isFinished(
        releasedAt: min(max(distance / height, -1), 2), pointsPerSecond: velocity, over: height)
      guard leaves else { return ignore(.alreadyThere) }
      return mayLeave ? dismiss() : ignore(.interactiveDismissDisabled)
    }
    let from = detents[state.modals[modal].detent ?? 0].progress(over: height)
    guard let rule = try? DetentRule(detents, allowsDismissal: mayLeave) else {
      return ignore(.noSheet)
    }
    let progress = min(max(from - distance / height, -1), 2)
    let rest = rule.rest(
      releasedAt: progress, pointsPerSecond: -velocity, from: from, over: height)
    guard rest > 0 else { return dismiss() }
    let detent = detents.firstIndex { $0.progress(over: height) == rest } ?? 0
    guard mayLeave || distance <= 0 || detent != state.modals[modal].detent else {
      return ignore(.interactiveDismissDisabled)
    }
    settle(modal, at: detent)
  }

  /// Moves the topmost sheet to one of its detents, like `selectedDetentIdentifier`.
  mutating func selectDetent(_ detent: Int) {
    guard let (modal, sheet, _) = sheetOnTop, let sheet, sheet.detents.indices.contains(detent)
    else { return ignore(.noSheet) }
    settle(modal, at: detent)
  }

  private mutating func settle(_ modal: Int, at detent: Int) {
    guard let before = state.modals[modal].detent, before != detent else {
      return ignore(.alreadyThere)
    }
    state.modals[modal].detent = detent
    effects.append(.settle(detent: detent))
  }

  /// Expands a sheet below its full height whose content would otherwise scroll. Returns whether it
  /// did.
  mutating func expandSheet() -> Bool {
    guard let (modal, sheet, height) = sheetOnTop, let sheet, sheet.scrollingExpands,
      let detent = state.modals[modal].detent
    else { return false }
    let now = sheet.detents[detent].progress(over: height)
    let higher = sheet.detents.indices.filter { sheet.detents[$0].progress(over: height) > now }
    let next = higher.min {
      sheet.detents[$0].progress(over: height) < sheet.detents[$1].progress(over: height)
    }
    guard let next else { return false }
    settle(modal, at: next)
    return true
  }

  /// The index of the topmost modal if it is a card, the sheet declaration of its first screen, and
  /// its full height.
  private var sheetOnTop: (modal: Int, sheet: SheetDeclaration?, height: Double)? {
    guard let modal = state.modals.indices.last,
      state.modals[modal].presentation.isDragged(in: state.widthClass),
      let height = state.sheetHeight
    else { return nil }
    guard state.modals[modal].presentation.hasDetents(in: state.widthClass) else {
      return (modal, nil, min(height, Viewport.formSheet.height))
    }
    return (modal, screen(state.modals[modal].stack[0]).sheet, height)
  }
}
