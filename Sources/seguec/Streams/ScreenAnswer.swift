import Segue

/// A line of `seguec compile`'s output: either all results, or only errors.
struct ScreenAnswer {
  /// The request's id as JSON.
  private let id: [UInt8]
  private var layouts: [[UInt8]] = []
  private var snapshot: [UInt8]?
  private var diagnostics: [[UInt8]] = []
  private var isGood = false
  private var error: String?

  /// Creates an empty answer.
  ///
  /// - Parameter id: The request's id, as it was written there.
  init(id: [UInt8]) {
    self.id = id
  }

  /// Adds a layout. Returns the error that prevents it, if there is one.
  mutating func add(
    _ layout: ScreenLayout, file: String, roundsToPixels: Bool, locations: inout SourceLocations,
    within budget: WorkBudget, _ limits: Limits, in scratch: inout LayoutScratch
  ) -> [Diagnostic] {
    var frames = layout.frames(scrolledBy: ScrollOffsets())
    if roundsToPixels { frames = frames.map { $0.rounded(toPixelsOf: layout.device.scale) } }
    var writer = JSONWriter()
    var limits = limits
    limits[.answerBytes] -= layouts.reduce(0) { $0 + $1.count }
    let written = writer.layout(
      layout, file: file, frames: frames, locations: &locations, within: budget, limits,
      in: &scratch)
    if written.isEmpty { layouts.append(writer.bytes) }
    return written
  }

  mutating func add(_ snapshot: Snapshot, in layout: ScreenLayout, flights: [SnapshotFlight]) {
    var writer = JSONWriter()
    writer.snapshot(snapshot, in: layout, flights: flights)
    self.snapshot = writer.bytes
  }

  /// Completes an answer with diagnostics. If there are errors, layouts are removed.
  mutating func finish(_ diagnostics: [Diagnostic], in sources: SourceMap) {
    isGood = !diagnostics.hasErrors
    if !isGood { removeResults() }
    guard !diagnostics.isEmpty else { return }
    let lines = DiagnosticsJSON().render(diagnostics, in: sources)
    self.diagnostics = lines.utf8.split(separator: UInt8(ascii: "\n")).map(Array.init)
  }

  /// Completes an answer to an invalid request.
  mutating func refuse(_ why: String) {
    removeResults()
    error = why
  }

  private mutating func removeResults() {
    layouts = []
    snapshot = nil
  }

  var line: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(layouts.reduce(1024) { $0 + $1.count })
    bytes += "{\"id\":".utf8
    bytes += id
    bytes += ",\"ok\":\(isGood)".utf8
    if let error {
      var writer = JSONWriter()
      writer.string(error)
      bytes += ",\"error\":".utf8
      bytes += writer.bytes
    }
    bytes += ",\"layouts\":".utf8
    bytes.append(array: layouts)
    if let snapshot {
      bytes += ",\"snapshot\":".utf8
      bytes += snapshot
    }
    bytes += ",\"diagnostics\":".utf8
    bytes.append(array: diagnostics)
    bytes += "}\n".utf8
    return bytes
  }
}

extension [UInt8] {
  /// Appends serialized JSON values as an array.
  fileprivate mutating func append(array values: [[UInt8]]) {
    append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 { append(UInt8(ascii: ",")) }
      append(contentsOf: value)
    }
    append(UInt8(ascii: "]"))
  }
}
