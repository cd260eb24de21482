"""Reads what `seguec` writes with parsers that are not ours: the texts that are in it, and its structure.

Each reader returns `(texts, structure)`: strings as a reader of the format gets them, each with the names
of the places that it stands at, and a `Counter` of what the output is made of besides them.
"""

import csv
import io
import json
import subprocess
import unicodedata
import xml.etree.ElementTree
from collections import Counter

import html5lib
import json5
import tinycss2

from hostile import MARK, PAYLOADS, harmless

# Names that have no mark in them.
RESERVED = {payload for payload in PAYLOADS if "MARK" not in payload}
RESERVED |= {harmless(word) for word in RESERVED}
# Numbers that a spreadsheet is to take for numbers.
NUMBERS = ("index", "time", "progress", "z", "x", "y", "width", "height", "clipX", "clipY", "clipWidth",
           "clipHeight", "opacity", "topLeft", "topRight", "bottomRight", "bottomLeft", "contentX",
           "contentY", "contentWidth", "contentHeight")  # fmt: skip
FORMULAS = ("=", "+", "-", "@", "\t", "\r", "\uff1d", "\uff0b", "\uff0d", "\uff20")


class Unreadable(Exception):
    """Why an output cannot be what it says that it is."""


def expect(holds, message):
    if not holds:
        raise Unreadable(message)


# MARK: JSON


def strict_json(text):
    def refuse(constant):
        raise Unreadable(f"{constant} is no JSON")

    def unique(pairs):
        keys = [key for key, _ in pairs]
        expect(len(set(keys)) == len(keys), f"a key stands twice in {keys[:9]}")
        return dict(pairs)

    return json.loads(text, parse_constant=refuse, object_pairs_hook=unique)


def walk(value, place=()):
    """All keys and strings of a value, each with the keys that lead to it."""
    if isinstance(value, dict):
        for key, member in value.items():
            yield place, key
            # A name of the project's is no part of the structure.
            isName = MARK.search(key) or key in RESERVED
            yield from walk(member, place + ("*" if isName else key,))
    elif isinstance(value, list):
        for element in value:
            yield from walk(element, place)
    elif isinstance(value, str):
        yield place, value


def of_json(values):
    texts = [entry for value in values for entry in walk(value)]
    return texts, Counter()


def read_json(text):
    return of_json([strict_json(text)])


def read_json_lines(text):
    # Not `splitlines`, which knows more ends of lines than JSON lines have.
    return of_json([strict_json(line) for line in text.split("\n") if line])


def read_json5(text):
    """As JSON5 § 5.2 has it, two escapes may be one character, which the reader leaves apart."""
    def joined(value):
        if isinstance(value, dict):
            return {joined(key): joined(member) for key, member in value.items()}
        if isinstance(value, list):
            return [joined(element) for element in value]
        if isinstance(value, str):
            return value.encode("utf-16", "surrogatepass").decode("utf-16")
        return value

    return of_json([joined(json5.loads(text))])


# MARK: Markup


def of_tree(root):
    """What elements there are, with which attributes, and what texts they hold."""
    texts, structure = [], Counter()
    for element in root.iter():
        if not isinstance(element.tag, str):
            texts.append((("comment",), element.text or ""))
            structure["comment"] += 1
            continue
        name = element.tag.split("}")[-1]
        structure[name, tuple(sorted(element.attrib))] += 1
        texts += [((name, key), value) for key, value in element.attrib.items()]
        texts += [((name,), element.text or ""), ((name, "tail"), element.tail or "")]
    return texts, structure


def read_svg(text):
    root = xml.etree.ElementTree.fromstring(text)
    for element in root.iter():
        name = element.tag.split("}")[-1]
        expect(name not in ("script", "foreignObject", "a", "animate", "set"), f"there is a <{name}>")
        for key, value in element.attrib.items():
            key = key.split("}")[-1]
            expect(not key.lower().startswith("on"), f"there is an attribute {key}")
            inside = value.startswith(("#", "data:image/"))
            expect(key != "href" or inside, f"it refers to {value[:60]!r}")
    return of_tree(root)


