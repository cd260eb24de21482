extension Build {
  /// The numbers of compiled things.
  package struct Counts: Hashable, Sendable {
    package let screens: Int
    /// The number of screens with arguments.
    package let variants: Int
    package let links: Int
    package let transitions: Int

    package init(screens: Int, variants: Int, links: Int, transitions: Int) {
      self.screens = screens
      self.variants = variants
      self.links = links
      self.transitions = transitions
    }
  }

  /// The results for a declared screen.
  package struct ScreenSummary: Sendable {
    package let id: String
    package let route: String?
    package var variants = 0
    // The number of components, links and transitions are those of the first variant.
    package var components = 0
    package var links = 0
    /// The names of its transitions, each once.
    package var transitions: [String] = []
  }

  package var counts: Counts {
    Counts(
      screens: Set(linked.screens.map { $0.declaration }).count, variants: screens.count,
      links: links.count, transitions: links.reduce(0) { $0 + $1.record.plans })
  }

  /// Returns the summaries of the screens that are opened, in the order of their files.
  package func summaries(of project: Project) -> [ScreenSummary] {
    var summaries = project.declarations.screens.map {
      ScreenSummary(id: $0.id, route: $0.route?.name)
    }
    var isFirst: [Bool] = []
    for (linked, built) in zip(linked.screens, screens) {
      let screen = linked.declaration.index
      isFirst.append(summaries[screen].variants == 0)
      summaries[screen].variants += 1
      if summaries[screen].variants == 1 {
        summaries[screen].components = built.record.facts.componentCount
      }
    }
    for (link, built) in zip(linked.links, links) where isFirst[link.from.index] {
      let screen = linked.screens[link.from].declaration.index
      summaries[screen].links += 1
      if let name = built.record.transition, !summaries[screen].transitions.contains(name) {
        summaries[screen].transitions.append(name)
      }
    }
    return summaries.filter { $0.variants > 0 }
  }

  /// The build as a compilation; nil if some results are from an earlier build.
  package var compilation: Compilation? {
    let made = screens.allSatisfy { $0.layouts != nil } && links.allSatisfy { $0.planned != nil }
    return made ? Compilation(parts, diagnostics: diagnostics) : nil
  }
}
