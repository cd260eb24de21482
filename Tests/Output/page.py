"""The preview of the hostile project in Chromium: no text of it becomes anything but text."""

import subprocess

from bench import chromium
from bench.preview_page import Browser

# Every element with the names of its attributes, how often it is there, and what could run or be asked for.
STRUCTURE = """() => {
  const found = {};
  const odd = [];
  for (const element of document.querySelectorAll('*')) {
    const names = [...element.attributes].map(({ name }) => name).sort();
    found[[element.localName, ...names].join(' ')] = true;
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) odd.push(`${element.localName} has ${name}`);
      if (/^(href|src|action|formaction|data|srcset)$/.test(name) && !/^(data:|blob:|$)/.test(value)) {
        odd.push(`${element.localName} ${name} is ${value.slice(0, 80)}`);
      }
      if (name === 'style' && /url\\(/.test(value.replace(/"(\\\\.|[^"\\\\])*"/g, ''))) odd.push(`style ${value}`);
    }
  }
  return { found: Object.keys(found), odd, hit: String(window.__hit) };
}"""


def check(pair):
    failures = []
    found = {}
    shown = 0
    with chromium.launched() as launched:
        browser = Browser(launched)
        for kind in (False, True):
            path = pair.folder / f"page{kind}.html"
            subprocess.run(
                [pair.seguec, "preview", pair.projects[kind], "-o", path], check=True,
                capture_output=True)
            found[kind] = set()
            with browser.page(path, failures) as page:
                # `project` is the script's own, and its views are what can be shown.
                names = page.evaluate(
                    "JSON.parse(document.getElementById('project').textContent).views"
                    ".map((_, index) => index)")
                screens = page.evaluate(
                    "JSON.parse(document.getElementById('project').textContent).instances"
                    ".map(({ name }) => name)")
                for summary in page.query_selector_all("summary"):
                    summary.click()
                for name in screens:
                    page.evaluate("(view) => segue.show({ view })", name)
                    taps = page.evaluate(
                        "() => { const all = [...document.querySelectorAll('#screens .tappable')];"
                        " all[0]?.click(); return all.length; }")
                    page.wait_for_timeout(20)
                    state = page.evaluate(STRUCTURE)
                    found[kind] |= set(state["found"])
                    failures += [f"{path.name}: {name!r}: {odd}" for odd in state["odd"]]
                    if state["hit"] != "undefined":
                        failures.append(f"{path.name}: a script of a text has run: {state['hit']}")
                    shown += kind
                    if not taps and not name.startswith("all1"):
                        failures.append(f"{path.name}: nothing can be tapped on {name!r}")
                for panel in range(2):
                    for summary in page.query_selector_all("aside summary"):
                        summary.click()
                        page.wait_for_timeout(50)
                        found[kind] |= set(page.evaluate(STRUCTURE)["found"])
                for index in range(len(names) and page.evaluate(
                        "document.getElementById('file').options.length")):
                    page.evaluate(
                        "(index) => { const file = document.getElementById('file');"
                        " file.selectedIndex = index; file.dispatchEvent(new Event('change')); }", index)
                state = page.evaluate(STRUCTURE)
                found[kind] |= set(state["found"])
    if more := found[True] - found[False]:
        failures.append(f"only of hostile texts: {sorted(more)[:6]}")
    return failures, f"{shown} screens shown and tapped, {len(found[True])} kinds of elements"
