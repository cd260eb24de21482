"""Documents that a schema takes, drawn from the schema itself.

hypothesis-jsonschema makes the values: numbers, strings that match a pattern, free objects. It does not
know schemas that refer to themselves, so what holds the values is drawn here, by the keywords that
our schemas use. Whatever is drawn is held against the whole schema before it is handed out.
"""

import json
import re

import hypothesis
import jsonschema
import regress
from hypothesis import strategies
from hypothesis_jsonschema import from_schema

# Objects and arrays inside of each other. Deeper ones hold only what they must.
DEPTH = 9
# What an object may have besides the keys that it must have, and elements besides those of an array.
OPTIONAL_KEYS, MORE_ELEMENTS = 9, 4

REFERENCE = "#/$defs/"
ANY_TEXT = {"type": "string"}
NAMES = re.compile(r"\$\{([^{}]+)\}")
USES_DATA = re.compile(r"\bdata\.")
SUBSTITUTIONS = ["${p}", "${q}", "${p}, ${q}", "$${p}${q}"]
PATTERNS = {}

# Data that the expressions below use. The tags are names that are often drawn for a mapping.
DATA = {
    "properties": {
        "title": {"type": "string"}, "count": {"type": "int32"}, "isNew": {"type": "boolean"},
        "tags": {"elements": {"type": "string"}},
        "outfits": {"elements": {
            "properties": {"id": {"type": "string"}, "price": {"type": "float64"}},
            "optionalProperties": {"badge": {"enum": ["new", "sale"]}}}},
        "event": {
            "discriminator": "kind",
            "mapping": {
                "p": {"properties": {"text": {"type": "string"}}}, "q": {"properties": {}}}},
    },
}
EXPRESSIONS = {
    "forEach": [
        "data.outfits", "data.tags", "data.outfits.filter(o, o.price > 10.0)", "['a', 'b']",
        "[1, 2]", "[data.event]", "${data.tags}"],
    "if": [
        "data.isNew", "size(data.outfits) > 1", "has(item.badge) && item.badge == 'new'",
        "p == 'a'", "1 < 2", "data.tags.exists(t, t.startsWith('a'))"],
    "key": ["item.id", "item", "string(size(data.tags))", "item.price", "1"],
    "discriminator": ["data.event", "item", "[data.event][0]", "data"],
}
FILLED = [
    "${data.title}", "${data.count}", "${size(data.outfits)} of ${data.count}", "${1 + 2}",
    "${data.isNew ? 'a' : 'b'}", "${data.outfits}"]
# The keys whose strings do not contain `${…}`.
PLAIN_TEXTS = {*EXPRESSIONS, "ref", "enum"}

# The keys of each form of a schema of data (RFC 8927).
FORMS = [
    {"ref"}, {"type"}, {"enum"}, {"elements"},
    {"properties", "optionalProperties", "additionalProperties"}, {"values"},
    {"discriminator", "mapping"}, set()]


def matches(validator, pattern, instance, schema):
    """The keyword `pattern` by the expressions of ECMA 262, as JSON Schema has it. Python's own differ:
    its `$` also stands before a line break."""
    if isinstance(instance, str):
        if pattern not in PATTERNS:
            PATTERNS[pattern] = regress.Regex(pattern, flags="u")
        if PATTERNS[pattern].find(instance) is None:
            yield jsonschema.ValidationError(f"{instance!r} does not match {pattern!r}")


Validator = jsonschema.validators.extend(jsonschema.Draft202012Validator, {"pattern": matches})


def words_of(documents):
    """The strings that stand under each key: some that mean something to who reads them."""
    words = {}

    def visit(value, key):
        if isinstance(value, str):
            words.setdefault(key, {})[value] = None
        elif isinstance(value, dict):
            for name, inner in value.items():
                visit(inner, name)
        elif isinstance(value, list):
            for inner in value:
                visit(inner, key)

    for document in documents:
        visit(document, None)
    return {key: list(found) for key, found in words.items()}


def with_variables(value, variable):
    """The same document, whose repeated texts use the element that they are repeated for."""
    if isinstance(value, list):
        return [with_variables(inner, variable) for inner in value]
    if not isinstance(value, dict):
        return f"${{{variable}}}" if value == "${q}" and variable else value
    name = value.get("as", "item") if "forEach" in value else None
    return {
        key: with_variables(inner, name if name and key == "body" else variable)
        for key, inner in value.items()}


def branches(schema):
    """What a schema with conditions, one in the other, can be."""
    while "if" in schema:
        beside = {
            word: part for word, part in schema.items()
            if word not in ("if", "then", "else", "description")}
        yield beside | schema["if"] | schema["then"]
        # The leaves of a schema are found again only if it is the same object.
        schema = beside | schema["else"] if beside else schema["else"]
    yield schema


