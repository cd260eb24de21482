/// A screen written in Swift, such as one that a server composes for a request.
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
/// It has the content of a screen file, and becomes one: ``file(path:indentation:)`` writes it, and
/// ``Compiler/read(_:limits:)`` parses it like any other, so that both are checked by the same
/// rules. What types can express, the Swift compiler checks first: a ``Label`` has no children,
/// and `padding` cannot be `auto`.
///
/// A value type. Equal calls give equal bytes.
public struct ComposedScreen: Sendable {
  public let id: String
  private var members: [DescribedMember] = []
  private var parameters: [DescribedMember]
  private let root: ComponentDescription
  /// What the screen shows in other phases, in the order in which it was set.
  private var standIns: [(phase: ScreenPhase, root: ComponentDescription)] = []

  /// - Parameters:
  ///   - id: The screen's id, unique in its project.
  ///   - route: The path of its deep link, such as `/outfits/{outfit}`.
  ///   - parameters: The values that links pass, in order. All parameters that the screen uses are
  ///     listed.
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

  // MARK: Phases

  /// Sets what the screen shows while its content is loading. It can use the screen's parameters.
  public func placeholder(@RootBuilder _ root: () -> ComponentDescription) -> ComposedScreen {
    showing(.placeholder, root())
  }

  /// Sets what the screen shows if its content cannot be loaded, with an action
  /// ``ScreenAction/retry``. It can use the screen's parameters.
  public func failure(@RootBuilder _ root: () -> ComponentDescription) -> ComposedScreen {
    showing(.failure, root())
  }

  private func showing(_ phase: ScreenPhase, _ root: ComponentDescription) -> ComposedScreen {
    var copy = self
    copy.standIns.removeAll { $0.phase == phase }
    copy.standIns.append((phase, root))
    return copy
  }

  // MARK: What a screen says besides

  /// Sets the address of the JSON Schema for editors. Segue ignores it.
  public func schema(_ address: String) -> ComposedScreen { setting("$schema", .keyword(address)) }

  /// Sets the title in the navigation bar.
  public func title(_ title: ScreenText) -> ComposedScreen { setting("title", .text(title)) }

  /// Sets the title in the navigation bar.
  @_disfavoredOverload
  public func title(_ title: String) -> ComposedScreen { self.title(ScreenText(title)) }

  /// Sets how the screen is shown where an action names no presentation. By default, `push`.
  public func presentation(_ presentation: Presentation) -> ComposedScreen {
    setting("presentation", .keyword(presentation.rawValue))
  }

  /// Sets the bars over the screen. By default, none.
  public func bars(_ bars: Bar...) -> ComposedScreen { setting("bars", .keywords(bars)) }

  /// Declares what is in the navigation bar, which is then shown. By default, that is left to the
  /// client.
  public func navigationBar(_ bar: NavigationBar) -> ComposedScreen {
    setting("navigationBar", bar.described)
  }

  /// Sets the edges whose safe area insets are added to the root's padding.
  public func safeArea(_ edges: SafeAreaEdge...) -> ComposedScreen {
    setting("safeArea", .keywords(edges))
  }

  /// Sets the title of the next screen's back button. By default, the screen's title.
  public func backTitle(_ title: ScreenText) -> ComposedScreen {
    setting("backTitle", .text(title))
  }

  /// Sets the requirements that must be met before the screen opens, by their names in the project.
  public func requires(_ names: String...) -> ComposedScreen {
    setting("requires", .array(names.map { .text(ScreenText($0)) }))
  }

  /// Sets the links of the screens below this one when a link from outside opens it, the root
  /// first.
  public func backStack(_ links: ScreenLink...) -> ComposedScreen {
    setting("backStack", .array(links.map { .text($0.text) }))
  }

  /// Prevents that the screen is swiped back or dragged away.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> ComposedScreen {
    setting("interactiveDismissDisabled", .boolean(isDisabled))
  }

  /// Sets the detents at which the screen rests when it is shown as a sheet.
  ///
  /// - Parameters:
  ///   - first: The first detent.
  ///   - others: The other detents.
  ///   - selected: The detent at which the sheet opens. By default, the first.
  ///   - largestUndimmed: The highest detent at which the screen below is not dimmed and takes
  ///     taps. By default, none.
  ///   - grabberVisible: Whether a bar at the top edge shows that the sheet can be dragged.
  ///   - scrollingExpands: Whether scrolling beyond the edge of the content lifts the sheet to the
  ///     next detent.
  public func sheet(
    detents first: SheetHeight, _ others: SheetHeight..., selected: SheetHeight? = nil,
    largestUndimmed: SheetHeight? = nil, grabberVisible: Bool = false,
    scrollingExpands: Bool = true
  ) -> ComposedScreen {
    var sheet = [DescribedMember("detents", .array(([first] + others).map { $0.value }))]
    if let selected { sheet.set("selectedDetent", selected.value) }
    if let largestUndimmed { sheet.set("largestUndimmedDetent", largestUndimmed.value) }
    if grabberVisible { sheet.set("grabberVisible", .boolean(true)) }
    if !scrollingExpands { sheet.set("scrollingExpands", .boolean(false)) }
    return setting("sheet", .object(sheet))
  }

  /// Sets where a snapshot lands that flies to this screen without a partner.
  ///
  /// - Parameters:
  ///   - edge: The edge of the container at which the snapshot rests.
  ///   - width: The width in points, or as a percentage of the container's width. By default, all
  ///     of it.
  ///   - aspectRatio: Width divided by height. By default, that of the tapped component.
  ///   - respectsSafeArea: Whether the snapshot keeps clear of safe areas and bars.
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
  /// Returns the screen as the bytes of a screen file. Linear in the screen; nested components cost
  /// stack.
  ///
  /// - Parameter indentation: The number of spaces for each level, as in ``JSONWriter``; nil for
  ///   one line.
  public func json(indentation: Int? = nil) -> [UInt8] {
    var parameters = parameters
    let roots = [root] + standIns.map { $0.root }
    if roots.contains(where: { $0.needsDollar })
      || members.contains(where: { $0.value.needsDollar })
    {
      parameters.set(ScreenText.dollar.name, ScreenText.dollar.declaration.value)
    }
    var writer = JSONWriter(indentation: indentation)
    writer.object {
      $0.member("screen", id)
      $0.write(members)
      if !parameters.isEmpty { $0.member("parameters") { $0.write(.object(parameters)) } }
      $0.member("root") { $0.write(root) }
      for (phase, root) in standIns { $0.member(phase.rawValue) { $0.write(root) } }
    }
    writer.endLine()
    return writer.bytes
  }

  /// Returns the screen as a file that diagnostics can point into.
  ///
  /// - Parameters:
  ///   - path: The file's path in diagnostics. By default, the screen's id.
  ///   - indentation: The number of spaces for each level, as in ``JSONWriter``; nil for one line.
  public func file(path: String? = nil, indentation: Int? = nil) -> SourceFile {
    SourceFile(path: path ?? id, bytes: json(indentation: indentation))
  }
}

/// A detent of a sheet, in a screen written in Swift.
public struct SheetHeight: Sendable {
  let value: DescribedValue

  /// Half of the full height.
  public static let medium = SheetHeight(value: .keyword("medium"))
  /// The full height.
  public static let large = SheetHeight(value: .keyword("large"))

  /// A percentage of the full height: more than 0, and at most 100.
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
