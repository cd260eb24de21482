extension SwiftProject {
  /// Writes the enum of links: a case for each screen that a link opens, with the arguments that
  /// the link passes.
  func writeRoutes(_ cases: [String], to writer: inout SwiftWriter) {
    let routes = routes(cases)
    guard !routes.isEmpty else { return }
    writer.blankLine()
    writer.comment("The links that open screens, with what they hand over.")
    writer.comment("")
    writer.comment(
      "An argument in a path is never empty, `.` or `..`, and a number is always finite:")
    writer.comment("links cannot express other values.")
    writer.block("\(access.modifier)enum Route: Hashable, Sendable") { writer in
      for route in routes { route.writeCase(to: &writer) }
      writeScreenOfRoute(routes, to: &writer)
      writeURLs(to: &writer)
      writePath(routes, to: &writer)
      writeReading(to: &writer)
      writer.blankLine()
      writer.block("private init?(_ link: Link)") { writer in
        for route in routes.inOrderOfMatching() { route.writeReading(to: &writer) }
        writer.line("return nil")
      }
      writeMaking(routes, to: &writer)
      writeFollowing(routes, to: &writer)
    }
  }

  /// The screens that links open.
  func routes(_ cases: [String]) -> [SwiftRoute] {
    screens.indices.compactMap { SwiftRoute(screens[$0], at: $0, name: cases[$0]) }
  }

  private func writeScreenOfRoute(_ routes: [SwiftRoute], to writer: inout SwiftWriter) {
    writer.blankLine()
    writer.comment("The screen that the link opens.")
    writer.block("\(access.modifier)var screen: Screen") { writer in
      writer.line("switch self {")
      for route in routes { writer.line("case .\(route.name): .\(route.name)") }
      writer.line("}")
    }
  }

  /// Writes the property with the whole link, for the app's first scheme and for its first host.
  private func writeURLs(to writer: inout SwiftWriter) {
    var urls: [(name: String, start: String)] = []
    if let scheme = schemes.first { urls.append(("url", "\(scheme):/")) }
    if let host = hosts.first {
      urls.append((urls.isEmpty ? "url" : "webURL", "https://\(host)"))
    }
    for url in urls {
      writer.blankLine()
      writer.comment("The link, as in `\(url.start)/…`.")
      writer.block("\(access.modifier)var \(url.name): String") { writer in
        writer.line("\(swiftLiteral(url.start)) + path")
      }
    }
  }

  private func writePath(_ routes: [SwiftRoute], to writer: inout SwiftWriter) {
    writer.blankLine()
    writer.comment("The path and the query, percent-encoded. Defaults are left out.")
    writer.block("\(access.modifier)var path: String") { writer in
      // A variable that is never mutated would cause a warning.
      let isConstant = routes.allSatisfy { $0.isRoot }
      writer.line("\(isConstant ? "let" : "var") address = Address()")
      writer.line("switch self {")
      for route in routes { route.writePath(to: &writer) }
      writer.line("}")
      writer.line("return address.text")
    }
  }

  private func writeReading(to writer: inout SwiftWriter) {
    if !schemes.isEmpty || !hosts.isEmpty {
      writer.blankLine()
      writer.comment(
        "Reads a link; nil if it is not the app's own, leads to no screen, or lacks what the")
      writer.comment("screen needs.")
      writer.block("\(access.modifier)init?(_ url: String)") { writer in
        writer.line("guard let link = Link(url: url) else { return nil }")
        writer.line("self.init(link)")
      }
    }
    writer.blankLine()
    writer.comment("Reads a path with its query, from the first slash on.")
    writer.block("\(access.modifier)init?(path: String)") { writer in
      writer.line("guard let link = Link(path: path) else { return nil }")
      writer.line("self.init(link)")
    }
  }
}

/// A screen's link as a case of an enum.
struct SwiftRoute {
  /// A parameter of a link, with its names in Swift.
  private struct Parameter {
    let name: String
    let type: ParameterType
    let defaultValue: ScalarValue?
    let label: String
    /// The name of a constant, which shadows no other name in its scope.
    let constant: String
    /// The index among the segments of the path; nil if the parameter is in the query.
    let segment: Int?
  }

  /// The name of the case, escaped if necessary.
  let name: String
  let route: Route
  /// The index of the screen.
  let place: Int
  private let screen: SwiftProject.Screen
  private let parameters: [Parameter]

