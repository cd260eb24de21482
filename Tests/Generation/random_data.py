"""Random types of data, and Swift that builds values of the types that are generated for them.

The names of the generated types come from the generated source, and their meaning from the schemas: the
members of a generated struct or enum are in the order of its schema.
"""

import json
import random
import re
import unicodedata

from Types.random_types import TIMESTAMPS, Types

SHARED = ["thing", "a thing", "self"]
OWN = ["a", "b", "id", "kind", "", "é", "😀", 'q"q', "Self", "Data"]


class DataTypes(Types):
    """Schemas with shared types, and values that Swift can hold: dictionaries without two keys that are
    canonically equivalent, and numbers of 32 bits that a literal can be."""

    def schema(self):
        """A schema with the definitions of its screen."""
        names = self.random.sample(OWN, self.random.choice([0, 1, 3]))
        self.definitions = names + SHARED
        return self.part(3), {name: self.part(2) for name in names}

    def shared(self):
        self.definitions = SHARED
        return {name: self.part(2) for name in SHARED}

    def scalar(self, name):
        if name == "timestamp":
            return self.random.choice(TIMESTAMPS)
        if name == "float32":
            return self.random.choice([0, -1, 1.5, 0.1, 16777216, -2.5e-10, 3e38])
        return super().scalar(name)


class NoValue(Exception):
    """A value that is none of its type, which the generator makes of what is too deep."""


# MARK: Generated source


class Generated:
    """A declaration of the generated source, with those inside of it."""

    def __init__(self, kind, name, alias=None):
        self.kind, self.name, self.alias = kind, name, alias
        self.inner, self.properties, self.cases = {}, [], []


def read(source):
    """Reads the declarations of formatted source. Bodies of functions are skipped."""
    root = Generated("enum", "")
    stack = [(-1, root)]
    for line in source.split("\n"):
        text = line.strip()
        depth = (len(line) - len(line.lstrip())) // 2
        while stack[-1][0] >= depth and text:
            stack.pop()
        if not text or stack[-1][0] != depth - 1:
            continue
        owner = stack[-1][1]
        if found := re.fullmatch(r"(struct|enum) (\S+?)(:.*)? \{", text):
            declared = Generated(found[1], found[2])
            owner.inner[found[2]] = declared
            stack.append((depth, declared))
        elif found := re.fullmatch(r"typealias (\S+) = (.+)", text):
            owner.inner[found[1]] = Generated("alias", found[1], found[2])
        elif found := re.fullmatch(r"(?:@Indirect )?var (\S+): (.+?)", text):
            if not text.endswith("{"):
                owner.properties.append((found[1], found[2]))
        elif found := re.fullmatch(r"case ([^\s(]+)(?: = .*|\((.*)\))?", text):
            owner.cases.append((found[1], found[2]))
    return root


# MARK: Values


class Builder:
    """Writes Swift expressions of values."""

    def __init__(self, source, name, definitions):
        self.root = read(source).inner[name]
        self.name, self.definitions = name, definitions

    def data(self, identifier, schema, value):
        """The expression of a screen's data."""
        declared = self.root.inner["Data"].inner[identifier]
        path = f"{self.name}.Data.{identifier}"
        # No property of a random schema has this name.
        if [name for name, _ in declared.properties] == ["value"]:
            place = (declared, path)
            return f"{path}({self.value(schema, value, declared.properties[0][1], [place])})"
        return self.value(schema, value, f"Data.{identifier}", [])

    def resolve(self, text, around):
        """The declaration that a name in a declaration means, with its path."""
        first, *rest = text.split(".")
        for declared, path in reversed(around):
            if first in declared.inner and not rest:
                return declared.inner[first], f"{path}.{first}"
        declared, path = self.root, self.name
        for name in [first, *rest]:
            declared, path = declared.inner[name], f"{path}.{name}"
        return declared, path

    def value(self, schema, value, swift, around):
        while "ref" in schema:
            schema = self.definitions[schema["ref"]]
        if swift.endswith("?"):
            if value is None:
                return "nil"
            return self.value(schema, value, swift[:-1], around)
        if swift == "JSON":
            return any_json(value)
        if "type" in schema:
            return scalar(schema["type"], value, swift)
        if value is None:
            raise NoValue
        if swift.startswith("["):
            inner = schema.get("elements", schema.get("values"))
            if "elements" in schema:
                parts = [self.value(inner, part, swift[1:-1], around) for part in value]
                return f"[{', '.join(parts)}]"
            content = swift.removeprefix("[String: ")[:-1]
            return dictionary(value, lambda part: self.value(inner, part, content, around))
        declared, path = self.resolve(swift, around)
        if declared.kind == "alias":
            return self.value(schema, value, declared.alias, [])
        around = [*around, (declared, path)]
        if "enum" in schema:
            return f"{path}.{declared.cases[schema['enum'].index(value)][0]}"
        if "elements" in schema or "values" in schema:
            return f"{path}({self.value(schema, value, declared.properties[0][1], around)})"
        if "discriminator" in schema:
            if schema["discriminator"] not in value:
                raise NoValue
            tag = value[schema["discriminator"]]
            name, content = declared.cases[list(schema["mapping"]).index(tag)]
            rest = {key: part for key, part in value.items() if key != schema["discriminator"]}
            return f"{path}.{name}({self.value(schema['mapping'][tag], rest, content, around)})"
        return self.properties(schema, value, declared, path, around)

    def properties(self, schema, value, declared, path, around):
        required, optional = schema.get("properties", {}), schema.get("optionalProperties", {})
        arguments = []
        parts = [*required.items(), *optional.items()]
        assert len(parts) == len(declared.properties), (path, parts, declared.properties)
        for (name, part), (label, swift) in zip(parts, declared.properties):
            if name not in value:
                if name in required:
                    raise NoValue
                continue
            if name in required:
                text = self.value(part, value[name], swift, around)
            elif value[name] is None and swift.endswith("??"):
                text = ".some(nil)"
            elif value[name] is None and swift != "JSON?":
                raise NoValue
            else:
                text = self.value(part, value[name], swift[:-1], around)
            arguments.append(f"{label}: {text}")
        return f"{path}({', '.join(arguments)})"


