/// A stretch of bytes in one file. Line and column exist only when a range is shown to a person.
public struct SourceRange: Hashable, Sendable, Comparable {
  public let file: FileID
  public let lowerBound: Int
  public let upperBound: Int

  /// An upper bound below the lower one is raised to it.
  public init(file: FileID, lowerBound: Int, upperBound: Int) {
    self.file = file
    self.lowerBound = lowerBound
    self.upperBound = max(lowerBound, upperBound)
  }

  /// The empty range at the beginning of a file: the place of what is missing from it as a whole.
  public static func start(of file: FileID) -> SourceRange {
    SourceRange(file: file, lowerBound: 0, upperBound: 0)
  }

  /// By file, then by where they begin, then by where they end.
  public static func < (a: SourceRange, b: SourceRange) -> Bool {
    (a.file.index, a.lowerBound, a.upperBound) < (b.file.index, b.lowerBound, b.upperBound)
  }
}
