/// The files of a build: their number, their paths, and digests of what determines them.
extension Build {
  /// The outline of the build.
  var outline: ArtefactOutline {
    let declarations = project.declarations.screens
    return ArtefactOutline(
      app: project.manifest.app, devices: devices, flows: project.manifest.navigation.flows,
      screens: linked.screens.map {
        ArtefactOutline.Screen(
          name: $0.name, id: declarations[$0.declaration].id, declaration: $0.declaration,
          arguments: linked.arguments(of: $0), phase: $0.target.phase)
      },
      links: zip(linked.links, links).map { link, built in
        ArtefactOutline.Link(
          from: link.from, component: link.action.component, componentName: link.action.name,
          action: link.action.linkIndex, to: link.to, presentation: link.presentation,
          url: link.action.action.link?.url, choice: link.choice,
          transition: built.record.transition,
          planCount: built.record.plans)
      })
  }

  /// The paths of the files of screens and links; nil if the build writes none.
  var paths: ArtefactPaths? { hasFiles ? ArtefactPaths(outline) : nil }

  /// Returns the paths of the files of all screens and links, with those that an earlier build has
  /// written.
  package func paths(by workers: some Workers) -> [String] {
    paths?.all(by: workers).flatMap { $0 } ?? []
  }

  /// The number of files, including `index.json` and the binary artefact.
  package var fileCount: Int {
    2 + (hasFiles ? screens.count * devices.count + links.reduce(0) { $0 + $1.record.plans } : 0)
  }

  /// Returns whether all files that this build does not make exist.
  package func needsOnly(_ known: [String], by workers: some Workers) -> Bool {
    guard let paths else { return true }
    let known = Set(known)
    return zip(screens, paths.screens).allSatisfy { screen, files in
      screen.layouts != nil || files.allSatisfy(known.contains)
    }
      && zip(links, paths.links(by: workers)).allSatisfy { link, files in
        link.planned != nil || files.allSatisfy(known.contains)
      }
  }

  /// Returns the folders of the files of screens and links.
  func folders(by workers: some Workers) -> [String] {
    (paths?.all(by: workers) ?? []).compactMap { files in
      // A link without plans has no files.
      files.first.flatMap { file in
        file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[..<$0]) }
      }
    }
  }

  /// Returns a digest of what determines which JSON files there are and the content of
  /// `index.json`.
  static func outlineDigest(
    _ linked: ScreenLinks, screens: [BuiltScreen], links: [BuiltLink], hasFiles: Bool
  ) -> ContentDigest {
    var parts =
      [ContentDigest(of: hasFiles ? "files" : ""), flowsDigest(linked.compiler.project)]
      + screens.map { $0.record.facts.outline }
    parts.reserveCapacity(1 + screens.count + 2 * links.count)
    for (link, built) in zip(linked.links, links) {
      parts.append(
        ContentDigest(
          high: UInt64(truncatingIfNeeded: link.from.index),
          low: UInt64(truncatingIfNeeded: link.to.index)))
      parts.append(built.record.outline)
      if let choice = link.choice {
        parts.append(
          ContentDigest(
            high: UInt64(truncatingIfNeeded: choice.flow),
            low: UInt64(truncatingIfNeeded: choice.choice)))
      }
    }
    return ContentDigest(of: parts)
  }

  private static func flowsDigest(_ project: Project) -> ContentDigest {
    var writer = PackedWriter()
    for flow in project.manifest.navigation.flows {
      writer.write(flow.name.name, flow.route.name)
      writer.write(flow.choices) { writer, choice in writer.write(choice.name, choice.link.url) }
    }
    return ContentDigest(writer.bytes)
  }

  /// A digest of what determines the tables of the binary artefact: the outline, the components
  /// that have links, the targets of routes, and the files from which screens are filled.
  var tablesDigest: ContentDigest {
    var writer = PackedWriter()
    for screen in project.declarations.screens {
      writer.write(screen.id, screen.route?.name)
      writer.write(screen.parameters) { writer, parameter in
        writer.write(parameter.name, parameter.type, parameter.defaultScalar?.value)
      }
    }
    return ContentDigest(
      of: [outlineDigest, ContentDigest(writer.bytes)] + screens.map { $0.record.facts.tables }
        + (project.hasTemplates ? project.templateFiles.map { environment.bytes[$0.index] } : []))
  }
}
