/// The formats that have JSON Schemas.
public enum SchemaKind: String, Hashable, Sendable, CaseIterable {
  case screen, component, project, type, sample, artefact
}

/// Returns the JSON Schema (draft 2020-12) of a format, for editors and other tools. It is
/// generated from the tables that the readers use.
///
/// A schema accepts everything that `seguec check` accepts, with or without warnings: unknown keys
/// are allowed. It does not validate what depends on other locations or files, such as names that
/// are declared elsewhere, nor the content of CSS texts. Deterministic; the text ends with a line
/// break.
public func schema(_ kind: SchemaKind) -> String {
  switch kind {
  case .screen:
    document(
      kind, title: "A screen of Segue",
      summary: "A screen: its id, its parameters and its components.",
      content: SchemaRenderer().object(ComponentVocabulary.screen).merging([
        "dependentRequired": ["failure": ["placeholder"]]
      ]))
  case .component:
    document(
      kind, title: "A composed component of Segue",
      summary: "A composed component: its name, its parameters and its body.",
      content: SchemaRenderer().object(ComponentVocabulary.declaration))
  case .project:
    document(
      kind, title: "A project of Segue", summary: "The file segue.json at the top of a project.",
      content: SchemaRenderer().object(ManifestVocabulary.project))
  case .type:
    document(
      kind, title: "A type of data", summary: "A schema in JSON Type Definition (RFC 8927).",
      content: SchemaRenderer().object(DataVocabulary.schema))
  case .sample:
    document(
      kind, title: "Sample data of a screen of Segue",
      summary: "Data with which a screen is compiled, and the arguments that it is for.",
      content: SchemaRenderer().object(DataVocabulary.sample))
  case .artefact: artefactSchema(ArtefactVocabulary.kinds)
  }
}

/// Returns the schema of some kinds of a build's files, which the key `artefact` distinguishes.
package func artefactSchema(
  _ kinds: [(name: String, summary: String, keys: [KeyShape])]
) -> String {
  let version = Double(artefactVersion)
  let common = [
    KeyShape("artefact", .string, isRequired: true, "The kind of file."),
    KeyShape(
      "version", .integer(version...version), isRequired: true, "The version of the format."),
  ]
  let variants = kinds.map { ShapeVariant($0.name, $0.summary, $0.keys) }
  return document(
    .artefact, title: "A file that seguec build writes",
    summary: "The index of a build, a screen on a device, or the transition of a link on a device.",
    content: SchemaRenderer().variants(variants, by: common[0], common: common))
}

/// Returns a whole schema: its identification, the content, and all definitions that it refers to.
private func document(
  _ kind: SchemaKind, title: String, summary: String, content: SchemaValue
) -> String {
  let head: SchemaValue = [
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": .string("urn:segue:schema:1:\(kind.rawValue)"),
    "title": .string(title),
    "description": .string(summary),
  ]
  let definitions = SchemaDefinition.needed(by: content)
  var writer = JSONWriter(indentation: 2)
  head.merging(content)
    .merging(definitions.isEmpty ? [:] : ["$defs": .object(definitions)])
    .write(to: &writer)
  writer.endLine()
  return writer.text
}
