/// One primitive of an expanded screen.
public struct Component: Sendable {
  public enum Content: Hashable, Sendable {
    case layout
    case label([LabelRun])
    case button(title: String, icon: NamedReference?)
    case image(source: NamedReference, naturalSize: Size?)
    case video(source: NamedReference, poster: NamedReference?, naturalSize: Size?)
  }

  public enum SnapshotMode: String, Hashable, Sendable, CaseIterable {
    case auto, keep, drop
  }

  public let content: Content
  /// Unique in its screen; what was written inside of a composed component is `use/local`.
  public let id: String?
  public let hero: NamedReference?
  public let snapshot: SnapshotMode
  public let events: [EventHandler]
  public let accessibilityLabel: String?
  public let isAccessibilityHidden: Bool
  /// Where it was written; of a composed component's outermost part, where it is used.
  public let range: SourceRange
  /// nil for the root.
  public let parent: Int?
  /// Its place among the children of its parent.
  let place: Int
  /// The first component in document order that is not inside this one.
  public internal(set) var subtreeEnd: Int
  let layoutStyle: Int
  let paintStyle: Int
  let textStyle: Int

  public var type: ComponentType {
    switch content {
    case .layout: .layout
    case .label: .label
    case .button: .button
    case .image: .image
    case .video: .video
    }
  }

  /// The actions of an event, in order.
  public func actions(for event: EventKind) -> [Action] {
    events.first { $0.event == event }?.actions ?? []
  }
}

/// The five primitives.
public enum ComponentType: String, Hashable, Sendable, CaseIterable {
  case layout, label, button, image, video
}

/// A stretch of a label in one style.
public struct LabelRun: Hashable, Sendable {
  public let text: String
  public let style: TextStyle
}
