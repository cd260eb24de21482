/// A preview page, and the number of things that it shows.
package struct Preview: Sendable {
  package let page: [UInt8]
  package let screens: Int
  /// The number of screens with arguments.
  package let variants: Int
  package let links: Int
}

extension Compiler {
  /// Makes a page in which the screens of a project can be tapped and their transitions played: one
  /// HTML file that needs no other files but those that `addresses` refers to.
  ///
  /// It contains the layout of every screen on every device in both directions, and every
  /// transition between them, push and pop, with and without Reduce Motion. Linear in the size of
  /// the compilation.
  ///
  /// - Parameters:
  ///   - devices: The devices that the page offers; the first is selected.
  ///   - addresses: Returns the address of a picture or font; called once for each.
  ///   - shell: The code of the page, which shows the data.
  /// - Returns: The page; nil if the project has errors.
  package func previewPage(
    on devices: [Device], addresses: PreviewAddresses, in shell: PageShell
  ) -> Diagnosed<Preview?> {
    let diagnostics = compile(on: devices).diagnostics
    guard !diagnostics.hasErrors else { return Diagnosed(nil, diagnostics: diagnostics) }
    let variants = devices.flatMap { device in
      LayoutDirection.allCases.map { device.turned(to: $0) }
    }
    // The page shows one screen at a time, in the whole device.
    let compilation = compile(on: variants, showsColumns: false)
    // In the other direction, screens may have other errors.
    guard !compilation.diagnostics.hasErrors else {
      return Diagnosed(nil, diagnostics: compilation.diagnostics)
    }

    let views = PreviewViews(self, compilation)
    var data = PreviewData(
      addresses, sources: project.sources, instances: compilation.instances.count)
    var scratch = LayoutScratch()
    for (number, view) in views.views.enumerated() {
      let shown = variants.indices.map { variant in
        let layout = views.layout(of: view, on: variant, in: &scratch)
        let flights = views.transits(from: view).compactMap { transit in
          views.flight(of: transit, from: layout, on: variant, in: &scratch)
        }
        return (layout: layout, flights: flights)
      }
      data.addView(number, of: view.instance, variants: shown)
    }
    for (index, instance) in compilation.instances.enumerated() {
      data.addTree(
        PreviewTree(
          screen: instance.screen, links: views.links(of: ScreenIndex(index)), view: views.view),
        of: ScreenIndex(index))
    }
    data.addProject(
      PreviewProject(
        project: project, instances: compilation.instances.map { ($0.name, $0.screen, $0.data) },
        tabs: project.manifest.tabs.map { views.view(of: $0.root) },
        root: project.manifest.navigation.container?.roots.first.flatMap { views.view(of: $0) },
        views: views.views,
        devices: devices, diagnostics: diagnostics,
        fonts: addresses.embedding == nil
          ? project.manifest.fontsCSS(addresses.font) : data.fonts))
    let preview = Preview(
      page: shell.page(with: data.bytes),
      screens: Set(compilation.instances.map { $0.screen.id }).count,
      variants: compilation.instances.count, links: views.linkCount)
    return Diagnosed(preview, diagnostics: diagnostics)
  }
}

/// The views of a preview: each instance of a screen in each presentation.
private struct PreviewViews {
  let compiler: Compiler
  let compilation: Compilation
  /// The views in the presentation that the instances declare come first, in the order of the
  /// instances.
  private(set) var views: [PreviewView]
  private var places: [PreviewView: Int] = [:]
  /// The transits from each instance.
  private var transits: [[Int]]
  private let instances: [InstanceKey: Int]

  private struct InstanceKey: Hashable {
    let screen: String
    let arguments: [ScalarValue]
  }

