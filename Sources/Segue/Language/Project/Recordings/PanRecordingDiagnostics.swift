/// Diagnostics of recorded pans.
extension Diagnostic {
  static func invalidDetent(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "a detent is a number of points, or a percentage above 0 and up to 100, not \(quoted(text))",
      at: range)
  }

  static func thresholdWithDetents(detents: SourceRange, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "a sheet comes to rest at a detent, whatever the threshold: remove one of the two", at: range,
      notes: [Note("the detents are here", at: detents)])
  }

  static func ruleWithoutDetents(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error, "\(quoted(key)) needs detents: add the key \"detents\"", at: range)
  }

  static func noDetents(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "a sheet needs at least one detent: add one, such as \"100%\", or leave detents out",
      at: range)
  }

  static func noSamples(at range: SourceRange) -> Diagnostic {
    Diagnostic(.invalidValue, .error, "samples needs at least one sample", at: range)
  }

  static func tooManySamples(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .valueOutOfRange, .error,
      "a recorded pan has at most \(PanRecording.mostSamples) samples, not \(count)", at: range)
  }

  static func recordingTooLong(from start: SourceRange, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .valueOutOfRange, .error,
      "a recorded pan lasts at most \(shortestText(of: Timing.longestDuration)) seconds", at: range,
      notes: [Note("it begins here", at: start)])
  }

  static func samplesBehindEnd(
    _ count: Int, end: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    let samples = count == 1 ? "this sample is" : "this sample and those after it are"
    return Diagnostic(
      .invalidValue, .warning, "\(samples) ignored, because the pan has ended: remove it",
      at: range, notes: [Note("it ends here", at: end)])
  }

  static func noEnd(from start: SourceRange, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidValue, .warning,
      "the pan does not end, so it counts as cancelled after its last sample: "
        + "add one whose phase is \"ended\"", at: range,
      notes: start == range ? [] : [Note("it begins here", at: start)])
  }
}
