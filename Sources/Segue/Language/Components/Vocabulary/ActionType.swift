/// The kinds of actions, with the keys that each takes besides `type`.
package enum ActionType: String, Hashable, Sendable, CaseIterable {
  case navigate, back, backTo, backToRoot, dismiss, replaceStack, selectTab, open, track, custom

  package var keys: [KeyShape] {
    switch self {
    case .navigate:
      [
        KeyShape("to", .name(), isRequired: true, "The deep link to open."),
        KeyShape("transition", .name(), "The transition that plays, by name."),
        KeyShape(
          "presentation", .keyword(Presentation.allCases.map(\.rawValue)),
          "How the screen is shown, if not as it says itself."),
      ]
    case .back, .backToRoot, .dismiss: []
    case .backTo: [KeyShape("screen", .name(), isRequired: true, "The id of the screen.")]
    case .replaceStack:
      [KeyShape("to", .array(of: .name()), isRequired: true, "The links of the new stack.")]
    case .selectTab: [KeyShape("tab", .name(), isRequired: true, "The id of the tab.")]
    case .open:
      [KeyShape("url", .name(), isRequired: true, "A page or an app outside.")]
    case .track:
      [
        KeyShape("event", .name(), isRequired: true, "The name of the event."),
        KeyShape("properties", .freeObject, "What goes with it."),
      ]
    case .custom:
      [
        KeyShape("name", .name(), isRequired: true, "What the app knows it by."),
        KeyShape("properties", .freeObject, "What goes with it."),
      ]
    }
  }

  private static let namesByType: [ActionType: [String]] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, [type.name] + $0.keys.map(\.name)) })

  /// The names of all keys that the action may have.
  var names: [String] { Self.namesByType[self] ?? [] }

  package var summary: String {
    switch self {
    case .navigate: "Opens a deep link."
    case .back: "Goes back one screen."
    case .backTo: "Goes back to a screen."
    case .backToRoot: "Goes back to the first screen of the stack."
    case .dismiss: "Dismisses what was presented."
    case .replaceStack: "Replaces the whole stack."
    case .selectTab: "Selects a tab."
    case .open: "Opens a page or an app outside."
    case .track: "Reports an event."
    case .custom: "Something that the app knows."
    }
  }

  /// The kinds as variants of an object with the key `type`.
  package static let variants = allCases.map { ShapeVariant($0.rawValue, $0.summary, $0.keys) }

  /// The key that distinguishes the kinds.
  package static let type = KeyShape("type", .string, isRequired: true, "What is done.")
}
