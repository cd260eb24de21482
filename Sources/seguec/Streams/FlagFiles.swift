import Segue
import SegueFiles

/// Returns the words of a command line with each word `@FILE` replaced by the lines of a file,
/// which build tools write when the command line would be too long. Each line is a word without
/// quotes or escapes, and may be another `@FILE`; empty lines are ignored. `@@name` is the word
/// `@name`, and nothing is replaced after `--`.
func withFlagFiles(_ words: [String]) throws(UsageError) -> [String] {
  guard words.contains(where: { $0.hasPrefix("@") }) else { return words }
  var result: [String] = []
  // The words in reverse, so that the next word is the last.
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
    // The system would open another file: the one whose name ends before the null character.
    guard !name.utf8.contains(0) else {
      throw UsageError("\(quotePath(word)) has a null character, which no file's name can have")
    }
    guard !name.isEmpty else { throw UsageError("a file of arguments is expected behind \"@\"") }
    files += 1
    guard files <= maximumFlagFileCount else {
      throw UsageError(
        "\(quotePath(name)) is one file of arguments too many: do they name each other?")
    }
    let lines = try Files.read(name).split(separator: UInt8(ascii: "\n")).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
    pending += lines.filter { !$0.isEmpty }.reversed()
  }
  return result
}

/// More than any build tool nests. The limit ends a cycle of files.
private let maximumFlagFileCount = 100
