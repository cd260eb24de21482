/// What was found in a screen with all of its extreme data.
struct ExtremeFindings: Sendable {
  let screen: DeclarationIndex
  private(set) var groups: FindingGroups
  /// The limits that are exceeded, and expressions that have no value.
  private var failures: [Diagnostic] = []
  /// The warning of the first extreme that could not be laid out.
  private var gap: Diagnostic?
  var work = PieceWork()

  /// What is wrong besides the layouts.
  var diagnostics: [Diagnostic] { failures + (gap.map { [$0] } ?? []) }

  init(_ screen: DeclarationIndex, _ devices: [Device]) {
    self.screen = screen
    groups = FindingGroups(devices: devices)
  }

  /// Adds what was found with one of the extremes. A limit is reported with the first that exceeds
  /// it.
  mutating func add(_ layouts: ExtremeLayouts) {
    groups.join(layouts.groups)
    for failure in layouts.failures
    where !failures.contains(where: { $0.code == failure.code && $0.range == failure.range }) {
      failures.append(failure)
    }
    gap = gap ?? layouts.gap
  }
}

/// What was found in a screen with extreme data, on all devices.
struct ExtremeLayouts {
  /// The limits that are exceeded, and expressions that have no value.
  private(set) var failures: [Diagnostic] = []
  /// The warning that the screen could not be laid out with this data.
  var gap: Diagnostic?
  private let name: String
  private let file: FileID
  private let type: DataType
  private var findings: LayoutFindings
  /// Whether boxes are smaller than with real data, since there are no pictures with the names in
  /// the data.
  private var lacksPictures = false
  /// Whether nothing is known about the width of made-up text, since the font lacks its letters.
  private var lacksLetters = false

  /// - Parameters:
  ///   - name: The name of the extreme.
  ///   - file: The file of the extreme data, which does not exist.
  ///   - type: The type of which it is made.
  ///   - findings: No findings yet.
  init(_ name: String, in file: FileID, of type: DataType, _ findings: LayoutFindings) {
    self.name = name
    self.file = file
    self.type = type
    self.findings = findings
  }

  /// The note that names the data, at its type.
  private var note: Diagnostic.Note {
    Diagnostic.Note(
      "with the extreme data \(quoted(name))", at: type.range(DataType.ID(type.rootIndex)))
  }

  private var extreme: ExtremeCase? { ExtremeCase(rawValue: name) }

  /// Adds those of a screen's or a layout's diagnostics that made-up data can cause: limits that
  /// are exceeded. That of the work is reported for the project.
  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics
    where diagnostic.code.isLimit && diagnostic.code != .tooMuchWork {
      failures.append(outside(diagnostic))
    }
  }

  /// Adds the errors for which the screen could not be built: those of expressions that have no
  /// value for valid numbers, and the first of those that a made-up text causes.
  mutating func add(errors: [Diagnostic]) {
    for error in errors where error.severity == .error && !error.code.isLimit {
      switch error.code {
      case .integerOverflow, .possiblyZeroDivisor, .invalidConversion:
        failures.append(outside(error, severity: .warning))
      // Made-up keys may repeat, and only an empty text is too short for a name.
      case .duplicateElementKey, .duplicateID: break
      case .invalidValue where extreme == .shortest: break
      default: gap = gap ?? .extremeNotLaidOut(outside(error))
      }
    }
  }

  /// Returns a diagnostic with locations outside of the data, and a note that names the data.
  private func outside(
    _ diagnostic: Diagnostic, severity: Diagnostic.Severity? = nil
  ) -> Diagnostic {
    var (range, notes) = (diagnostic.range, diagnostic.notes.filter { $0.range.file != file })
    if range.file == file { range = notes.isEmpty ? note.range : notes.removeFirst().range }
    notes.append(note)
    return Diagnostic(
      diagnostic.code, severity ?? diagnostic.severity, diagnostic.message, at: range,
      notes: notes)
  }

  /// Checks the characters of a screen's text, of which those of samples are real.
  mutating func checkText(of screen: Screen) {
    switch extreme {
    case .typical, .shortest, .longest: findings.checkText(of: screen)
    case .rightToLeft:
      var letters = findings
      letters.checkText(of: screen)
      lacksLetters = letters.groups.keys.contains {
        if case .missing(.script, _) = $0.subject { true } else { false }
      }
    default: break
    }
  }

  /// Checks a layout on the device with an index.
  mutating func check(
    _ layout: ScreenLayout, device: Int, within budget: WorkBudget, _ most: Limits,
    in scratch: inout LayoutScratch
  ) {
    if lacksLetters { return }
    if layout.hasPictureWithoutSpace { lacksPictures = true }
    add(findings.check(layout, device: device, within: budget, most, in: &scratch))
  }

  /// The findings, with notes that name the data.
  var groups: FindingGroups {
    findings.groups.compactMap { key, group in
      switch key.code {
      // A word without a point at which a line may break is no word.
      case .brokenWord where extreme == .longWord: return nil
      case .smallTapTarget where lacksPictures, .zeroSize where lacksPictures: return nil
      default: break
      }
      var named = group
      guard let worst = group.worst.outside(file) else { return nil }
      named.worst = worst
      named.worst.notes.append(note)
      // Made-up texts are not counted.
      named.members = []
      return named
    }
  }
}

extension ScreenLayout {
  /// Whether a picture of unknown size takes up no space.
  fileprivate var hasPictureWithoutSpace: Bool {
    pictures.all.contains { index, picture in
      picture.drawnSize == nil
        && (tree.frames[index].width <= 0 || tree.frames[index].height <= 0)
    }
  }
}

extension Finding {
  /// Returns the finding with locations outside of a file: where its text is shown, rather than
  /// where it is in the file. nil if it has none.
  fileprivate func outside(_ file: FileID) -> Finding? {
    var finding = self
    finding.notes = notes.filter { $0.range.file != file }
    guard range.file == file else { return finding }
    guard !finding.notes.isEmpty else { return nil }
    return finding.moved(to: finding.notes.removeFirst().range)
  }
}

extension Diagnostic {
  /// The warning of a screen that cannot be built with extreme data, because of an error.
  fileprivate static func extremeNotLaidOut(_ error: Diagnostic) -> Diagnostic {
    Diagnostic(
      .extremeNotLaidOut, .warning,
      "with some extreme data, this screen is not checked: \(error.message); list values that it "
        + "can show as \"samples\" in the \"metadata\" of the type, or as an \"enum\"",
      at: error.range, notes: error.notes)
  }
}
