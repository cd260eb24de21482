import Segue
import SegueFiles

extension Command {
  static let validate = Command(
    name: "validate",
    summary: "Check whether data has the type that a schema describes.",
    operands: "DATA…",
    options: [
      Option(
        name: "schema", value: "FILE", summary: "The schema, in JSON Type Definition (RFC 8927)."),
      Option(name: "quiet", value: nil, summary: "Print diagnostics only."),
      .format(["table", "json"]), .limit, .strict, .color,
    ],
    example: "seguec validate feed.json --schema feed.jtd.json",
    run: { arguments throws(UsageError) in try runValidate(arguments) })
}

private func runValidate(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
  let path = try arguments.required("schema")
  let paths = arguments.operands
  guard !paths.isEmpty else {
    throw UsageError("validate takes files with data, or - for standard input: name at least one")
  }
  try checkStandardInput([path] + paths)
  let limits = try arguments.limits()
  let schema = try SourceFile(of: "a schema", at: path)
  let type = DataType.read(schema, id: FileID(0), limits: limits)
  var result = CheckResult()
  if !type.diagnostics.isEmpty { result.add(type.diagnostics, in: SourceMap([schema])) }
  // Without a correct schema, nothing can be stated about the data.
  if type.hasErrors {
    return arguments.isJSON
      ? arguments.report(type.diagnostics, in: SourceMap([schema]))
      : try result.print(arguments, what: "the schema")
  }
  var status = ExitStatus.done
  if arguments.isJSON { status = arguments.report(type.diagnostics, in: SourceMap([schema])) }
  for path in paths {
    let data = try SourceFile(of: "data", at: path)
    let found = type.value.validate(data, id: FileID(1), limits: limits)
    if arguments.isJSON {
      try arguments.console.print(line(of: found, in: data))
      status = worse(status, arguments.report(found.diagnostics, in: SourceMap([schema, data])))
    } else if !found.diagnostics.isEmpty {
      // Only files with diagnostics are kept in memory, however many files there are.
      result.add(found.diagnostics, in: SourceMap([schema, data]))
    }
  }
  guard !arguments.isJSON else { return status }
  return try result.print(arguments, what: formatCount(paths.count, "file"))
}

/// Returns a line of JSON: whether a file is valid, and its errors. One that is not JSON, or that
/// has duplicate keys, is not valid, although RFC 8927 defines no errors for it.
private func line(of result: Diagnosed<[DataError]>, in file: SourceFile) -> [UInt8] {
  var writer = JSONWriter()
  writer.object {
    $0.member("file", file.path)
    $0.member("valid", result.value.isEmpty && !result.hasErrors)
    $0.member("errors") { writer in
      writer.array { writer in
        for error in result.value {
          writer.element { writer in
            writer.object {
              $0.member("instancePath", error.instancePath)
              $0.member("schemaPath", error.schemaPath)
            }
          }
        }
      }
    }
  }
  writer.endLine()
  return writer.bytes
}
