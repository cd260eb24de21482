import HTTPTypes
import NIOCore
import Segue

/// Why there is no answer: a problem as RFC 9457 has it.
struct Refusal: Error {
  let status: HTTPResponse.Status
  let detail: String
  /// Diagnostics as `seguec check --format json` prints them, one object a line.
  var diagnostics = ""
  /// The methods that are allowed, for 405.
  var allow: String?

  init(_ status: HTTPResponse.Status, _ detail: String, allow: String? = nil) {
    self.status = status
    self.detail = detail
    self.allow = allow
  }

  /// A screen with errors: 413 if it is too large, 422 if something in it is wrong.
  init(_ diagnostics: [Diagnostic], in sources: SourceMap) {
    let isTooLarge = diagnostics.contains { $0.severity == .error && $0.code.isLimit }
    self.init(
      isTooLarge ? .contentTooLarge : .unprocessableContent,
      isTooLarge ? "the screen is larger than this server compiles" : "the screen has errors")
    self.diagnostics = DiagnosticsJSON().render(diagnostics.inSourceOrder(), in: sources)
  }

  var body: ByteBuffer {
    var json = JSONWriter()
    json.object {
      $0.member("title", status.reasonPhrase)
      $0.member("status", status.code)
      $0.member("detail", detail)
    }
    guard !diagnostics.isEmpty else { return ByteBuffer(bytes: json.bytes) }
    // The diagnostics are JSON already.
    let lines = diagnostics.split(separator: "\n").joined(separator: ",")
    return ByteBuffer(string: "\(json.text.dropLast()),\"diagnostics\":[\(lines)]}")
  }
}
