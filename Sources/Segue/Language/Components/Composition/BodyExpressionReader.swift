/// Compiles the expressions of a body: finds them, with the variables that each can use.
///
/// The values that remain to be read are kept in a list, so that nesting does not use the call
/// stack. Linear in the body.
struct BodyExpressionReader {
  typealias EnvironmentID = BodyExpressions.EnvironmentID

  let document: JSONDocument
  let parameters: ParameterList
  let limits: Limits
  var diagnostics: DiagnosticList
  var environments: [ExpressionEnvironment]
  var inner: [JSONID: EnvironmentID] = [:]
  private var programs: [ExpressionProgram?] = []
  private var indices: [BodyExpressions.Written: Int] = [:]
  private var templates: [JSONID: WrittenTemplate] = [:]
  private var pending: [Part] = []

  /// A value to read.
  struct Part {
    enum Role {
      /// A component, or several in an array.
      case component
      /// A value whose strings can contain substitutions.
      case value
    }

    let value: JSONID
    let role: Role
    let environment: EnvironmentID
  }

  /// - Parameters:
  ///   - parameters: The parameters, whose variables are the first in `environment`.
  ///   - environment: The variables of the body.
  init(
    _ document: JSONDocument, _ parameters: ParameterList, _ environment: ExpressionEnvironment,
    limits: Limits
  ) {
    self.document = document
    self.parameters = parameters
    self.limits = limits
    environments = [environment]
    diagnostics = DiagnosticList(limits)
  }

  /// Compiles the expressions of components, and of values besides that can use the same variables.
  mutating func read(_ components: [JSONID], and values: [JSONID]) -> BodyExpressions {
    for component in components { add(component, .component, 0) }
    for value in values { add(value, .value, 0) }
    while let part = pending.popLast() { read(part) }
    return BodyExpressions(
      environments: environments, programs: programs, indices: indices, templates: templates,
      inner: inner)
  }

  mutating func add(_ value: JSONID, _ role: Part.Role, _ environment: EnvironmentID) {
    pending.append(Part(value: value, role: role, environment: environment))
  }

  private mutating func read(_ part: Part) {
    switch document.kind(part.value) {
    case .string:
      if document.mayHoldSubstitution(part.value) {
        compileSubstitutions(in: part.value, part.environment)
      }
    case .array:
      for element in document.elements(part.value) { add(element, part.role, part.environment) }
    case .object where part.role == .component:
      if let control = document.control(part.value) {
        readControl(control, part.value, part.environment)
      } else {
        readComponent(part.value, part.environment)
      }
    case .object:
      for value in document.elements(part.value) { add(value, .value, part.environment) }
    default: break
    }
  }

  private mutating func readComponent(_ component: JSONID, _ environment: EnvironmentID) {
    for value in document.elements(component) {
      switch document.value(ofName: document.key(ofMember: value), in: ComponentKey.byName) {
      case .children: add(value, .component, environment)
      case .arguments where document.kind(value) == .object:
        for argument in document.elements(value) {
          let isScalar = document.kind(argument) == .string
          add(argument, isScalar ? .value : .component, environment)
        }
      default: add(value, .value, environment)
      }
    }
  }

  // MARK: Substitutions

  private mutating func compileSubstitutions(in string: JSONID, _ environment: EnvironmentID) {
    let source = ExpressionSource(string, in: document)
    var scanner = TemplateScanner(source.bytes)
    var programs: [String: Int] = [:]
    while let part = scanner.next() {
      guard case .substitution(let range) = part else { continue }
      let text = source.text(range)
      if isExpression(text, in: environment) {
        programs[text] = compile(text, source.part(range), environment)
      }
    }
    let text = source.text(source.bytes.indices)
    let template = Template(text)
    if !template.substitutions.isEmpty {
      templates[string] = WrittenTemplate(text, template.compiled(programs))
    }
  }

