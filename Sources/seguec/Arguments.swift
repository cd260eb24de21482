import Segue

/// The words behind a command's name, checked against what it takes.
struct Arguments {
  /// The name of the command that takes them.
  let command: String
  private var values: [String: [String]] = [:]
  private(set) var operands: [String] = []
  /// Where the command says what it has to say.
  let console: Console

  /// Options may stand anywhere; `--name value` and `--name=value` mean the same, and everything
  /// behind `--` is an operand.
  init(
    _ words: [String], for command: Command, on console: Console = Console()
  ) throws(UsageError) {
    // The system would read the name of another file: what stands before it.
    if let word = words.first(where: { $0.utf8.contains(0) }) {
      throw UsageError("\(visible(quoted(word))) has a null character, which no argument can have")
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
          "--\(option.name) does not know \(visible(quoted(value)))"
            + (meant.map { "; did you mean \"\($0)\"?" }
              ?? "; it takes \(option.choices.joined(separator: ", "))"))
      }
      if values[option.name] != nil && !option.isRepeatable {
        throw UsageError("--\(option.name) is given twice")
      }
      values[option.name, default: []].append(value)
    }
    var console = console
    if let mode = values["color"]?.last.flatMap({ Console.ColourMode(rawValue: $0) }) {
      console.colourMode = mode
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
      "\(command.name) has no option \(visible(word))"
        + (meant.map { "; did you mean \($0)?" } ?? "; see seguec \(command.name) --help"))
  }

  func has(_ option: String) -> Bool { values[option] != nil }

  func value(_ option: String) -> String? { values[option]?.last }

  func all(_ option: String) -> [String] { values[option] ?? [] }

  func required(_ option: String) throws(UsageError) -> String {
    guard let value = value(option) else { throw UsageError("--\(option) is needed") }
    return value
  }

  /// At most one operand.
  ///
  /// - Parameter noun: What it is.
  func singleOperand(_ noun: String = "path") throws(UsageError) -> String? {
    guard operands.count <= 1 else {
      throw UsageError("one \(noun) is expected, and \(operands.count) are given")
    }
    return operands.first
  }

  // MARK: Values in a form of their own

  var direction: LayoutDirection? { value("direction").flatMap { LayoutDirection(rawValue: $0) } }

  var pictureLinks: PictureLinks {
    value("pictures").flatMap { PictureLinks(rawValue: $0) } ?? .embed
  }

  /// The devices of `--device`, else those of the project.
  func devices(of project: Project) throws(UsageError) -> [Device] {
    let names = all("device")
    var devices = names.isEmpty ? project.devices : []
    for name in names { devices.append(try project.device(named: name)) }
    return try adjusted(devices)
  }

  /// The devices as `--direction` and `--text-scale` have them.
  func adjusted(_ devices: [Device]) throws(UsageError) -> [Device] {
    let textScale = try textScale()
    return devices.map { device in
      let turned = direction.map { device.turned(to: $0) } ?? device
      return textScale.map { turned.withTextScale($0) } ?? turned
    }
  }

  /// The threads of `--jobs`, else as many as there are processors.
  func crew(_ what: String) throws(UsageError) -> Crew {
    guard let text = value("jobs") else { return Crew(Crew.processors, what, on: console) }
    let range = 1...256
    guard let jobs = Int(text), range.contains(jobs) else {
      throw UsageError(
        "--jobs takes a number from \(range.lowerBound) to \(range.upperBound), "
          + "not \(visible(quoted(text)))")
    }
    return Crew(jobs, what, on: console)
  }

  private func textScale() throws(UsageError) -> Double? {
    guard let text = value("text-scale") else { return nil }
    let range = Device.textScales
    guard let textScale = Double(text), range.contains(textScale) else {
      throw UsageError(
        "--text-scale takes a factor from \(short(range.lowerBound)) to "
          + "\(short(range.upperBound)), not \(visible(quoted(text)))")
    }
    return textScale
  }

  /// The arguments of `--set` for a screen, read as the types of its parameters. Names that the
  /// screen has no parameter for are returned too.
  func screenArguments(
    for parameters: ParameterList
  ) throws(UsageError) -> (values: [String: ScalarValue], unknown: [String]) {
    var arguments: [String: ScalarValue] = [:]
    var unknown: [String] = []
    for text in all("set") {
      let parts = text.pieces(atFirst: "=")
      guard parts.count == 2 else {
        throw UsageError("--set takes NAME=VALUE, not \(visible(quoted(text)))")
      }
      let name = parts[0]
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        unknown.append(name)
        continue
      }
      guard let value = ScalarValue(parts[1], as: parameter.type) else {
        throw UsageError(
          "--set \(visible(name)) takes a \(parameter.type.rawValue), "
            + "not \(visible(quoted(parts[1])))")
      }
      arguments[name] = value
    }
    return (arguments, unknown)
  }

  /// The offsets of `--scroll`, each the nearest that its container can be scrolled to.
  func scrollOffsets(in layout: ScreenLayout) throws(UsageError) -> ScrollOffsets {
    var scrolls = try scrolls()
    let offsets = try scrolls.offsets(in: layout)
    if let stray = scrolls.names.first {
      _ = try layout.screen.requiredComponent(stray, option: "--scroll")
    }
    return offsets
  }

  func scrolls() throws(UsageError) -> ScrollArguments {
    var scrolls = ScrollArguments()
    for text in all("scroll") {
      let parts = text.split(separator: "=", omittingEmptySubsequences: false)
      let numbers = (parts.last ?? "").split(separator: ",", omittingEmptySubsequences: false)
        .compactMap { Double($0) }.filter(\.isFinite)
      guard parts.count == 2, numbers.count == 2 else {
        throw UsageError("--scroll takes ID=X,Y, not \(visible(quoted(text)))")
      }
      scrolls.add(String(parts[0]), Point(x: numbers[0], y: numbers[1]))
    }
    return scrolls
  }
}

