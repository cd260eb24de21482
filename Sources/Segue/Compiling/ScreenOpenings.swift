/// What links ask for: each screen with each set of arguments once, in the order of asking.
struct ScreenOpenings: Sendable {
  /// A screen that something opens with these arguments.
  struct Opening: Sendable {
    let target: Compiler.Target
    /// The place among the screens; nil if it could not be built, or has not been yet.
    fileprivate(set) var screen: Int?
  }

  private struct Key: Hashable {
    let screen: Int
    let arguments: [ScalarValue]
  }

  /// With how many sets of arguments a screen may be opened.
  let limit: Int
  private var openings: [Opening] = []
  private var places: [Key: Int] = [:]
  /// With how many sets of arguments each screen is opened, by the place of its declaration.
  private var counts: [Int: Int] = [:]

  init(limit: Int) {
    self.limit = limit
  }

  var count: Int { openings.count }

  /// The places of the declarations of what is opened, in no order.
  var screens: some Sequence<Int> { counts.keys }

  subscript(place: Int) -> Opening { openings[place] }

  func opens(_ screen: Int) -> Bool { counts[screen] != nil }

  /// The place of an opening, new when first asked for; nil if the screen has too many.
  mutating func place(of target: Compiler.Target) -> Int? {
    let key = Key(screen: target.screen, arguments: target.arguments.compactMap(\.value))
    if let place = places[key] { return place }
    let count = counts[target.screen, default: 0]
    guard count < limit else { return nil }
    counts[target.screen] = count + 1
    places[key] = openings.count
    openings.append(Opening(target: target, screen: nil))
    return openings.count - 1
  }

  /// Notes where an opened screen stands among the screens.
  mutating func place(_ opening: Int, at screen: Int) {
    openings[opening].screen = screen
  }
}

extension Argument {
  /// What was handed in; nil for what is missing, and for components.
  var value: ScalarValue? {
    if case .scalar(let value, _) = self { value } else { nil }
  }
}