  /// Whether what is between `${` and `}` is an expression. Otherwise it is the name of a
  /// parameter, or would be one.
  private func isExpression(_ text: String, in environment: EnvironmentID) -> Bool {
    if let index = parameters.index(named: text) { return parameters[index].type == .data }
    guard text.isPlainName else { return !parameters.mayDeclare(text) }
    return environments[environment].index(of: text) != nil
  }

  /// Compiles an expression, unless that has been done. One with errors is compiled wherever it is
  /// written, so that each place is reported.
  ///
  /// - Returns: The index of the program, which is nil if there are errors.
  private mutating func compile(
    _ text: String, _ source: ExpressionSource, _ environment: EnvironmentID
  ) -> Int {
    let written = BodyExpressions.Written(environment: environment, text: text)
    let known = indices[written]
    if let known, programs[known] != nil { return known }
    let compiled = ExpressionProgram.compile(
      source, in: environments[environment], limits: limits)
    diagnostics += compiled.diagnostics
    return known ?? add(compiled.value, written)
  }

  private mutating func add(
    _ program: ExpressionProgram?, _ written: BodyExpressions.Written
  ) -> Int {
    programs.append(program)
    indices[written] = programs.count - 1
    return programs.count - 1
  }

  /// Compiles the expression that is all of a text.
  mutating func compile(
    _ source: ExpressionSource, _ environment: EnvironmentID
  ) -> ExpressionProgram? {
    programs[compile(source.text(source.bytes.indices), source, environment)]
  }

  /// Compiles a condition, with the environments that it leads to.
  mutating func compileCondition(
    _ source: ExpressionSource, _ environment: EnvironmentID
  ) -> ExpressionProgram.Condition? {
    let compiled = ExpressionProgram.compileCondition(
      source, in: environments[environment], limits: limits)
    diagnostics += compiled.diagnostics
    let text = source.text(source.bytes.indices)
    let written = BodyExpressions.Written(environment: environment, text: text)
    if indices[written].map({ programs[$0] == nil }) ?? true {
      _ = add(compiled.value?.program, written)
    }
    return compiled.value
  }

  /// Adds the environment of a part of a repetition, a condition or a choice.
  mutating func add(_ environment: ExpressionEnvironment, of part: JSONID) -> EnvironmentID {
    environments.append(environment)
    inner[part] = environments.count - 1
    return environments.count - 1
  }
}

extension Template {
  /// Returns the template with the programs of its expressions, by their texts.
  fileprivate func compiled(_ programs: [String: Int]) -> Template {
    switch self {
    case .whole(let text):
      return programs[text].map { .wholeExpression(text, program: $0) } ?? self
    case .parts(let parts):
      return .parts(
        parts.map { part in
          guard case .parameter(let text) = part, let program = programs[text] else { return part }
          return .expression(text, program: program)
        })
    default: return self
    }
  }
}

extension String {
  /// Whether the text can only be meant as a name: `title`, and `such-name`, which only parameters
  /// can have.
  fileprivate var isPlainName: Bool {
    guard let first = utf8.first else { return true }
    let isName = utf8.allSatisfy { byte in
      byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    return isName && !isDigit && first != UInt8(ascii: "-")
      && !ReservedWords.literals.contains(self)
  }
}

extension JSONDocument {
  /// Returns which kind of repetition, condition or choice an object is; nil for a component.
  func control(_ object: JSONID) -> ControlType? {
    guard kind(object) == .object else { return nil }
    var control: ControlType?
    for value in elements(object) {
      let key = key(ofMember: value)
      if let known = self.value(ofName: key, in: ControlType.byName) {
        control = control ?? known
      } else if self.value(ofName: key, in: ComponentKey.byName) == .type {
        return nil
      }
    }
    return control
  }

  /// Whether a body may contain expressions. Linear, and fast.
  func mayHoldExpressions(_ body: JSONID) -> Bool {
    (body..<end(body)).contains { id in
      guard kind(id) == .string else { return false }
      return mayHoldSubstitution(id) || value(ofName: id, in: ControlType.byName) != nil
    }
  }
}
