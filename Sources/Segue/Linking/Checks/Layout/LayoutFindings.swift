/// Collects what is wrong with the layouts of a project's screens, and tells each thing once: for a
/// place, with the devices on which it holds.
struct LayoutFindings {
  private(set) var groups: FindingGroups

  private let characters: TextCharacters

  /// - Parameters:
  ///   - sources: What the screens are written in.
  ///   - fonts: What their text is measured with.
  init(devices: [Device], sources: SourceMap, fonts: FontLibrary) {
    characters = TextCharacters(fonts: fonts, sources: sources)
    groups = FindingGroups(devices: devices)
  }

  /// Checks what holds for a screen's text on every device: the characters that it is written in.
  /// Linear in the text.
  mutating func checkText(of screen: Screen) {
    guard screen.isWhole else { return }
    groups.add(characters.findings(in: screen), device: 0)
  }

  /// Checks a screen on the device of that place in the list. Linear in the components.
  ///
  /// A screen with errors is not checked: what holds for the parts that could be built says nothing
  /// of the screen that was meant.
  ///
  /// - Parameter scratch: Memory for what has to be laid out or set once more.
  mutating func check(_ layout: ScreenLayout, device: Int, in scratch: inout LayoutScratch) {
    guard layout.screen.isWhole else { return }
    scratch.texts.begin(layout.fonts)
    var texts = layout.texts()
    let boxes = VisibleBoxes(layout)
    // What follows from a thing that has been told is not told: the order is that of cause and
    // effect.
    var explained = ExplainedParts(layout.screen)
    groups.add(squeezedContent(boxes, &explained, in: &scratch), device: device)
    groups.add(zeroSizes(boxes, &explained), device: device)
    groups.add(smallTapTargets(boxes, explained), device: device)
    groups.add(visibleOverflow(boxes, &explained), device: device)
    groups.add(textOverflow(boxes, &explained, &texts, in: &scratch.texts), device: device)
    groups.add(coveredContent(boxes, explained, &texts, in: &scratch.texts), device: device)
    groups.add(tightText(boxes, explained, &texts, in: &scratch.texts), device: device)
  }

  /// In the order in which they were found.
  var diagnostics: [Diagnostic] { groups.diagnostics }
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
