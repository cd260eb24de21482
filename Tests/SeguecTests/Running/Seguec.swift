import Foundation
import RunningPrograms
import Testing

/// Runs the built command as a shell would.
enum Seguec {
  /// The time in seconds after which a command is terminated: far more than any of these tests
  /// needs on a busy machine.
  static let timeLimit = 300.0

  /// Whether the command was built with optimisation. Without it some tests run only a part of their
  /// cases, so that a local test run takes two minutes.
  static var isOptimised: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  /// Limits the number of concurrent commands to the number of cores. Tests run in parallel, and
  /// with more commands the slowest would exceed the time limit.
  private static let gate = Gate(places: max(2, ProcessInfo.processInfo.activeProcessorCount))

  /// The executable, in the folder of the test executable, wherever `--scratch-path` puts both.
  static let executable: URL = {
    for folder in folders {
      let file = folder.appending(path: "seguec")
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    fatalError("seguec is beside none of \(folders.map(\.path))")
  }()

  /// The folders that may contain the executable. On Linux the tests are an executable; on macOS
  /// they are a bundle that a helper loads, whose path is among the helper's arguments.
  private static var folders: [URL] {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let arguments = CommandLine.arguments.filter { $0.contains(".xctest") }
      .map { String($0[..<($0.range(of: ".xctest")?.upperBound ?? $0.endIndex)]) }
    let own = Bundle.main.executableURL.map { [$0] } ?? []
    return (bundles + arguments.map { URL(filePath: $0) } + own)
      .map { $0.resolvingSymlinksInPath().deletingLastPathComponent() }
  }

  /// The root folder of the repository.
  static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let sample = repository.appending(path: "Samples/Outfits").path

  /// Runs `seguec` with the given arguments.
  ///
  /// - Parameters:
  ///   - folder: The working directory, by default the repository.
  ///   - input: The bytes of standard input.
  static func run(
    _ arguments: [String], in folder: String? = nil, input: [UInt8] = [],
    environment: [String: String] = [:]
  ) async throws -> Run {
    try await run(
      executable, arguments, in: folder, input: input, environment: environment)
  }

  static func run(_ arguments: String..., in folder: String? = nil) async throws -> Run {
    try await run(arguments, in: folder)
  }

  /// Runs a script in bash, in which `$seguec` is the command.
  static func bash(
    _ script: String, in folder: String? = nil, environment: [String: String] = [:]
  ) async throws -> Run {
    var environment = environment
    environment["seguec"] = executable.path
    return try await run(
      URL(filePath: "/bin/bash"), ["-c", script], in: folder, input: [], environment: environment)
  }

  private static func run(
    _ program: URL, _ arguments: [String], in folder: String?, input: [UInt8],
    environment: [String: String]
  ) async throws -> Run {
    await gate.enter()
    defer { Task { await gate.leave() } }
    // Files instead of pipes: a pipe that is not drained would block the command.
    let streams = try TemporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: streams.path) }
    try streams.write(input, to: "in")
    try streams.write("", to: "out")
    try streams.write("", to: "err")
    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "COLUMNS", "TERM"] { variables[name] = nil }
    let ending = try await runProgram(
      program.path, arguments, in: folder ?? repository.path,
      environment: variables.merging(environment) { $1 }, input: streams.url("in").path,
      output: streams.url("out").path, errors: streams.url("err").path, timeLimit: timeLimit)
    return Run(
      words: arguments, status: ending.status, isCrash: ending.isCrash,
      output: try streams.read("out"), errors: try streams.read("err"))
  }
}

/// The output and exit status of a command.
struct Run: CustomTestStringConvertible, Sendable {
  let words: [String]
  /// The exit status, or the signal's number after a crash.
  let status: Int32
  let isCrash: Bool
  let outputBytes: [UInt8]
  let errorBytes: [UInt8]

  init(words: [String], status: Int32, isCrash: Bool, output: [UInt8], errors: [UInt8]) {
    self.words = words
    self.status = status
    self.isCrash = isCrash
    outputBytes = output
    errorBytes = errors
  }

  var output: String { String(decoding: outputBytes, as: UTF8.self) }
  var errors: String { String(decoding: errorBytes, as: UTF8.self) }
  var lines: [String] { output.split(separator: "\n").map(String.init) }
  var errorLines: [String] { errors.split(separator: "\n").map(String.init) }

  /// All lines, parsed as JSON.
  var json: [JSONValue] {
    get throws { try lines.map { try JSONValue($0) } }
  }

  /// The only line, parsed as JSON.
  var onlyJSON: JSONValue {
    get throws {
      let values = try json
      try #require(values.count == 1, "one line is expected of \(testDescription)")
      return values[0]
    }
  }

  /// Whether the command ended with status 2 and printed the reason in one line.
  var isRefusal: Bool {
    !isCrash && status == 2 && output.isEmpty && errorLines.count == 1
      && errors.hasPrefix("seguec: ")
  }

  var testDescription: String {
    "seguec \(words.joined(separator: " ")) → \(isCrash ? "signal " : "")\(status)\n"
      + output.prefix(2000) + "\n--- errors\n" + errors.prefix(2000)
  }
}

/// A counting semaphore; callers wait in first-in, first-out order.
actor Gate {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(places: Int) {
    free = places
  }

  func enter() async {
    if free > 0 {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
