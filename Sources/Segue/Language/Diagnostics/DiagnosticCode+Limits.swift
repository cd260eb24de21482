extension DiagnosticCode {
  /// Whether it says that input asks for more than the caller's ``Limits`` allow, and not that something in it
  /// is wrong: a server answers with 413, not 422.
  public var isLimit: Bool { Limits.Name.allCases.contains { $0.code == self } }
}
