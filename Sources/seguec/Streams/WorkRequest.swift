import Segue

/// A request of a build tool to a persistent worker: Bazel's `WorkRequest` in JSON. As the protocol
/// requires, unknown members are ignored, and missing ones have the default values of Protocol
/// Buffers.
struct WorkRequest {
  var arguments: [String] = []
  /// The id of the request; 0 if requests are not concurrent.
  var id: Int32 = 0
  /// Whether the request cancels the earlier request with this id.
  var isCancellation = false
  /// The verbosity of the worker's log.
  var verbosity: Int32 = 0
  /// The folder that paths are relative to; empty for the worker's own.
  var sandboxFolder = ""
  /// The reason why the request cannot run; nil if it can.
  var problem: String?

  init(_ message: MessageReader.Message) {
    switch message {
    case .whole(let bytes): read(bytes)
    case .tooLong: problem = "the request is longer than \(formatInteger(Self.maximumLength)) bytes"
    }
  }

  /// The maximum length of a request, in bytes.
  static let maximumLength = 64 << 20

  private mutating func read(_ bytes: [UInt8]) {
    let (document, syntax) = parseJSON(SourceFile(path: "<request>", bytes: bytes), id: FileID(0))
    if let error = syntax.first(where: { $0.severity == .error }) {
      problem = "the request cannot be read: \(error.message)"
    }
    guard document.kind(document.root) == .object else {
      problem = problem ?? "a request is a JSON object, and this is none"
      return
    }
    for value in document.elements(document.root) {
      switch document.string(document.key(ofMember: value)) {
      case "arguments":
        let words = Array(document.elements(value))
        arguments = words.compactMap { document.string($0) }
        if document.kind(value) != .array || arguments.count != words.count {
          problem = problem ?? "the \"arguments\" of a request are an array of strings"
        }
      case "requestId": id = integer(value, "requestId", document)
      case "verbosity": verbosity = integer(value, "verbosity", document)
      case "cancel": isCancellation = document.bool(value) ?? false
      case "sandboxDir":
        sandboxFolder = document.string(value) ?? ""
        if sandboxFolder.utf8.contains(0) {
          problem = problem ?? "the \"sandboxDir\" of a request has a null character"
        }
      default: break
      }
    }
  }

  private mutating func integer(_ node: JSONID, _ key: String, _ document: JSONDocument) -> Int32 {
    if let number = document.number(node).flatMap({ Int32(exactly: $0) }) { return number }
    problem = problem ?? "\"\(key)\" of a request is a whole number"
    return 0
  }
}

/// The answer of a persistent worker: a `WorkResponse`.
struct WorkResponse {
  let id: Int32
  var exitCode: Int32 = 0
  /// The text for people.
  var output = ""
  var wasCancelled = false

  /// The response as a line of JSON. `wasCancelled` is written only if it is true, since old
  /// versions of Bazel support neither it nor cancellation.
  var line: [UInt8] {
    var writer = JSONWriter()
    writer.object {
      $0.member("exitCode", Int(exitCode))
      $0.member("output", output)
      $0.member("requestId", Int(id))
      if wasCancelled { $0.member("wasCancelled", true) }
    }
    writer.endLine()
    return writer.bytes
  }
}
