extension ScreenLayout {
  /// Returns the JSON object of a line of `seguec layout --format json`, without the line break.
  ///
  /// Linear in the components and their text.
  ///
  /// - Parameters:
  ///   - rounded: Whether frames are rounded to the device's pixels.
  ///   - offsets: The scroll offsets of containers.
  ///   - sources: The files of the screen. Without them, neither `file` nor the `source` of each
  ///     node is written, which a server's clients do not need.
  public func json(
    rounded: Bool = true, scrolledBy offsets: ScrollOffsets = ScrollOffsets(),
    sources: SourceMap? = nil
  ) -> [UInt8] {
    var scratch = LayoutScratch()
    return json(rounded: rounded, scrolledBy: offsets, sources: sources, in: &scratch)
  }

  /// As above, reusing `scratch`: with the scratch memory of the layout itself, no text is shaped
  /// again.
  ///
  /// - Parameters:
  ///   - rounded: Whether frames are rounded to the device's pixels.
  ///   - offsets: The scroll offsets of containers.
  ///   - sources: The files of the screen; nil to omit source locations.
  ///   - scratch: The memory to reuse, after a layout of this or any other screen.
  public func json(
    rounded: Bool = true, scrolledBy offsets: ScrollOffsets = ScrollOffsets(),
    sources: SourceMap? = nil, in scratch: inout LayoutScratch
  ) -> [UInt8] {
    var frames = frames(scrolledBy: offsets)
    if rounded { frames = frames.map { $0.rounded(toPixelsOf: device.scale) } }
    var writer = JSONWriter()
    // The approximate size of a component's object.
    writer.reserveCapacity(256 * frames.count)
    var locations = SourceLocations(sources ?? SourceMap())
    writer.layout(
      self, file: sources.flatMap { $0.path(of: screen.file) }, frames: frames,
      locations: &locations,
      in: &scratch.texts)
    return writer.bytes
  }

  /// As above, counting the work.
  ///
  /// - Returns: The bytes; nil, with an error, if the work exceeds the budget or is cancelled, if
  ///   a text has too many lines, or if there are more bytes than ``Limits/Name/answerBytes``.
  public func json(
    rounded: Bool = true, scrolledBy offsets: ScrollOffsets = ScrollOffsets(),
    sources: SourceMap? = nil, within budget: WorkBudget, limits: Limits = Limits(),
    in scratch: inout LayoutScratch
  ) -> Diagnosed<[UInt8]?> {
    var bytes: [UInt8] = []
    let stopped = counting(within: budget, limits, in: &scratch) { scratch in
      bytes = json(rounded: rounded, scrolledBy: offsets, sources: sources, in: &scratch)
    }
    return Diagnosed(stopped.isEmpty ? bytes : nil, diagnostics: stopped)
  }

  /// Writes something of the layout, counting the work. Returns the error that ended it, if there
  /// is one.
  fileprivate func counting(
    within budget: WorkBudget, _ limits: Limits, in scratch: inout LayoutScratch,
    _ write: (inout LayoutScratch) -> Void
  ) -> [Diagnostic] {
    scratch.texts.meter = budget.meter(limits)
    write(&scratch)
    let meter = scratch.texts.takeMeter()
    budget.add(meter.used, to: .writing)
    guard meter.isStopped else { return [] }
    return [budget.error(meter, limits, at: screen.range, "this screen")]
  }

  /// Returns the artefact of the screen on its device: the bytes that `seguec build` writes. Linear
  /// in the components.
  ///
  /// - Parameter sources: The files of the screen.
  public func artefact(sources: SourceMap) -> [UInt8] {
    var locations = SourceLocations(sources)
    return artefact(file: sources.path(of: screen.file) ?? "", locations: &locations)
  }
}

extension JSONWriter {
  /// Writes a line of `seguec layout`, counting the work. Returns the error that ended it, if there
  /// is one.
  package mutating func layout(
    _ layout: ScreenLayout, file: String?, frames: [Rect], locations: inout SourceLocations,
    within budget: WorkBudget, _ limits: Limits, in scratch: inout LayoutScratch
  ) -> [Diagnostic] {
    layout.counting(within: budget, limits, in: &scratch) {
      self.layout(layout, file: file, frames: frames, locations: &locations, in: &$0.texts)
    }
  }
}

extension SourceMap {
  /// Returns the path of a file; nil if the file is not in this map.
  fileprivate func path(of file: FileID) -> String? {
    file.index >= 0 && file.index < count ? self[file].path : nil
  }
}

extension Snapshot {
  /// Returns the JSON object of a line of `seguec snapshot --format json`, without the line break
  /// and without the components' behaviors in flights. Linear in the screen.
  ///
  /// - Parameter layout: The layout of the snapshot's screen on a device.
  public func json(in layout: ScreenLayout) -> [UInt8] {
    guard nodes.allSatisfy({ layout.screen.components.ids.contains($0.component) }) else {
      return Array("null".utf8)
    }
    var writer = JSONWriter()
    writer.snapshot(self, in: layout)
    return writer.bytes
  }
}

extension FlightPlan {
  /// Returns the JSON object of a line of `seguec frames --format json`, without the line break and
  /// without `parts`: the plan, and all of its frames. Linear in the frames and their layers.
  ///
  /// - Parameter framesPerSecond: The frame rate, clamped to 1…1000.
  public func json(framesPerSecond: Int) -> [UInt8] {
    var writer = JSONWriter()
    writer.frames(PlayedFlight(self, perSecond: framesPerSecond))
    return writer.bytes
  }
}

extension TransitArtefact {
  /// The content of the file.
  var bytes: [UInt8] {
    var writer = JSONWriter(indentation: 1)
    writer.transitionArtefact(self)
    writer.endLine()
    return writer.bytes
  }
}
