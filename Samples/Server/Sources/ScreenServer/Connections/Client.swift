import Synchronization

/// What a connection tells those who work for its client.
final class Client: Sendable {
  /// The client of the current task.
  @TaskLocal static var current: Client?

  private struct State {
    var isSilent = false
    var hasGone = false
    var onSilence: (@Sendable () -> Void)?
    var onLeaving: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Sets the function that is called when the client sends nothing more.
  ///
  /// Such a client has probably gone, but may still read: it is answered, unless the answer has to
  /// wait. A client has one such function, because its requests are answered one after another.
  func onSilence(_ action: (@Sendable () -> Void)?) {
    let isSilent = state.withLock { state in
      state.onSilence = action
      return state.isSilent
    }
    if isSilent { action?() }
  }

  /// Sets the function that is called when the connection has closed.
  func onLeaving(_ action: @escaping @Sendable () -> Void) {
    let hasGone = state.withLock { state in
      if !state.hasGone { state.onLeaving = action }
      return state.hasGone
    }
    if hasGone { action() }
  }

  func fallSilent() {
    let action = state.withLock { state in
      state.isSilent = true
      return state.onSilence
    }
    action?()
  }

  func leave() {
    let action = state.withLock { state in
      state.isSilent = true
      state.hasGone = true
      defer { state.onLeaving = nil }
      return state.onLeaving
    }
    action?()
  }
}
