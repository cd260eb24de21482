/// The data of a page under construction.
struct PreviewData {
  private var elements = PageElements()
  private var tables: PreviewTables
  private var positions: SourceLocations
  /// The texts of the lines of each instance.
  private var lines: [InternedTexts]

  init(_ addresses: PreviewAddresses, sources: SourceMap, instances: Int) {
    tables = PreviewTables(address: addresses.picture, embedding: addresses.embedding)
    positions = SourceLocations(sources)
    lines = Array(repeating: InternedTexts(), count: instances)
  }

  /// The data, after the project has been added.
  var bytes: [UInt8] { elements.bytes }

  /// The CSS `@font-face` rules of the embedded fonts, after all views have been added.
  var fonts: String { tables.fonts.css }

  /// Adds a view on every device in both directions, with the flights that start there.
  ///
  /// Every second variant is the previous one's device in the other direction. Of such a variant
  /// only the columns that differ from the previous variant are written; of the others, those that
  /// differ from the first.
  mutating func addView(
    _ number: Int, of instance: ScreenIndex,
    variants: [(
      layout: ScreenLayout, flights: [(flight: PreviewFlight, destination: ScreenLayout)]
    )]
  ) {
    var columns: [[PreviewLayout.Column]] = []
    for (variant, (layout, flights)) in variants.enumerated() {
      let all = PreviewLayout(layout).columns(&tables, &lines[instance.index])
      let base = variant == 0 ? [] : columns[variant % 2 == 1 ? variant - 1 : 0].map { $0.json }
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
                writer.member(flight.action.key) { $0.flight(flight, ends: ends, in: &tables) }
              }
            }
          }
        }
      }
    }
  }

  /// Adds the parts of an instance that are the same on all devices. Call after the instance's
  /// views, whose lines it writes.
  mutating func addTree(_ tree: PreviewTree, of instance: ScreenIndex) {
    elements.add("tree-\(instance)") {
      tree.write(to: &$0, locations: &positions, &lines[instance.index])
    }
  }

  /// Adds the shared tables. Call last, when they are complete.
  mutating func addProject(_ project: PreviewProject) {
    elements.add("project") { project.write(to: &$0, tables, &positions) }
  }
}