/// What `--scroll` asks for, until the screens are known that it may mean.
struct ScrollArguments {
  private var scrolls: [(name: String, offset: Point)] = []

  var names: [String] { scrolls.map(\.name) }

  mutating func add(_ name: String, _ offset: Point) {
    scrolls.append((name, offset))
  }

  /// Takes out what is on a screen: the offsets of its containers, each the nearest that can be
  /// scrolled to.
  mutating func offsets(in layout: ScreenLayout) throws(UsageError) -> ScrollOffsets {
    var offsets = ScrollOffsets()
    var rest: [(name: String, offset: Point)] = []
    for (name, asked) in scrolls {
      guard let component = layout.screen.component(named: name) else {
        rest.append((name, asked))
        continue
      }
      guard let offset = layout.reachableOffset(asked, of: component) else {
        throw UsageError(
          "\(visible(quoted(name))) does not scroll: its overflow is not \"scroll\"")
      }
      offsets[component] = offset
    }
    scrolls = rest
    return offsets
  }
}

extension String {
  /// What stands before a sign, and what behind it; all of it where there is no such sign.
  ///
  /// A sign is one whatever follows it: a mark that joins it would hide it among the characters.
  fileprivate func pieces(atFirst sign: Unicode.Scalar) -> [String] {
    unicodeScalars.split(separator: sign, maxSplits: 1, omittingEmptySubsequences: false).map {
      String($0)
    }
  }
}

extension Project {
  /// The device that a name means: one of the project's, a built-in one, or a size.
  func device(named name: String) throws(UsageError) -> Device {
    if let device = devices.first(where: { $0.name == name }) ?? Device.named(name) {
      return device
    }
    let meant = suggestion(for: name, among: devices.map(\.name) + Device.builtIn.map(\.name))
    throw UsageError(
      "there is no device \(visible(quoted(name)))"
        + (meant.map { "; did you mean \"\($0)\"?" } ?? "; see seguec devices"))
  }
}

extension Screen {
  /// The component of an id, or of a path, which starts with `/`; nil if there is none.
  fileprivate func component(named name: String) -> Int? {
    component(id: name) ?? (name.hasPrefix("/") ? paths().firstIndex(of: name) : nil)
  }

  /// The component of an id; one that starts with `/` is a path.
  func requiredComponent(_ name: String, option: String) throws(UsageError) -> Int {
    if let component = component(named: name) { return component }
    let meant = suggestion(for: name, among: components.compactMap(\.id))
    throw UsageError(
      "\(option): the screen \(visible(quoted(id))) has no component \(visible(quoted(name)))"
        + (meant.map { "; did you mean \"\(visible($0))\"?" } ?? "")
        + (isWhole ? "" : "; not all of the screen could be built: seguec check tells why"))
  }
}
