/// Reads the duration and the easing of a transition, and of its return.
extension ManifestReader {
  mutating func readTiming(
    _ object: DocumentReader.Object, into transition: inout Transition
  ) {
    let push = curve(object, easingKey: "easing", durationKey: "duration")
    var pop = curve(object, easingKey: "popEasing", durationKey: "popDuration")
    checkTime(object, "duration", easing: push, key: "easing")
    if object["popEasing"] != nil {
      checkTime(object, "popDuration", easing: pop, key: "popEasing")
    } else if checkTime(object, "popDuration", easing: push, key: "easing") {
      pop.seconds = nil
    }
    // It shows nothing, however long it takes, which is reported as a warning.
    guard transition.kind != .none else { return }
    if let easing = push.easing { transition.easing = easing }
    transition.duration = push.isSpring ? nil : push.seconds
    transition.popEasing = pop.easing
    transition.popDuration = pop.isSpring ? nil : pop.seconds
  }

  /// An easing with its duration, as far as they are declared and could be read.
  private struct Curve {
    let easing: Easing?
    var seconds: Double?

    var isSpring: Bool {
      if case .spring = easing { true } else { false }
    }
  }

  private mutating func curve(
    _ object: DocumentReader.Object, easingKey: String, durationKey: String
  ) -> Curve {
    let seconds = object[durationKey].flatMap {
      reader.number($0, for: durationKey, in: 0...Timing.longestDuration)
    }
    return Curve(easing: object[easingKey].flatMap { easing($0, for: easingKey) }, seconds: seconds)
  }

  /// Reports a duration beside a spring. Returns whether there is one.
  @discardableResult
  private mutating func checkTime(
    _ object: DocumentReader.Object, _ durationKey: String, easing: Curve, key: String
  ) -> Bool {
    guard easing.isSpring, let duration = object[durationKey], let spring = object[key] else {
      return false
    }
    reader.diagnostics.append(
      .springWithDuration(spring: document.range(spring), at: document.range(duration)))
    return true
  }
}

extension Diagnostic {
  fileprivate static func springWithDuration(
    spring: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .conflictingTiming, .error,
      "a spring determines its own duration: remove the duration or the spring",
      at: range, notes: [Note("the spring is here", at: spring)])
  }
}
