/// The text of a label or of a button, in the lines that its layout was measured with.
///
/// The one place that says where lines are: output, drawings and checks all take them from here.
public struct PlacedText: Sendable {
  /// The component's content box, from the top left corner of its frame, in points.
  public let box: Rect
  /// In points from the top left corner of the content box, moved down as `alignContent` has it.
  public let lines: [TextLine]
  /// Whether something of the text is missing from the lines.
  public let isTruncated: Bool
  /// A button's icon, from the top left corner of the content box; nil without one.
  public let icon: Rect?
  /// The style of the component, at the device's text scale. An ellipsis has it too.
  let style: TextStyle
  /// The styles of the runs, which `TextLine.Piece.run` counts.
  let runs: [TextStyle]

  /// The style that a piece of a line is set in.
  func style(of piece: TextLine.Piece) -> TextStyle {
    piece.run.flatMap { runs.indices.contains($0) ? runs[$0] : nil } ?? style
  }

  /// Whether the fonts have every character, so that a drawing keeps the width in any font: where they lack
  /// one it is a guess, and letters of such scripts are not to be stretched to it.
  func isMeasured(_ pieces: [TextLine.Piece], by fonts: FontLibrary) -> Bool {
    pieces.allSatisfy { piece in
      let face = fonts.face(for: style(of: piece).font)
      return piece.text.unicodeScalars.allSatisfy { face.advance(of: $0) != nil }
    }
  }

  /// The box around the lines, from the top left corner of the frame; nil if there are none.
  var ink: Rect? {
    guard let first = lines.first, let last = lines.last else { return nil }
    let left = lines.map(\.x).min() ?? 0
    let right = lines.map { $0.x + $0.width }.max() ?? 0
    return Rect(
      x: box.x + left, y: box.y + first.top, width: right - left,
      height: last.top + last.height - first.top)
  }
}

extension ScreenLayout {
  /// The text of a label or a button, set once more in the width that it was laid out in; nil for
  /// other components, and for what `display` takes out of the layout. Takes time for the text.
  public func text(of component: Int) -> PlacedText? {
    guard isLaidOut(component), let paragraph = paragraph(of: component) else { return nil }
    return text(of: component, paragraph)
  }

  /// The same with texts that have been shaped before.
  func text(
    of component: Int, _ texts: inout ScreenTexts, in memory: inout TextMemory
  ) -> PlacedText? {
    switch screen.components[component].type {
    case .layout, .image, .video: return nil
    case .label, .button: break
    }
    guard isLaidOut(component), let paragraph = texts.paragraph(of: component, in: &memory)
    else { return nil }
    return text(of: component, paragraph)
  }

  /// The same with its paragraph.
  func text(of component: Int, _ paragraph: Paragraph) -> PlacedText? {
    let boxes = ScreenBoxes(fonts: fonts, device: device)
    let style = screen.textStyle(of: component)
    var runs = [style]
    var hasIcon = false
    switch screen.components[component].content {
    case .label(let written): runs = written.map(\.style)
    case .button(_, let icon): hasIcon = icon != nil
    case .layout, .image, .video: return nil
    }
    let box = contentBox(of: component, in: tree.frames[component].size)
    var lines = paragraph.lines(width: box.width)
    let height = lines.last.map { $0.top + $0.height } ?? 0
    let free = box.height - height
    // A button's line stays in the middle of a box that is too low for it, and leaves both sides.
    let shift =
      screen.components[component].type == .button
      ? free / 2 : screen.layoutStyle(of: component).alignContent.textShift(free: free)
    if shift != 0 {
      for index in lines.indices {
        lines[index].top += shift
        lines[index].baseline += shift
      }
    }
    return PlacedText(
      box: box, lines: lines,
      isTruncated: paragraph.mayBeTruncated && paragraph.measure(width: box.width).isTruncated,
      icon: hasIcon ? lines.first.map { icon(before: $0, style.direction) } : nil,
      style: boxes.scaled(style), runs: runs.map(boxes.scaled))
  }

  /// The paragraph of a label or a button, shaped once more; nil for other components.
  ///
  /// - Parameter isWhole: Whether all of its lines are wanted, whatever its style cuts.
  func paragraph(of component: Int, isWhole: Bool = false) -> Paragraph? {
    let boxes = ScreenBoxes(fonts: fonts, device: device)
    var style = screen.textStyle(of: component)
    if isWhole { style.maxLines = nil }
    return switch screen.components[component].content {
    case .label(let runs): boxes.label(runs, style)
    case .button(let title, let icon): boxes.button(title, hasIcon: icon != nil, style)
    case .layout, .image, .video: nil
    }
  }

  /// A square as high as the line, at the start of the title.
  private func icon(before line: TextLine, _ direction: LayoutDirection) -> Rect {
    let side = line.height
    let x =
      direction == .ltr
      ? line.x - ScreenBoxes.iconGap - side : line.x + line.width + ScreenBoxes.iconGap
    return Rect(x: x, y: line.top, width: side, height: side)
  }

  /// The settings of its texts, for a memory that has been begun with its fonts.
  func texts() -> ScreenTexts {
    ScreenTexts(screen, fonts: fonts, device: device)
  }

  /// Whether neither a component nor one around it has `display: none`. Such a component has no size;
  /// only of those without one the ancestors have to be looked at.
  func isLaidOut(_ component: Int) -> Bool {
    guard tree.frames[component] == .zero else { return true }
    var current: Int? = component
    while let index = current {
      if screen.layoutStyles[screen.components[index].layoutStyle].display == .none { return false }
      current = screen.components[index].parent
    }
    return true
  }
}

extension Paragraph {
  /// Whether its style lets anything be cut.
  var mayBeTruncated: Bool { style.maxLines != nil || style.whiteSpace == .nowrap }
}
