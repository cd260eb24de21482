import Testing

/// Tests of `seguec links` on the small project, whose only link leads from `list` to `detail`.
@Suite struct LinksOutputTests {
  @Test("The table shows screens, links and the destinations of links")
  func table() async throws {
    let run = try await Seguec.run("links", in: try SmallProject.make().path)
    #expect(run.status == 0, "\(run)")
    #expect(
      run.output == """
        screen  route             links  linked  start
        detail  /detail/{number}      0       1
        list    /list                 1       0  start

        from  to      by    how   transition
        list  detail  card  push  lift

        where links lead in an app that is not running
        list › detail
          small://detail/1
        list
          small://list

        """)
  }

  @Test("JSON has the documented keys")
  func json() async throws {
    let run = try await Seguec.run("links", "--format", "json", in: try SmallProject.make().path)
    let keys: [String: Set<String>] = [
      "screen": ["kind", "screen", "route", "starts"],
      "link": [
        "kind", "from", "to", "component", "action", "presentation", "transition", "links",
      ],
      "url": ["kind", "url", "source", "tab", "page", "columns", "modals", "waitsFor", "fallback"],
    ]
    let lines = try run.json
    #expect(run.status == 0 && lines.count == 5)
    for line in lines { #expect(line["kind"].string.map { keys[$0] } == line.keys, "\(line)") }
  }

  @Test(
    "Each format is printed on request",
    arguments: [
      ("dot", "digraph screens {"), ("mermaid", "flowchart LR"), ("svg", "<svg "),
    ])
  func formats(_ format: String, _ beginning: String) async throws {
    let run = try await Seguec.run("links", "--format", format, in: try SmallProject.make().path)
    #expect(run.status == 0 && run.output.hasPrefix(beginning) && run.output.hasSuffix("\n"))
  }

  @Test("A project with errors prints only its errors")
  func errors() async throws {
    let folder = try SmallProject.make()
    try folder.write(
      #"{"screen": "x", "root": {"type": "layout", "events": {"tap": [{"type": "navigate", "to": "small://no"}]}}}"#,
      to: "screens/x.json")
    let run = try await Seguec.run("links", in: folder.path)
    #expect(run.status == 1 && run.output.isEmpty && run.errors.contains("[dead-link]"))
  }
}
