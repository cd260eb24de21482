/// A screen with arguments.
struct LinkedScreen: Sendable {
  let target: Compiler.Target
  /// The name, which is unique in the project: the screen's id, and its arguments if they are not
  /// the defaults.
  let name: String
  private(set) var facts: ScreenFacts
  /// The results of an earlier build; nil if there are none.
  let remembered: RememberedScreen?
  /// Whether there were too many diagnostics to keep, so that the next build has to compute them
  /// again.
  let isForgotten: Bool
  /// The expanded screen; nil if the results of an earlier build sufficed.
  var screen: Screen?

  /// The placeholder that is shown until this screen is; nil if there is none.
  private(set) var placeholder: ScreenIndex?

  /// Makes this the screen that replaces a placeholder, and that depends on what it is made of.
  mutating func replace(_ placeholder: ScreenIndex, _ facts: ScreenFacts) {
    self.placeholder = placeholder
    self.facts.use(facts.usedComponents)
  }

  /// The index of its declaration.
  var declaration: DeclarationIndex { target.screen }
  /// The arguments, one scalar for each parameter.
  var arguments: [Argument] { target.arguments }
}

/// A screen that needs arguments or data, expanded without them.
struct IncompleteScreen: Sendable {
  let target: Compiler.Target
  let diagnostics: [Diagnostic]
  /// The actions of a screen with data, expanded without any.
  let actions: [PlacedAction]
  /// The indices of the composed components that were expanded; nil if they are not known.
  let usedComponents: [Int]?
  let remembered: RememberedScreen?
}

/// A `navigate` action that opens a screen.
struct FollowedLink: Sendable {
  /// The index of the source screen.
  let from: ScreenIndex
  /// The index of the destination screen.
  let to: ScreenIndex
  let action: PlacedAction
  let presentation: Presentation
  /// The choice with which the link leads there; nil for one that leads to no flow.
  let choice: FlowChoice?
}

extension [LinkedScreen] {
  subscript(id: ScreenIndex) -> LinkedScreen {
    get { self[id.index] }
    _modify { yield &self[id.index] }
  }
}
