import Segue

/// Tests a schema in JSON Type Definition, and data after a separator, which is validated against
/// it.
func testTypes(_ input: [UInt8]) {
  let end = input.firstIndex(of: ProjectText.separator) ?? input.count
  let schema = SourceFile(path: "a.jtd.json", bytes: Array(input[..<end]))
  let data = SourceFile(path: "a.json", bytes: Array(input[end...].dropFirst()))
  let type = DataType.read(schema, id: FileID(0))
  requireReports(type.diagnostics, in: SourceMap([schema]))
  let found = type.value.validate(data, id: FileID(1))
  requireReports(found.diagnostics, in: SourceMap([schema, data]))
  law(
    found.value.isEmpty || found.hasErrors, "data with the errors \(found.value) has no diagnostic")
  law(
    Set(found.value.map(\.instancePath)).count == 0 || !data.bytes.isEmpty,
    "an error in a file without a value")
  guard !type.hasErrors, !found.hasErrors else { return }
  // What is valid is so as an element of an array, too. Definitions belong into the outermost
  // schema.
  guard !schema.bytes.contains(sequence: Array("\"definitions\"".utf8)) else { return }
  let outer = SourceFile(
    path: "b.jtd.json", bytes: Array(#"{"elements":"#.utf8) + withoutMark(schema) + [0x7D])
  let array = SourceFile(
    path: "b.json", bytes: [0x5B] + withoutMark(data) + [0x2C] + withoutMark(data) + [0x5D])
  let again = DataType.read(outer, id: FileID(0))
  // A value may now be nested too deep.
  guard !again.hasErrors else { return }
  let errors = again.value.validate(array, id: FileID(1)).value
  law(errors.isEmpty, "valid data has the errors \(errors) in an array")
}

/// The bytes after a byte order mark.
private func withoutMark(_ file: SourceFile) -> [UInt8] {
  file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(file.bytes.dropFirst(3)) : file.bytes
}

extension [UInt8] {
  fileprivate func contains(sequence: [UInt8]) -> Bool {
    indices.contains { self[$0...].starts(with: sequence) }
  }
}
