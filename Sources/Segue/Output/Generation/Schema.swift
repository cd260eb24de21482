/// What there are JSON Schemas of.
public enum SchemaKind: String, Hashable, Sendable, CaseIterable {
  case screen, component, project, artefact
}

/// The JSON Schema (draft 2020-12) of one of the formats, for editors and other tools, made from the
/// tables that the readers use.
///
/// A schema takes whatever `seguec check` takes, and what check only warns of too: keys that nobody
/// knows stay allowed. It cannot see what depends on another place or file, such as names that are
/// declared elsewhere, nor what is inside of a CSS text.
/// Deterministic; the text ends with a line break.
public func schema(_ kind: SchemaKind) -> String {
  switch kind {
  case .screen:
    document(
      kind, "A screen of Segue", "A screen's id, what it is opened with, and its components.",
      SchemaRenderer().object(ComponentVocabulary.screen))
  case .component:
    document(
      kind, "A composed component of Segue", "A name, parameters, and what a use of it expands to.",
      SchemaRenderer().object(ComponentVocabulary.declaration))
  case .project:
    document(
      kind, "A project of Segue", "The file segue.json at the top of a project.",
      SchemaRenderer().object(ManifestVocabulary.project))
  case .artefact: artefactSchema(ArtefactVocabulary.kinds)
  }
}

/// The schema of a build's files of these kinds. The key `artefact` tells them apart.
package func artefactSchema(
  _ kinds: [(name: String, summary: String, keys: [KeyShape])]
) -> String {
  let version = Double(artefactVersion)
  let common = [
    KeyShape("artefact", .string, isRequired: true, "What kind of file it is."),
    KeyShape(
      "version", .integer(version...version), isRequired: true, "The version of the format."),
  ]
  let variants = kinds.map { ShapeVariant($0.name, $0.summary, $0.keys) }
  return document(
    .artefact, "A file that seguec build writes",
    "The index of a build, a screen on a device, or the transition of a link on a device.",
    SchemaRenderer().variants(variants, by: common[0], common: common))
}

/// A whole schema: what identifies it, what the file holds, and every definition that is referred
/// to.
private func document(
  _ kind: SchemaKind, _ title: String, _ summary: String, _ content: SchemaValue
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
