/// What measuring needs of one font: its vertical metrics and the advance of each character.
///
/// All numbers are in font units, `unitsPerEm` of which make the font's size. Looking up an advance
/// takes constant time.
public struct FontFace: Sendable {
  public let family: String
  public let weight: Double
  public let unitsPerEm: Int
  /// Above the baseline.
  public let ascent: Int
  /// Below the baseline: positive downwards.
  public let descent: Int
  public let lineGap: Int
  /// Of the glyph that is drawn for a character the font does not have.
  public let missingAdvance: Int
  private let advances: AdvanceTable

  init(
    family: String, weight: Double, unitsPerEm: Int, ascent: Int, descent: Int, lineGap: Int,
    missingAdvance: Int, advances: AdvanceTable
  ) {
    self.family = family
    self.weight = weight
    self.unitsPerEm = max(1, unitsPerEm)
    self.ascent = ascent
    self.descent = descent
    self.lineGap = max(0, lineGap)
    self.missingAdvance = missingAdvance
    self.advances = advances
  }

  /// nil for a character that the font does not have.
  public func advance(of scalar: Unicode.Scalar) -> Int? {
    let advance = advances[scalar]
    return advance == AdvanceTable.missing ? nil : Int(advance)
  }
}

/// The advance of each character of a font: pages of 128 code points, so that a look-up is two
/// loads, and a font takes memory for the scripts it has and not for the ones it lacks.
struct AdvanceTable: Sendable {
  static let missing = UInt16.max
  private static let pageBits: UInt32 = 7
  private static let pageSize = 1 << 7

  /// For each page of code points, where its advances start, in pages; page 0 holds no character.
  private var pages: [UInt16] = []
  private var advances = [UInt16](repeating: missing, count: pageSize)

  subscript(scalar: Unicode.Scalar) -> UInt16 {
    get {
      let page = Int(scalar.value >> Self.pageBits)
      guard page < pages.count else { return Self.missing }
      return advances[Int(pages[page]) << 7 | Int(scalar.value & 127)]
    }
    set {
      let page = Int(scalar.value >> Self.pageBits)
      if page >= pages.count {
        pages.append(contentsOf: repeatElement(0, count: page + 1 - pages.count))
      }
      if pages[page] == 0 {
        pages[page] = UInt16(advances.count >> 7)
        advances.append(contentsOf: repeatElement(Self.missing, count: Self.pageSize))
      }
      advances[Int(pages[page]) << 7 | Int(scalar.value & 127)] = newValue
    }
  }
}
