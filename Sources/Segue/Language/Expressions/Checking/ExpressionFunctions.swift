/// The functions of the profile, and those of CEL that are outside of it.
enum ExpressionFunction: String, CaseIterable, Sendable {
  case size, string, int, double
  case contains, startsWith, endsWith
  case orValue, or, hasValue

  /// Whether it is called as `name(value)`.
  var isGlobal: Bool {
    switch self {
    case .size, .string, .int, .double: true
    default: false
    }
  }

  /// Whether it is called as `value.name()`.
  var isMethod: Bool {
    switch self {
    case .string, .int, .double: false
    default: true
    }
  }

  /// The number of arguments after the value that it is called on.
  var argumentCount: Int {
    switch self {
    case .size, .string, .int, .double, .hasValue: 0
    default: 1
    }
  }

  static let globals = allCases.filter { $0.isGlobal }.map { $0.rawValue } + ["has"]
  static let methods =
    allCases.filter { $0.isMethod }.map { $0.rawValue }
    + ExpressionMacro.allCases.map { $0.rawValue }
}

/// What CEL and its usual extensions have, and the profile does not, with what to do instead.
enum OutsideProfile {
  /// Returns what to do instead of calling a function; nil if CEL does not have it, either.
  static func instead(of name: String) -> String? {
    switch name {
    case "matches", "find", "findAll":
      "use contains, startsWith or endsWith, or compute the value before it becomes data"
    case "uint": "use int()"
    case "bool": "compare with == instead"
    case "dyn", "type": "the type of each value is known before the data"
    case "value": "use orValue(), which has a value in every case"
    case "timestamp", "duration", "getFullYear", "getMonth", "getDate", "getDayOfMonth",
      "getDayOfWeek", "getDayOfYear", "getHours", "getMinutes", "getSeconds", "getMilliseconds":
      "write dates and times into the data as text"
    case "bytes": "use strings"
    case "transformList", "transformMap", "transformMapEntry": "use map() and filter()"
    case "charAt", "indexOf", "lastIndexOf", "join", "lowerAscii", "upperAscii", "replace", "split",
      "substring", "trim", "format", "quote", "reverse", "first", "last", "slice", "sort", "sortBy",
      "distinct", "flatten", "lists", "encode", "decode":
      "compute the value before it becomes data"
    default: nil
    }
  }

  /// The names before the functions of CEL's extensions, as in `math.greatest(a, b)`.
  static let namespaces: Set<String> = [
    "math", "strings", "sets", "base64", "lists", "cel", "optional", "proto", "google",
  ]
}
