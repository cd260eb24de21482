import Segue

/// Where the command's words go: results to standard output, all else to standard error.
///
/// Results are written when the command has all of them, or a whole line at least, so that a reader
/// never sees half of one.
///
/// Given a `Transcript`, both go there, in the order in which they are said, and no stream is touched.
struct Console {
  enum ColourMode: String, CaseIterable { case auto, always, never }

  var colourMode = ColourMode.auto
  private let transcript: Transcript?

  init(writingTo transcript: Transcript? = nil) {
    self.transcript = transcript
  }

  /// The columns of a terminal on standard output; nil for a file or a pipe, which take any width.
  var outputWidth: Int? {
    transcript == nil ? Platform.columns(Platform.standardOutput) : nil
  }
  var errorWidth: Int {
    transcript == nil ? Platform.columns(Platform.standardError) ?? 100 : 100
  }

  /// Whether somebody may be looking at what is said while the work goes on.
  var isWatched: Bool { transcript == nil && Platform.isTerminal(Platform.standardError) }

  var outputColour: Bool { colour(on: Platform.standardOutput) }
  var errorColour: Bool { colour(on: Platform.standardError) }

  private func colour(on descriptor: Int32) -> Bool {
    switch colourMode {
    case .always: true
    case .never: false
    case .auto:
      transcript == nil && Platform.isTerminal(descriptor) && Platform.variable("NO_COLOR") == nil
        && Platform.variable("TERM") != "dumb"
    }
  }

  func print(_ text: String) throws(UsageError) {
    try write(Array(text.utf8), to: Platform.standardOutput)
  }

  func print(_ bytes: [UInt8]) throws(UsageError) {
    try write(bytes, to: Platform.standardOutput)
  }

  /// Words for people; if they cannot be written there is nobody to tell.
  func note(_ text: String) {
    try? write(Array(text.utf8), to: Platform.standardError)
  }

  /// Whether the process goes on to other commands after this one.
  var isShared: Bool { transcript != nil }

  /// Ends the process, where it was started for this command alone. What the command has in memory is left to
  /// the system, which takes it back at once.
  func end(_ status: ExitStatus) {
    if !isShared { Platform.end(status.rawValue) }
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws(UsageError) {
    if let transcript {
      transcript.add(bytes)
    } else if let reason = Platform.write(bytes, to: descriptor) {
      throw UsageError("the output cannot be written: \(reason)")
    }
  }
}

/// What a command has said, for a caller that hands it on.
final class Transcript {
  private(set) var bytes: [UInt8] = []
  private var isCut = false
  /// More than anybody reads. A command that says more fills no memory with it.
  private static let largest = 16 << 20

  func add(_ more: [UInt8]) {
    guard !isCut else { return }
    bytes += more
    guard bytes.count > Self.largest else { return }
    bytes.removeSubrange(Self.largest...)
    bytes += Array("\n… and more\n".utf8)
    isCut = true
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Something is wrong with the command line or with a file: one line, and exit status 2.
struct UsageError: Error {
  /// Safe to show, whatever names and words are quoted in it.
  let message: String

  init(_ message: String) {
    self.message = visible(message)
  }
}

enum ExitStatus: Int32 {
  case done = 0
  /// The input has errors.
  case inputErrors = 1
  /// The command line or a file cannot be used.
  case unusable = 2
}
