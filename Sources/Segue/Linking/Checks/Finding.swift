/// A problem with a screen's layout or with a flight on one device. Equal findings on several
/// devices become one diagnostic.
struct Finding {
  let code: DiagnosticCode
  var severity = Diagnostic.Severity.warning
  private(set) var range: SourceRange
  /// What the finding is about, reported once: its location, unless several locations have one
  /// cause.
  var subject: Subject
  /// Distinguishes findings with the same subject, for example by the side of the screen.
  var aspect = 0
  /// Whether the message names devices; false if the finding is independent of the device.
  var namesDevices = true
  /// What is counted if several findings have the same subject.
  var member: Member?
  /// The severity of the finding relative to others in its group, of which the worst is reported.
  let weight: Double
  /// The text before the figure, such as `this tap target is `.
  let before: String
  /// The part that may differ between devices, such as `36 × 36 pt`.
  let figure: String
  /// The text before the figure if it does differ, such as `up to `.
  let hedge: String
  private(set) var after: String
  /// What to do about it.
  let remedy: String
  var notes: [Diagnostic.Note]

  init(
    _ code: DiagnosticCode, at range: SourceRange, weight: Double, _ before: String,
    figure: String, hedge: String = "up to ", after: String = "", remedy: String,
    notes: [Diagnostic.Note] = []
  ) {
    self.code = code
    self.range = range
    subject = .location(range)
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
    case location(SourceRange)
    /// Characters of one kind that a font lacks.
    case missing(MissingFromFont.Kind, font: String)
  }

  /// Returns the finding at another location.
  func moved(to range: SourceRange) -> Finding {
    var finding = self
    finding.range = range
    return finding
  }

  /// Returns the finding with a count of other components that share its cause.
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
    /// The text of a label or a button.
    case text(String)
  }

  /// Returns the finding with a count of other members that share its cause.
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

  /// Returns the finding with a count of siblings to which it also applies.
  func with(siblings: Int) -> Finding {
    guard siblings > 0 else { return self }
    var finding = self
    finding.after +=
      siblings == 1 ? ", as is 1 of its siblings," : ", as are \(siblings) of its siblings,"
    return finding
  }
}

/// Formats a length for a message, rounded to a tenth, but never to a limit that the length misses.
func pointsText(_ points: Double, missing limit: Double? = nil) -> String {
  guard points.isFinite, abs(points) < 1e9 else { return shortestText(of: points) }
  var tenths = (points * 10).rounded()
  if let limit, points != limit, tenths == limit * 10 { tenths += points < limit ? -1 : 1 }
  return shortestText(of: tenths / 10)
}
