/// Turns a screen into the boxes that layout knows: styles, pictures' sizes and paragraphs. Box and
/// component have the same place in document order.
struct ScreenBoxes {
  let fonts: FontLibrary
  /// Layout counts in its pixels, and its text scale multiplies every font size.
  let device: Device

  /// Linear in the components and their text. Those for which `keepsSize` says so do not shrink,
  /// whatever their style. The memory has been begun with these fonts.
  func boxes(
    of screen: Screen, pictures: ScreenPictures, safeArea: Edges, in memory: inout TextMemory,
    keepsSize: (Int) -> Bool = { _ in false }
  ) -> BoxTree {
    var boxes = BoxTree(scale: device.scale)
    boxes.reserveCapacity(screen.components.count)
    var texts = ScreenTexts(screen, fonts: fonts, device: device)
    var styles = [StyleID](repeating: -1, count: screen.layoutStyles.count)
    for index in screen.components.indices {
      let layoutStyle = screen.components[index].layoutStyle
      let parent = screen.components[index].parent
      let style: StyleID
      if parent == nil {
        var root = screen.layoutStyles[layoutStyle]
        root.safeArea = safeArea
        style = boxes.addStyle(root)
      } else if keepsSize(index) {
        var rigid = screen.layoutStyles[layoutStyle]
        rigid.flexShrink = 0
        style = boxes.addStyle(rigid)
      } else if styles[layoutStyle] >= 0 {
        style = styles[layoutStyle]
      } else {
        style = boxes.addStyle(screen.layoutStyles[layoutStyle])
        styles[layoutStyle] = style
      }
      let content: BoxContent =
        switch screen.components[index].type {
        case .layout: .container
        case .image, .video: .picture(naturalSize: pictures[index].flatMap { $0.layoutSize })
        case .label, .button:
          texts.paragraph(of: index, in: &memory).map { .text($0) } ?? .container
        }
      boxes.append(style: style, parent: parent, content: content)
    }
    return boxes
  }

  /// The style in which text is set on the device. Every text that is measured or drawn passes
  /// through here.
  func scaled(_ style: TextStyle) -> TextStyle { style.scaled(by: device.textScale) }

  func label(_ runs: [LabelRun], _ style: TextStyle) -> Paragraph {
    Paragraph(
      runs: runs.map { scaled($0.style).run($0.text) }, style: scaled(style).paragraph,
      fonts: fonts, scale: device.scale)
  }

  /// One line, centred: a square icon as high as the line and 8 points stand before the title.
  func button(_ title: String, hasIcon: Bool, _ style: TextStyle) -> Paragraph {
    let style = scaled(style)
    return Paragraph(
      runs: [style.run(title)], style: style.buttonParagraph, fonts: fonts,
      leadingInset: hasIcon ? Self.iconInset(style, fonts, scale: device.scale) : 0,
      scale: device.scale)
  }

  static let iconGap = 8.0

  /// The room that an icon takes before a title of a style at the device's text scale.
  static func iconInset(_ style: TextStyle, _ fonts: FontLibrary, scale: Double) -> Double {
    fonts.lineMetrics(of: style.font, lineHeight: style.lineHeight, scale: scale).height + iconGap
  }
}

extension ScreenLayout {
  /// The style of a component's text at the device's text scale.
  func textStyle(of component: Int) -> TextStyle {
    screen.textStyle(of: component).scaled(by: device.textScale)
  }

  /// The boxes that it was laid out from, built anew: to look at layout by itself.
  package func boxes() -> BoxTree {
    var memory = TextMemory()
    memory.begin(fonts)
    return ScreenBoxes(fonts: fonts, device: device).boxes(
      of: screen, pictures: pictures, safeArea: viewport.safeArea, in: &memory)
  }
}

extension TextStyle {
  func run(_ text: String) -> TextRun {
    TextRun(text: text, font: font, letterSpacing: letterSpacing)
  }

  /// A run of several, with what it may have otherwise than its label.
  func inlineRun(_ text: String) -> TextRun {
    var run = run(text)
    run.lineHeight = lineHeight
    run.whiteSpace = whiteSpace
    return run
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

  /// That of a button's title: one line, centred.
  var buttonParagraph: ParagraphStyle {
    var style = paragraph
    style.whiteSpace = .nowrap
    style.maxLines = 1
    style.overflow = .ellipsis
    style.alignment = .center
    return style
  }
}
