/// Where a person is in an app: every stack with its screens, the selected tabs, pages and columns, what is
/// presented over them, and the link that waits.
///
/// A value. Only a ``NavigationGraph`` makes and changes it: one event after the other, each time the same
/// way. It is written as JSON and read back with ``NavigationGraph/state(json:)``, so that an app goes on
/// where it was left.
///
/// What always holds: no stack is empty, and the first screen of a stack stays the one that the project
/// declares, or that the last `replaceStack` has put there. What is presented has a presenter that is still
/// there. Each entry's key is its own, and no other entry ever had it.
public struct NavigationState: Hashable, Sendable {
  /// The size of the app's window in points.
  public internal(set) var size: Size

  /// How far the top safe area reaches down, in points: sheets begin 10 points below it.
  public internal(set) var safeAreaTop: Double

  /// Whether the app has said that it can show screens. Until then links wait.
  public internal(set) var isReady = false

  /// The requirements that are met, one bit each in the order of their declaration.
  var met: UInt64 = 0

  /// One for each container of the graph: the place of the selected tab or page, the last column that was
  /// navigated to, and 0 for a stack.
  package internal(set) var selections: [Int] = []

  /// The stacks of the app, in the order in which the project's containers declare them: each its screens, the root
  /// first.
  public internal(set) var stacks: [[StackEntry]] = []

  /// What is presented, the topmost last.
  public internal(set) var modals: [NavigationModal] = []

  /// The link that waits; only the newest does.
  public internal(set) var pending: PendingLink?

  /// The transition that runs.
  public internal(set) var motion: NavigationMotion?

  /// Whether a finger holds the transition that runs.
  public internal(set) var isHeld = false

  /// The key of the next entry.
  var nextKey = 0

  init(size: Size, safeAreaTop: Double) {
    self.size = size
    self.safeAreaTop = safeAreaTop
  }

  /// Compact below 600 points.
  public var widthClass: WidthClass { WidthClass(width: size.width) }

  /// The full height of a sheet in points; nil where there is no room for one.
  package var sheetHeight: Double? {
    let height = size.height - safeAreaTop - 10
    return height >= 1 ? height : nil
  }
}

/// A screen on a stack.
public struct StackEntry: Hashable, Sendable {
  /// Names the entry for events and effects: two entries of one screen have different keys.
  public let key: Int
  /// Its screen with its arguments.
  public let destination: Destination
  /// How it was opened, and so how it leaves.
  public internal(set) var opening: Opening
  /// How far its containers are scrolled, in the order in which they were first scrolled; 100 at most.
  public internal(set) var scrollOffsets: [ScrolledContainer] = []
  /// Whether its content has been asked for.
  public internal(set) var isFetched = false

  /// How a screen came to stand where it is.
  public struct Opening: Hashable, Sendable {
    /// The name of the transition that played; `none` for a root.
    public let transition: String
    /// The id of the component that was tapped.
    public let tapped: String?

    static let root = Opening(transition: "none", tapped: nil)
  }
}

/// How far a container of a screen is scrolled, in points.
public struct ScrolledContainer: Hashable, Sendable {
  /// The component's id.
  public let id: String
  /// How far its content has moved towards its beginning; (0, 0) is where it was when the screen opened.
  public internal(set) var offset: Point
}

/// What is presented over everything below it: a stack of its own.
public struct NavigationModal: Hashable, Sendable {
  /// As it was asked for; ``ShownScreen/presentation`` is what the width makes of it.
  public let presentation: Presentation
  /// Never empty.
  public internal(set) var stack: [StackEntry]
  /// The key of the entry that it is presented over.
  public internal(set) var presenter: Int
  /// The place among its first screen's detents at which it rests; nil without detents.
  public internal(set) var detent: Int?
  /// The requirement that it is there to meet, as a place among the declared ones.
  let requirement: Int?
}
