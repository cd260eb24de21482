#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Paths, by name and on disk.
extension Files {
  /// The separator of path components, compared by bytes, since a combining mark after it would
  /// form another character.
  private static let slash = UInt8(ascii: "/")

  /// Returns the components of a path.
  private static func steps(_ path: some StringProtocol) -> [String] {
    path.utf8.split(separator: slash).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the parent folder of a path; empty for a name without a folder.
  package static func parent(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." || name.utf8.first == slash {
      return name.isEmpty ? folder : name
    }
    if name.isEmpty { return folder }
    return folder.utf8.last == slash ? folder + name : "\(folder)/\(name)"
  }

  /// Returns the relative path from a folder, which may not exist yet, to a file. If the file does
  /// not exist, its path is returned unchanged.
  package static func relative(_ path: String, from folder: String) -> String {
    guard let file = resolved(path), let start = absolute(folder) else { return path }
    var steps = steps(file)[...]
    var base = self.steps(start)[...]
    while let first = base.first, steps.count > 1, first == steps.first {
      steps.removeFirst()
      base.removeFirst()
    }
    return (base.map { _ in ".." } + steps).joined(separator: "/")
  }

  /// Returns the absolute path of a file or folder that may not exist yet; nil in a folder that has
  /// been removed.
  package static func absolute(_ path: String) -> String? {
    let there = longestPrefix(of: path) { resolved($0) != nil }
    guard let real = resolved(there.isEmpty ? "." : String(there)) else { return nil }
    var names = steps(real)
    // The missing part contains no links, so ".." is the parent.
    for name in steps(path[there.endIndex...]) {
      switch name {
      case ".": break
      case "..": _ = names.popLast()
      default: names.append(name)
      }
    }
    return "/" + names.joined(separator: "/")
  }

  /// Returns the longest prefix of a path, in whole components, that satisfies a condition; empty
  /// if there is none. The condition must hold for all shorter prefixes too, as existence does, so
  /// that binary search applies.
  package static func longestPrefix(of path: String, where holds: (String) -> Bool) -> Substring {
    let names = path.utf8.split(separator: slash)
    var longest = path.utf8.first == slash ? path[..<path.utf8.index(after: path.startIndex)] : ""
    var (known, beyond) = (0, names.count + 1)
    while beyond - known > 1 {
      let middle = (known + beyond) / 2
      let prefix = path[..<names[middle - 1].endIndex]
      if holds(String(prefix)) { (known, longest) = (middle, prefix) } else { beyond = middle }
    }
    return longest
  }

  /// Returns the path without links and dots; nil if there is no such file.
  package static func resolved(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}
