"""Random types in JSON Type Definition, and data of them."""

TEXTS = [
    "Linen", "Wool and walnut", "", "a", "Größe", "Zoë", "Zoe\u0308", "e\u0301", "\u00e9",
    'say "hi"', "it's", "both ' and \"", "back\\slash", "two\nlines", "${x}", "$${x}", "a } b",
    "{}", "50 %", "a/b", "[0]", "x & y = z?", "#1", "+", "42", "-7", "1.5", "true", "null",
    "🇩🇪", "😀", "👩\u200d👩\u200d👧\u200d👦 family", "שלום עולם", "مرحبا 12", "日本語の文", "ที่นี่",
    "नमस्ते", "soft\u00adhyphen", "no\u00a0break", " spaced ", "Winterjackenschlussverkauf",
    "a rather long sentence that needs more than one line on a telephone",
    "\u200fmark", "tab\tstop", "t://go/no", "data.title", "1e21", "line\u2028separator"]
IDENTITIES = [
    "linen", "wool", "a/b", "[x]", "50%", "Größe", "e\u0301", "\u00e9", "a b", "😀", "שלום",
    "card[1]", "%2F", "", 'q"', "$", "${id}", "."]
LINKS = ["t://go/a", "t://go/b?q=c", "t://go/%C3%A9?q=x%20y", "t://go/1"]
COLORS = ["crimson", "#08f", "rgb(10 20 30 / 50%)", "gold"]
ENUMS = [["new", "sale"], ["a", "b", "c"], ["größe", "e\u0301", "\u00e9"], ["row", "column"],
         COLORS]
INTEGERS = {"int8": (-128, 127), "uint8": (0, 255), "int16": (-32768, 32767),
            "uint16": (0, 65535), "int32": (-2 ** 31, 2 ** 31 - 1), "uint32": (0, 2 ** 32 - 1)}
DOUBLES = [0.0, 1.0, -1.0, 0.5, 129.5, 240.0, 1e21, 1.5e16, 1e-5, 0.0001, 123456789.125, -2.75,
           1 / 3, 1e300, 1e15]
# The names of properties. Values of the first two differ everywhere, and links are links.
IDENTITY, NUMBER, LINK = "id", "number", "link"
NAMES = ["title", "price", "badge", "note", "tags", "size", "rows", "extra", "a", "b",
         "such-name", "größe"]
TIMES = ["1985-04-12T23:20:50.52Z", "1996-12-19T16:39:57-08:00"]


class Types:
    """Named types, and schemas that refer to them."""

    def __init__(self, random, named):
        self.random = random
        # By name; a type may only refer to those before it, and a record to itself.
        self.named = named

    def schema(self, depth, without=()):
        """A schema without a name, or a reference to a named one."""
        forms = ["string", "string", "enum", "integer", "integer", "double", "boolean", "time"]
        if depth > 0:
            forms += ["elements", "elements", "record", "union", "values", "any"]
            forms += ["ref"] * 4 * bool(self.named)
        form = self.random.choice([form for form in forms if form not in without])
        schema = getattr(self, form)(depth - 1)
        if form not in ("any",) and self.random.random() < 0.12:
            schema["nullable"] = True
        return schema

    def string(self, _):
        return {"type": "string"}

    def time(self, _):
        return {"type": "timestamp"}

    def enum(self, _):
        return {"enum": list(self.random.choice(ENUMS))}

    def integer(self, _):
        return {"type": self.random.choice(["uint8", "uint8", *INTEGERS])}

    def double(self, _):
        return {"type": self.random.choice(["float32", "float64"])}

    def boolean(self, _):
        return {"type": "boolean"}

    def any(self, _):
        return {}

    def ref(self, _):
        return {"ref": self.random.choice(list(self.named))}

    def elements(self, depth):
        # Mostly of records, which are shown in most ways.
        records = [name for name, schema in self.named.items() if "type" not in schema]
        if records and self.random.random() < 0.5:
            return {"elements": {"ref": self.random.choice(records)}}
        return {"elements": self.schema(depth)}

    def values(self, depth):
        return {"values": self.schema(min(depth, 1))}

    def record(self, depth):
        chance = self.random.random
        properties = {IDENTITY: {"type": "string"}} if chance() < 0.8 else {}
        if chance() < 0.3:
            properties[NUMBER] = {"type": "int32"}
        if chance() < 0.2:
            properties[LINK] = {"type": "string"}
        optional = {}
        for name in self.random.sample(NAMES, self.random.randint(1, 5)):
            target = optional if chance() < 0.3 else properties
            target[name] = self.schema(depth)
        schema = {"properties": properties}
        if optional:
            schema["optionalProperties"] = optional
        if chance() < 0.1:
            schema["additionalProperties"] = True
        return schema

    def union(self, depth):
        tags, mapping = ["text", "card", "rest", "größe", "a b"], {}
        for tag in self.random.sample(tags, self.random.randint(1, 3)):
            mapping[tag] = self.record(depth)
            mapping[tag].pop("additionalProperties", None)
        return {"discriminator": "kind", "mapping": mapping}

    def named_type(self, name):
        """A schema for a name: mostly a record, which may contain more of itself."""
        form = self.random.choice(["record", "record", "record", "union", "enum"])
        schema = getattr(self, form)(2)
        if "properties" in schema and self.random.random() < 0.2:
            more = schema.setdefault("optionalProperties", {})
            schema["properties"].pop("extra", None)
            more["extra"] = self.random.choice([{"ref": name}, {"elements": {"ref": name}}])
        return schema


