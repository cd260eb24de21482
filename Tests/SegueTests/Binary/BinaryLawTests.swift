import Segue
import Testing

/// A binary artefact contains what the compiler produced, tested on the sample and on random
/// projects.
@Suite struct BinaryLawTests {
  /// The stride over the sample's many similar screens and links.
  private static let step = tries(1, withoutOptimisation: 11)

  static let bytes = OutfitsSample.compilation.binaryArtefact(of: OutfitsSample.compiler.project)
  static var compilation: Compilation { OutfitsSample.compilation }

  static func opened() throws -> CompiledProject { try CompiledProject(bytes) }

  @Test("The project's properties are read back")
  func facts() throws {
    let project = try Self.opened()
    let manifest = OutfitsSample.compiler.project.manifest
    #expect(project.app == manifest.app)
    #expect(project.schemes == manifest.schemes && project.hosts == manifest.hosts)
    #expect(project.devices == Self.compilation.devices)
    #expect(project.screenCount == Self.compilation.instances.count)
    #expect(project.linkCount == Self.compilation.transits.count)
    #expect(project.header.length == UInt64(Self.bytes.count))
    #expect(project.hasSources)
  }

  @Test("Every screen is found by its name, with its declarations")
  func screens() throws {
    let project = try Self.opened()
    for (index, instance) in Self.compilation.instances.enumerated() {
      let screen = try #require(project.screen(named: instance.name))
      #expect(screen.index == ScreenIndex(index) && screen.name == instance.name)
      #expect(screen.id == instance.screen.id && screen.title == instance.screen.title)
      #expect(screen.presentation == instance.screen.presentation)
      #expect(Set(screen.bars) == Set(instance.screen.bars))
      #expect(Set(screen.safeAreaEdges) == Set(instance.screen.safeAreaEdges))
      #expect(screen.arguments == instance.screen.arguments)
    }
    #expect(project.screen(named: "no such screen") == nil)
    #expect(project.screen(named: "") == nil)
  }

