"""Whether the schemas and `seguec check` say the same of thousands of values.

Every key of every object that the schemas know is given each of many values, one line of a document
for each. What the schema refuses, check must refuse in that line; what check refuses for its shape,
the schema must refuse there, unless it cannot know.
"""

import itertools
import json
import pathlib
import subprocess
import tempfile

# What is right for one key is wrong for the next. The keywords and bounds of the schemas join them.
VALUES = [
    None, True, False, 0, 1, -1, 2.5, -2.5, 3.0, 400, 1e-7, 1e300, "", "a", " ", "a/b", "50%",
    "-50%", "+.5e1%", "5.%", "%", "50 %", "12px", "12", "16 / 9", "16/9", "16 /", "16 x / 9",
    "-1 / 2", "/", "375x812@3", "375x812", "375X812", "${p}", "$${p}", "$$${p}", "x${p}y", "${p",
    "$p", [], {}, [0, 1], [0.25, 0.75], [0, 2], [1, 2, 3], [0, 1, 0, 1], [0.2, 0, 1.2, 1],
    [1, -2, 3, 4], [1, 2, 3, 4, 5], ["${p}", 1, 2, 3], ["a"], ["a", 1], [""], [None],
    [{"type": "back"}], [{"type": "jump"}], [{}], [{"type": "layout"}], [{"type": "label"}],
    [{"text": "a"}], [{"text": 5}], [{"text": "a", "style": {"fontSize": -1}}],
    {"type": "layout"}, {"type": "label"}, {"width": 1, "height": 2}, {"width": 1},
    {"width": -1, "height": 2}, {"tap": [{"type": "back"}]}, {"tap": {"type": "back"}},
    {"hover": []}, {"a": [1, None]},
]


def values(schemas):
    """The values above, every keyword of the schemas, and every bound with what is just past it."""
    keywords, bounds = {}, {}

    def visit(part):
        if isinstance(part, dict):
            keywords.update(dict.fromkeys(part["enum"] if isinstance(part.get("enum"), list) else []))
            if isinstance(part.get("const"), str):
                keywords[part["const"]] = None
            for key, beyond in (("minimum", -1), ("maximum", 1)):
                if isinstance(part.get(key), (int, float)):
                    bound = part[key]
                    bounds.update(dict.fromkeys([
                        bound, bound + beyond, bound + beyond * max(abs(bound), 1) / 1000]))
        if isinstance(part, (dict, list)):
            for inner in part.values() if isinstance(part, dict) else part:
                visit(inner)

    for schema in schemas.values():
        visit(schema)
    fresh = [value for value in [*keywords, *bounds] if repr(value) not in set(map(repr, VALUES))]
    return VALUES + fresh


EASINGS = [
    {"spring": dict.fromkeys(keys, 0.5)} for keys in itertools.combinations([
        "response", "dampingFraction", "blendDuration", "duration", "bounce", "initialVelocity",
        "mass", "stiffness", "damping"], 2)
] + [
    {"spring": spring} for spring in [
        {}, 5, {"mass": 1}, {"response": 0.5}, {"response": 0}, {"response": "0.5"}, {"bounce": 0.1},
        {"duration": 0.5, "bounce": -1}, {"duration": 0.5, "bounce": 0.9}, {"dampingFraction": 0.5},
        {"stiffness": 100, "damping": 10}, {"stiffness": 100}, {"blendDuration": -1}, {"zest": 1},
        {"stiffness": 100, "damping": 10, "response": 1}, {"initialVelocity": 1},
        {"duration": 0.5, "initialVelocity": 1}, {"response": 0.5, "initialVelocity": 1},
        {"response": 0.5, "zest": 1}, {"blendDuration": 0.2}, {"mass": 1, "blendDuration": 0.2},
        {"duration": 0.5, "bounce": 0.1, "blendDuration": 0.2}, {"bounce": 0.1, "blendDuration": 0.2},
        {"stiffness": 100, "damping": 10, "blendDuration": 0.2},
        {"stiffness": 100, "damping": 10, "blendDuration": -1},
        {"stiffness": 100, "damping": 10, "response": 1, "blendDuration": 0.2}]
] + [
    {"linear": stops} for stops in [
        [0, 1], [0], [], ["0", "1"], [0, "0.5 50%", 1], [0, "0.5 25% 75%", 1], [0, "0.5 50", 1],
        [0, [0.5, "25%", "75%"], 1], [0, [0.5, 25], 1], [0, [], 1], [0, "1%", 1], [0, None, 1],
        [0, "0.5 1% 2% 3%", 1], [0, " 0.5  1% ", 1], [0, [0.5, "1%", "2%", "3%"], 1], [0, 1e10, 1]]
] + [
    {"cubicBezier": numbers} for numbers in [
        [0, 0, 1, 1], [0, -3, 1, 4], [0, 0, 1], [0, 0, 1, 1, 1], [-0.1, 0, 1, 1], [0, 1e10, 1, 1]]
] + [{"spring": {"response": 0.5}, "linear": [0, 1]}, {"curve": "ease"}, {"linear": [0, 1], "a": 1}]

