import Segue

/// A line of `seguec compile`'s input: a screen, and the requested outputs.
struct ScreenRequest {
  /// The id that the answer repeats: the JSON value as written, with hidden characters escaped;
  /// `null` if there is none.
  private(set) var id: [UInt8] = Array("null".utf8)
  /// The screen as JSON.
  private(set) var screen: [UInt8] = []
  /// The data that fills the screen, as JSON; nil if there is none.
  private(set) var data: [UInt8]?
  /// The names of devices; empty for those of the command line.
  private(set) var devices: [String] = []
  private(set) var arguments = GivenArguments()
  /// What the screen shows.
  private(set) var phase = ScreenPhase.content
  /// The tapped component, if a snapshot is requested.
  private(set) var tap: String?
  private(set) var roundsToPixels = true
  /// The reason why the request is invalid; nil if it is valid.
  private(set) var problem: String?

  private static let keys = [
    "id", "screen", "json", "data", "device", "devices", "arguments", "phase", "tap", "round",
  ]

  init(_ line: [UInt8]) {
    let (document, syntax) = parseJSON(SourceFile(path: "<line>", bytes: line), id: FileID(0))
    if let error = syntax.first(where: { $0.severity == .error }) {
      problem = "the line cannot be read: \(error.message) (byte \(error.range.lowerBound + 1))"
      readID(before: error, document, line)
      return
    }
    guard document.kind(document.root) == .object else {
      problem = "a line is a JSON object, and this is \(document.description(document.root))"
      return
    }
    var given: [String] = []
    for value in document.elements(document.root) {
      let key = document.string(document.key(ofMember: value)) ?? ""
      guard Self.keys.contains(key) else {
        failForUnknown(key)
        continue
      }
      if given.contains(key) { fail("\(quoted(key)) appears twice in a request") }
      given.append(key)
      read(value, for: key, document: document, line: line)
    }
    if given.contains("screen") == given.contains("json") {
      fail("a request has one screen: \"screen\", or its text as \"json\"")
    }
    if given.contains("device") && given.contains("devices") {
      fail("a request has \"device\" or \"devices\", not both")
    }
  }

  // MARK: Members

  private mutating func read(
    _ value: JSONID, for key: String, document: JSONDocument, line: [UInt8]
  ) {
    switch key {
    case "id": id = escapingHidden(inJSON: bytes(of: value, in: document, line))
    case "screen": screen = bytes(of: value, in: document, line)
    case "json": screen = Array((text(value, key: key, document: document) ?? "").utf8)
    case "data": data = bytes(of: value, in: document, line)
    case "device": if let name = text(value, key: key, document: document) { devices = [name] }
    case "devices": readDevices(value, document)
    case "arguments": readArguments(value, document)
    case "phase": readPhase(value, document)
    case "tap": tap = text(value, key: key, document: document)
    default: readRounding(value, document)
    }
  }

  private mutating func failForUnknown(_ key: String) {
    guard problem == nil else { return }
    let meant = suggestion(for: key, among: Self.keys)
    fail(
      "a request has no key \(quoted(key))"
        + (meant.map { "; did you mean \"\($0)\"?" }
          ?? "; it has \(Self.keys.joined(separator: ", "))"))
  }

  /// Reads the id of a line with a syntax error, if the id comes before the error.
  private mutating func readID(
    before error: Diagnostic, _ document: JSONDocument, _ line: [UInt8]
  ) {
    guard let node = document.member("id", of: document.root),
      [.string, .number].contains(document.kind(node)),
      document.range(node).upperBound <= error.range.lowerBound
    else { return }
    id = escapingHidden(inJSON: bytes(of: node, in: document, line))
  }

  private func bytes(of node: JSONID, in document: JSONDocument, _ line: [UInt8]) -> [UInt8] {
    let range = document.range(node)
    return Array(line[range.lowerBound..<range.upperBound])
  }

  private mutating func text(_ node: JSONID, key: String, document: JSONDocument) -> String? {
    if let text = document.string(node) { return text }
    fail("\(quoted(key)) is a string, not \(document.description(node))")
    return nil
  }

  private mutating func readDevices(_ node: JSONID, _ document: JSONDocument) {
    guard document.kind(node) == .array else {
      return fail("\"devices\" is an array, not \(document.description(node))")
    }
    for element in document.elements(node) {
      guard devices.count < Self.maximumDeviceCount else {
        return fail("a request has at most \(Self.maximumDeviceCount) devices")
      }
      if let name = text(element, key: "devices", document: document) { devices.append(name) }
    }
    if devices.isEmpty { fail("\"devices\" names at least one") }
  }

  /// An answer grows with the number of devices, while their names in a request are short.
  private static let maximumDeviceCount = 100

  private mutating func readArguments(_ node: JSONID, _ document: JSONDocument) {
    do throws(Refusal) {
      arguments = try GivenArguments(node, of: document)
    } catch {
      fail(error.message)
    }
  }

  private mutating func readPhase(_ node: JSONID, _ document: JSONDocument) {
    if let read = document.string(node).flatMap({ ScreenPhase(rawValue: $0) }) {
      phase = read
    } else {
      let names = ScreenPhase.allCases.map { quoted($0.rawValue) }
      fail(
        "\"phase\" is \(names.dropLast().joined(separator: ", ")) or \(names.last ?? ""), not "
          + (document.string(node).map { quoted($0) } ?? document.description(node)))
    }
  }

  private mutating func readRounding(_ node: JSONID, _ document: JSONDocument) {
    switch document.string(node) {
    case "pixel": roundsToPixels = true
    case "none": roundsToPixels = false
    default: fail("\"round\" is \"pixel\" or \"none\"")
    }
  }

  /// Records a problem. Only the first one is reported.
  private mutating func fail(_ why: String) {
    problem = problem ?? why
  }
}
