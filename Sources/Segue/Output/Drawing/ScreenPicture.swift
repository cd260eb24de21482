/// Draws a screen on its device, in points.
///
/// The picture has the size of the device and a margin. Linear in the components and their text.
///
/// - Parameters:
///   - scrolledBy: The scroll offsets of containers.
///   - outline: Whether the components' frames are drawn over the screen, with names and sizes
///     where there is room.
///   - fonts: The fonts that the picture may embed; nil if it embeds none.
///   - picture: As for a filmstrip.
package func svg(
  _ layout: ScreenLayout, scrolledBy: ScrollOffsets = ScrollOffsets(), outline: Bool = false,
  fonts: FontEmbedding? = nil, picture: @escaping (String) -> String?
) -> String {
  let margin = 28.0
  let size = layout.device.size
  let drawing = ScreenDrawing(FlightEnd(layout, scrolledBy: scrolledBy))
  var document = SVGDocument(embedding: fonts, picture: picture)
  DeviceDrawing(device: layout.device, size: size, isRound: !outline).write(
    at: Point(x: margin, y: margin), to: &document
  ) { document in
    // A card leaves part of the presenting screen visible.
    let (rest, whole) = (layout.rest, RoundedBox(Rect(origin: .zero, size: size)))
    if !rest.frame.contains(whole.rect) {
      whole.write(to: &document.body, ["fill": "#d3cfc8"])
      if rest.scrimOpacity > 0 {
        whole.write(
          to: &document.body, ["fill": "#000000", "fill-opacity": .number(rest.scrimOpacity)])
      }
    }
    let opened = document.openGroup(["opacity": outline ? 0.45 : nil])
    drawing.write(to: &document)
    document.close(opened)
    if outline { OutlineDrawing(end: drawing.end).write(to: &document) }
  }
  return document.file(
    size: Size(width: size.width + 2 * margin, height: size.height + 2 * margin),
    title: "\(layout.screen.shownID) on \(layout.device.name)", style: FilmstripStyle.rules)
}
