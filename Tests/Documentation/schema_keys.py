"""Every key of the formats, and every name that a key takes, stands in the articles of its format."""

import json
import re

import articles

FORMATS = {
    "screen": ("ScreenFormat.md", "FillingScreens.md"), "component": ("ScreenFormat.md", "FillingScreens.md"),
    "project": ("ProjectFormat.md",), "type": ("FillingScreens.md",), "sample": ("FillingScreens.md", "ScreenFormat.md"),
}


def problems(texts):
    found = []
    count = 0
    for kind, pages in FORMATS.items():
        schema = json.loads((articles.ROOT / f"Schemas/{kind}.schema.json").read_text())
        words = set().union(*(named(texts[page]) for page in pages))
        wanted = set(names(schema))
        count += len(wanted)
        found += [f"{pages[0]}: the {kind} schema's {word!r} is not explained"
                  for word in sorted(wanted - words)]
    return found, f"{count} names"


def named(text):
    """The words of an article's code: in backticks and in blocks."""
    code = re.findall(r"^```\w*\n(.*?)^```$|`([^`\n]+)`", text, flags=re.S | re.M)
    words = set()
    for block, inline in code:
        words |= set(re.split(r"[\s\",:{}\[\]()]+", block or inline))
        words |= set(re.findall(r'"([^"\n]*)"', block)) | {inline.strip('"')}
    return words


def names(schema):
    """The keys of objects, and the strings that enumerations hold."""
    if isinstance(schema, list):
        for value in schema:
            yield from names(value)
    if not isinstance(schema, dict):
        return
    for key, value in schema.items():
        if key == "properties":
            yield from value
        if key in ("properties", "$defs"):
            # Its keys are names and no words of the schema's language.
            yield from names(list(value.values()))
        elif key in ("enum", "const"):
            yield from (choice for choice in (value if key == "enum" else [value])
                        if isinstance(choice, str))
        else:
            yield from names(value)
