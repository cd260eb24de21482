/// A project's font files, read.
///
/// A caller hands in each file's bytes once; only what measuring needs is kept. A server makes a
/// catalog when it starts, and every project of a request shares it.
public struct FontCatalog: Sendable {
  private var files: [Key: FontFile] = [:]
  /// Paths where something is that has no bytes to read.
  private var notFiles: Set<String> = []
  /// What tells it from a catalog of other files.
  private(set) var digest = ContentDigest(of: "")

  /// What decides how a file is read.
  private struct Key: Hashable {
    let path: String
    let family: String
    let weights: ClosedRange<Double>?
    let isItalic: Bool

    init(_ font: FontDeclaration) {
      path = font.file
      family = font.family
      weights = font.weights
      isItalic = font.isItalic
    }
  }

  public init() {}

  /// Reads the files that a manifest declares, in its order.
  ///
  /// - Parameters:
  ///   - fonts: The declarations.
  ///   - bytes: A file's bytes by its path relative to the project, nil if there is none; asked once
  ///     a path.
  public init<Failure: Error>(
    _ fonts: [FontDeclaration], bytes: (String) throws(Failure) -> [UInt8]?
  ) throws(Failure) {
    var read: [String: [UInt8]?] = [:]
    for font in fonts {
      let known: [UInt8]?
      if let earlier = read[font.file] {
        known = earlier
      } else {
        known = try bytes(font.file)
        read[font.file] = .some(known)
      }
      if let known, files[Key(font)] == nil { add(font, bytes: known) }
    }
  }

  /// Reads the file of a declaration.
  public mutating func add(_ font: FontDeclaration, bytes: [UInt8]) {
    digest = ContentDigest(of: [digest, ContentDigest(of: font.file), ContentDigest(bytes)])
    files[Key(font)] = FontFile(
      bytes, family: font.family, weights: font.weights, isItalic: font.isItalic)
  }

  /// Notes that what is at a path is a folder, or another thing that is no regular file.
  package mutating func refuse(path: String) {
    notFiles.insert(path)
    digest = ContentDigest(of: [digest, ContentDigest(of: path)])
  }

  /// Whether there is something at the path of a declaration that is no regular file.
  func isRefused(_ font: FontDeclaration) -> Bool { notFiles.contains(font.file) }

  /// nil if nobody has handed in the file.
  public subscript(font: FontDeclaration) -> FontFile? { files[Key(font)] }
}
