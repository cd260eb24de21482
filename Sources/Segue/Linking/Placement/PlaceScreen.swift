/// Lays a screen out on a device: the pipeline's step from components to frames.
///
/// - Parameters:
///   - presentation: How the screen is shown; a card has a smaller viewport.
///   - assets: nil for a file that stands alone.
///   - scratch: Memory for the layout, whatever was laid out in it before.
/// Linear in the components and their text. What is wrong with pictures is added to `diagnostics`.
package func place(
  _ screen: Screen, on device: Device, presentation: Presentation, assets: AssetCatalog?,
  fonts: FontLibrary, in scratch: inout LayoutScratch, _ diagnostics: inout [Diagnostic]
) -> ScreenLayout {
  let pictures = PictureFinder(assets: assets).pictures(of: screen, &diagnostics)
  let viewport = Viewport(
    of: device, presentation: presentation, bars: screen.bars, edges: screen.safeAreaEdges,
    direction: screen.layoutStyle(of: 0).direction)
  let boxes = ScreenBoxes(fonts: fonts, scale: device.scale).boxes(
    of: screen, pictures: pictures, safeArea: viewport.safeArea)
  let tree = scratch.layout(boxes, viewport: viewport.frame.size)
  for (index, picture) in pictures.enumerated() {
    guard let picture, picture.drawnSize == nil, !picture.isReported, let source = picture.source
    else { continue }
    if tree.frames[index].area == 0 {
      diagnostics.append(.unknownPictureSize(source))
    }
  }
  return ScreenLayout(
    screen: screen, device: device, presentation: presentation, viewport: viewport, tree: tree,
    pictures: pictures)
}

extension Diagnostic {
  fileprivate static func unknownPictureSize(_ source: NamedReference) -> Diagnostic {
    Diagnostic(
      .unknownPictureSize, .warning,
      "nobody knows how large this picture is, so it has no room: give it naturalSize, "
        + "or width and height", at: source.range)
  }
}
