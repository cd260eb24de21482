/// A screen that is written in Swift, such as one that a server composes for a request.
///
/// ```swift
/// let screen = ComposedScreen("outfits", route: "/outfits") {
///   Layout(.row) {
///     Image("outfits/1.jpg").hero("outfit-1").onTap(.navigate(to: "shop://outfits/1"))
///     Label("Linen").fontSize(20)
///   }
/// }
/// ```
///
/// It says the same as a screen file, and becomes one: ``file(path:indentation:)`` writes it, and
/// ``Compiler/layout(_:arguments:on:presentation:checks:limits:in:)`` takes it like any other, so that
/// both are checked by the same rules. What types can tell, the Swift compiler
/// checks before: a ``Label`` has no children, `padding` no `auto`.
///
/// A value. Equal calls give equal bytes.
public struct ComposedScreen: Sendable {
  public let id: String
  private var members: [DescribedMember] = []
  private var parameters: [DescribedMember]
  private let root: ComponentDescription

  /// - Parameters:
  ///   - id: The screen's id, unique in its project.
  ///   - route: The path of its deep link, such as `/outfits/{outfit}`.
  ///   - parameters: What links hand in, in order: the parameters that the screen uses.
  ///   - root: The outermost component.
  public init<each Value: ScreenParameterValue>(
    _ id: String, route: String? = nil,
    parameters: repeat ScreenParameter<each Value>,
    @RootBuilder root: () -> ComponentDescription
  ) {
    self.id = id
    var declared: [DescribedMember] = []
    for parameter in repeat each parameters { declared.append(parameter.declaration) }
    self.parameters = declared
    self.root = root()
    if let route { members.set("route", .keyword(route)) }
  }

  private func setting(_ key: String, _ value: DescribedValue) -> ComposedScreen {
    var copy = self
    copy.members.set(key, value)
    return copy
  }

  // MARK: What a screen says besides

  /// Where editors find the rules of the format; ignored.
  public func schema(_ address: String) -> ComposedScreen { setting("$schema", .keyword(address)) }

  /// What a navigation bar says.
  public func title(_ title: ScreenText) -> ComposedScreen { setting("title", .text(title)) }

  /// What a navigation bar says.
  @_disfavoredOverload
  public func title(_ title: String) -> ComposedScreen { self.title(ScreenText(title)) }

  /// How it is shown when nobody says: `push` unless told.
  public func presentation(_ presentation: Presentation) -> ComposedScreen {
    setting("presentation", .keyword(presentation.rawValue))
  }

  /// The bars shown over it; none unless told.
  public func bars(_ bars: Bar...) -> ComposedScreen { setting("bars", .keywords(bars)) }

  /// The sides whose insets are added to the root's padding.
  public func safeArea(_ edges: SafeAreaEdge...) -> ComposedScreen {
    setting("safeArea", .keywords(edges))
  }

  /// What the back button of the next screen says: the title unless told.
  public func backTitle(_ title: ScreenText) -> ComposedScreen {
    setting("backTitle", .text(title))
  }

  /// What must be so before it opens, by the names that the project declares.
  public func requires(_ names: String...) -> ComposedScreen {
    setting("requires", .array(names.map { .text(ScreenText($0)) }))
  }

  /// The links of what lies below it when a link from outside opens it, the root first.
  public func backStack(_ links: ScreenLink...) -> ComposedScreen {
    setting("backStack", .array(links.map { .text($0.text) }))
  }

