"""A project whose names are nasty for whoever writes Swift: keywords, names that types have already, digits
in front, characters that no identifier may hold, and many that become the same."""

import json

IDS = [
    "class", "self", "Self", "init", "Type", "Protocol", "String", "Double", "Swift", "Any", "1a", "1-2",
    "12", "ünïcode", "☺️", "👨‍👩‍👧", "🙂", "日本", "a b", "a-b", "a.b", "aB", "a_b", "__", "path", "url",
    "webURL", "screen", "link", "Link", "Address", "Route", "allCases", "rawValue", "hash", "none", "some",
    "URL", "URLBar", "HTTP2", "é", "\u0301", "quote\"d", "back\\slash", "\\(escape)", "line\nbreak",
    "\u202eright to left", "\u0000", "zero\u200bwidth", "$0", "`tick`", "#if", "*/", "Nasty", "nasty",
    "x" * 120, "default", "inout", "true", "as", "Component", "Sendable", "ﬁne", "ǆ", "ß",
]

# Each is found before the next in some link, or is not.
ROUTES = [
    "/", "/{id}", "/a/{x}", "/a/b", "/{x}/b", "/{x}/{y}", "/a/{class}/{var}", "/a/{self}/c",
    "/%2e/{link}", "/{address}/ü/ ", "/\"quoted\"/{\"}", "/a/b/c/d/e/f/{x}",
]

PARAMETERS = {
    "class": "string",
    "var": {"type": "number", "default": -0.5},
    "let": {"type": "boolean", "default": True},
    "inout": {"type": "string", "default": "\"quoted\" \\ \\(x)\n\u202e"},
    "link": {"type": "number", "default": 5e-324},
    "address": {"type": "string", "default": ""},
    "self": {"type": "boolean", "default": False},
    "a b": {"type": "string", "default": "&=+%"},
    "a-b": {"type": "number", "default": 1e300},
    "&=?#": {"type": "string", "default": "é"},
    "x": {"type": "string", "default": "x"},
    "in": {"type": "string", "default": "y" * 120},
}


def write(folder):
    """Writes the project into a folder."""
    def put(name, value):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")

    put("segue.json", {
        "app": "na\nsty \"app\"",
        "schemes": ["Nasty", "nasty", "n2"],
        "hosts": ["nasty.example", "Bücher.example", "localhost:8080"],
        "devices": ["iphone-15", {"name": "1 \"kiosk\"", "width": 400, "height": 800, "scale": 1}],
        "transitions": {name: {"kind": "fade"} for name in IDS if name not in ("none", "custom")},
    })
    for place, name in enumerate(IDS):
        screen = {
            "screen": name,
            "root": {
                "type": "layout",
                "children": [
                    {"type": "layout", "hero": other} | ({} if "/" in other else {"id": other})
                    for other in IDS
                ] if place == 0 else [{"type": "layout", "id": name.replace("/", "|")}],
            },
        }
        if place < len(ROUTES):
            screen["route"] = ROUTES[place]
            inside = [part[1:-1] for part in ROUTES[place].split("/") if part.startswith("{")]
            screen["parameters"] = {name: "string" for name in inside if name not in PARAMETERS}
            screen["parameters"] |= {
                name: PARAMETERS[name] for name in PARAMETERS if name in inside or place % 3 == 0}
        put(f"screens/{place:03}.json", screen)
