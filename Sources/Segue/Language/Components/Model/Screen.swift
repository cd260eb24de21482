/// A screen with its arguments filled in and its composed components expanded: only primitives are
/// left, in document order.
///
/// Components are in one array, children directly after their parent, and equal styles are stored
/// once. Methods that take the index of a component trap if ``components`` has no such index, as an
/// array does.
public struct Screen: Sendable {
  /// The screen's id. It is empty for the stand-in of a screen that is not in the project.
  public internal(set) var id: String
  /// The id, followed by the phase if it is not the content, and by the arguments that are not the
  /// defaults. It is unique among the screens of a project.
  public internal(set) var name: String
  /// Whether this is the screen's content, or what it shows instead.
  public internal(set) var phase = ScreenPhase.content
  public let title: String?
  /// The declared presentation. By default, `push`.
  public let presentation: Presentation
  public let bars: [Bar]
  /// Whether the navigation bar has the title in a line of its own.
  public let hasLargeTitle: Bool
  public let safeAreaEdges: [SafeAreaEdge]
  /// Whether the screen can be neither swiped back nor dragged away.
  public let isInteractiveDismissDisabled: Bool
  /// The detents of the screen when it is shown as a sheet; nil if none are declared.
  public let sheet: SheetDeclaration?
  /// The landing of a snapshot that flies to the screen without a partner; nil if none is declared.
  public let landing: Landing?
  /// The arguments that the screen was built with, in the order of its parameters.
  public let arguments: [ScreenArgument]
  /// The direction that the root inherits.
  public let direction: LayoutDirection
  public let file: FileID
  /// The source range of the screen's id.
  public let range: SourceRange
  /// The components in document order, the root first. Never empty. After those of the content come
  /// those of the navigation bar, if the screen declares one.
  public let components: [Component]
  /// Whether the whole screen could be built. If not, its layout is not that of the screen that was
  /// meant.
  package let isWhole: Bool
  let weight: ScreenWeight
  /// The indices of the composed components that were expanded, each once, in ascending order.
  let usedComponents: [Int]
  let origins: Origins
  let layoutStyles: [LayoutStyle]
  let paintStyles: [PaintStyle]
  let textStyles: [TextStyle]

  public func layoutStyle(of component: ComponentID) -> LayoutStyle {
    layoutStyles[components[component].layoutStyle]
  }

  public func paintStyle(of component: ComponentID) -> PaintStyle {
    paintStyles[components[component].paintStyle]
  }

  public func textStyle(of component: ComponentID) -> TextStyle {
    textStyles[components[component].textStyle]
  }

  /// Returns the index of the component with an id. Linear in the components.
  public func component(id: String) -> ComponentID? {
    components.firstIndex { $0.id == id }.map { ComponentID($0) }
  }

  /// The root of the navigation bar; nil unless the screen declares one.
  public var navigationBar: ComponentID? {
    let end = components[0].subtreeEnd
    return end < components.ids.upperBound ? end : nil
  }

  /// The components without a parent: that of the content, and that of the navigation bar above it.
  var roots: [ComponentID] { [0] + [navigationBar].compactMap { $0 } }

  /// Returns the children of a component, in order.
  public func children(of component: ComponentID) -> Children {
    Children(
      components: components, position: component + 1, end: components[component].subtreeEnd)
  }

  public struct Children: Sequence, IteratorProtocol {
    let components: [Component]
    var position: ComponentID
    let end: ComponentID

    public mutating func next() -> ComponentID? {
      guard position < end else { return nil }
      defer { position = components[position].subtreeEnd }
      return position
    }
  }

  /// Returns the path of each component in the expanded screen as a JSON Pointer (RFC 6901), such
  /// as `/root/children/0`; those of the navigation bar begin with `/navigationBar`. Linear in the
  /// sum of the components' depths.
  public func paths() -> [String] {
    var paths: [String] = []
    paths.reserveCapacity(components.count)
    var childCount = [Int](repeating: 0, count: components.count)
    for component in components {
      if let parent = component.parent {
        paths.append("\(paths[parent])/children/\(childCount[parent])")
        childCount[parent] += 1
      } else {
        paths.append(components.path(of: ComponentID(paths.count)))
      }
    }
    return paths
  }

  /// The id, with the phase if that is not the content, such as `item@placeholder`.
  package var shownID: String { phase.shownID(of: id) }

  /// The source range that stands for the screen: that of its id, or of the outermost component of
  /// what it shows instead of its content.
  var place: SourceRange { phase == .content ? range : components[0].range }

  /// Where a part's partner is looked for, in words.
  var partnerPlace: String {
    phase == .content
      ? "on the screen \(quoted(id))" : "on the \(phase.rawValue) of the screen \(quoted(id))"
  }

  /// Returns the path of one component. Linear in its depth.
  public func path(of component: ComponentID) -> String { components.path(of: component) }
}

/// The cost of compiling a screen, counted in components.
struct ScreenWeight: Hashable, Sendable {
  /// The cost of expanding the screen, once: the steps of the expansion, whether or not they
  /// produced a component, and the substituted text.
  let expanded: Int
  /// The cost of the layout, on each device: the components, and the text that they show.
  let placed: Int

  /// The number of bytes of text that cost as much as a component.
  static let textOfComponent = 64
}

extension [Component] {
  /// Returns the path of one of a screen's components.
  func path(of component: ComponentID) -> String {
    var indices: [Int] = []
    var current = component
    while let parent = self[current].parent {
      indices.append(self[current].siblingIndex)
      current = parent
    }
    var path = current == 0 ? "/root" : "/navigationBar"
    for index in indices.reversed() {
      path += "/children/"
      path += index.description
    }
    return path
  }
}

/// A bar shown over a screen.
public enum Bar: String, Hashable, Sendable, CaseIterable {
  case navigation, tab
}

/// An edge whose safe area is added to the root's padding.
public enum SafeAreaEdge: String, Hashable, Sendable, CaseIterable {
  case top, bottom, leading, trailing
}

/// The value of a screen's parameter.
public enum ScalarValue: Hashable, Sendable {
  case string(String)
  case number(Double)
  case boolean(Bool)

  /// The value as text in a link: a number in its shortest form.
  public var text: String {
    switch self {
    case .string(let text): text
    case .number(let number): shortestText(of: number)
    case .boolean(let value): value ? "true" : "false"
    }
  }
}

/// The name of a parameter, and its value.
public struct ScreenArgument: Hashable, Sendable {
  public internal(set) var name: String
  public let value: ScalarValue

  public init(name: String, value: ScalarValue) {
    self.name = name
    self.value = value
  }
}
