import Segue

/// A figure, which is a line of the report.
protocol Figure {
  var cells: [TextTable.Cell] { get }
  func write(_ writer: inout JSONWriter)
}

/// A report of figures: a table that is printed at the end, or an object per line as they are
/// added.
struct Report {
  private let isJSON: Bool
  private var table: TextTable

  init(isJSON: Bool, columns: [TextTable.Column]) {
    self.isJSON = isJSON
    table = TextTable(columns)
  }

  /// Prints the machine and the build, on which the figures depend.
  func begin(legend: String = "") {
    let build = Machine.isDebugBuild ? "debug" : "release"
    if isJSON {
      line {
        $0.member("swift", Machine.swiftVersion)
        $0.member("architecture", Machine.architecture)
        $0.member("processors", Machine.processors)
        $0.member("build", build)
      }
    } else {
      Machine.print(
        "Swift \(Machine.swiftVersion), \(Machine.architecture), \(Machine.processors) processors, "
          + "\(build) build; processor time of the fastest run\n\n" + legend)
    }
    if Machine.isDebugBuild {
      Machine.note(
        "segue-benchmark: warning: this is a debug build, its figures say nothing about speed; "
          + "use swift run -c release segue-benchmark\n")
    }
  }

  mutating func add(_ figure: some Figure) {
    if isJSON {
      line { figure.write(&$0) }
    } else {
      table.add(figure.cells)
    }
  }

  func end() {
    if !isJSON { Machine.print(table.render()) }
  }

  private func line(_ members: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    writer.object(members)
    writer.endLine()
    Machine.print(writer.text)
  }
}

/// Returns a number for people: at least three significant digits, with thousands separators.
func grouped(_ value: Double) -> String {
  guard value.isFinite, value >= 0, value < 1e15 else { return "–" }
  if value < 9.995 { return fixed(value, digits: 2) }
  if value < 99.95 { return fixed(value, digits: 1) }
  return grouped(Int(value.rounded()))
}

func grouped(_ value: Int) -> String {
  let digits = String(value)
  var text = ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { text += "," }
    text.append(digit)
  }
  return text
}

/// Returns a small number that is not negative, with one or two decimals.
private func fixed(_ value: Double, digits: Int) -> String {
  let scale = digits == 2 ? 100 : 10
  let units = Int((value * Double(scale)).rounded())
  let fraction = String(units % scale)
  return "\(units / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
}

/// Returns a number rounded to three decimals, for JSON.
func thousandths(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
