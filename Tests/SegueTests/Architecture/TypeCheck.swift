import Foundation

/// The compiler itself, asked for types only.
enum TypeCheck {
  /// The settings of `Package.swift`.
  private static let settings = [
    "-swift-version", "6", "-module-name", "Segue", "-package-name", "segue",
    "-strict-memory-safety", "-warnings-as-errors",
    "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility",
    // A file alone in its module would be its main program.
    "-parse-as-library",
  ]

  /// What the compiler says of files, knowing others too; empty if all is well. Paths are relative
  /// to the library.
  static func run(_ files: [String], among others: [String]) async throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.currentDirectoryURL = Repository.library
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
    process.arguments = words + files.flatMap { ["-primary-file", $0] } + others
    let file = FileManager.default.temporaryDirectory
      .appending(path: "segue-types-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    process.standardError = try FileHandle(forWritingTo: file)
    process.standardOutput = FileHandle.nullDevice
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do { try process.run() } catch { ended.resume(throwing: error) }
    }
    let report = try String(contentsOf: file, encoding: .utf8)
    guard process.terminationStatus != 0, report.isEmpty else { return report }
    return "the compiler ended with status \(process.terminationStatus)"
  }
}
