import Foundation
import RunningPrograms
import Testing

/// The built command, run as a shell would run it.
enum Seguec {
  /// How long a command may take before it is ended, in seconds. None here comes near it.
  static let timeLimit = 60.0

  /// Whether it was built with optimisation, as CI builds it. Where it was not, some tests run it for a part of
  /// what they mean, so that the tests of somebody who works on the code take two minutes.
  static var isOptimised: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  /// Tests run side by side, and each may wait for a command: no more of them at once than there are
  /// cores, or the slowest would run into its limit.
  private static let gate = Gate(places: max(2, ProcessInfo.processInfo.activeProcessorCount))

  /// The executable, beside what runs these tests, wherever `--scratch-path` has put both.
  static let executable: URL = {
    for folder in folders {
      let file = folder.appending(path: "seguec")
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    fatalError("seguec is beside none of \(folders.map(\.path))")
  }()

  /// On Linux the tests are an executable of their own; on macOS a bundle that a helper loads, whose
  /// path is among the helper's arguments.
  private static var folders: [URL] {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let arguments = CommandLine.arguments.filter { $0.contains(".xctest") }
      .map { String($0[..<($0.range(of: ".xctest")?.upperBound ?? $0.endIndex)]) }
    let own = Bundle.main.executableURL.map { [$0] } ?? []
    return (bundles + arguments.map { URL(filePath: $0) } + own)
      .map { $0.resolvingSymlinksInPath().deletingLastPathComponent() }
  }

  /// The top folder of the repository.
  static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let sample = repository.appending(path: "Samples/Outfits").path

  /// Runs `seguec` with these words.
  ///
  /// - Parameters:
  ///   - folder: Where it runs; the repository unless told.
  ///   - input: What standard input holds.
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

  /// Runs a script in bash, `$seguec` being the command.
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
    // Files and not pipes: a pipe that nobody empties would stop the command.
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

/// What a command said and how it ended.
struct Run: CustomTestStringConvertible, Sendable {
  let words: [String]
  /// The exit status; the signal's number in a crash.
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

  /// Every line as JSON.
  var json: [JSONValue] {
    get throws { try lines.map { try JSONValue($0) } }
  }

  /// The only line as JSON.
  var onlyJSON: JSONValue {
    get throws {
      let values = try json
      try #require(values.count == 1, "one line is expected of \(testDescription)")
      return values[0]
    }
  }

  /// Whether it ended with status 2 and told why in one line.
  var isRefusal: Bool {
    !isCrash && status == 2 && output.isEmpty && errorLines.count == 1
      && errors.hasPrefix("seguec: ")
  }

  var testDescription: String {
    "seguec \(words.joined(separator: " ")) → \(isCrash ? "signal " : "")\(status)\n"
      + output.prefix(2000) + "\n--- errors\n" + errors.prefix(2000)
  }
}

/// Lets so many in at once; the others wait in a line.
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
