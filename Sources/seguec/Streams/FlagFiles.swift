import Segue

/// The words of a command line in which a word `@FILE` stands for the lines of a file, as build tools
/// write them when there are too many for a command line. A line is a word as it stands, without
/// quotes or escapes, and may be `@FILE` itself; empty lines are none. `@@name` is the word `@name`,
/// and behind `--` nothing is replaced.
func withFlagFiles(_ words: [String]) throws(UsageError) -> [String] {
  guard words.contains(where: { $0.hasPrefix("@") }) else { return words }
  var result: [String] = []
  // The next word is the last.
  var pending = Array(words.reversed())
  var files = 0
  while let word = pending.popLast() {
    if word == "--" {
      result.append(word)
      result += pending.reversed()
      break
    }
    guard word.hasPrefix("@") else {
      result.append(word)
      continue
    }
    let name = String(word.dropFirst())
    if name.hasPrefix("@") {
      result.append(name)
      continue
    }
    // The system would read the name of another file: what stands before it.
    guard !name.utf8.contains(0) else {
      throw UsageError("\(shown(word)) has a null character, which no file's name can have")
    }
    guard !name.isEmpty else { throw UsageError("a file of arguments is expected behind \"@\"") }
    files += 1
    guard files <= mostFlagFiles else {
      throw UsageError("\(shown(name)) is one file of arguments too many: do they name each other?")
    }
    let lines = try Files.read(name).split(separator: UInt8(ascii: "\n")).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
    pending += lines.filter { !$0.isEmpty }.reversed()
  }
  return result
}

/// More than any build tool nests. Files that name each other come to an end here.
private let mostFlagFiles = 100
