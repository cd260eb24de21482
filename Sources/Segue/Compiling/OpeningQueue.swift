/// What links ask for: each screen with each set of arguments once, in the order of asking, which is the order
/// in which they are expanded.
struct OpeningQueue: Sendable {
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
  /// How many have been taken out to be expanded.
  private(set) var takenCount = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Whether nothing waits to be expanded.
  var isEmpty: Bool { takenCount == openings.count }

  /// The places of those that wait to be expanded.
  var waiting: Range<Int> { takenCount..<openings.count }

  /// The places of the declarations of what is opened, in no order.
  var screens: some Sequence<Int> { counts.keys }

  subscript(place: Int) -> Opening { openings[place] }

  func opens(_ screen: Int) -> Bool { counts[screen] != nil }

  /// The place of an opening, which waits to be expanded when it is first asked for; nil if the screen has too
  /// many.
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

  /// Takes one out, the first that waits.
  ///
  /// - Parameter screen: Where it stands among the screens; nil if it could not be built.
  mutating func take(as screen: Int?) {
    openings[takenCount].screen = screen
    takenCount += 1
  }
}

extension Argument {
  /// What was handed in; nil for what is missing, and for components.
  var value: ScalarValue? {
    if case .scalar(let value, _) = self { value } else { nil }
  }
}
