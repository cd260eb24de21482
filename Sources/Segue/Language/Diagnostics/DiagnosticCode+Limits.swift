extension DiagnosticCode {
  /// Whether the code reports that input exceeds the caller's ``Limits``, not that something in it
  /// is wrong. A server answers such input with 413, not 422.
  public var isLimit: Bool { Limits.Name.allCases.contains { $0.code == self } }

  /// Whether the code reports that a computation was ended, so that its result means nothing.
  var isEnd: Bool {
    switch self {
    case .tooMuchWork, .tooManyLines, .answerTooLarge, .cancelled: true
    default: false
    }
  }
}
