extension ScreenLayout {
  /// The object of a line of `seguec layout --format json`, without the line's end.
  ///
  /// Linear in the components and their text.
  ///
  /// - Parameters:
  ///   - rounded: Whether frames are rounded to the device's pixels.
  ///   - offsets: How far containers are scrolled.
  ///   - sources: The files of the screen. Without them, neither `file` nor the `source` of the nodes is
  ///     written, which a server's clients have no use for.
  public func json(
    rounded: Bool = true, scrolledBy offsets: ScrollOffsets = ScrollOffsets(),
    sources: SourceMap? = nil
  ) -> [UInt8] {
    var scratch = LayoutScratch()
    return json(rounded: rounded, scrolledBy: offsets, sources: sources, in: &scratch)
  }

  /// The same in memory that is kept from one screen to the next: in that of the layout itself no text is
  /// shaped again.
  ///
  /// - Parameters:
  ///   - rounded: Whether frames are rounded to the device's pixels.
  ///   - offsets: How far containers are scrolled.
  ///   - sources: The files of the screen; nil to leave out its places.
  ///   - scratch: The memory, whatever was laid out in it before.
  public func json(
    rounded: Bool = true, scrolledBy offsets: ScrollOffsets = ScrollOffsets(),
    sources: SourceMap? = nil, in scratch: inout LayoutScratch
  ) -> [UInt8] {
    var frames = frames(scrolledBy: offsets)
    if rounded { frames = frames.map { $0.rounded(toPixelsOf: device.scale) } }
    var writer = JSONWriter()
    // A component takes about so much.
    writer.reserveCapacity(256 * frames.count)
    var places = SourcePlaces(sources ?? SourceMap())
    writer.layout(
      self, file: sources.flatMap { $0.path(of: screen.file) }, frames: frames, places: &places,
      in: &scratch.texts)
    return writer.bytes
  }

  /// The artefact of the screen on its device: the bytes that `seguec build` writes. Linear in the components.
  ///
  /// - Parameter sources: The files of the screen.
  public func artefact(sources: SourceMap) -> [UInt8] {
    var places = SourcePlaces(sources)
    return artefact(file: sources.path(of: screen.file) ?? "", places: &places)
  }
}

extension SourceMap {
  /// nil if it is none of the files.
  fileprivate func path(of file: FileID) -> String? {
    file.index >= 0 && file.index < count ? self[file].path : nil
  }
}

extension Snapshot {
  /// The object of a line of `seguec snapshot --format json`, without the line's end and without what
  /// becomes of the parts in flights. Linear in the screen.
  ///
  /// - Parameter layout: The screen that the snapshot is of, on a device.
  public func json(in layout: ScreenLayout) -> [UInt8] {
    guard nodes.allSatisfy({ layout.screen.components.indices.contains($0.component) }) else {
      return Array("null".utf8)
    }
    var writer = JSONWriter()
    writer.snapshot(self, in: layout)
    return writer.bytes
  }
}

extension FlightPlan {
  /// The object of a line of `seguec frames --format json`, without the line's end and without `parts`: the
  /// plan, and every frame of it. Linear in the frames and their layers.
  ///
  /// - Parameter framesPerSecond: Clamped to 1…1000.
  public func json(framesPerSecond: Int) -> [UInt8] {
    var writer = JSONWriter()
    writer.frames(PlayedFlight(self, perSecond: framesPerSecond))
    return writer.bytes
  }
}

extension TransitArtefact {
  /// The bytes of the file.
  var bytes: [UInt8] {
    var writer = JSONWriter(indentation: 1)
    writer.transitionArtefact(self)
    writer.endLine()
    return writer.bytes
  }
}
