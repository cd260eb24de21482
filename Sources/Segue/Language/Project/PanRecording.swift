/// A pan that somebody has recorded, or written, for `seguec frames --gesture`.
///
/// Only the samples are required. What else is missing is for the transition to say that the pan takes
/// back.
package struct PanRecording: Hashable, Sendable {
  /// What decides at the release; nil for what is not said.
  package struct Rule: Hashable, Sendable {
    /// The projected progress to pass; nil where detents decide.
    package var threshold: Double?
    /// In points a second.
    package var flickSpeed: Double?
    /// In seconds.
    package var projectionTime: Double?
    /// How many detents one release may pass.
    package var skips: Int?
    /// Whether a sheet may be pulled down and away.
    package var allowsDismissal: Bool?

    package init() {}
  }

  /// Where a finger goes to drive progress up.
  package var direction: PanDirection?
  /// The points that stand for progress 1.
  package var distance: Double?
  /// The gesture's progress at which the pan takes over.
  package var start: Double?
  package var rule = Rule()
  /// Where a sheet rests; nil for a pan that finishes a transition or takes it back.
  package var detents: [Detent]?
  /// In the file's order; times may repeat and run backwards. At least one.
  package var samples: [PanSample]

  package init(_ samples: [PanSample]) {
    self.samples = samples
  }

  /// So many samples are 14 minutes of a screen that reports 120 times a second.
  package static let mostSamples = 100_000

  /// Reads a recording. Nil if anything is wrong: a pan of which a part is left out is another pan.
  ///
  /// Linear in the bytes.
  package static func read(
    _ file: SourceFile, id: FileID = FileID(0)
  ) -> Diagnosed<PanRecording?> {
    let (document, syntax) = parseJSON(file, id: id)
    guard document.isSound else { return Diagnosed(nil, diagnostics: syntax) }
    var reader = PanRecordingReader(document)
    let recording = reader.recording()
    let diagnostics = (syntax + checkStrings(document) + reader.diagnostics)
      .inSourceOrder(within: Limits())
    return Diagnosed(diagnostics.hasErrors ? nil : recording, diagnostics: diagnostics)
  }
}
