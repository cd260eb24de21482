/// A range of bytes in a file. It is converted to lines and columns only when it is printed.
public struct SourceRange: Hashable, Sendable, Comparable {
  public let file: FileID
  public let lowerBound: Int
  public let upperBound: Int

  /// Creates a range. An upper bound below the lower one is raised to it.
  public init(file: FileID, lowerBound: Int, upperBound: Int) {
    self.file = file
    self.lowerBound = lowerBound
    self.upperBound = max(lowerBound, upperBound)
  }

  /// Returns the empty range at the beginning of a file, the location of what the file lacks as a
  /// whole.
  public static func start(of file: FileID) -> SourceRange {
    SourceRange(file: file, lowerBound: 0, upperBound: 0)
  }

  /// Compares ranges by their files, then by their lower bounds, then by their upper bounds.
  public static func < (a: SourceRange, b: SourceRange) -> Bool {
    (a.file.index, a.lowerBound, a.upperBound) < (b.file.index, b.lowerBound, b.upperBound)
  }
}
