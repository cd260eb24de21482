import Segue
import Testing

/// Of many names only some are compared; the results are verified against a comparison with all of
/// them.
@Suite("Known names")
struct KnownNamesTests {
  private func words(_ random: inout SeededRandom, _ count: Int) -> [String] {
    let syllables = [
      "out", "fit", "card", "list", "home", "page", "de", "tail", "shop", "ing", "ä", "-",
    ]
    return (0..<count).map { _ in
      (0..<Int.random(in: 2...5, using: &random))
        .map { _ in syllables.randomElement(using: &random) ?? "" }.joined()
        + "\(Int.random(in: 0..<count, using: &random))"
    }
  }

  /// Returns the name with one random edit: an inserted, deleted or replaced letter, or two swapped
  /// ones.
  private func mistyped(_ name: String, _ random: inout SeededRandom) -> String {
    var letters = Array(name)
    let place = Int.random(in: 0..<letters.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: letters.insert("q", at: place)
    case 1: letters.remove(at: place)
    case 2: letters[place] = "q"
    default:
      if place + 1 < letters.count { letters.swapAt(place, place + 1) }
    }
    return String(letters)
  }

  @Test("Up to 128 names are all compared", arguments: [0, 1, 2, 127, 128])
  func few(count: Int) {
    var random = SeededRandom(seed: 1)
    let names = words(&random, count)
    let known = KnownNames(names)
    for name in names.prefix(20) + ["outfitz", ""] {
      let typed = name.isEmpty ? name : mistyped(name, &random)
      #expect(known.nearest(to: typed) == suggestion(for: typed, among: names))
    }
  }

  @Test(
    "Among thousands of names a near one is found, and mostly the nearest", arguments: [1, 2, 3])
  func many(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let names = words(&random, 2000)
    let known = KnownNames(names)
    var same = 0
    let tried = 60
    for _ in 0..<tried {
      guard let name = names.randomElement(using: &random) else { continue }
      let typed = mistyped(name, &random)
      let found = known.nearest(to: typed)
      if found == suggestion(for: typed, among: names) { same += 1 }
      // A suggested name would also be suggested if it were the only one.
      if let found { #expect(suggestion(for: typed, among: [found]) == found) }
    }
    #expect(same * 10 >= tried * 9, "\(same) of \(tried)")
  }

  @Test("An edit in the middle keeps the beginning or the end, so the name is found")
  func middle() {
    let names = (0..<5000).map { "screen-\($0 * 7919 % 5000)-of-the-shop" }
    let known = KnownNames(names)
    for number in stride(from: 3, to: 5000, by: 271) {
      #expect(known.nearest(to: "screem-\(number)-of-the-shop") == "screen-\(number)-of-the-shop")
      #expect(known.nearest(to: "screen-\(number)-of-the-shpo") == "screen-\(number)-of-the-shop")
    }
    #expect(known.nearest(to: "nothing like it") == nil)
  }

  @Test("Of two equally near names, the first is found")
  func order() {
    let others = (0..<500).map { "zzzz\($0)" }
    #expect(KnownNames(["hat", "cat"] + others).nearest(to: "bat") == "hat")
    #expect(KnownNames(["cat", "hat"] + others).nearest(to: "bat") == "cat")
  }
}
