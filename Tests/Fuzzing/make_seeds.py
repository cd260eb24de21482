#!/usr/bin/env python3
"""Makes the first inputs of every target from the samples and the tests' fixtures, in TARGET folders.

    make_seeds.py FOLDER
"""
import hashlib
import json
import random
import re
import struct
import sys
from pathlib import Path

sys.path += [sys.path[0] + "/..", sys.path[0] + "/../Data"]
import random_data  # noqa: E402
import random_screens  # noqa: E402
from bench.repository import ROOT, sample_files  # noqa: E402
from projects import filled_files  # noqa: E402

SAMPLES = ROOT / "Samples"
TESTS = ROOT / "Tests" / "SegueTests"
# Between the files of a project; see Sources/segue-fuzz/Documents/ProjectText.swift.
SEPARATOR = b"\x1e"


def add(folder, seed):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / hashlib.sha1(seed).hexdigest()).write_bytes(seed)


def projects():
    """The samples, each in one text; of the larger one also the manifest with a few screens at a time."""
    for manifest in sample_files("segue.json"):
        screens = sorted(manifest.parent.glob("screens/*.json"))
        components = sorted(manifest.parent.glob("components/*.json"))
        sets = [screens[i : i + 2] for i in range(0, len(screens), 2)]
        for part in sets:
            wanted = {
                name for screen in part for name in re.findall(r'"type": "([a-z-]+)"', screen.read_text())
            }
            used = [file for file in components if file.stem in wanted]
            yield SEPARATOR.join(file.read_bytes() for file in [manifest] + part + used)


def written_in_tests(start):
    """JSON texts that stand in the tests' Swift and begin in a certain way, as far as they stand alone."""
    for file in sorted(TESTS.rglob("*.swift")):
        for text in re.findall(r'"""\n(.*?)"""', file.read_text(), re.DOTALL):
            text = "\n".join(line.strip() for line in text.splitlines())
            if text.startswith(start) and "\\(" not in text and len(text) < 3000:
                yield text.encode()


def decisions(draw):
    """Bytes that decide, so that a target which draws from them begins with something."""
    return bytes(draw.randrange(256) for _ in range(draw.choice([64, 200, 500, 1200])))


def texts(*values):
    """The texts of some JSON values, with separators between them."""
    return SEPARATOR.join(json.dumps(value, ensure_ascii=False).encode() for value in values)


def with_definitions(file, types):
    """A screen or a component that has the project's types as its own."""
    return {**file, "definitions": {**types, **file.get("definitions", {})}}


def filled_samples():
    """The screens of the samples with data, each with every sample and another one. A screen stands alone."""
    for screen in sample_files("screens/*.json"):
        project = screen.parents[1]
        samples = [json.loads(file.read_text())["data"]
                   for file in sorted(project.glob(f"data/{screen.stem}/*.json"))]
        types = {file.stem: json.loads(file.read_text()) for file in sorted(project.glob("types/*.json"))}
        used = [json.loads(file.read_text()) for file in sorted(project.glob("components/*.json"))
                if file.stem in screen.read_text()]
        for index, data in enumerate(samples):
            yield texts(
                with_definitions(json.loads(screen.read_text()), types), data, samples[index - 1],
                *(with_definitions(component, types) for component in used))


def random_filled_screens(count):
    """Random screens with two values of their data, and their components."""
    for seed in range(count):
        case, _ = random_screens.case(seed)
        named = {**case["types"], **case["definitions"]}
        for component in case["components"]:
            named.update(component["definitions"])
        other = random_data.Values(random.Random(seed), named).value(case["data"])
        files = filled_files(0, case)
        types = {name[6:-5]: schema for name, schema in files.items() if name.startswith("types/")}
        screen = next(file for name, file in files.items() if name.startswith("screens/"))
        for name, parameter in screen["parameters"].items():
            if name in case["arguments"]:
                parameter["default"] = case["arguments"][name]
        components = [file for name, file in files.items() if name.startswith("components/")]
        yield texts(with_definitions(screen, types), case["value"], other,
                    *(with_definitions(component, types) for component in components))


