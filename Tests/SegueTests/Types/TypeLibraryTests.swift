import Segue
import Testing

@Suite("Shared types")
struct TypeLibraryTests {
  /// Reads types as files 0, 1, …
  private func library(_ files: [(String, String)]) -> Diagnosed<TypeLibrary> {
    TypeLibrary.read(
      files.enumerated().map { index, file in
        let source = SourceFile(path: "types/\(file.0).jtd.json", text: file.1)
        return (file.0, parseJSON(source, id: FileID(index)).document)
      })
  }

  private func read(
    _ schema: String, with library: TypeLibrary, as file: Int = 9
  ) -> Diagnosed<DataType> {
    let document = parseJSON(SourceFile(path: "", text: schema), id: FileID(file)).document
    return library.read(document, at: document.root)
  }

  private func errors(_ data: String, of type: DataType) -> [String] {
    type.validate(SourceFile(path: "", text: data), id: FileID(8)).value.map {
      "\($0.instancePath) \($0.schemaPath)"
    }
  }

  @Test("A reference leads to a shared type")
  func shared() {
    let library = library([("outfit", #"{"properties": {"id": {"type": "string"}}}"#)])
    #expect(library.diagnostics.isEmpty)
    let type = read(#"{"elements": {"ref": "outfit"}}"#, with: library.value)
    #expect(type.diagnostics.isEmpty)
    #expect(errors(#"[{"id": "a"}, {"id": 1}]"#, of: type.value) == ["/1/id /properties/id/type"])
  }

  @Test("The definitions of a file come before the shared types")
  func order() {
    let library = library([("a", #"{"type": "int8"}"#)])
    let type = read(#"{"definitions": {"a": {"type": "string"}}, "ref": "a"}"#, with: library.value)
    #expect(errors("1", of: type.value) == [" /definitions/a/type"])
    #expect(errors(#""x""#, of: type.value) == [])
  }

  @Test("The definitions of a shared type are its own")
  func ownDefinitions() {
    let library = library([
      (
        "a",
        #"{"definitions": {"size": {"type": "int8"}}, "properties": {"size": {"ref": "size"}}}"#
      )
    ])
    #expect(library.diagnostics.isEmpty)
    let type = read(#"{"elements": {"ref": "size"}}"#, with: library.value)
    #expect(type.diagnostics.map(\.code) == [.unknownType])
    let other = read(
      #"{"definitions": {"size": {"type": "string"}}, "properties": {"a": {"ref": "a"}}}"#,
      with: library.value)
    #expect(
      errors(#"{"a": {"size": "x"}}"#, of: other.value) == ["/a/size /definitions/size/type"])
  }

  @Test("Shared types refer to each other, and to themselves")
  func mutual() {
    let library = library([
      (
        "tree",
        #"{"properties": {"leaf": {"ref": "leaf"}}, "optionalProperties": {"next": {"ref": "tree"}}}"#
      ),
      ("leaf", #"{"optionalProperties": {"trees": {"elements": {"ref": "tree"}}}}"#),
    ])
    #expect(library.diagnostics.isEmpty)
    let type = read(#"{"ref": "tree"}"#, with: library.value).value
    #expect(
      errors(#"{"leaf": {"trees": [{"leaf": {}, "next": {"leaf": 1}}]}}"#, of: type)
        == ["/leaf/trees/0/next/leaf /optionalProperties"])
  }

  @Test("A type contains the shared types that it refers to, and no others")
  func reach() {
    let types = (0..<100).map { ("t\($0)", #"{"elements": {"ref": "t\#($0 / 2)"}}"#) }
    let library = library(types)
    #expect(library.diagnostics.isEmpty)
    // 99, 49, 24, 12, 6, 3, 1, 0: eight files of two schemas each, and the reference.
    #expect(read(#"{"ref": "t99"}"#, with: library.value).value.count == 17)
    #expect(read("{}", with: library.value).value.count == 1)
  }

  @Test("A type may be read by its name")
  func named() {
    let library = library([("a", #"{"elements": {"ref": "b"}}"#), ("b", #"{"type": "int8"}"#)])
      .value
    #expect(library.names == ["a", "b"])
    #expect(library.type(named: "a").map { errors("[true]", of: $0) } == ["/0 /type"])
    #expect(library.type(named: "c") == nil ? true : false)
  }

  @Test("A name that two files declare is reported, and the first counts")
  func duplicates() {
    let library = library([
      ("a", #"{"type": "int8"}"#), ("b", "{}"), ("a", #"{"type": "string"}"#),
    ])
    #expect(library.diagnostics.map(\.code) == [.duplicateType])
    #expect(library.diagnostics.first?.range == .start(of: FileID(2)))
    #expect(library.diagnostics.first?.notes.map(\.range) == [.start(of: FileID(0))])
    #expect(errors("1", of: read(#"{"ref": "a"}"#, with: library.value).value) == [])
  }

  @Test("Names are compared by their code points")
  func equivalentNames() {
    let library = library([("\u{E9}", #"{"type": "int8"}"#), ("e\u{301}", #"{"type": "string"}"#)])
    #expect(library.diagnostics.isEmpty)
    #expect(errors("1", of: read(#"{"ref": "\u00e9"}"#, with: library.value).value) == [])
    #expect(errors("1", of: read(#"{"ref": "e\u0301"}"#, with: library.value).value) == [" /type"])
  }

  @Test("An unknown name gets a suggestion from the definitions and the shared types")
  func suggestions() {
    let library = library([("outfit", "{}"), ("price", "{}")]).value
    let text =
      #"{"definitions": {"button": {}}, "properties": {"a": {"ref": "outfits"}, "b": {"ref": "bottom"}, "c": {"ref": "x"}}}"#
    let type = read(text, with: library)
    #expect(
      type.diagnostics.map(\.message) == [
        #"there is no definition "outfits"; did you mean "outfit"?"#,
        #"there is no definition "bottom"; did you mean "button"?"#,
        #"there is no definition "x": there are "button", "outfit" and "price""#,
      ])
    #expect(type.diagnostics.map { $0.fix?.replacement } == [#""outfit""#, #""button""#, nil])
  }

  @Test("All mistakes of all files are reported with the library, each once")
  func mistakes() {
    let library = library([
      ("a", #"{"type": "strin"}"#), ("b", #"{"ref": "none"}"#),
      ("c", #"{"elements": {"ref": "a"}}"#),
    ])
    #expect(library.diagnostics.map(\.code) == [.invalidValue, .unknownType])
    #expect(library.diagnostics.map(\.range.file.index) == [0, 1])
    // They are not repeated for what refers to the types.
    #expect(read(#"{"elements": {"ref": "c"}}"#, with: library.value).diagnostics.isEmpty)
  }

  @Test("References in a circle through several files are reported once")
  func circle() {
    let library = library([
      ("a", #"{"ref": "b"}"#), ("b", #"{"ref": "c"}"#), ("c", #"{"ref": "a"}"#),
    ])
    #expect(library.diagnostics.map(\.code) == [.endlessType])
    #expect(library.diagnostics.first?.notes.count == 2)
    #expect(errors("1", of: read(#"{"ref": "a"}"#, with: library.value).value) == [])
  }

  @Test("A schema inside a document, with definitions that are elsewhere in it")
  func insideDocument() throws {
    let source = MarkedSource(
      #"{"screen": "feed", "definitions": {"outfit": {"type": "int8"}}, "data": {"elements": {"ref": "outfit"}}}"#
    )
    let document = parseJSON(source.file(), id: FileID(0)).document
    let data = try #require(document.member("data", of: document.root))
    let type = TypeLibrary().read(
      document, at: data, definitions: document.member("definitions", of: document.root))
    #expect(type.diagnostics.isEmpty)
    #expect(errors(#"["x"]"#, of: type.value) == ["/0 /definitions/outfit/type"])
  }
}
