import Foundation
import Segue

/// The small fonts of Fonts/Fixtures, which Tests/Fonts/make_test_fonts.py writes.
enum TestFont {
  static let folder = Repository.root.appending(path: "Tests/SegueTests/Fonts/Fixtures")

  static let names = [
    "AllPlanes.ttf", "Collection.ttc", "Italic.ttf", "Outlines.otf", "Regular.ttf", "Shuffled.ttf",
    "Symbol.ttf", "Typographic.ttf", "Variable.ttf", "VariableMap.ttf", "Windows.ttf",
  ]

  /// Returns the bytes of a font, or an empty array if there is no such font, in which case its
  /// tests fail.
  static func bytes(_ name: String) -> [UInt8] {
    (try? Data(contentsOf: folder.appending(path: name))).map(Array.init) ?? []
  }

  static func read(
    _ name: String, family: String = "Brand", weights: ClosedRange<Double>? = nil,
    isItalic: Bool = false
  ) -> FontFile {
    FontFile(bytes(name), family: family, weights: weights, isItalic: isItalic)
  }
}

/// The facts that fonttools reads from a face: Tests/Fonts/read_with_fonttools.py.
struct FontFact: Decodable {
  struct Instance: Decodable {
    var weight: Double
    var advances: [Int]
  }

  var file: String
  var face: Int
  var family: String
  var weight: Double
  var italic: Bool
  var unitsPerEm: Int
  var vertical: [Int]
  var count: Int
  var codes: [UInt32]
  var advances: [Int]
  var missing: Int
  var axis: [Double]?
  var instances: [Instance]?

  static func read(_ file: URL) throws -> [FontFact] {
    try JSONDecoder().decode([FontFact].self, from: Data(contentsOf: file))
  }

  func advances(in face: FontFace?) -> [Int?] {
    codes.map { code in Unicode.Scalar(code).flatMap { face?.advance(of: $0) } }
  }

  /// Returns the differences between fonttools and the library, or an empty array if there are
  /// none.
  func differences(from file: FontFile) -> [String] {
    guard let face = file.face else { return ["no face: \(file.problems)"] }
    var found: [String] = []
    func expect(_ what: String, _ isSame: Bool) { if !isSame { found.append(what) } }
    expect("units", face.unitsPerEm == unitsPerEm)
    expect(
      "vertical \(vertical) \([face.ascent, face.descent, face.lineGap])",
      vertical == [face.ascent, face.descent, face.lineGap])
    expect("count \(count) \(face.characterCount)", count == face.characterCount)
    expect("italic", file.isItalic == italic)
    expect("weight \(weight)", axis != nil || file.fileWeights == weight...weight)
    if axis == nil {
      expect("missing", face.missingAdvance == missing)
      expect("advances", advances(in: face) == advances)
    }
    let library = FontLibrary([face])
    for instance in instances ?? [] {
      let font = FontDescription(family: face.family, weight: instance.weight)
      expect(
        "instance \(instance.weight)", advances(in: library.face(for: font)) == instance.advances)
    }
    return found
  }
}
