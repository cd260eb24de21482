#!/usr/bin/env python3
"""Measures the trees of layouts.txt in Chromium and writes them with their frames as a Swift table.

    measure_layouts.py > Tests/SegueTests/Layout/MeasuredLayouts.swift

Each tree stands in a page of its own corner, at the top left of a column 1200 by 900 pixels whose
items start at its left; frames are x, y, width and height in CSS pixels, in document order. Needs
Playwright (PyPI) and a Chromium (CHROMIUM names one; 156 measured the committed table).
"""

import os
import pathlib
import re

from playwright.sync_api import sync_playwright

PAGE = """<!doctype html><style>
* { margin: 0; padding: 0 }
.screen { position: absolute; left: 0; top: 0; width: 1200px; height: 900px; display: flex;
  flex-direction: column; align-items: flex-start }
.box { display: flex; flex-direction: column; box-sizing: border-box; position: relative;
  border: 0 solid }
img.box { display: block }
</style>"""

UNITLESS = {"flexGrow", "flexShrink", "order", "aspectRatio"}

MEASURE = """() => [...document.querySelectorAll('.screen')].map(screen =>
  [...screen.querySelectorAll('.box')].map(box => {
    const r = box.getBoundingClientRect()
    return [r.x, r.y, r.width, r.height]
  }))"""


def html(tokens):
    """The element of the tree whose tokens come next, after its opening parenthesis."""
    css, picture, children = [], None, []
    for token in tokens:
        if token == ")":
            break
        if token == "(":
            children.append(html(tokens))
            continue
        key, value = token.split(":")
        if key == "picture":
            picture = value.split("x")
            continue
        value = value.replace("last-baseline", "last baseline")
        if key not in UNITLESS and re.fullmatch(r"-?[\d.]+", value):
            value += "px"
        css.append(re.sub("([A-Z])", lambda m: "-" + m[1].lower(), key) + ":" + value)
    style = ";".join(css)
    if picture:
        svg = "<svg xmlns='http://www.w3.org/2000/svg' width='%s' height='%s'/>" % tuple(picture)
        return f'<img class="box" src="data:image/svg+xml,{svg}" style="{style}">'
    return f'<div class="box" style="{style}">{"".join(children)}</div>'


def number(value):
    return str(int(value)) if value == int(value) else repr(value)


def main():
    file = pathlib.Path(__file__).with_name("layouts.txt")
    lines = [line for line in file.read_text().splitlines() if line and not line.startswith("#")]
    cases = [[part.strip() for part in line.split(" | ")] for line in lines]
    screens = [html(iter(re.findall(r"[()]|[^\s()]+", tree)[1:])) for _, tree in cases]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"),
            args=["--no-sandbox", "--hide-scrollbars"])
        page = browser.new_page(viewport={"width": 1200, "height": 900})
        page.set_content(PAGE + "".join(f'<div class="screen">{s}</div>' for s in screens))
        page.wait_for_load_state("load")
        measured = page.evaluate(MEASURE)
        version = browser.version
        browser.close()
    print("/// What a case shows, its tree, and the frames of its boxes in document order.")
    print(f"/// Written by Tests/Layout/measure_layouts.py with Chromium {version.split('.')[0]}.")
    print('let measuredLayouts = """')
    for (name, tree), frames in zip(cases, measured):
        print(f"  {name} | {tree} | " + ", ".join(" ".join(map(number, f)) for f in frames))
    print('  """')


main()
