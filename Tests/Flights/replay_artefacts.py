#!/usr/bin/env python3
"""Plays the transitions of a build from their files alone, and compares with `seguec frames`.

A player has nothing but the artefacts: here is one, written from their schema and from the formulas of
CSS (cubic-bezier and linear(), object-fit and object-position), of the damped spring and of Material's
arcs, in another language and with another library's exponentials. For every link of a project, there and
back, with less motion too, each layer of each frame must be where `seguec frames` has it, and show of its
picture what that shows.

    replay_artefacts.py SEGUEC [PROJECT]
"""

import concurrent.futures
import json
import math
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.append(sys.path[0] + "/..")
from bench.seguec import build, phase, tap_arguments  # noqa: E402

TOLERANCE = 1e-6

NAMED = {
    "linear": None,
    "ease": (0.25, 0.1, 0.25, 1), "easeIn": (0.42, 0, 1, 1), "easeOut": (0, 0, 0.58, 1),
    "easeInOut": (0.42, 0, 0.58, 1), "standard": (0.2, 0, 0, 1), "accelerate": (0.3, 0, 1, 1),
    "decelerate": (0, 0, 0, 1), "emphasizedAccelerate": (0.3, 0, 0.8, 0.15),
    "emphasizedDecelerate": (0.05, 0.7, 0.1, 1),
}  # fmt: skip


# Time to progress.


def bezier(x1, y1, x2, y2, x):
    def at(a, b, t):
        return 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t * t * b + t**3

    low, high = 0.0, 1.0
    for _ in range(80):
        middle = (low + high) / 2
        if at(x1, x2, middle) < x:
            low = middle
        else:
            high = middle
    return at(y1, y2, (low + high) / 2)


def stops(list_, x):
    points = []
    for stop in list_:
        output, position = stop.split(" ")
        points.append((float(position.rstrip("%")) / 100, float(output)))
    index = max([i for i, point in enumerate(points) if point[0] <= x] or [0])
    index = min(index, len(points) - 2)
    (x0, y0), (x1, y1) = points[index], points[index + 1]
    return y1 if x1 == x0 else y0 + (y1 - y0) * (x - x0) / (x1 - x0)


def spring(values, t):
    k, c, m = values["stiffness"], values["damping"], values["mass"]
    v0 = values["initialVelocity"]
    omega = math.sqrt(k / m)
    zeta = c / (2 * math.sqrt(k * m))
    delta = zeta * omega
    if abs(zeta - 1) < 1e-9:
        return 1 + (-1 + (v0 - omega) * t) * math.exp(-omega * t)
    if zeta < 1:
        damped = omega * math.sqrt(1 - zeta * zeta)
        b = (v0 - delta) / damped
        return 1 + math.exp(-delta * t) * (-math.cos(damped * t) + b * math.sin(damped * t))
    root = omega * math.sqrt(zeta * zeta - 1)
    plus, minus = -delta + root, -delta - root
    a = (v0 + minus) / (plus - minus)
    return 1 + a * math.exp(plus * t) + (-1 - a) * math.exp(minus * t)


def eased(easing, duration, t):
    if t >= duration:
        return 1.0
    if t <= 0:
        return 0.0
    if isinstance(easing, str):
        if easing == "emphasized":
            x = t / duration
            if x < 0.166666:
                return 0.4 * bezier(0.05 / 0.166666, 0, 0.133333 / 0.166666, 0.06 / 0.4, x / 0.166666)
            w = 1 - 0.166666
            local = bezier(
                (0.208333 - 0.166666) / w, (0.82 - 0.4) / 0.6, (0.25 - 0.166666) / w, 1,
                (x - 0.166666) / w)  # fmt: skip
            return 0.4 + 0.6 * local
        return t / duration if easing == "linear" else bezier(*NAMED[easing], t / duration)
    if "cubicBezier" in easing:
        return bezier(*easing["cubicBezier"], t / duration)
    if "linear" in easing:
        return stops(easing["linear"], t / duration)
    return spring(easing["spring"], t)


# Progress to layers.


def local(window, p):
    if window is None:
        return p
    start, end = window
    if p <= start and start > 0:
        return 0.0
    if p >= end and end < 1:
        return 1.0
    return (p - start) / (end - start)


def mix(a, b, p):
    return [x + (y - x) * p for x, y in zip(a, b)]


