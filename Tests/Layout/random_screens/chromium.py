"""Screens as pages, measured in Chromium: hundreds a page."""

import html
import re

from bench.chromium import FontPage

PAGE = """<!doctype html><meta charset="utf-8"><style>
%s
* { margin: 0; padding: 0 }
body { font: 16px "Built In" }
.screen { position: absolute; left: 0; top: 0; display: flex; flex-direction: column;
  align-items: flex-start; contain: strict }
.box { display: flex; flex-direction: column; box-sizing: border-box; position: relative;
  border: 0 solid }
.label { display: block; white-space: pre-line; overflow-wrap: break-word }
.button { display: block; align-content: center }
.button > span { white-space: nowrap; text-align: center; display: block }
.button > span > i { padding-left: calc(1lh + 8px) }
img.box, video.box { display: block }
</style><body></body>"""

MEASURE = """async pages => {
  document.body.innerHTML = pages
  await Promise.all([...document.images].map(image => image.decode().catch(() => {})))
  return [...document.querySelectorAll('.screen')].map(screen =>
    [...screen.querySelectorAll('.box')].map(box => {
      const r = box.getBoundingClientRect()
      return [r.x, r.y, r.width, r.height]
    }))
}"""

UNITLESS = {
    "flexGrow", "flexShrink", "order", "aspectRatio", "zIndex", "opacity", "fontWeight",
}  # fmt: skip

LOGICAL = {
    "Start": ["inline-start"],
    "End": ["inline-end"],
    "Horizontal": ["left", "right"],
    "Vertical": ["top", "bottom"],
}


class Browser(FontPage):
    """A page that measures screens."""

    def __init__(self, faces, scale, executable):
        super().__init__(PAGE, faces, scale, executable)

    def measure(self, screens, viewport):
        """The frames of every screen's boxes in document order, relative to the screen."""
        width, height = viewport
        pages = "".join(
            f'<div class="screen" style="width:{width}px;height:{height}px">{element(s)}</div>'
            for s in screens)
        return self.page.evaluate(MEASURE, pages)


def element(node):
    kind = node["type"]
    style = css(node["style"])
    if kind == "image":
        size = node["naturalSize"]
        source = (
            "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' "
            f"width='{size['width']}' height='{size['height']}'/>")
        return f'<img class="box" src="{source}" style="{style}">'
    if kind == "video":
        return video(node, style)
    if kind == "label":
        return f'<div class="box label" style="{style}">{runs(node["text"])}</div>'
    if kind == "button":
        icon = "<i></i>" if "icon" in node else ""
        return (
            f'<div class="box button" style="{style}">'
            f'<span>{icon}{html.escape(node["title"])}</span></div>')
    children = "".join(element(child) for child in node.get("children", []))
    return f'<div class="box" style="{style}">{children}</div>'


def runs(text):
    """A label's text, or its runs in their own styles."""
    if isinstance(text, str):
        return html.escape(text)
    return "".join(
        f'<span style="{css(run.get("style", {}))}">{html.escape(run["text"])}</span>'
        for run in text)


def video(node, style):
    """A video of known size is, for layout, the picture of that size."""
    if "naturalSize" in node:
        return element({**node, "type": "image"})
    return f'<video class="box" style="{style}"></video>'


def css(style):
    """Declarations in the order of their weight in FORMAT: the more specific key comes later."""
    declarations = []
    for key in sorted(style, key=weight):
        value = style[key]
        if key == "maxLines":
            declarations.append(
                f"display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:{value}")
            continue
        if key not in UNITLESS and not isinstance(value, str):
            value = f"{value}px"
        declarations += [f"{name}:{value}" for name in names(key)]
    return ";".join(declarations)


def weight(key):
    if re.search("Start|End|^start$|^end$", key) and key != "textAlign":
        return 3
    if re.search("Top|Right|Bottom|Left|^(top|right|bottom|left)$|(row|column)Gap", key):
        return 2
    return 1 if re.search("Horizontal|Vertical", key) else 4 if key == "display" else 0


def names(key):
    """The CSS properties that a key of a style sets."""
    if key in ("start", "end"):
        return [f"inset-inline-{key}"]
    for suffix, sides in LOGICAL.items():
        for whole, ending in (("margin", ""), ("padding", ""), ("border", "Width")):
            if key == whole + suffix + ending:
                return [f"{whole}-{side}{'-width' if ending else ''}" for side in sides]
    return [re.sub("([A-Z])", lambda m: "-" + m[1].lower(), key)]
