import Segue

/// What a client gets of a screen.
struct ScreenForm: Hashable, Sendable {
  /// Whether it gets elements, as HTML, instead of frames, as JSON.
  var isHTML = false
  /// How the screen is presented; nil for its own presentation.
  var presentation: Presentation?

  /// What distinguishes answers of this form from others.
  var name: String { "\(isHTML ? "elements" : "screen") \(presentation?.rawValue ?? "")" }
}
