"""Random schemas in JSON Type Definition, values of them, and small mistakes in both."""

import copy
import json

# Names and strings that are written with escapes, in JSON or in a JSON Pointer, among plain ones.
NAMES = ["a", "b", "id", "title", "price", "kind", "a/b", "~", "~1", "", "0", "é", "e\u0301", "😀", 'q"q',
         "back\\slash", "line\nbreak", "nullable", "properties"]
INTEGERS = {
    "int8": (-128, 127), "uint8": (0, 255), "int16": (-32768, 32767), "uint16": (0, 65535),
    "int32": (-2147483648, 2147483647), "uint32": (0, 4294967295)}
SCALARS = ["boolean", "string", "timestamp", "float32", "float64", *INTEGERS]
TIMESTAMPS = [
    "1985-04-12T23:20:50.52Z", "1996-12-19T16:39:57-08:00", "2000-02-29T00:00:00+23:59",
    "2024-05-31T18:30:00.000000001-00:00", "9999-12-31T23:59:59Z", "0001-01-01T00:00:00Z"]
NO_TIMESTAMPS = [
    "", "1985-04-12", "1985-04-12 23:20:50Z", "1985-04-12T23:20:50", "1985-13-12T23:20:50Z",
    "1985-00-12T23:20:50Z", "2001-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "1985-04-31T00:00:00Z",
    "1985-04-12T24:00:00Z", "1985-04-12T23:60:50Z", "1985-04-12T23:20:61Z", "1985-04-12T23:20:50.Z",
    "1985-04-12T23:20:50+24:00", "1985-04-12T23:20:50+01:60", "1985-04-12T23:20:50+0100",
    "85-04-12T23:20:50Z", "1985-04-12T23:20:50ZZ", "+1985-04-12T23:20:50Z", "1985-4-12T23:20:50Z"]
# What the packages differ about: see EXCEPTIONS in compare.py.
DISPUTED_TIMESTAMPS = [
    "1990-12-31T23:59:60Z", "1990-12-31T15:59:60-08:00", "1985-04-12t23:20:50Z", "1985-04-12T23:20:50z",
    "0000-01-01T00:00:00Z", "1985-04-12T23:20:50Z\n", "198٥-04-12T23:20:50Z"]


