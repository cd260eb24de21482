/// The state of an app's navigation: every stack with its screens, the selected tabs, pages and
/// columns, the modals, and the link that waits.
///
/// A value type. Only a ``NavigationGraph`` creates and changes it, one event after the other,
/// deterministically. It is written as JSON and read back with ``NavigationGraph/state(json:)``, so
/// that an app can restore it.
///
/// Invariants: no stack is empty, and the first screen of a stack is the one that the project
/// declares, or the one that the last `replaceStack` has put there. The presenter of a modal
/// exists. Every entry's key is unique, and is never used again.
public struct NavigationState: Hashable, Sendable {
  /// The size of the app's window in points.
  public internal(set) var size: Size

  /// The height of the top safe area in points: sheets begin 10 points below it.
  public internal(set) var safeAreaTop: Double

  /// Whether the app has reported that it can show screens. Until then, links wait.
  public internal(set) var isReady = false

  /// The requirements that are met, one bit for each in the order of their declaration.
  var met: UInt64 = 0

  /// The choice that was made of each flow, in the order of their declaration; nil if none was, so
  /// that links lead to the first.
  var choices: [Int?] = []

  /// The selection of each container of the graph: the index of the selected tab or page, that of
  /// the column that was last navigated to, or 0 for a stack.
  package internal(set) var selections: [Int] = []

  /// The stacks of the app, in the order in which the project's containers declare them, each with
  /// its root first.
  public internal(set) var stacks: [[StackEntry]] = []

  /// The modals, the topmost last.
  public internal(set) var modals: [NavigationModal] = []

  /// The link that waits. Only the newest one does.
  public internal(set) var pending: PendingLink?

  /// The running transition.
  public internal(set) var motion: NavigationMotion?

  /// Whether a finger drives the running transition.
  public internal(set) var isHeld = false

  /// The key of the next entry.
  var nextKey = 0

  init(size: Size, safeAreaTop: Double) {
    self.size = size
    self.safeAreaTop = safeAreaTop
  }

  /// The width class: compact below 600 points.
  public var widthClass: WidthClass { WidthClass(width: size.width) }

  /// The full height of a sheet in points; nil if there is no space for one.
  package var sheetHeight: Double? {
    let height = size.height - safeAreaTop - 10
    return height >= 1 ? height : nil
  }
}

/// A screen on a stack.
public struct StackEntry: Hashable, Sendable {
  /// The key that identifies the entry in events and effects. Two entries of one screen have
  /// different keys.
  public let key: Int
  /// The entry's screen with its arguments.
  public let destination: Destination
  /// How the entry was opened, and therefore how it leaves.
  public internal(set) var opening: Opening
  /// The scroll offsets of its containers, in the order in which they were first scrolled; at most
  /// 100.
  public internal(set) var scrollOffsets: [ScrolledContainer] = []
  /// Whether its content was fetched.
  public internal(set) var isFetched = false
  /// Whether it shows its content, or what the screen shows instead.
  public internal(set) var phase = ScreenPhase.content

  /// How an entry was opened.
  public struct Opening: Hashable, Sendable {
    /// The name of the transition that played; `none` for a root.
    public let transition: String
    /// The id of the component that was tapped.
    public let tapped: String?

    static let root = Opening(transition: "none", tapped: nil)
  }
}

/// The scroll offset of a container, in points.
public struct ScrolledContainer: Hashable, Sendable {
  /// The component's id.
  public let id: String
  /// The distance by which the content has moved towards its beginning; (0, 0) is where it was when
  /// the screen opened.
  public internal(set) var offset: Point
}

/// A modal with a stack of its own, presented over everything below it.
public struct NavigationModal: Hashable, Sendable {
  /// The presentation that was asked for. ``ShownScreen/presentation`` is the one that the width
  /// allows.
  public let presentation: Presentation
  /// The stack, which is never empty.
  public internal(set) var stack: [StackEntry]
  /// The key of the entry that presents the modal.
  public internal(set) var presenter: Int
  /// The index of the detent at which the modal rests, among those of its first screen; nil without
  /// detents.
  public internal(set) var detent: Int?
  /// The index of the requirement that the modal exists to meet.
  let requirement: Int?
}