  /// Creates the case of a screen; nil if no link opens it.
  init?(_ screen: SwiftProject.Screen, at place: Int, name: String) {
    guard let route = screen.route else { return nil }
    self.place = place
    self.screen = screen
    self.name = SwiftIdentifier.escaped(name)
    self.route = route
    // A path parameter that the screen does not declare still needs a value.
    var declared = screen.parameters
    for case .parameter(let name) in route.segments
    where !declared.contains(where: { $0.name == name }) {
      declared.append(SwiftProject.Parameter(name: name, type: .string, defaultValue: nil))
    }
    let labels = uniqueSwiftNames(declared.map { $0.name }, as: SwiftIdentifier.value)
    parameters = zip(declared, labels).map { parameter, label in
      Parameter(
        name: parameter.name, type: parameter.type, defaultValue: parameter.defaultValue,
        label: label,
        // Identifiers end with `_` only if they are reserved, so the suffix causes no collision.
        constant: ["address", "factory", "link", "router"].contains(label)
          ? "\(label)_" : SwiftIdentifier.escaped(label),
        segment: route.segments.firstIndex(of: .parameter(parameter.name)))
    }
  }

  /// Whether the link consists only of its scheme.
  var isRoot: Bool { route.segments.isEmpty && parameters.isEmpty }

  /// The parentheses of a case; empty for a case without associated values.
  private var brackets: (String, String) { parameters.isEmpty ? ("", "") : ("(", ")") }

  func writeCase(to writer: inout SwiftWriter) {
    writer.comment("Opens `\(screen.id)`, \(screen.file): `\(route)`")
    writer.list(
      "case \(name)",
      parameters.map { parameter in
        let standard = parameter.defaultValue.map { " = \($0.swiftLiteral)" } ?? ""
        let label = SwiftIdentifier.declaredLabel(parameter.label)
        return "\(label): \(parameter.type.swiftType)\(standard)"
      }, around: brackets)
  }

  /// Writes a function of a protocol that takes what the link hands over.
  func writeFunction(_ name: String, end: String = "", to writer: inout SwiftWriter) {
    writer.comment("`\(screen.id)`, \(screen.file): `\(route)`")
    writer.list(
      "func \(name)",
      parameters.map { "\(SwiftIdentifier.declaredLabel($0.label)): \($0.type.swiftType)" },
      end: end)
  }

  /// Writes a case that calls such a function.
  func writeCall(_ function: String, to writer: inout SwiftWriter) {
    writer.list(
      "case .\(name)", parameters.map { "let \($0.constant)" }, around: brackets, end: ":")
    writer.indented { $0.list(function, values) }
  }

  private var values: [String] {
    parameters.map { "\(SwiftIdentifier.label($0.label)): \($0.constant)" }
  }

  func writePath(to writer: inout SwiftWriter) {
    let constants = parameters.map { "let \($0.constant)" }
    writer.list("case .\(name)", constants, around: brackets, end: ":")
    writer.indented { writer in
      for segment in route.segments {
        switch segment {
        case .literal(let text): writer.line("address.add(\(swiftLiteral(text)))")
        case .parameter(let name):
          for parameter in parameters where parameter.name == name {
            writer.line("address.add(\(parameter.constant))")
          }
        }
      }
      for parameter in parameters where parameter.segment == nil {
        let standard = parameter.defaultValue.map { ", unless: \($0.swiftLiteral)" } ?? ""
        writer.line(
          "address.add(\(swiftLiteral(parameter.name)), \(parameter.constant)\(standard))")
      }
      if isRoot { writer.line("break") }
    }
  }

  func writeReading(to writer: inout SwiftWriter) {
    let pattern = route.segments.map { segment in
      if case .literal(let text) = segment { swiftLiteral(text) } else { "nil" }
    }
    writer.list("if link.matches", pattern, end: " {")
    writer.indented { writer in
      if !parameters.isEmpty {
        writer.line("guard")
        writer.indented { writer in
          for (index, parameter) in parameters.enumerated() {
            writer.line(reading(parameter) + (index + 1 < parameters.count ? "," : ""))
          }
        }
        writer.line("else { return nil }")
      }
      writer.list("self = .\(name)", values, around: brackets)
      writer.line("return")
    }
    writer.line("}")
  }

  private func reading(_ parameter: Parameter) -> String {
    let position = parameter.segment.map { ", at: \($0)" } ?? ""
    let standard = parameter.defaultValue.map { ", default: \($0.swiftLiteral)" } ?? ""
    return "let \(parameter.constant) = link.\(parameter.type.rawValue)"
      + "(\(swiftLiteral(parameter.name))\(position)\(standard))"
  }
}

extension [SwiftRoute] {
  /// Returns the routes in the order in which `RouteTable` matches them: segment by segment from
  /// the left, literals before parameters.
  func inOrderOfMatching() -> [SwiftRoute] {
    func kinds(_ route: SwiftRoute) -> [Int] {
      route.route.segments.map { if case .literal = $0 { 0 } else { 1 } }
    }
    return enumerated().sorted { first, second in
      let (a, b) = (kinds(first.element), kinds(second.element))
      return a == b ? first.offset < second.offset : a.lexicographicallyPrecedes(b)
    }.map { $0.element }
  }
}
