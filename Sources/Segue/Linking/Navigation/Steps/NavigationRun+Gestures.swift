/// The gesture that takes a person back.
extension NavigationRun {
  mutating func beginBack() {
    switch graph.backGesture(in: state) {
    case .blocked: ignore(.noGesture)
    case .swipe(let from, let to), .drag(let from, let to):
      let opening = top.opening
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
      state.motion = motion.reversed
      effects.append(.turnBack(motion.reversed))
      return
    }
    // Going back plays the way back, which is under the finger already.
    let known = effects.count
    state.motion = nil
    back()
    effects.removeSubrange(known...)
    state.motion = graph.isStill(motion.transition) ? nil : motion
    effects.append(.release(motion))
  }

  /// A finger that holds a transition loses it to whatever else happens, and the person stays.
  mutating func letGo(for event: NavigationEvent) {
    guard state.isHeld else { return }
    switch event {
    case .endBack, .beginBack, .transitionFinished: return
    case .ready, .scroll, .dragSheet, .resize: return
    default: endBack(isFinished: false)
    }
  }
}

extension NavigationGraph {
  /// Whether a finger may take the person back now, and if not, what stands in the way.
  public func backGesture(in state: NavigationState) -> BackGesture {
    if state.motion != nil { return .blocked(.transition) }
    let top = top(of: state)
    guard let to = revealed(in: state) else { return .blocked(.root) }
    if screens[top.destination.screen].isInteractiveDismissDisabled {
      return .blocked(.screen(top.key))
    }
    guard let modal = state.modals.last, modal.stack.count == 1 else {
      return .swipe(from: top.key, to: to)
    }
    return modal.presentation.isCard
      ? .drag(from: top.key, to: to) : .blocked(.presentation(top.key))
  }

  /// The key of the entry that going back reveals; nil at a root.
  func revealed(in state: NavigationState) -> Int? {
    switch focus(in: state) {
    case .modal(let modal):
      let stack = state.modals[modal].stack
      return stack.count > 1 ? stack[stack.count - 2].key : state.modals[modal].presenter
    case .stack(let stack):
      let entries = state.stacks[stack]
      if entries.count > 1 { return entries[entries.count - 2].key }
      return collapsed(with: stack, in: state).lowerBound < stack
        ? state.stacks[stack - 1].last?.key : nil
    }
  }
}
