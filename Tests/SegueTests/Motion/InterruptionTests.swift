import Segue
import Testing

/// The numbers of these tests are worked out by hand from the formulas in the types' documentation.
@Suite("Interruptions")
struct InterruptionTests {
  /// Returns a motion from 0 to 100 in a second, at a constant 100 a second.
  private func steady() throws -> ChannelMotion {
    ChannelMotion(
      from: [0], to: [100], timing: try Timing(easing: .linear, duration: 1), at: 10)
  }

  @Test("A residual has its initial values, follows its formula and ends at zero")
  func residual() {
    let offset = Residual(offset: 16, velocity: 0, duration: 1)
    #expect(offset.value(after: 0) == 16 && offset.velocity(after: 0) == 0)
    // 16 · 2.5 / 8, and −12 · 16 · 0.5 · 0.25.
    #expect(offset.value(after: 0.5) == 5 && offset.velocity(after: 0.5) == -24)
    #expect(abs(offset.velocity(after: 1 / 3.0) + offset.greatestSpeed) < 1e-13)
    let velocity = Residual(offset: 0, velocity: 256, duration: 1)
    #expect(velocity.value(after: 0) == 0 && velocity.velocity(after: 0) == 256)
    #expect(velocity.value(after: 0.25) == 27 && velocity.velocity(after: 0.25) == 0)
    #expect(velocity.greatestMagnitude == 27)
    for residual in [offset, velocity] {
      #expect(residual.duration == 1)
      #expect(residual.value(after: 1) == 0 && residual.velocity(after: 1) == 0)
    }
    #expect(Residual.none.duration == 0)
  }

  @Test("A high velocity is used up within a quarter of the reach")
  func reach() {
    // 64/27 · 54 / 256 = 1/2.
    let residual = Residual(offset: 0, velocity: -256, duration: 1, distance: 54)
    #expect(residual.velocityDuration == 0.5 && residual.greatestMagnitude == 13.5)
    #expect(residual.value(after: 0.125) == -13.5)
    #expect(residual.velocity(after: 0) == -256)
  }

  @Test("A new target starts from rest while the velocity decays as a residual")
  func retarget() throws {
    var motion = try steady()
    let present = motion.values(at: 10.5)
    motion.retarget(to: [10], at: 10.5)
    #expect(present == [50] && motion.values(at: 10.5) == [50])
    #expect(motion.velocities(at: 10.5) == [100])
    // R = 1/4 · 1/2. After 1/16 s: 50 − 40 · 1/16 · s(1/2) + 100 · 1/16 · (3/4)³.
    #expect(abs(motion.values(at: 10.5625)[0] - (50 - 1.25 + 2.63671875)) < 1e-12)
    #expect(abs(motion.values(at: 10.75)[0] - 40) < 1e-12)
    #expect(motion.endTime == 11.5 && motion.values(at: 11.5) == [10])
    #expect(motion.velocities(at: 11.6) == [0])
  }

  @Test("A reversal runs back along the same curve, and a second one continues forwards")
  func reverse() throws {
    var motion = try steady()
    motion.reverse(at: 10.5)
    #expect(motion.values(at: 10.5) == [50] && motion.velocities(at: 10.5) == [100])
    // 50 − 100 t s(8t) + 100 t (1 − 4t)³ at 1/16 s. There the residual has no velocity, and the
    // curve −100 · 1/2 − 6.25 · 6/4 · 8.
    let back = 50 - 3.125 + 2.63671875
    #expect(abs(motion.values(at: 10.5625)[0] - back) < 1e-12)
    #expect(abs(motion.velocities(at: 10.5625)[0] + 125) < 1e-9)
    #expect(motion.endTime == 11 && motion.values(at: 11) == [0])

    motion.reverse(at: 10.5625)
    #expect(abs(motion.values(at: 10.5625)[0] - back) < 1e-12)
    #expect(abs(motion.velocities(at: 10.5625)[0] + 125) < 1e-9)
    // From progress 0.46875 to the curve at 0.5 with s(1/4) = 0.15625, because the curve has moved;
    // the offset is 2.63… (1 + 3/4) (3/4)³, and the velocity −125.
    let base = 46.875 + 3.125 * 0.15625
    let expected = base + 2.63671875 * 1.75 * 0.421875 - 7.8125 * 0.421875
    #expect(abs(motion.values(at: 10.625)[0] - expected) < 1e-11)
    #expect(motion.values(at: 12) == [100])
  }

