import Segue

/// What a build tool asks of a persistent worker: the `WorkRequest` of Bazel's worker protocol in its
/// JSON form. As the protocol wants it, unknown members are passed over, and what is missing has the
/// value that Protocol Buffers give it.
struct WorkRequest {
  var arguments: [String] = []
  /// 0 where requests come one at a time; else a number of its own.
  var id: Int32 = 0
  /// Whether the earlier request of this id is no longer wanted.
  var isCancellation = false
  /// Above 0, the worker's log is told more.
  var verbosity: Int32 = 0
  /// The folder that paths are relative to; empty for the one that the worker was started in.
  var sandboxFolder = ""
  /// Why it cannot be run, if it cannot.
  var problem: String?

  init(_ message: MessageReader.Message) {
    switch message {
    case .whole(let bytes): read(bytes)
    case .tooLong: problem = "the request is longer than \(grouped(Self.largest)) bytes"
    }
  }

  /// The longest request, in bytes.
  static let largest = 64 << 20

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

/// What a persistent worker answers: a `WorkResponse`.
struct WorkResponse {
  let id: Int32
  var exitCode: Int32 = 0
  /// What people read of it.
  var output = ""
  var wasCancelled = false

  /// One object on a line. `wasCancelled` stands only where it is true, for old versions of Bazel know
  /// neither it nor cancellation.
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
