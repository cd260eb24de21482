import Segue

extension Command {
  static let layout = Command(
    name: "layout",
    summary: "Show where every component of a screen is.",
    operands: "FILE…",
    options: [
      .device, .textScale,
      Option(
        name: "round", value: "HOW", summary: "pixel (device pixels) or none.",
        choices: ["pixel", "none"]),
      .format(["table", "json", "svg", "html"]),
      Option(name: "outline", value: nil, summary: "In a drawing: names and sizes of components."),
      .pictures, .scroll, .set, .data, .phase, .direction, .project, .allowOutside, .limit,
      .strict, .color,
    ],
    example: "seguec layout Samples/Outfits/screens/outfit.json --device iphone-15",
    run: { arguments throws(UsageError) in
      try eachScreen(arguments) { file, screen throws(UsageError) in
        try layouts(of: screen, in: &file, arguments)
      }
    })
}

private func layouts(
  of screen: Screen, in file: inout ScreenFile, _ arguments: Arguments
) throws(UsageError) -> [UInt8] {
  var output: [UInt8] = []
  var locations = SourceLocations(file.sources)
  var scratch = LayoutScratch()
  for device in try arguments.devices(of: file.compiler.project) {
    guard
      let turned = file.screen(screen, for: device)
    else { continue }
    let layout = file.compiler.layout(turned, on: device, in: &scratch).value(
      reportingTo: &file.diagnostics)
    let offsets = try arguments.scrollOffsets(in: layout)
    var frames = layout.frames(scrolledBy: offsets)
    if arguments.value("round") != "none" {
      frames = frames.map { $0.rounded(toPixelsOf: device.scale) }
    }
    if let format = arguments.value("format"), ["svg", "html"].contains(format) {
      guard output.isEmpty && arguments.operands.count == 1 else {
        throw UsageError("a drawing shows one screen: choose one file, and one --device")
      }
      let links = arguments.pictureLinks
      let folder = file.folder
      func picture(_ source: String) -> String? { links.address(of: source, in: folder) }
      let drawing =
        format == "html"
        ? layout.htmlDocument(
          HTMLAddresses(picture: picture, link: file.compiler.project.manifest.ownLink),
          fonts: links.fonts(in: folder))
        : svg(
          layout, scrolledBy: offsets, outline: arguments.has("outline"),
          fonts: links.fonts(in: folder), picture: picture)
      output = Array(drawing.utf8)
    } else if arguments.isJSON {
      var writer = JSONWriter()
      writer.layout(
        layout, file: file.path, frames: frames, locations: &locations, in: &scratch.texts)
      writer.endLine()
      output += writer.bytes
    } else {
      let table = layout.framesTable(frames)
      output += Array(
        (layout.heading(arguments)
          + table.render(
            width: arguments.console.outputWidth, color: arguments.console.outputColor)).utf8)
    }
  }
  return output
}

extension ScreenFile {
  /// Returns the screen in the direction of a device.
  mutating func screen(_ screen: Screen, for device: Device) -> Screen? {
    guard device.direction != screen.direction else { return screen }
    let arguments = Dictionary(
      screen.arguments.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    return self.screen(arguments: arguments, direction: device.direction)
  }
}
