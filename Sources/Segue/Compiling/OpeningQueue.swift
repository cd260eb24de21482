/// A queue of the screens that links open, each with each set of arguments once. They are expanded
/// in the order in which they were first requested.
struct OpeningQueue: Sendable {
  /// A screen with the arguments that it is opened with.
  struct Opening: Sendable {
    let target: Compiler.Target
    /// The index among the expanded screens; nil if it could not be built, or is still waiting.
    fileprivate(set) var screen: ScreenIndex?
  }

  private struct Key: Hashable {
    let screen: DeclarationIndex
    let arguments: [ScalarValue]
    let sample: Int?
    let phase: ScreenPhase

    init(_ target: Compiler.Target) {
      screen = target.screen
      arguments = target.arguments.compactMap { $0.value }
      sample = target.sample
      phase = target.phase
    }
  }

  /// The maximum number of sets of arguments per screen.
  let limit: Int
  private var openings: [Opening] = []
  private var ids: [Key: OpeningID] = [:]
  /// The number of sets of arguments of each screen in each phase.
  private var counts: [DeclarationIndex: [ScreenPhase: Int]] = [:]
  /// The number of openings that have been expanded.
  private(set) var takenCount = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Whether all openings have been expanded.
  var isEmpty: Bool { takenCount == openings.count }

  /// The openings that are still to be expanded, in order.
  var waiting: ArraySlice<Opening> { openings[takenCount...] }

  /// All screens in the queue, in no particular order.
  var screens: some Sequence<DeclarationIndex> { counts.keys }

  subscript(id: OpeningID) -> Opening { openings[id.index] }

  /// Returns the index of a target among the expanded screens; nil if it is not one of them.
  func screen(of target: Compiler.Target) -> ScreenIndex? {
    ids[Key(target)].flatMap { self[$0].screen }
  }

  func opens(_ screen: DeclarationIndex) -> Bool { counts[screen] != nil }

  /// Returns the index of an opening, and adds it to the queue if it is new; nil if the screen has
  /// too many.
  mutating func id(of target: Compiler.Target) -> OpeningID? {
    let key = Key(target)
    if let id = ids[key] { return id }
    let count = counts[target.screen]?[target.phase] ?? 0
    guard count < limit else { return nil }
    counts[target.screen, default: [:]][target.phase] = count + 1
    let id = OpeningID(openings.count)
    ids[key] = id
    openings.append(Opening(target: target, screen: nil))
    return id
  }

  /// Removes the first opening that is waiting.
  ///
  /// - Parameter screen: The index of the expanded screen; nil if it could not be built.
  mutating func take(as screen: ScreenIndex?) {
    openings[takenCount].screen = screen
    takenCount += 1
  }
}

extension Argument {
  /// The scalar; nil for missing arguments and for components.
  var value: ScalarValue? {
    if case .scalar(let value, _) = self { value } else { nil }
  }
}
