"""Pages and drawings in Chromium, on a machine whose only fonts are DejaVu's."""

import os
import urllib.parse

from bench import chromium

LARGEST_DIFFERENCE = 0.5
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir><cachedir>%s</cachedir></fontconfig>
"""
# How wide each text is by itself, and how wide it was measured.
MEASURE = """
async (selector) => {
  await Promise.all([...document.fonts].map((face) => face.load()));
  await document.fonts.ready;
  return [...document.querySelectorAll(selector)].map((text) => {
    const measured = Number(text.getAttribute("textLength"));
    text.removeAttribute("textLength");
    const shown = text.getComputedTextLength();
    text.setAttribute("textLength", measured);
    const weight = getComputedStyle(text).fontWeight;
    return [text.textContent, measured, shown, weight];
  });
}
"""
# Fonts whose kerning varies with the weight, which is not measured.
VARYING = {"Inter-roman"}
VIEWS = "JSON.parse(document.getElementById('project').textContent).instances.map((instance) => instance.name)"


def differences(name, widths):
    return [(text, measured, shown) for text, measured, shown, weight in widths
            if abs(measured - shown) > LARGEST_DIFFERENCE and (name not in VARYING or weight == "400")]


def page_widths(browser, path, failures):
    context = browser.new_context(offline=True, viewport={"width": 1500, "height": 1100}, device_scale_factor=3)
    page = context.new_page()
    page.on("console", lambda message: failures.append(f"{path.name}: the console says: {message.text}"))
    page.goto(path.as_uri())
    page.wait_for_function("globalThis.segue && document.querySelector('#screens .node')")
    widths = []
    for view in page.evaluate(VIEWS):
        page.evaluate("(view) => segue.show({ view, zoom: 1 })", view)
        widths += page.evaluate(MEASURE, "#screens svg.text text[textLength]")
    context.close()
    return widths


def drawing_widths(browser, path, failures):
    context = browser.new_context(offline=True, device_scale_factor=3)
    page = context.new_page()
    page.on("console", lambda message: failures.append(f"{path.name}: the console says: {message.text}"))
    page.goto(path.as_uri())
    # The names of components in an outline are as wide as their tag.
    widths = page.evaluate(MEASURE, "svg.segue-device text[textLength]")
    context.close()
    return widths


def picture(browser, markup):
    """A photograph of a page."""
    context = browser.new_context(offline=True, viewport={"width": 460, "height": 920})
    page = context.new_page()
    page.set_content(markup)
    page.wait_for_function("[...document.images].every((image) => image.complete)")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    shot = page.screenshot()
    context.close()
    return shot


def check(documents, drawings, folder):
    failures = []
    configuration = folder / "fonts.conf"
    configuration.write_text(FONTS % (folder / "fontcache"))
    environment = {**os.environ, "FONTCONFIG_FILE": str(configuration)}
    with chromium.launched(env=environment) as browser:
        for what, measure, files in [
            ("page", page_widths, [(name, whole, bare) for name, _, whole, bare in documents]),
            ("drawing", drawing_widths, [(name, whole, bare) for name, _, whole, bare in drawings]),
        ]:
            for name, whole, bare in files:
                widths = measure(browser, whole, failures)
                wrong = differences(name, widths)
                failures += [f"the {what} of {name}: {text!r} is {shown:.2f} wide, and was measured {measured:.2f}"
                             for text, measured, shown in wrong]
                without = differences(name, measure(browser, bare, failures))
                largest = max((abs(shown - measured) for _, measured, shown, _ in widths), default=0)
                print(f"the {what} of {name}: {len(widths)} texts, {len(wrong)} differ, by at most {largest:.2f}; "
                      f"without fonts {len(without)} differ", flush=True)
                if not widths or not without:
                    failures.append(f"the {what} of {name}: without fonts, nothing differs")
        # An image has no fonts but its own.
        for name, _, whole, bare in drawings:
            if name != "Photos":
                continue
            image = picture(browser, f'<body style="margin:0"><img src="data:image/svg+xml,{quoted(whole)}">')
            inline = picture(browser, f'<body style="margin:0"><div style="font-size:0">{whole.read_text()}</div>')
            other = picture(browser, f'<body style="margin:0"><img src="data:image/svg+xml,{quoted(bare)}">')
            if image != inline:
                failures.append(f"the drawing of {name} looks different as an image")
            if image == other:
                failures.append(f"the drawing of {name} looks the same without fonts")
    return failures


def quoted(path):
    return urllib.parse.quote(path.read_text())
