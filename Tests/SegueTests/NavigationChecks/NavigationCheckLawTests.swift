import Segue
import Testing

/// The diagnostics of random screens with random links are compared with their definitions,
/// evaluated by walking from every screen, which is fast enough only for few screens.
@Suite("Invariants of navigation checks")
struct NavigationCheckLawTests {
  private typealias L = LinkedScreens

  /// A link or another action of a screen.
  private enum Act {
    case push(Int), modal(Int, String), backTo(Int), back, dismiss, replace(Int), custom
  }

  private struct Random {
    var screens: [[Act]] = []

    init(seed: Int) {
      var random = SeededRandom(seed: UInt64(seed))
      let count = random.int(in: 3...7)
      for _ in 0..<count {
        var acts: [Act] = []
        for _ in 0..<random.int(in: 0...3) {
          let other = random.int(in: 0...count - 1)
          switch random.int(in: 0...11) {
          case 0...4: acts.append(.push(other))
          case 5: acts.append(.modal(other, "sheet"))
          case 6, 7: acts.append(.modal(other, "fullScreen"))
          case 8: acts.append(.backTo(other))
          case 9: acts.append(random.int(in: 0...1) == 0 ? .back : .dismiss)
          case 10: acts.append(.replace(other))
          default: acts.append(random.int(in: 0...2) == 0 ? .custom : .back)
          }
        }
        screens.append(acts)
      }
    }

    func name(_ screen: Int) -> String { String("abcdefg".dropFirst(screen).prefix(1)) }

    func text(_ act: Act) -> String {
      switch act {
      case .push(let to): L.push(name(to))
      case .modal(let to, let presentation): L.push(name(to), presentation)
      case .backTo(let to): L.backTo(name(to))
      case .back: L.back
      case .dismiss: L.dismiss
      case .replace(let to): L.replaceStack(name(to))
      case .custom: L.custom
      }
    }

    var project: L {
      L(
        screens.enumerated().map { index, acts in
          let name = name(index)
          let actions = acts.map(text).joined(separator: ", ")
          return #"""
            --- screens/\#(name).json
            {"screen": "\#(name)", "route": "/\#(name)", "root": {"type": "layout", "events": {
              "appear": [\#(actions)]}}}
            """#
        })
    }

    /// Returns the screens that a walk of at least one step reaches.
    func walk(from start: Int, _ steps: (Int) -> [Int]) -> Set<Int> {
      var met: Set<Int> = []
      var pending = steps(start)
      while let next = pending.popLast() {
        if met.insert(next).inserted { pending += steps(next) }
      }
      return met
    }

    func pushes(_ screen: Int) -> [Int] {
      screens[screen].compactMap { if case .push(let to) = $0 { to } else { nil } }
    }

    func navigates(_ screen: Int) -> [Int] {
      screens[screen].compactMap {
        switch $0 {
        case .push(let to), .modal(let to, _): to
        default: nil
        }
      }
    }

    func replaces(_ screen: Int) -> [Int] {
      screens[screen].compactMap { if case .replace(let to) = $0 { to } else { nil } }
    }

    func has(_ screen: Int, _ isMeant: (Act) -> Bool) -> Bool {
      screens[screen].contains(where: isMeant)
    }
  }

  /// Returns the indices of the screens at which a code is reported, once for each diagnostic.
  private func told(_ code: DiagnosticCode, _ project: L) -> [Int] {
    project.found.filter { $0.code == code }.map { $0.range.file.index - 1 }
  }

  private static let seeds = 0..<tries(400, withoutOptimisation: 30)

  @Test("Unreachable screens are reported, except those that another unreachable screen opens")
  func unreachable() {
    for seed in Self.seeds {
      let random = Random(seed: seed)
      let told = told(.unreachableScreen, random.project)
      let leads = { random.navigates($0) + random.replaces($0) }
      let reached = random.walk(from: 0, leads).union([0])
      #expect(reached.isDisjoint(with: told) && Set(told).count == told.count, "\(seed)")
      for screen in random.screens.indices where !reached.contains(screen) && !told.contains(screen)
      {
        #expect(told.contains { random.walk(from: $0, leads).contains(screen) }, "\(seed)")
      }
      for screen in told {
        #expect(
          random.walk(from: screen, leads).subtracting([screen]).isDisjoint(with: told), "\(seed)")
      }
    }
  }

  @Test("Exactly the modals from which no walk leads out are reported")
  func noWayOut() {
    for seed in Self.seeds {
      let random = Random(seed: seed)
      let expected = random.screens.indices.filter { modal in
        let opened = random.screens.joined().contains {
          if case .modal(modal, "fullScreen") = $0 { true } else { false }
        }
        let pushed = random.walk(from: modal, random.pushes).union([modal])
        let all = random.walk(from: modal, random.navigates).union([modal])
        let leaves =
          all.contains { screen in
            random.has(screen) {
              switch $0 {
              case .replace, .custom: true
              case .backTo(let to): to != modal || screen == modal
              default: false
              }
            }
          } || pushed.contains { random.has($0) { if case .dismiss = $0 { true } else { false } } }
          || random.has(modal) { if case .back = $0 { true } else { false } }
        return opened && !leaves
      }
      #expect(told(.noWayOut, random.project).sorted() == expected, "\(seed)")
    }
  }

  @Test("Each connected set of pushes without a way back is reported once")
  func growing() {
    for seed in Self.seeds {
      let random = Random(seed: seed)
      let isStuck = random.screens.indices.map { screen in
        !random.has(screen) { act in
          switch act {
          case .push, .modal: false
          default: true
          }
        }
      }
      let pushes = { (screen: Int) in
        isStuck[screen] ? random.pushes(screen).filter { isStuck[$0] } : []
      }
      let expected = random.screens.indices.filter { screen in
        let met = random.walk(from: screen, pushes)
        // The first screen of a set represents it.
        return met.contains(screen)
          && !met.contains { $0 < screen && random.walk(from: $0, pushes).contains(screen) }
      }
      #expect(told(.growingCycle, random.project) == expected, "\(seed)")
    }
  }

  @Test("backTo is valid exactly if a chain of links leads from its target to its own screen")
  func backTo() {
    for seed in Self.seeds {
      let random = Random(seed: seed)
      var expected: [Int] = []
      for (screen, acts) in random.screens.enumerated() {
        let isOpened =
          screen == 0
          || random.screens.indices.contains {
            (random.navigates($0) + random.replaces($0)).contains(screen)
          }
        for case .backTo(let wanted) in acts
        where isOpened && !random.walk(from: wanted, random.navigates).contains(screen) {
          expected.append(screen)
        }
      }
      #expect(told(.unreachableBackTo, random.project) == expected, "\(seed)")
    }
  }
}
