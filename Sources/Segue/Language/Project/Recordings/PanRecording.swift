/// A recorded or written pan for `seguec frames --gesture`.
///
/// Only the samples are required. Other values default to those of the transition that the pan
/// reverses.
package struct PanRecording: Hashable, Sendable {
  /// The rule that decides at the release. Values that are not given are nil.
  package struct Rule: Hashable, Sendable {
    /// The projected progress from which the pan completes; nil if detents decide.
    package var threshold: Double?
    /// The speed of a flick, in points per second.
    package var flickSpeed: Double?
    /// The time for which the speed is projected, in seconds.
    package var projectionTime: Double?
    /// The number of detents that one release may skip.
    package var skips: Int?
    /// Whether a sheet may be dismissed by pulling it down.
    package var allowsDismissal: Bool?

    package init() {}
  }

  /// The direction of the finger in which the progress grows.
  package var direction: PanDirection?
  /// The distance in points for a progress of 1.
  package var distance: Double?
  /// The gesture's progress at which the pan takes over.
  package var start: Double?
  package var rule = Rule()
  /// The detents of a sheet; nil for a pan that completes or cancels a transition.
  package var detents: [Detent]?
  /// The samples in the order of the file, at least one. Times may repeat and decrease.
  package var samples: [PanSample]

  package init(_ samples: [PanSample]) {
    self.samples = samples
  }

  /// The largest number of samples: 14 minutes on a screen that reports 120 per second.
  package static let mostSamples = 100_000

  /// Reads a recording. Returns nil if it has an error, because a pan without one of its parts is
  /// another pan. Linear in the bytes.
  package static func read(
    _ file: SourceFile, id: FileID = FileID(0)
  ) -> (recording: PanRecording?, diagnostics: [Diagnostic]) {
    let (document, syntax) = parseJSON(file, id: id)
    guard document.isSound else { return (nil, syntax) }
    var reader = PanRecordingReader(document)
    let recording = reader.recording()
    let diagnostics = (syntax + checkStrings(document) + reader.diagnostics)
      .inSourceOrder(within: Limits())
    return (diagnostics.hasErrors ? nil : recording, diagnostics)
  }
}
