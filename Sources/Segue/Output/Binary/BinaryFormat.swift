/// What the binary artefact is made of. `BinaryArtefact.md` describes the same to the byte.
enum BinaryFormat {
  /// The byte that no text begins with, the name, and a line break that a text transfer would change.
  static let magic: [UInt8] = [0x89, 0x53, 0x45, 0x47, 0x55, 0x45, 0x0D, 0x0A]
  /// The version that is written, and the only one that is read.
  static let version: UInt32 = 2

  static let headerLength = 32
  static let sectionLength = 32

  /// A section with chunks begins with their count and an entry for each.
  static let chunkEntryLength = 24

  /// What a section is. An unknown one is skipped, unless it is marked as required.
  enum Section: UInt32, CaseIterable {
    case project = 1
    case screens = 2
    case links = 3
    case sources = 4

    /// A reader that does not know it must not go on.
    var isRequired: Bool { self != .sources }
    var isChunked: Bool { self != .project }
  }

  /// Set in a table's size where each of its words has 16 bits.
  static let narrowTable: UInt32 = 1 << 31

  /// The bits of a section's flags.
  static let requiredFlag: UInt32 = 1
  static let chunkedFlag: UInt32 = 2
}

/// A table of a chunk: where it stands in the chunk's directory, and how many words a row has.
struct ChunkTable: Sendable {
  let index: Int
  let width: Int
}

extension ChunkTable {
  // Every chunk begins with these.

  /// A string: the offset in the bytes of the strings, and the length. Row 0 is no string.
  static let strings = ChunkTable(index: 0, width: 2)
  /// The bytes of the strings, UTF-8, four a word.
  static let text = ChunkTable(index: 1, width: 1)
  /// Four numbers that belong together, by their rows among the numbers. Row 0 is four zeros.
  static let quads = ChunkTable(index: 2, width: 4)
  /// Numbers of 64 bits. Row 0 is 0.
  static let numbers = ChunkTable(index: 3, width: 2)
}

/// The tables of the project's own chunk.
enum ProjectTable {
  /// One row: the app's name.
  static let app = ChunkTable(index: 4, width: 2)
  /// A string each.
  static let schemes = ChunkTable(index: 5, width: 1)
  static let hosts = ChunkTable(index: 6, width: 1)
  /// Name, direction, and the quads of size, scale and text scale; of the safe area; of the bars.
  static let devices = ChunkTable(index: 7, width: 6)
  /// A screen as it is declared: id, route, first parameter, parameters.
  static let declarations = ChunkTable(index: 8, width: 4)
  /// Name, type, kind of the default, and the default.
  static let parameters = ChunkTable(index: 9, width: 4)
  /// A node of the routes: the child of a parameter plus 1, the screen plus 1, first literal, literals.
  static let routeNodes = ChunkTable(index: 10, width: 4)
  /// A literal segment, and the node that it leads to; those of a node are sorted.
  static let routeLiterals = ChunkTable(index: 11, width: 2)
  /// A compiled screen: name, declaration, first argument, arguments, first link, links.
  static let screens = ChunkTable(index: 12, width: 6)
  /// Name, kind, and the value.
  static let arguments = ChunkTable(index: 13, width: 3)
  /// The compiled screens in the order of their names.
  static let screensByName = ChunkTable(index: 14, width: 1)
  /// The same by declaration and arguments.
  static let screensByArguments = ChunkTable(index: 15, width: 1)
  /// A link: from, component, action, to, presentation, URL; sorted by the first three.
  static let links = ChunkTable(index: 16, width: 6)
  static let count = 17
}

