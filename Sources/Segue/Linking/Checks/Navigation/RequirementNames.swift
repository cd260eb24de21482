/// Reports requirements of screens that the project does not declare. Linear in their number.
func checkRequirements(
  of screens: [ScreenDeclaration], in navigation: NavigationDeclaration
) -> [Diagnostic] {
  // The name may be that of a requirement that could not be read, which has been reported.
  guard navigation.knowsAllRequirements else { return [] }
  let known = navigation.requirements.map { $0.name.name }
  return screens.flatMap { $0.requires }.filter { !known.contains($0.name) }
    .map { .unknownRequirement($0, known: known) }
}

extension Diagnostic {
  fileprivate static func unknownRequirement(
    _ name: NamedReference, known: [String]
  ) -> Diagnostic {
    let meant = suggestion(for: name.name, among: known)
    return Diagnostic(
      .unknownRequirement, .error,
      "no requirement is called \(quoted(name.name))"
        + (meant.map { didYouMean($0) }
          ?? ": declare it in segue.json, under navigation and requirements"),
      at: name.range, fix: meant.map { Fix(replacing: name.range, with: "\"\($0)\"") })
  }
}
