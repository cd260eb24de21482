import Segue

/// What a client gets of a screen.
struct ScreenForm: Hashable, Sendable {
  /// Whether it gets elements, as HTML, instead of frames, as JSON.
  var isHTML = false
  /// What the screen shows.
  var phase = ScreenPhase.content
  /// How the screen is presented; nil for its own presentation.
  var presentation: Presentation?
  /// At which of its detents a sheet rests; nil for its initial one. Only elements show it: the
  /// frames are the same at all detents.
  var detent: Int?

  /// What distinguishes answers of this form from others.
  var name: String {
    "\(isHTML ? "elements" : "screen") \(phase) \(presentation?.rawValue ?? "") \(detent ?? -1)"
  }
}

extension ScreenLayout {
  /// Returns the layout with a sheet at one of its detents; unchanged if it does not have it.
  func resting(atDetent index: Int?) -> ScreenLayout {
    guard let index, let sheet, sheet.detents.indices.contains(index) else { return self }
    return resting(at: sheet.detents[index]) ?? self
  }
}
