/// A reader of a recorded pan.
struct PanRecordingReader {
  private var reader: DocumentReader
  private var document: JSONDocument { reader.document }
  var diagnostics: [Diagnostic] { reader.diagnostics.all }

  init(_ document: JSONDocument) {
    reader = DocumentReader(document)
  }

  mutating func recording() -> PanRecording? {
    let keys = PanRecordingVocabulary.recording.map { $0.name }
    guard let file = reader.object(document.root, "a recorded pan", keys: keys) else { return nil }
    let samples = reader.required("samples", in: file, of: "a recorded pan")
    var recording = PanRecording(samples.map { self.samples($0) } ?? [])
    if let schema = file["$schema"] { _ = reader.string(schema, for: "$schema") }
    recording.direction = file["direction"].flatMap {
      reader.keyword($0, for: "direction", as: PanDirection.self)
    }
    recording.distance = file["distance"].flatMap {
      reader.number($0, for: "distance", in: PanRecordingVocabulary.distances)
    }
    recording.start = file["start"].flatMap {
      reader.number($0, for: "start", in: MotionLimits.magnitude)
    }
    recording.detents = file["detents"].flatMap { detents($0) }
    if let rule = file["rule"] { recording.rule = self.rule(rule, detents: file["detents"]) }
    return recording
  }

  // MARK: Rules

  private mutating func detents(_ node: JSONID) -> [Detent]? {
    guard let elements = reader.array(node, for: "detents") else { return nil }
    guard !elements.isEmpty else {
      reader.diagnostics.append(.noDetents(at: document.range(node)))
      return nil
    }
    return elements.compactMap { detent($0) }
  }

  /// Reads a detent: a number of points, or text such as `"50%"`.
  private mutating func detent(_ node: JSONID) -> Detent? {
    guard let text = document.string(node) else {
      guard document.kind(node) == .number else {
        reader.reportWrongType(node, key: "detents", expected: "numbers or percentages")
        return nil
      }
      return reader.number(node, for: "detents", in: MotionLimits.positive).map { .height($0) }
    }
    guard text.hasSuffix("%"), let percent = decimal(text.dropLast()),
      PanRecordingVocabulary.percentages.contains(percent)
    else {
      reader.diagnostics.append(.invalidDetent(text, at: document.range(node)))
      return nil
    }
    return .fraction(percent / 100)
  }

  private mutating func rule(_ node: JSONID, detents: JSONID?) -> PanRecording.Rule {
    var rule = PanRecording.Rule()
    let keys = PanRecordingVocabulary.rule.map { $0.name }
    guard let object = reader.object(node, "a rule", keys: keys) else { return rule }
    rule.threshold = object["threshold"].flatMap {
      reader.number($0, for: "threshold", in: 0...1)
    }
    rule.flickSpeed = object["flickSpeed"].flatMap {
      reader.number($0, for: "flickSpeed", in: MotionLimits.positive)
    }
    rule.projectionTime = object["projectionTime"].flatMap {
      reader.number($0, for: "projectionTime", in: MotionLimits.nonnegative)
    }
    rule.skips = object["skips"].flatMap { count($0, for: "skips") }
    rule.allowsDismissal = object["allowsDismissal"].flatMap {
      reader.boolean($0, for: "allowsDismissal")
    }
    for member in object.members {
      let at = document.range(member.keyNode)
      if let detents, member.key == PanRecordingVocabulary.thresholdKey {
        reader.diagnostics.append(
          .thresholdWithDetents(detents: document.range(detents), at: at))
      } else if detents == nil, PanRecordingVocabulary.detentKeys.contains(member.key) {
        reader.diagnostics.append(.ruleWithoutDetents(member.key, at: at))
      }
    }
    return rule
  }

  private mutating func count(_ node: JSONID, for key: String) -> Int? {
    guard let number = reader.number(node, for: key, in: PanRecordingVocabulary.skips) else {
      return nil
    }
    if let count = Int(exactly: number) { return count }
    reader.diagnostics.append(.notWhole(key, at: document.range(node), notes: []))
    return nil
  }

  // MARK: Samples

  private mutating func samples(_ node: JSONID) -> [PanSample] {
    guard let elements = reader.array(node, for: "samples") else { return [] }
    let range = document.range(node)
    guard let first = elements.first, let last = elements.last else {
      reader.diagnostics.append(.noSamples(at: range))
      return []
    }
    guard elements.count <= PanRecording.mostSamples else {
      reader.diagnostics.append(.tooManySamples(elements.count, at: range))
      return []
    }
    let samples = elements.compactMap { sample($0) }
    // A sample that was left out may be the one that is checked for here.
    guard samples.count == elements.count else { return samples }
    checkLength(samples, elements)
    if let end = samples.firstIndex(where: { $0.isLast }) {
      if end + 1 < samples.count {
        reader.diagnostics.append(
          .samplesBehindEnd(
            samples.count - end - 1, end: document.range(elements[end]),
            at: document.range(elements[end + 1])))
      }
    } else {
      reader.diagnostics.append(
        .noEnd(from: document.range(first), at: document.range(last)))
    }
    return samples
  }

  private mutating func sample(_ node: JSONID) -> PanSample? {
    let keys = PanRecordingVocabulary.sample.map { $0.name }
    guard let object = reader.object(node, "a sample", keys: keys) else { return nil }
    let phase = reader.required("phase", in: object, of: "a sample").flatMap {
      reader.keyword($0, for: "phase", as: PanPhase.self)
    }
    let time = number("time", of: object, in: PanRecordingVocabulary.times)
    let x = number("x", of: object, in: MotionLimits.magnitude)
    let y = number("y", of: object, in: MotionLimits.magnitude)
    guard let phase, let time, let x, let y else { return nil }
    return PanSample(phase, time: time, position: Point(x: x, y: y))
  }

  private mutating func number(
    _ key: String, of object: DocumentReader.Object, in range: ClosedRange<Double>
  ) -> Double? {
    reader.required(key, in: object, of: "a sample").flatMap {
      reader.number($0, for: key, in: range)
    }
  }

  /// Reports the first time that differs from the first sample's by more than an hour, because the
  /// frames of a pan that lasts forever could not be counted.
  private mutating func checkLength(_ samples: [PanSample], _ elements: [JSONID]) {
    guard let first = samples.first,
      let stray = samples.firstIndex(where: {
        ($0.time - first.time).magnitude > Timing.longestDuration
      })
    else { return }
    reader.diagnostics.append(
      .recordingTooLong(
        from: document.range(elements[0]), at: document.range(elements[stray])))
  }
}

extension PanSample {
  /// Whether samples after this one have no effect.
  fileprivate var isLast: Bool { phase == .ended || phase == .cancelled }
}
