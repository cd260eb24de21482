import Segue

/// A line that `seguec compile` answers: either all that was asked for, or nothing but what is wrong.
struct ScreenAnswer {
  /// JSON.
  private let id: [UInt8]
  private var layouts: [[UInt8]] = []
  private var snapshot: [UInt8]?
  private var diagnostics: [[UInt8]] = []
  private var isGood = false
  private var error: String?

  /// - Parameter id: The request's, as it was written there.
  init(id: [UInt8]) {
    self.id = id
  }

  mutating func add(
    _ layout: ScreenLayout, file: String, roundsToPixels: Bool, places: inout SourcePlaces,
    in scratch: inout LayoutScratch
  ) {
    var frames = layout.frames(scrolledBy: ScrollOffsets())
    if roundsToPixels { frames = frames.map { $0.rounded(toPixelsOf: layout.device.scale) } }
    var writer = JSONWriter()
    writer.layout(layout, file: file, frames: frames, places: &places, in: &scratch.texts)
    layouts.append(writer.bytes)
  }

  mutating func add(_ snapshot: Snapshot, in layout: ScreenLayout, flights: [SnapshotFlight]) {
    var writer = JSONWriter()
    writer.snapshot(snapshot, in: layout, flights: flights)
    self.snapshot = writer.bytes
  }

  /// Ends an answer with what there is to say of the screen. One with errors shows no layout.
  mutating func finish(_ diagnostics: [Diagnostic], in sources: SourceMap) {
    isGood = !diagnostics.hasErrors
    if !isGood { removeResults() }
    guard !diagnostics.isEmpty else { return }
    let lines = DiagnosticsJSON().render(diagnostics, in: sources)
    self.diagnostics = lines.utf8.split(separator: UInt8(ascii: "\n")).map(Array.init)
  }

  /// Ends an answer to a request that cannot be used.
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
  /// Adds values that are JSON already, as an array.
  fileprivate mutating func append(array values: [[UInt8]]) {
    append(UInt8(ascii: "["))
    for (place, value) in values.enumerated() {
      if place > 0 { append(UInt8(ascii: ",")) }
      append(contentsOf: value)
    }
    append(UInt8(ascii: "]"))
  }
}
