/// A compiled project, opened from the bytes of its binary artefact (`app.segue`).
///
/// ```swift
/// let project = try CompiledProject(bytes)
/// let opened = try project.destination(of: "shop://outfits/7")
/// if let screen = opened.screen, let layout = screen.layout(on: 0) {
///   for node in screen.tree.indices { draw(screen.tree[node], at: layout.frame(of: node)) }
/// }
/// ```
///
/// The project is a value that keeps the bytes and reads in place: opening it decodes only the
/// devices, and reading a screen, its nodes and their frames allocates nothing. It can be used from
/// many threads at once.
public struct CompiledProject: Sendable {
  /// The bytes of the artefact.
  public let bytes: [UInt8]
  /// The header of the artefact.
  public let header: ArtefactHeader
  /// The devices that screens were laid out for, in the project's order.
  public let devices: [Device]

  let tables: ChunkView
  private let screenChunks: ChunkList
  private let linkChunks: ChunkList
  private let sourceChunks: ChunkList?
  /// The range of the chunk with the templates; nil if they were left out.
  let templates: Range<Int>?

  /// Opens an artefact: checks its header, the bounds of all parts, and the digests of all bytes.
  ///
  /// Linear in the bytes, which are read once, at about 10 GB/s. Allocates only for the devices.
  ///
  /// - Throws: An error if the bytes have changed since they were written, or have another version.
  public init(_ bytes: [UInt8]) throws(CompiledProjectError) {
    try self.init(bytes, checksDigests: true)
  }

  /// Opens an artefact.
  ///
  /// - Parameter checksDigests: Whether changes are detected by digests. Bounds are checked in any
  ///   case, here and by every accessor.
  package init(_ bytes: [UInt8], checksDigests: Bool) throws(CompiledProjectError) {
    let header = try ArtefactHeader(bytes, checksDigest: checksDigests)
    guard header.length == UInt64(bytes.count) else {
      throw .wrongLength(expected: header.length, found: bytes.count)
    }
    let parts = try ArtefactParts(header, in: bytes, checksDigests: checksDigests)
    guard let project = parts.project, let screens = parts.screens, let links = parts.links else {
      throw .damaged("a section is missing")
    }
    let tables = ChunkView(bytes, project)
    guard tables.rows(ProjectRow.Screen.self) == screens.count,
      tables.rows(ProjectRow.Link.self) == links.count,
      parts.sources.map({ $0.count == screens.count }) ?? true
    else { throw .damaged("the tables do not fit the screens and links") }
    self.bytes = bytes
    self.header = header
    self.tables = tables
    screenChunks = screens
    linkChunks = links
    sourceChunks = parts.sources
    templates = parts.templates
    devices = (0..<tables.rows(ProjectRow.Device.self)).map { tables.device($0) }
  }

  // MARK: The project

  /// The app's name; nil if not declared.
  public var app: String? { tables.string(tables[ProjectRow.App.self, 0].name) }

  /// The URL schemes of the app's deep links.
  public var schemes: [String] { strings(ProjectRow.Scheme.self) }

  /// The hosts of the app's links on the web.
  public var hosts: [String] { strings(ProjectRow.Host.self) }

  private func strings<let index: Int>(_ rows: WordRow<index>.Type) -> [String] {
    (0..<tables.rows(rows)).map { tables.string(tables[rows, $0]) ?? "" }
  }

  /// Returns the index of a device in `devices`. Linear in the devices.
  public func device(named name: String) -> Int? { devices.firstIndex { $0.name == name } }

  // MARK: Screens

  /// The number of compiled screens: one for each screen with its defaults, and one for each set of
  /// arguments with which a link opens it.
  public var screenCount: Int { screenChunks.count }

  /// Returns the compiled screen at an index, in the order of compilation. The index must be in
  /// `0..<screenCount`, as with an array. Constant time.
  public func screen(at index: ScreenIndex) -> CompiledScreen {
    precondition(index >= 0 && index.index < screenCount, "there is no such screen")
    return CompiledScreen(self, index)
  }

