import HTTPTypes
import NIOCore
import Segue

/// The reason why a request is refused: problem details by RFC 9457.
struct Refusal: Error {
  let status: HTTPResponse.Status
  let detail: String
  /// The diagnostics as printed by `seguec check --format json`, one object per line.
  var diagnostics = ""
  /// The allowed methods, for status 405.
  var allow: String?
  /// When to try again, for status 503.
  var retryAfterSeconds: Int?

  init(_ status: HTTPResponse.Status, _ detail: String, allow: String? = nil) {
    self.status = status
    self.detail = detail
    self.allow = allow
  }

  /// Creates the refusal of a screen with errors: 413 if it is beyond a limit, 422 otherwise.
  init(_ diagnostics: [Diagnostic], in sources: SourceMap) {
    let isTooLarge = diagnostics.contains { $0.severity == .error && $0.code.isLimit }
    self.init(
      isTooLarge ? .contentTooLarge : .unprocessableContent,
      isTooLarge ? "the screen is larger than this server compiles" : "the screen has errors")
    self.diagnostics = DiagnosticsJSON().render(diagnostics.inSourceOrder(), in: sources)
  }

  /// Creates the refusal of a screen that the server's data gives errors, which the client cannot
  /// fix.
  static func data(_ diagnostics: [Diagnostic], in sources: SourceMap) -> Refusal {
    var refusal = Refusal(.internalServerError, "the data of the screen has errors")
    refusal.diagnostics = DiagnosticsJSON().render(diagnostics.inSourceOrder(), in: sources)
    return refusal
  }

  var body: ByteBuffer {
    var json = JSONWriter()
    json.object {
      $0.member("title", status.reasonPhrase)
      $0.member("status", status.code)
      $0.member("detail", detail)
    }
    guard !diagnostics.isEmpty else { return ByteBuffer(bytes: json.bytes) }
    // The diagnostics are already JSON.
    let lines = diagnostics.split(separator: "\n").joined(separator: ",")
    return ByteBuffer(string: "\(json.text.dropLast()),\"diagnostics\":[\(lines)]}")
  }
}
