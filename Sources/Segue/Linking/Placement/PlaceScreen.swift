/// Lays out a screen on a device: the pipeline's step from components to frames.
///
/// Linear in the number of components and the length of their text. The diagnostics are problems
/// with pictures.
///
/// - Parameters:
///   - presentation: How the screen is presented; a card has a smaller viewport.
///   - column: The split view column that contains a pushed screen; nil without a split view.
///   - assets: nil for a file compiled without a project.
///   - uses: What the layout is prepared for besides its frames.
///   - limits: The problems that are reported are limited.
///   - scratch: Memory for the layout, reused whatever it was last used for.
package func place(
  _ screen: Screen, on device: Device, presentation: Presentation, column: SplitColumn? = nil,
  assets: AssetCatalog?, fonts: FontLibrary, for uses: LayoutUses = .all,
  limits: Limits, in scratch: inout LayoutScratch
) -> Diagnosed<ScreenLayout> {
  var diagnostics = DiagnosticList(limits)
  let pictures = PictureFinder(assets: assets).pictures(of: screen, &diagnostics)
  let viewport = Viewport(
    of: device, presentation: presentation, bars: screen.bars,
    hasLargeTitle: screen.hasLargeTitle, edges: screen.safeAreaEdges,
    direction: screen.layoutStyle(of: 0).direction, column: column?.frame)
  scratch.texts.begin(fonts)
  scratch.texts.meter.add(screen.components.count * ScreenBoxes.workOfComponent)
  let boxes = ScreenBoxes(fonts: fonts, device: device).boxes(
    of: screen, pictures: pictures, in: viewport, in: &scratch.texts)
  let tree = scratch.layout(boxes, viewport: viewport.frame.size)
  for (index, picture) in pictures.all {
    guard picture.isUnknown, let source = picture.source else { continue }
    if tree.frames[index].area == 0 {
      diagnostics.append(.unknownPictureSize(source))
    }
  }
  var layout = ScreenLayout(
    screen: screen, device: device, presentation: presentation,
    column: presentation == .push ? column : nil, viewport: viewport, tree: tree,
    pictures: pictures, fonts: fonts, preparesFlights: uses.contains(.flights))
  if uses.contains(.textChecks) { layout.tightTexts = layout.tightTexts(boxes) }
  layout.textInks = layout.overflowingInks(boxes, counting: &scratch.texts.meter)
  return Diagnosed(layout, diagnostics: diagnostics.all)
}

extension ScreenBoxes {
  /// The work of a component besides what its box and its text take, in the units of `WorkMeter`.
  static var workOfComponent: Int { 45 }
}

/// The uses of a layout, besides its frames, for which something is computed in advance.
package struct LayoutUses: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Warnings about texts, which cannot be found later.
  static let textChecks = LayoutUses(rawValue: 1)
  /// Flights from and to the screen. Each computes again what has not been prepared.
  static let flights = LayoutUses(rawValue: 2)
  package static let all: LayoutUses = [.textChecks, .flights]
}

extension ScreenLayout {
  /// Returns the texts that may have too little room, computed while their paragraphs are
  /// available.
  fileprivate func tightTexts(_ boxes: BoxTree) -> [ComponentID] {
    var tight: [ComponentID] = []
    var next = 0
    for index in screen.components.ids where boxes.kind(BoxID(index)) == .text {
      defer { next += 1 }
      let room = contentBox(of: index, in: tree.frames[index].size).width
      if boxes.paragraphs[next].mayBeTruncated
        || boxes.paragraphs[next].hasPieceWider(thanLinesIn: room)
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
      "the picture's size is unknown, so it takes up no space: give it naturalSize, "
        + "or width and height", at: source.range)
  }
}
