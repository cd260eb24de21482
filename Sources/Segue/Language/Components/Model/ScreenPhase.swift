/// A phase of loading a screen. Each phase has a component tree of its own.
///
/// A screen that declares a `placeholder` shows it until its content has arrived, and its `failure`
/// if the content cannot be loaded. Without a placeholder, a screen has only its content.
public enum ScreenPhase: String, Hashable, Sendable, CaseIterable {
  /// The content, with its data.
  case content
  /// What is shown while the content is loading: `placeholder`.
  case placeholder
  /// What is shown after the content could not be loaded: `failure`.
  case failure

  /// Returns a screen's id, with the phase if that is not the content, such as `item@placeholder`.
  func shownID(of id: String) -> String { self == .content ? id : "\(id)@\(rawValue)" }
}
