import Foundation
import Segue
import Testing

/// A schema, data, and the errors that RFC 8927 §3.3 defines for them, each as an instance path and
/// a schema path.
struct DataCase: CustomTestStringConvertible, Sendable {
  let idea: String
  let schema: String
  let data: String
  let errors: [[String]]

  var testDescription: String { idea }

  /// The cases of `Tests/Types/cases.json`, each `[idea, schema, data, errors]`. They are derived
  /// from the specification by hand, and the script beside them holds the package jtd against them.
  static let all: [DataCase] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Types/cases.json")
    guard let bytes = FileManager.default.contents(atPath: file.path) else {
      Issue.record("\(file.path) is missing")
      return []
    }
    let source = SourceFile(path: "cases.json", bytes: Array(bytes))
    let document = parseJSON(source, id: FileID(0)).document
    func text(_ id: JSONID) -> String {
      String(decoding: source.bytes[document.range(id).byteRange], as: UTF8.self)
    }
    return document.elements(document.root).map { line in
      let parts = Array(document.elements(line))
      return DataCase(
        idea: document.string(parts[0]) ?? "", schema: text(parts[1]), data: text(parts[2]),
        errors: document.elements(parts[3]).map { pair in
          document.elements(pair).map { document.string($0) ?? "" }
        })
    }
  }()
}

/// Returns the type of a schema that must be correct.
func dataType(_ schema: String, sourceLocation: SourceLocation = #_sourceLocation) -> DataType {
  let type = DataType.read(SourceFile(path: "schema.json", text: schema), id: FileID(0))
  #expect(type.diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
  return type.value
}

/// Returns the errors of data, sorted, and checks what holds for all data.
func errors(_ data: String, of type: DataType, limits: Limits = Limits()) -> [[String]] {
  let found = type.validate(
    SourceFile(path: "data.json", text: data), id: FileID(1), limits: limits)
  // Each error has a diagnostic, but a property that is missing and misspelt has one for both.
  let errors = found.diagnostics.filter { $0.severity == .error }
  #expect(errors.isEmpty == found.value.isEmpty)
  #expect(errors.count <= found.value.count)
  for diagnostic in errors {
    #expect(diagnostic.range.file == FileID(1))
    #expect(diagnostic.notes.map(\.range.file) == [FileID(0)])
  }
  return found.value.map { [$0.instancePath, $0.schemaPath] }.sorted { "\($0)" < "\($1)" }
}
