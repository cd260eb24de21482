"""Pages of projects that are not the sample: one full of markup, and a large one."""

import json
import re
import subprocess

from bench.preview_page import settle
from Projects.make_project import make_project

LARGEST_PAGE = 69_632
LARGEST_PREVIEW = 10_000_000
# In milliseconds, on a busy machine.
SLOWEST_OPENING = 5000
LONGEST_TASK = 2000

MARKUP = [
    "<script>alert(1)</script>", "</script><img src=x onerror=alert(2)>", "<!-- <script> --> ]]>",
    "&lt;b&gt; &amp; &quot;", "\u2028</style><style>*{display:none}", "${'x'}`${alert(3)}`",
    "\"><svg onload=alert(4)>", "'-alert(5)-'",
]  # fmt: skip


def check_size(path):
    """What of a page is neither data nor a picture: its style, its scripts and its elements."""
    data = re.compile(r'<script type="application/json".*?</script>\n?', re.S)
    size = len(data.sub("", path.read_text(encoding="utf-8")).encode())
    print(f"the page itself has {size} bytes, and {path.stat().st_size} with its data")
    if size > LARGEST_PAGE:
        return [f"the page itself has {size} bytes, and {LARGEST_PAGE} are the most"]
    return []


def write(path, value):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value), encoding="utf-8")


def write_markup(folder):
    escaped = [text.replace("${", "$${") for text in MARKUP]
    write(folder / "segue.json", {
        "app": "</title><script>alert(6)</script>", "schemes": ["m"], "devices": ["iphone-15"],
        "navigation": {"tabs": [{"id": "<i>", "title": MARKUP[0], "root": "m://first"}]}})
    labels = [
        {"type": "label", "id": f"<b>{index}&\"'", "text": text, "accessibilityLabel": text}
        for index, text in enumerate(escaped)
    ]
    card = {
        "type": "layout", "id": "card<!--", "accessibilityLabel": escaped[1],
        "style": {"width": 200, "height": 100},
        "events": {"tap": [{"type": "navigate", "to": "m://second"}]},
        "children": [{"type": "button", "id": "<div>", "title": escaped[1],
                      "style": {"height": 60}}],
    }  # fmt: skip
    write(folder / "screens" / "first.json", {
        "screen": "first", "route": "/first", "title": escaped[0], "safeArea": ["top"],
        "root": {"type": "layout", "children": [card, *labels]}})
    write(folder / "screens" / "second.json", {
        "screen": "second", "route": "/second", "title": escaped[1],
        "root": {"type": "layout", "children": labels}})


def check_markup(browser, seguec, folder):
    failures = []
    project, path = folder / "markup", folder / "markup.html"
    write_markup(project)
    made = subprocess.run([seguec, "preview", project, "-o", path], capture_output=True, text=True)
    if made.returncode:
        return [f"markup: {made.stderr.strip()}"]
    with browser.page(path, failures) as page:
        page.evaluate("segue.show({ view: 'first', zoom: 1 })")
        words = page.evaluate(
            "[...document.querySelectorAll('#screens svg.text text, #screens .words')]"
            ".map((e) => e.textContent)")
        for text in MARKUP:
            # A line separator breaks the line; the words are told whole to readers.
            if not any(text.strip("\u2028") in word for word in words):
                failures.append(f"markup: {text!r} is not shown as text, but {words}")
        page.evaluate("document.querySelector('#screens .tappable').click()")
        stack = settle(page, failures, "markup")
        if stack != ["first", "second"]:
            failures.append(f"markup: a tap leads to {stack}")
        for panel in page.query_selector_all("summary, [role=tab]"):
            panel.click()
        page.wait_for_timeout(300)
        made = page.evaluate(
            "document.querySelectorAll('img[src=x], svg[onload], [onerror]').length"
            " + [...document.scripts].filter((s) => s.textContent.includes('alert(') &&"
            " s.type !== 'application/json').length")
        if made:
            failures.append(f"markup: {made} elements are made of text")
    return failures


def check_large_project(browser, seguec, folder):
    failures = []
    project, path = folder / "large", folder / "large.html"
    make_project(project, screens=200, nodes=200)
    made = subprocess.run(
        [seguec, "preview", project, "-o", path, "--pictures", "link"], capture_output=True,
        text=True)
    if made.returncode:
        return [f"large: {made.stderr.strip()[-400:]}"]
    size = path.stat().st_size
    if size > LARGEST_PREVIEW:
        failures.append(f"large: the page has {size} bytes, and {LARGEST_PREVIEW} are the most")
    # Its pictures are addresses of a server that does not exist.
    watched = []
    with browser.page(path, watched, allowed=["https://pictures.example/"]) as page:
        page.wait_for_function("watched.first !== null")
        page.wait_for_timeout(500)
        timing = page.evaluate("watched")
        print(
            f"the page of 200 screens: {size / 1e6:.2f} MB, first screen after "
            f"{timing['first']:.0f} ms, the longest task {timing['longest']:.0f} ms")
        if timing["first"] > SLOWEST_OPENING:
            failures.append(f"large: its first screen is there after {timing['first']:.0f} ms")
        if timing["longest"] > LONGEST_TASK:
            failures.append(f"large: it is busy for {timing['longest']:.0f} ms at a time")
        slowest = page.evaluate("""() => {
          let slowest = 0;
          const names = ['feed-0', 'detail-42', 'settings-103', 'form-199', 'feed-195'];
          for (const view of names) {
            const start = performance.now();
            segue.show({ view });
            document.getElementById('device').getBoundingClientRect();
            slowest = Math.max(slowest, performance.now() - start);
          }
          return slowest;
        }""")
        print(f"its slowest screen of five is there after {slowest:.0f} ms")
        if slowest > LONGEST_TASK:
            failures.append(f"large: a screen is there after {slowest:.0f} ms")
        page.evaluate("segue.show({ view: 'feed-0' })")
        page.evaluate("document.querySelector('#screens [data-id=card-2]').click()")
        stack = settle(page, failures, "large")
        if len(stack) != 2 or not stack[1].startswith("detail"):
            failures.append(f"large: a tap on a card leads to {stack}")
    # Without a network its pictures cannot come; that is not the page's fault.
    failures += [text for text in watched if "pictures.example" not in text
                 and "Failed to load resource" not in text]  # fmt: skip
    return failures
