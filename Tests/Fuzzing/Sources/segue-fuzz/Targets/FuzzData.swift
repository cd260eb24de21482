import Foundation
import Segue

/// Tests a screen that is filled with data, and follows its changes.
///
/// The input consists of the screen, its data, other data, and any components, with separators
/// between them. An input that is no JSON object is an expression that a screen shows.
func testData(_ input: [UInt8]) {
  guard !isText(input) else {
    let parts = input.split(
      separator: ProjectText.separator, maxSplits: 6, omittingEmptySubsequences: false
    ).map(Array.init)
    ScreenWithData(parts, on: devices[input.count % devices.count]).test(changes: 16)
    return
  }
  // The screen for the expression's type.
  let screens = ExpressionScreen.allCases.map { ScreenWithData($0.parts(input), on: devices[0]) }
  (screens.first { !$0.hasErrors } ?? screens[0]).test(changes: 6)
}

/// Returns the texts of an expression's screens, for the analysis of a finding.
func dataText(_ input: [UInt8]) -> [UInt8] {
  guard !isText(input) else { return input }
  return Array(ExpressionScreen.allCases.map { $0.parts(input)[0] }.joined(separator: [0x0A]))
}

private let devices = [
  Device(
    name: "iphone", size: Size(width: 393, height: 852), scale: 3,
    safeArea: SafeArea(top: 59, bottom: 34)),
  Device(name: "small", size: Size(width: 160, height: 240), scale: 2, direction: .rtl),
]

/// Small enough that mutations exceed each of them.
private let limits: Limits = [
  .nesting: 64, .stringBytes: 2000, .components: 400, .componentDepth: 40, .levels: 4000,
  .children: 100, .substitutedBytes: 20_000, .textBytes: 8000, .lines: 12, .problems: 40,
  .expressionParts: 200, .expressionNesting: 40, .expressionBytes: 2000, .expressionValues: 1000,
  .expressionWork: 20_000, .work: 500_000,
]

/// A screen with its data, in a project that has what it links to.
private struct ScreenWithData {
  let compiler: Compiler
  let screen: RequestScreen
  let prepared: RequestScreen
  let data: SourceFile
  let other: SourceFile
  let device: Device

  init(_ parts: [[UInt8]], on device: Device) {
    compiler = parts.count > 3 ? Compiler(Self.project(components: parts[3...])) : Self.host
    screen = compiler.read(SourceFile(path: "posted.json", bytes: parts[0]), limits: limits)
    prepared = compiler.prepare(screen)
    data = SourceFile(path: "data", bytes: parts.count > 1 ? parts[1] : [])
    other = SourceFile(path: "data", bytes: parts.count > 2 ? parts[2] : data.bytes)
    self.device = device
  }

  /// Whether the screen has errors with its data.
  var hasErrors: Bool {
    var scratch = LayoutScratch()
    return compiler.layout(prepared.filled(with: data), on: device, in: &scratch).hasErrors
  }

  /// - Parameter changes: The maximum number of changes of its data.
  func test(changes: Int) {
    var scratch = LayoutScratch()
    let begin = processorSeconds()
    let plain = Placed(screen.filled(with: data), on: device, by: compiler, in: &scratch)
    let seconds = processorSeconds() - begin
    // A tenth of that without the sanitizer.
    law(seconds <= 1, "filling a screen takes \(seconds) s")
    let filled = Placed(prepared.filled(with: data), on: device, by: compiler, in: &scratch)
    requireSame(plain, filled, "a prepared screen")
    requireReports(plain.diagnostics, in: plain.sources)
    if let layout = plain.layout { requireSound(layout) }
    var live = compiler.live(prepared, filledWith: data, on: device)
    requireSame(filled, Placed(&live, in: &scratch), "a live screen")
    change(&live, [.replace("", json: other.bytes)], in: &scratch)
    change(&live, [.add("/a", json: [UInt8(ascii: "1")])], in: &scratch)
    if live.diagnostics.hasErrors { change(&live, [.replace("", json: data.bytes)], in: &scratch) }
    follow(&live, changes: changes, in: &scratch)
    let last = Placed(&live, in: &scratch)
    requireReports(last.diagnostics, in: last.sources)
    // Whether a part of the artefact is not up to date only shows at the end.
    let fresh = Placed(prepared.filled(with: live.data), on: device, by: compiler, in: &scratch)
    if !last.isEnded, !fresh.isEnded, isKept(last) {
      law(last.artefact == fresh.artefact, "a live screen has another artefact")
    }
  }

