import Segue
import Testing

@Suite("Pan recording files")
struct PanRecordingTests {
  @Test("All keys of a recording are read")
  func everything() throws {
    let file = SourceFile(
      path: "pan.json",
      text: """
        {"$schema": "pan.schema.json", "direction": "right", "distance": 393, "start": 0.25,
         "rule": {"threshold": 0.4, "flickSpeed": 600, "projectionTime": 0.2},
         "samples": [{"phase": "began", "time": 0, "x": 4, "y": 300},
           {"phase": "changed", "time": 0.016, "x": 20.5, "y": -1e2},
           {"phase": "changed", "time": 0.016, "x": 21, "y": 301},
           {"phase": "changed", "time": 0.010, "x": 22, "y": 302},
           {"phase": "ended", "time": 0.033, "x": 40, "y": 302}]}
        """)
    let reading = PanRecording.read(file)
    let (read, diagnostics) = (reading.value, reading.diagnostics)
    #expect(diagnostics.isEmpty)
    let recording = try #require(read)
    var expected = PanRecording([
      PanSample(.began, time: 0, position: Point(x: 4, y: 300)),
      PanSample(.changed, time: 0.016, position: Point(x: 20.5, y: -100)),
      PanSample(.changed, time: 0.016, position: Point(x: 21, y: 301)),
      PanSample(.changed, time: 0.01, position: Point(x: 22, y: 302)),
      PanSample(.ended, time: 0.033, position: Point(x: 40, y: 302)),
    ])
    expected.direction = .right
    expected.distance = 393
    expected.start = 0.25
    expected.rule.threshold = 0.4
    expected.rule.flickSpeed = 600
    expected.rule.projectionTime = 0.2
    #expect(recording == expected)
  }

