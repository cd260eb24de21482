import Segue
import Testing

/// Numbers that nobody writes have a layout all the same.
@Suite struct HostileNumberTests {
  @Test("Frames are finite and no size is negative, whatever the numbers", arguments: 0..<10)
  func frames(group: UInt64) {
    var scratch = LayoutScratch()
    let count = UInt64(tries(300, withoutOptimisation: 40))
    for seed in group * 300 + 1...group * 300 + count {
      var random = SeededRandom(seed: seed)
      let generator = RandomBoxes(hostile: true)
      let tree = generator.tree(&random)
      let viewport = Size(width: generator.number(&random), height: generator.number(&random))
      let result = layout(tree, viewport: viewport)
      #expect(result.frames.count == tree.count)
      #expect(result.frames.allSatisfy { $0.isDefined }, "seed \(seed)")
      for area in result.scrollAreas {
        #expect(area.viewport.width >= 0 && area.viewport.height >= 0, "seed \(seed)")
        #expect(
          area.contentSize.width.isFinite && area.contentSize.width >= area.viewport.width
            && area.contentSize.height.isFinite && area.contentSize.height >= area.viewport.height,
          "seed \(seed)")
      }
      #expect(scratch.layout(tree, viewport: viewport) == result, "seed \(seed)")
      #expect(scratch.visits <= tree.count * (Int(LayoutScratch.mostVisits) + 1))
      let scale = generator.number(&random)
      let rounded = result.rounded(toPixelsOf: scale).frames
      #expect(rounded.allSatisfy { $0.isDefined }, "seed \(seed), scale \(scale)")
    }
  }

  @Test(
    "Borders in pixels are finite, and are there",
    arguments: [
      0, -1, 1, 1e308, -1e308, 1e-308, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude,
    ])
  func borders(number: Double) {
    for scale in [number, 1, 2, 3, 1e-308, 1e308] {
      for width in [number, 0.3, 1, 1e308, .leastNonzeroMagnitude] {
        var style = LayoutStyle()
        style.border = Edges(top: width, right: 1, bottom: width, left: 0)
        let border = style.withBorders(inPixelsOf: scale).border
        // What is no length stays what it is; layout takes it for none.
        if width.isFinite, width > 0 {
          #expect(border.top.isFinite && border.top > 0, "\(width) at \(scale)")
          #expect(border.bottom == border.top)
        }
        #expect(border.right.isFinite && border.left == 0, "\(scale)")
      }
    }
  }
}

extension Rect {
  /// Finite, and no side is negative; positions and sizes within what layout counts in.
  var isDefined: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite && width >= 0 && height >= 0
  }
}
