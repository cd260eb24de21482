import Segue

/// The options of the command line.
struct Options {
  /// The subjects that can be measured separately.
  enum Subject: String {
    case syntax, layout, updates, motion, text, navigation, binary, requests
  }

  var isHelp = false
  /// The subject; nil for the stages of the compiler.
  var subject: Subject?
  var isJSON = false
  var isQuick = false
  /// The folder of the project; nil if not given.
  var project: String?
  var files: [String] = []

  init(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    var isFirst = true
    while let word = rest.popFirst() {
      defer { isFirst = false }
      if word == "--" {
        files += rest
        break
      }
      guard word.hasPrefix("-") else {
        if isFirst, let subject = Subject(rawValue: word) {
          self.subject = subject
        } else {
          files.append(word)
        }
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      func value() throws(UsageError) -> String {
        if parts.count == 2 { return String(parts[1]) }
        guard let next = rest.popFirst() else { throw UsageError("\(parts[0]) needs a value") }
        return next
      }
      switch parts[0] {
      case "--help", "-h": isHelp = true
      case "--quick" where parts.count == 1: isQuick = true
      case "--project": project = try value()
      case "--format":
        let format = try value()
        guard format == "table" || format == "json" else {
          throw UsageError("--format takes table or json, not \"\(escapeHidden(format))\"")
        }
        isJSON = format == "json"
      default:
        throw UsageError("there is no option \(escapeHidden(word)); see segue-benchmark --help")
      }
    }
    if subject != .layout, let file = files.first, !isHelp {
      throw UsageError(
        "\"\(escapeHidden(file))\" is not expected here; did you mean segue-benchmark layout FILE…?"
      )
    }
  }

  static let help = """
    Usage: segue-benchmark [--project FOLDER]    time every stage of the compiler
           segue-benchmark syntax                time the parser on texts of 1, 5 and 20 MB
           segue-benchmark layout [FILE…]        time the layout engine on trees or screen files
           segue-benchmark updates               time changes of a laid-out tree, and of a screen's data
           segue-benchmark motion                time flights: their moments, and their planning
           segue-benchmark text                  time text in the built-in family
           segue-benchmark navigation            time events of an app's navigation
           segue-benchmark binary                time the binary artefact beside compiling
           segue-benchmark requests              time screens from bytes to frames, as servers get them

    The stages and the plans run on a project (by default Samples/Outfits), the stages also on
    generated feeds of 1,000, 10,000 and 100,000 components, the moments on generated flights, and
    navigation on the links and tabs of the project. Each figure is the processor time of the fastest
    of several runs, whose number is beside it; for requests the median and the 99th
    percentile.

    Options:
      --project FOLDER    the project to measure, or the one that the files belong to
      --format FORMAT     table, or json: one object per line
      --quick             small inputs and few runs: to see that it works
      -h, --help          show this

    Build with -c release, or the figures mean nothing:
      swift run -c release segue-benchmark

    """
}
