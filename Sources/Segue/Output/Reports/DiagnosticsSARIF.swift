/// Renders diagnostics as a SARIF 2.1.0 log (OASIS), which code scanning services and editors read:
/// one run of the tool `seguec`, whose rules are the codes that occur.
///
/// Paths become URI references: relative paths stay relative, absolute ones become `file:` URIs.
/// Columns count Unicode scalars, and ends are exclusive (§3.30).
public struct DiagnosticsSARIF: Sendable {
  /// The version of `seguec` to report.
  public var toolVersion: String
  /// The explanation of each code. A code without an entry becomes a rule without a description.
  public var explanations: [DiagnosticCode: String]

  /// Creates a renderer for a version of `seguec`, with explanations of the codes.
  public init(toolVersion: String, explanations: [DiagnosticCode: String] = [:]) {
    self.toolVersion = toolVersion
    self.explanations = explanations
  }

  /// Renders the diagnostics as one indented JSON document.
  public func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
    let occurring = Set(diagnostics.map { $0.code })
    let rules = DiagnosticCode.allCases.filter(occurring.contains)
    var indices: [DiagnosticCode: Int] = [:]
    for (index, code) in rules.enumerated() { indices[code] = index }

    var locator = SourceLocator(sources)
    var json = JSONWriter(indentation: 2)
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.list("runs") { json in
        json.element { json in
          json.object { json in
            tool(rules, &json)
            json.member("columnKind", "unicodeCodePoints")
            json.list("results") { json in
              for diagnostic in diagnostics {
                json.element { json in
                  json.result(diagnostic, rule: indices[diagnostic.code] ?? 0, &locator)
                }
              }
            }
          }
        }
      }
    }
    json.endLine()
    return json.text
  }

  private func tool(_ rules: [DiagnosticCode], _ json: inout JSONWriter) {
    json.record("tool") { json in
      json.record("driver") { json in
        json.member("name", "seguec")
        json.member("version", toolVersion)
        json.list("rules") { json in
          for rule in rules {
            json.element { json in
              json.object { json in
                json.member("id", rule.rawValue)
                if let explanation = explanations[rule] {
                  json.record("fullDescription") { $0.message(explanation) }
                }
              }
            }
          }
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func record(_ key: String, _ content: (inout JSONWriter) -> Void) {
    member(key) { $0.object(content) }
  }

  fileprivate mutating func list(_ key: String, _ content: (inout JSONWriter) -> Void) {
    member(key) { $0.array(content) }
  }

  /// Writes the text of a message (§3.11). Braces are doubled, since they delimit placeholders
  /// (§3.11.5), and the bracket of `[words](address)` is escaped by a backslash, since it would be
  /// an embedded link (§3.11.6).
  fileprivate mutating func message(_ text: String) {
    var plain = ""
    var isBehindBracket = false
    for scalar in text.unicodeScalars {
      if isBehindBracket { plain += scalar == "(" ? "\\]" : "]" }
      isBehindBracket = scalar == "]"
      switch scalar {
      case "{": plain += "{{"
      case "}": plain += "}}"
      case "]": break
      default: plain.unicodeScalars.append(scalar)
      }
    }
    if isBehindBracket { plain += "]" }
    member("text", plain)
  }

  /// Writes a result (§3.27).
  fileprivate mutating func result(
    _ diagnostic: Diagnostic, rule: Int, _ locator: inout SourceLocator
  ) {
    let location = locator.location(of: diagnostic.range)
    object { json in
      json.member("ruleId", diagnostic.code.rawValue)
      json.member("ruleIndex", rule)
      json.member("level", diagnostic.severity.rawValue)
      json.record("message") { $0.message(diagnostic.message) }
      json.list("locations") { json in
        guard let location else { return }
        json.element { json in json.object { $0.physicalLocation(location) } }
      }
      if !diagnostic.notes.isEmpty {
        json.list("relatedLocations") { json in
          for (index, note) in diagnostic.notes.enumerated() {
            json.relatedLocation(note, id: index, &locator)
          }
        }
      }
      if let fix = diagnostic.fix, let location = locator.location(of: fix.range) {
        json.list("fixes") { json in json.element { $0.fix(fix, at: location) } }
      }
    }
  }

  /// Writes a location related to a result (§3.28).
  private mutating func relatedLocation(
    _ note: Diagnostic.Note, id: Int, _ locator: inout SourceLocator
  ) {
    let location = locator.location(of: note.range)
    element { json in
      json.object { json in
        json.member("id", id)
        if let location { json.physicalLocation(location) }
        json.record("message") { $0.message(note.message) }
      }
    }
  }

  /// Writes a fix (§3.55).
  private mutating func fix(_ fix: Diagnostic.Fix, at location: SourceLocator.Location) {
    object { json in
      json.record("description") { $0.message(fix.summary) }
      json.list("artifactChanges") { json in
        json.element { json in
          json.object { json in
            json.artifactLocation(location)
            json.list("replacements") { json in
              json.element { json in
                json.object { json in
                  json.region("deletedRegion", location)
                  json.record("insertedContent") { $0.member("text", fix.replacement) }
                }
              }
            }
          }
        }
      }
    }
  }

  /// Writes a physical location (§3.29).
  private mutating func physicalLocation(_ location: SourceLocator.Location) {
    record("physicalLocation") { json in
      json.artifactLocation(location)
      json.region("region", location)
    }
  }

  /// Writes an artifact location (§3.4).
  private mutating func artifactLocation(_ location: SourceLocator.Location) {
    record("artifactLocation") { $0.member("uri", uriReference(forPath: location.file.path)) }
  }

  /// Writes a region (§3.30).
  private mutating func region(_ key: String, _ location: SourceLocator.Location) {
    record(key) { json in
      json.member("startLine", location.start.line)
      json.member("startColumn", location.start.column)
      json.member("endLine", location.end.line)
      json.member("endColumn", location.end.column)
    }
  }
}

/// Returns a path as a URI reference (RFC 3986). All bytes except unreserved characters and slashes
/// are percent-encoded, so that a colon does not delimit a scheme.
package func uriReference(forPath path: String) -> String {
  var uri = path.utf8.first == UInt8(ascii: "/") ? "file://" : ""
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      uri.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      uri += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }
  }
  return uri
}