TRACKS = [
    {"entering": value} for value in [
        [], {}, [{}], [5], [{"property": "opacity", "from": 0, "to": 1}],
        [{"property": "opacity", "from": "0%", "to": 1}], [{"property": "opacity", "from": 0}],
        [{"property": "opacity", "from": 0, "to": 2}], [{"property": "colour", "from": 0, "to": 1}],
        [{"property": "scale", "from": -1, "to": 1}], [{"from": 0, "to": 1}],
        [{"property": "translateY", "from": "-50%", "to": 0, "window": [0, 0.5]}],
        [{"property": "translateY", "from": "-50", "to": 0}],
        [{"property": "translateX", "from": -1e7, "to": 0}],
        [{"property": "cornerRadius", "from": 8, "to": 0, "window": [0.5, 1.5]}],
        [{"property": "cornerRadius", "from": 8, "to": 0, "window": [0.5]}]]
]

WINDOWS = [
    {channel: window} for channel in ["frame", "exiting"] for window in [
        [0, 1], [0.1, 0.4], [0.5, 0.5], [0.6, 0.4], [-0.1, 1], [0, 1.1], [0], [0, 0.5, 1], [],
        ["0", 1], "0 1", 0.5, None, {"start": 0, "end": 1}]
] + [{"blur": [0, 1]}, {"frame": [0, 1], "clip": 5}]

DEFAULTS = [
    {"type": type, "default": value}
    for type in ("string", "number", "boolean", "component", "components")
    for value in (None, True, 1, "a", "${p}", [], [{"type": "layout"}], {"type": "layout"})
] + [{"type": "colour"}, {"default": 1}, {"type": "number"}]

COLUMN = {"root": "a:/"}
SPLITS = [{"columns": columns} for columns in [
    [COLUMN] * count for count in range(5)] + [
    [COLUMN, 5], [COLUMN, {}], [COLUMN, {"width": 300}], [COLUMN, {"root": ""}], [COLUMN, COLUMN | {
        "width": 300}], [COLUMN | {"width": 0}, COLUMN], [COLUMN | {"width": "50%"}, COLUMN],
    [COLUMN | {"width": 100001}, COLUMN], [COLUMN | {"widht": 300}, COLUMN], {}, None]
] + [{}, {"columns": [COLUMN] * 2, "rows": []}]
PAGES = [["a:/"], ["a:/", "b:/"], ["a:/", ""], ["a:/", 5], "a:/"]
CONTAINERS = {"root": "a:/", "split": SPLITS[2], "pages": ["a:/"]}

ALL_CONTAINERS = {"tabs": [{"id": "a", "title": "a", "root": "a:/"}]} | CONTAINERS

SHEETS = [{"detents": detents} for detents in [
    ["medium"], ["large", "medium"], ["40%", 200], ["0%"], ["1e-3%"], ["100%"], ["100.5%"], ["-5%"],
    ["40"], ["40 %"], ["+.5e1%"], [0], [-1], [1e-7], [1e9], [2e9], ["middle"], ["mediun"], [""],
    [True], [None], [["medium"]], [], "medium", 5, None]
] + [
    {"detents": ["medium", "large"]} | rest for rest in [
        {"selectedDetent": "large"}, {"selectedDetent": 5}, {"selectedDetent": "200%"},
        {"selectedDetent": None}, {"selectedDetent": ["large"]}, {"largestUndimmedDetent": "medium"},
        {"largestUndimmedDetent": -1}, {"largestUndimmedDetent": True}, {"grabberVisible": True},
        {"grabberVisible": "yes"}, {"scrollingExpands": False}, {"scrollingExpands": 0},
        {"grabber": True}]
] + [{"selectedDetent": "large"}, {"grabberVisible": True}]

