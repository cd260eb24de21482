extension Compiler {
  /// Fills a screen with data that is going to change, and lays it out.
  ///
  /// - Parameters:
  ///   - requested: A screen without data, from ``prepare(_:)-(String)`` or ``read(_:limits:)``.
  ///   - data: The data that fills it.
  ///   - arguments: Values by parameter name, which take precedence over the defaults.
  ///   - device: The device.
  ///   - presentation: The presentation; by default, the one that the screen declares.
  public func live(
    _ requested: RequestScreen, filledWith data: SourceFile,
    arguments: [String: ScalarValue] = [:], on device: Device, presentation: Presentation? = nil
  ) -> LiveScreen {
    LiveScreen(requested, data, arguments, device, presentation, by: self)
  }
}

/// A screen that is filled, laid out, and kept up to date while its data changes.
///
/// ```swift
/// var feed = compiler.live(template, filledWith: data, on: device)
/// let changes = try feed.update([.replace("/outfits/3/title", with: .string("Sold out"))])
/// for change in changes.replaced { send(change.new) }
/// for range in changes.moved { send(range.map(feed.frame)) }
/// ```
///
/// After each update, components, frames and diagnostics are those of the screen that is filled
/// with the changed data and laid out from scratch, bit for bit. When a string, a number or a
/// boolean gets another value, only the components that depend on it are expanded again, and only
/// what they can have moved is laid out: the work is that of these components, of the children of
/// their ancestors, and of finding them, a few nanoseconds a component. After any other change, if
/// there is something to report, or if a text is so long that its lines must be counted, the whole
/// screen is filled and laid out. An update that takes more work than its ``WorkBudget`` allows
/// leaves the screen without components, with an error, until one that can fill it again.
public struct LiveScreen: ~Copyable, Sendable {
  private let compiler: Compiler
  private let template: RequestScreen
  private let arguments: [String: ScalarValue]
  /// The device on which the screen is laid out.
  public let device: Device
  private let presentation: Presentation?
  private let path: String
  private var requested: RequestScreen
  /// The data, while the screen does not have it: it cannot be shown, or declares none.
  private var kept: JSONDocument
  private var shown: LiveScreenContent?
  private var scratch = LayoutScratch()
  /// What ``Compiler/layout(_:arguments:on:presentation:checks:in:)`` reports of the screen with
  /// its data, if it checks links.
  public private(set) var diagnostics: [Diagnostic] = []

  fileprivate init(
    _ template: RequestScreen, _ data: SourceFile, _ arguments: [String: ScalarValue],
    _ device: Device, _ presentation: Presentation?, by compiler: Compiler
  ) {
    self.compiler = compiler
    self.template = template
    self.arguments = arguments
    self.device = device
    self.presentation = presentation
    path = data.path
    requested = template
    kept = Self.noData
    fill(data.bytes, within: compiler.bounded(within: template.limits).budget)
  }

  private static var noData: JSONDocument {
    parseJSON(SourceFile(path: "", text: "null"), id: FileID(0)).document
  }

  // MARK: The screen

  /// The number of components; 0 if the screen cannot be built.
  public var count: Int { read { $0.layout.count } ?? 0 }

  /// The component with an index.
  ///
  /// - Precondition: The index is less than ``count``.
  public subscript(component: ComponentID) -> Component {
    guard let found = read({ $0.builder.tree.components[component] }) else {
      preconditionFailure("A screen that cannot be built has no components.")
    }
    return found
  }

  /// Returns the frame of a component in points, relative to the viewport's top left corner.
  ///
  /// - Precondition: The index is less than ``count``.
  public func frame(of component: ComponentID) -> Rect {
    guard let found = read({ $0.layout.frame(of: BoxID(component)) }) else {
      preconditionFailure("A screen that cannot be built has no components.")
    }
    return found
  }

  /// The data as it is now, as compact JSON; null while it is not JSON. Linear in the data.
  public var data: SourceFile { SourceFile(path: path, bytes: document.written()) }

