/// Reads the content of each primitive.
extension ScreenBuilder {
  /// Returns the content, or nil, with an error reported, if a required value is missing or wrong.
  mutating func content(
    of type: ComponentType, _ members: ComponentMembers, textStyle: StyleID<TextStyle>
  ) -> Component.Content? {
    switch type {
    case .layout: return .layout
    case .label: return required(.text, in: members, type: type).flatMap { label($0, textStyle) }
    case .button:
      let icon = members[.icon].flatMap { name(value($0), for: "icon") }
      return required(.title, in: members, type: type).map { value in
        current.texts = [Origins.Text(run: 0, range: value.textOrigin, useRange: value.useRange)]
        let title = string(value, for: "title") ?? ""
        return .button(
          title: budget.countShownText(title, at: value.textOrigin, reportingTo: &diagnostics),
          icon: icon)
      }
    case .image:
      let size = naturalSize(members)
      if phase != .content, members[.source] == nil {
        return .image(source: nil, naturalSize: size)
      }
      return required(.source, in: members, type: type).flatMap { source($0, for: "source") }.map {
        .image(source: $0, naturalSize: size)
      }
    case .video:
      let size = naturalSize(members)
      let poster = members[.poster].flatMap { source(value($0), for: "poster") }
      return required(.source, in: members, type: type).flatMap { source($0, for: "source") }.map {
        .video(source: $0, poster: poster, naturalSize: size)
      }
    }
  }

  private mutating func required(
    _ key: ComponentKey, in members: ComponentMembers, type: ComponentType
  ) -> Value? {
    if let written = members[key] { return value(written) }
    diagnostics.append(
      .missingKey(key.name, of: type.description, at: range(members.object)))
    return nil
  }

  /// Returns a picture's source. An argument whose value is unknown is accepted.
  private mutating func source(_ value: Value, for key: String) -> NamedReference? {
    if case .unknown = value.content { return NamedReference(name: "", range: value.origin) }
    return name(value, for: key)
  }

  private mutating func label(_ value: Value, _ textStyle: StyleID<TextStyle>) -> Component.Content?
  {
    if case .written(let written) = value.content, document(written).kind(written.node) == .array {
      var runs: [LabelRun] = []
      for element in array(value, for: "text") ?? [] {
        if let run = run(element, screenStyles.text.values[textStyle], at: runs.count) {
          runs.append(run)
        }
      }
      return .label(runs)
    }
    if case .unknown = value.content { return .label([]) }
    current.texts.append(Origins.Text(run: 0, range: value.textOrigin, useRange: value.useRange))
    guard let text = string(value, for: "text") else { return .label([]) }
    return .label([
      LabelRun(
        text: budget.countShownText(text, at: value.textOrigin, reportingTo: &diagnostics),
        style: screenStyles.text.values[textStyle])
    ])
  }

  private mutating func run(
    _ written: ScopedNode, _ parent: TextStyle, at index: Int
  ) -> LabelRun? {
    // A run without text takes memory too, for each use of the component.
    let place = range(written)
    let length = max(place.upperBound - place.lowerBound, ScreenWeight.textOfComponent)
    guard
      written.scope == 0
        || budget.countSubstitutedText(length, at: place, reportingTo: &diagnostics)
    else { return nil }
    guard var members = object(value(written), for: "text") else { return nil }
    checkKeys(
      of: &members, known: ["text", "style"], required: ["text"], of: "a run of text")
    guard let text = members["text"] else {
      diagnostics.append(.missingKey("text", of: "a run of text", at: range(written)))
      return nil
    }
    var declared = DeclaredStyle()
    if let style = members["style"] { _ = readStyle(style, into: &declared, of: .text) }
    let resolved = StyleResolver(declared, type: .label, parent: parent)
    let value = value(text)
    return string(value, for: "text").map {
      current.texts.append(
        Origins.Text(run: index, range: value.textOrigin, useRange: value.useRange))
      return LabelRun(
        text: budget.countShownText($0, at: value.textOrigin, reportingTo: &diagnostics),
        style: resolved.text)
    }
  }

  private mutating func naturalSize(_ members: ComponentMembers) -> Size? {
    guard let written = members[.naturalSize] else { return nil }
    if case .size(let size)? = knownNodes[written] { return size }
    if let size = plainSize(written) {
      learn(.size(size), of: written)
      return size
    }
    guard var size = object(value(written), for: "naturalSize") else { return nil }
    checkKeys(of: &size, known: Self.sides, required: Self.sides, of: "a natural size")
    let width = side("width", of: size)
    let height = side("height", of: size)
    guard let width, let height else { return nil }
    return Size(width: width, height: height)
  }

  /// Returns a natural size that is written as two valid numbers; nil for everything else.
  private func plainSize(_ written: ScopedNode) -> Size? {
    var (width, height): (Double?, Double?)
    guard kind(written) == .object else { return nil }
    for node in declarations[written.file].elements(written.node) {
      let key = declarations[written.file].key(ofMember: node)
      guard let number = declarations[written.file].number(node),
        ComponentVocabulary.pixels.contains(number)
      else { return nil }
      switch declarations[written.file].value(ofName: key, in: Self.axes) {
      case .horizontal where width == nil: width = number
      case .vertical where height == nil: height = number
      default: return nil
      }
    }
    guard let width, let height else { return nil }
    return Size(width: width, height: height)
  }

  private static let sides = ["width", "height"]
  private static let axes = NameTable<Axis>([("width", .horizontal), ("height", .vertical)])

  private mutating func side(_ key: String, of size: Members) -> Double? {
    guard let side = size[key] else {
      diagnostics.append(.missingKey(key, of: "a natural size", at: range(size.object)))
      return nil
    }
    return number(value(side), for: key, in: ComponentVocabulary.pixels)
  }
}
