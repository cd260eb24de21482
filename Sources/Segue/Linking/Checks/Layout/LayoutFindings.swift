/// Collects what is wrong with the layouts of a project's screens, and tells each thing once: for a
/// place, with the devices on which it holds.
struct LayoutFindings {
  let devices: [Device]
  let fonts: FontLibrary

  private var groups: [Group] = []
  private var places: [Subject: Int] = [:]

  private struct Subject: Hashable {
    let code: DiagnosticCode
    let range: SourceRange
    let aspect: Int
  }

  private struct Group {
    var worst: LayoutFinding
    var devices: Set<Int>
    /// Whether the figures differ among devices, or among the uses of a component.
    var varies = false
  }

  init(devices: [Device], fonts: FontLibrary) {
    self.devices = devices
    self.fonts = fonts
  }

  /// Checks a screen on the device of that place in the list. Linear in the components.
  ///
  /// A screen with errors is not checked: what holds for the parts that could be built says nothing
  /// of the screen that was meant.
  mutating func check(_ layout: ScreenLayout, device: Int) {
    guard layout.screen.isWhole else { return }
    let boxes = VisibleBoxes(layout)
    // What follows from a thing that has been told is not told: the order is that of cause and
    // effect.
    var explained = ExplainedParts(layout.screen)
    let findings =
      squeezedContent(boxes, fonts, &explained) + zeroSizes(boxes, &explained)
      + smallTapTargets(boxes, explained) + visibleOverflow(boxes, &explained)
      + textOverflow(boxes, fonts, &explained) + coveredContent(boxes, fonts, explained)
    for finding in findings { add(finding, device: device) }
  }

  private mutating func add(_ finding: LayoutFinding, device: Int) {
    let subject = Subject(code: finding.code, range: finding.subject, aspect: finding.aspect)
    guard let place = places[subject] else {
      places[subject] = groups.count
      groups.append(Group(worst: finding, devices: [device]))
      return
    }
    groups[place].devices.insert(device)
    if groups[place].worst.figure != finding.figure { groups[place].varies = true }
    if finding.weight > groups[place].worst.weight { groups[place].worst = finding }
  }

  /// In the order in which they were found.
  var diagnostics: [Diagnostic] {
    groups.map { group in
      let finding = group.worst
      return .layoutFinding(
        finding, varies: group.varies,
        on: deviceList(group.devices.sorted().map { devices[$0].name }, of: devices.count))
    }
  }
}

/// The parts of a screen that need no further word: something has been told that they follow from.
struct ExplainedParts {
  private let screen: Screen
  private var isExplained: [Bool]

  init(_ screen: Screen) {
    self.screen = screen
    isExplained = Array(repeating: false, count: screen.components.count)
  }

  subscript(component: Int) -> Bool { isExplained[component] }

  /// A component with all in it. Linear in the parts, and each is entered once.
  mutating func insert(_ component: Int) {
    var index = component
    while index < screen.components[component].subtreeEnd {
      if isExplained[index] {
        index = screen.components[index].subtreeEnd
      } else {
        isExplained[index] = true
        index += 1
      }
    }
  }
}

/// `on every device`, `on iphone-se and pixel-8`; a long list is cut.
private func deviceList(_ names: [String], of count: Int) -> String {
  if names.count == count && count > 1 { return "on every device" }
  let shown = names.prefix(names.count > 5 ? 4 : 5)
  let rest = names.count - shown.count
  if rest > 0 { return "on \(shown.joined(separator: ", ")) and \(rest) more devices" }
  guard shown.count > 1, let last = shown.last else { return "on \(shown.first ?? "")" }
  return "on \(shown.dropLast().joined(separator: ", ")) and \(last)"
}

extension Diagnostic {
  fileprivate static func layoutFinding(
    _ finding: LayoutFinding, varies: Bool, on devices: String
  ) -> Diagnostic {
    Diagnostic(
      finding.code, .warning,
      "\(finding.before)\(varies ? finding.hedge : "")\(finding.figure)\(finding.after) \(devices): "
        + finding.remedy,
      at: finding.range, notes: finding.notes)
  }
}

extension ScreenLayout {
  /// Where what a component is like is written: not its use, but the body, once for all uses.
  func declaration(of component: Int) -> SourceRange {
    screen.origins.body(of: component) ?? screen.components[component].range
  }

  /// A place inside of a composed component says little without the use that leads to it.
  func useNotes(of component: Int, at range: SourceRange) -> [Diagnostic.Note] {
    guard range.file != screen.file else { return [] }
    var current: Int? = component
    while let index = current {
      let place = screen.components[index].range
      if place.file == screen.file { return [Diagnostic.Note("it is used here", at: place)] }
      current = screen.components[index].parent
    }
    return []
  }
}
