/// The data of a page while it is put together.
struct PreviewData {
  private var elements = PageElements()
  private var tables: PreviewTables
  private var places: SourcePlaces
  /// The texts of the lines of each instance.
  private var lines: [InternedTexts]

  init(_ addresses: PreviewAddresses, sources: SourceMap, instances: Int) {
    tables = PreviewTables(address: addresses.picture)
    places = SourcePlaces(sources)
    lines = Array(repeating: InternedTexts(), count: instances)
  }

  /// The data; its project must have been added.
  var bytes: [UInt8] { elements.bytes }

  /// A view on every device in every direction, with what can be played from there.
  ///
  /// Of the second and every other variant, the same device in the other direction, only those columns are
  /// written that differ from the one before; of the others those that differ from the first.
  mutating func addView(
    _ number: Int, of instance: Int,
    variants: [(
      layout: ScreenLayout, flights: [(flight: PreviewFlight, destination: ScreenLayout)]
    )]
  ) {
    var columns: [[PreviewLayout.Column]] = []
    for (variant, (layout, flights)) in variants.enumerated() {
      let all = PreviewLayout(layout).columns(&tables, &lines[instance])
      let base = variant == 0 ? [] : columns[variant % 2 == 1 ? variant - 1 : 0].map(\.json)
      columns.append(all)
      elements.add("view-\(number)-\(variant)") { writer in
        writer.object { writer in
          for (index, column) in all.enumerated()
          where index >= base.count || base[index] != column.json {
            writer.member(column.name) { $0.verbatim(column.json) }
          }
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
  }

  /// What of an instance is the same everywhere. Comes after its views, whose lines it has.
  mutating func addTree(_ tree: PreviewTree, of instance: Int) {
    elements.add("tree-\(instance)") {
      tree.write(to: &$0, places: &places, &lines[instance])
    }
  }

  /// What all share. Comes last, when everything that it lists is known.
  mutating func addProject(_ project: PreviewProject) {
    elements.add("project") { project.write(to: &$0, tables, &places) }
  }
}
