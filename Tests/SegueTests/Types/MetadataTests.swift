import Segue
import Testing

/// What Segue reads from `metadata`. RFC 8927 §2.2 allows anything there, so all diagnostics are
/// warnings.
@Suite("Metadata of schemas")
struct MetadataTests {
  @Test("The keys that Segue knows are read typed")
  func reading() throws {
    let type = dataType(
      #"""
      {"elements": {"type": "string", "metadata": {"maxLength": 60, "samples": ["Linen", "Coat"]}},
       "metadata": {"atMost": 200, "description": "The outfits.", "other": {"a": [1]}}}
      """#)
    let metadata = try #require(type.metadata(type.root))
    #expect(metadata.atMost == 200)
    #expect(metadata.description == "The outfits.")
    #expect(metadata.maxLength == nil && metadata.samples.isEmpty)
    let inner = try #require(type.content(type.root).flatMap { type.metadata($0) })
    #expect(inner.maxLength == 60 && inner.atMost == nil && inner.description == nil)
    #expect(inner.samples.map { type.document(of: $0).string($0.value) } == ["Linen", "Coat"])
  }

  @Test("Without a known key, there is no metadata")
  func none() {
    for schema in [#"{"type": "string"}"#, #"{"type": "string", "metadata": {"note": 1}}"#] {
      let type = dataType(schema)
      #expect(type.metadata(type.root) == nil)
    }
  }

  @Test(
    "What has another type or form is a warning",
    arguments: [
      (#"{"type": "string", "metadata": {"maxLength": 1️⃣"60"2️⃣}}"#, DiagnosticCode.wrongType),
      (#"{"type": "string", "metadata": {"maxLength": 1️⃣-12️⃣}}"#, .valueOutOfRange),
      (#"{"type": "string", "metadata": {"maxLength": 1️⃣1.52️⃣}}"#, .valueOutOfRange),
      (#"{"type": "string", "metadata": {"maxLength": 1️⃣1e4002️⃣}}"#, .valueOutOfRange),
      (#"{"type": "string", "metadata": {"maxLength": 1️⃣21474836482️⃣}}"#, .valueOutOfRange),
      (#"{"type": "int8", "metadata": {1️⃣"maxLength"2️⃣: 60}}"#, .keyWithoutEffect),
      (#"{"enum": ["a"], "metadata": {1️⃣"maxLength"2️⃣: 60}}"#, .keyWithoutEffect),
      (#"{"type": "string", "metadata": {1️⃣"atMost"2️⃣: 60}}"#, .keyWithoutEffect),
      (#"{"values": {}, "metadata": {1️⃣"atMost"2️⃣: 60}}"#, .keyWithoutEffect),
      (#"{"elements": {}, "metadata": {"atMost": 1️⃣[]2️⃣}}"#, .wrongType),
      (#"{"elements": {}, "metadata": {"description": 1️⃣12️⃣}}"#, .wrongType),
      (#"{"type": "string", "metadata": {"samples": 1️⃣"Linen"2️⃣}}"#, .wrongType),
      (#"{"type": "string", "metadata": {"samples": ["a", 1️⃣12️⃣]}}"#, .wrongType),
      (#"{"enum": ["new"], "metadata": {"samples": [1️⃣"old"2️⃣]}}"#, .invalidValue),
      (#"{"type": "int8", "metadata": {"samples": [1️⃣3002️⃣]}}"#, .valueOutOfRange),
      (#"{"properties": {"a": {}}, "metadata": {"samples": [1️⃣{}2️⃣]}}"#, .missingKey),
      (
        #"{"type": "string", "metadata": {"maxLength": 2, "samples": [1️⃣"abc"2️⃣]}}"#, .valueOutOfRange
      ),
      (#"{"elements": {}, "metadata": {"atMost": 1, "samples": [1️⃣[1, 2]2️⃣]}}"#, .valueOutOfRange),
      (
        #"{"definitions": {"a": {"type": "int8"}}, "ref": "a", "metadata": {"samples": [1️⃣"x"2️⃣]}}"#,
        .wrongType
      ),
    ])
  func warnings(_ schema: String, _ code: DiagnosticCode) {
    let source = MarkedSource(schema)
    let found = DataType.read(source.file(), id: FileID(0)).diagnostics
    #expect(found.map(\.code) == [code], "\(found.map(\.message))")
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.range) == [source.sourceRange(1, 2)])
  }

  @Test("Samples of a type with references, which are declared after them")
  func samplesOfReferences() {
    _ = dataType(
      #"""
      {"elements": {"ref": "outfit", "metadata": {"samples": [{"id": 1}]}},
       "definitions": {"outfit": {"properties": {"id": {"type": "int8"}}}}}
      """#)
  }

  @Test("Data that is longer than expected is valid, and a warning")
  func longData() {
    let type = dataType(
      #"""
      {"elements": {"type": "string", "metadata": {"maxLength": 3}}, "metadata": {"atMost": 2}}
      """#)
    let source = MarkedSource(#"1️⃣["abc", "äöü", 3️⃣"abcd"4️⃣]2️⃣"#)
    let found = type.validate(source.file(), id: FileID(1))
    #expect(found.value == [])
    #expect(
      found.diagnostics.map(\.message) == [
        "element [2] of the document has 4 characters, and 3 are expected at most",
        "the document has 3 elements, and 2 are expected at most",
      ])
    #expect(found.diagnostics.map(\.severity) == [.warning, .warning])
    #expect(
      found.diagnostics.map(\.range.byteRange) == [source.range(3, 4), source.range(1, 2)])
  }
}
