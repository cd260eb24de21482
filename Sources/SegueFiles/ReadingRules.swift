public import Segue

/// The files that a project may read, and its limits.
public struct ReadingRules: Sendable {
  /// Whether files outside of the project's folder may be read.
  public let allowsOutside: Bool
  /// The limits with which the manifest is read, and the project should be compiled.
  public let limits: Limits

  /// Creates rules. By default nothing outside of the folder is read.
  public init(allowsOutside: Bool = false, limits: Limits = Limits()) {
    self.allowsOutside = allowsOutside
    self.limits = limits
  }
}