def parse_html(text):
    return html5lib.parse(text, treebuilder="etree", namespaceHTMLElements=False)


def read_html(text):
    root = parse_html(text)
    texts, structure = of_tree(root)
    texts = []
    for script in root.iter("script"):
        if script.get("type") == "application/json":
            texts += list(walk(strict_json(script.text), (script.get("id").split("-")[0],)))
    return texts, structure


def read_elements(text):
    """A screen as elements: there is nothing that a browser would execute."""
    root = parse_html(text)
    texts, structure = of_tree(root)
    kept = []
    for place, value in texts:
        if len(place) == 2:
            expect(not place[1].lower().startswith("on"), f"there is an attribute {place[1]}")
        if place[-1] == "data-events":
            kept += walk(strict_json(value), ("events",))
        elif place[-1] in ("href", "src", "poster"):
            expect(":" not in value.split("/")[0] or value.startswith(("data:image/", "shop:")),
                   f"it refers to {value[:60]!r}")
        else:
            kept.append((place, value))
    for element in root.iter():
        expect(element.tag not in ("script", "iframe", "object", "embed", "form"), f"there is a <{element.tag}>")
    return kept, structure


# MARK: Others


def read_csv(text):
    rows = list(csv.reader(io.StringIO(text, newline=""), strict=True))
    header = rows[0]
    texts = []
    for row in rows[1:]:
        expect(len(row) == len(header), f"a row has {len(row)} fields, and the header {len(header)}")
        for name, cell in zip(header, row):
            if name in NUMBERS:
                float(cell)
            else:
                texts.append(((name,), cell))
                expect(not cell.lstrip(" ").startswith(FORMULAS), f"{name} is a formula: {cell[:60]!r}")
    # Where a comma is part of numbers, spreadsheets split at semicolons.
    for row in csv.reader(io.StringIO(text, newline=""), delimiter=";"):
        for cell in row:
            expect(not cell.lstrip(" ").startswith(FORMULAS),
                   f"split at semicolons, there is a formula: {cell[:60]!r}")  # fmt: skip
    return texts, Counter()


def read_css(text):
    """A style sheet with elements in a comment at its top, whose classes are those of its rules."""
    rules = tinycss2.parse_stylesheet(text)
    texts, structure = [], Counter()
    classes, frames = set(), set()
    comments = [rule.value for rule in rules if rule.type == "comment"]
    expect(len(comments) == 1, f"there are {len(comments)} comments")
    for rule in rules:
        if rule.type in ("comment", "whitespace"):
            continue
        expect(rule.type in ("qualified-rule", "at-rule"), f"a part is a {rule.type}")
        if rule.type == "at-rule":
            expect(rule.at_keyword == "keyframes", f"there is an @{rule.at_keyword}")
            frames |= {token.value for token in rule.prelude if token.type == "ident"}
            continue
        selector = [token for token in rule.prelude if token.type != "whitespace"]
        expect([token.type for token in selector] == ["literal", "ident"], "a selector is no class")
        classes.add(selector[1].value)
        for part in tinycss2.parse_declaration_list(rule.content, skip_whitespace=True):
            expect(part.type == "declaration", f"a declaration is a {part.type}")
            structure[part.name] += 1
            if part.name == "animation":
                frames_named = {token.value for token in part.value if token.type == "ident"}
                expect(selector[1].value in frames_named, "an animation has another name")
            urls = [token for token in part.value if token.type in ("url", "function")
                    and getattr(token, "lower_name", "url") == "url"]  # fmt: skip
            expect(not urls, f"{part.name} has an address")
    expect(frames <= classes, f"keyframes of no class: {sorted(frames - classes)[:3]}")
    root = parse_html(comments[0])
    body, elements = of_tree(root)
    texts += [entry for entry in body if entry[0][-1] != "class"]
    written = {element.get("class") for element in root.iter() if element.get("class")}
    expect(written == classes, f"other classes: {sorted(written ^ classes)[:4]!r}")
    return texts, structure + elements


