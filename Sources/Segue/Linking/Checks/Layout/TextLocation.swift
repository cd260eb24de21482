/// The location at which a diagnostic about a text is reported.
struct TextLocation {
  let range: SourceRange
  let notes: [Diagnostic.Note]

  /// Locates a character. Locates its whole run instead if the run is assembled from several
  /// locations, or if its source is not a JSON string that contains the character.
  init(
    of character: Unicode.Scalar, run: Int, in component: ComponentID, _ screen: Screen,
    _ sources: SourceMap
  ) {
    guard let text = screen.origins.texts(of: component).first(where: { $0.run == run }) else {
      self.init(of: component, screen)
      return
    }
    let ranges = [text.range, text.useRange]
    let found = ranges.lazy.compactMap { sources[$0.file].place(of: character, in: $0) }.first
    self.init(found ?? text.range, from: text)
  }

  /// Locates the text of a component; the component itself if the text is declared as several runs.
  init(of component: ComponentID, _ screen: Screen) {
    let texts = screen.origins.texts(of: component)
    if texts.count == 1, let text = texts.first {
      self.init(text.range, from: text)
    } else {
      self.init(screen.components[component].range, notes: [])
    }
  }

  private init(_ range: SourceRange, from text: Origins.Text) {
    let isInside =
      range.file == text.useRange.file && text.useRange.lowerBound <= range.lowerBound
      && range.upperBound <= text.useRange.upperBound
    self.init(
      range, notes: isInside ? [] : [Diagnostic.Note("it is shown here", at: text.useRange)])
  }

  private init(_ range: SourceRange, notes: [Diagnostic.Note]) {
    self.range = range
    self.notes = notes
  }
}

extension Screen {
  /// Returns the declaration of a label or a button. A problem of its text is reported once for
  /// each declaration, however many uses it has.
  func textDeclaration(of component: ComponentID) -> SourceRange {
    origins.body(of: component) ?? components[component].range
  }

  /// Returns the text of a label or a button.
  func wholeText(of component: ComponentID) -> String {
    switch components[component].content {
    case .label(let runs): runs.map { $0.text }.joined()
    case .button(let title, _): title
    case .layout, .image, .video: ""
    }
  }
}
