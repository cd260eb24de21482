/// The constants of the binary artefact's format, which `BinaryArtefact.md` describes exactly.
enum BinaryFormat {
  /// A byte that no text begins with, the name, and a line break that a text transfer would change.
  static let magic: [UInt8] = [0x89, 0x53, 0x45, 0x47, 0x55, 0x45, 0x0D, 0x0A]
  /// The version that is written, and the only one that can be read.
  static let version: UInt32 = 2

  static let headerLength = 32
  static let sectionLength = 32

  /// The length of a chunk's entry. A section with chunks begins with their count and the entries.
  static let chunkEntryLength = 24

  /// The kinds of sections. An unknown section is skipped, unless it is marked as required.
  enum Section: UInt32, CaseIterable {
    case project = 1
    case screens = 2
    case links = 3
    case sources = 4

    /// Whether a reader that does not know the section must reject the artefact.
    var isRequired: Bool { self != .sources }
    var isChunked: Bool { self != .project }
  }

  /// The flag in a table's size for words of 16 bits.
  static let narrowTable: UInt32 = 1 << 31

  /// The flag of a section that readers must know.
  static let requiredFlag: UInt32 = 1
  /// The flag of a section that consists of chunks.
  static let chunkedFlag: UInt32 = 2
}

/// A table of a chunk: its index in the chunk's directory, and the number of words in a row.
struct ChunkTable: Sendable {
  let index: Int
  let width: Int
}

extension ChunkTable {
  // The tables with which every chunk begins.

  /// Strings: offset among the bytes of the strings, length. Row 0 means no string.
  static let strings = ChunkTable(index: 0, width: 2)
  /// The UTF-8 bytes of the strings, four per word.
  static let text = ChunkTable(index: 1, width: 1)
  /// Groups of four numbers, by their rows in `numbers`. Row 0 is four zeros.
  static let quads = ChunkTable(index: 2, width: 4)
  /// Numbers of 64 bits. Row 0 is 0.
  static let numbers = ChunkTable(index: 3, width: 2)
}

/// The tables of the project's chunk.
enum ProjectTable {
  /// The app's name, in one row.
  static let app = ChunkTable(index: 4, width: 2)
  /// The schemes, a string per row.
  static let schemes = ChunkTable(index: 5, width: 1)
  /// The hosts, a string per row.
  static let hosts = ChunkTable(index: 6, width: 1)
  /// Devices: name, direction, and the quads of size, scale and text scale; of the safe area; and
  /// of the bars.
  static let devices = ChunkTable(index: 7, width: 6)
  /// Declared screens: id, route, first parameter, number of parameters.
  static let declarations = ChunkTable(index: 8, width: 4)
  /// Parameters: name, type, kind of the default, default.
  static let parameters = ChunkTable(index: 9, width: 4)
  /// Nodes of the routes: child for a parameter plus 1, screen plus 1, first literal, number of
  /// literals.
  static let routeNodes = ChunkTable(index: 10, width: 4)
  /// Literal segments: text, and the node that it leads to. Those of a node are sorted.
  static let routeLiterals = ChunkTable(index: 11, width: 2)
  /// Compiled screens: name, declaration, first argument, number of arguments, first link, number
  /// of links.
  static let screens = ChunkTable(index: 12, width: 6)
  /// Arguments: name, kind, value.
  static let arguments = ChunkTable(index: 13, width: 3)
  /// The indices of the compiled screens, sorted by name.
  static let screensByName = ChunkTable(index: 14, width: 1)
  /// The indices of the compiled screens, sorted by declaration and arguments.
  static let screensByArguments = ChunkTable(index: 15, width: 1)
  /// Links: from, component, action, to, presentation, URL. Sorted by the first three.
  static let links = ChunkTable(index: 16, width: 6)
  static let count = 17
}

