/// Draws which parts of a tapped component are kept: the screen on its device, the component
/// enlarged with its parts numbered, and the reason why each part is kept or dropped.
///
/// The picture is 1200 units wide, has a background for light and dark pages, and is a function of
/// its arguments. Linear in the screen.
///
/// - Parameters:
///   - scrolledBy: The scroll offsets of containers.
///   - fonts: The fonts that the picture may embed; nil if it embeds none.
///   - picture: As for a filmstrip.
package func svgSnapshot(
  _ snapshot: Snapshot, in layout: ScreenLayout, scrolledBy offsets: ScrollOffsets,
  fonts: FontEmbedding? = nil, picture: @escaping (String) -> String?
) -> String {
  let drawing = SnapshotDrawing(
    snapshot: snapshot, end: FlightEnd(layout, scrolledBy: offsets))
  var document = SVGDocument(embedding: fonts, picture: picture)
  drawing.write(to: &document)
  return document.file(
    size: drawing.size, title: drawing.title,
    style: FilmstripStyle.rules + SnapshotStyle.rules)
}

/// The composition of the picture: the device on the left, the component in the middle, the reasons
/// on the right.
struct SnapshotDrawing {
  let snapshot: Snapshot
  let end: FlightEnd

  private static let width = 1200.0
  private static let margin = 36.0
  private static let gap = 22.0
  private static let columnTop = 96.0
  private static let deviceWidth = 282.0
  private static let reasonsWidth = 420.0

  /// The height of the device, or of the list if it is longer.
  private var columnHeight: Double {
    min(680, max(400, max(deviceSize.height + 12, reasons.height)))
  }

  var size: Size {
    Size(width: Self.width, height: Self.columnTop + columnHeight + Self.margin)
  }

  private var reasons: SnapshotReasons { SnapshotReasons(snapshot: snapshot, end: end) }

  /// The size of the device in the drawing, without its rim.
  private var deviceSize: Size {
    let size = end.layout.device.size
    let scale = min((Self.deviceWidth - 12) / size.width, 640 / size.height)
    return Size(width: size.width * scale, height: size.height * scale)
  }

  private var name: String { end.screen.nameInDrawings(of: snapshot.tapped) }

  private var keptCount: Int { snapshot.nodes.count { $0.isKept } }

  var title: String {
    "\(name) on \(end.screen.shownID), tapped on \(end.layout.device.name): "
      + "\(keptCount) of \(parts(snapshot.nodes.count)) kept"
  }

  private func parts(_ count: Int) -> String { count == 1 ? "1 part" : "\(count) parts" }

  func write(to document: inout SVGDocument) {
    let ground = Rect(x: 0.5, y: 0.5, width: size.width - 1, height: size.height - 1)
    RoundedBox(ground, CornerRadii(28)).write(to: &document.body, ["class": "segue-ground"])
    writeHeader(&document.body)
    let layers = SnapshotLayers(snapshot: snapshot, end: end, in: &document)
    let column = Rect(
      x: Self.margin, y: Self.columnTop, width: Self.deviceWidth, height: columnHeight)
    writeDevice(in: column, layers, &document)
    let left = column.maxX + Self.gap
    let right = Self.width - Self.margin - Self.reasonsWidth
    let reasons = self.reasons
    SnapshotDetail(snapshot: snapshot, end: end, numbers: reasons.numbers).write(
      in: Rect(x: left, y: column.y, width: right - Self.gap - left, height: column.height),
      layers, &document)
    reasons.write(
      in: Rect(x: right, y: column.y, width: Self.reasonsWidth, height: column.height),
      to: &document.body)
  }

  private func writeHeader(_ writer: inout SVGWriter) {
    writer.caption(
      "A tap on \(shortened(name, to: 40))", at: Point(x: Self.margin, y: 56), size: 26, .ink,
      weight: 650)
    let facts = [
      shortened(end.screen.shownID, to: 24),
      "\(keptCount) of \(parts(snapshot.nodes.count)) kept",
      shortened(end.layout.device.name, to: 20),
    ]
    writer.caption(
      facts.joined(separator: "  ·  "), at: Point(x: Self.width - Self.margin, y: 55),
      size: 17, .muted, anchor: .end)
  }

  /// Draws the whole screen, faint except for the component.
  private func writeDevice(
    in column: Rect, _ layers: SnapshotLayers, _ document: inout SVGDocument
  ) {
    let device = end.layout.device
    let size = deviceSize
    let corner = Point(
      x: column.x + (column.width - size.width) / 2, y: column.y + (column.height - size.height) / 2
    )
    DeviceDrawing(device: device, size: size).write(at: corner, to: &document) { document in
      layers.write(to: &document)
      let outline = SnapshotOutline(snapshot: snapshot, end: end)
      outline.write(isCoarse: true, scale: device.size.width / size.width, to: &document) { $0 }
    }
  }
}

/// The three drawings of a screen that compose a picture of a snapshot, each a reusable definition.
struct SnapshotLayers {
  private let surroundings: String
  private let kept: String
  private let dropped: String
  private let device: Size

  init(snapshot: Snapshot, end: FlightEnd, in document: inout SVGDocument) {
    let screen = end.screen
    let tapped = Set(snapshot.nodes.map { $0.component })
    let keptParts = Set(snapshot.nodes.filter { $0.isKept }.map { $0.component })
    let all = Set(screen.components.ids)
    func define(hidden: Set<ComponentID>) -> String {
      document.defineDrawing("s") { ScreenDrawing(end, hidden: hidden).write(to: &$0) }
    }
    surroundings = define(hidden: tapped)
    kept = define(hidden: all.subtracting(keptParts))
    dropped = define(hidden: all.subtracting(tapped.subtracting(keptParts)))
    device = end.layout.device.size
  }

  /// Writes the drawings, in device coordinates: kept parts opaque, dropped parts faint above them,
  /// so that a badge on a picture is recognizable, and the surroundings faint.
  func write(to document: inout SVGDocument) {
    let ground = RoundedBox(Rect(origin: .zero, size: device))
    ground.write(to: &document.body, ["fill": "#ffffff"])
    document.body.element("use", ["href": "#\(surroundings)", "opacity": 0.3])
    document.body.element("use", ["href": "#\(kept)"])
    document.body.element("use", ["href": "#\(dropped)", "opacity": 0.45])
  }
}

/// The colors of parts. Lines distinguish parts too: solid around kept ones, dashed with hatching
/// around dropped ones.
enum SnapshotStyle {
  static let rules = """
    .segue-halo{fill:none;stroke:#fff;stroke-opacity:.75}.segue-kept{fill:none;stroke:#4a63d3}\
    .segue-dropped{fill:none;stroke:#5a5e69}.segue-stay{fill:none;stroke:#5a5e69}\
    .segue-end{fill:#5a5e69;stroke:#fff}.segue-hatch{stroke:#5a5e69;stroke-opacity:.35}\
    .segue-flies{fill:#4a63d3;stroke:#fff;stroke-width:1.5}\
    .segue-stays{fill:#fff;stroke:#5a5e69;stroke-width:1.5}\
    .segue-on{fill:#fff}.segue-off{fill:#3c3f48}\
    @media(prefers-color-scheme:dark){.segue-stay{stroke:#a0a4ae}}
    """
}

extension Screen {
  /// Returns the name of a part: its id, or its type.
  func nameInDrawings(of component: ComponentID) -> String {
    components[component].id ?? components[component].type.rawValue
  }
}
