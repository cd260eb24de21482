/// A writer of GSUB and GPOS with one script, `DFLT` (OpenType 1.9, "Common Table Formats").
enum LayoutTableWriter {
  /// Returns the table.
  ///
  /// - Parameters:
  ///   - features: The features in the order of their tags, with the indices of their lookups.
  ///   - lookups: The lookup tables.
  /// - Returns: The table; nil if it is larger than its offsets allow.
  static func table(
    features: [(tag: UInt32, lookups: [Int])], lookups: [[UInt8]]
  ) -> [UInt8]? {
    var writer = TableWriter()
    writer.uint32(0x0001_0000)
    writer.uint16(10)
    // The script list, the script and its default language system.
    let featureList = 10 + 8 + 4 + 6 + 2 * features.count
    writer.uint16(featureList)
    writer.uint16(0)
    writer.uint16(1)
    writer.uint32(FontTables.number("DFLT"))
    writer.uint16(8)
    writer.uint16(4)
    writer.uint16(0)
    writer.uint16(0)
    writer.uint16(0xFFFF)
    writer.uint16(features.count)
    for index in features.indices { writer.uint16(index) }

    writer.uint16(features.count)
    var offset = 2 + 6 * features.count
    for feature in features {
      writer.uint32(feature.tag)
      writer.uint16(offset)
      offset += 4 + 2 * feature.lookups.count
    }
    for feature in features {
      writer.uint16(0)
      writer.uint16(feature.lookups.count)
      for lookup in feature.lookups { writer.uint16(lookup) }
    }

    writer.set16(8, to: writer.count)
    writer.uint16(lookups.count)
    offset = 2 + 2 * lookups.count
    for lookup in lookups {
      guard offset <= 0xFFFF else { return nil }
      writer.uint16(offset)
      offset += lookup.count
    }
    for lookup in lookups { writer.append(lookup) }
    return writer.bytes
  }

  /// Returns a coverage table of glyphs in ascending order, in the shorter of its formats.
  static func coverage(_ glyphs: [Int]) -> [UInt8] {
    var writer = TableWriter()
    let runs = runs(glyphs.map { ($0, 0) })
    if 3 * runs.count < glyphs.count {
      writer.uint16(2)
      writer.uint16(runs.count)
      var index = 0
      for run in runs {
        writer.uint16(run.first)
        writer.uint16(run.last)
        writer.uint16(index)
        index += run.last - run.first + 1
      }
    } else {
      writer.uint16(1)
      writer.uint16(glyphs.count)
      for glyph in glyphs { writer.uint16(glyph) }
    }
    return writer.bytes
  }

  /// Returns a class definition of glyphs in ascending order. Glyphs of class 0 are left out.
  static func classes(_ classes: [(glyph: Int, number: Int)]) -> [UInt8] {
    let runs = runs(classes.filter { $0.number != 0 })
    var writer = TableWriter()
    writer.uint16(2)
    writer.uint16(runs.count)
    for run in runs {
      writer.uint16(run.first)
      writer.uint16(run.last)
      writer.uint16(run.number)
    }
    return writer.bytes
  }

  /// Returns the runs of consecutive glyphs of one class.
  private static func runs(
    _ classes: [(glyph: Int, number: Int)]
  ) -> [(first: Int, last: Int, number: Int)] {
    var runs: [(first: Int, last: Int, number: Int)] = []
    for (glyph, number) in classes {
      if let last = runs.last, last.last + 1 == glyph, last.number == number {
        runs[runs.count - 1].last = glyph
      } else {
        runs.append((glyph, glyph, number))
      }
    }
    return runs
  }
}