def arc(a, b, p):
    dx, dy = b[0] - a[0], b[1] - a[1]
    if abs(dx) <= 2 or abs(dy) <= 2:
        return mix(a, b, p)
    square = dx * dx + dy * dy
    if abs(dx) < abs(dy):
        radius = square / (2 * abs(dx))
        centre = (b[0] + radius * math.copysign(1, -dx), b[1])
    else:
        radius = square / (2 * abs(dy))
        centre = (a[0], a[1] + radius * math.copysign(1, dy))
    first = math.atan2(a[1] - centre[1], a[0] - centre[0])
    last = math.atan2(b[1] - centre[1], b[0] - centre[0])
    sweep = (last - first + math.pi) % (2 * math.pi) - math.pi
    angle = first + sweep * p
    return [centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)]


def rectangle(frame):
    return [frame["x"], frame["y"], frame["width"], frame["height"]]


def path(a, b, style, p):
    if style == "straight":
        return mix(a, b, p)
    way = [b[0] + b[2] / 2 - a[0] - a[2] / 2, b[1] + b[3] / 2 - a[1] - a[3] / 2]
    best, chosen = -math.inf, None
    for left, top in [(1, 1), (0, 0), (0, 1), (1, 0)]:
        along = (a[2] if left else -a[2]) * way[0] + (a[3] if top else -a[3]) * way[1]
        if along > best:
            best, chosen = along, (left, top)

    def corner(r, left, top):
        return [r[0] if left else r[0] + r[2], r[1] if top else r[1] + r[3]]

    left, top = chosen
    one = arc(corner(a, left, top), corner(b, left, top), p)
    other = arc(corner(a, not left, not top), corner(b, not left, not top), p)
    x = [one[0], other[0]] if left else [other[0], one[0]]
    y = [one[1], other[1]] if top else [other[1], one[1]]
    return [x[0], y[0], x[1] - x[0], y[1] - y[0]]


def flown(layer, p):
    attachment = layer.get("attachment")
    if attachment is None:
        return path(
            rectangle(layer["from"]["frame"]), rectangle(layer["to"]["frame"]), layer["path"], p)
    carrier = attachment["carrier"]
    x, y, width, height = path(
        rectangle(carrier["from"]), rectangle(carrier["to"]), layer["path"], p)
    numbers = mix(attachment["from"], attachment["to"], p)
    return [
        x + width * numbers[0] + numbers[1], y + height * numbers[2] + numbers[3],
        width * numbers[4] + numbers[5], height * numbers[6] + numbers[7],
    ]  # fmt: skip


def inside(box, edges):
    top, right, bottom, left = edges
    x, y, width, height = box
    return [x + left, y + top, max(0, width - left - right), max(0, height - top - bottom)]


def object_in(box, size, manner):
    """The concrete object size of CSS Images 3, and where object-position puts it."""
    if size is None or manner["objectFit"] == "fill" or not (size["width"] and size["height"]):
        return box
    natural = [size["width"], size["height"]]
    contain, cover = sorted(box[axis + 2] / natural[axis] for axis in (0, 1))
    scale = {"contain": contain, "cover": cover, "none": 1, "scale-down": min(1, contain)}
    drawn = [length * scale[manner["objectFit"]] for length in natural]
    percent, points = manner["objectPosition"][0::2], manner["objectPosition"][1::2]
    corner = [
        box[axis] + (box[axis + 2] - drawn[axis]) * percent[axis] / 100 + points[axis]
        for axis in (0, 1)
    ]
    return corner + drawn


def picture(layer, frame, border, share):
    """The picture's box and the picture, from the corner of the frame."""
    whole = [0, 0, max(0, frame[2]), max(0, frame[3])]
    shown = layer.get("picture")
    if shown is None:
        return whole, whole
    share = min(max(share, 0), 1)
    box = inside(
        inside(whole, border), mix(shown["from"]["padding"], shown["to"]["padding"], share))
    drawn = mix(*(object_in(box, shown["naturalSize"], shown[end]) for end in ("from", "to")), share)
    if shown["covers"]:
        # As much larger about its centre as the box asks for, then as little moved as that allows.
        scale = max([1] + [box[i] / drawn[i] for i in (2, 3) if drawn[i] > 0])
        for axis in (0, 1):
            length = drawn[axis + 2] * scale
            start = drawn[axis] + (drawn[axis + 2] - length) / 2
            drawn[axis] = min(max(start, box[axis] + box[axis + 2] - length), box[axis])
            drawn[axis + 2] = length
    return box, drawn


def fitted(radii, width, height):
    radii = [max(0, r) for r in radii]
    factor = 1
    for i, j, length in [(0, 1, width), (3, 2, width), (0, 3, height), (1, 2, height)]:
        if radii[i] + radii[j] > length and radii[i] + radii[j] > 0:
            factor = min(factor, max(0, length) / (radii[i] + radii[j]))
    return [r * factor for r in radii]


