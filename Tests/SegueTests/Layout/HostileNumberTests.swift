import Segue
import Testing

/// Layouts with hostile numbers.
@Suite struct HostileNumberTests {
  @Test("Frames are finite and no size is negative, for any numbers", arguments: 0..<10)
  func frames(group: UInt64) {
    var scratch = LayoutScratch()
    let count = UInt64(tries(300, withoutOptimisation: 20))
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
      #expect(scratch.visits <= tree.count * (Int(LayoutScratch.maximumVisitCount) + 1))
      let scale = generator.number(&random)
      let rounded = result.rounded(toPixelsOf: scale).frames
      #expect(rounded.allSatisfy { $0.isDefined }, "seed \(seed), scale \(scale)")
    }
  }

  @Test(
    "Borders in pixels are finite and not lost",
    arguments: [
      0, -1, 1, 1e308, -1e308, 1e-308, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude,
    ])
  func borders(number: Double) {
    for scale in [number, 1, 2, 3, 1e-308, 1e308] {
      for width in [number, 0.3, 1, 1e308, .leastNonzeroMagnitude] {
        var style = LayoutStyle()
        style.border = Edges(top: width, right: 1, bottom: width, left: 0)
        style.alignSelf = .start
        var tree = BoxTree(scale: scale)
        let root = tree.append(style: tree.addStyle(LayoutStyle()), parent: nil)
        tree.append(style: tree.addStyle(style), parent: root)
        let size = layout(tree, viewport: Size(width: 100, height: 100)).frames[1].size
        // A width that is not a valid length counts as zero, and a valid border is never lost.
        #expect(size.width.isFinite && size.width > 0, "\(scale)")
        #expect(size.height.isFinite, "\(width) at \(scale)")
        #expect((size.height > 0) == (width > 0), "\(width) at \(scale)")
      }
    }
  }
}

extension Rect {
  /// Whether the rectangle is finite and no side is negative.
  var isDefined: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite && width >= 0 && height >= 0
  }
}
