/// Collects problems with the layouts of a project's screens. Each is reported once per location,
/// with the devices to which it applies.
struct LayoutFindings {
  private(set) var groups: FindingGroups

  private let characters: TextCharacters

  /// - Parameters:
  ///   - sources: The source files of the screens.
  ///   - fonts: The fonts with which text is measured.
  init(devices: [Device], sources: SourceMap, fonts: FontLibrary) {
    characters = TextCharacters(fonts: fonts, sources: sources)
    groups = FindingGroups(devices: devices)
  }

  /// Checks what is the same for a screen's text on every device: its characters. Linear in the
  /// length of the text.
  mutating func checkText(of screen: Screen) {
    guard screen.isWhole else { return }
    groups.add(characters.findings(in: screen), device: 0)
  }

  /// Checks a screen on the device with an index. Linear in the number of components.
  ///
  /// A screen with errors is not checked: what holds for the parts that could be compiled may not
  /// hold for the intended screen.
  ///
  /// - Parameter scratch: Memory for layouts and texts that have to be computed again.
  mutating func check(_ layout: ScreenLayout, device: Int, in scratch: inout LayoutScratch) {
    guard layout.screen.isWhole else { return }
    scratch.texts.begin(layout.fonts)
    var texts = layout.texts()
    let boxes = VisibleBoxes(layout)
    // The consequences of a reported problem are not reported, so the checks run from causes to
    // effects.
    var explained = ExplainedParts(layout.screen)
    groups.add(squeezedContent(boxes, &explained, in: &scratch), device: device)
    groups.add(zeroSizes(boxes, &explained), device: device)
    groups.add(smallTapTargets(boxes, explained), device: device)
    groups.add(visibleOverflow(boxes, &explained), device: device)
    groups.add(
      textOverflow(boxes, explained: &explained, texts: &texts, in: &scratch.texts), device: device)
    groups.add(
      coveredContent(boxes, explained: explained, texts: &texts, in: &scratch.texts), device: device
    )
    groups.add(
      tightText(boxes, explained: explained, texts: &texts, in: &scratch.texts), device: device)
  }

  /// As above, counting the work.
  ///
  /// - Returns: The error that ended the check, if there was one.
  mutating func check(
    _ layout: ScreenLayout, device: Int, within budget: WorkBudget, _ limits: Limits,
    in scratch: inout LayoutScratch
  ) -> [Diagnostic] {
    scratch.texts.meter = budget.meter(limits)
    scratch.texts.meter.add(layout.screen.components.count * workOfCheckedComponent)
    check(layout, device: device, in: &scratch)
    let meter = scratch.texts.takeMeter()
    budget.add(meter.used, to: .checks)
    guard meter.isStopped else { return [] }
    return [budget.error(meter, limits, at: layout.screen.range, "this screen")]
  }

  /// Checks a screen that replaces its placeholder on the device with an index. Linear in the
  /// components of both.
  mutating func check(_ layout: ScreenLayout, replacing placeholder: ScreenLayout, device: Int) {
    guard layout.screen.isWhole, placeholder.screen.isWhole else { return }
    groups.add(layoutShifts(from: placeholder, to: layout), device: device)
  }

  /// The diagnostics, in the order in which they were found.
  var diagnostics: [Diagnostic] { groups.diagnostics }
}

/// The work of checking a component, besides that of its text.
private let workOfCheckedComponent = 40

/// The components of a screen whose problems follow from one that has already been reported.
struct ExplainedParts {
  private let screen: Screen
  private var isExplained: [Bool]

  init(_ screen: Screen) {
    self.screen = screen
    isExplained = Array(repeating: false, count: screen.components.count)
  }

  subscript(component: ComponentID) -> Bool { isExplained[component] }

  /// Inserts a component with all its descendants. Linear in their number; each is entered once.
  mutating func insert(_ component: ComponentID) {
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