  /// Whether the data is within the limits beyond which it is not kept.
  private func isKept(_ shown: Placed) -> Bool {
    !shown.diagnostics.contains {
      [.jsonTooDeep, .fileTooLarge, .stringTooLong].contains($0.code)
    }
  }

  /// Changes values of a screen's data, which are spread over all of it.
  private func follow(
    _ live: inout LiveScreen, changes most: Int, in scratch: inout LayoutScratch
  ) {
    let places = DataPlaces(live.data, others: data)
    let count = min(places.count, most)
    for step in 0..<count {
      // Other errors would hide what follows.
      let hadErrors = live.diagnostics.hasErrors
      if hadErrors, step > 0 { return }
      let changes = places.changes(step, of: count)
      let before = live.data
      change(&live, changes, in: &scratch)
      if !hadErrors, live.diagnostics.hasErrors {
        change(&live, [.replace("", json: before.bytes)], in: &scratch)
      }
    }
  }

  /// Changes a screen's data, and compares it with a screen that is filled with that data.
  private func change(
    _ live: inout LiveScreen, _ changes: [DataChange], in scratch: inout LayoutScratch
  ) {
    let (before, data) = (ShownComponents(live), live.data)
    let update: ScreenChanges
    do throws(DataChangeError) {
      update = try live.update(changes)
    } catch {
      let (kept, after) = (live.data, ShownComponents(live))
      law(kept.bytes == data.bytes, "a change that cannot be made changes the data")
      law(after == before, "a change that cannot be made changes the screen")
      return
    }
    let after = ShownComponents(live)
    let shown = Placed(&live, in: &scratch)
    guard isKept(shown) else { return }
    let changed = live.data
    let what = "a screen after \(changes.map(\.path))"
    let fresh = Placed(prepared.filled(with: changed), on: device, by: compiler, in: &scratch)
    requireSame(fresh, shown, what)
    before.requireReported(update, after, what)
  }
}

extension ScreenWithData {
  static let host = Compiler(project(components: []))

