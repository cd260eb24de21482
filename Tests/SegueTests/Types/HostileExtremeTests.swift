import Segue
import Testing

/// Types that are written to make much data, or to take long.
@Suite("Hostile types for extreme data")
struct HostileExtremeTests {
  /// Returns the data of a correct schema, which is shorter without optimisation.
  private func found(_ schema: String) -> [DataExtreme] {
    extremes(schema, limits: [.fileBytes: tries(1_000_000, withoutOptimisation: 40_000)])
  }

  /// Definitions of which each has properties with the next ones.
  private func chain(_ count: Int, _ schema: (Int) -> String) -> String {
    let all = (0..<count).map { #""d\#($0)":{\#(schema($0))}"# }.joined(separator: ",")
    return #"{"definitions":{\#(all),"d\#(count)":{"type":"string"}},"ref":"d0"}"#
  }

  @Test("Objects that double in number at each level")
  func doubling() {
    func pair(_ place: Int) -> String {
      #"{"a":{"ref":"d\#(place + 1)"},"b":{"ref":"d\#(place + 1)"}}"#
    }
    // 2⁴⁰ strings are required, and there is no shorter data.
    #expect(found(chain(40) { "\"properties\":\(pair($0))" }).isEmpty)
    let found = self.found(chain(40) { "\"optionalProperties\":\(pair($0))" })
    #expect(found.count == 64)
    #expect(found.first { $0.name == "absent" }?.text == "{}")
  }

  @Test("Lists and objects that all contain each other")
  func mutualRecursion() {
    for form in ["\"elements\":{\"ref\":\"#\"}", "\"values\":{\"ref\":\"#\"}", "\"ref\":\"#\""] {
      let properties = (0..<12).map { #""p\#($0)":{\#(form.replacing("#", with: "d\($0)"))}"# }
      let found = self.found(
        chain(12) { _ in "\"optionalProperties\":{\(properties.joined(separator: ","))}" })
      #expect(found.count > 2)
    }
  }

  @Test("Values as deep as JSON may be, and deeper")
  func depth() {
    let required = found(chain(4096) { #""properties":{"a":{"ref":"d\#($0 + 1)"}}"# })
    #expect(required.first?.text.hasPrefix(#"{"a":{"a":"#) == true)
    #expect(found(chain(4097) { #""properties":{"a":{"ref":"d\#($0 + 1)"}}"# }).isEmpty)
    let optional = extremes(chain(5000) { #""optionalProperties":{"a":{"ref":"d\#($0 + 1)"}}"# })
    #expect(optional.first?.text.filter { $0 == "{" }.count == 4096)
    #expect(found(chain(5000) { #""elements":{"ref":"d\#($0 + 1)"}"# }).count > 1)
    #expect(found(chain(50_000) { #""properties":{"a":{"ref":"d\#($0 + 1)"}}"# }).isEmpty)
  }

  @Test("Lists in lists have 2,000 elements together, and none takes all")
  func manyElements() throws {
    let found = extremes(
      #"{"elements": {"elements": {"type": "int8"}, "metadata": {"atMost": 100}}, "metadata": {"atMost": 50000}}"#
    )
    let most = try #require(found.first { $0.name == "most" })
    // 1,000 lists, the first ten of which have 100 elements.
    #expect(most.text.filter { $0 == "1" }.count == 1000)
    #expect(most.text.filter { $0 == "[" }.count == 1001)
    #expect(most.text.hasSuffix("1],[],[]" + String(repeating: ",[]", count: 988) + "]"))
  }

  @Test("Lists are shorter before strings are")
  func longTexts() throws {
    let found = extremes(
      #"{"elements": {"type": "string", "metadata": {"maxLength": 9000}}, "metadata": {"atMost": 1500}}"#
    )
    let longest = try #require(found.first { $0.name == "longest" })
    // 62 texts: 2,000 halved five times. 125 texts have more than 1,000,000 bytes.
    #expect(longest.bytes.count == 1 + 62 * 9003)
    #expect(found.first { $0.name == "most" }?.text.filter { $0 == "," }.count == 1499)
  }

  @Test("Many properties, mappings, values and samples")
  func wide() {
    let properties = (0..<tries(100_000, withoutOptimisation: 20_000)).map {
      #""p\#($0)":{"type":"boolean"}"#
    }
    let all = properties.joined(separator: ",")
    #expect(found(#"{"properties":{\#(all)}}"#).isEmpty)
    #expect(found(#"{"elements":{"optionalProperties":{\#(all)}}}"#).count > 2)
    let mappings = (0..<tries(20_000, withoutOptimisation: 5_000))
      .map { #""m\#($0)":{"properties":{}}"# }.joined(separator: ",")
    #expect(
      found(#"{"elements":{"discriminator":"t","mapping":{\#(mappings)}}}"#).count == 64)
    let texts = (0..<tries(50_000, withoutOptimisation: 10_000))
      .map { #""value \#($0)""# }.joined(separator: ",")
    #expect(found(#"{"elements":{"enum":[\#(texts)]}}"#).count == 64)
    #expect(
      found(#"{"elements":{"type":"string","metadata":{"samples":[\#(texts)]}}}"#).count > 4)
  }

  @Test("Names and values of 200,000 bytes")
  func longNames() {
    let name = String(repeating: "k", count: 200_000)
    let found = extremes(
      #"{"values":{"optionalProperties":{"\#(name)":{"enum":["a","b","\#(name)"]},"b":{"type":"string"}}}}"#
    )
    #expect(found.count > 3)
    #expect(found.allSatisfy { $0.name.count < 400 })
  }

  @Test("A schema of every prefix of a schema, and of every byte left out")
  func damaged() {
    let text = Array(
      #"{"definitions":{"a":{"enum":["x"]}},"discriminator":"t","mapping":{"m":{"properties":{"p":{"ref":"a","metadata":{"maxLength":1,"samples":["x"]}}},"optionalProperties":{"t":{"elements":{"type":"int8"}}},"additionalProperties":false}},"nullable":true}"#
        .utf8)
    for place in text.indices {
      for damaged in [Array(text[..<place]), Array(text[..<place] + text[(place + 1)...])] {
        let read = DataType.read(SourceFile(path: "", bytes: damaged), id: FileID(0))
        _ = read.value.extremes()
      }
    }
  }
}
