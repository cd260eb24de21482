import Segue
import SegueFiles

extension Command {
  static let snapshot = Command(
    name: "snapshot",
    summary: "Show what becomes of each part of a tapped component, and why.",
    operands: "FILE --tap ID",
    options: [
      .tap, .device, .textScale, .format(["table", "json", "svg"]), .pictures, .scroll, .set, .data,
      .phase, .direction, .project, .allowOutside, .limit, .strict, .color,
    ],
    example: "seguec snapshot Samples/Outfits/screens/outfits.json --tap 'card[1]'",
    run: { arguments throws(UsageError) in
      let tap = try arguments.required("tap")
      guard arguments.value("format") == "svg" || !arguments.has("scroll") else {
        throw UsageError("--scroll goes with --format svg: frames are relative to what is tapped")
      }
      guard arguments.operands.count == 1 else { throw UsageError("one screen file is expected") }
      return try eachScreen(arguments) { file, screen throws(UsageError) in
        var output: [UInt8] = []
        let links =
          arguments.value("format") == "svg"
          ? nil : SnapshotFlights(of: file)
        // Devices differ only in frames, so one device suffices by default.
        let devices = try arguments.devices(of: file.compiler.project)
        for device in arguments.has("device") ? devices : Array(devices.prefix(1)) {
          guard let turned = file.screen(screen, for: device) else { continue }
          let tapped = try turned.tapped(named: tap, for: "--tap")
          let layout = file.compiler.layout(turned, on: device).value(
            reportingTo: &file.diagnostics)
          let snapshot = turned.snapshot(of: tapped)
          if arguments.value("format") == "svg" {
            guard output.isEmpty else {
              throw UsageError("a drawing shows one screen: choose one --device")
            }
            output = try arguments.drawing(of: snapshot, in: layout, file.folder)
            continue
          }
          let flights = links?.flights(of: tapped, on: turned, device) ?? []
          if arguments.isJSON {
            var writer = JSONWriter()
            writer.snapshot(snapshot, in: layout, flights: flights)
            writer.endLine()
            output += writer.bytes
          } else {
            output += Array(
              (layout.heading(arguments)
                + layout.snapshotTables(
                  snapshot, flights, width: arguments.console.outputWidth,
                  color: arguments.console.outputColor)).utf8)
          }
        }
        return output
      }
    })
}

extension Arguments {
  /// Draws a snapshot. Containers are scrolled to the tapped component by default.
  fileprivate func drawing(
    of snapshot: Snapshot, in layout: ScreenLayout, _ folder: ProjectFolder?
  ) throws(UsageError) -> [UInt8] {
    let links = pictureLinks
    let offsets =
      has("scroll")
      ? try scrollOffsets(in: layout) : layout.scrollOffsets(revealing: snapshot.tapped)
    return Array(
      svgSnapshot(
        snapshot, in: layout, scrolledBy: offsets, fonts: links.fonts(in: folder),
        picture: { links.address(of: $0, in: folder) }
      ).utf8)
  }
}
