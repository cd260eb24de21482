extension JSONDocument {
  /// Reports lists and maps that have too many entries. A project's declarations are searched for
  /// each use, so the work would grow with the product of the two.
  func tooManyEntries(limit: Int) -> [Diagnostic] {
    // The nearest enclosing key of each value. A container precedes its values.
    var keys = [JSONID?](repeating: nil, count: count)
    return ids.compactMap { node in
      let isObject = kind(node) == .object
      var count = 0
      for element in elements(node) {
        keys[element.index] = isObject ? key(ofMember: element) : keys[node.index]
        count += 1
      }
      guard count > limit else { return nil }
      return .tooManyEntries(
        in: description(of: node, below: keys[node.index]), limit, at: range(node))
    }
  }

  /// Returns the name of a list or a map in messages, from its nearest enclosing key.
  private func description(of node: JSONID, below key: JSONID?) -> String {
    guard let key, let name = string(key) else { return "segue.json" }
    return key == self.key(ofMember: node) ? quoted(name) : "an entry of \(quoted(name))"
  }
}

extension Diagnostic {
  fileprivate static func tooManyEntries(
    in what: String, _ limit: Int, at range: SourceRange
  ) -> Diagnostic {
    let most = limit == 1 ? "1 entry that is" : "\(limit) entries that are"
    return Diagnostic(
      .tooManyEntries, .error, "\(what) has more than the \(most) allowed", at: range)
  }
}

/// A reader of `segue.json`.
struct ManifestReader {
  var reader: DocumentReader
  var document: JSONDocument { reader.document }
  var diagnostics: [Diagnostic] { reader.diagnostics.all }
  /// The parts that could not be read completely so far.
  var unread: UnreadParts = []

  init(_ document: JSONDocument, limits: Limits) {
    reader = DocumentReader(document, limits: limits)
  }

  mutating func manifest() -> Manifest {
    var manifest = Manifest()
    let keys = ManifestVocabulary.project.map { $0.name }
    guard let file = reader.object(document.root, "segue.json", keys: keys) else {
      manifest.navigation.knowsAllRequirements = false
      manifest.unread = .all
      return manifest
    }
    if file.hasUnreadKeys { unread = .all }
    if let schema = file["$schema"] { _ = reader.string(schema, for: "$schema") }
    manifest.app = file["app"].flatMap { reader.string($0, for: "app") }
    manifest.schemes = list(file["schemes"], for: "schemes", of: .links) { $0.scheme($1) }
    manifest.hosts = list(file["hosts"], for: "hosts", of: .links) { $0.host($1) }
    if let node = file["screens"] {
      let folders = folders(node, "screens", of: .screens)
      manifest.screenFolders = folders.map { $0.name }
      manifest.namedFolders += folders
    }
    if let node = file["components"] {
      let folders = folders(node, "components", of: .components)
      manifest.componentFolders = folders.map { $0.name }
      manifest.namedFolders += folders
    }
    if let node = file["types"] {
      let folders = folders(node, "types", of: .screens)
      manifest.typeFolders = folders.map { $0.name }
      manifest.namedFolders += folders
    }
    if let folder = folder(file["data"], "data") {
      manifest.dataFolder = folder.name
      manifest.namedFolders.append(folder)
    }
    if let folder = folder(file["assets"], "assets") {
      manifest.assetFolder = folder.name
      manifest.namedFolders.append(folder)
    }
    manifest.fonts = list(file["fonts"], for: "fonts", of: .fonts, takesStrings: false) {
      $0.font($1)
    }
    manifest.devices = devices(file["devices"])
    manifest.transitions = transitions(file["transitions"])
    manifest.defaultTransition = file["defaultTransition"].flatMap { node in
      reader.name(node, for: "defaultTransition").map {
        NamedReference(name: $0, range: document.range(node))
      }
    }
    checkNames(manifest)
    if let node = file["navigation"] { manifest.navigation = navigation(node) }
    manifest.unread = unread
    return manifest
  }

  private mutating func folder(_ node: JSONID?, _ key: String) -> NamedReference? {
    node.flatMap { node in
      reader.name(node, for: key).map {
        NamedReference(name: $0, range: document.range(node))
      }
    }
  }

  private mutating func folders(
    _ node: JSONID, _ key: String, of part: UnreadParts
  ) -> [NamedReference] {
    list(node, for: key, of: part) { reader, element in
      reader.reader.name(element, for: key).map {
        NamedReference(name: $0, range: reader.document.range(element))
      }
    }
  }

  /// Reads a list of a part of the manifest. Elements that cannot be read are left out.
  mutating func list<Element>(
    _ node: JSONID?, for key: String, of part: UnreadParts, takesStrings: Bool = true,
    _ read: (inout ManifestReader, JSONID) -> Element?
  ) -> [Element] {
    guard let node else { return [] }
    guard let elements = reader.array(node, for: key, takesStrings: takesStrings) else {
      unread.formUnion(part)
      return []
    }
    let list = elements.compactMap { read(&self, $0) }
    if list.count < elements.count { unread.formUnion(part) }
    return list
  }