  /// The files in which ``diagnostics``, and those about ``layout()``, have their ranges.
  ///
  /// The last is the data as it was when all of it was last filled in, and after it, each on a line
  /// of its own, the values that have changed.
  public var sources: SourceMap {
    shownData.map { template.sources.with(SourceFile(path: path, bytes: $0.bytes)) }
      ?? requested.sources
  }

  /// Returns the layout, from which flights can be planned, for example; nil if the screen cannot
  /// be built. Linear in the number of components and the length of their text.
  public mutating func layout() -> ScreenLayout? {
    let known = read { ($0.wholeScreen, $0.place, $0.layout.tree) }
    guard let (screen, place, tree) = known else { return nil }
    // They have been reported.
    var diagnostics = DiagnosticList(requested.limits)
    let pictures = PictureFinder(assets: compiler.project.assets).pictures(of: screen, &diagnostics)
    var layout = ScreenLayout(
      screen: screen, device: device, presentation: place.presentation, column: place.column,
      viewport: place.viewport, tree: tree, pictures: pictures, fonts: compiler.fonts,
      preparesFlights: false)
    scratch.texts.begin(compiler.fonts)
    let boxes = ScreenBoxes(fonts: compiler.fonts, device: device).boxes(
      of: screen, pictures: pictures, in: place.viewport, in: &scratch.texts)
    layout.textInks = layout.overflowingInks(boxes, counting: &scratch.texts.meter)
    return layout
  }

  private var document: JSONDocument { shownData ?? kept }

  /// The data that the screen is filled with; nil if it is not shown, or declares none.
  private var shownData: JSONDocument? {
    read { $0.declaration.data == nil ? nil : $0.builder.inputs.document } ?? nil
  }

  /// Returns what a function reads of the shown screen; nil if there is none.
  private func read<Result>(_ body: (borrowing LiveScreenContent) -> Result) -> Result? {
    switch shown {
    case .some(let shown): body(shown)
    case nil: nil
    }
  }

  // MARK: Updates

  /// Changes the data, and brings the screen up to date.
  ///
  /// - Parameters:
  ///   - changes: They are made one after the other.
  ///   - budget: The work that the update may do; by default, what is left of the compiler's
  ///     budget, or as much as the limits allow if it has none.
  /// - Throws: The reason why one of them cannot be made; then nothing has changed.
  @discardableResult
  public mutating func update(
    _ changes: [DataChange], within budget: WorkBudget? = nil
  ) throws(DataChangeError) -> ScreenChanges {
    let budget = budget ?? compiler.bounded(within: requested.limits).budget
    var values: [JSONDocument?] = []
    let limits = requested.limits
    for change in changes {
      values.append(try change.value(within: budget, limits: limits))
    }
    let before = count
    if diagnostics.isEmpty, let edits = read({ $0.edits(changes, values, limits) }) ?? nil {
      if let followed = follow(edits, within: budget) { return followed }
      return refill(document.written(), from: before, within: budget)
    }
    var changed = document
    var bytes = changed.written()
    for (change, value) in zip(changes, values) {
      bytes = try changed.written(with: change, value)
      changed = parsed(bytes)
      // What has been written is JSON, unless it exceeds a limit, which is then reported.
      if !changed.isSound { break }
    }
    return refill(bytes, from: before, within: budget)
  }

  /// Brings the screen up to date after scalars have changed; nil, with the data changed, if all of
  /// it has to be filled in again. Doing that reports it if the work is more than is allowed.
  private mutating func follow(
    _ edits: [ScalarEdit], within budget: WorkBudget
  ) -> ScreenChanges? {
    for edit in edits {
      shown?.builder.inputs.document.replace(edit.value, with: edit.scalar)
    }
    scratch.texts.begin(compiler.fonts)
    let changes = shown?.follow(
      changesOf: edits.map { $0.value }, PictureFinder(assets: compiler.project.assets),
      requested.limits, budget, &scratch.texts)
    return budget.isExceeded || budget.isCancelled ? nil : changes
  }