/// The tables of a compiled screen's chunk.
enum ScreenTable {
  /// One row: id, title, presentation, bars and safe edges as bits, trees, layouts.
  static let screen = ChunkTable(index: 4, width: 6)
  /// Direction, first node, nodes.
  static let trees = ChunkTable(index: 5, width: 4)
  /// Kind, parent plus 1, end of the subtree, paint, text style, first content, id, extra.
  static let nodes = ChunkTable(index: 6, width: 8)
  /// Hero, accessibility label, first handler, handlers, quad of the natural size, contents.
  static let extras = ChunkTable(index: 7, width: 6)
  /// A string and the text style that it is set in.
  static let contents = ChunkTable(index: 8, width: 2)
  /// Event, first action, actions.
  static let handlers = ChunkTable(index: 9, width: 3)
  /// Kind, text, detail, presentation plus 1, first link, links.
  static let actions = ChunkTable(index: 10, width: 6)
  /// Links of a new stack: a string each.
  static let actionLinks = ChunkTable(index: 11, width: 1)
  /// How a component is painted.
  static let paints = ChunkTable(index: 12, width: 12)
  /// How text is set.
  static let textStyles = ChunkTable(index: 13, width: 6)
  /// A screen on a device.
  static let layouts = ChunkTable(index: 14, width: 14)
  /// Frames in 64ths of a device pixel, each side in a table of its own: most widths fit in 16 bits.
  static let frameX = ChunkTable(index: 15, width: 1)
  static let frameY = ChunkTable(index: 16, width: 1)
  static let frameWidth = ChunkTable(index: 17, width: 1)
  static let frameHeight = ChunkTable(index: 18, width: 1)
  /// Frames that are no 64ths of a pixel: a quad each.
  static let quadFrames = ChunkTable(index: 19, width: 1)
  /// Component, and the quads of the viewport and of the content.
  static let scrollAreas = ChunkTable(index: 20, width: 3)
  /// Component, box, first line, lines and whether it is truncated.
  static let texts = ChunkTable(index: 21, width: 4)
  /// Text, quad of x, top, height and baseline, width, first piece, pieces.
  static let lines = ChunkTable(index: 22, width: 5)
  /// Run plus 1, text, x and width.
  static let pieces = ChunkTable(index: 23, width: 4)
  static let count = 24
}

/// The tables of a chunk with source positions.
enum SourceTable {
  /// The paths of files.
  static let files = ChunkTable(index: 4, width: 1)
  /// File, line and column of each component.
  static let places = ChunkTable(index: 5, width: 3)
  static let count = 6
}

/// The tables of a link's chunk.
enum LinkTable {
  /// What plays on a device: see `LinkChunkEncoder.add`.
  static let plans = ChunkTable(index: 4, width: 24)
  /// Whether it flies, and the row of its motion.
  static let layers = ChunkTable(index: 5, width: 2)
  /// Role and flags, rest, first track, tracks, corners at rest, part, background, z.
  static let screenMotions = ChunkTable(index: 6, width: 8)
  /// What flies: content, place, and the channels at both ends.
  static let flights = ChunkTable(index: 7, width: 45)
  /// Property and kinds of amounts; quad of both amounts and the window.
  static let tracks = ChunkTable(index: 8, width: 2)
  /// Flags; lengths and colour at both ends; window.
  static let shadows = ChunkTable(index: 9, width: 6)
  /// What binds them, its key, and the component and frame of both ends.
  static let pairs = ChunkTable(index: 10, width: 6)
  /// A component that is hidden while it plays.
  static let hidden = ChunkTable(index: 11, width: 1)
  /// Kind of easing, duration, three quads, first stop, stops.
  static let timings = ChunkTable(index: 12, width: 7)
  /// Position and output.
  static let stops = ChunkTable(index: 13, width: 2)
  /// Flags, natural size, and at both ends position and padding.
  static let pictures = ChunkTable(index: 14, width: 6)
  /// The carrier at both ends, and at both ends origin and size.
  static let attachments = ChunkTable(index: 15, width: 6)
  static let count = 16
}

/// The bits of the first word of a flight.
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

/// The bits of the first word of a picture: the fit at the beginning in 0–2, at the end in 3–5.
enum PictureBits {
  static let fitMask: UInt32 = 7
  static let endShift: UInt32 = 3
  static let hasSize: UInt32 = 1 << 6
  static let covers: UInt32 = 1 << 7
}
