import Segue
import Testing

/// Cases by behaviour, compared with measurements in Chromium.
struct MeasuredLayoutTests {
  @Test("A layout matches Chromium's to within a tenth of a point", arguments: MeasuredLayout.all)
  func agreesWithChromium(_ measured: MeasuredLayout) throws {
    let tree = try LayoutNotation.tree(measured.tree)
    let result = layout(tree, viewport: Size(width: 1200, height: 900))
    try #require(result.frames.count == measured.boxes.count + 1)
    for (frame, expected) in zip(result.frames.dropFirst(), measured.boxes) {
      let found = [frame.x, frame.y, frame.width, frame.height]
      #expect(
        zip(found, expected.frame).allSatisfy { abs($0 - $1) <= tolerance($1) },
        "\(measured.tree): \(found), not \(expected.frame)")
    }
  }

  /// Returns a tenth of a point, and for lengths above a million the precision that the browser
  /// loses by reporting frames as 32-bit floating-point numbers.
  private func tolerance(_ expected: Double) -> Double { max(0.1, abs(expected) / 8_000_000) }

  @Test(
    "A scroll container has Chromium's content size, which is rounded to whole points",
    arguments: MeasuredLayout.all.filter { $0.boxes.contains { $0.held != nil } })
  func holdsWhatItHoldsInChromium(_ measured: MeasuredLayout) throws {
    let tree = try LayoutNotation.tree(measured.tree)
    let result = layout(tree, viewport: Size(width: 1200, height: 900))
    for (box, expected) in measured.boxes.enumerated() {
      let size = result.scrollArea(of: BoxID(box + 1))?.contentSize
      guard let held = expected.held else {
        // Boxes that are not displayed have no content, and the other ones are not scroll
        // containers.
        #expect(size == nil, "\(measured.tree): box \(box) holds something")
        continue
      }
      let found = try #require(size, "\(measured.tree): box \(box) holds nothing")
      #expect(
        abs(found.width - held[0]) <= 1 && abs(found.height - held[1]) <= 1,
        "\(measured.tree): box \(box) holds \(found.width) by \(found.height), not \(held)")
    }
  }

  @Test("There are at least five hundred cases with distinct names and trees")
  func manyCases() {
    let all = MeasuredLayout.all
    #expect(all.count >= 500)
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(Set(all.map(\.tree)).count == all.count)
    #expect(all.allSatisfy { !$0.name.isEmpty && !$0.boxes.isEmpty })
  }
}
