/// Limits on the size of input and on the work that it causes, so that a few lines cannot make a
/// compiler run out of time or memory.
///
/// Each limit has a name, a default that no realistic app comes near, and a diagnostic that reports
/// when it is exceeded (``DiagnosticCode/isLimit``). Work and memory are linear in what the limits
/// allow.
///
/// ```swift
/// let limits: Limits = [.fileBytes: 1 << 20, .nesting: 64, .components: 5_000]
/// let compiler = Compiler(Project(files, limits: limits))
/// ```
public struct Limits: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The names of the limits. Their raw values are the names on the command line.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case fileBytes = "file-bytes"
    case nesting
    case stringBytes = "string-bytes"
    case entries
    case parameters
    case components
    case componentDepth = "component-depth"
    case levels
    case children
    case substitutedBytes = "substituted-bytes"
    case textBytes = "text-bytes"
    case routes
    case variants
    case placedComponents = "placed-components"
    case flownComponents = "flown-components"
    case work
    case lines
    case answerBytes = "answer-bytes"
    case problems
    case frames
    case expressionParts = "expression-parts"
    case expressionNesting = "expression-nesting"
    case expressionBytes = "expression-bytes"
    case expressionValues = "expression-values"
    case expressionWork = "expression-work"
  }

  /// The values, in the order of the names.
  private var values: [Int]

  /// Creates the default limits.
  public init() { values = Name.allCases.map { $0.standard } }

  /// Creates the default limits with some of them replaced. If a name is repeated, its last value
  /// counts.
  public init(dictionaryLiteral limits: (Name, Int)...) {
    self.init()
    for (name, value) in limits { self[name] = value }
  }

  /// The largest allowed amount. Values are clamped to the range from 0 to ``Name/most``.
  public subscript(name: Name) -> Int {
    get { values[name.index] }
    set { values[name.index] = min(max(0, newValue), name.most) }
  }
}

extension Limits.Name {
  /// The default value.
  public var standard: Int { facts.standard }

  /// The largest value that can be set, at most that of an `Int`. Offsets in a file have 32 bits.
  public var most: Int { Int(clamping: self == .fileBytes ? 1 << 31 : 1 << 40 as Int64) }

  /// A description of what is counted, for tables.
  public var summary: String { facts.summary }

  /// The code that is reported when the limit is exceeded; nil if the command refuses to run
  /// instead.
  public var code: DiagnosticCode? { facts.code }

  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  private var facts: (standard: Int, summary: String, code: DiagnosticCode?) {
    switch self {
    case .fileBytes: (64 << 20, "bytes of a file", .fileTooLarge)
    case .nesting: (4096, "JSON objects and arrays inside each other", .jsonTooDeep)
    case .stringBytes: (1 << 20, "bytes of a string, as written", .stringTooLong)
    case .entries: (1000, "entries of each list and map in segue.json", .tooManyEntries)
    case .parameters: (256, "parameters of a screen or a component", .tooManyParameters)
    case .components: (250_000, "components that a screen expands to", .tooManyComponents)
    case .componentDepth: (1024, "components inside each other", .componentsTooDeep)
    case .levels: (8_000_000, "levels of a screen's components, added up", .tooManyLevels)
    case .children: (100_000, "children of one layout, as written", .tooManyChildren)
    case .substitutedBytes:
      (16 << 20, "bytes that uses and substitutions put into a screen", .textTooLong)
    case .textBytes: (1 << 20, "bytes of text that a screen shows", .tooMuchText)
    case .routes: (50_000, "routes of a project", .tooManyRoutes)
    case .variants: (1000, "sets of arguments that a screen is opened with", .tooManyLinks)
    case .placedComponents:
      (4_000_000, "components and text of all screens, on all devices", .tooManyLayouts)
    case .flownComponents:
      (4_000_000, "components in tapped components, and 15 per link", .tooManyFlights)
    case .work:
      (
        Int(clamping: 20_000_000_000 as Int64), "units of work, each a few hundred instructions",
        .tooMuchWork
      )
    case .lines: (100_000, "lines of a text", .tooManyLines)
    case .answerBytes: (64 << 20, "bytes of an answer", .answerTooLarge)
    case .problems: (10_000, "problems that are reported of a file", .tooManyProblems)
    case .frames: (1_000_000, "layers in all frames of a flight that are printed", nil)
    case .expressionParts:
      (4000, "names, literals and operators of an expression", .expressionTooLong)
    case .expressionNesting:
      (250, "brackets and operators of an expression inside each other", .expressionTooDeep)
    case .expressionBytes: (1 << 20, "bytes of text that an expression makes", .valueTooLong)
    case .expressionValues:
      (1_000_000, "elements of lists and maps that an expression makes", .tooManyValues)
    case .expressionWork:
      (20_000_000, "units of work that an expression takes", .expressionTooCostly)
    }
  }
}