def resolved(schema, named):
    """A schema that is not a reference, without "nullable"."""
    while "ref" in schema:
        schema = named[schema["ref"]]
    return {key: value for key, value in schema.items() if key != "nullable"}


def is_nullable(schema, named):
    while "ref" in schema and not schema.get("nullable"):
        schema = named[schema["ref"]]
    return schema.get("nullable", False)


class Values:
    """Data of types."""

    def __init__(self, random, named):
        self.random = random
        self.named = named
        self.count = 0

    def value(self, schema, depth=4, name=None):
        choice = self.random.choice
        if schema.get("nullable") and (depth < 0 or self.random.random() < 0.3):
            return None
        if "ref" in schema:
            return self.value(self.named[schema["ref"]], depth, name)
        if "enum" in schema:
            return choice(schema["enum"])
        if "type" in schema:
            return self.scalar(schema["type"], name)
        if "elements" in schema:
            return [self.value(schema["elements"], depth - 1) for _ in range(self.few(depth))]
        if "values" in schema:
            keys = self.random.sample(["a", "b", "x y", "größe"], self.few(depth))
            return {key: self.value(schema["values"], depth - 1) for key in keys}
        if "mapping" in schema:
            tag = choice(list(schema["mapping"]))
            members = [("kind", tag), *self.value(schema["mapping"][tag], depth).items()]
            self.random.shuffle(members)
            return dict(members)
        if "properties" in schema:
            return self.record(schema, depth)
        return choice([None, True, 1, 1.5, "a", ["b"], {"c": 1}])

    def record(self, schema, depth):
        value = {name: self.value(part, depth - 1, name)
                 for name, part in schema["properties"].items()}
        for name, part in schema.get("optionalProperties", {}).items():
            if self.random.random() < (0.6 if depth > 0 else 0):
                value[name] = self.value(part, depth - 1, name)
        if schema.get("additionalProperties"):
            value["more"] = self.random.choice([None, "x", [1]])
        return value

    def few(self, depth):
        if depth < 0:
            return 0
        return self.random.choice([0, 1, 2, 2, 3, 4] if depth > 1 else [0, 1, 1, 2])

    def scalar(self, kind, name):
        choice = self.random.choice
        if kind == "boolean":
            return choice([True, False])
        if kind == "timestamp":
            return choice(TIMES)
        if kind == "string":
            if name == LINK:
                return choice(LINKS)
            if name == IDENTITY:
                self.count += 1
                return choice(IDENTITIES) + str(self.count)
            return choice(TEXTS)
        if kind in INTEGERS:
            if name == NUMBER:
                self.count += 1
                return self.count
            low, high = INTEGERS[kind]
            value = choice([0, 1, 2, 3, low, high, *(self.random.randint(0, 99) for _ in "ab")])
            # In JSON, an integer may be written with a fraction.
            return float(value) if self.random.random() < 0.1 else value
        value = choice(DOUBLES)
        is_whole = value.is_integer() and abs(value) < 1e16
        return int(value) if is_whole and choice([True, False]) else value


def typed(value, schema, named):
    """Data as expressions have it: ints and doubles as the schema has them."""
    if value is None:
        return None
    schema = resolved(schema, named)
    if "type" in schema:
        if schema["type"] in INTEGERS:
            return int(value)
        if schema["type"].startswith("float"):
            return float(value)
        return value
    if "elements" in schema:
        return [typed(element, schema["elements"], named) for element in value]
    if "values" in schema:
        return {key: typed(element, schema["values"], named) for key, element in value.items()}
    if "mapping" in schema:
        schema = schema["mapping"][value["kind"]]
    if "properties" in schema:
        parts = {**schema["properties"], **schema.get("optionalProperties", {})}
        return {key: typed(element, parts[key], named) if key in parts else element
                for key, element in value.items()}
    return value
