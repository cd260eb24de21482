/// Finds components without width or height that contain something visible: text, a picture that
/// has a size, or components that contain these. The outermost is reported.
///
/// A declared size of 0 is intended: a collapsed section, or an anchor for absolutely positioned
/// children. A picture of unknown size has already been reported.
func zeroSizes(_ boxes: VisibleBoxes, _ explained: inout ExplainedParts) -> [Finding] {
  let layout = boxes.layout
  let (components, frames) = (layout.screen.components, layout.tree.frames)
  var findings: [Finding] = []
  var next: ComponentID = 0
  while next.index < frames.count {
    let index = next
    next += 1
    let frame = frames[index]
    guard frame.width <= 0 || frame.height <= 0, boxes.isShown[index], !explained[index] else {
      continue
    }
    // Its descendants are reported with it, or are empty too.
    next = components[index].subtreeEnd
    guard boxes.hasContent(in: index..<next) else { continue }
    explained.insert(index)
    let style = layout.style(of: index)
    let isMeant =
      frame.width <= 0 && (style.width.isZero || style.maxWidth.isZero)
      || frame.height <= 0 && (style.height.isZero || style.maxHeight.isZero)
    if !isMeant { findings.append(.zeroSize(index, layout)) }
  }
  return findings
}

extension VisibleBoxes {
  /// Returns whether a range of components, which is a subtree, has visible content.
  fileprivate func hasContent(in components: Range<ComponentID>) -> Bool {
    components.contains { isShown[$0] && layout.hasOwnContent($0) }
  }
}

extension ScreenLayout {
  /// Returns whether a component itself draws text or a picture.
  func hasOwnContent(_ index: ComponentID) -> Bool {
    switch screen.components[index].content {
    case .layout: false
    case .label(let runs): runs.contains { $0.text.showsSomething }
    case .button(let title, let icon): icon != nil || title.showsSomething
    // What flies into an image without a source is a picture.
    case .image(nil, _): true
    case .image: pictures[index]?.drawnSize.map { $0.area > 0 } ?? false
    case .video: pictures[index]?.layoutSize.map { $0.area > 0 } ?? true
    }
  }
}

extension String {
  /// Whether the text is more than white space.
  fileprivate var showsSomething: Bool {
    // Fast path: most texts begin with a printable ASCII character.
    if let first = utf8.first, (0x21...0x7E).contains(first) { return true }
    return contains { !$0.isWhitespace }
  }
}

extension Size {
  fileprivate var area: Double { width * height }
}

extension Length {
  fileprivate var isZero: Bool {
    switch self {
    case .points(let length), .percent(let length): length == 0
    default: false
    }
  }
}

extension Finding {
  fileprivate static func zeroSize(_ index: ComponentID, _ layout: ScreenLayout) -> Finding {
    let component = layout.screen.components[index]
    let frame = layout.tree.frames[index]
    let missing =
      frame.width > 0 ? "no height" : frame.height > 0 ? "no width" : "neither width nor height"
    let holdsOnlyAbsolute = layout.screen.children(of: index).allSatisfy {
      layout.style(of: $0).position == .absolute || layout.style(of: $0).display == .none
    }
    let style = layout.style(of: index)
    let shrank =
      frame.width <= 0 && style.width.isLength || frame.height <= 0 && style.height.isLength
    let what: String
    let remedy: String
    switch component.type {
    case .label, .button:
      what = "this text"
      remedy = "give it room, or keep what it has with \"flexShrink\": 0"
    case .image, .video:
      what = "this picture"
      remedy = "give it a width and a height, or an aspectRatio"
    case .layout where holdsOnlyAbsolute && !shrank:
      what = "this layout, which is not empty,"
      remedy =
        "what is positioned absolutely takes no room, so give it a size, or write 0 if it is meant"
    case .layout:
      what = "this layout, which is not empty,"
      remedy = "give it a size, or keep its content's with \"flexShrink\": 0"
    }
    let place = layout.declaration(of: index)
    return Finding(
      .zeroSize, at: place, weight: 0, "\(what) has ", figure: missing, hedge: "",
      remedy: remedy, notes: layout.useNotes(of: index, at: place))
  }
}
