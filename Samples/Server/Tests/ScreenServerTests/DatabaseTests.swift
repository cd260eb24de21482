import Foundation
import GRDB
import Testing

/// Tests of a database in a file, which other programs change while the server runs.
@Suite struct DatabaseTests {
  /// A server with a database of its own.
  private final class Served {
    let file: String
    let server: RunningServer
    let database: DatabaseQueue

    init() throws {
      file = FileManager.default.temporaryDirectory.appending(path: "shop-\(UUID()).sqlite").path
      server = try RunningServer(
        project: RunningServer.outfits, options: ["--database", file, "--work", "100000000"])
      database = try DatabaseQueue(path: file)
    }

    func execute(_ sql: String) throws { try database.write { try $0.execute(sql: sql) } }

    deinit {
      server.process.end()
      for suffix in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: file + suffix)
      }
    }
  }

  @Test("A changed row is in the next answer, which has another tag")
  func changedRow() throws {
    let served = try Served()
    let path = "/screens/outfits/3?device=iphone-15"
    let first = try served.server.get(path)
    let tag = try #require(first.headers["etag"])
    #expect(first.text.contains("Evening in emerald"))
    #expect(try served.server.get(path, "If-None-Match: \(tag)").status == 304)

    try served.execute("UPDATE outfits SET title = 'Night in jade' WHERE id = '3'")
    let second = try served.server.get(path, "If-None-Match: \(tag)")
    #expect(second.status == 200)
    #expect(second.headers["etag"] != tag)
    #expect(second.text.contains("Night in jade") && !second.text.contains("Evening in emerald"))

    // Rows of other tables, too.
    try served.execute("DELETE FROM pieces WHERE outfit = '3' AND product = 'boots'")
    let third = try served.server.get(path)
    #expect(second.text.contains("Chelsea boots") && !third.text.contains("Chelsea boots"))

    try served.execute(
      """
      UPDATE outfits SET title = 'Evening in emerald' WHERE id = '3';
      INSERT INTO pieces VALUES ('3', 2, 'boots');
      """)
    let last = try served.server.get(path)
    #expect(last.headers["etag"] == tag)
    #expect(last.body == first.body)
  }

  @Test("New rows have screens, and rows that are gone have none")
  func newRows() throws {
    let served = try Served()
    #expect(try served.server.get("/screens/outfits/7").status == 404)
    try served.execute(
      """
      INSERT INTO outfits VALUES ('7', 'outfits/knit.jpg', 'Layers', 205.5, NULL, 'sand', 'Ines');
      INSERT INTO editions VALUES (2, 'FRIDAY, 22 NOVEMBER', 'knit');
      INSERT INTO editionOutfits VALUES (2, 1, '7');
      """)
    #expect(try served.server.get("/screens/outfits/7").text.contains("205.5"))
    let feed = try served.server.get("/screens/outfits")
    #expect(feed.text.contains("FRIDAY, 22 NOVEMBER"))
    #expect(feed.text.contains("card[7]") && !feed.text.contains("card[1]"))
    try served.execute("DELETE FROM outfits WHERE id = '7'")
    #expect(try served.server.get("/screens/outfits/7").status == 404)
    #expect(try !served.server.get("/screens/outfits").text.contains("card[7]"))
  }

  @Test("Plans lead to the screen that the database fills, not to a sample")
  func plans() throws {
    let served = try Served()
    let tap = "/plans/outfits?tap=card%5B1%5D&device=iphone-15"
    let first = try served.server.get(tap)
    #expect(try plans(first.body).count == 1)
    let tag = try #require(first.headers["etag"])
    #expect(try served.server.get(tap, "If-None-Match: \(tag)").status == 304)

    // The destination alone: the stylist is not on the feed.
    try served.execute("UPDATE outfits SET stylist = 'Somebody with a longer name' WHERE id = '1'")
    let second = try served.server.get(tap, "If-None-Match: \(tag)")
    #expect(second.status == 200)
    #expect(second.headers["etag"] != tag)

    // Both screens, which still share the picture: no sample has this outfit.
    try served.execute(
      """
      INSERT INTO outfits VALUES ('7', 'outfits/knit.jpg', 'Layers', 205, NULL, NULL, 'Ines');
      INSERT INTO editionOutfits VALUES (1, 7, '7');
      """)
    let third = try served.server.get("/plans/outfits?tap=card%5B7%5D&device=iphone-15")
    #expect(third.status == 200)
    #expect(third.text.contains("outfit/7"))
    #expect(third.text.contains("outfits/knit.jpg"))

    // From a screen of the artefact to one of the database.
    let brands = try served.server.get("/plans/filter?tap=to-brands&device=iphone-15")
    #expect(try plans(brands.body).count == 1)
    try served.execute("UPDATE brands SET name = 'Somewhere' WHERE id = 'lino'")
    let changed = try served.server.get("/plans/filter?tap=to-brands&device=iphone-15")
    #expect(changed.headers["etag"] != brands.headers["etag"])
  }

  private func plans(_ body: [UInt8]) throws -> [Any] {
    let json = try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]
    return try #require(json?["plans"] as? [Any])
  }

  @Test("Data that no screen can show is an error of the server, with diagnostics")
  func wrongData() throws {
    let served = try Served()
    try served.execute("UPDATE outfits SET price = 9e999 WHERE id = '2'")
    let infinite = try served.server.get("/screens/outfits/2")
    #expect(infinite.status == 500)
    #expect(infinite.text.contains("invalid-literal"))
    try served.execute("UPDATE outfits SET picture = 'outfits/none.jpg' WHERE id = '3'")
    let absent = try served.server.get("/screens/outfits/3")
    #expect(absent.status == 500)
    #expect(absent.text.contains("outfits/none.jpg"))
    try served.execute("PRAGMA ignore_check_constraints = ON; UPDATE stories SET seconds = -1")
    let negative = try served.server.get("/screens/stories/knit")
    #expect(negative.status == 500)
    #expect(negative.text.contains("the data cannot be read"))
    #expect(try served.server.get("/screens/outfits/1").status == 200)
  }

  @Test("A database keeps its rows when the server starts again")
  func restart() throws {
    let served = try Served()
    try served.execute("UPDATE outfits SET title = 'Linen again' WHERE id = '1'")
    let tag = try served.server.get("/screens/outfits/1").headers["etag"]
    served.server.process.end()
    let second = try RunningServer(
      project: RunningServer.outfits, options: ["--database", served.file])
    let answer = try second.get("/screens/outfits/1")
    #expect(answer.text.contains("Linen again"))
    #expect(answer.headers["etag"] == tag)
  }

  @Test("Without a shop's database in the file, the server does not start")
  func otherFiles() throws {
    let folder = FileManager.default.temporaryDirectory.path
    let text = "\(folder)/no-database-\(UUID()).sqlite"
    try String(repeating: "no database", count: 1000)
      .write(toFile: text, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: text) }
    for file in [text, "\(folder)/no/such/folder/shop.sqlite"] {
      let process = try ServerProcess(
        ["--project", SmallShop.folder.get(), "--port", "0", "--database", file])
      #expect(process.status() == 1)
      #expect(process.said.contains(file))
    }
  }
}
