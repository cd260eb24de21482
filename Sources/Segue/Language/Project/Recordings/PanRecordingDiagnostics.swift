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
      .invalidValue, .error, "\(quoted(key)) speaks of detents: add the key \"detents\"", at: range)
  }

  static func noDetents(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidValue, .error,
      "a sheet rests at one height at least: name it, such as \"100%\", or leave detents out",
      at: range)
  }

  static func noSamples(at range: SourceRange) -> Diagnostic {
    Diagnostic(.invalidValue, .error, "samples takes one sample at least", at: range)
  }

  static func tooManySamples(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .valueOutOfRange, .error,
      "a recorded pan has \(PanRecording.mostSamples) samples at most, not \(count)", at: range)
  }

  static func recordingTooLong(from start: SourceRange, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .valueOutOfRange, .error,
      "a recorded pan lasts \(shortestText(of: Timing.longestDuration)) seconds at most", at: range,
      notes: [Note("it begins here", at: start)])
  }

  static func samplesBehindEnd(
    _ count: Int, end: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    let samples = count == 1 ? "this sample counts" : "this sample and what follows count"
    return Diagnostic(
      .invalidValue, .warning, "\(samples) for nothing, because the pan is over: remove it",
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
