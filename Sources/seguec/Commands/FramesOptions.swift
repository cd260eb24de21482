import Segue

/// The output formats of `frames`.
enum FramesFormat: String, CaseIterable {
  case table, json, csv, svg
  case waapi, css, coreanimation, lottie, android

  /// Whether the format consists of stops with linear interpolation, and not of frames.
  var hasStops: Bool {
    switch self {
    case .table, .json, .csv, .svg: false
    case .waapi, .css, .coreanimation, .lottie, .android: true
    }
  }

  /// Whether the output is a document with one flight; other formats have a line or a table per
  /// flight.
  var isDocument: Bool {
    switch self {
    case .table, .json, .csv, .waapi, .coreanimation: false
    case .svg, .css, .lottie, .android: true
    }
  }
}

/// The options of `frames` that the command line alone determines.
struct FramesOptions {
  let format: FramesFormat
  /// The tolerance of formats that consist of stops.
  let tolerance: ExportTolerance
  let framesPerSecond: Int
  let direction: FlightPlan.Direction
  let reducesMotion: Bool
  /// The change between two detents of a sheet, which plays instead of the flight that opens it.
  let detents: DetentChange?
  /// The file of a recorded pan.
  let gesture: String?
  /// The interruptions, in order of time.
  let turns: [FlightTurn]

  init(_ arguments: Arguments) throws(UsageError) {
    format = arguments.value("format").flatMap { FramesFormat(rawValue: $0) } ?? .table
    tolerance = try Self.tolerance(arguments, for: format)
    framesPerSecond = try Self.framesPerSecond(arguments)
    gesture = arguments.value("gesture")
    detents = try Self.detents(arguments)
    // A gesture dismisses a screen, or moves a sheet between detents.
    direction =
      arguments.has("pop") || (gesture != nil && detents == nil) ? .pop : .push
    reducesMotion = arguments.has("reduced-motion")
    if detents != nil, arguments.has("pop") || reducesMotion {
      throw UsageError(
        "--detent does not go with \(reducesMotion ? "--reduced-motion" : "--pop"): "
          + (reducesMotion
            ? "a sheet moves between its detents for everybody"
            : "name the detents the other way round"))
    }
    turns = try Self.turns(arguments)
    guard gesture == nil || turns.isEmpty else {
      throw UsageError(
        "--gesture does not go with \(Self.names(of: arguments)): a finger has the flight in hand")
    }
    guard format != .svg || (gesture == nil && turns.isEmpty) else {
      throw UsageError(
        "--format svg does not go with \(Self.names(of: arguments)): "
          + "a drawing shows a flight that plays undisturbed")
    }
  }

  private static func detents(_ arguments: Arguments) throws(UsageError) -> DetentChange? {
    guard let text = arguments.value("detent") else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let detents = parts.compactMap { Detent(String($0)) }
    guard parts.count == 2, detents.count == 2 else {
      throw UsageError(
        "--detent takes two detents, such as medium:large, 40%:100% or 200:large, "
          + "not \(escapeHidden(quoted(text)))")
    }
    return DetentChange(from: detents[0], to: detents[1])
  }

  private static func names(of arguments: Arguments) -> String {
    let given = arguments.has("retarget") || arguments.has("reverse")
    guard given else { return "--gesture" }
    return arguments.has("retarget") ? "--retarget" : "--reverse"
  }

  private static func tolerance(
    _ arguments: Arguments, for format: FramesFormat
  ) throws(UsageError) -> ExportTolerance {
    guard let text = arguments.value("tolerance") else { return .standard }
    guard format.hasStops else {
      let names = FramesFormat.allCases.filter(\.hasStops).map(\.rawValue)
      throw UsageError(
        "--tolerance does not go with --format \(format.rawValue), which shows every frame as it is; "
          + "it is for \(names.joined(separator: ", "))")
    }
    guard let tolerance = Double(text).flatMap(ExportTolerance.init) else {
      let range = ExportTolerance.range
      throw UsageError(
        "--tolerance takes points from \(formatNumber(range.lowerBound, decimals: 3)) to "
          + "\(formatNumber(range.upperBound)), not \(escapeHidden(quoted(text)))")
    }
    return tolerance
  }

  private static func framesPerSecond(_ arguments: Arguments) throws(UsageError) -> Int {
    guard let text = arguments.value("fps") else { return 60 }
    guard let fps = Int(text), (1...1000).contains(fps) else {
      throw UsageError(
        "--fps takes a whole number from 1 to 1000, not \(escapeHidden(quoted(text)))")
    }
    return fps
  }

  // MARK: Interruptions

  private static func turns(_ arguments: Arguments) throws(UsageError) -> [FlightTurn] {
    var turns: [FlightTurn] = []
    for text in arguments.all("retarget") { turns.append(try retarget(text)) }
    for text in arguments.all("reverse") {
      guard let turn = seconds(text).flatMap({ FlightTurn(at: $0, .reverse) }) else {
        throw UsageError("--reverse takes \(range), not \(escapeHidden(quoted(text)))")
      }
      turns.append(turn)
    }
    turns.sort { $0.time < $1.time }
    for (turn, next) in zip(turns, turns.dropFirst()) where turn.time == next.time {
      throw UsageError(
        "two interruptions are at \(formatNumber(turn.time, decimals: 3)) s: give each a time of its own"
      )
    }
    return turns
  }

  private static func retarget(_ text: String) throws(UsageError) -> FlightTurn {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let time = seconds(String(parts[0])), let turn = FlightTurn(at: time, .sendBack) else {
      throw UsageError(
        "--retarget takes SECONDS or SECONDS=X,Y,WIDTH,HEIGHT, with \(range), "
          + "not \(escapeHidden(quoted(text)))")
    }
    guard parts.count == 2 else { return turn }
    let fields = parts[1].split(separator: ",", omittingEmptySubsequences: false)
    let numbers = fields.compactMap { Double($0) }
    guard fields.count == 4, numbers.count == 4,
      let turn = FlightTurn(
        at: time,
        .retarget(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])))
    else {
      throw UsageError(
        "--retarget takes SECONDS=X,Y,WIDTH,HEIGHT, with points up to a billion "
          + "and no negative size, not \(escapeHidden(quoted(text)))")
    }
    return turn
  }

  private static let range = "seconds from 0 to \(formatNumber(Timing.longestDuration))"

  /// Parses seconds; `FlightTurn` rejects NaN and infinity.
  private static func seconds(_ text: String) -> Double? { Double(text) }
}
