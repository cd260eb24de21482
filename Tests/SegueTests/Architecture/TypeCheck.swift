import Foundation
import RunningPrograms

/// The Swift compiler, used only to check types.
enum TypeCheck {
  /// The settings of `Package.swift`.
  private static let settings = [
    "-swift-version", "6", "-module-name", "Segue", "-package-name", "segue",
    "-strict-memory-safety", "-warnings-as-errors",
    "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility",
    // Without this flag a single file in its module would be its main program.
    "-parse-as-library",
  ]

  /// Type-checks files together with others, and returns the compiler's report, or an empty string
  /// if there are no errors. Paths are relative to the library.
  static func run(_ files: [String], among others: [String]) async throws -> String {
    var words = ["swiftc", "-frontend", "-typecheck"] + settings
    #if os(macOS)
      words.insert("xcrun", at: 0)
      #if arch(arm64)
        words += ["-target", "arm64-apple-macosx15.0"]
      #else
        words += ["-target", "x86_64-apple-macosx15.0"]
      #endif
      if let root = ProcessInfo.processInfo.environment["SDKROOT"] { words += ["-sdk", root] }
    #endif
    let file = FileManager.default.temporaryDirectory
      .appending(path: "segue-types-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    let ending = try await runProgram(
      "/usr/bin/env", words + files.flatMap { ["-primary-file", $0] } + others,
      in: Repository.library.path, environment: ProcessInfo.processInfo.environment,
      errors: file.path, timeLimit: 300)
    let report = try String(contentsOf: file, encoding: .utf8)
    guard ending.status != 0, report.isEmpty else { return report }
    return "the compiler ended with status \(ending.status)"
  }
}
