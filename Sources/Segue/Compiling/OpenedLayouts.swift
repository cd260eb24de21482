/// The layouts of screens that links open in another presentation or in another column of a split
/// view than the screens declare. Each is computed once, however many links need it.
struct OpenedLayouts: Sendable {
  private let compiler: Compiler
  private var places: [Way: Int] = [:]
  private var opened: [OpenedLayout] = []

  /// A layout, with the work that it took.
  struct OpenedLayout: Sendable {
    let layout: Diagnosed<ScreenLayout>
    let work: PieceWork
  }

  /// The manner in which a link opens a screen on a device.
  private struct Way: Hashable {
    let screen: ScreenIndex
    /// The index of the screen's own layout among those on all devices.
    let place: Int
    let device: String
    let presentation: Presentation
    let column: SplitColumn?
  }

  /// - Parameters:
  ///   - links: The links.
  ///   - layouts: The layouts of each screen as the screen declares it.
  ///   - compiler: The compiler.
  ///   - budget: The budget of the compilation.
  ///   - workers: The workers that lay out screens.
  init(
    of links: [FollowedLink], between layouts: [[ScreenLayout]], by compiler: Compiler,
    within whole: WorkBudget, _ workers: some Workers
  ) {
    self.compiler = compiler
    var wanted: [(screen: Screen, source: ScreenLayout, presentation: Presentation)] = []
    for link in links {
      for (place, pair) in zip(layouts[link.from.index], layouts[link.to.index]).enumerated() {
        let (source, target) = pair
        guard !compiler.stands(target, openedFrom: source, as: link.presentation) else { continue }
        let way = self.way(of: link, at: place, from: source)
        guard places[way] == nil else { continue }
        places[way] = wanted.count
        wanted.append((target.screen, source, link.presentation))
      }
    }
    opened = workers.mapChunks(of: wanted.count, each: 16) { [wanted] range in
      var scratch = LayoutScratch()
      return range.map { index in
        let (screen, source, presentation) = wanted[index]
        let budget = WorkBudget(limit: whole.limit - whole.used, of: whole)
        let layout = compiler.bounded(by: budget).layout(
          screen, openedFrom: source, presentation: presentation, in: &scratch)
        return OpenedLayout(layout: layout, work: PieceWork(of: budget))
      }
    }
  }

  /// Returns the layout of a screen as a link opens it; nil if it is the screen's own layout.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - place: The index of the two layouts among those on all devices.
  ///   - source: The layout of the source screen.
  ///   - target: The destination screen's own layout.
  func layout(
    of link: FollowedLink, at place: Int, from source: ScreenLayout, to target: ScreenLayout
  ) -> OpenedLayout? {
    guard !compiler.stands(target, openedFrom: source, as: link.presentation) else { return nil }
    return places[way(of: link, at: place, from: source)].map { opened[$0] }
  }

  private func way(of link: FollowedLink, at place: Int, from source: ScreenLayout) -> Way {
    Way(
      screen: link.to, place: place, device: source.device.name, presentation: link.presentation,
      column: compiler.column(ofScreenOpenedFrom: source, as: link.presentation))
  }
}
