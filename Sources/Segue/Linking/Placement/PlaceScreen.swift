/// Lays a screen out on a device: the pipeline's step from components to frames.
///
/// - Parameters:
///   - presentation: How the screen is shown; a card has a smaller viewport.
///   - column: The column of a split view that a pushed screen stands in; nil for none.
///   - assets: nil for a file that stands alone.
///   - scratch: Memory for the layout, whatever was laid out in it before.
/// Linear in the components and their text. The diagnostics tell what is wrong with pictures.
package func place(
  _ screen: Screen, on device: Device, presentation: Presentation, column: SplitColumn? = nil,
  assets: AssetCatalog?, fonts: FontLibrary, in scratch: inout LayoutScratch
) -> Diagnosed<ScreenLayout> {
  var diagnostics: [Diagnostic] = []
  let pictures = PictureFinder(assets: assets).pictures(of: screen, &diagnostics)
  let viewport = Viewport(
    of: device, presentation: presentation, bars: screen.bars, edges: screen.safeAreaEdges,
    direction: screen.layoutStyle(of: 0).direction, column: column?.frame)
  scratch.texts.begin(fonts)
  let boxes = ScreenBoxes(fonts: fonts, device: device).boxes(
    of: screen, pictures: pictures, safeArea: viewport.safeArea, in: &scratch.texts)
  let tree = scratch.layout(boxes, viewport: viewport.frame.size)
  for (index, picture) in pictures.all {
    guard picture.drawnSize == nil, !picture.isReported, let source = picture.source
    else { continue }
    if tree.frames[index].area == 0 {
      diagnostics.append(.unknownPictureSize(source))
    }
  }
  var layout = ScreenLayout(
    screen: screen, device: device, presentation: presentation,
    column: presentation == .push ? column : nil, viewport: viewport, tree: tree,
    pictures: pictures, fonts: fonts)
  layout.tightTexts = layout.tightTexts(boxes)
  layout.textInks = layout.overflowingInks(boxes)
  return Diagnosed(layout, diagnostics: diagnostics)
}

extension ScreenLayout {
  /// Which texts may have too little room, found while their paragraphs are at hand.
  fileprivate func tightTexts(_ boxes: BoxTree) -> [Int] {
    var tight: [Int] = []
    var next = 0
    for index in 0..<boxes.count where boxes.kind(index) == .text {
      defer { next += 1 }
      // A line of the layout may be wider than its box by a 64th.
      let needed = boxes.paragraphs[next].minContentWidth - 1.0 / 64
      if boxes.paragraphs[next].mayBeTruncated
        || needed > contentBox(of: index, in: tree.frames[index].size).width
      {
        tight.append(index)
      }
    }
    return tight
  }
}

extension Diagnostic {
  fileprivate static func unknownPictureSize(_ source: NamedReference) -> Diagnostic {
    Diagnostic(
      .unknownPictureSize, .warning,
      "nobody knows how large this picture is, so it has no room: give it naturalSize, "
        + "or width and height", at: source.range)
  }
}
