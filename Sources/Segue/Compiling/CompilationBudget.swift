/// Counts a compilation's work against its limits: components that are laid out, diagnostics that
/// are kept, and components that fly.
struct CompilationBudget: Sendable {
  /// The number of devices that each screen is laid out for.
  private let deviceCount: Int
  private let limits: Limits
  /// The components of all screens on all devices; long texts count as several.
  private var placedComponents = 0
  /// The number of diagnostics of all screens.
  private var foundProblems = 0
  /// The components in the tapped components of all links, on all devices.
  private var flownComponents = 0

  /// The maximum number of diagnostics of single screens that are kept for the next build.
  private static let maximumProblems = 200_000
  /// The memory of the plans of a link on a device, without its flying layers, in components.
  private static let componentsOfLink = 15

  init(_ limits: Limits, deviceCount: Int) {
    self.limits = limits
    self.deviceCount = deviceCount
  }

  /// Whether more screens may be laid out.
  var hasRoom: Bool { placedComponents <= limits[.placedComponents] }

  /// Counts a screen.
  ///
  /// - Returns: Whether the screen may be laid out.
  mutating func countScreen(_ weight: ScreenWeight) -> Bool {
    // A large expansion may result in few components.
    placedComponents += max(weight.expanded, weight.placed * deviceCount)
    return hasRoom
  }

  /// Counts the diagnostics of a screen.
  ///
  /// - Returns: Whether they may be kept for the next build; those of thousands of screens would
  ///   fill the memory.
  mutating func countProblems(_ count: Int) -> Bool {
    foundProblems += count
    return foundProblems <= Self.maximumProblems || count == 0
  }

  /// Counts a link.
  ///
  /// - Parameter count: The number of components in the tapped component.
  /// - Returns: Whether the link may be planned.
  mutating func countLink(components count: Int) -> Bool {
    flownComponents += (count + Self.componentsOfLink) * deviceCount
    return flownComponents <= limits[.flownComponents]
  }

  /// Returns the number of screens to expand before they are counted. It is small until the average
  /// size is known, and at most the number of screens expanded so far, whose average may be too
  /// low.
  ///
  /// - Parameters:
  ///   - expanded: The number of openings expanded so far.
  ///   - screens: The number of those that could be built.
  func groupSize(after expanded: Int, screens: Int) -> Int {
    let (fewest, components) = (16, 2_000_000)
    let placed = max(1, placedComponents / max(1, deviceCount))
    return max(
      fewest,
      min(
        expanded, components * screens / placed,
        Self.maximumProblems * screens / max(1, foundProblems)))
  }
}
