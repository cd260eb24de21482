import SegueFiles

/// A mistake on the command line or in a file, which is reported on one line with exit status 2.
struct UsageError: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  init(_ error: FileError) {
    message = error.message
  }
}
