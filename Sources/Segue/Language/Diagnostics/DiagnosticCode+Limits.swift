extension DiagnosticCode {
  /// Whether it says that input is larger than the caller allows, by ``SyntaxLimits`` or
  /// ``CompositionLimits``, and not that something in it is wrong: a server answers with 413, not 422.
  public var isLimit: Bool {
    switch self {
    case .fileTooLarge, .jsonTooDeep, .tooManyComponents, .componentsTooDeep, .textTooLong: true
    default: false
    }
  }
}