class Members:
    """What an object may have, must have and must not have."""

    def __init__(self):
        self.properties, self.required, self.forbidden = {}, {}, set()

    def add(self, schema):
        for key, value in schema.get("properties", {}).items():
            if value is False:
                self.forbidden.add(key)
            elif isinstance(value, dict) and (
                    not value.keys() - {"description"}
                    or {"type", "anyOf", "enum", "$ref", "if"} & value.keys()):
                self.properties.setdefault(key, value)
        self.required.update(dict.fromkeys(schema.get("required", [])))


class Instances:
    """Draws documents of one schema. A string is often one that `words` has for its key."""

    def __init__(self, schema, words):
        self.schema = schema
        self.words = words | {
            key: texts + words.get(key, []) for key, texts in EXPRESSIONS.items()
        } | {"ref": ["p", "q"]}
        self.validator = Validator(schema)
        self.leaves, self.validators = {}, {}
        self.lost = 0
        self.expressions = {name for text in FILLED for name in NAMES.findall(text)}

    def drawn(self, count, seed):
        """So many documents; the same for the same seed."""
        found = []

        @hypothesis.seed(seed)
        @hypothesis.settings(
            max_examples=count, database=None, deadline=None, phases=[hypothesis.Phase.generate],
            suppress_health_check=list(hypothesis.HealthCheck))
        @hypothesis.given(strategies.composite(self.document)())
        def draw_all(document):
            if self.validator.is_valid(document):
                found.append(document)
            else:
                self.lost += 1

        draw_all()
        return found

    def document(self, draw):
        """A document. Most declare what their texts name: parameters, data and types."""
        self.is_careful = draw(strategies.integers(0, 3)) > 0
        document = self.value(draw, self.schema, "", 0)
        declared = self.schema.get("properties", {})

        def declares():
            return self.is_careful or draw(strategies.booleans())

        if self.is_careful:
            document = with_variables(document, None)
        found = words_of([document])
        texts = {text: None for texts in found.values() for text in texts}
        if "parameters" in declared:
            parameters = document.setdefault("parameters", {})
            names = {name for text in texts for name in NAMES.findall(text)} - self.expressions
            for name in sorted(names - parameters.keys()):
                if declares():
                    kind = declared["parameters"]["additionalProperties"]
                    parameters[name] = self.value(draw, kind, "", 1)
            if any(USES_DATA.search(text) for text in texts) and declares():
                (document if "data" in declared else parameters)["data"] = DATA
        if "definitions" in declared:
            definitions = document.setdefault("definitions", {})
            for name in sorted(set(found.get("ref", [])) - definitions.keys()):
                if declares():
                    kinds = [DATA, {"type": "string"}, {}]
                    definitions[name] = draw(strategies.sampled_from(kinds))
        return document

    # MARK: Values

    def value(self, draw, schema, key, depth):
        """A value of the schema, for a key."""
        if "$ref" in schema:
            name = schema["$ref"].removeprefix(REFERENCE)
            beside = {
                word: part for word, part in schema.items()
                if word not in ("$ref", "description")}
            named = self.schema["$defs"][name]
            return self.value(draw, named | beside if beside else named, key, depth)
        if "if" in schema:
            # Such as: if it is an array, then of that; else one of these. The last one can be short.
            *others, last = branches(schema)
            if depth < DEPTH and draw(strategies.integers(0, 2 * len(others))) > 0:
                return self.value(draw, draw(strategies.sampled_from(others)), key, depth)
            return self.value(draw, last, key, depth)
        if "type" not in schema and "anyOf" in schema:
            if schema["anyOf"][0].get("const") == "layout" and draw(strategies.booleans()):
                return "layout"
            return self.value(draw, draw(strategies.sampled_from(schema["anyOf"])), key, depth)
        holds_others = {"properties", "additionalProperties"} & schema.keys()
        if schema.get("type") == "object" and holds_others:
            return self.object(draw, schema, key, depth)
        if schema.get("type") == "array":
            return self.array(draw, schema, key, depth)
        return draw(self.leaf(schema, key))

    def leaf(self, schema, key):
        """Values that hold no others of the schema's."""
        identity = (id(schema), key)
        if identity not in self.leaves:
            plain = {name: part for name, part in schema.items() if name != "description"}
            leaf = from_schema(plain)
            if plain.get("type") == "string":
                taken = Validator(plain).is_valid
                leaf = leaf.filter(taken)
                texts = {"names": SUBSTITUTIONS}.get(key, SUBSTITUTIONS + FILLED)
                texts = [] if key in PLAIN_TEXTS else texts
                words = [word for word in self.words.get(key, []) + texts if taken(word)]
                if words:
                    # Hardly any random string is an expression.
                    often = 7 if key in EXPRESSIONS else 1
                    leaf = strategies.one_of(leaf, *[strategies.sampled_from(words)] * often)
            # The schema is kept, so that no other takes its identity.
            self.leaves[identity] = (leaf, schema)
        return self.leaves[identity][0]

    def array(self, draw, schema, key, depth):
        most = schema.get("maxItems", schema.get("minItems", 0) + MORE_ELEMENTS)
        if "prefixItems" in schema:
            most = len(schema["prefixItems"])
        least = schema.get("minItems", 0)
        count = draw(strategies.integers(least, most if depth < DEPTH else least))
        kinds = schema.get("prefixItems") or [schema["items"]] * count
        return [self.value(draw, kind, key, depth + 1) for kind in kinds[:count]]

    # MARK: Objects

    def object(self, draw, schema, key, depth):
        members, result = Members(), {}
        members.add(schema)
        self.choose(draw, schema, members)
        if "optionalProperties" in members.properties and (
                self.is_careful or draw(strategies.booleans())):
            self.choose_form(draw, members, key, depth)
        conditions = list(schema.get("allOf", []))
        while missing := [key for key in members.required if key not in result]:
            self.fill(draw, schema, members, result, missing[0], depth)
            for condition in [it for it in conditions if self.holds(it["if"], result)]:
                conditions.remove(condition)
                members.add(condition["then"])
        if depth < DEPTH:
            if "children" in members.properties and draw(strategies.integers(0, 3)) > 0:
                self.fill(draw, schema, members, result, "children", depth)
            optional = [
                name for name in members.properties
                if name not in result and name not in members.forbidden]
            if optional:
                count = draw(strategies.integers(0, OPTIONAL_KEYS))
                for name in draw(strategies.permutations(optional))[:count]:
                    self.fill(draw, schema, members, result, name, depth)
            self.more(draw, schema, result, key, depth)
        return result

    def choose(self, draw, schema, members):
        """One of several notations, which forbids the keys that only others have."""
        for alternatives in [schema[word] for word in ("oneOf", "anyOf") if word in schema]:
            chosen = draw(strategies.sampled_from(alternatives))
            while "anyOf" in chosen:
                members.add(chosen)
                chosen = draw(strategies.sampled_from(chosen["anyOf"]))
            members.add(chosen)
            if alternatives is schema.get("oneOf"):
                members.forbidden.update(
                    key for other in alternatives for key in other["required"]
                    if key not in chosen["required"])

    def choose_form(self, draw, members, key, depth):
        """One form of a schema of data. Forms that are mixed are an exception."""
        keys = set().union(*FORMS)
        forms = [form for form in FORMS if members.required.keys() & keys <= form]
        if key == "mapping":
            forms = [form for form in FORMS if "properties" in form]
            members.forbidden.add("nullable")
        form = draw(strategies.sampled_from(forms))
        members.forbidden.update(keys - form)
        if "properties" in form:
            form = {draw(strategies.sampled_from(["properties", "optionalProperties"]))}
        members.required.update(dict.fromkeys(sorted(form)))
        if depth > 2:
            members.forbidden.update({"definitions"} - members.required.keys())

    def fill(self, draw, schema, members, result, key, depth):
        """A value for a key, unless that is at odds with what other keys have."""
        if key in members.forbidden:
            return
        result[key] = self.value(draw, members.properties[key], key, depth + 1)
        rules = schema.get("dependentSchemas", {})
        if not all(self.holds(rules[other], result) for other in result if other in rules):
            del result[key]

    def more(self, draw, schema, result, key, depth):
        """Keys whose names the writer of a document chooses, or that nobody knows."""
        values = schema.get("additionalProperties")
        if values is not None:
            names = schema.get("propertyNames", ANY_TEXT)
            for _ in range(draw(strategies.integers(0, MORE_ELEMENTS))):
                name = draw(self.leaf(names, "names"))
                result[name] = self.value(draw, values, key, depth + 1)
        elif draw(strategies.integers(0, 15)) == 15:
            known = list(schema["properties"])
            name = draw(self.leaf(ANY_TEXT, "") | strategies.sampled_from(known).map(str.upper))
            if name not in known:
                result[name] = draw(from_schema({}))

    def holds(self, schema, value):
        if id(schema) not in self.validators:
            rule = Validator(schema | {"$defs": self.schema["$defs"]})
            self.validators[id(schema)] = (rule, schema)
        return self.validators[id(schema)][0].is_valid(value)
