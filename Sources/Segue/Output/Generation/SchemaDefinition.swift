/// The definitions that schemas refer to.
enum SchemaDefinition {
  /// The prefix of a reference to a definition.
  static let prefix = "#/$defs/"

  /// Returns the definitions that a schema refers to, directly or indirectly, in the order of
  /// `all`.
  static func needed(by schema: SchemaValue) -> [SchemaMember] {
    var waiting: [String] = []
    schema.references(into: &waiting)
    var needed: Set<String> = []
    while let name = waiting.popLast() {
      guard needed.insert(name).inserted else { continue }
      all.first { $0.key == name }?.value.references(into: &waiting)
    }
    return all.filter { needed.contains($0.key) }
  }

  private static let all =
    NamedShape.allCases.map { SchemaMember(key: $0.rawValue, value: definition($0)) } + texts

  /// The string formats.
  private static let texts: [SchemaMember] =
    ([
      "percentage": [
        "description": "A percentage of at least 0, such as \"50%\".",
        "type": "string", "pattern": .string("^\(unsignedDecimalPattern)%$"),
      ],
      "signedPercentage": [
        "description": "A percentage, such as \"-50%\".",
        "type": "string", "pattern": .string("^\(decimalPattern)%$"),
      ],
      "substitution": [
        "description": "Text with \"${name}\", which inserts the value of that parameter.",
        "type": "string", "pattern": #"(^|[^$])\$\{[^}]*\}"#,
      ],
      "slot": [
        "description": "The components that are passed for a parameter: \"${name}\".",
        "type": "string", "pattern": #"^\$\{[^}]*\}$"#,
      ],
    ] as SchemaValue).members

  private static func definition(_ shape: NamedShape) -> SchemaValue {
    let inside = SchemaRenderer(takesSubstitutions: true)
    let around = SchemaRenderer()
    switch shape {
    case .component:
      return described(
        "A component: a primitive, or a use of a composed one.",
        inside.variants(
          ComponentVocabulary.primitives, by: ComponentVocabulary.common[0],
          common: ComponentVocabulary.common,
          otherwise: ShapeVariant(
            "use", "The name of a composed component.", ComponentVocabulary.use)))
    case .argument:
      return described(
        "An argument: text, a number, true or false, a component, or several.",
        inside.schema(
          .either([
            .string, .anyNumber, .boolean, .named(.passedObject),
            .array(of: .anything),
          ])))
    case .child:
      return described(
        "A component, or what stands for any number of them.",
        child(otherwise: .reference(to: NamedShape.component.rawValue)))
    case .passedObject:
      return described(
        "A component that is passed, or data.", child(otherwise: ["type": "object"]))
    case .schema:
      return described(
        "A type of data in JSON Type Definition (RFC 8927).",
        around.object(DataVocabulary.schema))
    case .style:
      return described(
        "The style of a component, in the terms of CSS.",
        inside.object(StyleProperty.allCases.map { $0.key }))
    case .textStyle:
      return described(
        "The style of a run of text.",
        inside.object(StyleProperty.allCases.filter { $0.isText }.map { $0.key }))
    case .action:
      return described(
        "An action.",
        inside.variants(ActionType.variants, by: ActionType.type, common: [ActionType.type]))
    case .screenParameter: return parameter(ParameterType.scalars)
    case .componentParameter: return parameter(ParameterType.named, orData: true)
    case .device:
      return described("A device that is not built in.", around.object(ManifestVocabulary.device))
    case .transition:
      return described(
        "A transition between two screens.",
        around.object(ManifestVocabulary.transition).merging(transitionRules))
    case .track:
      return described(
        "The animation of one property of a screen, in a part of the progress.",
        around.variants(
          ManifestVocabulary.tracksByProperty, by: ManifestVocabulary.track[0],
          common: ManifestVocabulary.track))
    case .easing:
      return described(
        "The name of a curve, or a curve or spring with its own numbers.",
        around.schema(
          .either([
            .keyword(NamedEasing.allCases.map { $0.rawValue }), .oneKey(ManifestVocabulary.easing),
          ])))
    }
  }

  private static func described(_ summary: String, _ schema: SchemaValue) -> SchemaValue {
    (["description": .string(summary)] as SchemaValue).merging(schema)
  }

  /// Returns the schema of an object that is a component if it has a type, and else may be a
  /// repetition, a condition or a choice.
  private static func child(otherwise: SchemaValue) -> SchemaValue {
    func has(_ key: String) -> SchemaValue { ["required": .strings([key])] }
    var rest = otherwise
    for control in ControlType.allCases.reversed() {
      rest = [
        "if": has(control.rawValue),
        "then": SchemaRenderer(takesSubstitutions: true).object(control.keys), "else": rest,
      ]
    }
    return [
      "if": has("type"), "then": .reference(to: NamedShape.component.rawValue), "else": rest,
    ]
  }

  /// Returns the definition of a parameter: a type's name, or a type with a default value.
  ///
  /// - Parameter orData: Whether it may also be a type of data.
  private static func parameter(_ types: [ParameterType], orData: Bool = false) -> SchemaValue {
    let key = ComponentVocabulary.parameterType
    let names = types.map { $0.rawValue }
    let variants = SchemaRenderer().variants(
      ComponentVocabulary.parameters(of: types), by: key, common: [key])
    let isNamed: SchemaValue = [
      "properties": .object([SchemaMember(key: key.name, value: ["enum": .strings(names)])]),
      "required": .strings([key.name]),
    ]
    return [
      "description": .string(
        "The type of a parameter, by itself or with a default value"
          + (orData ? ", or a type of data." : ".")),
      "if": ["type": "object"],
      "then": orData
        ? [
          "if": isNamed, "then": variants,
          "else": SchemaValue.reference(to: NamedShape.schema.rawValue).merging([
            "anyOf": .array(
              DataVocabulary.schema.map { ["required": .strings([$0.name])] })
          ]),
        ] : variants,
      "else": ["enum": .strings(names)],
    ]
  }

  /// Only `custom` has tracks, and only flying transitions have windows; a spring determines its
  /// duration.
  private static let transitionRules: SchemaValue = {
    func only(_ kind: Transition.Kind) -> SchemaValue {
      ["properties": ["kind": ["const": .string(kind.rawValue)]]]
    }
    let flying: SchemaValue = [
      "properties": [
        "kind": [
          "enum": .strings([Transition.Kind.hero, .sourceScale].map { $0.rawValue })
        ]
      ]
    ]
    func noSpring(_ key: String) -> SchemaValue {
      ["properties": .object([SchemaMember(key: key, value: ["properties": ["spring": false]])])]
    }
    return [
      "dependentSchemas": [
        "push": only(.custom), "pop": only(.custom),
        "windows": flying, "popWindows": flying,
        "duration": noSpring("easing"),
        // A return without an easing has the push's.
        "popDuration": [
          "if": ["required": ["popEasing"]], "then": noSpring("popEasing"),
          "else": noSpring("easing"),
        ],
      ]
    ]
  }()
}
