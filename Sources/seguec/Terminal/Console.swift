/// Where the command's words go: results to standard output, all else to standard error.
///
/// Results are written when the command has all of them, or a whole line at least, so that a reader
/// never sees half of one.
struct Console {
  enum ColourMode: String, CaseIterable { case auto, always, never }

  var colourMode = ColourMode.auto

  /// The columns of a terminal on standard output; nil for a file or a pipe, which take any width.
  var outputWidth: Int? { Platform.columns(Platform.standardOutput) }
  var errorWidth: Int { Platform.columns(Platform.standardError) ?? 100 }

  var outputColour: Bool { colour(on: Platform.standardOutput) }
  var errorColour: Bool { colour(on: Platform.standardError) }

  private func colour(on descriptor: Int32) -> Bool {
    switch colourMode {
    case .always: true
    case .never: false
    case .auto:
      Platform.isTerminal(descriptor) && Platform.variable("NO_COLOR") == nil
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

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws(UsageError) {
    if let reason = Platform.write(bytes, to: descriptor) {
      throw UsageError("the output cannot be written: \(reason)")
    }
  }
}

/// Something is wrong with the command line or with a file: one line, and exit status 2.
struct UsageError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

enum ExitStatus: Int32 {
  case done = 0
  /// The input has errors.
  case inputErrors = 1
  /// The command line or a file cannot be used.
  case unusable = 2
}
