import Segue
import SegueFiles

/// Runs `seguec check --syntax-only`, which checks only whether files are valid JSON.
func checkSyntax(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
  for option in ["project", "text-scale"] where arguments.has(option) {
    throw UsageError("--syntax-only looks at no project: leave out --\(option)")
  }
  let paths = arguments.operands
  guard !paths.isEmpty else {
    throw UsageError("--syntax-only takes files, or - for standard input: name at least one")
  }
  try checkStandardInput(paths)
  let limits = try arguments.limits()
  var result = CheckResult()
  for path in paths {
    guard path == "-" || Files.kind(path) != .folder else {
      throw UsageError(
        "\(quotePath(path)) is a folder: --syntax-only takes files, so name those in it")
    }
    let source = try SourceFile(reading: path)
    let diagnostics = parseJSON(source, id: FileID(0), limits: limits).diagnostics
    // Only files with diagnostics are kept in memory, however many files there are.
    if !diagnostics.isEmpty { result.add(diagnostics, in: SourceMap([source])) }
  }
  return try result.print(arguments, what: formatCount(paths.count, "file"))
}

/// Throws if standard input appears twice, since it can be read only once.
func checkStandardInput(_ paths: [String]) throws(UsageError) {
  guard paths.count(where: { $0 == "-" }) < 2 else {
    throw UsageError("standard input can be read once, and - is given twice")
  }
}
