"""The two ends of every transition as the page shows them, beside photographs of the screens at rest."""

import base64
import collections
import concurrent.futures
import io
import json
import multiprocessing

import numpy
from PIL import Image

from bench import chromium
from bench.preview_page import Browser, reload
from bench.seguec import build, links_to_contents

PROCESSES = 2
# Of 255, in any channel. Curves are smoothed a little differently where they are a layer's edge or are cut by a clip:
# by up to 28 in 15 pixels of an end. Scaled pictures are, by up to 11 in 249 pixels, and in 449 of the 602,000 of the
# largest. What is missing, is moved by a quarter of a pixel, or lies over something else is further off, or in more.
NEGLIGIBLE = 2
LARGEST = 32
MOST = 250
# Scaled pictures may be off by no more than this, in more pixels.
SCALED = 11
MOST_SCALED = 500
FEWEST = 800
# Each layer is rasterized in one piece: where tiles meet, curves are smoothed differently.
UNTILED = [
    f"--{what}-{side}=8192" for what in ("default-tile", "max-untiled-layer") for side in ("width", "height")]

# Goes on to the next of a flight's moments, and says where that is.
STEPS = """
globalThis.steps = {
  show: (view) => segue.show(view),
  open: (flight) => segue.play({ ...flight, seconds: 0 }),
  end: () => document.querySelector('[data-do=end]').click(),
  // What is at an end of its way comes to rest there.
  rest: () => document.getElementById('reduced').dispatchEvent(new Event('change')),
  back: () => {
    document.querySelector('[data-do=pop]').click();
    document.querySelector('[data-do=begin]').click();
  },
};
globalThis.step = async (name, argument) => {
  const { duration } = steps[name](argument) ?? {};
  await Promise.all([...document.images].filter(({ complete }) => !complete).map((image) => image.decode()));
  // What is scrolled is scrolled before the next picture.
  await new Promise((done) => requestAnimationFrame(done));
  const { progress, playing, flight } = segue.state();
  const device = document.getElementById('device');
  const { width, height } = device.getBoundingClientRect();
  // What is made of the same elements and as far scrolled is the same picture.
  const scrolled = [...device.querySelectorAll('.scroller')].map((one) => [one.scrollLeft, one.scrollTop]);
  const look = device.innerHTML.replace(/ inert=""/g, '') + scrolled.join(';');
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(look));
  return {
    progress, playing, duration, isFlying: Boolean(flight), size: { width, height },
    look: [...new Uint8Array(bytes)].join(),
  };
};
null;
"""


# The device alone, which is fast, and without its round corners: their edges are smoothed once for each layer
# that lies there.
ALONE = """
body > :not(main), main > :not(#bench) { display: none !important }
#bench { position: fixed !important; inset: 0 }
#rim { left: 0 !important; top: 0 !important; border: 0 !important }
#device { border-radius: 0 !important }
"""


