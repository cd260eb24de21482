/// A random number generator (SplitMix64) with the same numbers in each run and on each machine.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Returns one of `choices`, which must not be empty.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[int(0...choices.count - 1)] }

  /// Returns true with a probability of `numerator` in `denominator`.
  mutating func chance(_ numerator: Int, in denominator: Int) -> Bool {
    int(1...denominator) <= numerator
  }

  /// Returns words with at least `letters` bytes in total, beginning with a capital letter.
  mutating func text(letters: Int) -> String {
    var text = ""
    while text.utf8.count < letters {
      if !text.isEmpty { text += " " }
      text += pick(Self.words)
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static let words = [
    "linen", "coat", "the", "soft", "a", "evening", "with", "of", "tailoring", "green", "shirt",
    "for", "weekend", "and", "merino", "in", "autumn", "loose", "trousers", "denim", "on",
    "brushed",
    "cotton", "to", "everyday", "boots", "light", "window", "knitwear", "café",
  ]
}
