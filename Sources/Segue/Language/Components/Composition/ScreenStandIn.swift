/// The component tree that a screen shows in a phase other than that of its content.
struct ScreenStandIn: Sendable {
  let phase: ScreenPhase
  let root: JSONID
  /// The expressions in the tree, which cannot use the screen's data.
  let expressions: BodyExpressions
  /// Whether the screen's titles can be shown without its data.
  let keepsTitle: Bool
  let keepsBackTitle: Bool
  /// Whether the navigation bar's items and styles can be shown without the screen's data.
  let keepsItems: Bool
}

extension ScreenDeclaration {
  /// The phases of the screen: its content, and those that it declares besides.
  var phases: [ScreenPhase] { [.content] + standIns.map { $0.phase } }

  /// Returns the declaration of what the screen shows in a phase: a screen of the same parameters,
  /// without data unless it is the content. nil if the screen does not have the phase.
  package func showing(_ phase: ScreenPhase) -> ScreenDeclaration? {
    if phase == self.phase { return self }
    guard let standIn = standIns.first(where: { $0.phase == phase }) else { return nil }
    var declaration = self
    declaration.phase = phase
    declaration.root = standIn.root
    declaration.expressions = standIn.expressions
    declaration.data = nil
    if !standIn.keepsTitle { (declaration.title, declaration.titleText) = (nil, nil) }
    if !standIn.keepsBackTitle { (declaration.backTitle, declaration.backTitleNode) = (nil, nil) }
    if !standIn.keepsItems { declaration.navigationBar = navigationBar?.plain }
    return declaration
  }
}
