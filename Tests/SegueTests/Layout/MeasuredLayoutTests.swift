import Segue
import Testing

/// Cases by behaviour, compared with the frames that Chromium measured.
struct MeasuredLayoutTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var tree: String
    var frames: [[Double]]

    var testDescription: String { name }
  }

  static let cases: [Case] = measuredLayouts.split(separator: "\n").map { line in
    let parts = line.split(separator: "|").map { $0.trimming { $0 == " " } }
    return Case(
      name: parts[0], tree: parts[1],
      frames: parts[2].split(separator: ",").map {
        $0.split(separator: " ").compactMap { Double($0) }
      })
  }

  @Test("A layout agrees with Chromium's within a tenth of a point", arguments: cases)
  func agreesWithChromium(_ layoutCase: Case) throws {
    let tree = try LayoutNotation.tree(layoutCase.tree)
    let frames = layout(tree, viewport: Size(width: 1200, height: 900)).frames.dropFirst()
    try #require(frames.count == layoutCase.frames.count)
    for (frame, expected) in zip(frames, layoutCase.frames) {
      let found = [frame.x, frame.y, frame.width, frame.height]
      #expect(
        zip(found, expected).allSatisfy { abs($0 - $1) <= 0.1 },
        "\(layoutCase.tree): \(found), not \(expected)")
    }
  }
}

extension Substring {
  /// Without the characters at both ends that satisfy `isTrimmed`.
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
    var rest = drop(while: isTrimmed)
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return String(rest)
  }
}
