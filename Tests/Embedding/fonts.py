"""Embedded fonts, opened with fontTools, and texts shaped in them with HarfBuzz, as in their sources."""

import base64
import functools
import html
import io
import json
import logging
import re
import xml.etree.ElementTree as ElementTree

import uharfbuzz as hb
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTCollection, TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from bench.fonts import INTER, INTER_WEIGHTS

# Embedded fonts have no date.
logging.getLogger("fontTools").setLevel(logging.ERROR)

BUILT_IN = "Segue Inter"
RULE = re.compile(r'@font-face\{font-family:"([^"]*)";font-weight:([\d. ]+);font-style:(\w+);'
                  r"src:url\(data:font/(otf|ttf);base64,([A-Za-z0-9+/=]*)\)\}")
# What embedded fonts of the built-in family position, as it is measured.
MEASURED = {"mark": False, "mkmk": False, "locl": False}


def rules(path):
    """The embedded faces of a page or a drawing, and the texts with their styles."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".svg":
        style = html.unescape("".join(re.findall(r"<style>(.*?)</style>", text, re.S)))
        return RULE.findall(style), list(drawn_texts(path))
    elements = {name: json.loads(data) for name, data in re.findall(
        r'<script type="application/json" id="([^"]*)">(.*?)</script>', text, re.S)}
    return RULE.findall(elements["project"]["fonts"]), list(page_texts(elements))


def page_texts(elements):
    """The texts of a page, each with the families, the weight and the slant of its style."""
    letters = elements["project"]["letters"]
    for name, view in elements.items():
        if not name.startswith("view-"):
            continue
        first = elements[re.sub(r"-\d+$", "-0", name)]
        view = {**first, **view}
        tree = elements.get(f"tree-{elements['project']['views'][int(name.split('-')[1])]['instance']}", {})
        parts = view.get("textParts", {})
        for index, (style, line) in enumerate(zip(view["textLetters"], view["textLines"])):
            runs = parts.get(str(index)) or [style, line]
            for look, words in zip(runs[::2], runs[1::2]):
                css = dict(item.split(":", 1) for item in letters[int(look)].split(";"))
                yield (tree["lines"][int(words)], re.findall(r'"([^"]*)"', css["font-family"]),
                       float(css.get("font-weight", 400)), css.get("font-style", "normal"),
                       float(css.get("letter-spacing", "0px")[:-2]))


def drawn_texts(path):
    def walk(element, inherited):
        own = {**inherited, **{key: element.attrib[key] for key in
                               ("font-family", "font-weight", "font-style", "letter-spacing") if key in element.attrib}}
        if element.tag.endswith(("}text", "}tspan")) and element.text:
            families = [family.strip(' "') for family in own["font-family"].split(",")]
            yield (element.text, families, float(own.get("font-weight", 400)), own.get("font-style", "normal"),
                   float(own.get("letter-spacing", 0)))
        for child in element:
            yield from walk(child, own)

    yield from walk(ElementTree.parse(path).getroot(), {})


class Shown:
    """A font as browsers and HarfBuzz see it."""

    def __init__(self, data, index=0, weight=None):
        self.font = TTFont(io.BytesIO(data), fontNumber=index)
        if weight is not None and "fvar" in self.font:
            axes = {axis.axisTag: axis.defaultValue for axis in self.font["fvar"].axes}
            axes["wght"] = weight
            self.font = instantiateVariableFont(self.font, axes)
        self.order = self.font.getGlyphOrder()
        self.glyphs = self.font.getGlyphSet()
        self.harfbuzz = hb.Font(hb.Face(hb.Blob(data), index))
        if weight is not None:
            self.harfbuzz.set_variations({"wght": weight})
        self.characters = self.font.getBestCmap()

    @functools.cache
    def outline(self, glyph):
        pen = DecomposingRecordingPen(self.glyphs)
        self.glyphs[self.order[glyph]].draw(pen)
        return tuple((name, tuple(tuple(map(lambda n: round(n, 2), p)) if p else p for p in points))
                     for name, points in pen.value)

    def shape(self, text, letter_spacing, features):
        buffer = hb.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        if letter_spacing:
            features = features | {tag: False for tag in ("liga", "clig", "dlig", "hlig", "calt")}
        hb.shape(self.harfbuzz, buffer, features)
        return [(self.outline(info.codepoint), place.x_advance, place.x_offset, place.y_offset)
                for info, place in zip(buffer.glyph_infos, buffer.glyph_positions)]


def source(project, family, weight, style):
    """The file of a face and its index."""
    if family == BUILT_IN:
        return (INTER / f"Inter-{INTER_WEIGHTS[int(weight)]}.otf").read_bytes(), 0
    manifest = json.loads((project / "segue.json").read_text())
    for font in manifest.get("fonts", []):
        if font["family"] == family and font.get("style", "normal") == style:
            path = project / font["file"]
            index = 0
            if path.suffix == ".ttc":
                names = [[record.toUnicode() for record in font["name"].names if record.nameID in (1, 16)]
                         for font in TTCollection(path).fonts]
                index = next(i for i, own in enumerate(names) if family in own)
            return path.read_bytes(), index
    raise LookupError(f"{family} is no font of {project}")


def check(name, project, path):
    found, texts = rules(path)
    failures = []
    if not found:
        return [f"{name} embeds no font"]
    # A page has one text once for every device and direction.
    texts = list(dict.fromkeys((text, tuple(families), *rest) for text, families, *rest in texts))
    sizes = []
    for family, weights, style, kind, data in found:
        data = base64.b64decode(data, validate=True)
        face = f"{name}: {family} {weights}"
        weights = [float(weight) for weight in weights.split()]
        own = [t for t in texts if covers(t, family, weights, style, found)]
        try:
            whole, index = source(project, family, weights[0], style)
            font = TTFont(io.BytesIO(data))
            # Each table is read as a whole.
            for tag in font.keys():
                font[tag].ensureDecompiled() if hasattr(font[tag], "ensureDecompiled") else None
            sizes.append(f"{family} {'–'.join(f'{w:g}' for w in weights)}: {len(data):,} of {len(whole):,}")
            if len(data) >= len(whole):
                failures.append(f"{face} is no smaller than its source")
            if kind != ("otf" if font.sfntVersion == "OTTO" else "ttf"):
                failures.append(f"{face} is not {kind}")
            shaped, different = compare(data, whole, index, own, family, weights)
            failures += [f"{face}: {failure}" for failure in different]
            sizes[-1] += f" for {shaped} texts"
            if any(families[0] == family for _, families, *_ in own) and not shaped:
                failures.append(f"{face}: no text has been compared")
        except Exception as error:
            failures.append(f"{face} cannot be compared: {type(error).__name__} {error}")
    print(f"{name}: {len(texts)} texts, {path.stat().st_size:,} bytes; " + "; ".join(sizes), flush=True)
    return failures


def covers(text, family, weights, style, found):
    """Whether a browser shows a text in a face."""
    _, families, weight, own_style, _ = text
    if family not in families:
        return False
    others = [float(w.split()[0]) for f, w, s, *_ in found if f == family]
    if len(weights) > 1:
        return True
    if weight in others:
        return weight == weights[0]
    # The nearest heavier weight for those above 500, otherwise up to 500, then lighter ones.
    heavier = sorted(w for w in others if w > weight and (weight > 500 or w <= 500))
    lighter = sorted((w for w in others if w < weight), reverse=True)
    rest = sorted(w for w in others if w > weight)
    return weights[0] == (heavier + lighter + rest)[0]


def compare(data, whole, index, texts, family, weights):
    """The number of texts that are shaped alike, and what differs."""
    features = MEASURED if family == BUILT_IN else {}
    fonts, shaped, different = {}, 0, []
    for text, families, weight, _, spacing in texts:
        at = weight if len(weights) > 1 else None
        if at not in fonts:
            fonts[at] = Shown(data, 0, at), Shown(whole, index, at)
        subset, full = fonts[at]
        # A text that the first font lacks a character of is shown in several.
        missing = {c for c in text
                   if ord(c) not in full.characters and not c.isspace() and ord(c) not in (0xAD, 0x2011)}
        if missing:
            if family == families[0] and (lost := {c for c in text if c not in missing and ord(c) in full.characters
                                                   and ord(c) not in subset.characters}):
                different.append(f"{text!r} lacks {lost}")
            continue
        ours, theirs = subset.shape(text, spacing, features), full.shape(text, spacing, features)
        if family == families[0] and ours != theirs:
            place = next((i for i, (a, b) in enumerate(zip(ours, theirs)) if a != b), min(len(ours), len(theirs)))
            different.append(f"{text!r} differs at glyph {place}: "
                             f"{[(len(o), *rest) for o, *rest in ours[place:place + 2]]} instead of "
                             f"{[(len(o), *rest) for o, *rest in theirs[place:place + 2]]}")
        elif family == families[0]:
            shaped += 1
    return shaped, different
