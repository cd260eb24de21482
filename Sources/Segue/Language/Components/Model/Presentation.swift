/// How a screen is shown over the one before it, in UIKit's terms.
public enum Presentation: String, Hashable, Sendable, CaseIterable {
  /// On the stack.
  case push
  /// A card that leaves the top of the screen behind visible.
  case sheet
  /// A smaller card in the middle of a wide screen; a sheet on a narrow one.
  case formSheet
  /// Over everything.
  case fullScreen
  /// Over everything, with the screen behind still there.
  case overFullScreen
  /// Beside what was tapped on a wide screen; a sheet on a narrow one.
  case popover
  /// A card that rises while the screen behind scales back.
  case slideUp
}

extension Presentation {
  /// Whether the screen is a card that lies over the one behind.
  var isCard: Bool {
    switch self {
    case .push, .fullScreen, .overFullScreen: false
    case .sheet, .formSheet, .popover, .slideUp: true
    }
  }

  /// Whether nothing can be seen of what lies below.
  var covers: Bool { self == .push || self == .fullScreen }
}
