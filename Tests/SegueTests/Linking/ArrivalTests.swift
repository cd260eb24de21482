import Segue
import Testing

/// A flight that starts at 10 s, takes 0.5 s and waits another 2 s: it ends at 10.5 s, and its
/// deadline is 12.5 s. All times are exact in binary.
@Suite("Late destinations")
struct ArrivalTests {
  func arrival(isReady: Bool = false) -> Arrival {
    Arrival(at: 10, after: 0.5, timeout: 2, isReady: isReady)
  }

  @Test("A destination that is ready at the start is handed over at the end")
  func ready() {
    let arrival = arrival(isReady: true)
    #expect(arrival.fliesWithContent && arrival.end == 10.5 && arrival.deadline == 12.5)
    #expect(arrival.phase(at: 10) == .flying && arrival.phase(at: 10.5.nextDown) == .flying)
    #expect(!arrival.showsDestination(at: 10.5.nextDown))
    #expect(arrival.phase(at: 10.5) == .handedOver && arrival.showsDestination(at: 10.5))
    #expect(arrival.phase(at: 1e9) == .handedOver)
  }

  @Test("If the destination is never ready, the end frame is held until the fallback plays")
  func never() {
    let arrival = arrival()
    #expect(!arrival.fliesWithContent)
    #expect(arrival.phase(at: 10.25) == .flying && arrival.flightTime(at: 10.25) == 0.25)
    for time in [10.5, 11, 12.5.nextDown] {
      #expect(arrival.phase(at: time) == .holding && arrival.flightTime(at: time) == 0.5)
    }
    #expect(arrival.phase(at: 12.5) == .fellBack && arrival.flightTime(at: 12.5) == 0.5)
    #expect(!arrival.showsDestination(at: 13))
  }

  @Test("A destination that becomes ready during the flight is not shown until the end")
  func inFlight() {
    var arrival = arrival()
    let before = arrival
    arrival.destinationIsReady(at: 10.25)
    for time in [10, 10.25, 10.4, 10.5.nextDown] {
      #expect(arrival.phase(at: time) == before.phase(at: time))
      #expect(arrival.flightTime(at: time) == before.flightTime(at: time))
      #expect(!arrival.showsDestination(at: time) && !arrival.fliesWithContent)
    }
    #expect(arrival.phase(at: 10.5) == .handedOver && arrival.showsDestination(at: 10.5))
  }

  @Test("A destination that becomes ready while the end frame is held is handed over at once")
  func holding() {
    var arrival = arrival()
    arrival.destinationIsReady(at: 11.25)
    #expect(
      arrival.phase(at: 11.25.nextDown) == .holding && arrival.phase(at: 11.25) == .handedOver)
    #expect(arrival.showsDestination(at: 11.25) && !arrival.showsDestination(at: 11.25.nextDown))
  }

  @Test("A destination is handed over if it is ready exactly at the deadline, but not later")
  func deadline() {
    var inTime = arrival()
    inTime.destinationIsReady(at: 12.5)
    #expect(inTime.phase(at: 12.5) == .handedOver)
    var late = arrival()
    late.destinationIsReady(at: 12.5.nextUp)
    #expect(late.phase(at: 12.5) == .fellBack && late.phase(at: 20) == .fellBack)
    // The fallback moves the screen without content, which is shown as soon as it is ready.
    #expect(!late.showsDestination(at: 12.5) && late.showsDestination(at: 12.5.nextUp))
    var atEnd = arrival()
    atEnd.destinationIsReady(at: 10.5)
    #expect(atEnd.phase(at: 10.5) == .handedOver)
  }

  @Test("A flight that is cancelled in the air or while holding stays cancelled")
  func takenBack() {
    for time in [10, 10.25, 11.5] {
      var arrival = arrival()
      arrival.destinationIsReady(at: 12)
      arrival.cancelled(at: time)
      #expect(arrival.takenBackTime == time && arrival.phase(at: time) == .takenBack)
      #expect(arrival.phase(at: 30) == .takenBack && !arrival.showsDestination(at: 30))
      #expect(arrival.flightTime(at: 30) == min(time - 10, 0.5))
    }
  }

  @Test("Cancelling after the flight is over has no effect")
  func takenBackLate() {
    var handedOver = arrival(isReady: true)
    handedOver.cancelled(at: 10.5)
    #expect(handedOver.phase(at: 10.5) == .handedOver && handedOver.takenBackTime == nil)
    var fallenBack = arrival()
    fallenBack.cancelled(at: 12.5)
    #expect(fallenBack.phase(at: 12.5) == .fellBack && fallenBack.takenBackTime == nil)
  }

  @Test("A flight without duration is handed over or held at once")
  func immediate() {
    let ready = Arrival(at: 3, after: 0, timeout: 2, isReady: true)
    #expect(ready.phase(at: 3) == .handedOver && ready.flightTime(at: 3) == 0)
    var late = Arrival(at: 3, after: 0, timeout: 2, isReady: false)
    #expect(late.phase(at: 3) == .holding)
    late.cancelled(at: 3)
    #expect(late.phase(at: 3) == .takenBack)
    #expect(Arrival(at: 3, after: 0, timeout: 0, isReady: false).phase(at: 3) == .fellBack)
  }

  @Test("Events at NaN are ignored, and events before the start count as at the start")
  func strangeTimes() {
    var arrival = arrival()
    let before = arrival
    arrival.destinationIsReady(at: .nan)
    arrival.cancelled(at: -.nan)
    #expect(arrival == before && arrival.phase(at: .nan) == .flying)
    arrival.destinationIsReady(at: .infinity)
    #expect(arrival.phase(at: 1e300) == .fellBack)
    arrival.destinationIsReady(at: -.infinity)
    #expect(arrival.readyTime == 10 && arrival.phase(at: 10.5) == .handedOver)
    let nothing = Arrival(at: .nan, after: -.infinity, timeout: .nan, isReady: false)
    #expect(nothing.start == 0 && nothing.end == 0 && nothing.deadline == 0)
    let endless = Arrival(at: 0, after: .infinity, timeout: .infinity, isReady: false)
    #expect(endless.end == 3600 && endless.deadline == 7200)
    #expect(LateDestination(timeout: -1, fallback: "fade").timeout == 0)
  }

  @Test("Each phase lists the steps of its transition in order")
  func steps() {
    #expect(Arrival.Phase.flying.steps == [] && Arrival.Phase.holding.steps == [])
    #expect(Arrival.Phase.handedOver.steps == [.showDestination, .removeLayers])
    #expect(Arrival.Phase.fellBack.steps == [.beginFallback, .removeLayers])
    #expect(Arrival.Phase.takenBack.steps == [.runBack])
  }
}
