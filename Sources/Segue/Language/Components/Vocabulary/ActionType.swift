/// The kinds of actions, with the keys that each takes besides `type`.
package enum ActionType: String, Hashable, Sendable, CaseIterable {
  case navigate, back, backTo, backToRoot, dismiss, replaceStack, selectTab, retry, open, track,
    custom

  package var keys: [KeyShape] {
    switch self {
    case .navigate:
      [
        KeyShape("to", .name(), isRequired: true, "The deep link to open."),
        KeyShape("transition", .name(), "The transition that plays, by name."),
        KeyShape(
          "presentation", .keyword(Presentation.allCases.map { $0.rawValue }),
          "How the screen is presented; by default as it declares."),
      ]
    case .back, .backToRoot, .dismiss, .retry: []
    case .backTo:
      [
        KeyShape("screen", .name(), isRequired: true, "The id of the screen."),
        KeyShape(
          "entry", .integer(Self.entries),
          "Which of its entries, counted from the topmost; 1 by default."),
      ]
    case .replaceStack:
      [KeyShape("to", .array(of: .name()), isRequired: true, "The links of the new stack.")]
    case .selectTab: [KeyShape("tab", .name(), isRequired: true, "The id of the tab.")]
    case .open:
      [KeyShape("url", .name(), isRequired: true, "The URL of a page or of another app.")]
    case .track:
      [
        KeyShape("event", .name(), isRequired: true, "The name of the event."),
        KeyShape("properties", .freeObject, "Additional data, as an object."),
      ]
    case .custom:
      [
        KeyShape(
          "name", .name(), isRequired: true, "The name by which the app recognizes the action."),
        KeyShape("properties", .freeObject, "Additional data, as an object."),
      ]
    }
  }

  /// The entries of a screen to which `backTo` may return.
  static let entries = 1.0...1000

  private static let namesByType: [ActionType: [String]] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, [type.name] + $0.keys.map { $0.name }) })

  private static let requiredByType: [ActionType: [String]] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.keys.filter { $0.isRequired }.map { $0.name }) })

  /// The names of all keys that the action may have.
  var names: [String] { Self.namesByType[self] ?? [] }

  /// The names of the keys that the action must have.
  var requiredNames: [String] { Self.requiredByType[self] ?? [] }

  package var summary: String {
    switch self {
    case .navigate: "Opens a deep link."
    case .back: "Returns to the previous screen."
    case .backTo: "Returns to a screen of the stack."
    case .backToRoot: "Returns to the first screen of the stack."
    case .dismiss: "Dismisses the topmost modal."
    case .replaceStack: "Replaces the whole stack."
    case .selectTab: "Selects a tab."
    case .retry: "Loads the screen's content again; only in a failure."
    case .open: "Opens a page or another app."
    case .track: "Reports an event."
    case .custom: "An action that the app implements."
    }
  }

  /// The kinds as variants of an object with the key `type`.
  package static let variants = allCases.map { ShapeVariant($0.rawValue, $0.summary, $0.keys) }

  /// The key that distinguishes the kinds.
  package static let type = KeyShape("type", .string, isRequired: true, "The kind of action.")
}
