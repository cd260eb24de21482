"""A page of headless Chromium that plays exported flights and measures their layers."""

import contextlib

from bench import chromium

# One transparent pixel, so that no picture is looked for.
PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="

MEASURE = """
(() => {
  const rectangles = (stage) => {
    const origin = stage.getBoundingClientRect();
    return [...stage.querySelectorAll("[data-layer]")].map((layer) => {
      const box = layer.getBoundingClientRect();
      const opacity = Number(getComputedStyle(layer).opacity);
      const image = layer.querySelector("img");
      // By how much a picture's box reaches beyond the picture, and how much is drawn of both.
      const [inner, outer] = [image, image?.parentElement].map((one) => one?.getBoundingClientRect());
      const bare = image && Math.max(
        inner.left - outer.left, inner.top - outer.top, outer.right - inner.right,
        outer.bottom - inner.bottom);
      const from = ({ x, y, width, height }) => [x - origin.x, y - origin.y, width, height];
      return [...from(box), opacity, image && bare, image && [...from(outer), ...from(inner)]];
    });
  };
  const parts = ["screen", "component", "wholeComponent", "bar"];
  // What an app puts something into has an attribute for it in a style sheet's elements.
  const check = (stage) => {
    for (const element of stage.querySelectorAll("[data-of]")) {
      const { component, wholeComponent } = element.dataset;
      if (!(component ?? wholeComponent)?.startsWith("/")) throw new Error("a component without a path");
    }
  };
  const at = (stage, animations, times) => {
    for (const animation of animations) animation.pause();
    return times.map((time) => {
      for (const animation of animations) animation.currentTime = time;
      check(stage);
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
    const fill = (element, part) => {
      const [name, ...others] = parts.filter((one) => one in part);
      if (!name || others.length) throw new Error("what is it that fills " + JSON.stringify(part));
      element.dataset[name] = part[name];
      if (part.of) element.dataset.of = part.of;
    };
    const { animations, remove } = play(flight, stage, { picture: () => pixel, fill });
    const result = at(stage, animations, times);
    const filled = [...stage.querySelectorAll("*")].flatMap(({ dataset }) =>
      parts.filter((name) => name in dataset).map((name) => `${name} ${dataset[name]}`));
    const told = JSON.stringify(flight.layers).match(/"(screen|component|wholeComponent|bar)":/g) ?? [];
    if (filled.length !== told.length) throw new Error(`${filled.length} of ${told.length} are filled`);
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
        self.stack = contextlib.ExitStack()
        browser = self.stack.enter_context(chromium.launched())
        self.page = browser.new_page(viewport={"width": 1400, "height": 1400})
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on(
            "console",
            lambda message: self.errors.append(message.text)
            if message.type in ("error", "warning") else None)  # fmt: skip
        self.page.set_content("<!doctype html><body style='margin: 0'></body>")
        self.page.add_script_tag(content=self.script)
        self.page.add_script_tag(content=MEASURE)
        return self

    def __exit__(self, *error):
        return self.stack.__exit__(*error)

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
