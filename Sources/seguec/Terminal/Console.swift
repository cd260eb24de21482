import Segue

/// The output of a command: results go to standard output, everything else to standard error.
///
/// Results are written when they are complete, or at least in whole lines, so that a reader never
/// sees part of one.
///
/// With an `OutputBuffer`, both outputs go there in order, and no stream is used.
struct Console {
  enum ColorMode: String, CaseIterable { case auto, always, never }

  var colorMode = ColorMode.auto
  private let buffer: OutputBuffer?

  init(writingTo buffer: OutputBuffer? = nil) {
    self.buffer = buffer
  }

  /// The columns of a terminal on standard output; nil for a file or a pipe, which have no width.
  var outputWidth: Int? {
    buffer == nil ? Platform.columns(Platform.standardOutput) : nil
  }
  var errorWidth: Int {
    buffer == nil ? Platform.columns(Platform.standardError) ?? 100 : 100
  }

  /// Whether a person may watch standard error while the command runs.
  var isWatched: Bool { buffer == nil && Platform.isTerminal(Platform.standardError) }

  var outputColor: Bool { color(on: Platform.standardOutput) }
  var errorColor: Bool { color(on: Platform.standardError) }

  private func color(on descriptor: Int32) -> Bool {
    switch colorMode {
    case .always: true
    case .never: false
    case .auto:
      buffer == nil && Platform.isTerminal(descriptor) && Platform.variable("NO_COLOR") == nil
        && Platform.variable("TERM") != "dumb"
    }
  }

  func print(_ text: String) throws(UsageError) {
    try write(Array(text.utf8), to: Platform.standardOutput)
  }

  func print(_ bytes: [UInt8]) throws(UsageError) {
    try write(bytes, to: Platform.standardOutput)
  }

  /// Writes text for people. Errors are ignored, since there is no other output to report them to.
  func note(_ text: String) {
    try? write(Array(text.utf8), to: Platform.standardError)
  }

  /// Whether the process continues with other commands after this one.
  var isShared: Bool { buffer != nil }

  /// Ends the process if it was started for this command alone. Memory is not freed, since the
  /// system reclaims it faster.
  func end(_ status: ExitStatus) {
    if !isShared { Platform.end(status.rawValue) }
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws(UsageError) {
    if let buffer {
      buffer.append(bytes)
    } else if let reason = Platform.write(bytes, to: descriptor) {
      throw UsageError("the output cannot be written: \(reason)")
    }
  }
}

/// The output of a command, for a caller that forwards it.
final class OutputBuffer {
  private(set) var bytes: [UInt8] = []
  private var isTruncated = false
  /// The maximum size, which bounds the memory of a command with too much output.
  private static let maximumByteCount = 16 << 20

  func append(_ more: [UInt8]) {
    guard !isTruncated else { return }
    bytes += more
    guard bytes.count > Self.maximumByteCount else { return }
    bytes.removeSubrange(Self.maximumByteCount...)
    bytes += Array("\n… and more\n".utf8)
    isTruncated = true
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// An error in the command line or in reading a file: a one-line message, and exit status 2.
typealias UsageError = Refusal

enum ExitStatus: Int32 {
  case done = 0
  /// The input has errors.
  case inputErrors = 1
  /// The command line or a file cannot be used.
  case unusable = 2
}
