/// Which files there are: what decides it, and their paths.
extension Build {
  /// What is put out of the build.
  var outline: ArtefactOutline {
    let declarations = project.declarations.screens
    return ArtefactOutline(
      app: project.manifest.app, devices: devices,
      screens: linked.screens.map {
        ArtefactOutline.Screen(
          name: $0.name, id: declarations[$0.declaration].id, declaration: $0.declaration,
          arguments: linked.arguments(of: $0))
      },
      links: zip(linked.links, links).map { link, built in
        ArtefactOutline.Link(
          from: link.from, component: link.action.component, componentName: link.action.name,
          action: link.action.place, to: link.to, presentation: link.presentation,
          url: link.action.action.link?.url, transition: built.record.transition,
          planCount: built.record.plans)
      })
  }

  /// The paths of all JSON files, those that have not to be made too; last `index.json`.
  package func paths(by workers: some Workers) -> [String] {
    ArtefactPaths(outline).all(by: workers)
  }

  /// How many files there are, the binary artefact among them.
  package var fileCount: Int {
    screens.count * devices.count + links.reduce(2) { $0 + $1.record.plans }
  }

  /// Whether every file that is not made is among those that are there.
  package func needsOnly(_ known: [String], by workers: some Workers) -> Bool {
    let known = Set(known)
    let paths = ArtefactPaths(outline)
    return zip(screens, paths.screens).allSatisfy { screen, files in
      screen.layouts != nil || files.allSatisfy(known.contains)
    }
      && zip(links, paths.links(by: workers)).allSatisfy { link, files in
        link.planned != nil || files.allSatisfy(known.contains)
      }
  }

  /// The folders of all JSON files.
  func folders(by workers: some Workers) -> [String] {
    let paths = ArtefactPaths(outline)
    return (paths.screens + paths.links(by: workers)).compactMap { files in
      // A link that plays on no device has none.
      files.first.flatMap { file in
        file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[..<$0]) }
      }
    }
  }

  /// What decides which JSON files there are, and what `index.json` says of them.
  static func outlineDigest(
    _ linked: ScreenLinks, screens: [BuiltScreen], links: [BuiltLink]
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