LANDINGS = [{}, {"edge": "top"}, {"edge": "left"}, {"zest": 1}, "top", 5] + [
    {"width": width} for width in [
        0, 320, -1, 1e7, "80%", "200%", "-5%", "0x1p3%", "nan%", "80", "", "keep", True, None]
] + [
    {"aspectRatio": ratio} for ratio in [1.5, 0, 1e9, "keep", "1.5", "", True, None]
] + [{"respectsSafeArea": value} for value in [True, False, "yes", 0, None]]

LISTS = [["a"] * 3, ["a:/${p}"], ["a:/${p"], ["$${p}"], ["a", ""], ["a", 5]]

# The codes of what a schema can see.
SHAPES = {
    "wrong-type", "missing-key", "invalid-value", "value-out-of-range", "unknown-action",
    "invalid-id", "reserved-name", "conflicting-timing", "unknown-device", "wrong-argument-type",
    "conflicting-containers",
}

# Messages about what a schema cannot see: inside of CSS texts, whole curves, pairs of numbers.
UNSEEN = (
    "Color: ", "color: ", "backgroundImage: ", "boxShadow: ", "objectPosition: ",
    "a detent's percentage is", "a landing's percentage is", "come to rest", "the first stop must be 0", "the first less than the second",
)


class Lines:
    """A document with one case in each of its lines."""

    def __init__(self, kind, head, cases, tail, path):
        self.kind = kind
        self.path, self.is_object = path
        self.texts = [json.dumps(case) for case in cases]
        lines = [
            f'"n{index}": {text}' if self.is_object else text
            for index, text in enumerate(self.texts)]
        self.text = head + "\n" + ",\n".join(lines) + "\n" + tail

    def index(self, step):
        return int(step[1:]) if self.is_object else step


# A document has a case a line, and more lines than people would write.
UNLIMITED = [f"--limit={name}=1000000" for name in ("entries", "parameters", "problems")]


def errors(seguec, kind, texts):
    """The errors of documents, each by itself: a screen or component that stands alone, or a project
    with nothing else in it. Of each the list, in the order of the documents."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder).resolve()
        files = []
        for index, text in enumerate(texts):
            place = folder / str(index)
            for name in ("screens", "components", "assets"):
                (place / name).mkdir(parents=True)
            files.append(place / ("segue.json" if kind == "project" else "file.json"))
            files[-1].write_text(text)
        found = {str(file): [] for file in files}
        runs = [[file.parent] for file in files] if kind == "project" else [files]
        for operands in runs:
            result = subprocess.run(
                [seguec, "check", *UNLIMITED, "--format", "json", *operands], capture_output=True,
                text=True)
            diagnostics = [json.loads(line) for line in result.stdout.splitlines()]
            # Check reads the value of a misspelt key as that of the key that was meant.
            misspelt = [
                diagnostic for diagnostic in diagnostics
                if diagnostic["code"] == "unknown-key" and "did you mean" in diagnostic["message"]]
            for diagnostic in diagnostics:
                diagnostic["followsMisspeltKey"] = any(
                    key["file"] == diagnostic["file"] and key["line"] == diagnostic["line"]
                    and key["column"] < diagnostic["column"] for key in misspelt)
                if diagnostic["severity"] == "error":
                    found[str(pathlib.Path(diagnostic["file"]).resolve())].append(diagnostic)
        return list(found.values())


def seen(diagnostics, codes):
    """The messages of those that a schema can see."""
    return [
        diagnostic["message"] for diagnostic in diagnostics if diagnostic["code"] in codes
        and not diagnostic["followsMisspeltKey"] and not any(part in diagnostic["message"] for part in UNSEEN)]


def compare(seguec, validator, document):
    """What the two say differently of a document's lines."""
    refused = {}
    for error in validator.iter_errors(json.loads(document.text)):
        steps = list(error.absolute_path)
        if steps[:len(document.path)] == document.path and len(steps) > len(document.path):
            refused.setdefault(document.index(steps[len(document.path)]), error.message)
        else:
            yield f"{document.kind}: an error outside of the lines: {error.message}"
    found = {}
    for diagnostic in errors(seguec, document.kind, [document.text])[0]:
        # A value that a parameter hands in is reported where it was written.
        for place in [diagnostic, *diagnostic["notes"]]:
            if place["line"]:
                found.setdefault(place["line"] - 2, []).append(diagnostic)
    for index, text in enumerate(document.texts):
        found_here = found.get(index, [])
        # Check knows what a parameter's value is, and says of one value only once that it is wrong.
        knows_more = "${p" in text
        if index in refused and not found_here and not knows_more:
            yield f"{document.kind}: check takes {text}; the schema: {refused[index]}"
        shapes = seen(found_here, SHAPES)
        if shapes and index not in refused and not knows_more:
            yield f"{document.kind}: the schema takes {text}; check: {shapes}"