# Each with every form of a type, and with what follows its data in another way.
WRITTEN_SCREENS = [
    ({"screen": "e", "safeArea": ["top"], "definitions": {"node": {
        "properties": {"name": {"type": "string"}, "children": {"elements": {"ref": "node"}}}}},
      "data": {"properties": {
          "any": {}, "tree": {"ref": "node"}, "kind": {"enum": ["new", "sale"]},
          "values": {"values": {"type": "int32"}}, "flag": {"type": "boolean"}, "day": {"type": "timestamp"},
          "width": {"type": "uint8"}, "ratio": {"type": "float64"}, "hint": {"type": "string", "nullable": True},
          "blocks": {"elements": {"discriminator": "kind", "mapping": {
              "text": {"properties": {"text": {"type": "string"}}},
              "picture": {"properties": {"source": {"type": "string"}}, "optionalProperties": {
                  "size": {"type": "int16"}}},
              "rule": {"properties": {}, "additionalProperties": True}}}}}},
      "root": {"type": "layout", "style": {"overflow": "scroll", "gap": "${data.width}"}, "children": [
          {"type": "label", "text": "${data.tree.name}: ${data.kind} on ${data.day}"},
          {"forEach": "data.tree.children", "as": "node", "key": "node.name", "body": [
              {"type": "label", "id": "name", "text": "${node.name}"},
              {"forEach": "node.children", "as": "leaf", "body": {
                  "type": "label", "id": "leaf", "text": "${leaf.name} in ${node.name}"},
               "empty": {"type": "label", "text": "none"}}]},
          {"forEach": "data.blocks", "as": "block", "body": {"discriminator": "block", "mapping": {
              "text": {"type": "label", "text": "${block.text}"},
              "picture": {"type": "image", "source": "${block.source}", "style": {
                  "width": "${block.?size.orValue(40)}", "aspectRatio": "${data.ratio > 0.0 ? 1.5 : 1.0}"}}},
              "else": {"type": "layout", "style": {"height": 1, "backgroundColor": "gray"}}}},
          {"if": "data.flag && data.hint != null", "then": {"type": "label", "text": "${data.hint}"},
           "else": [{"type": "button", "title": "Show", "events": {"tap": [
               {"type": "navigate", "to": "shop://outfits/${data.tree.name}"}]}}]},
          {"type": "layout", "style": {"flexDirection": "row", "flexWrap": "wrap", "width": "50%",
                                       "alignItems": "baseline"}, "children": [
              {"forEach": "data.values", "as": "key", "body": {"type": "label", "text": "${key}"}},
              {"type": "label", "text": "${data.values.?a.orValue(0)} of ${size(data.values)}", "style": {
                  "fontSize": "${data.width > 20 ? 20 : 12}", "flexGrow": 1}}]}]}},
     {"any": [1], "tree": {"name": "a", "children": [{"name": "b", "children": []}, {
         "name": "c", "children": [{"name": "d", "children": []}]}]}, "kind": "new", "values": {"a": 1},
      "flag": True, "day": "2024-05-31T18:30:00Z", "width": 8, "ratio": 0.5, "hint": "Hi",
      "blocks": [{"kind": "text", "text": "Hello"}, {"kind": "picture", "source": "a.png"}, {"kind": "rule"}]},
     {"any": None, "tree": {"name": "", "children": []}, "kind": "sale", "values": {}, "flag": False,
      "day": "1985-04-12T23:20:50.52Z", "width": 0, "ratio": -1, "hint": None,
      "blocks": [{"kind": "picture", "source": "wool.png", "size": 3}, {"kind": "rule", "x": 1}]}),
    ({"screen": "e", "data": {"elements": {"type": "string"}}, "safeArea": ["top"], "root": {
        "type": "layout", "children": [{"forEach": "data.filter(t, t != 'none')", "as": "t", "key": "t", "body": {
            "type": "label", "id": "t", "text": [{"text": "${t}", "style": {"fontWeight": 700}}, {
                "text": " ${data.exists(x, x == 'a') ? 'a' : 'b'}"}]}}]}},
     ["a", "b", "none"], ["c"]),
    ({"screen": "e", "data": {"type": "int8"}, "safeArea": ["top"], "root": {
        "type": "layout", "style": {"width": "${data + 10}", "opacity": "${data > 5 ? 0.5 : 1.0}"}, "children": [
            {"if": "data % 2 == 0", "then": {"type": "label", "text": "even"}},
            {"if": "data > 100", "then": [{"type": "label", "text": "${data}"}, {"type": "label", "text": "!"}]}]}},
     4, 101),
    # Styles that change alone.
    ({"screen": "e", "safeArea": ["top"], "data": {"properties": {
        "size": {"type": "uint8"}, "weight": {"type": "uint16"}, "lines": {"type": "uint8"},
        "align": {"enum": ["left", "center"]}, "direction": {"enum": ["row", "column"]},
        "display": {"enum": ["flex", "none"]}, "overflow": {"enum": ["visible", "scroll"]},
        "position": {"enum": ["relative", "absolute"]}, "way": {"enum": ["ltr", "rtl"]},
        "length": {"type": "string"}, "color": {"type": "string"}, "text": {"type": "string"}}},
      "root": {"type": "layout", "children": [
          {"type": "label", "text": "A fixed text", "style": {
              "fontSize": "${data.size}", "maxLines": "${data.lines}", "width": "${data.length}"}},
          {"type": "button", "title": "Fixed", "style": {
              "fontWeight": "${data.weight}", "textAlign": "${data.align}", "color": "${data.color}"}},
          {"type": "layout", "style": {
              "flexDirection": "${data.direction}", "direction": "${data.way}", "padding": "${data.size}",
              "overflow": "${data.overflow}", "display": "${data.display}", "position": "${data.position}"},
           "children": [
               {"type": "label", "text": "${data.text}", "style": {"width": "${data.length}", "height": 9}},
               {"type": "image", "source": "linen.png", "style": {"height": "${data.length}"}}]}]}},
     {"size": 20, "weight": 700, "lines": 1, "align": "center", "direction": "row", "display": "none",
      "overflow": "scroll", "position": "absolute", "way": "rtl", "length": "50%", "color": "red",
      "text": "a b c d e f g h i j k l m n o p"},
     {"size": 12, "weight": 400, "lines": 3, "align": "left", "direction": "column", "display": "flex",
      "overflow": "visible", "position": "relative", "way": "ltr", "length": "1%", "color": "#fff",
      "text": "a b"}),
]

