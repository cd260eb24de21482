import Foundation

/// The process of the sample's executable, started as on a command line.
///
/// Foundation's `Process` is not used: on Linux it occasionally crashes while it starts a program.
final class ServerProcess: Sendable {
  private let child: pid_t
  /// The file with its standard output and standard error.
  private let output: String

  /// The executable, in the folder of the test executable.
  private static let program: String = {
    let arguments = CommandLine.arguments.filter { $0.contains(".xctest") }
      .map { String($0[..<($0.range(of: ".xctest")?.upperBound ?? $0.endIndex)]) }
    let own = Bundle.main.executableURL.map { [$0] } ?? []
    let folders = (arguments.map { URL(filePath: $0) } + own)
      .map { $0.resolvingSymlinksInPath().deletingLastPathComponent() }
    for folder in folders {
      let file = folder.appending(path: "screen-server").path
      if FileManager.default.isExecutableFile(atPath: file) { return file }
    }
    fatalError("screen-server is beside none of \(folders.map(\.path))")
  }()

  init(_ arguments: [String]) throws {
    output =
      FileManager.default.temporaryDirectory
      .appending(path: "screen-server-\(UUID().uuidString).txt").path
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    let words = ([Self.program] + arguments).map { strdup($0) } + [nil]
    let variables = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var child: pid_t = 0
    let number = posix_spawn(&child, Self.program, &actions, nil, words, variables)
    guard number == 0 else { throw Connection.Failure(description: "not started, error \(number)") }
    self.child = child
  }

  var said: String {
    String(decoding: FileManager.default.contents(atPath: output) ?? Data(), as: UTF8.self)
  }

  /// Returns the port on which the server listens, after it has started. Throws if it exits before.
  func port() throws -> Int {
    for _ in 0..<1200 {
      let line = said.split(separator: "\n").first { $0.hasPrefix("listening on ") }
      if let port = line?.split(separator: ":").last.flatMap({ Int($0) }) { return port }
      if status(waits: false) != nil { break }
      Thread.sleep(forTimeInterval: 0.05)
    }
    throw Connection.Failure(description: "the server does not start: \(said)")
  }

  /// Returns the exit status, or nil if the process is still running or was killed by a signal.
  func status(waits: Bool = true) -> Int32? {
    var ending: Int32 = 0
    var result: pid_t = 0
    repeat {
      result = waitpid(child, &ending, waits ? 0 : WNOHANG)
    } while result < 0 && errno == EINTR
    // These are the macros WIFEXITED and WEXITSTATUS.
    return result == child && ending & 0x7f == 0 ? (ending >> 8) & 0xff : nil
  }

  func signal(_ number: Int32) { kill(child, number) }

  /// Kills the process and removes its output.
  func end() {
    kill(child, SIGKILL)
    _ = status()
    try? FileManager.default.removeItem(atPath: output)
  }

  deinit { end() }
}