def variants(definition, rest):
    """For each variant of a definition, what an object of it has besides one of its own keys."""
    for branch in definition["allOf"]:
        condition = next(iter(branch["if"]["properties"].items()))
        name = condition[1].get("const")
        if name is not None:
            for key in branch["then"]["properties"]:
                yield key, {condition[0]: name} | rest.get(name, {})


def filled(pairs, values):
    """Each key with each value, and what else its object has."""
    return [rest | {key: value} for (key, rest), value in itertools.product(pairs, values)]


def screens(schema, values):
    definitions = schema["$defs"]
    full = {
        "label": {"text": "a"}, "button": {"title": "a"}, "image": {"source": "a"},
        "video": {"source": "a"}}
    components = list(variants(definitions["component"], full)) + [
        (key, {"type": "layout"}) for key in definitions["component"]["properties"]
        if key not in ("type", "style")]
    yield from filled(components, values)
    yield from [{"type": value} for value in values if not isinstance(value, str)]
    yield from (
        {"type": "layout", "style": style}
        for style in filled([(key, {}) for key in definitions["style"]["properties"]], values))
    yield from (
        {"type": "label", "text": [{"text": "a", "style": style}]}
        for style in filled([(key, {}) for key in definitions["textStyle"]["properties"]], values))
    needed = {
        "navigate": {"to": "a:/"}, "replaceStack": {"to": ["a:/"]}, "backTo": {"screen": "a"},
        "selectTab": {"tab": "a"}, "open": {"url": "a"}, "track": {"event": "a"},
        "custom": {"name": "a"}}
    actions = list(variants(definitions["action"], needed)) + [("type", {})]
    yield from (
        {"type": "layout", "events": {"tap": [action]}} for action in filled(actions, values))


def transitions(schema, values):
    keys = [(key, {"kind": "fade"}) for key in schema["$defs"]["transition"]["properties"]]
    yield from filled(keys, values)
    yield from filled([("easing", {"kind": "hero"})], EASINGS)
    yield from filled([("easing", {"kind": "hero", "duration": 1})], EASINGS)
    # The way back has a curve of its own or the push's, and its own time beside neither's spring.
    back = [("popEasing", rest | more) for rest in ({"kind": "hero"}, {"kind": "hero", "popDuration": 1})
            for more in ({}, {"easing": "ease"}, {"easing": {"spring": {"response": 0.5}}})]
    yield from filled(back, EASINGS + ["easeIn", "curve", None])
    yield from filled([("easing", {"kind": "hero", "popDuration": 1})], EASINGS)
    heroes = [(key, {"kind": "hero"}) for key in ("path", "clip", "coversBars", "windows", "popWindows")]
    yield from filled(heroes, values + WINDOWS)
    yield from filled([("landing", {"kind": "sourceScale"})], LANDINGS)
    yield from filled([("push", {"kind": "custom"}), ("pop", {"kind": "custom"})], values + TRACKS)


def objects(properties, rest, values):
    """Each key of an object with each value; the others as they should be."""
    return filled([(key, rest) for key in properties], values) + values


