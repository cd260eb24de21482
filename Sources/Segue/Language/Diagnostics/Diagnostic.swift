/// What the compiler has to say about a place in the source, and the way out.
public struct Diagnostic: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable {
    /// The file cannot be used.
    case error
    /// It can, but does not do what its writer seems to expect.
    case warning
    /// It does what its writer asked for, and somebody may want to know what that comes to.
    case note
  }

  /// Another place that has to do with it.
  public struct Note: Hashable, Sendable {
    public let message: String
    public let range: SourceRange
    let kind: Kind

    public init(_ message: String, at range: SourceRange) {
      self.init(message, at: range, .other)
    }

    init(_ message: String, at range: SourceRange, _ kind: Kind) {
      self.message = message
      self.range = range
      self.kind = kind
    }

    /// What a note does when the same mistake is met at several uses of a text.
    enum Kind: UInt8, Hashable, Sendable {
      /// It says the same at each use.
      case other
      /// It names one of the uses, and the message is the same for all.
      case use
      /// It names one of the uses, and the message contains what is particular to that use.
      case useOfValue
    }
  }

  /// An edit that mends it.
  public struct Fix: Hashable, Sendable {
    public let range: SourceRange
    public let replacement: String

    public init(replacing range: SourceRange, with replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  public let code: DiagnosticCode
  public var severity: Severity
  /// One sentence without a full stop, in lower case, that names what is wrong and the way out.
  public let message: String
  public let range: SourceRange
  public let notes: [Note]
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
  /// The same about files that stand further back in a list of files.
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
  /// Whether any of them is an error.
  public var hasErrors: Bool { contains { $0.severity == .error } }

  /// In source order, none repeated, and of each file no more than may be told.
  ///
  /// The same mistake is met once for each device, link or use of a component that runs into it;
  /// people want to read it once. Two are the same if code, range and message are, and those of a
  /// text with `${…}` at several uses if code and range are: the notes name the uses.
  ///
  /// A file of which more is to be told ends with an error of ``DiagnosticCode/tooManyProblems``, where the first
  /// one stands that is left out. So what several steps have found can be bounded by each of them and once
  /// more when it is joined, in any order: what is told is the same as if it had been bounded once.
  ///
  /// - Parameter limits: Those of the project; without them, only what they have bounded before stays so.
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

  /// That there are too many stands behind all else of its place, where it is one of those that are left out.
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
  fileprivate static func tooManyProblems(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyProblems, .error,
      "there are more than \(limit) problems: those from here on are not reported", at: range)
  }
}

extension Diagnostic {
  /// The most uses that the notes of one diagnostic name.
  private static let mostUses = 16

  private var uses: [Note] { notes.filter { $0.kind != .other } }

  /// The diagnostic of a mistake that two uses of the same text lead to: that of the first use, with
  /// the notes of both. Whatever the order in which several are joined, the result is the same.
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

/// What makes two diagnostics the same for a reader.
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
