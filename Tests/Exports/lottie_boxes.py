"""Lottie documents against the published schema, and their boxes as rlottie draws them."""

import copy
import functools
import json
import math
from importlib import resources

import jsonschema
import lottie_specs
from rlottie_python import LottieAnimation


@functools.cache
def validator():
    path = resources.files(lottie_specs) / "data" / "lottie.schema.json"
    return jsonschema.Draft202012Validator(json.loads(path.read_text()))


def alone(document, place):
    """A document with one layer, its rectangle black, without mask and opaque."""
    document = copy.deepcopy(document)
    layer = document["layers"][place]
    document["layers"] = [layer]
    layer["ks"]["o"] = {"a": 0, "k": 100}
    layer.pop("masksProperties", None)
    layer.pop("hasMask", None)
    parts = [layer]
    if layer["ty"] == 0:
        asset = next(one for one in document["assets"] if one["id"] == layer["refId"])
        asset["layers"] = parts = [one for one in asset["layers"] if one["nm"] == "box"]
    for part in parts:
        # The last group is the lowest: the box without its border.
        part["shapes"] = part["shapes"][-1:]
        for shape in part["shapes"][0]["it"]:
            if shape["ty"] == "fl":
                shape["c"], shape["o"] = {"a": 0, "k": [0, 0, 0]}, {"a": 0, "k": 100}
    return json.dumps(document)


def extent(image):
    """Left, top, right and bottom of what covers half of a pixel; nothing where nothing does."""
    alpha = image.getchannel("A").point(lambda value: 255 if value >= 128 else 0)
    return alpha.getbbox()


def value(property, frame):
    """An animated property at a frame: its key frames have the handles of a straight line."""
    keys = property["k"]
    if not property.get("a"):
        return keys
    if frame <= keys[0]["t"]:
        return keys[0]["s"]
    for one, next in zip(keys, keys[1:]):
        if frame < next["t"]:
            share = (frame - one["t"]) / (next["t"] - one["t"])
            first, last = one["s"], next["s"]
            if isinstance(first[0], dict):
                first, last = (
                    [number for point in path[0]["v"] for number in point]
                    for path in (first, last))  # fmt: skip
            return [a + (b - a) * share for a, b in zip(first, last)]
    return keys[-1]["s"]


def rectangle(shape, frame):
    """Left, top, right and bottom of a rectangle, or of a path."""
    if shape["ty"] == "rc":
        (x, y), (width, height) = value(shape["p"], frame), value(shape["s"], frame)
        return [x - width / 2, y - height / 2, x + width / 2, y + height / 2]
    points = value(shape["ks"], frame)
    if isinstance(points, list) and isinstance(points[0], dict):
        points = points[0]
    if isinstance(points, dict):
        points = [number for point in points["v"] for number in point]
    return [min(points[0::2]), min(points[1::2]), max(points[0::2]), max(points[1::2])]


def bareness(document):
    """Of each picture, what it leaves bare of its outline at each half of a frame, in points."""
    assets = {asset["id"]: asset for asset in document["assets"]}
    for asset in assets.values():
        parts = {part["nm"]: part for part in asset.get("layers", [])}
        if "picture" not in parts:
            continue
        image = assets[parts["picture"]["refId"]]
        shape = parts["outline"]["shapes"][-1]["it"][0]
        bare = []
        for half in range(2 * int(document["op"]) + 1):
            box = rectangle(shape, half / 2)
            x, y = value(parts["picture"]["ks"]["p"], half / 2)
            scale = value(parts["picture"]["ks"]["s"], half / 2)
            right, bottom = x + image["w"] * scale[0] / 100, y + image["h"] * scale[1] / 100
            bare.append(max(x - box[0], y - box[1], box[2] - right, box[3] - bottom))
        yield bare


def cut_corner(box, radii, height):
    """How much narrower a rounded box looks of which the document shows the uppermost part alone."""
    radius, shown = min(radii[:2]), height - box["y"]
    if shown <= 0 or shown >= min(radius, box["height"]):
        return 0
    return radius - math.sqrt(radius**2 - (radius - shown) ** 2)


class Comparison:
    # A sixteenth of the tolerance.
    BARE = 0.25 / 16

    def __init__(self):
        self.documents, self.valid, self.boxes, self.off = 0, 0, 0, 0.0
        self.pictures, self.bare = 0, 0.0
        self.wrong = []

    def validate(self, name, text):
        self.valid += 1
        for bare in bareness(json.loads(text)):
            if max(bare[0], bare[-1]) <= self.BARE:
                self.pictures += 1
                self.bare = max(self.bare, *bare)
                if max(bare) > self.BARE:
                    self.wrong.append(f"{name}: a picture leaves {max(bare):.3f} px of its box bare")
        for error in list(validator().iter_errors(json.loads(text)))[:3]:
            self.wrong.append(f"{name}: {error.json_path}: {error.message[:200]}")

    def add(self, name, text, flight, layers):
        """Compares a document with the frames of its flight; `layers` gives those of a frame, the lowest
        first."""
        self.documents += 1
        self.validate(name, text)
        document = json.loads(text)
        width, height = document["w"], document["h"]
        frames = flight["frames"]
        count = len(document["layers"])
        if count != len(layers(frames[0])):
            self.wrong.append(f"{name}: {count} layers")
            return
        # The last frame stands at the end, which is no whole frame: the document's last but one shows it.
        numbers = sorted({len(frames) * part // 6 for part in range(6)})
        for place in range(count):
            animation = LottieAnimation.from_data(alone(document, place))
            for number in numbers:
                image = animation.render_pillow_frame(number)
                layer = layers(frames[number])[count - 1 - place]
                box = layer["frame"]
                edges = [
                    min(max(box["x"], 0), width), min(max(box["y"], 0), height),
                    min(max(box["x"] + box["width"], 0), width),
                    min(max(box["y"] + box["height"], 0), height),
                ]  # fmt: skip
                inset = cut_corner(box, layer["cornerRadius"], height)
                edges = [edges[0] + inset, edges[1], edges[2] - inset, edges[3]]
                drawn = extent(image)
                self.boxes += 1
                if drawn is None:
                    if edges[2] - edges[0] > 1 and edges[3] - edges[1] > 1:
                        self.wrong.append(f"{name}: frame {number} of layer {place} is not drawn")
                    continue
                off = max(abs(a - b) for a, b in zip(edges, drawn))
                self.off = max(self.off, off)
                if off > 1:
                    self.wrong.append(
                        f"{name}: frame {number} of layer {place} is {drawn}, compiled {edges}")

    def report(self, what):
        print(
            f"{what}: {self.valid} documents valid, {self.boxes} boxes of {self.documents} drawn, at most "
            f"{self.off:.3f} px off; of {self.pictures} boxes that pictures cover at most {self.bare:.3f} px "
            f"bare", flush=True)