# The names of the variables in the tests of expressions, which are data here.
VARIABLES = re.compile(
    r"(?<![\w.'\"`])(name|empty|text|escaped|digits|n|zero|neg|big|d|whole|yes|no|none|xs|ds|names|nothing|matrix"
    r"|maybe|outfits|point|nested|o|p|m|nick|noNick|fields)\b(?!\()")
RENAMED = {"empty": "name", "escaped": "text", "neg": "n", "big": "n", "whole": "d", "none": "nick",
           "point": "o", "nested": "any", "p": "o", "noNick": "nick", "fields": "m"}


def expressions():
    """The expressions in the tests' tables, about the data of Documents/ExpressionScreen.swift."""
    for file in sorted((TESTS / "Expressions").glob("*.swift")):
        for text in re.findall(r"^ *(\S.*?) +→ ", file.read_text(), re.MULTILINE):
            if len(text) < 300 and not text.startswith("{"):
                yield VARIABLES.sub(lambda found: "data." + RENAMED.get(found[1], found[1]), text)


def main():
    folder = Path(sys.argv[1])
    draw = random.Random(1)
    json_files = [file for file in sample_files("*.json") if file.stat().st_size < 6000]
    for file in json_files:
        add(folder / "json", file.read_bytes())
        if file.parent.name == "screens":
            add(folder / "screens", file.read_bytes())
    for text in [b"1", b'"a"', b"[1,-0.5e3,null]", b'{"a":{"b":["\\ud83d\\ude00",true]}}']:
        add(folder / "json", text)
    for text in written_in_tests('{"screen"'):
        add(folder / "screens", text)
        add(folder / "json", text)
    for text in written_in_tests("--- segue.json"):
        files = [part.partition("\n") for part in text.decode().split("--- ")[1:]]
        parts = [body.strip() for name, _, body in files if name.endswith(".json") and body.strip()]
        if parts and parts[0].startswith("{"):
            for target in ["projects", "artefact"]:
                add(folder / target, "\x1e".join(parts).encode())
    for project in projects():
        add(folder / "projects", project)
        add(folder / "artefact", project)
    for _, schema, data, _ in json.loads((ROOT / "Tests/Types/cases.json").read_text()):
        add(folder / "types", json.dumps(schema).encode() + SEPARATOR + json.dumps(data).encode())
    for text in [*filled_samples(), *random_filled_screens(60), *(texts(*each) for each in WRITTEN_SCREENS)]:
        # Longer ones would be cut.
        if len(text) <= 10240:
            add(folder / "data", text)
    # All of them take longer than the half minute of a short run.
    for text in list(expressions())[::4]:
        add(folder / "data", text.encode())
    for target in ["screens", "projects", "gestures"]:
        for _ in range(40):
            # Not read as text.
            add(folder / target, b"\x01" + decisions(draw))
    for file in sorted((TESTS / "Fonts" / "Fixtures").glob("*.[ot]t[fc]")):
        add(folder / "fonts", file.read_bytes())
    for file in sorted((TESTS / "Pictures" / "Fixtures").iterdir()):
        if file.suffix not in {".py", ".json"}:
            add(folder / "pictures", file.read_bytes())
    links = [
        "shop://a", "shop://b/7", "shop://c/x?n=2&f=false", "https://shop.example/c/%C3%A9?n=1e3", "shop:/d",
        "https://shop.example:443/b/1", "shop://a/../b/%2e%2E/1", "SHOP://B//1?n=+2#f", "http:\\\\shop.example\\a",
    ]
    routes = ["/", "/a", "/b/{n}", "/{p}", "/{p}/{n}", "/b/c", "/%61", "/é/{p}"]
    for link in links:
        add(folder / "urls", link.encode())
        for route in routes:
            add(folder / "urls", f"{link}\n{route}\n{draw.choice(routes)}".encode())
    for trace in sorted(SAMPLES.glob("*/gestures/*.json")):
        numbers = [float(number) for number in re.findall(r'[0-9]+\.[0-9]+', trace.read_text())]
        add(folder / "gestures", b"".join(b"\x01\xe0" + struct.pack(">d", number) for number in numbers))


if __name__ == "__main__":
    main()
