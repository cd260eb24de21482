/// A screen with its arguments filled in and its composed components expanded: only primitives are
/// left, in document order.
///
/// Components stand in one array, children directly after their parent; equal styles are stored
/// once. What is asked of a component by its place traps where ``components`` has no such place, as an
/// array does.
public struct Screen: Sendable {
  /// Empty for a screen that stands for one that is not in the project.
  public internal(set) var id: String
  /// The id, and the arguments where they are not the defaults: unique among the screens of a project.
  public internal(set) var name: String
  public let title: String?
  /// `push` unless written.
  public let presentation: Presentation
  public let bars: [Bar]
  public let safeAreaEdges: [SafeAreaEdge]
  /// Whether it is neither swiped back nor dragged away.
  public let isInteractiveDismissDisabled: Bool
  /// How it rests when it is shown as a sheet; nil if nothing is declared.
  public let sheet: SheetDeclaration?
  /// Where a snapshot lands that flies to it without a partner; nil if nothing is declared.
  public let landing: Landing?
  /// The arguments that the screen was built with, in the order of its parameters.
  public let arguments: [ScreenArgument]
  /// The direction that the root inherits.
  public let direction: LayoutDirection
  public let file: FileID
  /// Where the screen's id is written.
  public let range: SourceRange
  /// The root is the first. Never empty.
  public let components: [Component]
  /// Whether all that was written could be built; otherwise its layout is not that of the screen that
  /// was meant.
  package let isWhole: Bool
  let weight: ScreenWeight
  let origins: Origins
  let layoutStyles: [LayoutStyle]
  let paintStyles: [PaintStyle]
  let textStyles: [TextStyle]

  public func layoutStyle(of component: Int) -> LayoutStyle {
    layoutStyles[components[component].layoutStyle]
  }

  public func paintStyle(of component: Int) -> PaintStyle {
    paintStyles[components[component].paintStyle]
  }

  public func textStyle(of component: Int) -> TextStyle {
    textStyles[components[component].textStyle]
  }

  /// The component of that id; linear in the components.
  public func component(id: String) -> Int? {
    components.firstIndex { $0.id == id }
  }

  /// The children of a component, in order.
  public func children(of component: Int) -> Children {
    Children(
      components: components, position: component + 1, end: components[component].subtreeEnd)
  }

  public struct Children: Sequence, IteratorProtocol {
    let components: [Component]
    var position: Int
    let end: Int

    public mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position = components[position].subtreeEnd }
      return position
    }
  }

  /// The place of each component in the expanded screen as a JSON Pointer (RFC 6901), such as
  /// `/root/children/0`. Linear in the levels at which the
  /// components stand, added up.
  public func paths() -> [String] {
    var paths: [String] = []
    paths.reserveCapacity(components.count)
    var childCount = [Int](repeating: 0, count: components.count)
    for component in components {
      if let parent = component.parent {
        paths.append("\(paths[parent])/children/\(childCount[parent])")
        childCount[parent] += 1
      } else {
        paths.append("/root")
      }
    }
    return paths
  }

  /// The path of one component; linear in its depth.
  public func path(of component: Int) -> String { components.path(of: component) }
}

/// What a screen takes of a compiler, counted in components.
struct ScreenWeight: Hashable, Sendable {
  /// To be expanded, once: the places that were, though nothing may have come of them, and the text that was put
  /// into them.
  let expanded: Int
  /// To be placed, on each device: the components, and the text that they show.
  let placed: Int

  /// So many bytes of text take as much as a component.
  static let textOfComponent = 64
}

extension [Component] {
  /// The path of one of the components of a screen.
  func path(of component: Int) -> String {
    var places: [Int] = []
    var current = component
    while let parent = self[current].parent {
      places.append(self[current].place)
      current = parent
    }
    var path = "/root"
    for place in places.reversed() {
      path += "/children/"
      path += place.description
    }
    return path
  }
}

/// A bar shown over a screen.
public enum Bar: String, Hashable, Sendable, CaseIterable {
  case navigation, tab
}

/// A side whose safe area is added to the root's padding.
public enum SafeAreaEdge: String, Hashable, Sendable, CaseIterable {
  case top, bottom, leading, trailing
}

/// The value of a screen's parameter.
public enum ScalarValue: Hashable, Sendable {
  case string(String)
  case number(Double)
  case boolean(Bool)

  /// As it is written in a link: a number in its shortest form.
  public var text: String {
    switch self {
    case .string(let text): text
    case .number(let number): shortestText(of: number)
    case .boolean(let value): value ? "true" : "false"
    }
  }
}

/// A parameter's name with its value.
public struct ScreenArgument: Hashable, Sendable {
  public internal(set) var name: String
  public let value: ScalarValue

  public init(name: String, value: ScalarValue) {
    self.name = name
    self.value = value
  }
}