def read_dot(text):
    """What Graphviz draws; a name of many lines stands in as many elements."""
    drawn = subprocess.run(["dot", "-Tsvg"], input=text, capture_output=True, text=True)
    expect(drawn.returncode == 0 and not drawn.stderr, f"dot says: {drawn.stderr[:200]}")
    texts, structure = of_tree(xml.etree.ElementTree.fromstring(drawn.stdout))
    expect(not any(name[0] == "a" for name in structure), "there is a link in the drawing")
    return [entry for entry in texts if entry[0] == ("text",)], structure


def read_mermaid(text):
    """Lines of nodes and arrows, whose labels stand in quotes that nothing in them can end."""
    texts, structure = [], Counter()
    for line in text.split("\n"):
        parts = line.split('"')
        expect(len(parts) in (1, 3), f"quotes are left open: {line[:80]}")
        label = parts[1] if len(parts) == 3 else ""
        for sign in label.replace("<br>", ""):
            plain = sign.isalnum() or not sign.isascii() or sign in " -_/.,+:?=#;"
            expect(plain, f"{sign!r} stands raw in {label[:80]}")
        shape = "".join(c for c in "".join(parts[::2]) if not c.isdigit())
        structure[shape] += 1
        texts.append((("label",), entities(label.replace("<br>", "\n"))))
    return texts, structure


def entities(text):
    """`#NN;` as Mermaid reads it."""
    pieces = text.split("#")
    read = pieces[0]
    for piece in pieces[1:]:
        number, rest = piece.split(";", 1)
        read += chr(int(number)) + rest
    return read


def read_table(text):
    texts = []
    for line in text.split("\n"):
        # `save` prints the state as JSON among the trees.
        isSaved = line.startswith('{"version":')
        texts += walk(strict_json(line), ("saved",)) if isSaved else [(("line",), line)]
    return texts, Counter()


READERS = {
    "json": read_json_lines, "svg": read_svg, "csv": read_csv, "waapi": read_json_lines,
    "coreanimation": read_json_lines, "lottie": read_json_lines, "css": read_css, "android": read_json5,
    "dot": read_dot, "mermaid": read_mermaid, "html": read_html, "elements": read_elements, "table": read_table,
    "tree": read_table,
}  # fmt: skip


# MARK: Terminals


def raw(text, isColoured=False):
    """Characters that a terminal would obey, or that nobody would see there."""
    if isColoured:
        pieces = text.split("\x1b[")
        # A style is digits and semicolons, and an `m`.
        text = pieces[0] + "".join(
            piece.lstrip("0123456789;").removeprefix("m") if piece.lstrip("0123456789;").startswith("m")
            else "\x1b" + piece for piece in pieces[1:])  # fmt: skip
    return sorted({f"U+{ord(c):04X}" for c in text if c != "\n" and is_hidden(c)})


def is_hidden(character):
    """By Unicode's general categories: controls, separators, and what is only a format of others."""
    category = unicodedata.category(character)
    # Joiners belong to words and emoji; these signs are drawn round Arabic numbers.
    if character in "\u200c\u200d" or 0x0600 <= ord(character) <= 0x0605 or character in "\u06dd\u08e2":
        return False
    return category in ("Cc", "Cf", "Zl", "Zp", "Cs")


def visible(text):
    """As documented: a picture of Unicode's, or the number."""
    return "".join(
        c if not is_hidden(c) else chr(0x2400 + ord(c)) if ord(c) < 0x20 else "\u2421"
        if c == "\x7f" else f"<U+{ord(c):04X}>" for c in text)  # fmt: skip


def without_controls(text):
    """What of a text an attribute of HTML can hold."""
    return "".join(c for c in text if c in "\t\n" or unicodedata.category(c) != "Cc")


def in_xml(text):
    """What of a text XML can hold."""
    return "".join(
        " " if c in "\t\n\r" else c for c in text
        if c in "\t\n\r" or unicodedata.category(c) not in ("Cc", "Cs") and c not in "\ufffe\uffff")
