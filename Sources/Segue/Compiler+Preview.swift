/// A page, and how much it shows.
package struct Preview: Sendable {
  package let page: [UInt8]
  package let screens: Int
  /// Screens with their arguments.
  package let variants: Int
  package let links: Int
}

extension Compiler {
  /// A page in which a project's screens can be tapped and their transitions played: one file of HTML
  /// that needs no other, but for what addresses link.
  ///
  /// It holds every screen as it is laid out on every device in both directions, and every transition
  /// between them, there and back, with more and with less motion. A function of its arguments. Linear in
  /// what is compiled.
  ///
  /// - Parameters:
  ///   - devices: Those that the page offers, the first first.
  ///   - addresses: Asked once for each picture and font.
  ///   - shell: What shows the data.
  /// - Returns: The page, and what is to be said of the project; no page if that has errors.
  package func previewPage(
    on devices: [Device], _ addresses: PreviewAddresses, in shell: PageShell
  ) -> (preview: Preview?, diagnostics: [Diagnostic]) {
    let diagnostics = compile(on: devices).diagnostics
    guard !diagnostics.hasErrors else { return (nil, diagnostics) }
    let variants = devices.flatMap { device in
      LayoutDirection.allCases.map { device.turned(to: $0) }
    }
    // The page shows one screen at a time, in all of the device.
    let compilation = compile(on: variants, showsColumns: false)
    // Turned round a screen might not be what it was.
    guard !compilation.diagnostics.hasErrors else { return (nil, compilation.diagnostics) }

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
        PreviewTree(screen: instance.screen, links: views.links(of: index), view: views.view),
        of: index)
    }
    data.addProject(
      PreviewProject(
        project: project, instances: compilation.instances.map { ($0.name, $0.screen) },
        tabs: project.manifest.tabs.map { views.view(of: $0.root) }, views: views.views,
        devices: devices, diagnostics: diagnostics,
        fonts: project.manifest.fontsCSS(addresses.font)))
    let preview = Preview(
      page: shell.page(with: data.bytes),
      screens: Set(compilation.instances.map(\.screen.id)).count,
      variants: compilation.instances.count, links: compilation.transits.count)
    return (preview, diagnostics)
  }
}

/// What a preview can show: each instance of a screen in each way in which something presents it.
private struct PreviewViews {
  let compiler: Compiler
  let compilation: Compilation
  /// The views of the instances as they present themselves stand first, in the instances' order.
  private(set) var views: [PreviewView]
  private var places: [PreviewView: Int] = [:]
  /// The transits that leave an instance.
  private var transits: [[Int]]
  private let instances: [InstanceKey: Int]

  private struct InstanceKey: Hashable {
    let screen: String
    let arguments: [ScalarValue]
  }

  /// Follows every link from every view. Linear in the links and in the ways of presenting.
  init(_ compiler: Compiler, _ compilation: Compilation) {
    self.compiler = compiler
    self.compilation = compilation
    views = compilation.instances.indices.map {
      PreviewView(instance: $0, presentation: compilation.instances[$0].screen.presentation)
    }
    transits = Array(repeating: [], count: views.count)
    for (index, transit) in compilation.transits.enumerated() {
      transits[transit.from].append(index)
    }
    instances = Dictionary(
      compilation.instances.enumerated().map { index, instance in
        (
          InstanceKey(
            screen: instance.screen.id, arguments: instance.screen.arguments.map(\.value)), index
        )
      }, uniquingKeysWith: { first, _ in first })
    for (index, view) in views.enumerated() { places[view] = index }
    for transit in compilation.transits {
      let view = PreviewView(instance: transit.to, presentation: transit.presentation)
      guard places[view] == nil else { continue }
      places[view] = views.count
      views.append(view)
    }
  }

  /// The links that can be followed from a view.
  func transits(from view: PreviewView) -> [Compilation.Transit] {
    transits[view.instance].map { compilation.transits[$0] }
  }

  /// The views that the `navigate` actions of an instance lead to.
  func links(of instance: Int) -> [PreviewAction: Int] {
    var links: [PreviewAction: Int] = [:]
    for index in transits[instance] {
      let transit = compilation.transits[index]
      links[transit.place] = destination(of: transit)
    }
    return links
  }

  /// The view that a transit leads to.
  private func destination(of transit: Compilation.Transit) -> Int? {
    places[PreviewView(instance: transit.to, presentation: transit.presentation)]
  }

  /// The view that a link opens by itself; nil for none.
  func view(of link: Link) -> Int? {
    var ignored: [Diagnostic] = []
    guard let target = compiler.target(of: link, &ignored), target.isComplete else { return nil }
    let values = target.arguments.compactMap { argument in
      if case .scalar(let value, _) = argument { value } else { nil }
    }
    let id = compiler.project.declarations.screens[target.screen].id
    return instances[InstanceKey(screen: id, arguments: values)]
  }

  /// A view on one of the compilation's devices.
  func layout(
    of view: PreviewView, on device: Int, in scratch: inout LayoutScratch
  ) -> ScreenLayout {
    let own = compilation.instances[view.instance].layouts[device]
    guard own.presentation != view.presentation else { return own }
    var ignored: [Diagnostic] = []
    return compiler.layout(
      own.screen, on: own.device, presentation: view.presentation, column: nil, in: &scratch,
      &ignored)
  }

  /// What a link plays from a view on a device; nil only for what the compilation has reported.
  func flight(
    of transit: Compilation.Transit, from source: ScreenLayout, on device: Int,
    in scratch: inout LayoutScratch
  ) -> (flight: PreviewFlight, destination: ScreenLayout)? {
    guard let number = destination(of: transit) else { return nil }
    let destination = layout(of: views[number], on: device, in: &scratch)
    func plan(_ direction: FlightPlan.Direction, reduced: Bool) -> FlightPlan? {
      var known: [Diagnostic] = []
      return compiler.plan(
        transit.action, tapped: transit.component, from: source, to: destination,
        direction: direction, reducesMotion: reduced, &known)
    }
    guard let push = plan(.push, reduced: false), let pop = plan(.pop, reduced: false),
      let less = plan(.push, reduced: true), let lessBack = plan(.pop, reduced: true)
    else { return nil }
    let manifest = compiler.project.manifest
    // A hero that found no partner has given way to another.
    let transition =
      (push.fallbackFrom == nil ? nil : manifest.transition(named: push.transition))
      ?? compiler.transition(for: transit.action, presentation: destination.presentation)
    let flight = PreviewFlight(
      action: transit.place, view: number, push: push, pop: pop,
      hasOwnReturn: transit.flights.hasOwnReturn,
      reduced: less.transition == push.transition
        ? nil
        : (less, lessBack, manifest.transition(named: less.transition)?.hasOwnReturn ?? false),
      dismissal: compiler.dismissal(
        of: transit.action, from: source, to: destination, restsAtDetents: false),
      releaseSpring: transition.releaseSpring)
    return (flight, destination)
  }
}

extension Compilation.Transit {
  fileprivate var place: PreviewAction { PreviewAction(component: component, index: index) }
}
