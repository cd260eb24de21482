#!/usr/bin/env python3
"""Measures the trees of cases/*.txt in Chromium and writes them with their frames as Swift tables.

    measure_layouts.py Tests/SegueTests/Layout/Measured

writes a table for each chapter, and one that lists the chapters, into the folder. A case is a line:

    what it shows | (key:value … (key:value …) (…))

A box stands in parentheses, its children inside; keys and values are those of a screen's style,
"last-baseline" for "last baseline". Besides, what a box holds:

    picture:120x80   a picture of that natural size; picture:none has none, and video:none is a video
    text:"A label"   a label, with fontSize, fontWeight, lineHeight, letterSpacing, whiteSpace, maxLines

Each tree stands in a page of its own corner, at the top left of a column 1200 by 900 pixels whose
items start at its left. A frame is x, y, width and height in CSS pixels; a box with an `overflow`
also says in brackets what it holds, its scrollWidth and scrollHeight, which the browser rounds.
Labels are set in the Inter that the built-in family is made from, with its kerning and
contextual forms as the browser applies them by default.

Needs Playwright (PyPI), a Chromium (CHROMIUM names one; 156 measured the committed tables) and the
folder of Inter's OpenType files (INTER).
"""

import html
import os
import pathlib
import re
import sys

sys.path.append(sys.path[0] + "/..")
from bench import fonts
from bench.chromium import FontPage

PAGE = """<!doctype html><meta charset="utf-8"><style>
%s
* { margin: 0; padding: 0 }
.screen { position: absolute; left: 0; top: 0; width: 1200px; height: 900px; display: flex;
  flex-direction: column; align-items: flex-start }
.box { display: flex; flex-direction: column; box-sizing: border-box; position: relative;
  border: 0 solid }
img.box, video.box { display: block }
.label { display: block; font: 16px "Built In"; white-space: pre-line; overflow-wrap: break-word }
.label.clamped { display: -webkit-box; -webkit-box-orient: vertical }
</style>"""

UNITLESS = {"flexGrow", "flexShrink", "order", "aspectRatio", "fontWeight"}

TOKEN = re.compile(r'[()]|\w+:(?:"[^"]*"|[^\s()]+)')

MEASURE = """() => [...document.querySelectorAll('.screen')].map(screen =>
  [...screen.querySelectorAll('.box')].map(box => {
    const r = box.getBoundingClientRect()
    const overflow = getComputedStyle(box).overflowX
    const scrolls = (overflow == 'hidden' || overflow == 'scroll') && box.getClientRects().length > 0
    return [[r.x, r.y, r.width, r.height], scrolls ? [box.scrollWidth, box.scrollHeight] : []]
  }))"""


def box(tokens):
    """The element of the tree whose tokens come next, after its opening parenthesis."""
    css, picture, text, clamped, children = [], None, None, "", []
    for token in tokens:
        if token == ")":
            break
        if token == "(":
            children.append(box(tokens))
            continue
        key, value = token.split(":", 1)
        if key in ("picture", "video"):
            picture = (key, value)
        elif key == "text":
            text = html.escape(value[1:-1].replace("\\n", "\n"))
        elif key == "maxLines":
            css.append(f"-webkit-line-clamp:{value}")
            clamped = " clamped"
        else:
            value = value.replace("last-baseline", "last baseline")
            if key not in UNITLESS and re.fullmatch(r"-?[\d.]+(e[+-]?\d+)?", value):
                value += "px"
            css.append(re.sub("([A-Z])", lambda m: "-" + m[1].lower(), key) + ":" + value)
    style = ";".join(css)
    if picture == ("video", "none"):
        return f'<video class="box" style="{style}"></video>'
    if picture:
        sides = "" if picture[1] == "none" else "width='%s' height='%s'" % tuple(picture[1].split("x"))
        svg = f"<svg xmlns='http://www.w3.org/2000/svg' {sides}/>"
        return f'<img class="box" src="data:image/svg+xml,{svg}" style="{style}">'
    if text is not None:
        return f'<div class="box label{clamped}" style="{style}">{text}</div>'
    return f'<div class="box" style="{style}">{"".join(children)}</div>'


def parsed(tree):
    tokens = TOKEN.findall(tree)
    assert "".join(tokens).replace(" ", "") == tree.replace(" ", ""), f"unreadable: {tree}"
    depth = 0
    for index, token in enumerate(tokens):
        depth += (token == "(") - (token == ")")
        assert (depth == 0) == (index == len(tokens) - 1), f"parentheses: {tree}"
    return box(iter(tokens[1:]))


def measure(trees):
    """For each tree, for each box its frame and its scrolled size, and the browser's version."""
    faces = fonts.inter("Built In", os.environ.get("INTER", fonts.INTER))
    screens = "".join(f'<div class="screen">{parsed(tree)}</div>' for tree in trees)
    with FontPage(PAGE + screens, faces) as shown:
        return shown.page.evaluate(MEASURE), shown.version


def number(value):
    return str(int(value)) if value == int(value) else repr(value)


def written(frame, held):
    text = " ".join(map(number, frame))
    return text + f" [{' '.join(map(number, held))}]" if held else text


def table(chapter, cases, version):
    """The Swift file of a chapter: three lines a case, its name, its tree and its frames."""
    lines = [
        f"// The cases of Tests/Layout/cases/{chapter}.txt, measured in Chromium {version.split('.')[0]} by",
        "// Tests/Layout/measure_layouts.py. Each case has three lines: its description, its tree, and the",
        "// frames of its boxes in document order. If the overflow of a box is hidden or scrolls, the size",
        "// of its scrollable content follows in brackets.",
        "extension MeasuredLayouts {",
        f'  static let {identifier(chapter)} = #"""',
    ]
    for name, tree, boxes in cases:
        frames = ", ".join(written(*measured) for measured in boxes)
        lines += ["    " + name, "      " + tree, "      " + frames]
    return "\n".join(lines + ['    """#', "}", ""])


def index(chapters):
    lines = ["/// The measured cases by chapter, written by Tests/Layout/measure_layouts.py.",
             "enum MeasuredLayouts {",
             "  static let chapters: [(name: String, table: String)] = ["]
    lines += [f'    ("{chapter}", {identifier(chapter)}),' for chapter in chapters]
    return "\n".join(lines + ["  ]", "}", ""])


def identifier(chapter):
    first, *rest = chapter.split("-")
    return first + "".join(word.capitalize() for word in rest)


def main():
    folder = pathlib.Path(sys.argv[1])
    cases = []
    for file in sorted(pathlib.Path(__file__).with_name("cases").glob("*.txt")):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                name, tree = line.split(" | ")
                cases.append((file.stem, name.strip(), tree.strip()))
    names = [name for _, name, _ in cases]
    assert len(set(names)) == len(names), {name for name in names if names.count(name) > 1}
    measured, version = measure([tree for _, _, tree in cases])
    chapters = {}
    for (chapter, name, tree), boxes in zip(cases, measured, strict=True):
        chapters.setdefault(chapter, []).append((name, tree, boxes))
    folder.mkdir(parents=True, exist_ok=True)
    for chapter, rows in chapters.items():
        name = f"MeasuredLayouts+{identifier(chapter)[0].upper()}{identifier(chapter)[1:]}.swift"
        (folder / name).write_text(table(chapter, rows, version), encoding="utf-8")
    (folder / "MeasuredLayouts.swift").write_text(index(chapters), encoding="utf-8")


main()
