"""Every transition as the page plays it, against `seguec frames`."""

import collections
import concurrent.futures
import json
import multiprocessing
import subprocess

from bench import chromium
from bench.preview_page import Browser, reload
from bench.seguec import build, links_to_contents, tap_arguments

PROCESSES = 2
MOMENTS = 11
# Times are whole milliseconds, which the page's slider can be put to.
FRAMES_PER_SECOND = 100

# Opens a flight from the view that is shown, puts the slider to each time, and goes to the end. Then the
# way back is opened, which leads to that view again.
PLAY = """({ flight, times }) => {
  const device = document.getElementById('device').getBoundingClientRect();
  const slider = document.querySelector('input[type=range]');
  const { duration } = segue.play({ ...flight, seconds: times[0] });
  const moments = times.map((time, index) => {
    if (index && index === times.length - 1) {
      document.querySelector('[data-do=end]').click();
    } else if (index) {
      slider.value = Math.round(time * 1000);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const layers = [...document.querySelectorAll('[data-layer]')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const opacity = Number(getComputedStyle(element).opacity);
      const { layer, pair } = element.dataset;
      return [layer, pair ?? null, [x - device.x, y - device.y, width, height], opacity];
    });
    return [segue.state().time, layers];
  });
  if (flight.way === 'push') {
    document.querySelector('[data-do=pop]').click();
  }
  return [duration, moments];
}"""


def commands(seguec, project, index):
    """What to compare: each link on all devices, and turned and with less motion on the first."""
    first = index["devices"][0]
    for link in links_to_contents(index):
        command = [
            seguec, "frames", project, "--fps", str(FRAMES_PER_SECOND), "--format", "json",
            *tap_arguments(index, link)]
        yield link, "push", {}, command
        yield link, "pop", {}, command + ["--pop"]
        yield link, "push", {"reduced": True}, (
            command + ["--reduced-motion", "--device", first])  # fmt: skip
        yield link, "push", {"direction": "rtl"}, (
            command + ["--direction", "rtl", "--device", first])  # fmt: skip


def expected(line):
    """A flight at some of its moments: times, and the frame and opacity of each layer."""
    frames = line["frames"]
    last = len(frames) - 1
    chosen = sorted({round(i * last / (MOMENTS - 1)) for i in range(MOMENTS)})
    moments = []
    for place in chosen:
        frame = frames[place]
        layers = {
            (layer["id"], layer["pair"]): (
                [layer["frame"][side] for side in ("x", "y", "width", "height")],
                layer["opacity"])
            for layer in frame["layers"] + frame.get("screens", [])
        }
        moments.append((frame["time"], layers))
    return {"device": line["device"]["name"], "to": line["action"]["to"], "moments": moments,
            "duration": line["duration"]}  # fmt: skip


def run(job):
    link, way, options, command = job
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        return job, None, result.stderr
    return job, [expected(json.loads(line)) for line in result.stdout.splitlines()], ""


def in_columns(built, index):
    """The screens that stand in a column of a split view, as (name, device): the page shows them too, but one
    at a time and in all of the device, so their transitions are others."""
    found = set()
    for entry in index["screens"]:
        for file in entry["files"]:
            layout = json.loads((built / file).read_text())
            device, viewport = layout["device"], layout["viewport"]
            if viewport["width"] < device["width"] and viewport["height"] == device["height"]:
                found.add((entry["name"], device["name"]))
    return found


def check_flights(path, seguec, project, folder):
    built = folder / "build"
    index = build(seguec, project, built)
    columns = in_columns(built, index)
    with concurrent.futures.ThreadPoolExecutor(PROCESSES) as pool:
        results = list(pool.map(run, commands(seguec, project, index)))
    failures = []
    views = collections.defaultdict(list)
    for (link, way, options, _), lines, error in results:
        if lines is None:
            failures.append(f"{link['from']} {link['component']}: {error.strip()}")
            continue
        actions = collections.Counter()
        for line in lines:
            if line["to"] == link["link"] and (link["from"], line["device"]) not in columns:
                view = {"view": link["from"], "device": line["device"], "zoom": 1,
                        "direction": "ltr", "reduced": False, **options}  # fmt: skip
                flight = {"component": link["component"], "way": way, "reduced": view["reduced"],
                          "action": actions[line["device"]]}  # fmt: skip
                what = f"{link['from']} {link['component']} → {link['to']} on {line['device']}"
                what += ", ".join(["", way, *(f"{key} {value}" for key, value in options.items())])
                views[json.dumps(view)].append((flight, line, what))
            actions[line["device"]] += 1
    shares = [list(views.items())[start::PROCESSES] for start in range(PROCESSES)]
    # What a process inherits of the browser's connection would be of no use to it.
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(PROCESSES, mp_context=context) as pool:
        parts = list(pool.map(check_views, [path] * PROCESSES, shares))
    counts = {
        key: (max if key == "worst" else sum)(part[1][key] for part in parts)
        for key in ("transitions", "layers", "worst")
    }
    print(
        f"{counts['transitions']} transitions, {counts['layers']} layers at moments, "
        f"at most {counts['worst']:.2g} px off")
    if counts["transitions"] < 2000:
        failures.append("that is too few transitions to say anything")
    return failures + [failure for part in parts for failure in part[0]]


def check_views(path, views):
    """Each view with its flights, in a browser of its own."""
    failures = []
    counts = {"transitions": 0, "layers": 0, "worst": 0.0}
    with chromium.launched() as browser, Browser(browser).page(path, failures) as page:
        # Measuring boxes needs no painting.
        page.add_style_tag(content="html { clip-path: inset(50%) }")
        for view, flights in views:
            page.evaluate("(view) => segue.show(view)", json.loads(view))
            for flight, line, what in flights:
                compare(page, json.loads(view), flight, line, what, failures, counts)
            if len(failures) > 200:
                break
    return failures, counts


def compare(page, view, flight, line, what, failures, counts):
    times = [time for time, _ in line["moments"]]
    try:
        duration, moments = page.evaluate(PLAY, {"flight": flight, "times": times})
    except Exception as error:
        failures.append(f"{what}: {str(error).splitlines()[0]}")
        reload(page)
        page.evaluate("(view) => segue.show(view)", view)
        return
    counts["transitions"] += 1
    if abs(duration - line["duration"]) > 0.001:
        failures.append(f"{what}: lasts {duration} s, expected {line['duration']}")
    for (time, layers), (reached, found) in zip(line["moments"], moments):
        if reached is None or abs(reached - time) > 1e-6:
            failures.append(f"{what}: the slider reaches {reached} s, expected {time}")
            return
        by_id = {(id, None if pair is None else int(pair)): rest for id, pair, *rest in found}
        for key, (frame, opacity) in layers.items():
            counts["layers"] += 1
            here = f"{what}: layer {key[0]} at {time:.3f} s"
            if key not in by_id:
                failures.append(f"{here} is missing among {sorted(map(str, by_id))}")
                return
            rect, alpha = by_id[key]
            off = max(abs(a - b) for a, b in zip(rect, frame))
            counts["worst"] = max(counts["worst"], off)
            if not off <= 0.5:
                failures.append(f"{here} is at {rounded(rect)}, expected {rounded(frame)}")
                return
            if not abs(alpha - opacity) <= 0.01:
                failures.append(f"{here} has opacity {alpha:.3f}, expected {opacity:.3f}")
                return


def rounded(numbers):
    return [round(number, 2) for number in numbers]