/// The tables of a compiled screen's chunk.
enum ScreenTable {
  /// The screen, in one row: id, title, presentation, bars and safe area edges as bits, and two
  /// words that are 0.
  static let screen = ChunkTable(index: 4, width: 6)
  /// Trees: direction, first node, number of nodes, and a word that is 0.
  static let trees = ChunkTable(index: 5, width: 4)
  /// Nodes: type and flags, parent plus 1, end of the subtree, paint, text style, first content,
  /// id, extra.
  static let nodes = ChunkTable(index: 6, width: 8)
  /// Properties of few nodes: hero, accessibility label, first handler, number of handlers, quad of
  /// the natural size, and a word that is 0.
  static let extras = ChunkTable(index: 7, width: 6)
  /// Contents: a string, and its text style.
  static let contents = ChunkTable(index: 8, width: 2)
  /// Handlers: event, first action, number of actions.
  static let handlers = ChunkTable(index: 9, width: 3)
  /// Actions: kind, text, detail, presentation plus 1, first link, number of links.
  static let actions = ChunkTable(index: 10, width: 6)
  /// The links of new stacks, a string per row.
  static let actionLinks = ChunkTable(index: 11, width: 1)
  /// Paint styles.
  static let paints = ChunkTable(index: 12, width: 12)
  /// Text styles.
  static let textStyles = ChunkTable(index: 13, width: 6)
  /// Layouts of the screen on a device.
  static let layouts = ChunkTable(index: 14, width: 14)
  /// Frames in 64ths of a device pixel. Each coordinate has its own table, because most widths fit
  /// in 16 bits.
  static let frameX = ChunkTable(index: 15, width: 1)
  static let frameY = ChunkTable(index: 16, width: 1)
  static let frameWidth = ChunkTable(index: 17, width: 1)
  static let frameHeight = ChunkTable(index: 18, width: 1)
  /// Frames that are not whole 64ths of a pixel, a quad per row.
  static let quadFrames = ChunkTable(index: 19, width: 1)
  /// Scroll areas: component, and the quads of the viewport and of the content.
  static let scrollAreas = ChunkTable(index: 20, width: 3)
  /// Texts: component, box, first line, number of lines and whether the text is truncated.
  static let texts = ChunkTable(index: 21, width: 4)
  /// Lines: text, quad of x, top, height and baseline, width, first piece, number of pieces.
  static let lines = ChunkTable(index: 22, width: 5)
  /// Pieces: run plus 1, text, x, width.
  static let pieces = ChunkTable(index: 23, width: 4)
  static let count = 24
}

/// The tables of a chunk with source locations.
enum SourceTable {
  /// The paths of files.
  static let files = ChunkTable(index: 4, width: 1)
  /// The source location of each component: file, line, column.
  static let places = ChunkTable(index: 5, width: 3)
  static let count = 6
}

/// The tables of a link's chunk.
enum LinkTable {
  /// The plans on devices; see `LinkChunkEncoder.add`.
  static let plans = ChunkTable(index: 4, width: 24)
  /// Layers: whether the layer flies, and the row of its motion.
  static let layers = ChunkTable(index: 5, width: 2)
  /// Motions of screens: role and flags, frame at rest, first track, number of tracks, corners at
  /// rest, part, background, z.
  static let screenMotions = ChunkTable(index: 6, width: 8)
  /// Motions of flying layers: content, components, and the channels at both ends.
  static let flights = ChunkTable(index: 7, width: 45)
  /// Tracks: property and kinds of amounts; quad of both amounts and the window.
  static let tracks = ChunkTable(index: 8, width: 2)
  /// Shadows: flags; lengths and color at both ends; window.
  static let shadows = ChunkTable(index: 9, width: 6)
  /// Pairs: bond, its key, and component and frame at both ends.
  static let pairs = ChunkTable(index: 10, width: 6)
  /// The components that are hidden during the transition.
  static let hidden = ChunkTable(index: 11, width: 1)
  /// Timings: kind of easing, duration, three quads, first stop, number of stops.
  static let timings = ChunkTable(index: 12, width: 7)
  /// Stops: position, output.
  static let stops = ChunkTable(index: 13, width: 2)
  /// Pictures: flags, natural size, and position and padding at both ends.
  static let pictures = ChunkTable(index: 14, width: 6)
  /// Attachments: the carrier at both ends, and origin and size at both ends.
  static let attachments = ChunkTable(index: 15, width: 6)
  static let count = 16
}

/// The bits of the first word of a flying layer's motion.
enum FlightBits {
  static let contentMask: UInt32 = 0xF
  static let typeShift: UInt32 = 4
  static let typeMask: UInt32 = 7
  static let poster: UInt32 = 1 << 7
  static let destination: UInt32 = 1 << 8
  static let clipTravels: UInt32 = 1 << 9
  static let arc: UInt32 = 1 << 10
  static let lifted: UInt32 = 1 << 11
}

/// The bits of the first word of a picture: the object fit at the beginning in 0–2, at the end in
/// 3–5.
enum PictureBits {
  static let fitMask: UInt32 = 7
  static let endShift: UInt32 = 3
  static let hasSize: UInt32 = 1 << 6
  static let covers: UInt32 = 1 << 7
}
