/// What a compilation has spent of what its limits allow: components that are placed, problems that are kept,
/// and components that links take along.
struct CompilationBudget: Sendable {
  /// How many devices each screen is placed on.
  private let deviceCount: Int
  private let limits: Limits
  /// What all screens take, on all devices, counted in components.
  private var placedComponents = 0
  /// What is wrong with all screens by themselves, counted for each.
  private var foundProblems = 0
  /// What all links take along, on all devices.
  private var flownComponents = 0

  /// How many problems of single screens are kept besides those that are told.
  private static let mostProblems = 200_000
  /// What the plans of a link take on a device, there, back and with less motion, though it takes nothing along:
  /// as much as so many components.
  private static let componentsOfLink = 15

  init(_ limits: Limits, deviceCount: Int) {
    self.limits = limits
    self.deviceCount = deviceCount
  }

  /// Whether any screen may still be placed.
  var hasRoom: Bool { placedComponents <= limits[.placedComponents] }

  /// Counts a screen.
  ///
  /// - Returns: Whether it may be placed.
  mutating func place(_ weight: ScreenWeight) -> Bool {
    // Little may come of much that was expanded.
    placedComponents += max(weight.expanded, weight.placed * deviceCount)
    return hasRoom
  }

  /// Counts what is wrong with a screen.
  ///
  /// - Returns: Whether it may be kept. The problems of a thousand screens would fill the memory.
  mutating func keep(problems count: Int) -> Bool {
    foundProblems += count
    return foundProblems <= Self.mostProblems || count == 0
  }

  /// Counts a link that takes along so many components.
  ///
  /// - Returns: Whether it may be planned.
  mutating func fly(components count: Int) -> Bool {
    flownComponents += (count + Self.componentsOfLink) * deviceCount
    return flownComponents <= limits[.flownComponents]
  }

  /// How many screens are expanded before their components and problems are counted: few until it is known how
  /// many they have, and never many more than have been expanded before, which may all have had fewer.
  ///
  /// - Parameters:
  ///   - expanded: How many have been expanded.
  ///   - screens: How many of them could be built.
  func groupSize(behind expanded: Int, screens: Int) -> Int {
    let (fewest, components) = (16, 2_000_000)
    let placed = max(1, placedComponents / max(1, deviceCount))
    return max(
      fewest,
      min(
        expanded, components * screens / placed,
        Self.mostProblems * screens / max(1, foundProblems)))
  }
}
