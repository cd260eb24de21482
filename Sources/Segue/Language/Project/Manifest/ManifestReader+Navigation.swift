/// Reads the structure of the app's navigation, and the handling of links from outside.
extension ManifestReader {
  mutating func navigation(_ node: JSONID) -> NavigationDeclaration {
    var navigation = NavigationDeclaration()
    guard
      let object = reader.object(
        node, "navigation", keys: ManifestVocabulary.navigationNames)
    else {
      navigation.knowsAllRequirements = false
      unread.formUnion(.navigation)
      return navigation
    }
    navigation.container = container(
      object, among: ["tabs"] + ManifestVocabulary.containerNames, of: "navigation")
    navigation.fallback = object["fallback"].flatMap { link($0, for: "fallback") }
    if object.hasUnreadKeys || object["fallback"] != nil && navigation.fallback == nil {
      unread.formUnion(.navigation)
    }
    if object.hasUnreadKeys { navigation.knowsAllRequirements = false }
    if let node = object["requirements"] { readRequirements(node, into: &navigation) }
    if let node = object["flows"] { readFlows(node, into: &navigation) }
    navigation.entryPoints = list(
      object["entryPoints"], for: "entryPoints", of: .navigation
    ) {
      $0.link($1, for: "entryPoints")
    }
    return navigation
  }

  mutating func link(_ node: JSONID, for key: String) -> Link? {
    reader.name(node, for: key).map { Link(url: $0, range: document.range(node)) }
  }

  private mutating func readRequirements(
    _ node: JSONID, into navigation: inout NavigationDeclaration
  ) {
    navigation.knowsAllRequirements = false
    guard let object = reader.object(node, for: "requirements") else { return }
    for member in object.members {
      let range = document.range(member.keyNode)
      // A duplicate name has been reported as a duplicate key.
      if navigation.requirements.contains(where: { $0.name.name == member.key }) { continue }
      guard navigation.requirements.count < NavigationDeclaration.requirementLimit else {
        reader.diagnostics.append(.tooManyRequirements(at: range))
        return
      }
      guard !member.key.isEmpty else {
        reader.diagnostics.append(.emptyName("a requirement's name", at: range, notes: []))
        continue
      }
      guard let screen = link(member.value, for: member.key) else { continue }
      navigation.requirements.append(
        RequirementDeclaration(
          name: NamedReference(name: member.key, range: range), screen: screen))
    }
    navigation.knowsAllRequirements = navigation.requirements.count == object.members.count
  }

  // MARK: Containers

  /// Reads the container that one of the keys declares. If there are several, which is reported,
  /// the first one counts.
  private mutating func container(
    _ object: DocumentReader.Object, among keys: [String], of what: String
  ) -> ContainerDeclaration? {
    let named = object.members.filter { keys.contains($0.key) }
    guard let first = named.first else { return nil }
    let container = container(first)
    if container == nil { unread.formUnion(.navigation) }
    for other in named.dropFirst() where other.key != first.key {
      reader.diagnostics.append(
        .conflictingContainers(
          first.key, other.key, of: what, first: document.range(first.keyNode),
          at: document.range(other.keyNode)))
    }
    return container
  }

  private mutating func container(
    _ member: DocumentReader.Object.Member
  ) -> ContainerDeclaration? {
    switch member.key {
    case "tabs":
      let tabs = tabs(member.value)
      return tabs.isEmpty ? nil : .tabs(tabs)
    case "split": return split(member.value)
    case "pages": return pages(member.value)
    default: return link(member.value, for: "root").map { .stack(root: $0) }
    }
  }

  private mutating func tabs(_ node: JSONID) -> [TabDeclaration] {
    let tabs = list(node, for: "tabs", of: .navigation, takesStrings: false) { $0.tab($1) }
    var first: [String: SourceRange] = [:]
    for tab in tabs {
      if let earlier = first[tab.id] {
        reader.diagnostics.append(.duplicateTab(tab.id, first: earlier, at: tab.range))
      } else {
        first[tab.id] = tab.range
      }
    }
    return tabs
  }

  private mutating func tab(_ node: JSONID) -> TabDeclaration? {
    guard let object = reader.object(node, "a tab", keys: ManifestVocabulary.tabNames) else {
      return nil
    }
    let id = reader.required("id", in: object, of: "a tab").flatMap { reference($0, for: "id") }
    let title = reader.required("title", in: object, of: "a tab").flatMap {
      reader.name($0, for: "title")
    }
    let icon = object["icon"].flatMap { reference($0, for: "icon") }
    let keys = ManifestVocabulary.containerNames
    let content = container(object, among: keys, of: "a tab")
    if !object.members.contains(where: { keys.contains($0.key) }) {
      reader.diagnostics.append(.tabWithoutRoot(at: document.range(node)))
    }
    guard let id, let title, let content else { return nil }
    return TabDeclaration(
      id: id.name, title: title, icon: icon, content: content, range: id.range)
  }

  mutating func reference(_ node: JSONID, for key: String) -> NamedReference? {
    reader.name(node, for: key).map { NamedReference(name: $0, range: document.range(node)) }
  }

  private mutating func split(_ node: JSONID) -> ContainerDeclaration? {
    let keys = ManifestVocabulary.split.map { $0.name }
    guard let object = reader.object(node, "split", keys: keys),
      let value = reader.required("columns", in: object, of: "split"),
      let elements = reader.array(value, for: "columns")
    else { return nil }
    let columns = elements.compactMap { column($0) }
    guard ManifestVocabulary.columns.contains(elements.count) else {
      reader.diagnostics.append(.wrongColumns(elements.count, at: document.range(value)))
      return nil
    }
    return columns.count == elements.count ? .split(columns) : nil
  }

  private mutating func column(_ node: JSONID) -> ColumnDeclaration? {
    let keys = ManifestVocabulary.column.map { $0.name }
    guard let object = reader.object(node, "a column", keys: keys) else { return nil }
    let width = object["width"].flatMap { reader.number($0, for: "width", in: Device.sides) }
    return reader.required("root", in: object, of: "a column").flatMap { link($0, for: "root") }
      .map { ColumnDeclaration(root: $0, width: width) }
  }

  private mutating func pages(_ node: JSONID) -> ContainerDeclaration? {
    guard let elements = reader.array(node, for: "pages", takesStrings: true) else { return nil }
    guard !elements.isEmpty else {
      reader.diagnostics.append(.noPages(at: document.range(node)))
      return nil
    }
    let links = elements.compactMap { link($0, for: "pages") }
    return links.count == elements.count ? .pages(links) : nil
  }
}

extension Diagnostic {
  fileprivate static func conflictingContainers(
    _ first: String, _ second: String, of what: String, first place: SourceRange,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .conflictingContainers, .error,
      "\(what) can have only one container, not both \(quoted(first)) and \(quoted(second)): remove one",
      at: range, notes: [Note("the other one is here", at: place)])
  }

  fileprivate static func duplicateTab(
    _ id: String, first: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateID, .error, "the id \(quoted(id)) is declared by two tabs: rename one of them",
      at: range,
      notes: [Note("it is declared here first", at: first)])
  }

  fileprivate static func tabWithoutRoot(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingKey, .error, "a tab needs one of the keys \"root\", \"split\" and \"pages\"",
      at: range)
  }

  fileprivate static func wrongColumns(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error, "a split view has two or three columns, not \(count)", at: range)
  }

  fileprivate static func noPages(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error, "pages needs at least one link: add one, or remove the key",
      at: range)
  }

  fileprivate static func tooManyRequirements(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "a project can have at most \(NavigationDeclaration.requirementLimit) requirements: remove some",
      at: range)
  }
}
