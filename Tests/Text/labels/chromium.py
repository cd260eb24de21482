"""Labels measured in Chromium: hundreds an evaluation."""

import html
import json
import pathlib

from bench.chromium import FontPage

PAGE = """<!doctype html><meta charset="utf-8"><style>
%s
* { margin: 0; padding: 0 }
body { position: relative; width: 4000px; height: 4000px }
.label { position: absolute; left: 0; top: 0; white-space: pre-line; overflow-wrap: break-word;
  overflow: hidden; text-overflow: ellipsis; font: 16px Inter }
i { display: inline-block; width: 0; height: 0 }
</style><body></body>"""

SCRIPT = (pathlib.Path(__file__).parent / "measure.js").read_text(encoding="utf-8")

UNITLESS = {"fontWeight"}
NAMES = {
    "fontFamily": "font-family", "fontSize": "font-size", "fontWeight": "font-weight",
    "fontStyle": "font-style", "lineHeight": "line-height", "letterSpacing": "letter-spacing",
    "textAlign": "text-align", "direction": "direction", "whiteSpace": "white-space",
    "color": "color", "width": "width",
}  # fmt: skip


class Browser(FontPage):
    """A page that measures labels; it knows no fonts but the faces."""

    def __init__(self, faces, scale, executable):
        super().__init__(PAGE, faces, scale, executable)

    def __enter__(self):
        super().__enter__()
        self.page.evaluate(f"window.measureLabels = {SCRIPT}")
        return self

    def measure(self, labels):
        """`{"width", "height", "lines": [{"text", "x", "width", "baseline"}]}` of every label."""
        pages = "".join(element(label) for label in labels)
        limits = [label["style"].get("maxLines") for label in labels]
        return self.page.evaluate(
            "([pages, limits]) => measureLabels(pages, limits)", [pages, limits])

    def intrinsic(self, labels):
        """`[min-content, max-content]` of every label."""
        widths = []
        for width in ("min-content", "max-content"):
            pages = "".join(
                element({**label, "style": {**label["style"], "width": width}}) for label in labels)
            widths.append(self.page.evaluate(
                "pages => { document.body.innerHTML = pages; return [...document.body.children]"
                ".map(label => label.getBoundingClientRect().width) }", pages))
        return list(zip(*widths))


def element(label):
    runs = "".join(
        f"<span style='{css(run['style'])}'>{html.escape(run['text'])}</span>"
        for run in label["runs"])
    return f"<div class=label style='{css(label['style'])}'>{runs}</div>"


def css(style):
    declarations = []
    for key, value in style.items():
        if key == "maxLines":
            declarations.append(
                f"display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:{value}")
            continue
        if key == "fontFamily":
            value = json.dumps(value)
        elif key not in UNITLESS and not isinstance(value, str):
            value = f"{value}px"
        declarations.append(f"{NAMES[key]}:{value}")
    return ";".join(declarations)
