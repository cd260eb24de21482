"""A project whose names are nasty for whoever writes Swift: keywords, names that types have already, digits
in front, characters that no identifier may hold, and many that become the same."""

import json

IDS = [
    "class", "await", "self", "Self", "init", "Type", "Protocol", "String", "Double", "Swift", "Any", "1a", "1-2",
    "12", "ünïcode", "☺️", "👨‍👩‍👧", "🙂", "日本", "a b", "a-b", "a.b", "aB", "a_b", "__", "path", "url",
    "webURL", "screen", "link", "Link", "Address", "Route", "allCases", "rawValue", "hash", "none", "some",
    "URL", "URLBar", "HTTP2", "é", "\u0301", "quote\"d", "back\\slash", "\\(escape)", "line\nbreak",
    "\u202eright to left", "\u0000", "zero\u200bwidth", "$0", "`tick`", "#if", "*/", "Nasty", "nasty",
    "x" * 120, "default", "inout", "true", "as", "Component", "Sendable", "ﬁne", "ǆ", "ß",
]

# Descriptions, which become comments.
DESCRIPTIONS = ["", " ", "*/", "one\ntwo  \n\n", "\r\n\u2028x", "\u202e", "x" * 200, "```", "\ttab", "\u0000"]

# Names of members that types of data have, or that the code of these types uses.
MEMBERS = [
    "write", "json", "value", "text", "hashValue", "description", "data", "shared", "indirect",
    "JSONText", "jSONText", "float", "int8", "bytes"]

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


# Values of the properties of actions, of which some are missing or null at times.
PROPERTIES = ["text", 1.5, True, None, [1, {"a": None}], {"b": "c"}]


def messages():
    """Components with actions and events of nasty names, whose properties have nasty names."""
    def properties(start, count):
        return {name: PROPERTIES[(start + index) % len(PROPERTIES)] for index, name in enumerate(IDS[:count])}

    return [
        {"type": "layout", "events": {"tap": [
            {"type": "custom", "name": name} | ({"properties": properties(place, place % 8)} if place % 3 else {}),
            {"type": "track", "event": name, "properties": properties(0, place % 5)},
            {"type": "track", "event": name, "properties": properties(place % 2, place % 7)}]}}
        for place, name in enumerate(IDS)]


# Links, and ways that have none.
WAYS = [
    {"type": "navigate", "to": "Nasty://a/b?class=c"}, {"type": "navigate", "to": "Nasty://a/b/c/d/e/f/g"},
    {"type": "back"}, {"type": "backToRoot"}, {"type": "dismiss"}, {"type": "backTo", "screen": "class"},
    {"type": "replaceStack", "to": ["Nasty://a/b?class=c"]}, {"type": "open", "url": "https://elsewhere.example"},
    {"type": "selectTab", "tab": "class"}]


def data(place):
    """The definitions and the data of a screen, of which each has one of the nasty names."""
    def described(schema, index):
        return schema | {"metadata": {"description": DESCRIPTIONS[index % len(DESCRIPTIONS)]}}

    definitions = {
        name: described([
            {"properties": {IDS[index - 1]: {"ref": name}}},
            {"optionalProperties": {other: {"ref": other, "nullable": True} for other in IDS}},
            {"elements": {"ref": IDS[index - 1]}},
            {"discriminator": "kind", "mapping": {
                other: {"properties": {name: {"ref": name}}} for other in IDS + MEMBERS}},
            {"enum": IDS + MEMBERS},
            {"values": {"elements": {"properties": {name: {"enum": IDS}}}}},
        ][index % 6], index)
        for index, name in enumerate(IDS)
    }
    # Types that need each other, each as often as the next, are larger than memory.
    definitions |= {
        f"twice{index}": {"optionalProperties": {
            side: {"ref": f"twice{index + 1}"} for side in ("left", "right")}}
        for index in range(40)} | {"twice40": {"type": "float32"}}
    deep = {"type": "int8"}
    for name in IDS[::2]:
        deep = {"elements": {"optionalProperties": {name: deep}}}
    properties = {
        name: described(
            {"properties": {name: {"enum": [name]}, "Float": {"type": "float32"}, "JSON": {}}}, index)
        for index, name in enumerate(IDS + MEMBERS)}
    return {
        "definitions": definitions if place == len(ROUTES) else {},
        "data": [
            {"properties": properties | {"deep": deep}}
            if place > len(ROUTES) else {"properties": {name: {"ref": name} for name in definitions}},
            {"elements": {"elements": {"properties": properties}}, "nullable": True},
            {"properties": properties, "nullable": True},
            {"ref": "Shared"}, {"ref": "ünïcode", "nullable": True}, {"type": "string"}, {},
            {"ref": "Data"},
        ][(place - len(ROUTES)) % 8],
    }


def write(folder, has_data=False):
    """Writes the project into a folder; with data, it has many more declarations."""
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
        "navigation": {
            "tabs": [{"id": name, "title": "Tab", "root": "Nasty://a/b?class=c"} for name in ["class", "self"]],
            "requirements": {name: "Nasty://a/b?class=c" for name in IDS[:63]}},
    })
    for place, name in enumerate(IDS):
        screen = {
            "screen": name,
            "root": {
                "type": "layout",
                "children": [
                    {"type": "layout", "hero": other} | ({} if "/" in other else {"id": other})
                    for other in IDS
                ] if place == 0 else messages() if place == 1 else [
                    {"type": "layout", "id": name.replace("/", "|"), "events": {"tap": WAYS[:place]}}],
            },
        }
        if place < len(ROUTES):
            screen["route"] = ROUTES[place]
            inside = [part[1:-1] for part in ROUTES[place].split("/") if part.startswith("{")]
            screen["parameters"] = {name: "string" for name in inside if name not in PARAMETERS}
            screen["parameters"] |= {
                name: PARAMETERS[name] for name in PARAMETERS if name in inside or place % 3 == 0}
        # The first screens without routes have data.
        if has_data and len(ROUTES) <= place < len(ROUTES) + 8:
            screen |= data(place)
        put(f"screens/{place:03}.json", screen)
    for name in ["Shared", "ünïcode", "Data", "日本"] if has_data else []:
        put(f"types/{name}.json", {
            "definitions": {"x": {"properties": {"x": {"ref": "x"}, "again": {"ref": name}}}},
            "optionalProperties": {other: {"ref": "x"} for other in IDS}})
