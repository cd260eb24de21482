/// The text of a label or a button, in the lines that its layout was measured with.
///
/// The single source of line positions: output, drawings and checks all use it.
public struct PlacedText: Sendable {
  /// The component's content box, relative to the top left corner of its frame, in points.
  public let box: Rect
  /// The lines, relative to the top left corner of the content box, in points, moved down according
  /// to `alignContent`.
  public let lines: [TextLine]
  /// Whether part of the text is missing from the lines.
  public let isTruncated: Bool
  /// The icon of a button, relative to the top left corner of the content box; nil without one.
  public let icon: Rect?
  /// The style of the component, at the device's text scale. An ellipsis uses it too.
  let style: TextStyle
  /// The styles of the runs, indexed by `TextLine.Piece.run`.
  let runs: [TextStyle]

  /// Returns the style in which a piece of a line is set.
  func style(of piece: TextLine.Piece) -> TextStyle {
    piece.run.flatMap { runs.indices.contains($0) ? runs[$0] : nil } ?? style
  }

  /// Returns whether the fonts have every character of the pieces, so that a drawing may fit the
  /// text to its measured width in any font.
  ///
  /// Where a font lacks a character, the width is an estimate, and letters of such scripts must not
  /// be stretched to it.
  func isMeasured(_ pieces: [TextLine.Piece], by fonts: FontLibrary) -> Bool {
    pieces.allSatisfy { piece in
      let face = fonts.face(for: style(of: piece).font)
      return piece.text.unicodeScalars.allSatisfy { face.advance(of: $0) != nil }
    }
  }

  /// The box around the lines, relative to the top left corner of the frame; nil if there are no
  /// lines.
  var ink: Rect? {
    guard let first = lines.first, let last = lines.last else { return nil }
    let left = lines.map { $0.x }.min() ?? 0
    let right = lines.map { $0.x + $0.width }.max() ?? 0
    return Rect(
      x: box.x + left, y: box.y + first.top, width: right - left,
      height: last.top + last.height - first.top)
  }
}

/// The content box and the lines of a text, as in `PlacedText`.
typealias PlacedLines = (box: Rect, lines: [TextLine], isTruncated: Bool)

extension ScreenLayout {
  /// Returns the text of a label or a button, broken into lines again at the width of its layout;
  /// nil for other components, and for those that `display` removes from the layout.
  ///
  /// Takes time linear in the length of the text.
  public func text(of component: ComponentID) -> PlacedText? {
    guard isLaidOut(component), let paragraph = paragraph(of: component) else { return nil }
    var meter = WorkMeter()
    return text(of: component, paragraph, counting: &meter)
  }

  /// As above, reusing paragraphs that have already been shaped.
  func text(
    of component: ComponentID, _ texts: inout ScreenTexts, in memory: inout ShapedTextCache
  ) -> PlacedText? {
    paragraph(of: component, &texts, in: &memory).flatMap {
      text(of: component, $0, counting: &memory.meter)
    }
  }

  /// As above, for a given paragraph.
  func text(
    of component: ComponentID, _ paragraph: Paragraph, counting meter: inout WorkMeter
  ) -> PlacedText? {
    let boxes = ScreenBoxes(fonts: fonts, device: device)
    let style = screen.textStyle(of: component)
    var runs = [style]
    var hasIcon = false
    switch screen.components[component].content {
    case .label(let written): runs = written.map { $0.style }
    case .button(_, let icon): hasIcon = icon != nil
    case .layout, .image, .video: return nil
    }
    let placed = lines(of: component, paragraph, counting: &meter)
    return PlacedText(
      box: placed.box, lines: placed.lines, isTruncated: placed.isTruncated,
      icon: hasIcon ? placed.lines.first.map { icon(before: $0, style.direction) } : nil,
      style: boxes.scaled(style), runs: runs.map(boxes.scaled))
  }

  /// Returns the lines of a label or a button, reusing paragraphs that have already been shaped.
  /// Returns nil for other components, and for those that `display` removes from the layout.
  func lines(
    of component: ComponentID, _ texts: inout ScreenTexts, in memory: inout ShapedTextCache
  ) -> PlacedLines? {
    paragraph(of: component, &texts, in: &memory).map {
      lines(of: component, $0, counting: &memory.meter)
    }
  }

  private func paragraph(
    of component: ComponentID, _ texts: inout ScreenTexts, in memory: inout ShapedTextCache
  ) -> Paragraph? {
    switch screen.components[component].type {
    case .layout, .image, .video: nil
    case .label, .button:
      isLaidOut(component) ? texts.paragraph(of: component, in: &memory) : nil
    }
  }

  private func lines(
    of component: ComponentID, _ paragraph: Paragraph, counting meter: inout WorkMeter
  ) -> PlacedLines {
    let box = contentBox(of: component, in: tree.frames[component].size)
    var lines = paragraph.lines(width: box.width, counting: &meter)
    let height = lines.last.map { $0.top + $0.height } ?? 0
    let free = box.height - height
    // A button's line stays centred in a box that is too low for it, and overflows on both sides.
    let shift =
      screen.components[component].type == .button
      ? free / 2 : screen.layoutStyle(of: component).alignContent.textShift(free: free)
    if shift != 0 {
      for index in lines.indices {
        lines[index].top += shift
        lines[index].baseline += shift
      }
    }
    return (
      box, lines,
      isTruncated: paragraph.mayBeTruncated
        && paragraph.measure(width: box.width, counting: &meter).isTruncated
    )
  }

  /// Returns the paragraph of a label or a button, shaped again; nil for other components.
  ///
  /// - Parameter isWhole: Whether to include all lines, ignoring the style's `maxLines`.
  func paragraph(of component: ComponentID, isWhole: Bool = false) -> Paragraph? {
    let boxes = ScreenBoxes(fonts: fonts, device: device)
    var style = screen.textStyle(of: component)
    if isWhole { style.maxLines = nil }
    return switch screen.components[component].content {
    case .label(let runs): boxes.label(runs, style)
    case .button(let title, let icon): boxes.button(title, hasIcon: icon != nil, style)
    case .layout, .image, .video: nil
    }
  }

  /// Returns the frame of the icon: a square as high as the line, at the start of the title.
  private func icon(before line: TextLine, _ direction: LayoutDirection) -> Rect {
    let side = line.height
    let x =
      direction == .ltr
      ? line.x - ScreenBoxes.iconGap - side : line.x + line.width + ScreenBoxes.iconGap
    return Rect(x: x, y: line.top, width: side, height: side)
  }

  /// Returns the settings of the screen's texts, for a `ShapedTextCache` begun with the same fonts.
  func texts() -> ScreenTexts {
    ScreenTexts(screen, fonts: fonts, device: device)
  }

  /// Returns whether neither a component nor an ancestor of it has `display: none`.
  ///
  /// Such a component has no size, so ancestors are visited only for components of zero size.
  func isLaidOut(_ component: ComponentID) -> Bool {
    guard tree.frames[component] == .zero else { return true }
    var current: ComponentID? = component
    while let index = current {
      if screen.layoutStyles[screen.components[index].layoutStyle].display == .none { return false }
      current = screen.components[index].parent
    }
    return true
  }
}

extension Paragraph {
  /// Whether the style allows text to be truncated.
  var mayBeTruncated: Bool { style.maxLines != nil || style.whiteSpace == .nowrap }
}
