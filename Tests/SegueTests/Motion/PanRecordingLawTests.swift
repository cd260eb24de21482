import Segue
import Testing

@Suite("Pan recording invariants")
struct PanRecordingLaws {
  @Test("A recording may have a hundred thousand samples, and one more is an error")
  func most() {
    func file(_ count: Int) -> SourceFile {
      let sample = #"{"phase": "changed", "time": 0, "x": 1, "y": 2},"#
      return SourceFile(
        path: "pan.json",
        text: #"{"samples": ["# + String(repeating: sample, count: count - 1)
          + #"{"phase": "ended", "time": 0, "x": 1, "y": 2}]}"#)
    }
    let (all, none) = PanRecording.read(file(100_000))
    #expect(all?.samples.count == 100_000 && none.isEmpty)
    let (tooMany, diagnostics) = PanRecording.read(file(100_001))
    #expect(tooMany == nil && diagnostics.map(\.code) == [.valueOutOfRange])
  }

  @Test("For any bytes, a recording either can be played or has an error")
  func mutations() throws {
    let text = """
      {"direction": "up", "distance": 393, "start": 0.25, "detents": [200, "50%"],
       "rule": {"skips": 1, "flickSpeed": 700, "projectionTime": 0.2},
       "samples": [{"phase": "began", "time": 0, "x": 4, "y": 300},
         {"phase": "changed", "time": 0.5, "x": 20.5, "y": 1e2},
         {"phase": "ended", "time": 0.75, "x": 40, "y": 302}]}
      """
    let screen = Rect(x: 0, y: 0, width: 400, height: 800)
    var random = SeededRandom(seed: 82)
    var (read, refused) = (0, 0)
    for round in 0..<5000 {
      var bytes = Array(text.utf8)
      for _ in 0..<random.int(in: 1...3) {
        let place = random.int(in: 0...(bytes.count - 1))
        switch random.int(in: 0...3) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(bytes[random.int(in: 0...(bytes.count - 1))], at: place)
        case 2: bytes[place] = UInt8(random.int(in: 0x30...0x39))
        default: bytes[place] = UInt8(random.int(in: 0...255))
        }
      }
      let (recording, diagnostics) = PanRecording.read(SourceFile(path: "p", bytes: bytes))
      #expect((recording == nil) == diagnostics.hasErrors, "\(round)")
      guard let recording else {
        refused += 1
        continue
      }
      read += 1
      guard let dismiss = try DismissGesture(recording, or: nil, screen: screen) else { continue }
      let pan = try PlayedPan(
        recording.samples, through: dismiss.pan(for: recording), finishedBy: .smooth,
        within: 0.001)
      #expect(pan.progress(at: pan.endTime) == pan.decision.target, "\(round)")
    }
    #expect(read > 200 && refused > 200)
  }

  @Test("The minimum and maximum of every number can be played")
  func limits() throws {
    for (least, greatest) in [("0.0001%", "100%"), ("1e-6", "1e9")] {
      func quoted(_ text: String) -> String { text.hasSuffix("%") ? "\"\(text)\"" : text }
      for distance in ["1", "1e9"] {
        for number in ["0", "1e9"] {
          let file = SourceFile(
            path: "p",
            text: """
              {"direction": "down", "distance": \(distance), "start": \(number),
               "detents": [\(quoted(least)), \(quoted(greatest))],
               "rule": {"skips": 1000, "flickSpeed": 1e-6, "projectionTime": \(number)},
               "samples": [{"phase": "began", "time": -1e12, "x": -1e9, "y": -1e9},
                 {"phase": "ended", "time": -999999996400, "x": 1e9, "y": 1e9}]}
              """)
          let (read, diagnostics) = PanRecording.read(file)
          #expect(diagnostics.isEmpty)
          let recording = try #require(read)
          let dismiss = try #require(
            try DismissGesture(recording, or: nil, screen: .zero))
          let pan = try PlayedPan(
            recording.samples, through: dismiss.pan(for: recording), finishedBy: .smooth,
            within: 0.001)
          #expect(pan.progress(at: -999_999_998_000).isFinite)
          #expect(pan.progress(at: pan.endTime) == pan.decision.target)
        }
      }
    }
  }
}