def flight(layer, device, p):
    windows = layer.get("windows", {})

    def at(channel):
        return local(windows.get(channel), p)

    frame = flown(layer, at("frame"))
    first, last = layer["from"], layer["to"]
    nothing = [0] * 4
    border = mix(
        first.get("borderWidth", nothing), last.get("borderWidth", nothing), at("paint"))
    border = [max(0, width) for width in border]
    box, drawn = picture(layer, frame, border, at("content"))
    travels = layer["clipEdges"]["of"] == "frame"
    share = min(max(at("clip"), 0), 1) if travels else at("clip")
    edges = mix(layer["clipEdges"]["from"], layer["clipEdges"]["to"], share)
    if travels:
        edges = [
            frame[1] + edges[0], frame[0] + frame[2] - edges[1],
            frame[1] + frame[3] - edges[2], frame[0] + edges[3],
        ]  # fmt: skip
    # Nothing is seen outside of the device.
    top, left = (
        min(max(edges[side], 0), length)
        for side, length in [(0, device["height"]), (3, device["width"])]
    )
    right, bottom = min(edges[1], device["width"]), min(edges[2], device["height"])
    opacity = first["opacity"] + (last["opacity"] - first["opacity"]) * at("opacity")
    size = [max(0, frame[2]), max(0, frame[3])]
    return {
        "frame": frame[:2] + size,
        "content": drawn,
        "contentBox": box,
        "clip": [left, top, max(0, right - left), max(0, bottom - top)],
        "opacity": [min(max(opacity, 0), 1)],
        "cornerRadius": fitted(
            mix(first["cornerRadius"], last["cornerRadius"], at("cornerRadius")), *size),
    }  # fmt: skip


def screen(layer, device, p):
    def numbers(p):
        result = {"translateX": 0, "translateY": 0, "scale": 1, "opacity": 1, "cornerRadius": 0}
        for track in layer["tracks"]:
            share = local(track["window"] if track["window"] != [0, 1] else None, p)
            value = track["from"] + (track["to"] - track["from"]) * share
            name = track["property"]
            if name.startswith("translate"):
                result[name] += value
            elif name == "cornerRadius":
                result[name] = max(result[name], value)
            else:
                result[name] *= value
        return result

    # At rest the screen stands at one of its ends, moved and scaled by what the tracks say there.
    at0, raw = numbers(0), numbers(p)
    first, last = rectangle(layer["from"]["frame"]), rectangle(layer["to"]["frame"])
    rest = rectangle(layer["rest"])

    part = rectangle(layer["part"]) if "part" in layer else [0, 0] + rest[2:]

    def frame(n):
        corner = [
            rest[0] + rest[2] * (1 - n["scale"]) / 2 + n["translateX"],
            rest[1] + rest[3] * (1 - n["scale"]) / 2 + n["translateY"],
        ]
        return [
            corner[0] + part[0] * n["scale"], corner[1] + part[1] * n["scale"],
            part[2] * n["scale"], part[3] * n["scale"],
        ]  # fmt: skip

    now, start, end = frame(raw), frame(at0), frame(numbers(1))
    now = [
        n + (f - s) * (1 - p) + (l - e) * p for n, f, s, l, e in zip(now, first, start, last, end)
    ]
    size = [max(0, now[2]), max(0, now[3])]
    return {
        "frame": now[:2] + size,
        "content": [0, 0] + size,
        "contentBox": [0, 0] + size,
        "clip": [0, 0, device["width"], device["height"]],
        "opacity": [min(max(raw["opacity"], 0), 1)],
        "cornerRadius": fitted(
            [
                max(0 if "part" in layer else raw["cornerRadius"], corner * raw["scale"])
                for corner in layer.get("restCornerRadius", [0] * 4)
            ],
            *size,
        ),
    }


def end(state):
    size = rectangle(state["frame"])[2:]
    whole = dict(zip(("x", "y", "width", "height"), [0, 0, *size]))
    return {
        "frame": rectangle(state["frame"]),
        "content": rectangle(state["contentFrame"]),
        "contentBox": rectangle(state.get("contentBox", whole)),
        "clip": rectangle(state["clip"]),
        "opacity": [state["opacity"]],
        "cornerRadius": state["cornerRadius"],
    }


def expected(layer, device, p):
    if p in (0, 1):
        return end(layer["to" if p else "from"])
    return (flight if "path" in layer else screen)(layer, device, p)


# The comparison.


def check(here, there, name, p):
    """How far what is played is from what is compiled."""
    worst = 0.0
    for key, numbers in here.items():
        for a, b in zip(numbers, there[key], strict=True):
            worst = max(worst, abs(a - b))
            if not abs(a - b) <= TOLERANCE * (1 + abs(b)):
                sys.exit(f"{name}.{key} at progress {p} is {there[key]}, played {numbers}")
    return worst


