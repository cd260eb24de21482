/// Returns the candidate that was most likely meant by `name`, or nil if no candidate is similar.
///
/// A candidate is similar if its edit distance is at most a third of the longer name's letters, so
/// that `if` is not corrected to `id`. The distance counts insertions, deletions, replacements and
/// transpositions of adjacent letters (the Damerau–Levenshtein distance, restricted to one edit per
/// letter), ignoring case. The nearest candidate is returned, and the first of several equally near
/// ones. Names of more than 64 letters are not compared, so the cost is at most 4,096 steps per
/// candidate.
package func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased().unicodeScalars.prefix(65))
  guard wanted.count <= 64 else { return nil }
  let wantedLetters = LetterSet(wanted.lazy.map { $0.value })
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    // Most candidates are ruled out without a copy of their letters.
    if let length = candidate.asciiLength {
      let most = min(max(length, wanted.count) / 3, best.map { $0.distance - 1 } ?? .max)
      let letters = LetterSet(candidate.utf8.lazy.map { lowercased($0) })
      guard abs(length - wanted.count) <= most, letters.distance(to: wantedLetters) <= most
      else { continue }
    }
    let letters = Array(candidate.lowercased().unicodeScalars.prefix(65))
    guard letters.count <= 64 else { continue }
    let allowed = max(letters.count, wanted.count) / 3
    let most = min(allowed, best.map { $0.distance - 1 } ?? .max)
    guard abs(letters.count - wanted.count) <= most else { continue }
    if let distance = editDistance(wanted, letters, atMost: most) { best = (candidate, distance) }
  }
  return best?.name
}

/// A set of letters, with a bit for each that some letters share.
private struct LetterSet {
  private var bits: UInt64 = 0

  init(_ letters: some Sequence<UInt32>) {
    for letter in letters { bits |= 1 << UInt64(letter & 63) }
  }

  /// A lower bound of the edit distance of two names with these letters: a letter that only one of
  /// them has takes an edit.
  func distance(to other: LetterSet) -> Int {
    max((bits & ~other.bits).nonzeroBitCount, (other.bits & ~bits).nonzeroBitCount)
  }
}

extension String {
  /// The number of characters, if all are in ASCII.
  fileprivate var asciiLength: Int? {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : nil
  }
}

private func lowercased(_ byte: UInt8) -> UInt32 {
  UInt32((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte)
}

/// Whether a misspelt key is so short that what it resembles is a guess: `tap` may be meant to be
/// `top` or `gap`. The guess is suggested, but the value is not read as that of the suggested key,
/// so that its type is not reported too.
func isGuess(_ key: String) -> Bool { key.unicodeScalars.count < 4 }

/// Returns the edit distance, or nil if it exceeds `most`, which usually shows after a few letters.
private func editDistance(
  _ a: [Unicode.Scalar], _ b: [Unicode.Scalar], atMost most: Int
) -> Int? {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  var current = last
  var leastBefore = 0
  for i in a.indices {
    current[0] = i + 1
    var least = i + 1
    for j in b.indices {
      let replaced = last[j] + (a[i] == b[j] ? 0 : 1)
      current[j + 1] = min(replaced, last[j + 1] + 1, current[j] + 1)
      if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
        current[j + 1] = min(current[j + 1], beforeLast[j - 1] + 1)
      }
      least = min(least, current[j + 1])
    }
    // A transposition refers to the row before the last, and adds one to its value.
    if least > most && leastBefore >= most { return nil }
    leastBefore = least
    (beforeLast, last, current) = (last, current, beforeLast)
  }
  return last[b.count] <= most ? last[b.count] : nil
}

/// Returns the end of a message, `; did you mean "height"?`, or an empty string.
package func didYouMean(_ suggestion: String?) -> String {
  guard let suggestion else { return "" }
  return "; did you mean \(quoted(suggestion))?"
}

/// Returns the end of a message that lists names, `: there are "tap" and "longPress"`, or nothing.
/// Of many names, the first are listed.
package func alternatives(_ names: some Collection<String>) -> String {
  let most = 16
  let shown = names.prefix(names.count > most ? most - 1 : most).map { quoted($0) }
  let rest = names.count - shown.count
  switch shown.count + rest {
  case 0: return ""
  case 1: return ": there is \(shown[0])"
  case let count where count > shown.count:
    return ": there are \(shown.joined(separator: ", ")) and \(rest) more"
  default:
    return ": there are \(shown.dropLast().joined(separator: ", ")) and \(shown[shown.count - 1])"
  }
}

/// Returns a name as messages show it: in quotes, truncated to 80 characters.
package func quoted(_ name: String) -> String {
  let shown = name.prefix(80)
  return "\"\(shown)\(shown.endIndex < name.endIndex ? "…" : "")\""
}
