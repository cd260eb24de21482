/// Finds text with too little room in its box: truncated text, and words that are broken in the
/// middle.
///
/// A label that ends in an ellipsis does what its style declares, so that is only a note. Lines
/// that are lost without an ellipsis are a warning, and so is a truncated button title, because it
/// is truncated whatever its style.
///
/// Only texts that may be truncated, or contain a word that is too wide, are laid out again.
func tightText(
  _ boxes: VisibleBoxes, explained: ExplainedParts, texts: inout ScreenTexts,
  in memory: inout ShapedTextCache
) -> [Finding] {
  let layout = boxes.layout
  var findings: [Finding] = []
  for index in layout.tightTexts where boxes.isShown[index] && !explained[index] {
    guard layout.hasOwnContent(index),
      let paragraph = texts.paragraph(of: index, in: &memory)
    else { continue }
    let room = layout.contentBox(of: index, in: layout.tree.frames[index].size).width
    // What is lost, and which word is too wide, is found by shaping the text again.
    memory.meter.add(4 * paragraph.shape.work)
    if memory.meter.isStopped { return findings }
    let isCut =
      layout.tellsCut(of: index, paragraph.style)
      && paragraph.measure(width: room, counting: &memory.meter).isTruncated
    if isCut, let lost = layout.lostText(of: index) {
      findings.append(.truncated(index, lost: lost, layout))
    }
    // A single truncated line ends before a word would have to be broken.
    guard paragraph.style.whiteSpace != .nowrap, !isCut || paragraph.style.maxLines != 1,
      paragraph.hasPieceWider(thanLinesIn: room)
    else { continue }
    if let (word, width) = layout.wordWider(than: room, in: index) {
      findings.append(.broken(word, width: width, room: room, of: index, in: layout))
    }
  }
  return findings
}

extension ScreenLayout {
  fileprivate func tellsCut(of component: ComponentID, _ style: ParagraphStyle) -> Bool {
    guard screen.components[component].type == .label else { return true }
    // A line that is neither wrapped nor truncated overflows, which is reported elsewhere.
    return style.maxLines != nil
      || style.whiteSpace == .nowrap && style.overflow == .ellipsis
  }

  /// Describes the invisible part of a truncated text: `the last 3 of 5 lines`, or the words; nil
  /// if only empty lines are lost.
  fileprivate func lostText(of component: ComponentID) -> String? {
    guard let text = text(of: component),
      let whole = paragraph(of: component, isWhole: true), !text.lines.isEmpty
    else { return "all of its text" }
    let words = text.lost(of: whole)
    guard !words.isEmpty else { return nil }
    // A button's title is a single line whatever its style.
    let isLine =
      whole.style.whiteSpace == .nowrap || screen.textStyle(of: component).maxLines == 1
    let count = whole.lines(width: isLine ? .infinity : text.box.width).count
    let lostLines = count - text.lines.count
    if lostLines > 1 { return "the last \(lostLines) of \(count) lines" }
    return "“\(words.prefix(30))\(words.count > 30 ? "…" : "")”"
  }

  /// Returns the first word of a component that is wider than its box, or the first such part
  /// between soft hyphens, with its width. Takes time linear in the text before it.
  fileprivate func wordWider(
    than room: Double, in component: ComponentID
  ) -> (word: String, width: Double)? {
    guard case .label(let runs) = screen.components[component].content else { return nil }
    let boxes = ScreenBoxes(fonts: fonts, device: device)
    let style = screen.textStyle(of: component)
    var words = WordsOfRuns(runs)
    while let word = words.next() {
      let paragraph = boxes.label(word, style)
      if paragraph.hasPieceWider(thanLinesIn: room) {
        return (word.map { $0.text }.joined(), paragraph.minContentWidth)
      }
    }
    return nil
  }
}

