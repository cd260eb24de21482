import Segue
enum SchemaKind: String, CaseIterable { case screen, component, project, artefact }
extension DiagnosticCode {
  static var table: TextTable { TextTable([]) }; func page(colour: Bool) -> String { "" }
}
