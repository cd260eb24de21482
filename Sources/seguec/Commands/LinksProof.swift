import Segue

/// Opens every link from every state that few steps lead to.
func proveLinks(
  _ compilation: Compilation, _ compiler: Compiler, on device: Device, _ arguments: Arguments
) throws(UsageError) -> ExitStatus {
  let format = arguments.value("format") ?? "table"
  guard ["table", "json"].contains(format) else {
    throw UsageError("--prove does not go with --format \(format), which shows the links alone")
  }
  guard !arguments.has("met") else {
    throw UsageError("--prove does not go with --met: it tries what is met, and what is not")
  }
  guard !arguments.has("choose") else {
    throw UsageError("--prove does not go with --choose: it tries all choices")
  }
  var limit = 5000
  if let text = arguments.value("states") {
    guard let number = Int(text), (1...1_000_000).contains(number) else {
      throw UsageError(
        "--states takes a number from 1 to 1000000, not \(escapeHidden(quoted(text)))")
    }
    limit = number
  }
  guard let graph = compiler.navigation else {
    throw UsageError("--prove: the project has no start screen, so no link opens")
  }
  var seen: Set<String> = []
  let links = compilation.knownLinks(in: graph).map(\.url).filter { seen.insert($0).inserted }
  let proof = LinkProof(of: links, compiler, graph, on: device, limit: limit)
  try arguments.console.print(format == "json" ? proof.jsonLine : proof.text)
  return proof.failures.isEmpty ? .done : .inputErrors
}

extension LinkProof {
  /// What was found: of links that do not land, a script for `seguec navigate`.
  fileprivate var text: String {
    var reach = "all that there are"
    if !isComplete { reach = "all within \(formatCount(steps, "step")), and some further away" }
    let looked = "\(formatCount(links, "link")) from \(formatCount(states, "state")): \(reach)"
    guard let first = failures.min(by: { $0.script.count < $1.script.count }) else {
      return """
        \(looked).
        Each lands, or waits on the screen that meets what it requires, and then lands.
        From there, going back leads to a root within \(formatCount(backSteps, "step")).

        """
    }
    var text = "# \(looked). \(formatCount(failures.count, "link")) of them:\n"
    for failure in failures { text += "# \(failure.link): \(failure.reason)\n" }
    return text + first.script.map { $0 + "\n" }.joined()
  }

  fileprivate var jsonLine: String {
    var json = JSONWriter()
    json.object { json in
      json.member("kind", "proof")
      json.member("links", links)
      json.member("states", states)
      json.member("steps", steps)
      json.member("complete", isComplete)
      json.member("backSteps", backSteps)
      json.member("failures") { json in
        json.array { json in
          for failure in failures {
            json.element { json in
              json.object { json in
                json.member("url", failure.link)
                json.member("reason", failure.reason)
                json.member("script") { json in
                  json.array { json in
                    for line in failure.script { json.element { $0.string(line) } }
                  }
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
}