class Types:
    """Schemas and instances that depend on the state of a random number generator alone."""

    def __init__(self, random):
        self.random = random

    # MARK: Schemas

    def schema(self):
        self.definitions = self.random.sample(NAMES, self.random.choice([0, 0, 1, 3]))
        schema = self.part(3)
        if self.definitions or self.random.random() < 0.1:
            # A definition that is a reference may lead back to itself, where the package never ends.
            schema["definitions"] = {
                name: self.part(2, without=("ref",)) for name in self.definitions}
        return schema

    def part(self, depth, without=()):
        forms = ["type", "type", "enum", "empty"]
        if depth > 0:
            forms += ["elements", "properties", "properties", "properties", "values", "discriminator"]
        if self.definitions:
            forms += ["ref", "ref"]
        form = self.random.choice([form for form in forms if form not in without])
        schema = getattr(self, form)(depth - 1)
        if self.random.random() < 0.15:
            schema["nullable"] = self.random.random() < 0.8
        if self.random.random() < 0.05:
            schema["metadata"] = {"description": "any", "other": [1, None]}
        return schema

    def empty(self, _):
        return {}

    def type(self, _):
        return {"type": self.random.choice(SCALARS)}

    def enum(self, _):
        # Sometimes more than are compared one after the other.
        return {"enum": self.random.sample(NAMES, self.random.choice([1, 2, 3, 8, 9, 17]))}

    def ref(self, _):
        return {"ref": self.random.choice(self.definitions)}

    def elements(self, depth):
        return {"elements": self.part(depth)}

    def values(self, depth):
        return {"values": self.part(depth)}

    def properties(self, depth, without=()):
        names = [name for name in NAMES if name not in without]
        self.random.shuffle(names)
        count = self.random.choice([0, 1, 2, 3, 4, 12])
        required = self.random.randint(0, count)
        schema = {}
        if required or self.random.random() < 0.3:
            schema["properties"] = {name: self.part(depth) for name in names[:required]}
        if required < count or not schema:
            schema["optionalProperties"] = {
                name: self.part(depth) for name in names[required:count]}
        if self.random.random() < 0.3:
            schema["additionalProperties"] = self.random.random() < 0.5
        return schema

    def discriminator(self, depth):
        tag = self.random.choice(NAMES)
        names = self.random.sample(NAMES, self.random.choice([0, 1, 2, 3, 10]))
        return {
            "discriminator": tag,
            "mapping": {name: self.properties(depth, without=(tag,)) for name in names}}

    # MARK: Values

    # A definition that refers to itself several times would have values of any size, with more errors
    # than the command lists.
    MAXIMUM_PARTS = 500

    def value(self, schema, root):
        """A value of a schema, if there is one of a small depth and size."""
        self.left = self.MAXIMUM_PARTS
        return self.part_of_value(schema, root, 12)

    def part_of_value(self, schema, root, depth):
        self.left -= 1
        if depth == 0 or self.left < 0 or schema.get("nullable") and self.random.random() < 0.3:
            return None
        if "ref" in schema:
            return self.part_of_value(root["definitions"][schema["ref"]], root, depth - 1)
        if "type" in schema:
            return self.scalar(schema["type"])
        if "enum" in schema:
            return self.random.choice(schema["enum"])
        if "elements" in schema:
            return [self.part_of_value(schema["elements"], root, depth - 1) for _ in range(self.few(depth))]
        if "values" in schema:
            names = self.random.sample(NAMES, self.few(depth))
            return {name: self.part_of_value(schema["values"], root, depth - 1) for name in names}
        if "discriminator" in schema:
            if not schema["mapping"]:
                return {}
            name = self.random.choice(list(schema["mapping"]))
            value = self.part_of_value(schema["mapping"][name], root, depth - 1)
            members = [*value.items(), (schema["discriminator"], name)] if value is not None else []
            self.random.shuffle(members)
            return dict(members)
        if "properties" in schema or "optionalProperties" in schema:
            value = {
                name: self.part_of_value(part, root, depth - 1)
                for name, part in schema.get("properties", {}).items()}
            for name, part in schema.get("optionalProperties", {}).items():
                if self.random.random() < (0.5 if depth > 6 else 0.1):
                    value[name] = self.part_of_value(part, root, depth - 1)
            members = list(value.items())
            if self.random.random() < 0.3:
                self.random.shuffle(members)
            return dict(members)
        return self.anything()

    def few(self, depth):
        return self.random.choice([0, 1, 2, 3] if depth > 6 else [0, 0, 0, 1])

    def scalar(self, name):
        if name == "boolean":
            return self.random.random() < 0.5
        if name == "string":
            return self.random.choice(NAMES)
        if name == "timestamp":
            return self.random.choice(
                DISPUTED_TIMESTAMPS if self.random.random() < 0.05 else TIMESTAMPS)
        if name in INTEGERS:
            low, high = INTEGERS[name]
            value = self.random.choice([low, high, 0, self.random.randint(low, high)])
            return float(value) if self.random.random() < 0.2 else value
        return self.random.choice([0, -1, 1.5, 1e300, -2.5e-10, 123456789012345678901234567890])

    def anything(self):
        return copy.deepcopy(self.random.choice([
            None, True, False, 0, -1, 1, 1.0, 1.5, 127, 128, -128, -129, 255, 256, 32767, 32768, -32769,
            65535, 65536, 2147483647, 2147483648, -2147483649, 4294967295, 4294967296, 1e10, -0.0, 1e-3,
            "", "a", "A", "NaN", [], [None], {}, {"a": 1}, [[1]], *TIMESTAMPS[:2], *NO_TIMESTAMPS,
            *DISPUTED_TIMESTAMPS]))

    # MARK: Mistakes

    def mutated(self, value):
        """A copy of a value with one small change."""
        value = copy.deepcopy(value)
        places = [(None, None)]
        pending = [value] if isinstance(value, (dict, list)) else []
        while pending:
            part = pending.pop()
            inner = part.items() if isinstance(part, dict) else enumerate(part)
            for key, content in inner:
                places.append((part, key))
                if isinstance(content, (dict, list)):
                    pending.append(content)
        part, key = self.random.choice(places)
        if part is None:
            if not isinstance(value, (dict, list)) or self.random.random() < 0.2:
                return self.anything()
            self.add(value)
        elif self.random.random() < 0.3:
            if isinstance(part[key], (dict, list)):
                self.add(part[key])
            else:
                part[key] = self.anything()
        elif isinstance(part, dict) and self.random.random() < 0.5:
            content = part.pop(key)
            if self.random.random() < 0.5:
                part[self.random.choice([key.upper(), key + "x", *NAMES])] = content
        else:
            part[key] = self.anything()
        return value

    def add(self, part):
        if isinstance(part, dict):
            part[self.random.choice(NAMES)] = self.anything()
        else:
            part.append(self.anything())

    def mutated_schema(self, schema):
        """A copy of a schema with one small change, mostly one that makes it wrong."""
        schema = copy.deepcopy(schema)
        pending, parts = [schema], []
        while pending:
            part = pending.pop()
            parts.append(part)
            for key in ("elements", "values"):
                if key in part:
                    pending.append(part[key])
            for key in ("properties", "optionalProperties", "mapping", "definitions"):
                pending += part.get(key, {}).values()
        part = self.random.choice(parts)
        definitions = ["definitions"] * (part is schema)
        change = self.random.randrange(6)
        if change == 0:
            part[self.random.choice(["Type", "items", "$ref", "foo", "element", "required"])] = {}
        elif change == 1:
            key = self.random.choice(
                ["type", "enum", "ref", "elements", "values", "discriminator", "mapping", "properties",
                 "optionalProperties", "additionalProperties", "nullable", *definitions])
            part[key] = self.random.choice([
                1, True, "a", "string", "Int8", [], ["a"], ["a", "a"], ["a", 1], {}, {"a": {}}, {"a": 1},
                {"a": {"properties": {}}}, {"a": {"properties": {}, "nullable": True}}])
        elif change == 2 and part:
            del part[self.random.choice(list(part))]
        elif change == 3:
            inner = [key for key in ("elements", "values") if key in part]
            for key in inner:
                part[key] = self.random.choice([1, "string", [], {"definitions": {}}, {"ref": "none"}])
        elif change == 4 and "mapping" in part:
            for name in list(part["mapping"])[:1]:
                part["mapping"][name] = self.random.choice([
                    {}, {"type": "string"}, {"properties": {}, "nullable": False},
                    {"properties": {part["discriminator"]: {}}} if
                    isinstance(part.get("discriminator"), str) else 1,
                    {"optionalProperties": {}}, {"properties": {}, "nullable": True}])
        elif change == 5 and "properties" in part and isinstance(part["properties"], dict):
            part["optionalProperties"] = dict(list(part["properties"].items())[:1])
        return schema


def text(value):
    return json.dumps(value, ensure_ascii=False)
