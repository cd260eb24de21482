import Segue

/// The arguments of a command, checked against its options.
struct Arguments {
  /// The name of the command that takes the arguments.
  let command: String
  private var values: [String: [String]] = [:]
  private(set) var operands: [String] = []
  /// The console that the command writes to.
  let console: Console

  /// Parses the words after a command's name. Options may be anywhere; `--name value` and
  /// `--name=value` are equivalent, and all words after `--` are operands.
  init(
    _ words: [String], for command: Command, on console: Console = Console()
  ) throws(UsageError) {
    // The system would open another file: the one whose name ends before the null character.
    if let word = words.first(where: { $0.utf8.contains(0) }) {
      throw UsageError(
        "\(escapeHidden(quoted(word))) has a null character, which no argument can have")
    }
    self.command = command.name
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.pieces(atFirst: "=")
      let option = try Self.option(parts[0], of: command)
      if option.value == nil {
        guard parts.count == 1 else { throw UsageError("--\(option.name) takes no value") }
        values[option.name, default: []].append("")
        continue
      }
      guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
        throw UsageError("--\(option.name) needs a value: \(option.value ?? "")")
      }
      if !option.choices.isEmpty && !option.choices.contains(value) {
        let meant = suggestion(for: value, among: option.choices)
        throw UsageError(
          "--\(option.name) does not know \(escapeHidden(quoted(value)))"
            + (meant.map { "; did you mean \"\($0)\"?" }
              ?? "; it takes \(option.choices.joined(separator: ", "))"))
      }
      if values[option.name] != nil && !option.isRepeatable {
        throw UsageError("--\(option.name) is given twice")
      }
      values[option.name, default: []].append(value)
    }
    var console = console
    if let mode = values["color"]?.last.flatMap({ Console.ColorMode(rawValue: $0) }) {
      console.colorMode = mode
    }
    self.console = console
  }

  private static func option(
    _ word: String, of command: Command
  ) throws(UsageError) -> Command.Option {
    for option in command.options
    where word == "--\(option.name)" || (option.short.map { word == "-\($0)" } ?? false) {
      return option
    }
    let meant = suggestion(for: word, among: command.options.map { "--\($0.name)" })
    throw UsageError(
      "\(command.name) has no option \(escapeHidden(word))"
        + (meant.map { "; did you mean \($0)?" } ?? "; see seguec \(command.name) --help"))
  }

  func has(_ option: String) -> Bool { values[option] != nil }

  func value(_ option: String) -> String? { values[option]?.last }

  func all(_ option: String) -> [String] { values[option] ?? [] }

  func required(_ option: String) throws(UsageError) -> String {
    guard let value = value(option) else { throw UsageError("--\(option) is needed") }
    return value
  }

  /// Returns the operand, or nil; throws if there are several.
  ///
  /// - Parameter noun: The kind of operand, for the message.
  func singleOperand(_ noun: String = "path") throws(UsageError) -> String? {
    guard operands.count <= 1 else {
      throw UsageError("one \(noun) is expected, and \(operands.count) are given")
    }
    return operands.first
  }

  // MARK: Typed values

  var direction: LayoutDirection? { value("direction").flatMap { LayoutDirection(rawValue: $0) } }

  var pictureLinks: PictureLinks {
    value("pictures").flatMap { PictureLinks(rawValue: $0) } ?? .embed
  }

  /// The phase of `--phase`; by default, the content.
  var phase: ScreenPhase { value("phase").flatMap { ScreenPhase(rawValue: $0) } ?? .content }

  /// Returns the devices of `--device`, or else those of the project.
  func devices(of project: Project) throws(UsageError) -> [Device] {
    let names = all("device")
    var devices = names.isEmpty ? project.devices : []
    for name in names { devices.append(try project.device(named: name)) }
    return try adjusted(devices)
  }

  /// Returns devices with `--direction` and `--text-scale` applied.
  func adjusted(_ devices: [Device]) throws(UsageError) -> [Device] {
    let textScale = try textScale()
    return devices.map { device in
      let turned = direction.map { device.turned(to: $0) } ?? device
      return textScale.map { turned.withTextScale($0) } ?? turned
    }
  }

  /// Returns a thread pool with as many threads as `--jobs` says, or else one per processor.
  func threadPool(_ what: String) throws(UsageError) -> ThreadPool {
    guard let text = value("jobs") else {
      return ThreadPool(ThreadPool.processors, what, on: console)
    }
    let range = 1...256
    guard let jobs = Int(text), range.contains(jobs) else {
      throw UsageError(
        "--jobs takes a number from \(range.lowerBound) to \(range.upperBound), "
          + "not \(escapeHidden(quoted(text)))")
    }
    return ThreadPool(jobs, what, on: console)
  }

  private func textScale() throws(UsageError) -> Double? {
    guard let text = value("text-scale") else { return nil }
    let range = Device.textScales
    guard let textScale = Double(text), range.contains(textScale) else {
      throw UsageError(
        "--text-scale takes a factor from \(formatNumber(range.lowerBound)) to "
          + "\(formatNumber(range.upperBound)), not \(escapeHidden(quoted(text)))")
    }
    return textScale
  }

  /// Returns the arguments of `--set` for a screen, converted to the types of its parameters, and
  /// the names of unknown parameters.
  func screenArguments(
    for parameters: ParameterList
  ) throws(UsageError) -> (values: [String: ScalarValue], unknown: [String]) {
    var arguments: [String: ScalarValue] = [:]
    var unknown: [String] = []
    for text in all("set") {
      let parts = text.pieces(atFirst: "=")
      guard parts.count == 2 else {
        throw UsageError("--set takes NAME=VALUE, not \(escapeHidden(quoted(text)))")
      }
      let name = parts[0]
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        unknown.append(name)
        continue
      }
      guard let value = ScalarValue(parts[1], as: parameter.type) else {
        throw UsageError(
          "--set \(escapeHidden(name)) takes a \(parameter.type.rawValue), "
            + "not \(escapeHidden(quoted(parts[1])))")
      }
      arguments[name] = value
    }
    return (arguments, unknown)
  }

  /// The error of a name in `--set` that no parameter has.
  static func unknownParameter(_ name: String, among known: [String]) -> UsageError {
    let meant = suggestion(for: name, among: known)
    return UsageError(
      "--set: the screen has no parameter \(escapeHidden(quoted(name)))"
        + escapeHidden(meant.map { didYouMean($0) } ?? alternatives(known)))
  }

  /// Returns the offsets of `--scroll`, each clamped to what its container can reach.
  func scrollOffsets(in layout: ScreenLayout) throws(UsageError) -> ScrollOffsets {
    try scrolls().offsets(in: layout, for: "--scroll")
  }

  func scrolls() throws(UsageError) -> GivenOffsets {
    var scrolls = GivenOffsets()
    for text in all("scroll") {
      let parts = text.split(separator: "=", omittingEmptySubsequences: false)
      let numbers = (parts.last ?? "").split(separator: ",", omittingEmptySubsequences: false)
        .compactMap { Double($0) }.filter(\.isFinite)
      guard parts.count == 2, numbers.count == 2 else {
        throw UsageError("--scroll takes ID=X,Y, not \(escapeHidden(quoted(text)))")
      }
      scrolls.add(String(parts[0]), Point(x: numbers[0], y: numbers[1]))
    }
    return scrolls
  }
}

extension String {
  /// Splits the text at the first occurrence of a scalar; if there is none, the result is the whole
  /// text.
  ///
  /// It compares scalars and not characters, since a combining mark after the scalar would hide it.
  fileprivate func pieces(atFirst sign: Unicode.Scalar) -> [String] {
    unicodeScalars.split(separator: sign, maxSplits: 1, omittingEmptySubsequences: false).map {
      String($0)
    }
  }
}
