"""Labels measured in Chromium: hundreds an evaluation."""

import html
import json
import pathlib

from playwright.sync_api import sync_playwright

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


class Browser:
    """A browser with one page on a device of a scale, whose fonts are loaded: it knows no others."""

    def __init__(self, executable, faces, folder, scale):
        self.playwright = sync_playwright().start()
        # A scale that is only emulated leaves layout at 1.
        self.browser = self.playwright.chromium.launch(
            executable_path=executable,
            args=["--no-sandbox", "--hide-scrollbars", f"--force-device-scale-factor={scale}"])
        self.version = self.browser.version
        rules = "\n".join(
            f'@font-face {{ font-family: "{face.family}"; font-weight: {face.weight}; '
            f"font-style: {face.style}; src: url({face.path.as_uri()}) }}"
            for face in faces)
        file = pathlib.Path(folder) / "page.html"
        file.write_text(PAGE % rules, encoding="utf-8")
        self.page = self.browser.new_page(no_viewport=True)
        self.page.goto(file.as_uri())
        loaded = self.page.evaluate(
            "async () => (await Promise.all([...document.fonts].map(face => face.load())))"
            ".filter(face => face.status == 'loaded').length")
        assert loaded == len(faces), "the fonts have not been loaded"
        assert self.page.evaluate("devicePixelRatio") == scale, "the page has another scale"
        self.page.evaluate(f"window.measureLabels = {SCRIPT}")

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

    def close(self):
        self.browser.close()
        self.playwright.stop()


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
