/// Converts a screen into the box tree that layout consumes: styles, picture sizes and paragraphs.
/// A box and its component have the same index in document order.
struct ScreenBoxes {
  let fonts: FontLibrary
  /// Provides the pixel scale for layout, and the text scale that multiplies every font size.
  let device: Device

  /// Returns the boxes of a screen. Linear in the number of components and the length of their
  /// text.
  ///
  /// - Parameters:
  ///   - components: A component with all inside of it; nil for the whole screen.
  ///   - memory: Memory begun with the same fonts.
  ///   - keepsSize: Whether a component must not shrink, whatever its style.
  func boxes(
    of screen: Screen, _ components: Range<ComponentID>? = nil, pictures: ScreenPictures,
    in viewport: Viewport, in memory: inout ShapedTextCache,
    keepsSize: (ComponentID) -> Bool = { _ in false }
  ) -> BoxTree {
    let components = components ?? screen.components.ids
    var boxes = BoxTree(scale: device.scale)
    boxes.reserveCapacity(components.count)
    var texts = ScreenTexts(screen, fonts: fonts, device: device)
    var styles = [BoxTree.StyleID?](repeating: nil, count: screen.layoutStyles.count)
    for index in components {
      let layoutStyle = screen.components[index].layoutStyle
      let parent = screen.components[index].parent
      let style: BoxTree.StyleID
      if parent == nil {
        style = boxes.addStyle(
          screen.layoutStyles[layoutStyle].ofRoot(isBar: index != 0, in: viewport))
      } else if keepsSize(index) {
        var rigid = screen.layoutStyles[layoutStyle]
        rigid.flexShrink = 0
        style = boxes.addStyle(rigid)
      } else if let known = styles[layoutStyle.index] {
        style = known
      } else {
        style = boxes.addStyle(screen.layoutStyles[layoutStyle])
        styles[layoutStyle.index] = style
      }
      let content: BoxContent =
        switch screen.components[index].type {
        case .layout: .container
        case .image, .video: .picture(naturalSize: pictures[index].flatMap { $0.layoutSize })
        case .label, .button:
          texts.paragraph(of: index, in: &memory).map { .text($0) } ?? .container
        }
      boxes.append(
        style: style,
        parent: index == components.lowerBound
          ? nil : parent.map { BoxID($0 - components.lowerBound) },
        content: content)
    }
    return boxes
  }

  /// Returns the style in which text is set on the device. Every text that is measured or drawn
  /// passes through this function.
  func scaled(_ style: TextStyle) -> TextStyle { style.scaled(by: device.textScale) }

  func label(_ runs: [LabelRun], _ style: TextStyle) -> Paragraph {
    Paragraph(
      runs: runs.map { scaled($0.style).run($0.text) }, style: scaled(style).paragraph,
      fonts: fonts, scale: device.scale)
  }

  /// Returns a button's title as one centred line, preceded by a square icon as high as the line
  /// and a gap of 8 points if `hasIcon`.
  func button(_ title: String, hasIcon: Bool, _ style: TextStyle) -> Paragraph {
    let style = scaled(style)
    return Paragraph(
      runs: [style.run(title)], style: style.buttonParagraph, fonts: fonts,
      leadingInset: hasIcon ? Self.iconInset(style, fonts, scale: device.scale) : 0,
      scale: device.scale)
  }

  static let iconGap = 8.0

  /// Returns the width that an icon and its gap take before a title, at the device's text scale.
  static func iconInset(_ style: TextStyle, _ fonts: FontLibrary, scale: Double) -> Double {
    fonts.lineMetrics(of: style.font, lineHeight: style.lineHeight, scale: scale).height + iconGap
  }
}

extension LayoutStyle {
  /// Returns the style of a root: with the safe area, and for that of a navigation bar the bar's
  /// size.
  fileprivate func ofRoot(isBar: Bool, in viewport: Viewport) -> LayoutStyle {
    var style = self
    style.safeArea = isBar ? viewport.insetsOfBars : viewport.safeArea
    if isBar { style.height = .points(viewport.bars.top) }
    return style
  }
}

extension BoxID {
  /// The box of a component.
  public init(_ component: ComponentID) { self.init(component.index) }
}

extension ComponentID {
  /// The component of a box in the layout of its screen.
  public init(_ box: BoxID) { self.init(box.index) }
}

extension ScreenLayout {
  /// Returns the style of a component's text at the device's text scale.
  func textStyle(of component: ComponentID) -> TextStyle {
    screen.textStyle(of: component).scaled(by: device.textScale)
  }

  /// Rebuilds the boxes from which this layout was computed, to run layout in isolation.
  package func boxes() -> BoxTree {
    var memory = ShapedTextCache()
    memory.begin(fonts)
    return ScreenBoxes(fonts: fonts, device: device).boxes(
      of: screen, pictures: pictures, in: viewport, in: &memory)
  }
}

extension IncrementalLayout {
  /// Lays out the boxes of a screen again, to change them: the box of a component has its number.
  ///
  /// Linear in the number of components and the length of their text.
  public init(_ layout: ScreenLayout) {
    self.init(layout.boxes(), viewport: layout.viewport.frame.size)
  }
}

extension ScreenLayout {
  /// Sets a text as the whole content of a label or the title of a button, in the component's style
  /// and at the device's scale. Returns nil for other components.
  ///
  /// - Precondition: `component` is a valid index, as with an array.
  public func paragraph(_ text: String, of component: ComponentID) -> Paragraph? {
    let boxes = ScreenBoxes(fonts: fonts, device: device)
    let style = screen.textStyle(of: component)
    return switch screen.components[component].content {
    case .label: boxes.label([LabelRun(text: text, style: style)], style)
    case .button(_, let icon): boxes.button(text, hasIcon: icon != nil, style)
    case .layout, .image, .video: nil
    }
  }
}

extension TextStyle {
  func run(_ text: String) -> TextRun {
    TextRun(text: text, font: font, letterSpacing: letterSpacing)
  }

  /// Returns one of several runs of a label, with the properties that may differ from its label's.
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

  /// The style of a button's title: one centred line.
  var buttonParagraph: ParagraphStyle {
    var style = paragraph
    style.whiteSpace = .nowrap
    style.maxLines = 1
    style.overflow = .ellipsis
    style.alignment = .center
    return style
  }
}
