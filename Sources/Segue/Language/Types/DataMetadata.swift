/// What Segue reads from the `metadata` of a schema. Other keys are ignored, and none affects
/// whether data is valid (RFC 8927 §2.2).
package struct DataMetadata: Hashable, Sendable {
  /// The largest number of characters of a string.
  package var maxLength: Int?
  /// The largest number of elements of an array.
  package var atMost: Int?
  /// Typical values, in the document of the schema.
  package var samples: [Sample] = []
  package var description: String?

  /// A value in one of a type's documents.
  package struct Sample: Hashable, Sendable {
    /// The index of the document in its type.
    let document: Int
    package let value: JSONID
  }
}

extension DataType {
  /// The document that contains a sample.
  package func document(of sample: DataMetadata.Sample) -> JSONDocument {
    documents[sample.document]
  }
}

/// The keys of metadata that Segue reads.
enum MetadataKey: String, CaseIterable {
  case maxLength, atMost, samples, description

  static let table = NameTable(allCases.map { ($0.rawValue, $0) })
}
