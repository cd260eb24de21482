import Foundation
import ScreenServer
import Segue
import Testing

/// What a client in a browser gets. The client itself is checked in a browser.
@Suite struct ClientTests {
  private let server: RunningServer

  init() throws { server = try RunningServer.withClient.get() }

  @Test("A screen is HTML for those who prefer it")
  func elements() throws {
    let html = try server.get("/screens/outfits/1?device=375x812@3", "Accept: text/html")
    #expect(html.status == 200)
    #expect(html.headers["content-type"] == "text/html; charset=utf-8")
    #expect(html.text.hasPrefix("<section class=\"screen\" data-screen=\"outfit\""))
    #expect(html.text.contains("src=\"/assets/outfits/linen.jpg\""))
    #expect(html.text.contains("href=\"/outfits/1/zoom\""))
    let json = try server.get("/screens/outfits/1?device=375x812@3")
    #expect(json.headers["content-type"] == "application/json")
    #expect(json.headers["etag"] != html.headers["etag"])
    let tag = try #require(html.headers["etag"])
    let again = try server.get(
      "/screens/outfits/1?device=375x812@3", "Accept: text/html", "If-None-Match: \(tag)")
    #expect(again.status == 304)
  }

  @Test("A sheet is laid out as it is presented")
  func presentation() throws {
    let path = "/screens/filter?device=393x852@3"
    let own = try server.get(path, "Accept: text/html")
    let full = try server.get(path + "&presentation=fullScreen", "Accept: text/html")
    #expect(own.text != full.text)
    #expect(full.text.contains("class=\"screen\""))
    #expect(try server.get(path + "&presentation=hologram", "Accept: text/html").status == 400)
  }

  /// On 852 points the sheet is 842 high and begins at 10, and at its half at 431.
  @Test("A sheet is at the detent that a client names, and moves to another")
  func detents() throws {
    let path = "/screens/filter?device=393x852@3"
    for (query, top) in [("", "431"), ("&detent=0", "431"), ("&detent=1", "10")] {
      let html = try server.get(path + query, "Accept: text/html").text
      #expect(html.contains("data-detents=\"431 10\" style=\"left:0px;top:\(top)px"))
    }
    for wrong in ["large", "-1", "0:1", ""] {
      #expect(try server.get(path + "&detent=\(wrong)", "Accept: text/html").status == 400)
    }
    let flight = "/flights/outfits?tap=see-filter&device=393x852@3&detent="
    #expect(try server.get(flight + "0:1").text.contains("\"detents\":{\"from\""))
    #expect(try server.get(flight + "1&direction=pop").text.contains("\"translate\":\"0 10px\""))
    #expect(try server.get(flight + "0:1:0").status == 400)
  }

  @Test("A flight is planned in both directions, with offsets")
  func flights() throws {
    let path = "/flights/outfits?tap=card%5B1%5D&device=393x852@3"
    for (query, text) in [
      ("", "\"direction\":\"push\""), ("&direction=pop", "\"direction\":\"pop\""),
    ] {
      let answer = try server.get(path + query)
      #expect(answer.status == 200)
      #expect(answer.text.contains(text) && answer.text.contains("\"layers\":["))
    }
    let reduced = try server.get(path + "&motion=reduced")
    #expect(reduced.text.contains("\"kind\":\"fade\""))
    let scrolled = try server.get(path + "&scroll=feed:0,0&scroll=nothing:1,2")
    #expect(scrolled.status == 200)
    for query in [
      "&direction=up", "&motion=none", "&scroll=feed", "&scroll=feed:a,b", "&scroll=feed:1e99,0",
      "&scroll=feed:nan,0",
    ] {
      #expect(try server.get(path + query).status == 400, "\(query)")
    }
    #expect(try server.get("/flights/outfits?device=393x852@3").status == 400)
    #expect(try server.get("/flights/outfits?tap=nobody&device=393x852@3").status == 404)
  }

  @Test("The flight of a tap leads to the screen that the client names")
  func namedDestination() throws {
    let tap = "/flights/outfits?device=iphone-15&tap=card%5B1%5D"
    let usual = try server.get(tap)
    #expect(usual.status == 200)
    #expect(try server.get(tap + "&to=shop%3A%2F%2Foutfits%2F1").body == usual.body)
    let other = try server.get(tap + "&to=shop%3A%2F%2Foutfits%2F2")
    #expect(other.status == 200 && other.body != usual.body)
    #expect(other.headers["etag"] != usual.headers["etag"])
    #expect(try server.get(tap + "&to=outfits").status == 400)
    #expect(try server.get(tap + "&to=shop%3A%2F%2Fnowhere").status == 404)
  }

  @Test("The outline has every screen, and none of their content")
  func outline() throws {
    let answer = try server.get("/app")
    let app = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
    let files = try #require(app["files"] as? [String: String])
    #expect(files.count == 23)
    #expect(files.values.allSatisfy { !$0.contains("children") })
    #expect((app["tabs"] as? [Any])?.count == 5)
  }

  @Test("Pages are at the paths of links, and files in their folders")
  func files() throws {
    for path in ["/", "/outfits/1", "/settings/privacy/block-list?contact=42"] {
      let page = try server.get(path, "Accept: text/html,application/xhtml+xml")
      #expect(page.status == 200 && page.text.contains("/client/main.js"), "\(path)")
    }
    let script = try server.get("/client/main.js")
    #expect(script.status == 200)
    #expect(script.headers["content-type"] == "text/javascript; charset=utf-8")
    #expect(try server.get("/client/screen.css").text == ScreenLayout.htmlStyleSheet)
    for path in ["/", "/client/main.js", "/client/screen.css", "/assets/outfits/linen.jpg"] {
      let tag = try #require(try server.get(path).headers["etag"])
      let again = try server.get(path, "If-None-Match: \(tag)")
      #expect(again.status == 304 && again.body.isEmpty, "\(path)")
    }
    let picture = try server.get("/assets/outfits/linen.jpg")
    #expect(picture.status == 200 && picture.headers["content-type"] == "image/jpeg")
    #expect(try server.get("/fonts/NotoSansArabic-Regular.ttf").status == 200)
    for path in [
      "/client/../README.md", "/client/%2e%2e/README.md", "/client/..%2f..%2fREADME.md", "/assets/",
      "/client/.hidden", "/fonts/../segue.json", "/client/none.js", "/assets/outfits",
      "/client/%00",
    ] {
      #expect(try server.get(path).status == 404, "\(path)")
    }
  }

  @Test("Without a client there are no pages")
  func noClient() throws {
    let server = try RunningServer.shared.get()
    for path in ["/", "/outfits/1", "/client/main.js", "/app"] {
      #expect(try server.get(path).status == 404, "\(path)")
    }
  }
}
