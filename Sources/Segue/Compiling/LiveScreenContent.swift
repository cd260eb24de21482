/// The components of a screen and their layout, of which parts can be replaced.
struct LiveScreenContent: ~Copyable, Sendable {
  let declaration: ScreenDeclaration
  let arguments: [Argument]
  let title: String?
  var builder: ScreenBuilder
  var layout: IncrementalLayout
  /// Where the screen is laid out.
  let place: Place
  private let fonts: FontLibrary
  /// The components with a picture of unknown size, which is reported if they take up no space.
  private var unknownPictures: [ComponentID]
  /// Whether a text of the screen is so long that its lines must be counted.
  private let hasLongText: Bool
  /// What the builder had used when all of the screen had been expanded.
  private let firstUse: Int

  struct Place: Sendable {
    let device: Device
    let presentation: Presentation
    let column: SplitColumn?
    let viewport: Viewport
  }

  init(
    _ declaration: ScreenDeclaration, _ arguments: [Argument], title: String?,
    _ builder: consuming ScreenBuilder, _ boxes: BoxTree, _ placed: ScreenLayout,
    fonts: FontLibrary, limits: Limits
  ) {
    self.declaration = declaration
    self.arguments = arguments
    self.title = title
    self.fonts = fonts
    layout = IncrementalLayout(boxes, viewport: placed.viewport.frame.size)
    place = Place(
      device: placed.device, presentation: placed.presentation, column: placed.column,
      viewport: placed.viewport)
    unknownPictures = placed.pictures.unknown
    hasLongText = placed.screen.components.contains { $0.content.mayExceedLines(of: limits) }
    firstUse = builder.usedMemory
    self.builder = builder
  }

  /// Whether the builder keeps more that is not used any more than what is used.
  private var isWasteful: Bool { builder.usedMemory > 2 * firstUse + 65_536 }

  /// Returns changes of the data as edits in place; nil if the data does not allow that.
  func edits(
    _ changes: [DataChange], _ values: [JSONDocument?], _ limits: Limits
  ) -> [ScalarEdit]? {
    guard !isWasteful, let type = declaration.data else { return nil }
    return ScalarEdit.edits(
      of: builder.inputs.document, changes, values, type, limits: limits)
  }

  /// The screen. Linear in the bodies that were expanded.
  var wholeScreen: Screen {
    builder.assembled(
      declaration, arguments, title: title, usedComponents: builder.usedComponents)
  }

  /// Brings the screen up to date after values of its data have changed; nil if all of it has to be
  /// filled in again.
  mutating func follow(
    changesOf values: [JSONID], _ finder: PictureFinder, _ limits: Limits, _ budget: WorkBudget,
    _ texts: inout ShapedTextCache
  ) -> ScreenChanges? {
    budget.add(values.count &* (builder.record?.workOfSearch ?? 0), to: .expansion)
    let readers = builder.readers(of: values)
    guard readers.first != 0, !hasLongText else { return nil }
    guard let replaced = replace(readers, finder, limits, budget, &texts) else { return nil }
    let boxes = layout.update(counting: budget.meter(limits))
    countLayout(within: budget)
    let moved = boxes.map { ComponentID($0.lowerBound)..<ComponentID($0.upperBound) }
    guard unknownPictures.allSatisfy({ layout.frame(of: BoxID($0)).area > 0 }) else { return nil }
    return ScreenChanges(replaced: replaced, moved: moved)
  }

  /// Counts the work of the last update of the layout.
  func countLayout(within budget: WorkBudget) {
    budget.add(layout.work.boxes, to: .layout)
    budget.add(layout.work.texts, to: .text)
  }

  /// Expands components again, and changes the boxes as they have changed.
  private mutating func replace(
    _ readers: [ComponentID], _ finder: PictureFinder, _ limits: Limits, _ budget: WorkBudget,
    _ texts: inout ShapedTextCache
  ) -> [ScreenChanges.Replacement]? {
    let insertedText = builder.countAgain(by: budget.meter(limits))
    texts.meter = budget.meter(limits)
    defer {
      budget.add(builder.workAgain(since: insertedText), to: .expansion)
      budget.add(texts.takeMeter().used, to: .text)
    }
    var replaced: [ScreenChanges.Replacement] = []
    // From the last one on, so that the indices of the others remain.
    for component in readers.reversed() {
      guard let before = builder.expandAgain(component) else { return nil }
      let old = component..<component + before.count
      let new = component..<builder.tree.components[component].subtreeEnd
      guard replaceBoxes(old, before, new, finder, limits, &texts) else { return nil }
      let shift = new.count - old.count
      for index in replaced.indices {
        let moved = replaced[index].new
        replaced[index].new = moved.lowerBound + shift..<moved.upperBound + shift
      }
      replaced.append(ScreenChanges.Replacement(old: old, new: new))
    }
    return replaced.reversed()
  }

  // MARK: Boxes

