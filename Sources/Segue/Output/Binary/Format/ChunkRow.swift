/// Fields of one word each, stored one after the other. A conforming type has only stored
/// properties of type `UInt32`, or groups of such fields, so its layout in memory is that of a row.
protocol RowFields: BitwiseCopyable, Sendable {}

/// A row of a table in a chunk. Its stored properties declare the table's columns, for writers,
/// readers and the format's documentation.
protocol ChunkRow: RowFields {
  /// The index of the table in the chunk's directory.
  static var table: Int { get }
}

extension RowFields {
  /// The number of words.
  @inline(__always)
  static var width: Int { MemoryLayout<Self>.size / MemoryLayout<UInt32>.size }

  /// Calls a closure with the words of the fields.
  @inline(__always)
  func withWords<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    unsafe withUnsafeBytes(of: self) { unsafe body($0.bindMemory(to: UInt32.self)) }
  }
}

/// A row that is a single word, in the table with the given index.
struct WordRow<let index: Int>: ChunkRow {
  static var table: Int { index }
  var word: UInt32

  init(_ word: UInt32) { self.word = word }
}

#if hasFeature(Embedded)
  /// A row of a chunk, whose fields are all read at once, because there are no key paths. Fields
  /// out of bounds are zero.
  typealias RowView<Fields: RowFields> = Fields

  extension ChunkView {
    /// The row of a table at an index.
    subscript<Row: ChunkRow>(_ type: Row.Type, _ row: Int) -> Row {
      let location = location(of: Row.table)
      let first = row &* Row.width
      return unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Row.width) { words in
        for index in 0..<Row.width {
          unsafe words[index] = first >= 0 ? word(first &+ index, in: location) : 0
        }
        return unsafe UnsafeRawBufferPointer(words).load(as: Row.self)
      }
    }
  }
#else
  /// A row of a chunk that is read in place, field by field: `view[ScreenRow.Node.self, 3].parent`.
  /// Fields out of bounds are zero.
  @dynamicMemberLookup
  struct RowView<Fields: RowFields> {
    private let chunk: ChunkView
    private let tableLocation: ChunkView.TableLocation
    private let firstWord: Int

    @inline(__always)
    fileprivate init(_ chunk: ChunkView, _ location: ChunkView.TableLocation, from firstWord: Int) {
      self.chunk = chunk
      tableLocation = location
      self.firstWord = firstWord
    }

    @inline(__always)
    subscript(dynamicMember field: KeyPath<Fields, UInt32>) -> UInt32 {
      guard firstWord >= 0 else { return 0 }
      return chunk.word(firstWord &+ Fields.wordOffset(of: field), in: tableLocation)
    }

    /// The fields of a group.
    @inline(__always)
    subscript<Group: RowFields>(dynamicMember group: KeyPath<Fields, Group>) -> RowView<Group> {
      RowView<Group>(chunk, tableLocation, from: firstWord &+ Fields.wordOffset(of: group))
    }
  }

  extension RowFields {
    /// Returns the offset of a field in the row, in words. A constant in optimized code.
    @inline(__always)
    static func wordOffset<Field>(of field: KeyPath<Self, Field>) -> Int {
      // Stored properties have an offset.
      (MemoryLayout<Self>.offset(of: field) ?? 0) / MemoryLayout<UInt32>.size
    }
  }

  extension ChunkView {
    /// The row of a table at an index.
    @inline(__always)
    subscript<Row: ChunkRow>(_ type: Row.Type, _ row: Int) -> RowView<Row> {
      RowView(self, location(of: Row.table), from: row &* Row.width)
    }
  }
#endif

extension ChunkView {
  /// The row of a table at an index that another row contains.
  @inline(__always)
  subscript<Row: ChunkRow>(_ type: Row.Type, _ row: UInt32) -> RowView<Row> {
    self[type, Int(clamping: row)]
  }

  /// The word of a row at an index; 0 out of bounds.
  @inline(__always)
  subscript<let index: Int>(_ type: WordRow<index>.Type, _ row: Int) -> UInt32 {
    row >= 0 ? word(row, in: location(of: index)) : 0
  }
}
