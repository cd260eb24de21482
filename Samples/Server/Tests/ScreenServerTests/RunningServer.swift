import Foundation
import Synchronization

/// A running server on a free port.
final class RunningServer: Sendable {
  let port: Int
  let process: ServerProcess

  static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let outfits = repository.appending(path: "Samples/Outfits").path

  /// The server that is shared by all tests that do not stop it.
  static let shared = untilExit { try RunningServer() }
  /// A server that gives a request one second to arrive, and a client one second to read.
  static let impatient = untilExit {
    try RunningServer(options: ["--arrival", "1", "--reading", "1"])
  }

  /// Starts a server that is stopped at exit, because static values are never deallocated.
  private static func untilExit(
    _ start: () throws -> RunningServer
  ) -> Result<RunningServer, any Error> {
    let server = Result { try start() }
    let isFirst = lasting.withLock { servers in
      servers.append(server)
      return servers.count == 1
    }
    if isFirst {
      atexit {
        for server in RunningServer.lasting.withLock({ $0 }) { try? server.get().process.end() }
      }
    }
    return server
  }
  private static let lasting = Mutex<[Result<RunningServer, any Error>]>([])

  /// Starts a server with the small shop, in which a request may take much work.
  convenience init(options: [String]) throws {
    try self.init(
      project: SmallShop.folder.get(), options: ["--work", "100000000"] + options)
  }

  /// Starts a server with the client for browsers.
  static let withClient = untilExit {
    try RunningServer(
      project: outfits, options: ["--client", repository.appending(path: "Samples/Web").path])
  }

  init(project: String = outfits, options: [String] = []) throws {
    let arguments = ["--project", project, "--port", "0"] + options
    process = try ServerProcess(arguments)
    port = try process.port()
  }

  /// Sends one request on a new connection.
  func request(
    _ method: String, _ target: String, _ headers: [String] = [], body: String = ""
  ) throws -> Connection.Response {
    let connection = try Connection(port: port)
    try connection.send(head(method, target, headers, length: body.utf8.count) + body)
    return try connection.response(toHead: method == "HEAD")
  }

  func get(_ target: String, _ headers: String...) throws -> Connection.Response {
    try request("GET", target, headers)
  }

  /// Returns the value of a metric, or 0 if there is none.
  func metric(_ name: String) throws -> Double {
    let line = try get("/metrics").text.split(separator: "\n").first { $0.hasPrefix("\(name) ") }
    return line.flatMap { Double($0.dropFirst(name.count + 1)) } ?? 0
  }

  /// Returns when the server takes no connections, as after the beginning of its shutdown.
  func awaitRefusedConnections() throws {
    for _ in 0..<500 {
      guard (try? Connection(port: port)) != nil else { return }
      Thread.sleep(forTimeInterval: 0.01)
    }
    throw Connection.Failure(description: "the server takes connections")
  }

  func post(_ screen: String, _ headers: String...) throws -> Connection.Response {
    try request("POST", "/screens", ["Content-Type: application/json"] + headers, body: screen)
  }
}

/// Returns the head of a request.
func head(_ method: String, _ target: String, _ headers: [String] = [], length: Int) -> String {
  let body = length > 0 ? ["Content-Length: \(length)"] : []
  return (["\(method) \(target) HTTP/1.1", "Host: localhost"] + headers + body)
    .joined(separator: "\r\n") + "\r\n\r\n"
}
