/// A message of the compiler about a range of the source, with a fix where there is one.
public struct Diagnostic: Hashable, Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, Hashable, Sendable {
    /// The file cannot be used.
    case error
    /// The file can be used, but probably does not do what its author expects.
    case warning
    /// The file does what its author asked for, with consequences that the author may want to know.
    case note
  }

  /// A related range of the source.
  public struct Note: Hashable, Sendable {
    /// The message, in the form of ``Diagnostic/message``.
    public let message: String
    /// The source range that the note is about.
    public let range: SourceRange
    let kind: Kind

    /// Creates a note about a source range.
    public init(_ message: String, at range: SourceRange) {
      self.init(message, at: range, .other)
    }

    init(_ message: String, at range: SourceRange, _ kind: Kind) {
      self.message = message
      self.range = range
      self.kind = kind
    }

    /// The role of a note when the same mistake is found at several uses of a text.
    enum Kind: UInt8, Hashable, Sendable {
      /// The note is the same at each use.
      case other
      /// The note points at one of the uses, and the message is the same for all.
      case use
      /// The note points at one of the uses, and the message contains a value of that use.
      case useOfValue
    }
  }

  /// An edit that fixes the problem.
  public struct Fix: Hashable, Sendable {
    /// The source range to replace.
    public let range: SourceRange
    /// The text to insert.
    public let replacement: String

    /// Creates an edit that replaces a source range.
    public init(replacing range: SourceRange, with replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// The stable name of the kind of problem.
  public let code: DiagnosticCode
  /// The severity of the problem.
  public var severity: Severity
  /// One sentence in lowercase, without a full stop, that names the problem and the way to fix it.
  public let message: String
  /// The source range that must change.
  public let range: SourceRange
  /// Related source ranges.
  public let notes: [Note]
  /// An edit that fixes the problem, if one is known.
  public let fix: Fix?

  package init(
    _ code: DiagnosticCode, _ severity: Severity, _ message: String, at range: SourceRange,
    notes: [Note] = [], fix: Fix? = nil
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.range = range
    self.notes = notes
    self.fix = fix
  }
}

extension Diagnostic {
  /// Returns the diagnostic with its file indices increased by `files`, for files that are appended
  /// to a list of that many files.
  package func moved(by files: Int) -> Diagnostic {
    func moved(_ range: SourceRange) -> SourceRange {
      SourceRange(
        file: FileID(range.file.index + files), lowerBound: range.lowerBound,
        upperBound: range.upperBound)
    }
    return Diagnostic(
      code, severity, message, at: moved(range),
      notes: notes.map { Note($0.message, at: moved($0.range), $0.kind) },
      fix: fix.map { Fix(replacing: moved($0.range), with: $0.replacement) })
  }
}

extension Diagnostic {
  var withoutFix: Diagnostic {
    Diagnostic(code, severity, message, at: range, notes: notes)
  }
}

extension Sequence<Diagnostic> {
  /// Whether one of the diagnostics is an error.
  public var hasErrors: Bool { contains { $0.severity == .error } }

  /// Returns the diagnostics in source order, without duplicates, and at most as many per file as
  /// the limits allow.
  ///
  /// The same mistake is found once for each device, link or use of a component that it affects,
  /// but needs to be read only once. Two diagnostics are duplicates if their codes, ranges and
  /// messages are equal. Those about several uses of the same text become one, with a note for
  /// each use.
  ///
  /// If a file has more diagnostics than allowed, its list ends with an error of
  /// ``DiagnosticCode/tooManyProblems`` at the range of the first one left out. Several steps can
  /// therefore truncate their lists and join them in any order: truncating the joined list again
  /// gives the same result as truncating once.
  ///
  /// - Parameter limits: The limits of the project. Without them, only lists that were truncated
  ///   before end early.
  public func inSourceOrder(within limits: Limits? = nil) -> [Diagnostic] {
    let limit = limits?[.problems]
    var told: [Diagnostic] = []
    var file: FileID?
    var count = 0
    var isFull = false
    for diagnostic in distinctInSourceOrder() {
      if diagnostic.range.file != file { (file, count, isFull) = (diagnostic.range.file, 0, false) }
      guard !isFull else { continue }
      if let limit, count == limit {
        told.append(.tooManyProblems(limit: limit, at: diagnostic.range))
      } else {
        told.append(diagnostic)
      }
      isFull = count == limit || diagnostic.code == .tooManyProblems
      count += 1
    }
    return told
  }

  /// Returns the diagnostics in source order, without duplicates. `tooManyProblems` is sorted after
  /// the other diagnostics at its range, because they may be among those left out.
  private func distinctInSourceOrder() -> [Diagnostic] {
    var places: [Identity: Int] = [:]
    var distinct: [Diagnostic] = []
    for diagnostic in self {
      let identity = Identity(diagnostic)
      if let place = places[identity] {
        distinct[place] = distinct[place].joined(with: diagnostic)
      } else {
        places[identity] = distinct.count
        distinct.append(diagnostic)
      }
    }
    return distinct.sorted {
      if $0.range != $1.range { return $0.range < $1.range }
      if $0.code != $1.code {
        guard $0.code != .tooManyProblems else { return false }
        return $1.code == .tooManyProblems || $0.code.rawValue < $1.code.rawValue
      }
      return $0.message < $1.message
    }
  }
}

extension Diagnostic {
  static func tooManyProblems(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyProblems, .error,
      "there are more than \(limit) problems: those from here on are not reported", at: range)
  }
}

extension Diagnostic {
  /// The maximum number of uses in the notes of one diagnostic.
  private static let mostUses = 16

  private var uses: [Note] { notes.filter { $0.kind != .other } }

  /// Returns the diagnostic of a mistake that two uses of the same text share: that of the first
  /// use, with the notes of both. The result does not depend on the order of joining several.
  fileprivate func joined(with other: Diagnostic) -> Diagnostic {
    let severity = other.severity == .error ? other.severity : severity
    let (own, others) = (uses, other.uses)
    guard !own.isEmpty || !others.isEmpty else {
      var joined = self
      joined.severity = severity
      return joined
    }
    var first = self
    if let one = own.first, others.first.map({ $0.range < one.range }) ?? true { first = other }
    let all = Set(own).union(others).sorted {
      ($0.range, $0.message) < ($1.range, $1.message)
    }
    return Diagnostic(
      code, severity, first.message, at: range,
      notes: first.notes.filter { $0.kind == .other } + all.prefix(Self.mostUses),
      fix: fix == other.fix ? fix : nil)
  }
}

/// The properties by which readers recognize two diagnostics as the same.
private struct Identity: Hashable {
  let code: DiagnosticCode
  let range: SourceRange
  let message: String

  init(_ diagnostic: Diagnostic) {
    code = diagnostic.code
    range = diagnostic.range
    let isOfUse = diagnostic.notes.contains { $0.kind == .useOfValue }
    message = isOfUse ? "" : diagnostic.message
  }
}
