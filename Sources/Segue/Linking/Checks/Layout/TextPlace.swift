/// Where a diagnostic of a text points at.
struct TextPlace {
  let range: SourceRange
  let notes: [Diagnostic.Note]

  /// The place of a character, or of all of the run where that comes from several places, or is no
  /// text there.
  init(
    of character: Unicode.Scalar, run: Int, in component: Int, _ screen: Screen,
    _ sources: SourceMap
  ) {
    guard let text = screen.origins.texts(of: component).first(where: { $0.run == run }) else {
      self.init(of: component, screen)
      return
    }
    let places = [text.range, text.place]
    let found = places.lazy.compactMap { sources[$0.file].place(of: character, in: $0) }.first
    self.init(found ?? text.range, from: text)
  }

  /// The text of a component; the component itself if its text is written in several runs.
  init(of component: Int, _ screen: Screen) {
    let texts = screen.origins.texts(of: component)
    if texts.count == 1, let text = texts.first {
      self.init(text.range, from: text)
    } else {
      self.init(screen.components[component].range, notes: [])
    }
  }

  private init(_ range: SourceRange, from text: Origins.Text) {
    let isInside =
      range.file == text.place.file && text.place.lowerBound <= range.lowerBound
      && range.upperBound <= text.place.upperBound
    self.init(
      range, notes: isInside ? [] : [Diagnostic.Note("it is shown here", at: text.place)])
  }

  private init(_ range: SourceRange, notes: [Diagnostic.Note]) {
    self.range = range
    self.notes = notes
  }
}

extension Screen {
  /// What a label or a button says is told once for: where it is declared, whatever uses it.
  func textDeclaration(of component: Int) -> SourceRange {
    origins.body(of: component) ?? components[component].range
  }

  /// What a label or a button says.
  func wholeText(of component: Int) -> String {
    switch components[component].content {
    case .label(let runs): runs.map(\.text).joined()
    case .button(let title, _): title
    case .layout, .image, .video: ""
    }
  }
}
