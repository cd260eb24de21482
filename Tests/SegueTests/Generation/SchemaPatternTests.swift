import Foundation
import Segue
import Testing

/// Tests of the regular expressions in the schemas, evaluated by Foundation.
@Suite("Schema patterns")
struct SchemaPatternTests {
  private static func pattern(_ definition: String) throws -> String {
    let json = try JSONSerialization.jsonObject(with: Data(schema(.screen).utf8))
    let definitions = (json as? [String: Any])?["$defs"] as? [String: Any]
    let object = try #require(definitions?[definition] as? [String: Any])
    return try #require(object["pattern"] as? String)
  }

  private static func matches(_ text: String, _ definition: String) throws -> Bool {
    text.range(of: try pattern(definition), options: .regularExpression) != nil
  }

  /// According to FORMAT.md, `${name}` is a parameter's value, and `$${` is a literal `${`.
  @Test(
    "A substitution is ${name}, and a doubled dollar sign is an escape",
    arguments: [
      ("${a}", true), ("${}", true), ("a${b}c", true), ("${a}${b}", true), ("\n${a}", true),
      ("}${a}", true), ("${${a}", true), ("$${a}${b}", true),
      ("", false), ("$", false), ("{a}", false), ("$a", false), ("${a", false), ("$${a}", false),
      ("a$${b}", false), ("$$${a}", false), ("$ {a}", false),
    ])
  func substitution(_ text: String, _ isOne: Bool) throws {
    #expect(try Self.matches(text, "substitution") == isOne)
  }

  @Test(
    "A slot is exactly ${name}",
    arguments: [
      ("${a}", true), ("${a b}", true), ("${a}${b}", false), (" ${a}", false), ("${a} ", false),
      ("$${a}", false), ("${a", false), ("a", false),
    ])
  func slot(_ text: String, _ isOne: Bool) throws {
    #expect(try Self.matches(text, "slot") == isOne)
  }

  /// The numbers follow CSS Syntax 3 § 4.3.12.
  @Test(
    "A percentage is a number followed directly by its sign",
    arguments: [
      ("0%", true), ("50%", true), ("12.5%", true), (".5%", true), ("+5%", true), ("1e2%", true),
      ("%", false), ("50", false), ("50 %", false), ("5.5.5%", false), ("a%", false),
      ("0x5%", false), ("50%%", false), ("--5%", false), (".%", false), ("inf%", false),
    ])
  func percentage(_ text: String, _ isOne: Bool) throws {
    #expect(try Self.matches(text, "percentage") == isOne)
    #expect(try Self.matches(text, "signedPercentage") == isOne)
    #expect(try !Self.matches("-" + text, "percentage"))
    if !text.hasPrefix("+") { #expect(try Self.matches("-" + text, "signedPercentage") == isOne) }
  }
}
