/// The properties of an expanded screen that the rest of the project depends on.
struct ScreenFacts: Sendable {
  /// The name of the screen, with its arguments.
  let name: String
  /// Whether all components could be built.
  let isWhole: Bool
  let componentCount: Int
  let weight: ScreenWeight
  /// The indices of the composed components that were expanded, each once, in ascending order, and
  /// of those in the placeholder that the screen is compared with.
  private(set) var usedComponents: [Int]
  /// The actions, in the order of the components and their events.
  let actions: [PlacedAction]
  /// The diagnostics of the screen's expansion.
  var diagnostics: [Diagnostic]
  /// Digests of the content of the outline about the screen, and of the components that have links.
  let outline: ContentDigest
  let tables: ContentDigest
}

/// An action with the component that has it.
struct PlacedAction: Sendable {
  let component: ComponentID
  /// The name of the component in outputs; empty for an action other than `navigate`, which is not
  /// in outputs.
  let name: String
  /// The number of components in the subtree of the component.
  let extent: Int
  /// The index among the component's `navigate` actions; 0 for any other action.
  let linkIndex: Int
  let action: Action
}

extension Screen {
  /// The actions without their places in outputs.
  var plainActions: [PlacedAction] {
    components.ids.flatMap { index in
      components[index].events.flatMap { $0.actions }.map {
        PlacedAction(component: index, name: "", extent: 0, linkIndex: 0, action: $0)
      }
    }
  }
}

extension ScreenFacts {
  /// Adds composed components that the facts depend on.
  mutating func use(_ components: [Int]) {
    usedComponents = Set(usedComponents + components).sorted()
  }

  /// The work of expanding the screen.
  var work: PieceWork {
    PieceWork(total: ScreenBuilder.work(of: weight), largest: .expansion)
  }

  /// Collects the facts of a screen. Linear in the components and their actions.
  init(of screen: Screen, _ diagnostics: [Diagnostic]) {
    var actions: [PlacedAction] = []
    let named = screen.components.count { !$0.events.isEmpty && $0.id == nil }
    let names = ComponentNames(screen, for: named)
    for index in screen.components.ids where !screen.components[index].events.isEmpty {
      var linkIndex = 0
      let extent = screen.components[index].subtreeEnd - index
      for handler in screen.components[index].events {
        for action in handler.actions {
          guard case .navigate = action.kind else {
            actions.append(
              PlacedAction(component: index, name: "", extent: extent, linkIndex: 0, action: action)
            )
            continue
          }
          actions.append(
            PlacedAction(
              component: index, name: names.name(of: index), extent: extent, linkIndex: linkIndex,
              action: action))
          linkIndex += 1
        }
      }
    }
    self.init(
      name: screen.name, isWhole: screen.isWhole, componentCount: screen.components.count,
      weight: screen.weight, usedComponents: screen.usedComponents, actions: actions,
      diagnostics: diagnostics,
      outline: Self.outline(screen, actions),
      tables: ContentDigest(
        of: actions.map {
          ContentDigest(high: UInt64($0.component.index), low: UInt64($0.linkIndex))
        }))
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
      writer.write(placed.linkIndex)
      writer.write(placed.action.link?.url) { $0.write($1) }
    }
    return ContentDigest(writer.bytes)
  }
}
