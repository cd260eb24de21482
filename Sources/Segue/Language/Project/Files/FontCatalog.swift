/// The font files of a project.
///
/// The caller provides each file's bytes once, of which only what is needed for measuring is kept.
/// A server creates a catalog when it starts and shares it among the projects of all requests.
public struct FontCatalog: Sendable {
  private var files: [Key: FontFile] = [:]
  /// The paths at which there is something other than a regular file.
  private var notFiles: Set<String> = []
  /// A digest that distinguishes the catalog from those of other files.
  private(set) var digest = ContentDigest(of: "")
  /// Whether the files were looked for. Otherwise those that are declared are not missing.
  private(set) var isRead = true

  /// The properties that determine how a file is read.
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

  /// Creates an empty catalog.
  public init() {}

  /// The catalog of a project of which nothing is measured, such as an outline.
  package static var unread: FontCatalog {
    var catalog = FontCatalog()
    catalog.isRead = false
    return catalog
  }

  /// Reads the files that a manifest declares, in its order.
  ///
  /// - Parameters:
  ///   - fonts: The declarations.
  ///   - bytes: Returns the bytes of the file at a path relative to the project, or nil if there is
  ///     none. Called once per path.
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
      bytes, family: font.family, weights: font.weights, isItalic: font.isItalic, path: font.file)
  }

  /// Records that the item at a path is a folder, or otherwise not a regular file.
  package mutating func refuse(path: String) {
    notFiles.insert(path)
    digest = ContentDigest(of: [digest, ContentDigest(of: path)])
  }

  /// Whether the item at a declaration's path exists but is not a regular file.
  func isRefused(_ font: FontDeclaration) -> Bool { notFiles.contains(font.file) }

  /// The file of a declaration; nil if it has not been added.
  public subscript(font: FontDeclaration) -> FontFile? { files[Key(font)] }
}
