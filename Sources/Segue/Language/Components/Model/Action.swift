/// The events to which a component can react.
public enum EventKind: String, Hashable, Sendable, CaseIterable {
  case tap, longPress, appear, disappear
}

/// The actions of one event, in order.
public struct EventHandler: Hashable, Sendable {
  public let event: EventKind
  public let actions: [Action]
}

/// An action, with the source ranges of the action and its link.
public struct Action: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case navigate(Link, transition: NamedReference?, presentation: Presentation?)
    case back
    /// `entry` is which of the screen's entries, counted from the topmost, which is 1.
    case backTo(screen: NamedReference, entry: Int)
    case backToRoot
    case dismiss
    case replaceStack([Link])
    case selectTab(NamedReference)
    /// Loads the content of the screen again.
    case retry
    case open(url: String)
    /// `properties` is the text of a JSON object, or nil.
    case track(event: String, properties: String?)
    case custom(name: String, properties: String?)
  }

  public let kind: Kind
  public let range: SourceRange

  /// The link of a `navigate` action; nil for every other action.
  public var link: Link? {
    if case .navigate(let link, _, _) = kind { link } else { nil }
  }
}

/// A deep link, with its substitutions made.
public struct Link: Hashable, Sendable {
  public let url: String
  /// The source range of the link: the text with the `${…}`, if it has some.
  public let range: SourceRange
  /// How the link was made; nil if it is written as it is.
  let substitution: Substitution?
  /// The choice with which the link that is written leads here; nil if it leads to no flow.
  var choice: FlowChoice?

  public init(url: String, range: SourceRange) {
    self.init(url: url, range: range, nil)
  }

  init(url: String, range: SourceRange, _ substitution: Substitution?) {
    self.url = url
    self.range = range
    self.substitution = substitution
  }
}

/// The name of something that is declared elsewhere, and the source range where the name is used.
public struct NamedReference: Hashable, Sendable {
  public let name: String
  /// The source range of the name: the text with the `${…}`, if it has some.
  public let range: SourceRange
  /// How the name was made; nil if it is written as it is.
  let substitution: Substitution?

  public init(name: String, range: SourceRange) {
    self.init(name: name, range: range, nil)
  }

  init(name: String, range: SourceRange, _ substitution: Substitution?) {
    self.name = name
    self.range = range
    self.substitution = substitution
  }
}
