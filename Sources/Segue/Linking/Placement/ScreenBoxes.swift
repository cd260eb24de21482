/// Turns a screen into the boxes that layout knows: styles, pictures' sizes and paragraphs. Box and
/// component have the same place in document order.
struct ScreenBoxes {
  let fonts: FontLibrary
  /// Borders are counted in its pixels, and its text scale multiplies every font size.
  let device: Device

  /// Linear in the components and their text. Those for which `keepsSize` says so do not shrink,
  /// whatever their style.
  func boxes(
    of screen: Screen, pictures: [Picture?], safeArea: Edges,
    keepsSize: (Int) -> Bool = { _ in false }
  ) -> BoxTree {
    var boxes = BoxTree()
    boxes.reserveCapacity(screen.components.count)
    var styles = [StyleID?](repeating: nil, count: screen.layoutStyles.count)
    for (index, component) in screen.components.enumerated() {
      let style: StyleID
      if component.parent == nil {
        var root = screen.layoutStyle(of: index).withBorders(inPixelsOf: device.scale)
        root.safeArea = safeArea
        style = boxes.addStyle(root)
      } else if keepsSize(index) {
        var rigid = screen.layoutStyle(of: index).withBorders(inPixelsOf: device.scale)
        rigid.flexShrink = 0
        style = boxes.addStyle(rigid)
      } else if let known = styles[component.layoutStyle] {
        style = known
      } else {
        style = boxes.addStyle(screen.layoutStyle(of: index).withBorders(inPixelsOf: device.scale))
        styles[component.layoutStyle] = style
      }
      boxes.append(
        style: style, parent: component.parent,
        content: content(of: component, screen.textStyle(of: index), pictures[index]))
    }
    return boxes
  }

  private func content(
    of component: Component, _ style: TextStyle, _ picture: Picture?
  ) -> BoxContent {
    switch component.content {
    case .layout: .container
    case .image, .video: .picture(naturalSize: picture.flatMap { $0.layoutSize })
    case .label(let runs): .text(label(runs, style))
    case .button(let title, let icon): .text(button(title, hasIcon: icon != nil, style))
    }
  }

  /// The style in which text is set on the device. Every text that is measured or drawn passes
  /// through here.
  func scaled(_ style: TextStyle) -> TextStyle { style.scaled(by: device.textScale) }

  func label(_ runs: [LabelRun], _ style: TextStyle) -> Paragraph {
    Paragraph(
      runs: runs.map { scaled($0.style).run($0.text) }, style: scaled(style).paragraph, fonts: fonts
    )
  }

  /// One line, centred: a square icon as high as the line and 8 points stand before the title.
  func button(_ title: String, hasIcon: Bool, _ style: TextStyle) -> Paragraph {
    let style = scaled(style)
    var paragraph = style.paragraph
    paragraph.whiteSpace = .nowrap
    paragraph.maxLines = 1
    paragraph.overflow = .ellipsis
    paragraph.alignment = .center
    let run = style.run(title)
    let line = Paragraph(runs: [run], style: paragraph, fonts: fonts)
    guard hasIcon else { return line }
    let height = fonts.lineMetrics(of: style.font, lineHeight: style.lineHeight).height
    return Paragraph(
      runs: [run], style: paragraph, fonts: fonts, leadingInset: height + Self.iconGap)
  }

  static let iconGap = 8.0
}

extension ScreenLayout {
  /// The style of a component's text at the device's text scale.
  func textStyle(of component: Int) -> TextStyle {
    screen.textStyle(of: component).scaled(by: device.textScale)
  }

  /// The boxes that it was laid out from, built anew: to look at layout by itself.
  package func boxes() -> BoxTree {
    ScreenBoxes(fonts: fonts, device: device).boxes(
      of: screen, pictures: pictures, safeArea: viewport.safeArea)
  }
}

extension TextStyle {
  func run(_ text: String) -> TextRun {
    TextRun(text: text, font: font, letterSpacing: letterSpacing)
  }

  var paragraph: ParagraphStyle {
    var style = ParagraphStyle()
    style.font = font
    style.lineHeight = lineHeight
    style.whiteSpace = whiteSpace
    style.alignment = alignment
    style.overflow = overflow
    style.maxLines = maxLines
    style.direction = direction
    return style
  }
}