def scalar(name, value, swift):
    if name in ("string", "timestamp"):
        return string(value)
    if value is None:
        raise NoValue
    if name == "boolean":
        return json.dumps(value)
    if name.startswith("float"):
        return repr(float(value))
    return str(int(value))


def string(text):
    if text is None:
        raise NoValue
    return '"' + "".join(f"\\u{{{ord(character):X}}}" for character in text) + '"'


def dictionary(value, content):
    if len({unicodedata.normalize("NFC", name) for name in value}) < len(value):
        raise NoValue
    parts = [f"{string(name)}: {content(part)}" for name, part in value.items()]
    return f"[{', '.join(parts) or ':'}]"


def any_json(value):
    if value is None:
        return ".null"
    if isinstance(value, bool):
        return f".bool({json.dumps(value)})"
    if isinstance(value, (int, float)):
        return f".number({float(value)!r})"
    if isinstance(value, str):
        return f".string({string(value)})"
    if isinstance(value, list):
        return f".array([{', '.join(map(any_json, value))}])"
    return f".object({dictionary(value, any_json)})"


# MARK: A project


class Project:
    """A project with a screen for each of some random types."""

    def __init__(self, seed, screens):
        self.types = DataTypes(random.Random(seed))
        self.shared = self.types.shared()
        while endless(self.shared):
            self.shared = self.types.shared()
        self.screens = []
        while len(self.screens) < screens:
            schema, definitions = self.types.schema()
            if not endless(self.shared | definitions):
                self.screens.append((schema, definitions))

    def write(self, folder):
        def put(name, value):
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")

        put("segue.json", {})
        for name, schema in self.shared.items():
            put(f"types/{name}.json", schema)
        for place, (schema, definitions) in enumerate(self.screens):
            put(f"screens/{place:03}.json", {
                "screen": f"s{place}", "definitions": definitions, "data": schema,
                "root": {"type": "layout"}})

    def schema(self, place):
        """The schema of a screen with all definitions, to validate data with."""
        schema, definitions = self.screens[place]
        return {**schema, "definitions": self.shared | definitions}


def endless(definitions):
    """Whether some references lead only to each other."""
    for name in definitions:
        seen = set()
        while name is not None and name not in seen:
            seen.add(name)
            name = definitions[name].get("ref")
        if name is not None:
            return True
    return False


def program(source, name, project, count):
    """Swift that prints values of the types of each screen as JSON, one in each line; and the values, each
    with the index of its screen."""
    functions, values = [], []
    for place, (schema, definitions) in enumerate(project.screens):
        whole = project.shared | definitions
        builder = Builder(source, name, whole)
        found = 0
        for _ in range(20 * count):
            value = project.types.value(schema, {"definitions": whole})
            try:
                text = builder.data(f"S{place}", schema, value)
            except NoValue:
                continue
            functions.append(
                f"func value{len(values)}() -> [UInt8] {{\n"
                f"  let value: {name}.Data.S{place} = {text}\n  return value.json\n}}")
            values.append((place, value))
            found += 1
            if found == count:
                break
    calls = [
        f"print(String(decoding: value{place}(), as: UTF8.self))" for place in range(len(values))]
    return "\n".join([*functions, *calls, ""]), values
