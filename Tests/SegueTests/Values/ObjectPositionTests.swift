import Segue
import Testing

@Suite("Object positions")
struct ObjectPositionTests {
  /// Accepted by browsers but not here: units other than px, and calculations.
  static let notRead: Set<String> = ["10em 5px", "calc(10% + 5px) top"]

  // Positions with three values come from background-position, which older pages use.
  @Test(
    "Positions are accepted with the same values as in a browser, or rejected as there",
    arguments: ["objectPosition", "threeParts"])
  func measurements(kind: String) throws {
    let rows = try BrowserMeasurements.rows(kind)
    #expect(rows.count >= 15)
    for row in rows {
      let position = try? ObjectPosition(css: row.text)
      guard let computed = row.computed, !Self.notRead.contains(row.text) else {
        #expect(position == nil, "\(row.text)")
        continue
      }
      let found = try #require(position, "\(row.text)")
      let text = "\(Self.chromiumText(found.x)) \(Self.chromiumText(found.y))"
      // Of the two notations for zero, the typed value has only one.
      let expected = computed.split(separator: " ").map { $0 == "0px" ? "0%" : $0 }
      #expect(text == expected.joined(separator: " "), "\(row.text)")
    }
  }

  private static func chromiumText(_ offset: ObjectPosition.Offset) -> String {
    let (percent, points) = (Int(offset.percent), Int(offset.points))
    if points == 0 { return "\(percent)%" }
    if percent == 0 { return "\(points)px" }
    return "calc(\(percent)% \(points < 0 ? "-" : "+") \(abs(points))px)"
  }

  // Worked out by hand: of 200 points of free space, 50 % are 100, and 10 points from the far edge
  // are 190.
  @Test("An offset is a percentage of the free space plus points")
  func resolution() throws {
    let position = try ObjectPosition(css: "right 10px top 25%")
    #expect(position.x.resolved(freeSpace: 200) == 190)
    #expect(position.y.resolved(freeSpace: 200) == 50)
    #expect(ObjectPosition.center.x.resolved(freeSpace: -30) == -15)
    #expect(try ObjectPosition(css: "center") == .center)
  }

  @Test("Serialising and parsing a position gives the same position")
  func roundTrip() throws {
    for kind in ["objectPosition", "threeParts"] {
      for row in try BrowserMeasurements.rows(kind) {
        guard let position = try? ObjectPosition(css: row.text) else { continue }
        #expect(try ObjectPosition(css: position.description) == position, "\(row.text)")
      }
    }
    var random = SeededRandom(seed: 17)
    func offset() -> ObjectPosition.Offset {
      switch random.int(in: 0...2) {
      case 0: ObjectPosition.Offset(percent: random.double(in: -200...200))
      case 1: ObjectPosition.Offset(points: random.double(in: -200...200))
      default: ObjectPosition.Offset(percent: 100, points: random.double(in: -200...200))
      }
    }
    for _ in 0..<2000 {
      let position = ObjectPosition(x: offset(), y: offset())
      #expect(try ObjectPosition(css: position.description) == position)
    }
  }

  @Test("A combination that no parser produces is written as CSS computes it")
  func mixture() {
    let position = ObjectPosition(x: .init(percent: 30, points: 5), y: .init(percent: 50))
    #expect(position.description == "calc(30% + 5px) 50%")
  }
}
