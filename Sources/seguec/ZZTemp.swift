import Segue
enum SchemaKind: String, CaseIterable { case screen, component, project, artefact }
  static var table: TextTable { TextTable([]) }; func page(colour: Bool) -> String { "" }
}
