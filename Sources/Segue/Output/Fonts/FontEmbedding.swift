/// The fonts that a document may embed.
package struct FontEmbedding {
  let builtIn: BuiltInOutlines
  let file: (String) -> [UInt8]?

  /// Creates the fonts of a project.
  ///
  /// - Parameters:
  ///   - builtIn: The outlines of the built-in family.
  ///   - file: Returns the bytes of a font for its file in the project; nil if it is not embedded.
  package init(builtIn: BuiltInOutlines, file: @escaping (String) -> [UInt8]? = { _ in nil }) {
    self.builtIn = builtIn
    self.file = file
  }
}

/// The faces in which a document shows text, each with the characters that it shows.
///
/// A document embeds just these, so that text looks as it was measured on a machine without the
/// fonts. Without an embedding nothing is collected.
struct UsedFonts {
  private struct Use {
    let face: FontFace
    var characters = ShownCharacters()
  }

  /// What distinguishes the fonts of a document.
  private struct Key: Hashable {
    let path: String?
    let family: String
    let weights: ClosedRange<Double>
    let isItalic: Bool
  }

  private let embedding: FontEmbedding?
  private var uses: [Use] = []
  private var indices: [Key: Int] = [:]
  /// The faces of styles, whose size is 0.
  private var chains: [FontDescription: [Int]] = [:]
  /// The face of captions of each weight.
  private var captionFaces: [Double: Int] = [:]

  init(_ embedding: FontEmbedding? = nil) {
    self.embedding = embedding
  }

  /// Adds a text that is shown in a font of a project. Linear in the text.
  mutating func add(_ text: String, in font: FontDescription, of library: FontLibrary) {
    guard embedding != nil else { return }
    var style = font
    style.size = 0
    let chain: [Int]
    if let known = chains[style] {
      chain = known
    } else {
      chain = library.faces(for: font).map { index(of: $0) }
      chains[style] = chain
    }
    // A character that the first font lacks may be set in any other, with those next to it.
    let first = uses[chain[0]].face
    let isComplete =
      chain.count == 1 || text.unicodeScalars.allSatisfy { first.characters[$0] != 0 }
    for index in isComplete ? chain.prefix(1) : chain[...] {
      uses[index].characters.add(text, in: uses[index].face)
    }
  }

  /// Adds a text that belongs to the document and not to a screen, in the built-in family.
  mutating func add(caption: String, weight: Double) {
    guard embedding != nil else { return }
    let index =
      captionFaces[weight]
      ?? index(of: FontLibrary.builtIn.face(for: FontDescription(weight: weight)))
    captionFaces[weight] = index
    uses[index].characters.add(caption, in: uses[index].face)
  }

  private mutating func index(of face: FontFace) -> Int {
    let key = Key(
      path: face.path, family: face.family, weights: face.fileWeights, isItalic: face.isItalic)
    if let known = indices[key] { return known }
    indices[key] = uses.count
    uses.append(Use(face: face))
    return uses.count - 1
  }

  /// The CSS `@font-face` rules of the fonts, in the order of their first use: each with the
  /// characters that are shown, in a data URI.
  ///
  /// Linear in the sizes of the fonts.
  var css: String {
    guard let embedding else { return "" }
    var rules = ""
    for use in uses {
      let points = use.characters.points
      guard !points.isEmpty, let font = font(use.face, points, embedding) else { continue }
      let type = font.starts(with: "OTTO".utf8) ? "otf" : "ttf"
      rules += use.face.cssRule(address: "data:font/\(type);base64,\(base64(font))")
    }
    return rules
  }

  private func font(
    _ face: FontFace, _ points: [UInt32], _ embedding: FontEmbedding
  ) -> [UInt8]? {
    if face.isBuiltIn { return embedding.builtIn.font(of: face, with: points) }
    guard let file = face.path.flatMap({ embedding.file($0) }) else { return nil }
    return FontSubset.font(file, of: face, with: points) ?? file
  }
}

/// Encodes bytes (RFC 4648 §4).
package func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  var index = 0
  while index < bytes.count {
    let count = min(3, bytes.count - index)
    var group = 0
    for offset in 0..<3 {
      group = group << 8 | (offset < count ? Int(bytes[index + offset]) : 0)
    }
    for digit in 0..<4 {
      text.append(
        digit <= count ? alphabet[group >> (18 - 6 * digit) & 63] : UInt8(ascii: "="))
    }
    index += 3
  }
  return String(decoding: text, as: UTF8.self)
}
