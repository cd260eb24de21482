/// The parts of a tapped component that fly, with the reasons: a selection of components to be
/// redrawn, never a bitmap of the screen.
public struct Snapshot: Sendable {
  /// A part of the tapped component, kept or not.
  public struct Node: Hashable, Sendable {
    /// The component's index in its screen.
    public let component: ComponentID
    /// Why the part is kept or dropped.
    public let reason: Reason

    /// Whether the part is kept.
    public var isKept: Bool { reason.isKept }
  }

  /// Why a part is kept or dropped.
  public enum Reason: Hashable, Sendable, CaseIterable {
    case picture, poster, painted, holdsKept, askedToKeep
    case text, button, nothingToShow, noPoster, askedToDrop, insideDropped, notDisplayed
    case transparent

    /// Whether the reason keeps the part.
    public var isKept: Bool {
      switch self {
      case .picture, .poster, .painted, .holdsKept, .askedToKeep: true
      default: false
      }
    }
  }

  /// The index of the tapped component in its screen.
  public let tapped: ComponentID
  /// The tapped component and its descendants, in document order.
  public let nodes: [Node]

  /// Returns whether a component is a kept part of the snapshot. Constant time.
  public func isKept(_ component: ComponentID) -> Bool {
    let index = component - tapped
    return nodes.indices.contains(index) && nodes[index].isKept
  }
}

extension Snapshot.Reason: CustomStringConvertible {
  /// The reason in words, as in "text would stretch in flight".
  public var description: String {
    switch self {
    case .picture: "a picture is drawn anew at every size"
    case .poster: "a video flies as its poster"
    case .painted: "it paints a background, a border or a shadow"
    case .holdsKept: "it holds something that is kept"
    case .askedToKeep: "it says \"snapshot\": \"keep\""
    case .text: "text would stretch in flight"
    case .button: "a button does nothing in flight"
    case .nothingToShow: "it paints nothing and holds nothing that is kept"
    case .noPoster: "a video without a poster has no picture"
    case .askedToDrop: "it says \"snapshot\": \"drop\""
    case .insideDropped: "it is inside of a part that says \"snapshot\": \"drop\""
    case .notDisplayed: "it is not displayed"
    case .transparent: "its opacity is 0"
    }
  }
}

extension Screen {
  /// Returns the component that responds when one is tapped: the component itself or its nearest
  /// ancestor with a `tap` event; nil if there is none.
  public func tapped(from component: ComponentID) -> ComponentID? {
    var current: ComponentID? = component
    while let index = current {
      if !components[index].actions(for: .tap).isEmpty { return index }
      current = components[index].parent
    }
    return nil
  }

  /// Selects the parts of a tapped component that fly. Linear in the number of its descendants.
  public func snapshot(of tapped: ComponentID) -> Snapshot {
    let range = tapped..<components[tapped].subtreeEnd
    var reasons = [Snapshot.Reason?](repeating: nil, count: range.count)
    for index in range {
      reasons[index - tapped] = inherited(from: index, in: range, reasons) ?? decision(of: index)
    }
    // Whether a layout contains a kept part is known once all its descendants have been visited, so
    // they are visited in reverse.
    var holdsKept = [Bool](repeating: false, count: range.count)
    for index in range.reversed() {
      let place = index - tapped
      let reason =
        reasons[place] ?? (holdsKept[place] ? .holdsKept : .nothingToShow)
      reasons[place] = reason
      if reason.isKept, let parent = components[index].parent, range.contains(parent) {
        holdsKept[parent - tapped] = true
      }
    }
    return Snapshot(
      tapped: tapped,
      nodes: zip(range, reasons).map {
        Snapshot.Node(component: $0, reason: $1 ?? .nothingToShow)
      })
  }

  /// Returns the reason that a component inherits from its parent; nil if it decides for itself.
  private func inherited(
    from index: ComponentID, in range: Range<ComponentID>, _ reasons: [Snapshot.Reason?]
  ) -> Snapshot.Reason? {
    guard let parent = components[index].parent, range.contains(parent) else { return nil }
    switch reasons[parent - range.lowerBound] {
    case .askedToDrop, .insideDropped: return .insideDropped
    case .notDisplayed: return .notDisplayed
    case .transparent: return .transparent
    default: return nil
    }
  }

  /// Returns the reason that follows from the component itself; nil for a layout that depends on
  /// its descendants.
  private func decision(of index: ComponentID) -> Snapshot.Reason? {
    let component = components[index]
    let paint = paintStyle(of: index)
    if layoutStyle(of: index).display == .none { return .notDisplayed }
    switch component.snapshot {
    case .drop: return .askedToDrop
    case .keep: return .askedToKeep
    case .auto where paint.opacity == 0: return .transparent
    case .auto: break
    }
    switch component.content {
    case .label: return .text
    case .button: return .button
    case .image: return .picture
    case .video(_, let poster, _): return poster == nil ? .noPoster : .poster
    case .layout: return paint.paints(layoutStyle(of: index)) ? .painted : nil
    }
  }
}