  private mutating func font(_ node: JSONID) -> FontDeclaration? {
    let keys = ManifestVocabulary.font.map { $0.name }
    guard let object = reader.object(node, "a font", keys: keys) else { return nil }
    let weights = object["weight"].flatMap { fontWeights($0) }
    let style = object["style"].flatMap { reader.keyword($0, for: "style", as: FontStyle.self) }
    let family = reader.required("family", in: object, of: "a font")
    let file = reader.required("file", in: object, of: "a font")
    guard let family, let file, let familyName = reader.name(family, for: "family"),
      let path = reader.name(file, for: "file")
    else { return nil }
    return FontDeclaration(
      family: familyName, weights: weights, isItalic: style == .italic, file: path,
      range: document.range(file))
  }

  /// Reads a weight: a number, or the two ends of a range such as `"100 900"`, in either order, as
  /// in CSS.
  private mutating func fontWeights(_ node: JSONID) -> ClosedRange<Double>? {
    guard let text = document.string(node) else {
      return reader.number(node, for: "weight", in: FontDeclaration.weights).map { $0...$0 }
    }
    let ends = text.split(separator: " ").compactMap { end in
      end.first == "0" || !end.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
        ? nil : decimal(end)
    }
    guard ends.count == 2, text.split(separator: " ").count == 2,
      ends.allSatisfy(FontDeclaration.weights.contains)
    else {
      reader.diagnostics.append(.invalidWeightRange(at: document.range(node)))
      return nil
    }
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }

  private enum FontStyle: String, CaseIterable { case normal, italic }

  // MARK: Devices

  private mutating func devices(_ node: JSONID?) -> [Device] {
    guard let node, let elements = reader.array(node, for: "devices", takesStrings: true)
    else { return [] }
    var devices: [Device] = []
    var places: [String: SourceRange] = [:]
    for element in elements {
      guard let device = device(element) else { continue }
      let range = document.range(element)
      if let first = places[device.name] {
        reader.diagnostics.append(.duplicateDevice(device.name, first: first, at: range))
      } else {
        places[device.name] = range
        devices.append(device)
      }
    }
    return devices
  }

  private mutating func device(_ node: JSONID) -> Device? {
    if let name = document.string(node) {
      if let device = Device.named(name) { return device }
      reader.diagnostics.append(.unknownDevice(name, at: document.range(node)))
      return nil
    }
    let keys = ManifestVocabulary.device.map { $0.name }
    guard let object = reader.object(node, "a device", keys: keys) else { return nil }
    let name = reader.required("name", in: object, of: "a device").flatMap {
      reader.name($0, for: "name")
    }
    let width = reader.required("width", in: object, of: "a device").flatMap {
      reader.number($0, for: "width", in: Device.sides)
    }
    let height = reader.required("height", in: object, of: "a device").flatMap {
      reader.number($0, for: "height", in: Device.sides)
    }
    let scale = object["scale"].flatMap { reader.number($0, for: "scale", in: Device.scales) }
    let textScale = object["textScale"].flatMap {
      reader.number($0, for: "textScale", in: Device.textScales)
    }
    let direction = object["direction"].flatMap {
      reader.keyword($0, for: "direction", as: LayoutDirection.self)
    }
    let insets = lengths(object["safeArea"], "safeArea", keys: ManifestVocabulary.safeArea)
    let bars = lengths(object["bars"], "bars", keys: ManifestVocabulary.bars)
    guard let name, let width, let height else { return nil }
    return Device(
      name: name, size: Size(width: width, height: height), scale: scale ?? 1,
      direction: direction ?? .ltr,
      safeArea: SafeArea(
        top: insets["top"] ?? 0, bottom: insets["bottom"] ?? 0, leading: insets["leading"] ?? 0,
        trailing: insets["trailing"] ?? 0),
      navigationBarHeight: bars["navigation"] ?? 44, tabBarHeight: bars["tab"] ?? 49,
      textScale: textScale ?? 1)
  }

  private mutating func lengths(
    _ node: JSONID?, _ what: String, keys: [KeyShape]
  ) -> [String: Double] {
    guard let node, let object = reader.object(node, what, keys: keys.map { $0.name }) else {
      return [:]
    }
    var lengths: [String: Double] = [:]
    for key in keys.map({ $0.name }) {
      lengths[key] = object[key].flatMap {
        reader.number($0, for: key, in: 0...Device.sides.upperBound)
      }
    }
    return lengths
  }
}

extension Device {
  /// Returns the built-in device with a name, or a device with dimensions such as `375x812@3`.
  public static func named(_ name: String) -> Device? {
    builtIn.first { $0.name == name } ?? Device(dimensions: name)
  }
}

extension FontDeclaration {
  /// The range of font weights in CSS.
  static let weights = 1.0...1000.0
}

extension Diagnostic {
  fileprivate static func invalidWeightRange(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "\"weight\" is a number from 1 to 1000, or a range of whole numbers such as \"100 900\"",
      at: range)
  }

  fileprivate static func unknownDevice(_ name: String, at range: SourceRange) -> Diagnostic {
    let meant = suggestion(for: name, among: Device.builtIn.map { $0.name })
    return Diagnostic(
      .unknownDevice, .error,
      "no built-in device is called \(quoted(name))"
        + (meant.map { didYouMean($0) } ?? "; `seguec devices` lists them"),
      at: range, fix: meant.map { Fix(replacing: range, with: "\"\($0)\"") })
  }

  fileprivate static func duplicateDevice(
    _ name: String, first: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateDevice, .error, "the device \(quoted(name)) is declared twice: remove one of them",
      at: range,
      notes: [Note("it is declared here first", at: first)])
  }
}
