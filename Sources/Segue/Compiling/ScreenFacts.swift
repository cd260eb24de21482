/// What an expanded screen says that other screens, and the build as a whole, have to do with: all that
/// following its links needs.
struct ScreenFacts: Sendable {
  /// What the screen is called, with its arguments.
  let name: String
  /// Whether all that was written could be built.
  let isWhole: Bool
  let componentCount: Int
  let weight: ScreenWeight
  /// In the order of the components, and of each component's events.
  let actions: [PlacedAction]
  /// What is wrong with the screen by itself.
  var diagnostics: [Diagnostic]
  /// Of what the list of all files says of it and of its links, and of the components that have them.
  let outline: ContentDigest
  let tables: ContentDigest
}

/// An action with the component that has it.
struct PlacedAction: Sendable {
  let component: Int
  /// What outputs call the component; empty if the action is no `navigate`, which nothing is put out for.
  let name: String
  /// How many components it has in it, itself among them.
  let extent: Int
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
      let extent = screen.components[index].subtreeEnd - index
      for handler in screen.components[index].events {
        for action in handler.actions {
          guard case .navigate = action.kind else {
            actions.append(
              PlacedAction(component: index, name: "", extent: extent, place: 0, action: action))
            continue
          }
          let known = names ?? ComponentNames(screen, for: screen.components.count)
          names = known
          actions.append(
            PlacedAction(
              component: index, name: known.name(of: index), extent: extent, place: place,
              action: action))
          place += 1
        }
      }
    }
    self.init(
      name: screen.name, isWhole: screen.isWhole, componentCount: screen.components.count,
      weight: screen.weight, actions: actions, diagnostics: diagnostics,
      outline: Self.outline(screen, actions),
      tables: ContentDigest(
        of: actions.map { ContentDigest(high: UInt64($0.component), low: UInt64($0.place)) }))
  }

  private static func outline(_ screen: Screen, _ actions: [PlacedAction]) -> ContentDigest {
    var writer = PackedWriter()
    writer.write(screen.name)
    writer.write(screen.id)
    writer.write(screen.arguments) { writer, argument in
      writer.write(argument.name)
      argument.value.write(&writer)
    }
    writer.write(actions) { writer, placed in
      writer.write(placed.name)
      writer.write(placed.place)
      writer.write(placed.action.link?.url) { $0.write($1) }
    }
    return ContentDigest(writer.bytes)
  }
}
