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
NAMES = re.compile(r"\$\{([^{}\\\"]+)\}")
SUBSTITUTIONS = ["${p}", "${q}", "${p}, ${q}", "$${p}${q}"]
PATTERNS = {}


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


class Members:
    """What an object may have, must have and must not have."""

    def __init__(self):
        self.properties, self.required, self.forbidden = {}, {}, set()

    def add(self, schema):
        for key, value in schema.get("properties", {}).items():
            if value is False:
                self.forbidden.add(key)
            elif isinstance(value, dict) and {"type", "anyOf", "enum", "$ref", "if"} & value.keys():
                self.properties.setdefault(key, value)
        self.required.update(dict.fromkeys(schema.get("required", [])))


class Instances:
    """Draws documents of one schema. A string is often one that stands under its key in `words`."""

    def __init__(self, schema, words):
        self.schema, self.words = schema, words
        self.validator = Validator(schema)
        self.leaves, self.validators = {}, {}
        self.lost = 0

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
        document = self.value(draw, self.schema, "", 0)
        # Of the parameters that its texts name, most are declared.
        declared = self.schema["properties"].get("parameters")
        if declared is not None:
            parameters = document.get("parameters", {})
            for name in sorted(set(NAMES.findall(json.dumps(document, ensure_ascii=False)))):
                if name not in parameters and draw(strategies.integers(0, 7)) < 7:
                    parameters[name] = self.value(draw, declared["additionalProperties"], "", 1)
            document["parameters"] = parameters
        return document

    # MARK: Values

    def value(self, draw, schema, key, depth):
        """A value of the schema, for a key."""
        if "$ref" in schema:
            name = schema["$ref"].removeprefix(REFERENCE)
            return self.value(draw, self.schema["$defs"][name], key, depth)
        if "type" not in schema and "if" in schema:
            # Such as: if it is an array, then of that; else one of these.
            if depth < DEPTH and draw(strategies.booleans()):
                return self.value(draw, schema["if"] | schema["then"], key, depth)
            return self.value(draw, schema["else"], key, depth)
        if "type" not in schema and "anyOf" in schema:
            return self.value(draw, draw(strategies.sampled_from(schema["anyOf"])), key, depth)
        if schema.get("type") == "object" and len(schema.keys() - {"description"}) > 1:
            return self.object(draw, schema, depth)
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
                words = [word for word in self.words.get(key, []) + SUBSTITUTIONS if taken(word)]
                leaf = leaf | strategies.sampled_from(words) if words else leaf
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

    def object(self, draw, schema, depth):
        members, result = Members(), {}
        members.add(schema)
        self.choose(draw, schema, members)
        conditions = list(schema.get("allOf", []))
        while missing := [key for key in members.required if key not in result]:
            self.fill(draw, schema, members, result, missing[0], depth)
            for condition in [it for it in conditions if self.holds(it["if"], result)]:
                conditions.remove(condition)
                members.add(condition["then"])
        if depth < DEPTH:
            optional = [
                key for key in members.properties
                if key not in result and key not in members.forbidden]
            if optional:
                count = draw(strategies.integers(0, OPTIONAL_KEYS))
                for key in draw(strategies.permutations(optional))[:count]:
                    self.fill(draw, schema, members, result, key, depth)
            self.more(draw, schema, result, depth)
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

    def fill(self, draw, schema, members, result, key, depth):
        """A value for a key, unless that is at odds with what other keys have."""
        if key in members.forbidden:
            return
        result[key] = self.value(draw, members.properties[key], key, depth + 1)
        rules = schema.get("dependentSchemas", {})
        if not all(self.holds(rules[other], result) for other in result if other in rules):
            del result[key]

    def more(self, draw, schema, result, depth):
        """Keys whose names the writer of a document chooses, or that nobody knows."""
        values = schema.get("additionalProperties")
        if values is not None:
            names = schema.get("propertyNames", ANY_TEXT)
            for _ in range(draw(strategies.integers(0, MORE_ELEMENTS))):
                result[draw(self.leaf(names, "names"))] = self.value(draw, values, "", depth + 1)
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
