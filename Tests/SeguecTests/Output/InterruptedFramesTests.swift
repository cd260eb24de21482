import Foundation
import Testing

/// Tests of `seguec frames` with `--retarget`, `--reverse` and `--reduced-motion`. The transition
/// takes half a second, linearly, from (10, 20) 80×40 to (0, 0) 100×50.
@Suite struct InterruptedFramesTests {
  private func frames(_ words: String..., project: TemporaryFolder? = nil) async throws -> Run {
    let folder = try project ?? SmallProject.make()
    return try await Seguec.run(
      ["frames", "--from", "list", "--tap", "card", "--device", "tile", "--fps", "4"] + words,
      in: folder.path)
  }

  private func layer(_ frame: JSONValue?) -> [Double]? { frame?["layers"][0]["frame"].rect }

  @Test("A transition reversed half way ends where it began, after the same time")
  func reverse() async throws {
    let line = try await frames("--reverse", "0.25", "--format", "json").onlyJSON
    let frames = line["frames"].elements
    #expect(frames.compactMap(\.["time"].number) == [0, 0.25, 0.5])
    #expect(frames.compactMap(\.["progress"].number) == [0, 0.5, 0])
    #expect(frames.map { layer($0) } == [[10, 20, 80, 40], [5, 10, 90, 45], [10, 20, 80, 40]])
    #expect(line["interruptions"][0]["action"].string == "reverse")
    #expect(line["interruptions"][0]["time"].number == 0.25)
    #expect(line["duration"].number == 0.5 && line["direction"].string == "push")
  }

  @Test("A retargeted pair ends exactly at its new frame, and is continuous at that instant")
  func retarget() async throws {
    let line = try await frames("--retarget", "0.25=20,30.5,40,20", "--format", "json").onlyJSON
    let frames = line["frames"].elements
    #expect(layer(frames[1]) == [5, 10, 90, 45])
    #expect(layer(frames.last) == [20, 30.5, 40, 20] && frames.last?["progress"].number == 1)
    #expect(line["interruptions"][0]["action"].string == "retarget")
    #expect(line["interruptions"][0]["frame"].rect == [20, 30.5, 40, 20])
  }

  @Test("A spring sends a transition back to its start, also on a pop")
  func sendBack() async throws {
    let push = try await frames("--retarget=0.25", "--format", "json").onlyJSON
    #expect(layer(push["frames"].elements.last) == [10, 20, 80, 40])
    #expect(push["frames"].elements.last?["progress"].number == 0)
    #expect(push["interruptions"][0]["action"].string == "sendBack")
    // A critically damped spring of ω = 4π from rest, (1 + ωt) e^−ωt, runs until half of one of 255
    // steps of opacity is left for an opacity that changes entirely within 0.4 of the progress, as
    // the backdrop's does: less than half a pixel of 20 points.
    let phase = 4 * Double.pi * (try #require(push["duration"].number) - 0.25)
    #expect(abs((1 + phase) * exp(-phase) - 0.4 * 0.5 / 255) < 1e-6)
    let pop = try await frames("--retarget=0.25", "--pop", "--format", "json").onlyJSON
    #expect(layer(pop["frames"].elements.last) == [0, 0, 100, 50])
    #expect(pop["frames"].elements.last?["progress"].number == 1)
  }

  @Test("Several interruptions are applied in order of time, whatever the order of the options")
  func several() async throws {
    let words = ["--retarget", "0.375=0,0,10,10", "--reverse", "0.25"]
    let line = try await frames(words[0], words[1], words[2], words[3], "--format", "json").onlyJSON
    #expect(line["interruptions"].elements.compactMap(\.["time"].number) == [0.25, 0.375])
    // After the reversal the pair is on its way to the source, so the source frame is replaced.
    #expect(layer(line["frames"].elements.last) == [0, 0, 10, 10])
    #expect(line["frames"].elements.last?["progress"].number == 0)
    let table = try await frames(words[0], words[1], words[2], words[3])
    let captions = table.lines.filter { $0.hasSuffix(":") }
    #expect(
      captions == [
        "as it began:", "turned back along its curve at 250 ms:",
        "sent to 0,0 10×10 at 375 ms:",
      ])
    #expect(table.output.contains("at 0.25 s") && table.output.contains("at 0.375 s"))
  }

