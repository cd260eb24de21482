/// The paragraphs of a screen's labels and buttons on a device, each shaped unless the text memory
/// already contains it.
///
/// Components share text styles, so a style's setting is looked up once.
struct ScreenTexts {
  private let screen: Screen
  private let fonts: FontLibrary
  private let device: Device
  /// The index of the setting in the memory for each text style and use of it, or −1.
  private var settings: [ShapedTextCache.SettingID]

  private enum Use: Int, CaseIterable { case label, title, titleWithIcon }

  init(_ screen: Screen, fonts: FontLibrary, device: Device) {
    self.screen = screen
    self.fonts = fonts
    self.device = device
    settings = Array(repeating: -1, count: screen.textStyles.count * Use.allCases.count)
  }

  /// Returns the paragraph of a component; nil if it is neither a label nor a button.
  ///
  /// A label of several runs is shaped again each time.
  ///
  /// - Parameter memory: The memory used in all calls, begun with the same fonts and not used for
  ///   another screen since.
  mutating func paragraph(of component: ComponentID, in memory: inout ShapedTextCache) -> Paragraph?
  {
    let style = screen.components[component].textStyle
    guard let paragraph = paragraph(of: component, style, in: &memory) else { return nil }
    memory.meter.add(paragraph.shape.work)
    return paragraph
  }

  private mutating func paragraph(
    of component: ComponentID, _ style: StyleID<TextStyle>, in memory: inout ShapedTextCache
  ) -> Paragraph? {
    switch screen.components[component].content {
    case .label(let runs):
      guard runs.count == 1, isSet(runs, as: style) else {
        return Paragraph(
          runs: runs.map { $0.style.scaled(by: device.textScale).inlineRun($0.text) },
          style: screen.textStyles[style].scaled(by: device.textScale).paragraph, fonts: fonts,
          scale: device.scale)
      }
      return memory.paragraph(runs[0].text, in: setting(of: style, for: .label, in: &memory))
    case .button(let title, let icon):
      let use = icon == nil ? Use.title : .titleWithIcon
      return memory.paragraph(title, in: setting(of: style, for: use, in: &memory))
    case .layout, .image, .video: return nil
    }
  }

  /// Returns whether the first run has the text style of its label.
  private func isSet(_ runs: [LabelRun], as style: StyleID<TextStyle>) -> Bool {
    runs[0].style.letterSpacing == screen.textStyles[style].letterSpacing
      && runs[0].style.lineHeight == screen.textStyles[style].lineHeight
      && runs[0].style.whiteSpace == screen.textStyles[style].whiteSpace
      && runs[0].style.font == screen.textStyles[style].font
  }

  private mutating func setting(
    of style: StyleID<TextStyle>, for use: Use, in memory: inout ShapedTextCache
  ) -> ShapedTextCache.SettingID {
    let index = style.index * Use.allCases.count + use.rawValue
    if settings[index] >= 0 { return settings[index] }
    let scaled = screen.textStyles[style].scaled(by: device.textScale)
    let setting = memory.setting(
      scaled.run(""), style: use == .label ? scaled.paragraph : scaled.buttonParagraph,
      leadingInset: use == .titleWithIcon
        ? ScreenBoxes.iconInset(scaled, fonts, scale: device.scale) : 0,
      scale: device.scale, fonts: fonts)
    settings[index] = setting
    return setting
  }
}