  @Test("A timing without duration rises over the blend duration")
  func withoutDuration() throws {
    var motion = try steady()
    let none = try Timing(easing: .linear, duration: 0)
    motion.retarget(to: [0], timing: none, at: 10.5, blendDuration: 1)
    #expect(motion.values(at: 10.5) == [50] && motion.velocities(at: 10.5) == [100])
    // 50 − 50 s(1/2) + 100 · 0.5 / 8
    #expect(motion.values(at: 11) == [25 + 6.25])
    #expect(motion.endTime == 11.5 && motion.values(at: 11.5) == [0])
    motion.reverse(at: 11)
    #expect(abs(motion.values(at: 11)[0] - 31.25) < 1e-12)
    #expect(motion.values(at: 20) == [50])
  }

  @Test("A finger that grabs a motion stops it smoothly, and releases it at its own velocity")
  func held() throws {
    let motion = try steady()
    let held = motion.trackingChannels(at: 10.5, source: [50])
    #expect(held.values(at: 10.5, following: [50]) == [50])
    #expect(held.velocities(at: 10.5, following: [0]) == [100])
    #expect(held.values(at: 10.5625, following: [50]) == [52.63671875])
    #expect(held.values(at: 10.75, following: [70]) == [70])
    // A finger that moves at the same velocity takes over without any difference.
    let along = motion.trackingChannels(at: 10.5, source: [50], velocities: [100])
    #expect(along.values(at: 10.6, following: [60]) == [60])

    let timing = try Timing(easing: .spring(.smooth), duration: 0.8)
    let released = held.releasedMotion(
      at: 11, from: [70], velocities: [-400], to: [0], timing: timing)
    #expect(released.values(at: 11) == [70] && released.velocities(at: 11) == [-400])
    #expect(released.values(at: 11.8) == [0])
  }

  @Test("Before its start and after its end a motion has no velocity")
  func atRest() throws {
    for time in [9, 10, 12.0] {
      var motion = try steady()
      #expect(motion.velocities(at: time) == [0])
      let place = motion.values(at: time)
      motion.reverse(at: time)
      #expect(motion.values(at: time) == place && abs(motion.velocities(at: time)[0]) < 1e-12)
      motion.retarget(to: [30], at: time)
      #expect(motion.values(at: time) == place && abs(motion.velocities(at: time)[0]) < 1e-12)
      #expect(motion.values(at: time + 2) == [30])
    }
  }

  @Test("The blend duration is the spring's, or by default a quarter of a second")
  func blendDuration() throws {
    #expect(try Timing(easing: .linear, duration: 1).blendDuration == 0.25)
    let spring = try Spring(response: 0.5, dampingFraction: 1, blendDuration: 0.6)
    let timing = try Timing(easing: .spring(spring), duration: 1)
    #expect(timing.blendDuration == 0.6)
    var motion = try steady()
    motion.retarget(to: [0], timing: timing, at: 10.5)
    #expect(motion.channels[0].residual.offsetDuration == 0.6)
    motion.retarget(to: [0], timing: timing, at: 10.6, blendDuration: 0.1)
    #expect(motion.channels[0].residual.offsetDuration == 0.1)
  }

  @Test("Four channels form a rectangle, whose sides are never negative")
  func rectangles() throws {
    let timing = try Timing(easing: .linear, duration: 1)
    var motion = ChannelMotion(
      from: [1, 0, 0, 100, 100], to: [0, 10, 20, 0, 50], timing: timing, at: 0)
    #expect(motion.rect(at: 0.5, first: 1) == Rect(x: 5, y: 10, width: 50, height: 75))
    #expect(motion.rect(at: 0.5, first: 2) == nil && motion.rect(at: 0.5, first: -1) == nil)
    motion.retarget(to: [0, 0, 0, 0, 0], at: 0.99)
    let rect = motion.rect(at: 1.03, first: 1)
    #expect(rect?.width == 0 && motion.values(at: 1.03)[3] < 0)
  }
}
