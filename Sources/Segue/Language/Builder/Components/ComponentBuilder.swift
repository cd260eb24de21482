/// Collects the children of a component. `if`, `switch`, `for` and optionals work as in any result
/// builder.
@resultBuilder public enum ComponentBuilder {
  public static func buildExpression(_ component: some ScreenComponent) -> [ComponentDescription] {
    [component.description]
  }

  public static func buildExpression(
    _ component: (some ScreenComponent)?
  ) -> [ComponentDescription] {
    component.map { [$0.description] } ?? []
  }

  /// Adds components that were built elsewhere.
  public static func buildExpression(
    _ components: [ComponentDescription]
  ) -> [ComponentDescription] { components }

  public static func buildBlock(
    _ components: [ComponentDescription]...
  ) -> [ComponentDescription] { components.flatMap { $0 } }

  public static func buildOptional(_ components: [ComponentDescription]?) -> [ComponentDescription]
  { components ?? [] }

  public static func buildEither(first: [ComponentDescription]) -> [ComponentDescription] { first }

  public static func buildEither(second: [ComponentDescription]) -> [ComponentDescription] {
    second
  }

  public static func buildArray(_ components: [[ComponentDescription]]) -> [ComponentDescription] {
    components.flatMap { $0 }
  }

  public static func buildLimitedAvailability(
    _ components: [ComponentDescription]
  ) -> [ComponentDescription] { components }
}

/// Takes the one component that is the root of a screen; `if` with `else` and `switch` may choose
/// it.
@resultBuilder public enum RootBuilder {
  public static func buildExpression(_ component: some ScreenComponent) -> ComponentDescription {
    component.description
  }

  public static func buildBlock(_ component: ComponentDescription) -> ComponentDescription {
    component
  }

  public static func buildEither(first: ComponentDescription) -> ComponentDescription { first }

  public static func buildEither(second: ComponentDescription) -> ComponentDescription { second }
}
