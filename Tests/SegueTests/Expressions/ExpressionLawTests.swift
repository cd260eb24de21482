import Segue
import Testing

/// Laws for random expressions.
@Suite("Laws of expressions")
struct ExpressionLawTests {
  /// Makes random expressions, most of which have errors of types.
  struct Generator {
    var random: SeededRandom

    mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
      choices[Int(random.next() % UInt64(choices.count))]
    }

    mutating func expression(_ depth: Int) -> String {
      guard depth > 0 else { return leaf() }
      func part() -> String { expression(depth - 1 - Int(random.next() % 2)) }
      switch random.next() % 14 {
      case 0, 1: return leaf()
      case 2: return "\(part()) \(pick(["+", "-", "*", "/", "%"])) \(part())"
      case 3: return "\(part()) \(pick(["==", "!=", "<", "<=", ">", ">=", "in"])) \(part())"
      case 4: return "\(part()) \(pick(["&&", "||"])) \(part())"
      case 5: return "(\(part()) ? \(part()) : \(part()))"
      case 6: return "\(pick(["!", "-", "- "]))\(part())"
      case 7: return "(\(part()))\(pick([".", ".?"]))\(pick(["x", "badge", "`a-b`"]))"
      case 8: return "(\(part()))[\(pick(["", "?"]))\(part())]"
      case 9: return "[\(part()), \(part())]"
      case 10: return "{\(leaf()): \(part())}"
      case 11: return "\(pick(["size", "string", "int", "double"]))(\(part()))"
      case 12:
        let macro = pick(["map", "filter", "all", "exists", "exists_one"])
        return "(\(part())).\(macro)(x, \(part()))"
      default:
        let method = pick(["contains", "startsWith", "orValue", "or"])
        return "(\(part())).\(method)(\(part()))"
      }
    }