  @Test("Each row of CSV names the last interruption")
  func csv() async throws {
    let run = try await frames("--reverse", "0.25", "--format", "csv")
    #expect(
      run.lines.map { $0.split(separator: ",").last }
        == ["drivenBy", "timing", "reversed", "reversed"])
  }

  @Test(
    "An invalid instant or frame is refused",
    arguments: [
      "--retarget=", "--retarget=x", "--retarget=nan", "--retarget=-0.1", "--retarget=inf",
      "--retarget=1e999", "--retarget=3601", "--retarget=0.1=", "--retarget=0.1=1,2,3",
      "--retarget=0.1=1,2,3,4,5", "--retarget=0.1=1,2,-3,4", "--retarget=0.1=1,2,nan,4",
      "--retarget=0.1=1e10,2,3,4", "--retarget=0.1=a,b,c,d", "--retarget==1,2,3,4",
      "--retarget=0.1=1,,2,3,4", "--retarget=0.1=1=2", "--reverse=", "--reverse=x",
      "--reverse=nan", "--reverse=-1", "--reverse=0.1=1,2,3,4", "--reverse=0.5", "--reverse=9",
      "--retarget=0.5", "--reduced-motion=1", "--retarget=\u{1B}[31m",
    ])
  func refused(word: String) async throws {
    let run = try await frames(word)
    #expect(run.isRefusal && !run.errors.contains("\u{1B}"), "\(run)")
  }

  @Test("Simultaneous interruptions, one in a drawing, and a frame without a flight are refused")
  func impossible() async throws {
    #expect(try await frames("--reverse", "0.1", "--retarget", "0.1").isRefusal)
    #expect(try await frames("--reverse", "0.1", "--format", "svg").isRefusal)
    let run = try await frames("--retarget", "0.1=0,0,1,1", "--reduced-motion")
    #expect(run.isRefusal && run.errors.contains("nothing flies"), "\(run)")
  }

  @Test("With --reduced-motion a fade plays, and the heading names the transition it replaces")
  func reducedMotion() async throws {
    let line = try await frames("--reduced-motion", "--format", "json").onlyJSON
    #expect(line["kind"].string == "fade" && line["pairs"].elements.isEmpty)
    let table = try await frames("--reduced-motion").output
    #expect(table.contains("in place of lift"))
    #expect(try await frames().output.contains("fade, when Reduce Motion is on"))
  }

  @Test("--scroll applies to the source screen of a pop, and is refused with a reason on a push")
  func destinationScroll() async throws {
    let folder = try SmallProject.make()
    let long = """
      {"screen": "detail", "route": "/detail/{number}", "parameters": {"number": "string"},
       "root": {"type": "layout", "id": "page", "style": {"overflow": "scroll"}, "children": [
         {"type": "image", "id": "big", "hero": "shoe", "source": "shoe.png",
          "naturalSize": {"width": 400, "height": 200},
          "style": {"height": 50, "objectFit": "cover", "flexShrink": 0}},
         {"type": "layout",
          "style": {"height": 400, "flexShrink": 0, "backgroundColor": "#123456"}}]}}
      """
    try folder.write(long, to: "screens/detail.json")
    let line = try await frames(
      "--pop", "--scroll", "page=0,30", "--scroll", "scroll=0,15", "--format", "json",
      project: folder
    ).onlyJSON
    #expect(layer(line["frames"][0]) == [0, -30, 100, 50])
    #expect(layer(line["frames"].elements.last) == [10, 5, 80, 40])
    let drawing = try await frames(
      "--pop", "--scroll", "page=0,30", "--format", "svg", project: folder
    ).output
    #expect(drawing.contains(##"<rect x="0" y="20" width="100" height="400" fill="#123456"/>"##))
    let push = try await frames("--scroll", "page=0,30", project: folder)
    #expect(push.isRefusal && push.errors.contains("--pop"), "\(push)")
    let nowhere = try await frames("--pop", "--scroll", "nobody=0,30", project: folder)
    #expect(nowhere.isRefusal, "\(nowhere)")
  }

  @Test("The rate is at most 1000 frames per second, and the total number of frames is limited")
  func rates() async throws {
    let run = try await Seguec.run(
      [
        "frames", "--from", "list", "--tap", "card", "--device", "tile", "--fps", "1000",
        "--format", "csv",
      ], in: try SmallProject.make().path)
    // The frames at 0 to 499 ms, one at 500 ms, and the header.
    #expect(run.lines.count == 502)
    let folder = try SmallProject.make()
    try folder.write(
      SmallProject.manifest.replacing(#""duration": 0.5"#, with: #""duration": 3600"#),
      to: "segue.json")
    let endless = try await Seguec.run(
      ["frames", "--from", "list", "--tap", "card", "--fps", "1000"], in: folder.path)
    #expect(endless.isRefusal && endless.errors.contains("3,600,001"), "\(endless)")
  }

  @Test("In a terminal of 80 columns no line of the table is longer")
  func narrow() async throws {
    #if os(Linux)
      let run = try await Seguec.bash(
        #"""
        [ -x /usr/bin/script ] || exit 0
        script -qec "stty cols 80; $seguec frames . --from outfits --tap 'tile[coat]' --color never" \
          /dev/null | tr -d '\r' | grep -E '^ *[0-9]|^ *#|ing '
        """#, in: Seguec.sample)
      #expect(run.lines.allSatisfy { $0.count <= 80 }, "\(run)")
    #endif
  }
}
