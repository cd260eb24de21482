import Segue
import Testing

@Suite("Late destination invariants")
struct ArrivalLaws {
  enum Event {
    case ready(Double)
    case cancelled(Double)

    var time: Double {
      switch self {
      case .ready(let time), .cancelled(let time): time
      }
    }
  }

  struct Story {
    var fresh: Arrival
    var events: [Event]

    func played(_ events: [Event]) -> Arrival {
      events.reduce(into: fresh) { arrival, event in
        switch event {
        case .ready(let time): arrival.destinationIsReady(at: time)
        case .cancelled(let time): arrival.cancelled(at: time)
        }
      }
    }
  }

  static let hostileNumbers: [Double] = [
    .nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, -0.0, 1e12, 1e13,
  ]

  /// Generates times in eighths of a second, so that events often coincide with each other, with
  /// the end of the flight and with the deadline.
  static func story(_ random: inout SeededRandom) -> Story {
    func chance(_ percent: Int, _ random: inout SeededRandom) -> Bool {
      random.int(in: 1...100) <= percent
    }
    func time(_ random: inout SeededRandom) -> Double {
      chance(8, &random)
        ? hostileNumbers[random.int(in: 0...(hostileNumbers.count - 1))]
        : Double(random.int(in: 30...70)) / 8
    }
    let start = chance(3, &random) ? time(&random) : 5
    let fresh = Arrival(
      at: start, after: Double(random.int(in: 0...8)) / 8,
      timeout: Double(random.int(in: 0...8)) / 8,
      isReady: chance(20, &random))
    let events = (0..<random.int(in: 0...6)).map { _ in
      chance(60, &random) ? Event.ready(time(&random)) : .cancelled(time(&random))
    }
    return Story(fresh: fresh, events: events)
  }

  /// Returns times before, at and after every possible event.
  static func times(_ arrival: Arrival) -> [Double] {
    var times = [arrival.start, arrival.end, arrival.deadline, -.infinity, .infinity]
    for eighth in 28...74 {
      times.append(Double(eighth) / 8)
      times.append(Double(eighth) / 8 + 0.01)
    }
    return times
  }

  static func answers(_ arrival: Arrival, _ time: Double) -> [String] {
    [
      arrival.phase(at: time).rawValue, "\(arrival.flightTime(at: time))",
      "\(arrival.showsDestination(at: time))",
    ]
  }

  @Test("Neither the order of events nor repeating them changes the outcome")
  func order() {
    var random = SeededRandom(seed: 71)
    for round in 0..<tries(20_000, withoutOptimisation: 2_500) {
      let story = Self.story(&random)
      let straight = story.played(story.events)
      let shuffled = story.played((story.events + story.events).shuffled(using: &random))
      #expect(straight == shuffled, "\(round)")
    }
  }

  @Test("The answer for a time does not depend on later events")
  func causality() {
    var random = SeededRandom(seed: 72)
    for round in 0..<tries(5000, withoutOptimisation: 500) {
      let story = Self.story(&random)
      let whole = story.played(story.events)
      for time in Self.times(whole) {
        let moment = max(time, whole.start)
        let known = story.played(story.events.filter { $0.time <= moment })
        #expect(Self.answers(known, time) == Self.answers(whole, time), "\(round) at \(time)")
      }
    }
  }

  /// An independent reference for the phases: a walk from event to event, which `Arrival` does not
  /// do.
  @Test("The phases match a state machine that processes events in order")
  func walk() {
    var random = SeededRandom(seed: 73)
    var seen: Set<Arrival.Phase> = []
    for round in 0..<tries(5000, withoutOptimisation: 500) {
      let story = Self.story(&random)
      let arrival = story.played(story.events)
      for time in Self.times(arrival) {
        let now = max(time, arrival.start)
        var isReady = arrival.fliesWithContent
        var phase = Arrival.Phase.flying
        // At the same instant the order is: destination ready, end of the flight, timeout,
        // cancellation.
        var agenda: [(time: Double, rank: Int)] = [(arrival.end, 1), (arrival.deadline, 2)]
        for event in story.events where !event.time.isNaN {
          switch event {
          case .ready(let time): agenda.append((max(time, arrival.start), 0))
          case .cancelled(let time): agenda.append((max(time, arrival.start), 3))
          }
        }
        for (time, rank) in agenda.sorted(by: { $0 < $1 }) where time <= now {
          switch (rank, phase) {
          case (0, .holding): phase = .handedOver
          case (0, _): isReady = true
          case (1, .flying): phase = isReady ? .handedOver : .holding
          case (2, .holding): phase = .fellBack
          case (3, .flying), (3, .holding): phase = .takenBack
          default: break
          }
        }
        #expect(arrival.phase(at: time) == phase, "\(round) at \(time)")
        seen.insert(phase)
      }
    }
    #expect(seen.count == Arrival.Phase.allCases.count)
  }

  @Test("Flight time never decreases and is exactly the duration from the end on")
  func flightTime() {
    var random = SeededRandom(seed: 74)
    for round in 0..<tries(20_000, withoutOptimisation: 2_500) {
      let arrival = Arrival(
        at: random.double(in: -1e9...1e9), after: random.double(in: 0...2),
        timeout: random.double(in: 0...2), isReady: false)
      var last = 0.0
      for _ in 0..<10 {
        let time = arrival.flightTime(
          at: arrival.start + (last + random.double(in: 0...0.5)) * random.double(in: 1...1.2))
        #expect(time >= last && time <= arrival.duration, "\(round)")
        last = time
      }
      #expect(arrival.flightTime(at: arrival.end) == arrival.duration, "\(round)")
      #expect(arrival.phase(at: arrival.end.nextDown) != .holding, "\(round)")
    }
  }
}