  @Test("A recording needs only samples")
  func samplesAlone() throws {
    let file = SourceFile(
      path: "pan.json",
      text: #"{"samples": [{"phase": "cancelled", "time": -3, "x": 0, "y": 0}]}"#)
    let reading = PanRecording.read(file)
    let (recording, diagnostics) = (reading.value, reading.diagnostics)
    #expect(diagnostics.isEmpty)
    #expect(recording == PanRecording([PanSample(.cancelled, time: -3, position: .zero)]))
  }

  @Test("Detents are points or percentages")
  func detents() throws {
    let file = SourceFile(
      path: "pan.json",
      text: """
        {"detents": [200, "50%", "100%"],
         "rule": {"skips": 1, "allowsDismissal": false, "flickSpeed": 700},
         "samples": [{"phase": "ended", "time": 0, "x": 0, "y": 0}]}
        """)
    let reading = PanRecording.read(file)
    let (read, diagnostics) = (reading.value, reading.diagnostics)
    #expect(diagnostics.isEmpty)
    let recording = try #require(read)
    #expect(recording.detents == [.height(200), .fraction(0.5), .fraction(1)])
    #expect(recording.rule.skips == 1 && recording.rule.allowsDismissal == false)
    #expect(recording.rule.flickSpeed == 700 && recording.rule.threshold == nil)
  }

  @Test("A mistake is reported at its location", arguments: mistakes)
  func mistake(_ text: String, _ code: DiagnosticCode, _ message: String) {
    let source = MarkedSource(text)
    let reading = PanRecording.read(source.file())
    let (recording, diagnostics) = (reading.value, reading.diagnostics)
    let found = diagnostics.map { "\($0.code.rawValue): \($0.message)" }
    #expect(found == ["\(code.rawValue): \(message)"])
    #expect(diagnostics.first?.range == source.sourceRange(1, 2))
    let notes = source.all(3).isEmpty ? [] : [source.sourceRange(3, 4)]
    #expect(diagnostics.first?.notes.map(\.range) == notes)
    // A recording with only warnings is still read.
    #expect((recording == nil) == diagnostics.hasErrors)
  }

  private static func with(_ keys: String) -> String {
    #"{\#(keys), "samples": [{"phase": "ended", "time": 0, "x": 0, "y": 0}]}"#
  }

  private static func sample(_ keys: String) -> String {
    #"{"samples": [{\#(keys)}, {"phase": "ended", "time": 0, "x": 0, "y": 0}]}"#
  }

  static let mistakes: [(String, DiagnosticCode, String)] = [
    ("1️⃣[]2️⃣", .wrongType, "a recorded pan takes an object, not an array"),
    ("1️⃣{}2️⃣", .missingKey, #"a recorded pan needs the key "samples""#),
    (#"{"samples": 1️⃣[]2️⃣}"#, .invalidValue, "samples needs at least one sample"),
    (#"{"samples": 1️⃣{}2️⃣}"#, .wrongType, "samples takes an array, not an object"),
    (
      with(#"1️⃣"directoin"2️⃣: "left""#), .unknownKey,
      #"a recorded pan has no key "directoin"; did you mean "direction"?"#
    ),
    (
      with(#""direction": 1️⃣"lft"2️⃣"#), .invalidValue,
      #"direction does not take "lft"; did you mean "left"?"#
    ),
    (
      with(#""distance": 1️⃣0.52️⃣"#), .valueOutOfRange,
      "distance takes a number from 1 to 1000000000"
    ),
    (with(#""distance": 1️⃣"9"2️⃣"#), .wrongType, "distance takes a number, not a string"),
    (
      with(#""start": 1️⃣1e9992️⃣"#), .valueOutOfRange,
      "start takes a number from -1000000000 to 1000000000"
    ),
    (with(#""rule": 1️⃣0.32️⃣"#), .wrongType, "a rule takes an object, not a number"),
    (
      with(#""rule": {"threshold": 1️⃣302️⃣}"#), .valueOutOfRange,
      "threshold takes a number from 0 to 1"
    ),
    (
      with(#""rule": {"flickSpeed": 1️⃣02️⃣}"#), .valueOutOfRange,
      "flickSpeed takes a number from 1e-06 to 1000000000"
    ),
    (
      with(#""rule": {1️⃣"skips"2️⃣: 1}"#), .invalidValue,
      #""skips" needs detents: add the key "detents""#
    ),
    (
      with(#""detents": 3️⃣["50%"]4️⃣, "rule": {1️⃣"threshold"2️⃣: 0.3}"#), .invalidValue,
      "a sheet comes to rest at a detent, whatever the threshold: remove one of the two"
    ),
    (
      with(#""detents": [100], "rule": {"skips": 1️⃣1.52️⃣}"#), .invalidValue,
      "skips takes a whole number"
    ),
    (
      with(#""detents": [100], "rule": {"allowsDismissal": 1️⃣02️⃣}"#), .wrongType,
      "allowsDismissal takes true or false, not a number"
    ),
    (
      with(#""detents": ["50%", 1️⃣"120%"2️⃣]"#), .invalidValue,
      #"a detent is a number of points, or a percentage above 0 and up to 100, not "120%""#
    ),
    (
      with(#""detents": [1️⃣"half"2️⃣]"#), .invalidValue,
      #"a detent is a number of points, or a percentage above 0 and up to 100, not "half""#
    ),
    (
      with(#""detents": [1️⃣null2️⃣]"#), .wrongType, "detents takes numbers or percentages, not null"
    ),
    (
      sample(#""phase": 1️⃣"start"2️⃣, "time": 0, "x": 0, "y": 0"#), .invalidValue,
      #"phase does not take "start": it takes "began", "changed", "ended" or "cancelled""#
    ),
    (
      sample(#""phase": "began", "time": 1️⃣null2️⃣, "x": 0, "y": 0"#), .wrongType,
      "time takes a number, not null"
    ),
    (
      sample(#""phase": "began", "time": 0, "x": 1️⃣2e92️⃣, "y": 0"#), .valueOutOfRange,
      "x takes a number from -1000000000 to 1000000000"
    ),
    (
      sample(#""phase": "began", "time": 0, "x": 0, "y": 0, 1️⃣"force"2️⃣: 0"#), .unknownKey,
      #"a sample has no key "force""#
    ),
    (
      #"{"samples": [1️⃣{"phase": "ended", "time": 0, "x": 0}2️⃣]}"#, .missingKey,
      #"a sample needs the key "y""#
    ),
    (
      #"{"samples": [3️⃣{"phase": "began", "time": 0, "x": 0, "y": 0}4️⃣, "#
        + #"1️⃣{"phase": "ended", "time": 3600.5, "x": 0, "y": 0}2️⃣]}"#,
      .valueOutOfRange, "a recorded pan lasts at most 3600 seconds"
    ),
    (
      #"{"samples": [3️⃣{"phase": "ended", "time": 0, "x": 0, "y": 0}4️⃣, "#
        + #"1️⃣{"phase": "began", "time": 1, "x": 0, "y": 0}2️⃣]}"#,
      .invalidValue, "this sample is ignored, because the pan has ended: remove it"
    ),
    (
      #"{"samples": [3️⃣{"phase": "began", "time": 0, "x": 0, "y": 0}4️⃣, "#
        + #"1️⃣{"phase": "changed", "time": 1, "x": 0, "y": 0}2️⃣]}"#,
      .invalidValue,
      "the pan does not end, so it counts as cancelled after its last sample: "
        + #"add one whose phase is "ended""#
    ),
  ]

  @Test("All mistakes are reported together, in source order")
  func together() {
    let file = SourceFile(
      path: "pan.json",
      text: """
        {"speed": 1, "distance": -1, "start": "0", "start": 1,
         "samples": [{"phase": "began", "time": "0", "x": 0, "why": 0}, 7]}
        """)
    let reading = PanRecording.read(file)
    let (recording, diagnostics) = (reading.value, reading.diagnostics)
    #expect(recording == nil)
    #expect(
      diagnostics.map(\.code) == [
        .unknownKey, .valueOutOfRange, .wrongType, .duplicateKey, .missingKey, .wrongType,
        .unknownKey, .wrongType,
      ])
  }

  @Test("Invalid JSON is reported, and nothing else is read")
  func noJSON() {
    for text in ["", "{", #"{"samples": [NaN]}"#, #"{"samples": [{"phase": "ended",}]}"#, "[[[["] {
      let reading = PanRecording.read(SourceFile(path: "pan.json", text: text))
      let (recording, diagnostics) = (reading.value, reading.diagnostics)
      #expect(recording == nil && diagnostics.hasErrors, "\(text)")
    }
  }

  @Test("Every key of the vocabulary is read and has a summary")
  func vocabulary() {
    func names(_ keys: [KeyShape]) -> [String] { keys.map(\.name) }
    #expect(
      names(PanRecordingVocabulary.recording) == [
        "$schema", "direction", "distance", "start", "rule", "detents", "samples",
      ])
    #expect(
      names(PanRecordingVocabulary.rule) == [
        "threshold", "flickSpeed", "projectionTime", "skips", "allowsDismissal",
      ])
    #expect(names(PanRecordingVocabulary.sample) == ["phase", "time", "x", "y"])
    let all =
      PanRecordingVocabulary.recording + PanRecordingVocabulary.rule + PanRecordingVocabulary.sample
    #expect(all.allSatisfy { $0.summary.hasSuffix(".") })
  }
}
