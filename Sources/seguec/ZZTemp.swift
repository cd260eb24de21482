enum SchemaKind: String, CaseIterable { case screen, component, project, artefact }
