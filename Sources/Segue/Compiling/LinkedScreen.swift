/// A screen with the arguments that it is opened with.
struct LinkedScreen: Sendable {
  let target: Compiler.Target
  /// Unique in the project: the screen's id, and its arguments where they are not the defaults.
  let name: String
  let facts: ScreenFacts
  /// What an earlier build has left of it.
  let remembered: RememberedScreen?
  /// Whether what is wrong with it was too much to be kept, so that the next build has to find it again.
  let isForgotten: Bool
  /// nil if it was not needed, being remembered.
  var screen: Screen?

  /// The place of its declaration.
  var declaration: Int { target.screen }
  /// One for each parameter, all scalars.
  var arguments: [Argument] { target.arguments }
}

/// A screen that needs arguments, with none.
struct IncompleteScreen: Sendable {
  let target: Compiler.Target
  let diagnostics: [Diagnostic]
  let remembered: RememberedScreen?
}

/// A `navigate` action that opens a screen.
struct FollowedLink: Sendable {
  /// The place of the screen that is left.
  let from: Int
  /// The place of the screen that opens; while links are followed, that of the opening.
  var to: Int
  let action: PlacedAction
  let presentation: Presentation
}
