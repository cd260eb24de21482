import Foundation
import Segue

/// Tests a screen posted with a request, as a server lays it out.
func testScreen(_ input: [UInt8]) {
  let file = SourceFile(path: "posted.json", bytes: screenText(input))
  var scratch = LayoutScratch()
  for device in devices {
    let screen = host.read(file)
    let answer = host.layout(screen, on: device, checks: .all, in: &scratch)
    requireReports(answer.diagnostics, in: screen.sources)
    guard let layout = answer.value else {
      law(answer.diagnostics.hasErrors, "a screen has neither a layout nor an error")
      continue
    }
    requireSound(layout)
    requireBudget(for: file, on: device, as: layout, in: &scratch)
    // Reusing memory is irrelevant to the result. Checking it for some of the inputs leaves time
    // for others.
    if input.count % 4 == 0 {
      var fresh = LayoutScratch()
      let again = host.layout(screen, on: device, in: &fresh)
      law(again.value?.tree == layout.tree, "a screen has two layouts on \(device.name)")
    }
    requireJSON(layout.json(rounded: true, sources: screen.sources), in: "a layout")
    requireJSON(layout.artefact(sources: screen.sources), in: "an artefact")
    requireTaps(on: layout, screen.sources, in: &scratch)
  }
}

func screenText(_ input: [UInt8]) -> [UInt8] {
  guard !isText(input) else { return input }
  var source = ByteSource(input)
  return DocumentWriter.document(ProjectText.screenSchema, named: "e", from: &source)
}

private let host = Compiler(Project(ProjectText.files(ProjectText.sample)))

private let devices = [
  Device(
    name: "small", size: Size(width: 320, height: 480), scale: 3, direction: .rtl, textScale: 1.5),
  Device(
    name: "iphone", size: Size(width: 393, height: 852), scale: 3,
    safeArea: SafeArea(top: 59, bottom: 34)),
]

/// Checks that a budget of work, as a server sets it, bounds the time, and changes nothing where it
/// suffices.
private func requireBudget(
  for file: SourceFile, on device: Device, as layout: ScreenLayout, in scratch: inout LayoutScratch
) {
  let budget = WorkBudget(limit: 500_000)
  let bounded = host.bounded(by: budget)
  let begin = processorSeconds()
  let answer = bounded.layout(bounded.read(file), on: device, checks: .all, in: &scratch)
  let json = answer.value?.json(within: budget, limits: Limits(), in: &scratch)
  let seconds = processorSeconds() - begin
  // A tenth of a second without the sanitizer, which makes everything about ten times slower.
  law(seconds <= 1, "\(budget.used) units of work take \(seconds) s")
  guard !budget.isExceeded else {
    let diagnostics = answer.diagnostics + (json?.diagnostics ?? [])
    law(diagnostics.contains { $0.code == .tooMuchWork }, "a budget is exceeded in silence")
    return
  }
  law(answer.value?.tree == layout.tree, "a budget changes a layout on \(device.name)")
}

/// Checks the invariants of a layout.
func requireSound(_ layout: ScreenLayout) {
  law(layout.tree.frames.count == layout.screen.components.count, "components lack frames")
  for (component, frame) in zip(layout.screen.components.ids, layout.tree.frames) {
    requireFinite(frame, in: "the frame of \(layout.screen.path(of: component))")
    requireFinite(frame.rounded(toPixelsOf: layout.device.scale), in: "a frame on pixels")
    guard let text = layout.text(of: component) else { continue }
    for line in text.lines {
      requireFinite(line.x, line.width, line.top, line.height, line.baseline, in: "a line of text")
      law(line.width >= 0 && line.height >= 0, "a line of text is less than nothing")
    }
  }
  for area in layout.tree.scrollAreas {
    requireFinite(
      area.viewport.width, area.viewport.height, area.contentSize.width, area.contentSize.height,
      in: "a scroll area")
  }
}

/// Plays the transitions of taps, from a scrolled screen.
private func requireTaps(
  on layout: ScreenLayout, _ sources: SourceMap, in scratch: inout LayoutScratch
) {
  var offsets = ScrollOffsets()
  for area in layout.tree.scrollAreas {
    let container = ComponentID(area.box)
    offsets[container] = layout.reachableOffset(Point(x: 1e9, y: 20), of: container) ?? .zero
  }
  for frame in layout.frames(scrolledBy: offsets) { requireFinite(frame, in: "a scrolled frame") }
  let tapped = layout.screen.components.ids.filter {
    !layout.screen.components[$0].actions(for: .tap).isEmpty
  }
  for component in tapped.prefix(4) {
    requireJSON(layout.screen.snapshot(of: component).json(in: layout), in: "a snapshot")
    var diagnostics: [Diagnostic] = []
    let taps = host.plans(
      tapping: component, on: layout, scrolledBy: offsets, checks: .flights, in: &scratch
    ).value(reportingTo: &diagnostics)
    requireReports(diagnostics.inSourceOrder(), in: sources)
    for tap in taps {
      requireJSON(tap.artefact(), in: "a tap's artefact")
      for plan in [tap.push, tap.pop, tap.reduced] { requireSound(plan) }
    }
  }
}

/// Checks the invariants of a plan.
func requireSound(_ plan: FlightPlan) {
  law(
    (0...Timing.longestDuration).contains(plan.timing.duration),
    "a plan takes \(plan.timing.duration) s")
  for progress in [-0.25, 0, 0.3, 1, 1.5] {
    for layer in plan.layers + plan.screens {
      requireFinite(layer.state(at: progress), in: "a layer at \(progress)")
      for shadow in layer.shadows(at: progress) {
        requireFinite(
          shadow.offsetX, shadow.offsetY, shadow.blurRadius, shadow.spreadRadius, in: "a shadow")
      }
    }
  }
  requireFinite(plan.frame(at: plan.timing.duration / 3))
  if plan.timing.duration < 3 {
    requireJSON(plan.json(framesPerSecond: 10), in: "the frames of a plan")
  }
}
