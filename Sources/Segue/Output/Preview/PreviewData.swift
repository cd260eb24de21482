/// The data of a page while it is put together.
struct PreviewData {
  private var elements = PageElements()
  private var tables: PreviewTables
  private var places: SourcePlaces

  init(_ addresses: PreviewAddresses, sources: SourceMap) {
    tables = PreviewTables(address: addresses.picture)
    places = SourcePlaces(sources)
  }

  /// The data; its project must have been added.
  var bytes: [UInt8] { elements.bytes }

  /// What of an instance is the same on every device.
  mutating func addTree(_ tree: PreviewTree, of instance: Int) {
    elements.add("tree-\(instance)") { tree.write(to: &$0, places: &places) }
  }

  /// A view on a device, with what can be played from there.
  mutating func addView(
    _ number: Int, _ layout: ScreenLayout,
    _ flights: [(flight: PreviewFlight, destination: ScreenLayout)], variant: Int
  ) {
    elements.add("view-\(number)-\(variant)") { writer in
      writer.object { writer in
        PreviewLayout(layout).write(to: &writer, &tables)
        writer.member("flights") { writer in
          writer.object { writer in
            for (flight, destination) in flights {
              let ends = PreviewEnds(source: layout.screen, destination: destination.screen)
              writer.member(flight.place.key) { $0.flight(flight, ends, &tables) }
            }
          }
        }
      }
    }
  }

  /// What all share. Comes last, when everything that it lists is known.
  mutating func addProject(_ project: PreviewProject) {
    elements.add("project") { project.write(to: &$0, tables, &places) }
  }
}