  /// Whether it is neither swiped back nor dragged away.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> ComposedScreen {
    setting("interactiveDismissDisabled", .boolean(isDisabled))
  }

  /// Where it rests when it is shown as a sheet.
  ///
  /// - Parameters:
  ///   - first: A height at which it rests.
  ///   - others: The other heights.
  ///   - selected: The one that it opens at; the first unless given.
  ///   - largestUndimmed: The highest one at which the screen behind is not dimmed and takes taps; none unless
  ///     given.
  ///   - grabberVisible: Whether a bar at its top edge shows that it can be dragged.
  ///   - scrollingExpands: Whether scrolling beyond the edge of its content lifts it to the next detent.
  public func sheet(
    detents first: SheetHeight, _ others: SheetHeight..., selected: SheetHeight? = nil,
    largestUndimmed: SheetHeight? = nil, grabberVisible: Bool = false,
    scrollingExpands: Bool = true
  ) -> ComposedScreen {
    var sheet = [DescribedMember("detents", .array(([first] + others).map(\.value)))]
    if let selected { sheet.set("selectedDetent", selected.value) }
    if let largestUndimmed { sheet.set("largestUndimmedDetent", largestUndimmed.value) }
    if grabberVisible { sheet.set("grabberVisible", .boolean(true)) }
    if !scrollingExpands { sheet.set("scrollingExpands", .boolean(false)) }
    return setting("sheet", .object(sheet))
  }

  /// Where a snapshot lands that flies to it without a partner.
  ///
  /// - Parameters:
  ///   - edge: The edge of the container at which it rests.
  ///   - width: In points, or as a percentage of the container's width; all of it by default.
  ///   - aspectRatio: Width by height; that of what is tapped by default.
  ///   - respectsSafeArea: Whether it keeps clear of safe areas and bars.
  public func landing(
    edge: Landing.Edge = .top, width: Landing.Width? = nil, aspectRatio: Double? = nil,
    respectsSafeArea: Bool = true
  ) -> ComposedScreen {
    var landing = [DescribedMember("edge", .keyword(edge.rawValue))]
    switch width {
    case nil: break
    case .points(let points): landing.set("width", .number(points))
    case .percent(let percent): landing.set("width", .keyword("\(shortestText(of: percent))%"))
    }
    if let aspectRatio { landing.set("aspectRatio", .number(aspectRatio)) }
    if !respectsSafeArea { landing.set("respectsSafeArea", .boolean(false)) }
    return setting("landing", .object(landing))
  }
}

extension ComposedScreen {
  /// The screen as a screen file. Linear in the screen; what is inside of each other costs stack.
  ///
  /// - Parameter indentation: Spaces a level, as ``JSONWriter`` takes them; nil for one line.
  public func json(indentation: Int? = nil) -> [UInt8] {
    var parameters = parameters
    if root.needsDollar || members.contains(where: { $0.value.needsDollar }) {
      parameters.set(ScreenText.dollar.name, ScreenText.dollar.declaration.value)
    }
    var writer = JSONWriter(indentation: indentation)
    writer.object {
      $0.member("screen", id)
      $0.write(members)
      if !parameters.isEmpty { $0.member("parameters") { $0.write(.object(parameters)) } }
      $0.member("root") { $0.write(root) }
    }
    writer.endLine()
    return writer.bytes
  }

  /// The same as a file, which diagnostics point into.
  ///
  /// - Parameters:
  ///   - path: What people know it by; the screen's id unless given.
  ///   - indentation: Spaces a level, as ``JSONWriter`` takes them; nil for one line.
  public func file(path: String? = nil, indentation: Int? = nil) -> SourceFile {
    SourceFile(path: path ?? id, bytes: json(indentation: indentation))
  }
}

/// A height at which a sheet rests, in a screen that is written in Swift.
public struct SheetHeight: Sendable {
  let value: DescribedValue

  /// Half of the full height.
  public static let medium = SheetHeight(value: .keyword("medium"))
  /// The full height.
  public static let large = SheetHeight(value: .keyword("large"))

  /// A part of the full height: more than 0, and at most 100.
  public static func percent(_ percent: Double) -> SheetHeight {
    SheetHeight(value: .keyword(shortestText(of: percent) + "%"))
  }

  /// A height in points.
  public static func points(_ points: Double) -> SheetHeight {
    SheetHeight(value: .number(points))
  }
}

extension DescribedValue {
  fileprivate static func keywords(
    _ keywords: [some RawRepresentable<String>]
  ) -> DescribedValue {
    .array(keywords.map { .keyword($0.rawValue) })
  }
}