  /// Changes the boxes as their components have changed. Returns false if there may be something to
  /// report about the new ones.
  private mutating func replaceBoxes(
    _ old: Range<ComponentID>, _ before: [Component], _ new: Range<ComponentID>,
    _ finder: PictureFinder, _ limits: Limits, _ texts: inout ShapedTextCache
  ) -> Bool {
    texts.meter.add(new.count * ScreenBoxes.workOfComponent)
    let screen = builder.assembled(declaration, arguments, title: title, usedComponents: [])
    let after = screen.components[new.lowerBound.index..<new.upperBound.index]
    // Links, and the names in actions, have been checked.
    guard
      before.lazy.map({ $0.events }).filter({ !$0.isEmpty })
        .elementsEqual(after.lazy.map { $0.events }.filter { !$0.isEmpty })
    else { return false }
    guard !after.contains(where: { $0.content.mayExceedLines(of: limits) }),
      let pictures = pictures(old, new, of: screen, finder, limits)
    else { return false }
    if hasSameShape(before, after) {
      change(before, new.lowerBound, screen, pictures, &texts)
      return true
    }
    let boxes = ScreenBoxes(fonts: fonts, device: place.device).boxes(
      of: screen, new, pictures: pictures, in: place.viewport, in: &texts)
    guard let parent = screen.components[new.lowerBound].parent else { return false }
    layout.remove(BoxID(old.lowerBound))
    let next = new.upperBound
    let isFollowed =
      next.index < screen.components.count && screen.components[next].parent == parent
    layout.insert(
      boxes, before: isFollowed ? BoxID(old.lowerBound) : nil, in: BoxID(parent))
    return true
  }

  /// Returns the pictures of new components; nil if there is something to report about them.
  private mutating func pictures(
    _ old: Range<ComponentID>, _ new: Range<ComponentID>, of screen: Screen,
    _ finder: PictureFinder, _ limits: Limits
  ) -> ScreenPictures? {
    var diagnostics = DiagnosticList(limits)
    var pictures = ScreenPictures(count: screen.components.count)
    for component in new {
      if let picture = finder.picture(of: screen.components[component].content, &diagnostics) {
        pictures.append(picture, of: component)
      }
    }
    guard diagnostics.count == 0 else { return nil }
    let added = pictures.unknown
    guard !added.isEmpty || !unknownPictures.isEmpty else { return pictures }
    let shift = new.count - old.count
    unknownPictures =
      unknownPictures.filter { $0 < old.lowerBound } + added
      + unknownPictures.filter { $0 >= old.upperBound }.map { $0 + shift }
    return pictures
  }

  /// Whether components differ at most in their styles and contents.
  private func hasSameShape(_ before: [Component], _ after: ArraySlice<Component>) -> Bool {
    guard before.count == after.count else { return false }
    return zip(before, after).allSatisfy {
      $0.type == $1.type && $0.parent == $1.parent && $0.subtreeEnd == $1.subtreeEnd
    }
  }

  private mutating func change(
    _ before: [Component], _ first: ComponentID, _ screen: Screen, _ pictures: ScreenPictures,
    _ texts: inout ShapedTextCache
  ) {
    var paragraphs: ScreenTexts?
    for (offset, old) in before.enumerated() {
      let component = first + offset
      let new = screen.components[component]
      if old.layoutStyle != new.layoutStyle {
        layout.setStyle(screen.layoutStyles[new.layoutStyle], of: BoxID(component))
      }
      switch new.content {
      case .layout: break
      case .image, .video:
        guard old.content != new.content else { continue }
        let size = pictures[component].flatMap { $0.layoutSize }
        layout.setContent(.picture(naturalSize: size), of: BoxID(component))
      case .label, .button:
        guard old.content != new.content || old.textStyle != new.textStyle else { continue }
        var writer = paragraphs ?? ScreenTexts(screen, fonts: fonts, device: place.device)
        if let paragraph = writer.paragraph(of: component, in: &texts) {
          layout.setContent(.text(paragraph), of: BoxID(component))
        }
        paragraphs = writer
      }
    }
  }
}

extension Component.Content {
  /// Whether the text may have more lines than are allowed, which is reported. A line has at least
  /// one byte, except for the last.
  fileprivate func mayExceedLines(of limits: Limits) -> Bool {
    switch self {
    case .label(let runs): runs.reduce(0) { $0 + $1.text.utf8.count } >= limits[.lines]
    case .button(let title, _): title.utf8.count >= limits[.lines]
    case .layout, .image, .video: false
    }
  }
}

extension ScreenBuilder {
  /// The number of scopes, styles and bytes that are kept, whether or not they are used: a measure
  /// of the memory that grows when parts are expanded again.
  fileprivate var usedMemory: Int {
    scopes.count * 64 + inputs.document.bytes.count + inputs.byteCount + scratch.keptCount
      + (screenStyles.layout.values.count + screenStyles.paint.values.count) * 64
  }
}
