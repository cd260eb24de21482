import Foundation
import Segue

/// Ends the process, so that libFuzzer reports the input as a finding.
func breaks(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\nbroken law: \(message)\n".utf8))
  fatalError(message)
}

/// Checks an invariant that holds for every input.
func law(_ holds: Bool, _ message: @autoclosure () -> String) {
  if !holds { breaks(message()) }
}

func requireFinite(_ numbers: Double..., in what: @autoclosure () -> String) {
  law(numbers.allSatisfy(\.isFinite), "\(what()) is not finite: \(numbers)")
}

func requireFinite(_ rect: Rect, in what: @autoclosure () -> String) {
  law(
    rect.x.isFinite && rect.y.isFinite && rect.width.isFinite && rect.height.isFinite
      && rect.width >= 0 && rect.height >= 0, "\(what()) is no rectangle: \(rect)")
}

func requireFinite(_ state: LayerState, in what: @autoclosure () -> String) {
  requireFinite(state.frame, in: "the frame of \(what())")
  requireFinite(state.clip, in: "the clip of \(what())")
  requireFinite(state.content, in: "the content of \(what())")
  requireFinite(state.opacity, state.gradientMix, in: "the opacity of \(what())")
  for corners in [state.corners, state.clipCorners] {
    requireFinite(
      corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight,
      in: "the corners of \(what())")
  }
  for color in [state.background, state.borderColor] {
    requireFinite(color.red, color.green, color.blue, color.alpha, in: "a colour of \(what())")
  }
}

func requireFinite(_ frame: FlightFrame) {
  requireFinite(frame.progress, in: "the progress of a frame")
  for state in frame.layers + frame.screens { requireFinite(state, in: "a layer") }
}

/// Returns the value that Foundation reads from JSON, for comparison.
func foundationValue(_ bytes: [UInt8]) -> NSObject? {
  try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed) as? NSObject
}

func requireJSON(_ bytes: [UInt8], in what: @autoclosure () -> String) {
  law(
    foundationValue(bytes) != nil, "\(what()) is no JSON: \(String(decoding: bytes, as: UTF8.self))"
  )
}

/// Checks that a diagnostic's ranges are in their files.
func requireRanges(_ diagnostic: Diagnostic, in sources: SourceMap) {
  for range in [diagnostic.range] + diagnostic.notes.map(\.range) {
    let bytes = sources[range.file].bytes
    law(
      0 <= range.lowerBound && range.lowerBound <= range.upperBound
        && range.upperBound <= bytes.count, "\(diagnostic.code) points outside of its file")
  }
}

/// Renders diagnostics in every format. No control character of an input may reach a terminal.
func requireReports(_ diagnostics: [Diagnostic], in sources: SourceMap) {
  for diagnostic in diagnostics {
    requireRanges(diagnostic, in: sources)
  }
  let text = DiagnosticsText(width: 80).render(diagnostics, in: sources)
  for scalar in text.unicodeScalars where scalar != "\n" {
    let isRaw =
      scalar.properties.generalCategory == .control
      || ("\u{202A}"..."\u{202E}").contains(scalar) || ("\u{2066}"..."\u{2069}").contains(scalar)
    law(!isRaw, "U+\(String(scalar.value, radix: 16)) reaches the terminal")
  }
  for line in DiagnosticsJSON().render(diagnostics, in: sources).split(separator: "\n") {
    requireJSON(Array(line.utf8), in: "a diagnostic")
  }
  let log = DiagnosticsSARIF(toolVersion: "0").render(diagnostics, in: sources)
  requireJSON(Array(log.utf8), in: "the SARIF log")
  let annotations = DiagnosticsGitHub().render(diagnostics, in: sources)
  for line in annotations.split(separator: "\n") {
    law(line.hasPrefix("::"), "an annotation ends early: \(line)")
  }
}

/// The processor time of this thread, in seconds.
func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
