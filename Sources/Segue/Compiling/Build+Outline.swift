/// Which files there are: what decides it, and their paths.
extension Build {
  /// The paths of all JSON files, those that have not to be made too; last `index.json`.
  package func paths(by workers: some Workers) -> [String] {
    let paths = screenPaths
    return (paths.screens + linkPaths(paths, by: workers)).flatMap { $0 } + ["index.json"]
  }

  /// How many files there are, the binary artefact among them.
  package var fileCount: Int {
    screens.count * devices.count + links.reduce(2) { $0 + $1.record.plans }
  }

  /// Whether every file that is not made is among those that are there.
  package func needsOnly(_ known: [String], by workers: some Workers) -> Bool {
    let known = Set(known)
    let paths = screenPaths
    return zip(screens, paths.screens).allSatisfy { screen, files in
      screen.layouts != nil || files.allSatisfy(known.contains)
    }
      && zip(links, linkPaths(paths, by: workers)).allSatisfy { link, files in
        link.planned != nil || files.allSatisfy(known.contains)
      }
  }

  /// The folders of all JSON files.
  func folders(by workers: some Workers) -> [String] {
    let paths = screenPaths
    return (paths.screens + linkPaths(paths, by: workers)).compactMap { files in
      // A link that plays on no device has none.
      files.first.flatMap { file in
        file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[..<$0]) }
      }
    }
  }

  var screenPaths: BuildPaths {
    var paths = BuildPaths(devices)
    for screen in linked.screens { paths.addScreen(named: screen.name) }
    return paths
  }

  /// The files of some links that leave one screen, all that do.
  func linkPaths(_ range: Range<Int>, _ paths: BuildPaths) -> [[String]] {
    guard let first = range.first else { return [] }
    var names = paths.links(of: linked.links[first].from)
    return range.map { place in
      let action = linked.links[place].action
      return names.next(of: action.name, place: action.place, devices: links[place].record.plans)
    }
  }

  /// The files of all links.
  func linkPaths(_ paths: BuildPaths, by workers: some Workers) -> [[String]] {
    let ranges = linked.linkRanges
    return workers.mapChunks(of: ranges.count, each: 32) { chunk in
      chunk.flatMap { linkPaths(ranges[$0], paths) }
    }
  }

  /// What decides which JSON files there are, and what `index.json` says of them.
  static func outlineDigest(
    _ linked: ScreenLinks, _ screens: [BuiltScreen], _ links: [BuiltLink]
  ) -> ContentDigest {
    var parts = screens.map(\.record.facts.outline)
    parts.reserveCapacity(screens.count + 2 * links.count)
    for (link, built) in zip(linked.links, links) {
      parts.append(
        ContentDigest(
          high: UInt64(truncatingIfNeeded: link.from), low: UInt64(truncatingIfNeeded: link.to)))
      parts.append(built.record.outline)
    }
    return ContentDigest(of: parts)
  }

  /// What decides the tables of the binary artefact: the outline, the components that have links, and what
  /// routes lead to.
  var tablesDigest: ContentDigest {
    var writer = PackedWriter()
    for screen in project.declarations.screens {
      writer.write(screen.id)
      writer.write(screen.route?.name) { $0.write($1) }
      writer.write(screen.parameters) { writer, parameter in
        writer.write(parameter.name)
        writer.write(parameter.type.rawValue)
        writer.write(parameter.defaultScalar) { $1.value.write(&$0) }
      }
    }
    return ContentDigest(
      of: [outlineDigest, ContentDigest(writer.bytes)] + screens.map(\.record.facts.tables))
  }
}

extension ScreenLinks {
  /// The links that leave each screen which has some: they stand in the order of the screens.
  var linkRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for place in links.indices
    where place + 1 == links.count || links[place + 1].from != links[place].from {
      ranges.append(start..<place + 1)
      start = place + 1
    }
    return ranges
  }
}
