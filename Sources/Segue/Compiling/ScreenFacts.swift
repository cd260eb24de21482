/// What an expanded screen says that other screens, and the build as a whole, have to do with: all that
/// following its links needs.
struct ScreenFacts: Sendable {
  /// What the screen is called, with its arguments.
  let name: String
  /// Whether all that was written could be built.
  let isWhole: Bool
  let componentCount: Int
  /// In the order of the components, and of each component's events.
  let actions: [PlacedAction]
  /// What is wrong with the screen by itself.
  let diagnostics: [Diagnostic]
}

/// An action with the component that has it.
struct PlacedAction: Sendable {
  let component: Int
  /// What outputs call the component; empty if the action is no `navigate`, which nothing is put out for.
  let name: String
  /// Its place among the component's `navigate` actions; 0 for any other.
  let place: Int
  let action: Action
}

extension ScreenFacts {
  /// Linear in the components and their actions.
  init(of screen: Screen, _ diagnostics: [Diagnostic]) {
    var actions: [PlacedAction] = []
    var names: ComponentNames?
    for index in screen.components.indices where !screen.components[index].events.isEmpty {
      var place = 0
      for handler in screen.components[index].events {
        for action in handler.actions {
          guard case .navigate = action.kind else {
            actions.append(PlacedAction(component: index, name: "", place: 0, action: action))
            continue
          }
          let known = names ?? ComponentNames(screen, for: screen.components.count)
          names = known
          actions.append(
            PlacedAction(
              component: index, name: known.name(of: index), place: place, action: action))
          place += 1
        }
      }
    }
    self.init(
      name: screen.name, isWhole: screen.isWhole, componentCount: screen.components.count,
      actions: actions, diagnostics: diagnostics)
  }
}
