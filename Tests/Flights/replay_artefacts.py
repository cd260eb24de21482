#!/usr/bin/env python3
"""Plays the transitions of a build from their files alone, and compares with `seguec frames`.

A player has nothing but the artefacts: here is one, written from their schema and from the formulas of
CSS (cubic-bezier and linear()), of the damped spring and of Material's arcs, in another language and
with another library's exponentials. For every link of a project, there and back, with less motion too,
each layer of each frame must be where `seguec frames` has it.

    replay_artefacts.py SEGUEC [PROJECT]
"""

import json
import math
import subprocess
import sys
import tempfile
from pathlib import Path

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


def path(layer, p):
    a, b = rectangle(layer["from"]["frame"]), rectangle(layer["to"]["frame"])
    if layer["path"] == "straight":
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


def fitted(radii, width, height):
    radii = [max(0, r) for r in radii]
    factor = 1
    for i, j, length in [(0, 1, width), (3, 2, width), (0, 3, height), (1, 2, height)]:
        if radii[i] + radii[j] > length and radii[i] + radii[j] > 0:
            factor = min(factor, max(0, length) / (radii[i] + radii[j]))
    return [r * factor for r in radii]


def flight(layer, stage, p):
    windows = layer.get("windows", {})

    def at(channel):
        return local(windows.get(channel), p)

    frame = path(layer, at("frame"))
    first, last = layer["from"], layer["to"]
    content = mix(rectangle(first["contentFrame"]), rectangle(last["contentFrame"]), at("content"))
    travels = layer["clipEdges"]["of"] == "frame"
    share = min(max(at("clip"), 0), 1) if travels else at("clip")
    edges = mix(layer["clipEdges"]["from"], layer["clipEdges"]["to"], share)
    if travels:
        edges = [
            frame[1] + edges[0], frame[0] + frame[2] - edges[1],
            frame[1] + frame[3] - edges[2], frame[0] + edges[3],
        ]  # fmt: skip
    bounds = mix(stage["from"], stage["to"], share)
    opacity = first["opacity"] + (last["opacity"] - first["opacity"]) * at("opacity")
    size = [max(0, frame[2]), max(0, frame[3])]
    return {
        "frame": frame[:2] + size,
        "content": content[:2] + [max(0, content[2]), max(0, content[3])],
        "clipTop": [min(max(edges[0], bounds[0]), bounds[1])],
        "opacity": [min(max(opacity, 0), 1)],
        "cornerRadius": fitted(
            mix(first["cornerRadius"], last["cornerRadius"], at("cornerRadius")), *size),
    }  # fmt: skip


def screen(layer, p):
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

    def frame(n):
        return [
            rest[0] + rest[2] * (1 - n["scale"]) / 2 + n["translateX"],
            rest[1] + rest[3] * (1 - n["scale"]) / 2 + n["translateY"],
            rest[2] * n["scale"], rest[3] * n["scale"],
        ]  # fmt: skip

    now, start, end = frame(raw), frame(at0), frame(numbers(1))
    now = [
        n + (f - s) * (1 - p) + (l - e) * p for n, f, s, l, e in zip(now, first, start, last, end)
    ]
    size = [max(0, now[2]), max(0, now[3])]
    return {
        "frame": now[:2] + size,
        "content": [0, 0] + size,
        "clipTop": [0],
        "opacity": [min(max(raw["opacity"], 0), 1)],
        "cornerRadius": fitted([raw["cornerRadius"]] * 4, *size),
    }


def expected(layer, stage, p):
    if p in (0, 1):
        state = layer["to" if p else "from"]
        return {
            "frame": rectangle(state["frame"]),
            "content": rectangle(state["contentFrame"]),
            "clipTop": [state["clip"]["y"]],
            "opacity": [state["opacity"]],
            "cornerRadius": state["cornerRadius"],
        }
    return flight(layer, stage, p) if "path" in layer else screen(layer, p)


# The comparison.


def compare(frames, layers, stage, easing, duration, is_pop, what):
    worst = 0.0
    count = 0
    byID = {(layer["pair"], layer["id"]): layer for layer in layers}
    for frame in frames["frames"]:
        p = eased(easing, duration, frame["time"])
        p = 1 - p if is_pop else p
        if abs(p - frame["progress"]) > TOLERANCE:
            sys.exit(f"{what}: at {frame['time']} s progress is {frame['progress']}, played {p}")
        for shown in frame["layers"] + frame.get("screens", []):
            layer = byID[(shown["pair"], shown["id"])]
            here = expected(layer, stage, frame["progress"])
            there = {
                "frame": rectangle(shown["frame"]),
                "content": rectangle(shown["content"]["frame"]),
                "clipTop": [shown["clip"]["y"]],
                "opacity": [shown["opacity"]],
                "cornerRadius": shown["cornerRadius"],
            }
            for key, numbers in here.items():
                for a, b in zip(numbers, there[key]):
                    worst = max(worst, abs(a - b))
                    if not abs(a - b) <= TOLERANCE * (1 + abs(b)):
                        sys.exit(
                            f"{what}: {shown['id']}.{key} at progress {frame['progress']} is "
                            f"{there[key]}, played {numbers}")  # fmt: skip
            count += 1
    return count, worst


def main():
    seguec = sys.argv[1]
    project = sys.argv[2] if len(sys.argv) > 2 else "Samples/Outfits"
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([seguec, "build", project, "-o", folder], check=True, capture_output=True)
        index = json.loads((Path(folder) / "index.json").read_text())
        screens = {entry["name"]: entry for entry in index["screens"]}
        states, transitions, worst = 0, 0, 0.0
        for number, link in enumerate(index["links"]):
            if link["component"].startswith("/"):
                continue  # `frames` takes ids.
            # Each link on one device, all devices in turn.
            file = link["files"][number % len(link["files"])]
            artefact = json.loads((Path(folder) / file).read_text())
            source = screens[link["from"]]
            command = [seguec, "frames", project, "--from", source["screen"], "--fps", "30"]
            command += ["--tap", link["component"], "--device", artefact["device"]["name"]]
            command += ["--format", "json"]
            for name, value in source["arguments"].items():
                text = json.dumps(value) if not isinstance(value, str) else value
                command += ["--set", f"{name}={text}"]
            ways = [("push", [], artefact, False)]
            if "return" in artefact:
                back = artefact["return"]
                layers = back.get("layers", artefact["layers"])
                ways.append(("pop", ["--pop"], {**back, "layers": layers}, True))
            if "reducedMotion" in artefact:
                ways.append(("less motion", ["--reduced-motion"], artefact["reducedMotion"], False))
            for name, options, way, is_pop in ways:
                output = subprocess.run(
                    command + options, check=True, capture_output=True, text=True).stdout  # fmt: skip
                lines = [json.loads(line) for line in output.splitlines()]
                line = next(l for l in lines if l["action"]["to"] == link["link"])
                what = f"{link['from']} {link['component']} on {artefact['device']['name']}, {name}"
                count, off = compare(
                    line, way["layers"], artefact.get("stage"), way["easing"], way["duration"],
                    is_pop, what)  # fmt: skip
                states += count
                transitions += 1
                worst = max(worst, off)
        print(
            f"{transitions} transitions of {project}, {states} layers at moments: played from their "
            f"files alone they are at most {worst:.1e} off")
        if transitions < 100:
            sys.exit("that is too few to say anything")


main()