  /// Follows every link from every view. Linear in the number of links and presentations.
  init(_ compiler: Compiler, _ compilation: Compilation) {
    self.compiler = compiler
    self.compilation = compilation
    views = compilation.instances.indices.map {
      PreviewView(
        instance: ScreenIndex($0), presentation: compilation.instances[$0].screen.presentation)
    }
    transits = Array(repeating: [], count: views.count)
    // The page shows the first choice of a flow, and the contents of screens at once.
    for (index, transit) in compilation.transits.enumerated()
    where transit.choice?.choice ?? 0 == 0
      && compilation.instances[transit.to].screen.phase == .content
    {
      transits[transit.from.index].append(index)
    }
    instances = Dictionary(
      firstOf: compilation.instances.enumerated().filter {
        $0.element.isUsual && $0.element.screen.phase == .content
      }.map { index, instance in
        (
          InstanceKey(
            screen: instance.screen.id, arguments: instance.screen.arguments.map { $0.value }),
          index
        )
      })
    for (index, view) in views.enumerated() { places[view] = index }
    for transit in compilation.transits {
      let view = PreviewView(instance: transit.to, presentation: transit.presentation)
      guard places[view] == nil else { continue }
      places[view] = views.count
      views.append(view)
    }
  }

  /// The number of links that the page follows.
  var linkCount: Int { transits.reduce(0) { $0 + $1.count } }

  /// Returns the links of a view.
  func transits(from view: PreviewView) -> [Compilation.Transit] {
    transits[view.instance.index].map { compilation.transits[$0] }
  }

  /// Returns the destination views of an instance's `navigate` actions.
  func links(of instance: ScreenIndex) -> [PreviewAction: Int] {
    var links: [PreviewAction: Int] = [:]
    for index in transits[instance.index] {
      let transit = compilation.transits[index]
      links[transit.place] = destination(of: transit)
    }
    return links
  }

  /// Returns the destination view of a transit.
  private func destination(of transit: Compilation.Transit) -> Int? {
    places[PreviewView(instance: transit.to, presentation: transit.presentation)]
  }

  /// Returns the view that a link opens; nil if there is none.
  func view(of link: Link) -> Int? {
    guard let target = compiler.target(of: link).value, target.isComplete else { return nil }
    let values = target.arguments.compactMap { argument in
      if case .scalar(let value, _) = argument { value } else { nil }
    }
    let id = compiler.project.declarations.screens[target.screen].id
    return instances[InstanceKey(screen: id, arguments: values)]
  }

  /// Returns the layout of a view on one of the compilation's devices.
  func layout(
    of view: PreviewView, on device: Int, in scratch: inout LayoutScratch
  ) -> ScreenLayout {
    let own = compilation.instances[view.instance].layouts[device]
    guard own.presentation != view.presentation else { return own }
    return compiler.layout(
      own.screen, on: own.device, presentation: view.presentation, column: nil, in: &scratch
    ).value
  }

  /// Returns the flight of a link from a view on a device; nil only with a diagnostic of the
  /// compilation.
  func flight(
    of transit: Compilation.Transit, from source: ScreenLayout, on device: Int,
    in scratch: inout LayoutScratch
  ) -> (flight: PreviewFlight, destination: ScreenLayout)? {
    guard let number = destination(of: transit) else { return nil }
    let destination = layout(of: views[number], on: device, in: &scratch)
    guard
      let plans = compiler.plans(
        transit.action, tapped: transit.component, from: source, to: destination
      ).value
    else { return nil }
    let push = plans.push
    let manifest = compiler.project.manifest
    // The fallback plays if a hero has no partner.
    let transition =
      (push.fallbackFrom == nil ? nil : manifest.transition(named: push.transition))
      ?? compiler.transition(for: transit.action, presentation: destination.presentation)
    let flight = PreviewFlight(
      action: transit.place, view: number, plans: plans,
      reducedReturn: plans.distinctReduced.flatMap { reduced in
        compiler.plan(
          transit.action, tapped: transit.component, from: source, to: destination,
          direction: .pop, reducesMotion: true
        ).value.map {
          ($0, manifest.transition(named: reduced.transition)?.hasOwnReturn ?? false)
        }
      },
      dismissal: compiler.dismissal(
        of: transit.action, from: source, to: destination, restsAtDetents: false),
      releaseSpring: transition.releaseSpring)
    return (flight, destination)
  }
}

extension Compilation.Transit {
  fileprivate var place: PreviewAction { PreviewAction(component: component, index: index) }
}