def documents(schemas, values):
    p = '"parameters": {"p": {"type": "string", "default": "1"}}'
    yield Lines(
        "screen", '{"screen": "a", %s, "root": {"type": "layout", "children": [' % p,
        list(screens(schemas["screen"], values)), "]}}", (["root", "children"], False))
    for kind, head, tail in [
        ("screen", '{"screen": "a", "root": {"type": "layout"}, "parameters": {', "}}"),
        ("component", '{"component": "a", "body": {"type": "layout"}, "parameters": {', "}}")
    ]:
        yield Lines(kind, head, values + DEFAULTS, tail, (["parameters"], True))
    project = schemas["project"]
    yield Lines(
        "project", '{"transitions": {', list(transitions(project, values)), "}}", (["transitions"], True))
    properties = project["properties"]
    yield Lines(
        "project", '{"devices": [',
        # Names of their own, as the same device must not stand twice.
        [case | {"name": f"d{index}"} if isinstance(case, dict) and "name" in case else case
         for index, case in enumerate(objects(
             [key for key in project["$defs"]["device"]["properties"] if key != "name"],
             {"name": "a", "width": 300, "height": 500}, values))], "]}", (["devices"], False))
    yield from navigation(values)
    yield Lines(
        "project", '{"fonts": [',
        objects(
            properties["fonts"]["items"]["properties"], {"family": "a", "file": "a"}, values), "]}",
        (["fonts"], False))


def containers(held):
    """Each way to have several containers, one or none."""
    return [
        dict(chosen) for count in range(len(held) + 1)
        for chosen in itertools.combinations(held.items(), count)]


def navigation(values):
    tab = {"id": "a", "title": "a"}
    tabs = objects(["id", "title", "icon", "root"], tab | {"root": "a:/"}, values) + filled(
        [("split", tab), ("pages", tab)], values + SPLITS + PAGES) + [
            tab | held for held in containers(CONTAINERS)]
    yield Lines("project", '{"navigation": {"tabs": [', tabs, "]}}", (["navigation", "tabs"], False))
    for key in ("pages", "entryPoints"):
        yield Lines(
            "project", '{"navigation": {"%s": [' % key, values, "]}}", (["navigation", key], False))
    # No more than an app may have.
    for start in range(0, len(values), 60):
        yield Lines(
            "project", '{"navigation": {"requirements": {', values[start:start + 60], "}}}",
            (["navigation", "requirements"], True))


HEADS = {
    "screen": {"screen": "a", "root": {"type": "layout"}},
    "component": {"component": "a", "body": {"type": "layout"}},
}
ROUTES = ["/a/", "/a//b", "/a/{b}", "/a/{b", "/{a}{b}", "a", "//", "/{a}/b/{c}", "/{}"]


def compare_heads(seguec, kind, validator, values):
    """The same of the keys at the top of a file, a file for each value."""
    cases = filled(
        [(key, HEADS[kind]) for key in validator.schema["properties"]],
        values + ROUTES + [["navigation", "tab"], ["top", "left"]] + SHEETS + LANDINGS + LISTS)
    yield from compare_files(seguec, kind, validator, cases)


def compare_navigation(seguec, validator):
    """The same of what a project's navigation holds, a project for each."""
    many = [{"requirements": {f"n{index}": "a:/" for index in range(count)}} for count in (63, 64)]
    few = [None, 5, "", "a:/", [], {}, ["a:/"], [""], {"": "a:/"}, {"a": "a:/"}, {"a": 5}]
    held = filled([(key, {}) for key in validator.schema["properties"]["navigation"]["properties"]],
                  few + SPLITS)
    cases = [{"navigation": case} for case in few + many + held + containers(ALL_CONTAINERS)]
    yield from compare_files(seguec, "project", validator, cases)


def compare_files(seguec, kind, validator, cases):
    """The same of whole files."""
    for case, found in zip(cases, errors(seguec, kind, [json.dumps(case) for case in cases])):
        refused = next((error.message for error in validator.iter_errors(case)), None)
        shapes = seen(found, SHAPES | {"invalid-route"})
        if refused and not found:
            yield f"{kind}: check takes {json.dumps(case)}; the schema: {refused}"
        if shapes and not refused and "${p" not in json.dumps(case):
            yield f"{kind}: the schema takes {json.dumps(case)}; check: {shapes}"


def compare_all(seguec, validators):
    """Everything that the schemas and check say differently."""
    count = 0
    schemas = {kind: validator.schema for kind, validator in validators.items()}
    all_values = values(schemas)
    for document in documents(schemas, all_values):
        count += len(document.texts)
        yield from compare(seguec, validators[document.kind], document)
    for kind in HEADS:
        yield from compare_heads(seguec, kind, validators[kind], all_values)
    yield from compare_navigation(seguec, validators["project"])
    print(f"{count} lines and the heads of files held against seguec check")
