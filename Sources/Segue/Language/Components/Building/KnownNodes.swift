/// What nodes of the files mean wherever they are expanded, read once: nothing of it depends on an
/// argument or on data, and there is nothing to report.
///
/// A prepared screen keeps it, so that its files are not read again for each request. What is not
/// known is read as always, so the result is the same.
struct KnownNodes {
  enum Meaning {
    case component(ComponentMembers, Expansion)
    case members([Members.Entry])
    /// A shared style.
    case sheet(Int, distance: Int)
    case size(Size)
  }

  /// What a component is expanded to.
  enum Expansion {
    case primitive(Primitive)
    /// The body of a composed component, with its index.
    case body(Int)
    case control(ControlType, [Members.Entry])
  }

  /// For each file and node, the index of the meaning and 1; 0 if it is not known.
  private var places: [[UInt32]] = []
  private var meanings: [Meaning] = []

  @inline(__always)
  subscript(written: ScopedNode) -> Meaning? {
    guard written.file.index < places.count else { return nil }
    let node = written.node.index
    guard node < places[written.file.index].count else { return nil }
    let place = places[written.file.index][node]
    return place == 0 ? nil : meanings[Int(place) - 1]
  }

  mutating func add(_ meaning: Meaning, of written: ScopedNode, in document: JSONDocument) {
    while places.count <= written.file.index { places.append([]) }
    let missing = document.count - places[written.file.index].count
    if missing > 0 {
      places[written.file.index].append(contentsOf: repeatElement(0, count: missing))
    }
    meanings.append(meaning)
    places[written.file.index][written.node.index] = UInt32(truncatingIfNeeded: meanings.count)
  }
}

/// What is known of a screen before it is filled.
struct ScreenPreparation: Sendable {
  let nodes: KnownNodes
  /// The styles of its components, resolved for a direction that the root inherits.
  let styles: ScreenStyles
  let direction: LayoutDirection
}

extension ScreenBuilder {
  /// Returns what is known of a screen whatever its arguments and its data. Expands the screen with
  /// all of its alternatives, so the cost is that of a screen with all of them.
  mutating func prepare(_ declaration: ScreenDeclaration) -> ScreenPreparation {
    learnsNodes = true
    _ = screen(declaration, declaration.parameters.map { .unknown($0.type) })
    return ScreenPreparation(nodes: knownNodes, styles: screenStyles, direction: direction)
  }

  /// Uses what is known of the screen.
  mutating func use(_ preparation: ScreenPreparation) {
    knownNodes = preparation.nodes
    screenStyles =
      preparation.direction == direction
      ? preparation.styles : ScreenStyles(sheets: preparation.styles.sheets.withoutResolved)
  }

  /// Keeps what a node means, if that is to be known.
  mutating func learn(_ meaning: @autoclosure () -> KnownNodes.Meaning, of written: ScopedNode) {
    guard learnsNodes, knownNodes[written] == nil else { return }
    knownNodes.add(meaning(), of: written, in: document(written))
  }
}