extension PlacedText {
  /// Returns the text after the visible lines, with its own lines joined by spaces, without soft
  /// hyphens, which would be invisible. Linear in the length of the text.
  ///
  /// The visible lines are matched with the unbroken text, which differs only by spaces at line
  /// ends and soft hyphens; the visible lines add only hyphens at breaks. If a line is truncated at
  /// its start, because its text runs against its direction, the same amount is assumed to be
  /// visible.
  fileprivate func lost(of whole: Paragraph) -> String {
    let text = whole.lines(width: .infinity).map { $0.text }.joined(separator: " ").unicodeScalars
    func isPassed(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isWhitespace || scalar == "\u{AD}"
    }
    var place = text.startIndex
    func skip() {
      while place < text.endIndex, isPassed(text[place]) { text.formIndex(after: &place) }
    }
    for piece in lines.lazy.flatMap({ $0.pieces }) where piece.run != nil {
      for scalar in piece.text.unicodeScalars where !isPassed(scalar) {
        skip()
        guard place < text.endIndex else { break }
        let isHyphen = scalar == "\u{2010}" || scalar == "-"
        if text[place] == scalar || !isHyphen { text.formIndex(after: &place) }
      }
    }
    skip()
    return String(String.UnicodeScalarView(text[place...].filter { $0 != "\u{AD}" }))
  }
}

/// The words of a label, which may span several runs. A word is divided at its soft hyphens before
/// it is broken, so its parts count as words. Linear in the length of the text.
private struct WordsOfRuns: IteratorProtocol {
  private let runs: [LabelRun]
  private var run = 0
  private var rest: Substring

  init(_ runs: [LabelRun]) {
    self.runs = runs
    rest = runs.first?.text[...] ?? ""
  }

  /// Returns the next word, which is never empty; nil at the end.
  mutating func next() -> [LabelRun]? {
    var word: [LabelRun] = []
    while run < runs.count {
      let part = rest.prefix { !$0.isWhitespace && $0 != "\u{AD}" }
      rest = rest[part.endIndex...]
      if !part.isEmpty { word.append(LabelRun(text: String(part), style: runs[run].style)) }
      if rest.isEmpty {
        run += 1
        if run < runs.count { rest = runs[run].text[...] }
      } else if !word.isEmpty {
        return word
      } else {
        rest.removeFirst()
      }
    }
    return word.isEmpty ? nil : word
  }
}

extension Finding {
  fileprivate static func truncated(_ index: ComponentID, lost: String, _ layout: ScreenLayout)
    -> Finding
  {
    let screen = layout.screen
    let location = TextLocation(of: index, screen)
    let isLabel = screen.components[index].type == .label
    let style = screen.textStyle(of: index)
    let remedy =
      !isLabel
      ? "give it more room or fewer words"
      : style.overflow == .clip
        ? "end it with \"textOverflow\": \"ellipsis\", or give it more room or a larger \"maxLines\""
        : style.maxLines != nil
          ? "give it more room, a larger \"maxLines\", or fewer words"
          : "give it more space, let it wrap, or use fewer words"
    var finding = Finding(
      .truncatedText, at: location.range, weight: 0, "this text is cut, and loses ", figure: lost,
      hedge: "", remedy: remedy,
      notes: location.notes.isEmpty
        ? layout.useNotes(of: index, at: location.range) : location.notes)
    if isLabel, style.overflow == .ellipsis { finding.severity = .note }
    finding.subject = .location(screen.textDeclaration(of: index))
    finding.member = .text(screen.wholeText(of: index))
    return finding
  }

  fileprivate static func broken(
    _ word: String, width: Double, room: Double, of index: ComponentID, in layout: ScreenLayout
  ) -> Finding {
    let screen = layout.screen
    let location = TextLocation(of: index, screen)
    let shown = word.count > 30 ? "\(word.prefix(29))…" : word
    var finding = Finding(
      .brokenWord, at: location.range, weight: width - room, "the word ",
      figure: "“\(shown)” is \(pointsText(width)) pt wide where its label is \(pointsText(room))",
      hedge: "", after: ", so it is broken in the middle",
      remedy: "give it more room, smaller letters, or a soft hyphen (\\u00AD)",
      notes: location.notes.isEmpty
        ? layout.useNotes(of: index, at: location.range) : location.notes)
    finding.subject = .location(screen.textDeclaration(of: index))
    finding.member = .text(screen.wholeText(of: index))
    return finding
  }
}