  @Test("Every component is read back with its tree position, styles and actions")
  func trees() throws {
    let project = try Self.opened()
    for (index, instance) in Self.compilation.instances.enumerated()
    where index % Self.step == 0 {
      let screen = instance.screen
      let tree = project.screen(at: ScreenIndex(index)).tree
      let paths = screen.paths()
      #expect(tree.count == screen.components.count)
      for (place, component) in zip(screen.components.ids, screen.components) {
        let node = tree[place]
        #expect(node.type == component.type && node.snapshot == component.snapshot)
        #expect(node.parent == component.parent && node.subtreeEnd == component.subtreeEnd)
        #expect(node.id == component.id && node.hero == component.hero?.name)
        #expect(node.accessibilityLabel == component.accessibilityLabel)
        #expect(node.isAccessibilityHidden == component.isAccessibilityHidden)
        #expect(node.paintStyle == screen.paintStyle(of: place))
        #expect(node.border == screen.layoutStyle(of: place).border)
        #expect(node.overflow == screen.layoutStyle(of: place).overflow)
        #expect(node.display == screen.layoutStyle(of: place).display)
        #expect(node.textStyle == screen.textStyle(of: place))
        #expect(node.naturalSize == instance.layouts.first?.naturalSize(of: place))
        #expect(node.content == component.content.plain)
        #expect(node.events.map(\.event) == component.events.map(\.event))
        for (event, handler) in zip(node.events, component.events) {
          #expect(event.actions == handler.actions.map(\.plain))
        }
        #expect(tree.path(of: place) == paths[place])
        #expect(Array(tree.children(of: place)) == Array(screen.children(of: place)))
        if let id = component.id { #expect(tree.component(id: id) == place) }
      }
      #expect(tree.component(id: "no such component") == nil)
    }
  }

  @Test("Every frame is read back bit for bit, and every line of text")
  func frames() throws {
    let project = try Self.opened()
    for (index, instance) in Self.compilation.instances.enumerated()
    where index % Self.step == 0 {
      for layout in instance.layouts {
        let device = try #require(project.device(named: layout.device.name))
        let read = try #require(project.screen(at: ScreenIndex(index)).layout(on: device))
        #expect(read.presentation == layout.presentation)
        #expect(read.viewport == layout.viewport.frame)
        #expect(read.safeArea == layout.viewport.safeArea && read.bars == layout.viewport.bars)
        #expect(read.scrollAreas == layout.tree.scrollAreas)
        let rounded = layout.tree.rounded(toPixelsOf: layout.device.scale)
        for (place, frame) in zip(layout.screen.components.ids, layout.tree.frames) {
          #expect(read.frame(of: place).bits == frame.bits)
          #expect(read.pixelFrame(of: place) == rounded.frames[place])
          #expect(read.scrollArea(of: place) == layout.tree.scrollArea(of: BoxID(place)))
          let (text, expected) = (read.text(of: place), layout.text(of: place))
          #expect((text == nil) == (expected == nil))
          guard let text, let expected else { continue }
          #expect(text.box == expected.box && text.isTruncated == expected.isTruncated)
          #expect(text.lineCount == expected.lines.count)
          for (line, other) in zip(text.lines, expected.lines) {
            #expect(line.text == other.text && line.x == other.x && line.width == other.width)
            #expect(line.top == other.top && line.height == other.height)
            #expect(line.baseline == other.baseline)
            #expect(line.pieces.isEmpty || line.pieces == other.pieces)
          }
        }
      }
    }
  }

  @Test("Every component's source location equals that of the JSON artefacts")
  func sources() throws {
    let project = try Self.opened()
    let sources = OutfitsSample.compiler.project.sources
    for (index, instance) in Self.compilation.instances.enumerated()
    where index % Self.step == 0 {
      let screen = project.screen(at: ScreenIndex(index))
      for (place, component) in zip(instance.screen.components.ids, instance.screen.components) {
        let file = sources[component.range.file]
        let position = LineTable(file.bytes).position(of: component.range.lowerBound, in: file)
        let read = try #require(screen.source(of: place))
        #expect(read.file == file.path && read.line == position.line)
        #expect(read.column == position.column)
      }
    }
    let bare = try CompiledProject(
      Self.compilation.binaryArtefact(
        of: OutfitsSample.compiler.project, includesSources: false))
    #expect(!bare.hasSources && bare.screen(at: 0).source(of: 0) == nil)
    #expect(bare.header.digest != project.header.digest)
  }

  @Test("Every link is found from its component, with the compiler's plans")
  func links() throws {
    let project = try Self.opened()
    for (index, transit) in Self.compilation.transits.enumerated() where index % Self.step == 0 {
      let link = try #require(
        project.link(
          from: transit.from, component: transit.component, action: transit.index,
          showing: Self.compilation.instances[transit.to].screen.phase))
      #expect(link.from == transit.from && link.to == transit.to)
      #expect(link.component == transit.component && link.action == transit.index)
      #expect(link.presentation == transit.presentation)
      #expect(project.screen(at: link.from).links.contains(link.index))
      for (place, plan) in transit.plans.enumerated() {
        let device = try #require(project.device(named: plan.device.name))
        #expect(link.duration(on: device) == plan.timing.duration)
        #expect(link.transition(on: device) == plan.transition)
        // With adjacent columns the gestures differ.
        if plan.device.size.width < 600 {
          #expect(
            link.dismissal(on: device)
              == InteractiveDismissal(
                of: OutfitsSample.compiler.transition(
                  for: transit.action, presentation: transit.presentation),
                presentation: transit.presentation, in: .compact,
                isDisabled: Self.compilation.instances[transit.to].screen
                  .isInteractiveDismissDisabled))
        }
        let pairs = [
          (link.plan(on: device), plan),
          (link.plan(on: device, direction: .pop), transit.returns[place]),
          (link.plan(on: device, reducesMotion: true), transit.reduced[place]),
        ]
        for (read, plan) in pairs { expectSame(try #require(read), plan) }
      }
    }
    #expect(project.link(from: 0, component: ComponentID(1 << 40)) == nil)
    #expect(project.link(from: -1, component: 0) == nil)
  }

  @Test("A link's file equals that of the JSON artefacts byte for byte")
  func files() throws {
    try expectSameFiles(DamagedArtefactTests.compilation, DamagedArtefactTests.project)
    #if !DEBUG
      try expectSameFiles(Self.compilation, OutfitsSample.compiler.project)
    #endif
  }

  private func expectSameFiles(_ compilation: Compilation, _ project: Project) throws {
    let opened = try CompiledProject(compilation.binaryArtefact(of: project))
    var files: [Artefact] = []
    compilation.artefacts(of: project) {
      if $0.path.hasPrefix("transitions/") { files.append($0) }
    }
    var next = 0
    for (index, transit) in compilation.transits.enumerated() {
      for plan in transit.plans {
        let device = try #require(opened.device(named: plan.device.name))
        #expect(opened.link(at: index).json(on: device) == files[next].bytes, "\(files[next].path)")
        next += 1
      }
    }
    #expect(next == files.count && next > 0)
  }

  /// Expects that both plans have the same timing, and every layer the same state at several values
  /// of progress.
  private func expectSame(_ a: FlightPlan, _ b: FlightPlan) {
    #expect(a.timing == b.timing && a.late == b.late && a.handover == b.handover)
    #expect(a.direction == b.direction && a.kind == b.kind && a.fallbackFrom == b.fallbackFrom)
    #expect(a.pairs == b.pairs && a.primary == b.primary && a.tapped == b.tapped)
    #expect(a.from == b.from && a.to == b.to)
    let (layers, others) = (a.screens + a.flying, b.screens + b.flying)
    #expect(layers.count == others.count)
    for (layer, other) in zip(layers, others) {
      #expect(layer.id == other.id && layer.z == other.z && layer.pair == other.pair)
      #expect(layer.content == other.content && layer.origin == other.origin)
      #expect(layer.from == other.from && layer.to == other.to)
      #expect(layer.pixelSize == other.pixelSize && layer.gradients == other.gradients)
      for progress in [-0.1, 0, 0.25, 0.5, 0.999, 1, 1.2] {
        #expect(layer.state(at: progress) == other.state(at: progress))
        #expect(layer.shadows(at: progress) == other.shadows(at: progress))
      }
    }
  }

  @Test("A compilation is deterministic, and the chunks of an opened artefact reproduce it")
  func determinism() throws {
    let small = DamagedArtefactTests.project
    let compilation = Compiler(small).compile()
    #expect(compilation.binaryArtefact(of: small) == DamagedArtefactTests.bytes)
    let opened = try Self.opened()
    let again = Self.compilation.binaryArtefact(
      of: OutfitsSample.compiler.project,
      screens: (0..<opened.screenCount).map { opened.screenChunk(at: ScreenIndex($0)) },
      links: (0..<opened.linkCount).map { opened.linkChunk(at: $0) },
      sources: (0..<opened.screenCount).compactMap { opened.sourceChunk(at: ScreenIndex($0)) })
    #expect(again == Self.bytes)
  }
}

extension Rect {
  fileprivate var bits: [UInt64] { [x, y, width, height].map(\.bitPattern) }
}

extension CompiledNode {
  /// The content without source locations.
  fileprivate var content: PlainContent {
    switch type {
    case .layout: .layout
    case .label: .label(runs)
    case .button: .button(text, icon)
    case .image: .image(source)
    case .video: .video(source, poster)
    }
  }
}

private enum PlainContent: Equatable {
  case layout
  case label([LabelRun])
  case button(String?, String?)
  case image(String?)
  case video(String?, String?)
}

extension Component.Content {
  fileprivate var plain: PlainContent {
    switch self {
    case .layout: .layout
    case .label(let runs): .label(runs)
    case .button(let title, let icon): .button(title, icon?.name)
    case .image(let source, _): .image(source?.name)
    case .video(let source, let poster, _): .video(source.name, poster?.name)
    }
  }
}

extension Action {
  fileprivate var plain: CompiledAction {
    switch kind {
    case .navigate(let link, let transition, let presentation):
      .navigate(link: link.url, transition: transition?.name, presentation: presentation)
    case .back: .back
    case .backTo(let screen, let entry): .backTo(screen: screen.name, entry: entry)
    case .backToRoot: .backToRoot
    case .dismiss: .dismiss
    case .replaceStack(let links): .replaceStack(links.map(\.url))
    case .selectTab(let tab): .selectTab(tab.name)
    case .retry: .retry
    case .open(let url): .open(url: url)
    case .track(let event, let properties): .track(event: event, properties: properties)
    case .custom(let name, let properties): .custom(name: name, properties: properties)
    }
  }
}
