/// The back gesture.
extension NavigationRun {
  mutating func beginBack() {
    switch graph.backGesture(in: state) {
    case .blocked(.screen): ignore(.interactiveDismissDisabled)
    case .blocked: ignore(.noGesture)
    case .swipe(let from, let to), .drag(let from, let to):
      let opening = graph.backOpening(in: state)
      let motion = NavigationMotion(
        transition: opening.transition, isReversed: true, from: from, to: to,
        tapped: opening.tapped)
      state.motion = motion
      state.isHeld = true
      effects.append(.hold(motion))
    }
  }

  mutating func endBack(isFinished: Bool) {
    guard state.isHeld, let motion = state.motion else { return ignore(.noTransition) }
    state.isHeld = false
    guard isFinished else {
      state.motion = graph.isStill(motion.transition) ? nil : motion.reversed
      effects.append(.turnBack(motion.reversed))
      return
    }
    // The pop that going back would play is already driven by the finger.
    let known = effects.count
    state.motion = nil
    back()
    // A pending link that was waiting for the dismissed screen is still reported as forgotten.
    let forgotten = effects[known...].filter { if case .forget = $0 { true } else { false } }
    effects.replaceSubrange(known..., with: forgotten)
    state.motion = graph.isStill(motion.transition) ? nil : motion
    effects.append(.release(motion))
  }

  /// Cancels a held back gesture when another event occurs. The user stays on the screen.
  mutating func letGo(for event: NavigationEvent) {
    guard state.isHeld else { return }
    switch event {
    case .endBack, .beginBack, .transitionFinished: return
    case .ready, .scroll, .at(_, .scroll), .dragSheet, .resize: return
    default: endBack(isFinished: false)
    }
  }
}

extension NavigationGraph {
  /// Returns whether a finger can go back now, or else what blocks the gesture.
  ///
  /// - Precondition: The state was made by a graph of the same project.
  public func backGesture(in state: NavigationState) -> BackGesture {
    if state.motion != nil { return .blocked(.transition) }
    let place = backPlace(in: state)
    guard let top = state.entries(at: place).last, let to = revealed(from: place, in: state) else {
      return .blocked(.root)
    }
    switch dismissal(of: top, at: place, in: state) {
    case .swipe: return .swipe(from: top.key, to: to)
    case .drag: return .drag(from: top.key, to: to)
    case .blocked(.screen): return .blocked(.screen(top.key))
    case .blocked(.presentation), .blocked(.stillTransition):
      return .blocked(.presentation(top.key))
    case .blocked(.root): return .blocked(.root)
    }
  }

  /// Returns the edge to which a drag dismisses the screen; nil unless ``backGesture(in:)`` allows
  /// a drag.
  ///
  /// - Precondition: The state was made by a graph of the same project.
  package func dragEdge(in state: NavigationState) -> Transition.Edge? {
    guard case .drag = backGesture(in: state) else { return nil }
    let place = backPlace(in: state)
    guard let top = state.entries(at: place).last,
      case .drag(let edge) = dismissal(of: top, at: place, in: state)
    else { return nil }
    return edge
  }

  /// Returns the height of the topmost sheet at its detent, in points; nil without detents.
  ///
  /// - Precondition: The state was made by a graph of the same project.
  package func detentHeight(in state: NavigationState) -> Double? {
    guard let modal = state.modals.last, let detent = modal.detent, let height = state.sheetHeight,
      modal.presentation.hasDetents(in: state.widthClass),
      let sheet = screens[modal.stack[0].destination.screen].sheet
    else { return nil }
    return sheet.detents[detent].progress(over: height) * height
  }

  private func dismissal(
    of top: StackEntry, at place: StackPlace, in state: NavigationState
  ) -> InteractiveDismissal {
    // Only the first screen of a modal's stack is presented as the modal; the others are pushed.
    var presentation = Presentation.push
    if case .modal(let modal) = place, state.modals[modal].stack.count == 1 {
      presentation = state.modals[modal].presentation
    }
    return InteractiveDismissal(
      of: transition(backOpening(in: state).transition, opening: presentation),
      presentation: presentation, in: state.widthClass,
      isDisabled: screens[top.destination.screen].isInteractiveDismissDisabled)
  }

  /// Returns how the screen was opened that going back leaves, which determines how it leaves.
  func backOpening(in state: NavigationState) -> StackEntry.Opening {
    let place = backPlace(in: state)
    guard let top = state.entries(at: place).last else { return .root }
    guard case .stack(let stack) = place else { return top.opening }
    return wayOut(of: top, on: stack, in: state)
  }

  /// Returns how an entry leaves: as it was opened.
  ///
  /// The root of a collapsed column may have been opened when its column was side by side with
  /// others, without a transition: it leaves like a pushed screen.
  func wayOut(
    of entry: StackEntry, on stack: Int, in state: NavigationState
  ) -> StackEntry.Opening {
    guard isStill(entry.opening.transition), state.stacks[stack].first?.key == entry.key,
      collapsed(with: stack, in: state).lowerBound < stack
    else { return entry.opening }
    return StackEntry.Opening(
      transition: transition(named: nil, for: .push), tapped: entry.opening.tapped)
  }

  /// Returns the key of the entry that going back reveals; nil at a root.
  private func revealed(from place: StackPlace, in state: NavigationState) -> Int? {
    switch place {
    case .modal(let modal):
      let stack = state.modals[modal].stack
      if stack.count > 1 { return stack[stack.count - 2].key }
      if modal > 0 { return state.modals[modal - 1].stack.last?.key }
      return top(over: state.modals[modal].presenter, in: state)
    case .stack(let stack):
      let entries = state.stacks[stack]
      if entries.count > 1 { return entries[entries.count - 2].key }
      return collapsed(with: stack, in: state).lowerBound < stack
        ? state.stacks[stack - 1].last?.key : nil
    }
  }

  /// Returns the key of the topmost entry of the stack that contains an entry. Something may have
  /// been pushed over the presenter of a sheet that dims nothing.
  private func top(over key: Int, in state: NavigationState) -> Int {
    if shownPlace(of: key, in: state) != nil { return key }
    return state.stacks.first { $0.contains { $0.key == key } }?.last?.key ?? key
  }
}
