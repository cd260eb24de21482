"""A page of headless Chromium that plays exported flights and measures their layers."""

from playwright.sync_api import sync_playwright

# One transparent pixel, so that no picture is looked for.
PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="

MEASURE = """
(() => {
  const rectangles = (stage) => {
    const origin = stage.getBoundingClientRect();
    return [...stage.querySelectorAll("[data-layer]")].map((layer) => {
      const box = layer.getBoundingClientRect();
      const opacity = Number(getComputedStyle(layer).opacity);
      return [box.x - origin.x, box.y - origin.y, box.width, box.height, opacity];
    });
  };
  const at = (stage, animations, times) => {
    for (const animation of animations) animation.pause();
    return times.map((time) => {
      for (const animation of animations) animation.currentTime = time;
      return rectangles(stage);
    });
  };
  globalThis.playFlight = (flight, times, pixel) => {
    const stage = document.createElement("div");
    Object.assign(stage.style, {
      position: "relative", overflow: "hidden",
      width: `${flight.device.width}px`, height: `${flight.device.height}px`,
    });
    document.body.append(stage);
    const { animations, remove } = play(flight, stage, { picture: () => pixel });
    const result = at(stage, animations, times);
    remove();
    if (stage.childElementCount) throw new Error("elements are left");
    stage.remove();
    return result;
  };
  globalThis.playSheet = (sheet, markup, times, pixel) => {
    const style = document.createElement("style");
    style.textContent = sheet;
    document.head.append(style);
    const holder = document.createElement("div");
    holder.innerHTML = markup.replace(/src="[^"]*"/g, `src="${pixel}"`);
    document.body.append(holder);
    const stage = holder.firstElementChild;
    const result = at(stage, stage.getAnimations({ subtree: true }), times);
    holder.remove();
    style.remove();
    return result;
  };
})();
"""


class Player:
    """Plays flights with a script that has a function `play`."""

    def __init__(self, script):
        self.script = script
        self.errors = []

    def __enter__(self):
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        self.page = self.browser.new_page(viewport={"width": 1400, "height": 1400})
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on(
            "console",
            lambda message: self.errors.append(message.text)
            if message.type in ("error", "warning") else None)  # fmt: skip
        self.page.set_content("<!doctype html><body style='margin: 0'></body>")
        self.page.add_script_tag(content=self.script)
        self.page.add_script_tag(content=MEASURE)
        return self

    def __exit__(self, *_):
        self.browser.close()
        self.playwright.stop()

    def play(self, exports, flights):
        """For each flight, what is measured at each of its moments."""
        times = [[moment["time"] for moment in flight["expected"]] for flight in flights]
        return self.page.evaluate(
            "([exports, times, pixel]) => exports.map((flight, i) => playFlight(flight, times[i], pixel))",
            [exports, times, PIXEL])

    def play_sheet(self, flight):
        times = [moment["time"] for moment in flight["expected"]]
        return self.page.evaluate(
            "([sheet, markup, times, pixel]) => playSheet(sheet, markup, times, pixel)",
            [flight["sheet"], flight["markup"], times, PIXEL])