  /// Fills the screen, which had a number of components before, with other data.
  private mutating func refill(
    _ data: [UInt8], from before: Int, within budget: WorkBudget
  ) -> ScreenChanges {
    fill(data, within: budget)
    return ScreenChanges(
      replaced: [.init(old: 0..<ComponentID(before), new: 0..<ComponentID(count))], moved: [])
  }

  private func parsed(_ data: [UInt8]) -> JSONDocument {
    parseJSON(
      SourceFile(path: path, bytes: data), id: FileID(0), limits: requested.limits
    ).document
  }

  private mutating func fill(_ data: [UInt8], within budget: WorkBudget) {
    shown = nil
    requested = template.filled(with: SourceFile(path: path, bytes: data))
    var found = requested.diagnostics
    let content = build(compiler.bounded(by: budget), within: budget, reportingTo: &found)
    if !found.contains(where: { $0.code.isEnd }) { shown = content }
    if shownData != nil {
      // A second copy would make the first change of the data copy all of it.
      kept = Self.noData
    } else {
      let document = requested.data?.document ?? parsed(data)
      kept = document.isSound ? document : Self.noData
    }
    diagnostics = found.inSourceOrder(within: requested.limits)
  }

  /// Expands the screen, keeping where each component comes from, and lays it out.
  private mutating func build(
    _ compiler: Compiler, within budget: WorkBudget, reportingTo diagnostics: inout [Diagnostic]
  ) -> LiveScreenContent? {
    guard let declaration = requested.declaration,
      let (arguments, data) = compiler.filling(of: requested, declaration, arguments)
        .value(reportingTo: &diagnostics)
    else { return nil }
    var builder = ScreenBuilder(
      requested.declarations, limits: requested.limits, direction: device.direction, data: data,
      meter: budget.meter(requested.limits))
    if let preparation = requested.preparation { builder.use(preparation) }
    builder.record = ExpansionRecord()
    guard
      let screen = compiler.expand(declaration, arguments, by: &builder, within: budget)
        .value(reportingTo: &diagnostics)
    else { return nil }
    compiler.check(screen, of: requested, &diagnostics)
    let placed = compiler.layout(
      screen, on: device, presentation: presentation, for: [], limits: requested.limits,
      in: &scratch
    ).value(reportingTo: &diagnostics)
    let boxes = ScreenBoxes(fonts: compiler.fonts, device: device).boxes(
      of: screen, pictures: placed.pictures, in: placed.viewport, in: &scratch.texts)
    let content = LiveScreenContent(
      declaration, arguments, title: screen.title, builder, boxes, placed, fonts: compiler.fonts,
      limits: requested.limits)
    content.countLayout(within: budget)
    return content
  }
}

/// What an update of a screen has changed.
public struct ScreenChanges: Sendable {
  /// Components that have been replaced, with everything in them.
  public struct Replacement: Hashable, Sendable {
    /// A component and its descendants, in the numbering before the update.
    public let old: Range<ComponentID>
    /// Those that have replaced them, in the numbering after it.
    public internal(set) var new: Range<ComponentID>
  }

  /// The replaced components, in document order. All others are as before.
  public internal(set) var replaced: [Replacement]
  /// The components of which some may have other frames, besides those that have been replaced, in
  /// the numbering after the update. The ranges are in no order and may overlap.
  public let moved: [Range<ComponentID>]
}

extension DataChange {
  /// Parses the value; nil if there is none.
  fileprivate func value(
    within budget: WorkBudget, limits: Limits
  ) throws(DataChangeError) -> JSONDocument? {
    guard operation != .remove else { return nil }
    budget.add(json.count / Compiler.bytesReadPerUnit, to: .reading)
    let (document, diagnostics) = parseJSON(
      SourceFile(path: path, bytes: json), id: FileID(0), limits: limits)
    guard document.isSound, diagnostics.isEmpty else { throw DataChangeError.noValue(path: path) }
    return document
  }
}
