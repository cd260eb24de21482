/// How a screen is shown over the one before it, in UIKit's terms.
public enum Presentation: String, Hashable, Sendable, CaseIterable {
  /// Pushed onto the stack.
  case push
  /// A card that leaves the top of the screen below visible.
  case sheet
  /// A smaller card in the center of a wide screen; a sheet on a narrow one.
  case formSheet
  /// A modal that replaces everything below it.
  case fullScreen
  /// A modal over everything, with the screen below still present.
  case overFullScreen
  /// A popover beside the tapped component on a wide screen; a sheet on a narrow one.
  case popover
  /// A card that rises while the screen below scales down.
  case slideUp
}

extension Presentation {
  /// Whether the screen is a card over the one below.
  var isCard: Bool {
    switch self {
    case .push, .fullScreen, .overFullScreen: false
    case .sheet, .formSheet, .popover, .slideUp: true
    }
  }

  /// Whether the screen hides everything below it.
  var covers: Bool { self == .push || self == .fullScreen }
}
