/// Something that is wrong on one device, with a screen as it lies there or with a flight: a part of
/// a diagnostic, which is told once for all the devices on which it holds.
struct Finding {
  let code: DiagnosticCode
  var severity = Diagnostic.Severity.warning
  let range: SourceRange
  /// What it is told once for: the place itself, unless several places have one cause.
  var subject: Subject
  /// Tells apart what has the same subject: the side of the screen.
  var aspect = 0
  /// Whether the message names devices; what holds whatever the device does not.
  var namesDevices = true
  /// What is counted where several have the subject in common.
  var member: Member?
  /// The worst of several is shown.
  let weight: Double
  /// `this tap target is `
  let before: String
  /// What may differ from device to device: `36 × 36 pt`.
  let figure: String
  /// What stands before the figure if it does differ: `up to `.
  let hedge: String
  private(set) var after: String
  /// The way out.
  let remedy: String
  var notes: [Diagnostic.Note]

  init(
    _ code: DiagnosticCode, at range: SourceRange, weight: Double, _ before: String,
    figure: String, hedge: String = "up to ", after: String = "", remedy: String,
    notes: [Diagnostic.Note] = []
  ) {
    self.code = code
    self.range = range
    subject = .place(range)
    self.weight = weight
    self.before = before
    self.figure = figure
    self.hedge = hedge
    self.after = after
    self.remedy = remedy
    self.notes = notes
  }
}

extension Finding {
  /// What several findings may have in common.
  enum Subject: Hashable {
    case place(SourceRange)
    /// Characters of one kind that a font lacks.
    case missing(MissingFromFont.Kind, font: String)
  }

  /// The same with a count of further components that share its cause.
  func with(others: Int) -> Finding {
    guard others > 0 else { return self }
    var finding = self
    finding.after +=
      others == 1 ? ", as does 1 other component," : ", as do \(others) other components,"
    return finding
  }

  /// One of several things that share a cause.
  enum Member: Hashable {
    /// A picture's name.
    case picture(String)
    /// What a label or a button says.
    case text(String)
  }

  /// The same with a count of further members that share its cause.
  func with(otherMembers others: Int) -> Finding {
    guard others > 0, let member else { return self }
    var finding = self
    switch member {
    case .picture:
      finding.after +=
        others == 1 ? ", as is 1 other picture," : ", as are \(others) other pictures,"
    case .text:
      finding.after += others == 1 ? ", as in 1 other text," : ", as in \(others) other texts,"
    }
    return finding
  }

  /// The same with a count of siblings that it holds for too.
  func with(siblings: Int) -> Finding {
    guard siblings > 0 else { return self }
    var finding = self
    finding.after +=
      siblings == 1 ? ", as is 1 of its siblings," : ", as are \(siblings) of its siblings,"
    return finding
  }
}

/// A length in a message, to a tenth: the nearest, but never a limit that the length misses.
func pointsText(_ points: Double, missing limit: Double? = nil) -> String {
  guard points.isFinite, abs(points) < 1e9 else { return shortestText(of: points) }
  var tenths = (points * 10).rounded()
  if let limit, points != limit, tenths == limit * 10 { tenths += points < limit ? -1 : 1 }
  return shortestText(of: tenths / 10)
}