  /// Returns the compiled screen with a name: the screen's id, and the arguments that differ from
  /// the defaults, as in `outfit?id=7`. Logarithmic time.
  public func screen(named name: String) -> CompiledScreen? {
    let order = ProjectRow.ScreenByName.self
    let place = (0..<tables.rows(order)).partitioningIndex {
      self.name(at: tables[order, $0]) >= name
    }
    guard place < tables.rows(order) else { return nil }
    let index = tables[order, place]
    guard index < screenCount, self.name(at: index) == name else { return nil }
    return CompiledScreen(self, ScreenIndex(Int(clamping: index)))
  }

  private func name(at screen: UInt32) -> String {
    tables.string(tables[ProjectRow.Screen.self, screen].name) ?? ""
  }

  // MARK: Links

  /// The number of links from components of compiled screens to other screens.
  public var linkCount: Int { linkChunks.count }

  /// Returns the link at an index. Links are sorted by screen, component and action. The index must
  /// be in `0..<linkCount`, as with an array. Constant time.
  public func link(at index: Int) -> CompiledLink {
    precondition(index >= 0 && index < linkCount, "there is no such link")
    return CompiledLink(self, index)
  }

  /// Returns the link of a component's action. Logarithmic time.
  ///
  /// - Parameters:
  ///   - screen: The index of the compiled screen.
  ///   - component: The index of the component in the screen.
  ///   - action: The index of the action among the component's `navigate` actions.
  ///   - choices: The choices of flows, by the names of both. A flow that is not named takes its
  ///     first choice.
  ///   - phase: What the destination shows: by default, its content.
  public func link(
    from screen: ScreenIndex, component: ComponentID, action: Int = 0,
    choosing choices: [String: String] = [:], showing phase: ScreenPhase = .content
  ) -> CompiledLink? {
    func key(_ index: Int) -> (Int, Int, Int) {
      let link = tables[ProjectRow.Link.self, index]
      return (Int(clamping: link.from), Int(clamping: link.component), Int(clamping: link.action))
    }
    let wanted = (screen.index, component.index, action)
    var place = (0..<linkCount).partitioningIndex { key($0) >= wanted }
    var first: CompiledLink?
    while place < linkCount, key(place) == wanted {
      let link = CompiledLink(self, place)
      place += 1
      let destination = tables[ProjectRow.Screen.self, link.to.index]
      guard destination.phase == phase.binaryCode else { continue }
      if choices.isEmpty { return link }
      if let choice = link.choice, choices[choice.flow] == choice.choice { return link }
      first = first ?? link
    }
    return first
  }

  // MARK: Chunks

  /// Whether the artefact contains source locations.
  public var hasSources: Bool { sourceChunks != nil }

  func screenView(_ id: ScreenIndex) -> ChunkView { screenChunks.view(id.index, in: bytes) }
  func linkView(_ index: Int) -> ChunkView { linkChunks.view(index, in: bytes) }
  func sourceView(_ id: ScreenIndex) -> ChunkView? { sourceChunks?.view(id.index, in: bytes) }

  /// Returns the chunk of a compiled screen, for an artefact in which it is unchanged. Constant
  /// time.
  package func screenChunk(at id: ScreenIndex) -> ArtefactChunk {
    screenChunks.chunk(id.index, in: bytes)
  }

  /// Returns the chunk of a link, for an artefact in which it is unchanged. Constant time.
  package func linkChunk(at index: Int) -> ArtefactChunk { linkChunks.chunk(index, in: bytes) }

  /// Returns the chunk of the source locations in a compiled screen; nil if they were left out.
  package func sourceChunk(at id: ScreenIndex) -> ArtefactChunk? {
    sourceChunks?.chunk(id.index, in: bytes)
  }
}

extension ChunkView {
  fileprivate func device(_ index: Int) -> Device {
    let device = self[ProjectRow.Device.self, index]
    let (size, safe, bars) = (quad(device.size), quad(device.safeArea), quad(device.bars))
    return Device(
      name: string(device.name) ?? "", size: Size(width: size.a, height: size.b), scale: size.c,
      direction: LayoutDirection(binaryCode: device.direction),
      safeArea: SafeArea(top: safe.a, bottom: safe.b, leading: safe.c, trailing: safe.d),
      navigationBarHeight: bars.a, tabBarHeight: bars.b, textScale: size.d)
  }
}
