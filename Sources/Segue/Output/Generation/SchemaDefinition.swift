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
            .string, .anyNumber, .boolean, .named(.component),
            .array(of: .either([.named(.component), .slot])),
          ])))
    case .style:
      return described(
        "The style of a component, in the terms of CSS.",
        inside.object(StyleProperty.allCases.map(\.key)))
    case .textStyle:
      return described(
        "The style of a run of text.",
        inside.object(StyleProperty.allCases.filter(\.isText).map(\.key)))
    case .action:
      return described(
        "An action.",
        inside.variants(ActionType.variants, by: ActionType.type, common: [ActionType.type]))
    case .screenParameter: return parameter(ParameterType.scalars)
    case .componentParameter: return parameter(ParameterType.allCases)
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
            .keyword(NamedEasing.allCases.map(\.rawValue)), .oneKey(ManifestVocabulary.easing),
          ])))
    }
  }

  private static func described(_ summary: String, _ schema: SchemaValue) -> SchemaValue {
    (["description": .string(summary)] as SchemaValue).merging(schema)
  }

  /// Returns the definition of a parameter: a type's name, or a type with a default value.
  private static func parameter(_ types: [ParameterType]) -> SchemaValue {
    let key = ComponentVocabulary.parameterType
    return [
      "description": "The type of a parameter, by itself or with a default value.",
      "if": ["type": "object"],
      "then": SchemaRenderer().variants(
        ComponentVocabulary.parameters(of: types), by: key, common: [key]),
      "else": ["enum": .strings(types.map(\.rawValue))],
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
          "enum": .strings([Transition.Kind.hero, .sourceScale].map(\.rawValue))
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