def compare(frames, layers, device, easing, duration, is_pop, what):
    worst = 0.0
    count = 0
    byID = {(layer["pair"], layer["id"]): layer for layer in layers}
    if len(byID) < len(layers):
        sys.exit(f"{what}: of {len(layers)} layers {len(byID)} have names of their own")
    # At their ends what is drawn there follows from the frame and the picture, as on the way.
    for layer in layers:
        for p, state in [(0, end(layer["from"])), (1, end(layer["to"]))]:
            there = (flight if "path" in layer else screen)(layer, device, p)
            check({**there, "cornerRadius": state["cornerRadius"]}, state, f"{what}: {layer['id']}", p)
    for frame in frames["frames"]:
        p = eased(easing, duration, frame["time"])
        p = 1 - p if is_pop else p
        if abs(p - frame["progress"]) > TOLERANCE:
            sys.exit(f"{what}: at {frame['time']} s progress is {frame['progress']}, played {p}")
        moment = frame["layers"] + frame.get("screens", [])
        if len(moment) != len(layers):
            sys.exit(f"{what}: {len(layers)} layers are written, {len(moment)} are played")
        for shown in moment:
            layer = byID[(shown["pair"], shown["id"])]
            if "path" not in layer and layer["from"].get("backgroundColor") != shown.get("backgroundColor"):
                sys.exit(f"{what}: {shown['id']} is {shown.get('backgroundColor')}")
            there = {"contentFrame": shown["content"]["frame"], **shown}
            if "box" in shown["content"]:
                there["contentBox"] = shown["content"]["box"]
            here = expected(layer, device, frame["progress"])
            name = f"{what}: {shown['id']}"
            worst = max(worst, check(here, end(there), name, frame["progress"]))
            count += 1
    return count, worst


def played(seguec, project, folder, index, links):
    """What one component opens in a phase, on every device, there and back: how much of it there is, or what is
    wrong."""
    artefacts = [
        (link["link"], json.loads((Path(folder) / file).read_text()))
        for link in links
        for file in link["files"]
    ]
    command = [seguec, "frames", project, "--fps", "30", "--format", "json",
               *tap_arguments(index, links[0])]
    states, transitions, worst = 0, 0, 0.0
    for name, options in [("push", []), ("pop", ["--pop"]), ("less motion", ["--reduced-motion"])]:
        flights = {}
        output = subprocess.run(
            command + options, check=True, capture_output=True, text=True).stdout  # fmt: skip
        for line in output.splitlines():
            flight = json.loads(line)
            flights.setdefault((flight["action"]["to"], flight["device"]["name"]), flight)
        for link, artefact in artefacts:
            way = {
                "push": artefact, "pop": artefact.get("return"),
                "less motion": artefact.get("reducedMotion"),
            }[name]  # fmt: skip
            if way is None:
                continue
            device = artefact["device"]
            what = f"{links[0]['from']} {links[0]['component']} on {device['name']}, {name}"
            try:
                count, off = compare(
                    flights[link, device["name"]], way.get("layers", artefact["layers"]), device,
                    way["easing"], way["duration"], name == "pop", what)  # fmt: skip
            except SystemExit as difference:
                return str(difference)
            states += count
            transitions += 1
            worst = max(worst, off)
    return states, transitions, worst


def main():
    seguec = sys.argv[1]
    project = sys.argv[2] if len(sys.argv) > 2 else "Samples/Outfits"
    with tempfile.TemporaryDirectory() as folder:
        index = build(seguec, project, folder)
        components = {}
        for link in index["links"]:
            # `frames` takes ids.
            if not link["component"].startswith("/"):
                key = (link["from"], link["component"], phase(index, link))
                components.setdefault(key, []).append(link)
        with concurrent.futures.ProcessPoolExecutor(2) as pool:
            results = [
                pool.submit(played, seguec, project, folder, index, links)
                for links in components.values()
            ]
            results = [result.result() for result in results]
    wrong = [result for result in results if isinstance(result, str)]
    for line in wrong[:20]:
        print(line)
    if wrong:
        sys.exit(f"{len(wrong)} components differ")
    states, transitions, off = zip(*results)
    print(
        f"{sum(transitions)} transitions of {project}, {sum(states)} layers at moments: played from "
        f"their files alone they are at most {max(off):.1e} off")
    if len(sys.argv) < 3 and sum(transitions) < 2000:
        sys.exit("that is too few to say anything")


if __name__ == "__main__":
    main()
