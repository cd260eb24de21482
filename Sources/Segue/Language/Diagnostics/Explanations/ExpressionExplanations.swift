// Expressions. An example is an expression, with the data that it is about before it.
extension Explanation {
  /// An example: data and an expression about it.
  private static func example(_ expression: String, about data: String = "{}") -> String {
    "--- data.json\n\(data)\n--- expression\n\(expression)"
  }

  private static let outfit =
    #"{"outfits": [{"id": "a", "badge": "new"}, {"id": "b"}], "total": 7}"#

  static let missingOperand = Explanation(
    summary: "an expression lacks a value or a name",
    meaning: """
      An operator needs a value on both sides, "!" and "-" need one after them, and a dot needs the \
      name of a field. Write what is missing, or remove the operator.
      """,
    wrong: example("1 +"), right: example("1 + 2"))

  static let missingOperator = Explanation(
    summary: "two values have no operator between them",
    meaning: """
      Two values that follow each other need an operator between them, such as + to join texts and \
      add numbers, or == to compare. A call has its parentheses directly after the name.
      """,
    wrong: example("\"Hello \" \"Ada\""), right: example("\"Hello \" + \"Ada\""))

  static let foreignOperator = Explanation(
    summary: "an operator of another language",
    meaning: """
      Expressions have the operators of CEL (Common Expression Language): == compares, && || and ! \
      combine conditions, .? selects what may be absent, and orValue replaces it. The message \
      names the operator that is meant.
      """,
    wrong: example("1 = 1 and true"), right: example("1 == 1 && true"))

  static let misplacedSign = Explanation(
    summary: "a comma or a colon without a meaning",
    meaning: """
      A comma separates the elements of a list or a map and the arguments of a call. A colon \
      follows the key of a map, or the first value of a condition. Remove it, or add the brackets \
      that it belongs to.
      """,
    wrong: example("1, 2"), right: example("[1, 2]"))

  static let incompleteConditional = Explanation(
    summary: "a condition without an alternative",
    meaning: """
      A condition has a value for both cases: a ? b : c. If the value after "?" is itself a \
      condition, it needs parentheses.
      """,
    wrong: example("true ? 1"), right: example("true ? 1 : 2"))