    mutating func leaf() -> String {
      pick([
        "1", "-1", "0x10", "1.5", "-2e-3", "9223372036854775807", "-9223372036854775808", "true",
        "null", "'a'", #""\n\"""#, "r'\\'", "xs", "n", "name", "o", "m", "x", "outfits", "point.x",
        "has(o.badge)", "maybe", "[]", "{}", "nick", "d", "1.0", "\"👍\"",
      ])
    }
  }

  @Test("An expression with all parentheses parses to the same tree")
  func printing() {
    var generator = Generator(random: SeededRandom(seed: 7))
    for _ in 0..<tries(20_000, withoutOptimisation: 1500) {
      let text = generator.expression(4)
      let (tree, diagnostics) = parseExpression(ExpressionSource(text))
      #expect(diagnostics.map(\.message) == [], "\(text)")
      let printed = tree.fullyParenthesized
      let (again, others) = parseExpression(ExpressionSource(printed))
      #expect(others.map(\.message) == [], "\(printed)")
      #expect(tree.isSame(as: again), "\(text)\n\(printed)")
      #expect(again.fullyParenthesized == printed)
    }
  }

  @Test("Parentheses change neither the value nor the errors")
  func parentheses() {
    var generator = Generator(random: SeededRandom(seed: 11))
    var values = 0
    for _ in 0..<tries(20_000, withoutOptimisation: 1500) {
      let text = generator.expression(3)
      let (tree, _) = parseExpression(ExpressionSource(text))
      let plain = ExpressionFixture.shared.evaluate(text)
      let full = ExpressionFixture.shared.evaluate(tree.fullyParenthesized)
      #expect(plain.json == full.json, "\(text)")
      #expect(
        plain.diagnostics.map(\.code.rawValue).sorted()
          == full.diagnostics.map(\.code.rawValue).sorted(), "\(text)")
      if plain.json != nil { values += 1 }
    }
    // The law says nothing about errors only.
    #expect(values > 200)
  }

  @Test("Every checked expression has a value, or an error that only evaluation can find")
  func totality() {
    var generator = Generator(random: SeededRandom(seed: 3))
    let allowed: Set<DiagnosticCode> = [.integerOverflow, .invalidConversion, .tooManyValues]
    let fixture = ExpressionFixture.shared
    for _ in 0..<tries(100_000, withoutOptimisation: 4000) {
      let text = generator.expression(4)
      let compiled = ExpressionProgram.compile(ExpressionSource(text), in: fixture.environment)
      guard let program = compiled.value else { continue }
      var scratch = ExpressionScratch()
      var meter = WorkMeter()
      if case .failure(let error) = program.evaluate(fixture.inputs, in: &scratch, &meter) {
        #expect(
          allowed.contains(error.diagnostic.code), "\(text): \(error.diagnostic.message)")
      }
    }
  }

  @Test("Random bytes never trap, and each diagnostic is inside of the text")
  func randomBytes() {
    var random = SeededRandom(seed: 5)
    let signs =
      Array(#"()[]{}?:,.!=<>&|+-*/%"'`\ 019aexrbuin_@#"#.utf8) + [0x0A, 0xC3, 0xA9, 0xF0, 0xFF]
    let words = [
      "xs", "o", "has(", "map(x,", "in", "true", "null", ".?", "[?", "&&", "||", "'''", "\"\"\"",
      "\\u", "1.", "0x", "orValue(", "n", "outfits", ".", "size(", "not ", " and ", "//",
      "9223372036854775808",
    ].map { Array($0.utf8) }
    for round in 0..<tries(200_000, withoutOptimisation: 20_000) {
      var bytes: [UInt8] = []
      for _ in 0..<random.next() % 24 {
        if round % 2 == 0 {
          bytes.append(signs[Int(random.next() % UInt64(signs.count))])
        } else {
          bytes += words[Int(random.next() % UInt64(words.count))]
        }
      }
      let found = ExpressionFixture.shared.evaluate(ExpressionSource(bytes: bytes))
      #expect(found.json != nil || !found.diagnostics.isEmpty)
      for diagnostic in found.diagnostics {
        #expect(
          diagnostic.range.lowerBound >= 0 && diagnostic.range.upperBound <= bytes.count,
          "\(bytes)")
      }
    }
  }

  @Test("Damaged expressions never trap")
  func damage() {
    var generator = Generator(random: SeededRandom(seed: 13))
    for _ in 0..<tries(100_000, withoutOptimisation: 4000) {
      var bytes = Array(generator.expression(3).utf8)
      for _ in 0...generator.random.next() % 3 where !bytes.isEmpty {
        let index = Int(generator.random.next() % UInt64(bytes.count))
        switch generator.random.next() % 3 {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = UInt8(generator.random.next() % 256)
        default: bytes.insert(bytes[index], at: index)
        }
      }
      let found = ExpressionFixture.shared.evaluate(ExpressionSource(bytes: bytes))
      #expect(found.json != nil || found.diagnostics.hasErrors)
    }
  }

  @Test("The result does not depend on what the scratch memory was used for")
  func scratch() {
    let fixture = ExpressionFixture.shared
    var generator = Generator(random: SeededRandom(seed: 17))
    var shared = ExpressionScratch()
    var count = 0
    for _ in 0..<tries(50_000, withoutOptimisation: 2000) {
      let text = generator.expression(3)
      let compiled = ExpressionProgram.compile(ExpressionSource(text), in: fixture.environment)
      guard let program = compiled.value else { continue }
      var fresh = ExpressionScratch()
      func result(_ scratch: inout ExpressionScratch) -> (String, Int) {
        var meter = WorkMeter()
        switch program.evaluate(fixture.inputs, in: &scratch, &meter) {
        case .failure(let error): return (error.diagnostic.message, meter.used)
        case .success(let value):
          var writer = JSONWriter()
          program.write(value, fixture.inputs, scratch, to: &writer)
          return (writer.text, meter.used)
        }
      }
      let (first, second) = (result(&shared), result(&fresh))
      #expect(first == second, "\(text)")
      count += 1
    }
    #expect(count > 100)
  }
}