class Camera:
    """Takes pictures of the device in a page."""

    def __init__(self, page):
        page.evaluate(STEPS)
        page.add_style_tag(content=ALONE)
        self.page = page
        self.pictures = {}
        self.scale = page.evaluate("devicePixelRatio")
        self.session = page.context.new_cdp_session(page)
        self.window = self.session.send("Browser.getWindowForTarget")["windowId"]

    def fit(self, device):
        size = self.page.evaluate(
            """(name) => JSON.parse(document.getElementById('project').textContent)
              .devices.find((device) => device.name === name)""", device)  # fmt: skip
        self.size = {key: size[key] for key in ("width", "height")}
        # Some of hundreds; not all of them at once in memory.
        self.pictures = {}
        # A window has edges.
        bounds = {"width": size["width"] + 50, "height": size["height"] + 150}
        self.session.send("Browser.setWindowBounds", {"windowId": self.window, "bounds": bounds})
        self.page.wait_for_function(
            "({ width, height }) => innerWidth >= width && innerHeight >= height", arg=self.size)

    def take(self, step, argument, progress):
        """The device after a step, which must lead to a progress; at rest that is None."""
        shown = self.page.evaluate("([name, argument]) => step(name, argument)", [step, argument])
        # What takes no time is at its end when it begins.
        if step == "open" and not shown["duration"]:
            return None
        if shown["progress"] != progress or shown["playing"] or shown["isFlying"] == (progress is None):
            raise RuntimeError(f"the step {step} leads to {shown}")
        if shown["size"] != self.size:
            raise RuntimeError(f"the device is {shown['size']} large")
        look = shown["look"]
        if look not in self.pictures:
            self.pictures[look] = self.photograph()
        return self.pictures[look]

    def photograph(self):
        picture = self.session.send(
            "Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
        picture = Image.open(io.BytesIO(base64.b64decode(picture["data"])))
        # The pixels that the device fills.
        edges = [int(self.size[key] * self.scale) for key in ("width", "height")]
        return numpy.asarray(picture.crop((0, 0, *edges)).convert("RGB"))


def difference(one, other):
    """The largest difference in any channel, in how many pixels there is one, and the box around them."""
    if one is other:
        return 0, 0, None
    # Bytes are compared all at once, and pixels only in the lines that differ.
    off = numpy.maximum(one, other) - numpy.minimum(one, other)
    largest = int(off.max())
    if largest <= NEGLIGIBLE:
        return largest, 0, None
    differs = off > NEGLIGIBLE
    lines = numpy.flatnonzero(differs.reshape(len(differs), -1).any(axis=1))
    rows, columns = numpy.nonzero(differs[lines].any(axis=2))
    rows = lines[rows]
    # Edges are Python's numbers, which print as such.
    box = [columns.min(), rows.min(), columns.max() + 1, rows.max() + 1]
    return largest, rows.size, tuple(int(edge) for edge in box)


def flights(seguec, project, folder):
    """The views with what can be tapped in each, and the devices."""
    built = folder / "ends"
    index = build(seguec, project, built)
    taps = collections.defaultdict(list)
    for link in links_to_contents(index):
        action = sum(one["component"] == link["component"] for one in taps[link["from"]])
        taps[link["from"]].append({**link, "action": action})
    files = index["screens"][0]["files"]
    return taps, [json.loads((built / file).read_text())["device"] for file in files]


def check_ends(path, seguec, project, folder, every_device):
    taps, devices = flights(seguec, project, folder)
    # Each view at the device's own scale, on every device or on one of them by turns.
    jobs = [
        (device["scale"], device["name"], view, links)
        for number, (view, links) in enumerate(taps.items())
        for device in (devices if every_device else [devices[number % len(devices)]])]
    # The long ones first, each process one after the other.
    jobs.sort(key=lambda job: -len(job[3]) * job[0])
    context = multiprocessing.get_context("spawn")
    shares = [jobs[start::PROCESSES] for start in range(PROCESSES)]
    with concurrent.futures.ProcessPoolExecutor(PROCESSES, mp_context=context) as pool:
        parts = list(pool.map(check_views, [path] * PROCESSES, shares))
    differences = [one for part in parts for one in part[1]]
    count, largest, most = len(differences), *(max((one[at] for one in differences), default=0) for at in (0, 1))
    print(f"{count} ends of transitions: pixels at most {largest} of 255 off, at most {most} of them at an end")
    failures = [failure for part in parts for failure in part[0]]
    if count < FEWEST:
        failures.append("that is too few ends to say anything")
    return failures


def check_views(path, jobs):
    failures, differences = [], []
    for scale in sorted({job[0] for job in jobs}):
        # A scale that is only emulated puts layers between the device's pixels.
        with (chromium.launched(f"--force-device-scale-factor={scale}", *UNTILED) as browser,
              Browser(browser).page(path, failures, no_viewport=True) as page):
            camera = Camera(page)
            for _, device, view, links in (job for job in jobs if job[0] == scale):
                for what, found in ends(camera, device, view, links):
                    if isinstance(found, Exception):
                        failures.append(f"{what} at {scale}x: {str(found).splitlines()[0]}")
                        continue
                    differences.append(found)
                    largest, pixels, box = found
                    if largest > LARGEST or pixels > (MOST if largest > SCALED else MOST_SCALED):
                        failures.append(
                            f"{what} at {scale}x: {pixels} pixels off by up to {largest} of 255 in {box}")
    return failures, differences


def ends(camera, device, view, links):
    """Each end of each flight from a view, there and back, with its difference from the screen at rest."""
    shown = {"view": view, "device": device, "zoom": 1, "direction": "ltr", "reduced": False}
    camera.fit(device)
    source = None
    for link in links:
        name = f"{view} {link['component']} → {link['link']} on {device}"
        try:
            if source is None:
                source = camera.take("show", shown, None)
            flight = {"component": link["component"], "action": link["action"]}
            first = camera.take("open", flight, 0)
            if first is not None:
                yield f"{name}, push at 0", difference(first, source)
            last = camera.take("end", None, 1)
            destination = camera.take("rest", None, None)
            yield f"{name}, push at 1", difference(last, destination)
            if first is not None:
                yield f"{name}, pop at 1", difference(camera.take("back", None, 1), destination)
                yield f"{name}, pop at 0", difference(camera.take("end", None, 0), source)
            # It comes to rest where the next one begins.
            camera.page.evaluate("() => step('rest')")
        except Exception as error:
            yield name, error
            reload(camera.page)
            camera = Camera(camera.page)
            camera.fit(device)
            source = None