  static let reservedWord = Explanation(
    summary: "a reserved word is used as a name",
    meaning: """
      CEL reserves these words: as, break, const, continue, else, false, for, function, if, import, \
      in, let, loop, namespace, null, package, return, true, var, void and while. After a dot only \
      false, in, null and true are reserved. A name in backticks can be any word.
      """,
    wrong: example("data.in", about: #"{"in": 1}"#),
    right: example("data.`in`", about: #"{"in": 1}"#))

  static let misusedMacro = Explanation(
    summary: "has, map or a similar macro has the wrong arguments",
    meaning: """
      has() takes a field, as in has(outfit.badge). all, exists, exists_one, filter and map take a \
      new name for the element and an expression that uses it, as in \
      outfits.filter(o, o.price > 100).
      """,
    wrong: example("[1, 2].filter(1, true)"),
    right: example("[1, 2].filter(x, x > 1)"))

  static let outsideProfile = Explanation(
    summary: "something of CEL that Segue does not have",
    meaning: """
      Segue has a part of CEL in which every expression always has a value: no regular expressions, \
      no times, no bytes, no unsigned integers, and no types as values. The message names what to \
      use instead; otherwise compute the value before it becomes data.
      """,
    wrong: example("matches(\"Linen\", \"L.*\")"), right: example("\"Linen\".startsWith(\"L\")"))

  static let unknownName = Explanation(
    summary: "an expression names no variable in scope",
    meaning: """
      The names in scope are the parameters, "data", and the variables of the macros around. The \
      message lists them, or suggests a similar one.
      """,
    wrong: example("date.total", about: outfit), right: example("data.total", about: outfit))

  static let unknownFunction = Explanation(
    summary: "no function or method has this name",
    meaning: """
      Functions are called as size(list), methods as text.contains(part); the message lists those \
      that there are.
      """,
    wrong: example("\"Linen\".startWith(\"L\")"), right: example("\"Linen\".startsWith(\"L\")"))

  static let unknownField = Explanation(
    summary: "a value has no field of this name",
    meaning: """
      The type of the data declares which fields it has; without a schema, they are those of the \
      data itself. The message lists them, or suggests a similar one.
      """,
    wrong: example("data.totals", about: outfit), right: example("data.total", about: outfit))

  static let mismatchedTypes = Explanation(
    summary: "a value has a type that its operator or function does not take",
    meaning: """
      There are no conversions between types: 1 + 1.0 and "a" + 1 are errors. Convert with \
      double(), int() or string(). The elements of a list have one type, and so have both \
      alternatives of a condition. A list or a text is not a condition: compare it, as in \
      size(list) > 0.
      """,
    wrong: example("\"Total: \" + data.total", about: outfit),
    right: example("\"Total: \" + string(data.total)", about: outfit))

  static let wrongArgumentCount = Explanation(
    summary: "a function has too many or too few arguments",
    meaning: "The message names how many arguments the function takes.",
    wrong: example("\"Linen\".contains()"), right: example("\"Linen\".contains(\"L\")"))

  static let possiblyAbsent = Explanation(
    summary: "a value may be absent, and the expression would then have none",
    meaning: """
      An optional field, an element of a list or a map, and the number in a text may be absent. \
      Select them with .? or [?…] and append .orValue(…), or test before: has(outfit.badge), \
      size(list) > 0, "key" in map. A test holds in the rest of && and in the value after "?".
      """,
    wrong: example("data.outfits.map(o, o.badge)", about: outfit),
    right: example("data.outfits.map(o, o.?badge.orValue(\"none\"))", about: outfit))

  static let possiblyNull = Explanation(
    summary: "a value may be null",
    meaning: """
      A nullable value can be compared, but not used as a text or a number before a condition has \
      excluded null, as in name != null ? name : "".
      """,
    wrong: example("data.names.map(n, n + \"!\")", about: #"{"names": ["Ada", null]}"#),
    right: example(
      "data.names.map(n, n != null ? n + \"!\" : \"\")", about: #"{"names": ["Ada", null]}"#))

  static let possiblyZeroDivisor = Explanation(
    summary: "an integer may be divided by 0",
    meaning: """
      A division of ints has no value if the divisor is 0. Test it before, as in \
      n != 0 ? total / n : 0, or divide doubles, which always have a value.
      """,
    wrong: example("100 / data.total", about: outfit),
    right: example("data.total != 0 ? 100 / data.total : 0", about: outfit))

  static let invalidConversion = Explanation(
    summary: "a text or a double cannot be converted to a number",
    meaning: """
      int() takes texts of decimal digits, and doubles that fit into 64 bits, whose fraction it \
      cuts off; double() takes decimal numbers. What is not known before the data has an optional \
      value: int(text).orValue(0).
      """,
    wrong: example("int(\"12a\")"), right: example("int(\"12\")"))

  static let integerOverflow = Explanation(
    summary: "an integer needs more than 64 bits",
    meaning: """
      Ints are between -9223372036854775808 and 9223372036854775807. The message names the \
      operands. Calculate with doubles, or with smaller numbers.
      """,
    wrong: example("9223372036854775807 + 1"), right: example("9223372036854775807.0 + 1.0"))

  static let mismatchedData = Explanation(
    summary: "data does not have the type that was declared for it",
    meaning: """
      The expression was checked for data of another type. Validate the data with seguec validate, \
      which reports where it differs.
      """)

  static let expressionTooLong = Explanation(
    summary: "an expression has too many parts",
    meaning: """
      Each name, literal, operator and call is a part. The limit is expression-parts; see seguec \
      limits. Compute the value before it becomes data.
      """)

  static let expressionTooDeep = Explanation(
    summary: "an expression is nested too deeply",
    meaning: """
      Brackets and operators are inside each other more often than the limit expression-nesting \
      allows; see seguec limits.
      """)

  static let valueTooLong = Explanation(
    summary: "an expression makes too much text",
    meaning: """
      The texts that an expression makes have more bytes, all together, than the limit \
      expression-bytes allows; see seguec limits.
      """)

  static let tooManyValues = Explanation(
    summary: "an expression makes lists that are too long",
    meaning: """
      The lists and maps that an expression makes have more elements, all together, than the limit \
      expression-values allows; see seguec limits. all() and exists() make no lists.
      """)

  static let expressionTooCostly = Explanation(
    summary: "an expression takes too much work",
    meaning: """
      The evaluation of an expression takes more work than the limit expression-work allows; see \
      seguec limits. Macros inside each other visit the elements of one list for each element of \
      another: compute such values before they become data.
      """)
}
