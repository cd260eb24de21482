import Segue
import Testing

/// Tests of drawings of the whole sample, read by Foundation's XML parser; the numbers are compared
/// with the plans.
@Suite struct SampleDrawingTests {
  private func device(_ name: String) throws -> Int {
    try #require(OutfitsSample.compilation.devices.firstIndex { $0.name == name })
  }

  private func check(_ text: String) throws -> ParsedSVG {
    let svg = try #require(ParsedSVG(text), "not well-formed")
    let ids = svg.ids
    #expect(Set(ids).count == ids.count, "ids are unique")
    #expect(Set(svg.references).isSubset(of: ids), "references lead somewhere")
    return svg
  }

  @Test(
    "Every screen is drawn as well-formed XML with unique ids",
    arguments: OutfitsSample.deviceNames)
  func screens(_ name: String) throws {
    let place = try device(name)
    for instance in OutfitsSample.compilation.instances {
      for outline in [false, true] {
        let text = svg(instance.layouts[place], outline: outline) { "data:image/png;base64,\($0)" }
        _ = try check(text)
      }
    }
  }

  @Test(
    "Every transition begins and ends in the frames of its plan",
    arguments: OutfitsSample.deviceNames)
  func flights(_ name: String) throws {
    let place = try device(name)
    let flights = Flight.all(
      of: OutfitsSample.compilation, by: OutfitsSample.compiler, on: place)
    #expect(flights.contains { $0.plan.primary != nil })
    // The cards of a feed have similar transitions, so one is tested for each pair of screens and
    // transition.
    var seen: Set<[String]> = []
    for flight in flights {
      let (plan, screen) = (flight.plan, flight.target.screen.id)
      guard seen.insert([plan.from.screen, screen, plan.transition]).inserted else { continue }
      let svg = try check(flight.filmstrip(moments: [0, 0.5, 1]) { $0 })
      let devices = svg.elements.indices.filter {
        svg.elements[$0].attributes["class"] == "segue-device"
      }
      #expect(devices.count == 3)
      guard flight.plan.primary != nil else { continue }
      for (drawn, end) in [(devices[0], flight.plan.from), (devices[2], flight.plan.to)] {
        let layer = try #require(
          svg.descendants(of: drawn).map { svg.elements[$0] }.first {
            $0.attributes["data-layer"] == flight.plan.from.component
          })
        expectEqual(layer.number("x"), end.frame.x)
        expectEqual(layer.number("y"), end.frame.y)
        expectEqual(layer.number("width"), end.frame.width)
        expectEqual(layer.number("height"), end.frame.height)
      }
    }
  }

  /// Expects equality to the third decimal, which is the last one written.
  private func expectEqual(
    _ written: Double?, _ exact: Double, _ place: SourceLocation = #_sourceLocation
  ) {
    #expect(abs((written ?? .nan) - exact) <= 0.000_500_1, sourceLocation: place)
  }

  @Test("Drawings are deterministic, with at most three decimals")
  func determinism() throws {
    let flights = Flight.all(
      of: OutfitsSample.compilation, by: OutfitsSample.compiler, on: 0)
    let flight = try #require(flights.first { $0.plan.primary != nil })
    let text = flight.filmstrip { $0 }
    #expect(text == flight.filmstrip { $0 })
    #expect(text.firstMatch(of: /[0-9]*\.[0-9]{4,}/) == nil)
    #expect(text.firstMatch(of: /nan|inf/) == nil)
  }

  @Test("A picture is requested once, and written once however often it is drawn")
  func pictures() throws {
    let flights = Flight.all(
      of: OutfitsSample.compilation, by: OutfitsSample.compiler, on: 0)
    let flight = try #require(flights.first { $0.plan.primary != nil })
    var asked: [String] = []
    let svg = try check(
      flight.filmstrip { source in
        asked.append(source)
        return "address of \(source)"
      })
    #expect(Set(asked).count == asked.count)
    let written = svg.all("image").compactMap { $0.attributes["href"] }
    #expect(Set(written).count == written.count)
    #expect(Set(written) == Set(asked.map { "address of \($0)" }))
  }
}
