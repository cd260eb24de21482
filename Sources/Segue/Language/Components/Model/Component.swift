/// One primitive of an expanded screen.
public struct Component: Sendable {
  public enum Content: Hashable, Sendable {
    case layout
    case label([LabelRun])
    case button(title: String, icon: NamedReference?)
    /// `source` is nil for an image of a placeholder or a failure that shows the picture which
    /// flies into it.
    case image(source: NamedReference?, naturalSize: Size?)
    case video(source: NamedReference, poster: NamedReference?, naturalSize: Size?)
  }

  public enum SnapshotMode: String, Hashable, Sendable, CaseIterable {
    case auto, keep, drop
  }

  public let content: Content
  /// The id, unique in the screen. Inside a composed component it is `use/local`.
  public let id: String?
  public let hero: NamedReference?
  public let snapshot: SnapshotMode
  public let events: [EventHandler]
  public let accessibilityLabel: String?
  public let isAccessibilityHidden: Bool
  /// The source range of the component; for the root of a composed component, that of its use.
  public let range: SourceRange
  /// The index of the parent; nil for the root.
  public internal(set) var parent: ComponentID?
  /// The component's index among its siblings.
  var siblingIndex: Int
  /// The index of the first component in document order that is not inside this one.
  public internal(set) var subtreeEnd: ComponentID
  let layoutStyle: StyleID<LayoutStyle>
  let paintStyle: StyleID<PaintStyle>
  let textStyle: StyleID<TextStyle>

  public var type: ComponentType {
    switch content {
    case .layout: .layout
    case .label: .label
    case .button: .button
    case .image: .image
    case .video: .video
    }
  }

  /// Returns the actions of an event, in order.
  public func actions(for event: EventKind) -> [Action] {
    events.first { $0.event == event }?.actions ?? []
  }
}

/// The five primitives.
public enum ComponentType: String, Hashable, Sendable, CaseIterable {
  case layout, label, button, image, video
}

/// A part of a label's text in one style.
public struct LabelRun: Hashable, Sendable {
  public let text: String
  public let style: TextStyle
}
