import Foundation
import ScreenServer
import Segue
import SegueFiles
import Testing

@Suite struct RunningTests {
  @Test("The server reports its health and counts its answers")
  func metrics() throws {
    let server = try RunningServer(options: [])
    #expect(try server.get("/health").text == "ok\n")
    _ = try server.get("/screens/outfits/1")
    _ = try server.get("/screens/outfits/1")
    _ = try server.get("/screens/nowhere")
    _ = try server.request("DELETE", "/screens/outfits/1")
    _ = try server.post(#"{"screen": "mine", "root": {"type": "layout"}}"#)
    let answer = try server.get("/metrics")
    #expect(answer.headers["content-type"]?.hasPrefix("text/plain; version=0.0.4") == true)
    let route = #"route="/screens/{route}""#
    for line in [
      #"segue_http_requests_total{\#(route),method="GET",status="200"} 2"#,
      #"segue_http_requests_total{\#(route),method="GET",status="404"} 1"#,
      #"segue_http_requests_total{\#(route),method="other",status="405"} 1"#,
      #"segue_http_request_duration_seconds_bucket{\#(route),le="+Inf"} 4"#,
      #"segue_screens_total{origin="read"} 1"#,
      #"segue_screens_total{origin="remembered"} 1"#,
      #"segue_screens_total{origin="posted"} 1"#,
    ] {
      #expect(answer.text.split(separator: "\n").contains { $0 == line }, "\(line)")
    }
    let spent = try #require(answer.text.firstMatch(of: /\nprocess_cpu_seconds_total (\S+)/)?.1)
    #expect(try #require(Double(spent)) > 0)
  }

  @Test("A project with errors is not served")
  func brokenProject() throws {
    let folder = try copyOfSmallShop()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try #"{"screen": "broken", "root": {"type": "lable"}}"#
      .write(toFile: "\(folder)/screens/broken.json", atomically: true, encoding: .utf8)
    let process = try ServerProcess(["--project", folder, "--port", "0"])
    #expect(process.status() == 1)
    #expect(process.said.contains("unknown-component"))
  }

  @Test("A matching artefact is served; a damaged or outdated one is not")
  func artefacts() throws {
    let folder = try copyOfSmallShop()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let compiler = Compiler(Project(try ProjectFolder(folder).files()))
    var bytes = compiler.compile().binaryArtefact(of: compiler.project)
    let file = "\(folder)/app.segue"
    try Data(bytes).write(to: URL(filePath: file))
    let server = try RunningServer(project: folder, options: ["--artefact", file])
    #expect(try server.get("/screens/outfits/1").status == 200)

    bytes[bytes.count / 2] ^= 1
    try Data(bytes).write(to: URL(filePath: file))
    let damaged = try ServerProcess(["--project", folder, "--artefact", file, "--port", "0"])
    #expect(damaged.status() == 1)

    bytes[bytes.count / 2] ^= 1
    try Data(bytes).write(to: URL(filePath: file))
    try #"{"screen": "new", "route": "/new", "root": {"type": "layout"}}"#
      .write(toFile: "\(folder)/screens/new.json", atomically: true, encoding: .utf8)
    let stale = try ServerProcess(["--project", folder, "--artefact", file, "--port", "0"])
    #expect(stale.status() == 1)
    #expect(stale.said.contains("seguec build"))
  }

  @Test(
    "A project is not served whose screens have data that the database does not have",
    arguments: [
      ("brands", "other data"), ("sizes", "data that the database does not have"),
    ])
  func otherData(id: String, reason: String) throws {
    let folder = try copyOfSmallShop()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = FileManager.default
    try files.createDirectory(atPath: "\(folder)/data/\(id)", withIntermediateDirectories: true)
    try """
    {"screen": "\(id)", "route": "/\(id)", "data": {"properties": {"count": {"type": "int8"}}},
     "root": {"type": "label", "text": "${data.count}"}}
    """.write(toFile: "\(folder)/screens/\(id).json", atomically: true, encoding: .utf8)
    try #"{"data": {"count": 3}}"#
      .write(toFile: "\(folder)/data/\(id)/three.json", atomically: true, encoding: .utf8)
    let process = try ServerProcess(["--project", folder, "--port", "0"])
    #expect(process.status() == 1)
    #expect(process.said.contains("the screen \"\(id)\" declares \(reason)"))
  }

  private func copyOfSmallShop() throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "shop-\(UUID().uuidString)").path
    try FileManager.default.copyItem(atPath: SmallShop.folder.get(), toPath: folder)
    return folder
  }
}