  static func project(components: ArraySlice<[UInt8]>) -> Project {
    var assets = ProjectText.assets
    for (name, width) in [("linen.png", 40), ("wool.png", 60)] {
      assets.add(
        path: name, .picture(PictureHeader(format: .png, pixelWidth: width, pixelHeight: 50)))
    }
    return Project(
      ProjectFiles(
        manifest: SourceFile(
          path: "segue.json",
          text: #"{"app": "shop", "schemes": ["shop", "t"], "devices": ["iphone-15"]}"#),
        screens: destinations.enumerated().map {
          SourceFile(path: "screens/\($0.offset).json", text: $0.element)
        },
        components: components.enumerated().map {
          SourceFile(path: "components/\($0.offset).json", bytes: $0.element)
        }, assets: assets))
  }

  private static let destinations = [
    #"""
    {"screen": "outfit", "route": "/outfits/{id}", "parameters": {"id": "string"},
     "root": {"type": "label", "text": "${id}"}}
    """#,
    #"""
    {"screen": "go", "route": "/go/{a}", "parameters": {"a": "string",
       "q": {"type": "string", "default": ""}, "r": {"type": "string", "default": ""}},
     "root": {"type": "layout"}}
    """#,
  ]
}

/// What there is to see of a screen, and what is reported.
private struct Placed {
  let diagnostics: [Diagnostic]
  let layout: ScreenLayout?
  let sources: SourceMap
  let json: [UInt8]?

  init(
    _ screen: RequestScreen, on device: Device, by compiler: Compiler,
    in scratch: inout LayoutScratch
  ) {
    let placed = compiler.layout(screen, on: device, in: &scratch)
    self.init(placed.value, placed.diagnostics, screen.sources, in: &scratch)
  }

  init(_ live: inout LiveScreen, in scratch: inout LayoutScratch) {
    let (diagnostics, sources, count) = (live.diagnostics, live.sources, live.count)
    let layout = live.layout()
    self.init(layout, diagnostics, sources, in: &scratch)
    law(count == layout?.tree.frames.count ?? 0, "a live screen has another number of components")
    let frames = ShownComponents(live).frames
    law(frames == layout?.tree.frames ?? [], "a live screen has other frames than its layout")
  }

  private init(
    _ layout: ScreenLayout?, _ diagnostics: [Diagnostic], _ sources: SourceMap,
    in scratch: inout LayoutScratch
  ) {
    self.diagnostics = diagnostics
    self.layout = layout
    self.sources = sources
    json = layout?.json(rounded: false, in: &scratch)
    for diagnostic in diagnostics { requireRanges(diagnostic, in: sources) }
  }

  var artefact: [UInt8]? { layout?.artefact(sources: sources) }

  /// Whether an expansion or a layout was ended. Which one is depends on the work, which preparing
  /// and following save.
  var isEnded: Bool { diagnostics.contains { $0.code == .tooMuchWork } }

  var text: String { json.map { String(decoding: $0, as: UTF8.self) } ?? "nothing" }

  var messages: [String] {
    diagnostics.map { ([$0.message] + $0.notes.map(\.message)).joined(separator: "\n  ") }
  }
}

private func requireSame(_ expected: Placed, _ placed: Placed, _ what: @autoclosure () -> String) {
  guard !expected.isEnded, !placed.isEnded else { return }
  law(
    expected.messages == placed.messages,
    "\(what()) reports \(placed.messages) instead of \(expected.messages)")
  law(
    expected.layout?.tree.frames == placed.layout?.tree.frames,
    "\(what()) has the frames \(placed.layout?.tree.frames ?? []) instead of \(expected.layout?.tree.frames ?? [])"
  )
  law(
    expected.layout?.tree.scrollAreas == placed.layout?.tree.scrollAreas,
    "\(what()) has other scroll areas")
  law(
    expected.json == placed.json,
    "\(what()) is \(placed.text) instead of \(expected.text)")
}

/// What a live screen shows before or after a change.
private struct ShownComponents: Equatable {
  var ids: [String?] = []
  var contents: [Component.Content] = []
  var frames: [Rect] = []

  init(_ live: borrowing LiveScreen) {
    for index in 0..<live.count {
      let component = live[ComponentID(index)]
      ids.append(component.id)
      contents.append(component.content)
      frames.append(live.frame(of: ComponentID(index)))
    }
  }

  /// Checks that what an update does not report has not changed.
  func requireReported(_ update: ScreenChanges, _ after: ShownComponents, _ what: String) {
    var (old, new) = (0, 0)
    let ends = update.replaced.map { ($0.old, $0.new) }
    let last = (
      ComponentID(frames.count)..<ComponentID(frames.count),
      ComponentID(after.frames.count)..<ComponentID(after.frames.count)
    )
    for (replaced, replacing) in ends + [last] {
      let (kept, same) = (old..<replaced.lowerBound.index, new..<replacing.lowerBound.index)
      law(
        ids[kept] == after.ids[same] && contents[kept] == after.contents[same],
        "\(what) has changes that are not reported")
      for (before, now) in zip(kept, same) where frames[before] != after.frames[now] {
        law(
          update.moved.contains { $0.contains(ComponentID(now)) },
          "\(what) has a frame that is not reported")
      }
      (old, new) = (replaced.upperBound.index, replacing.upperBound.index)
    }
  }
}
