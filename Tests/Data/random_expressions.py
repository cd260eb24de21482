"""Random expressions about the variables of a scope, which have a value for all of their data."""

import dataclasses
import json

from random_data import COLORS, INTEGERS, resolved, is_nullable

STRING, DOUBLE, BOOLEAN = {"type": "string"}, {"type": "float64"}, {"type": "boolean"}
# Ints of expressions have 64 bits, for which JSON Type Definition has no name.
INT = {"type": "int64"}
VARIABLES = ["item", "outfit", "row", "cell", "x", "y", "element", "part", "_a", "b2", "node",
             "other"]
LITERALS = ["A", "none", "", "é", "e\u0301", "it's", '"', "}", "${", "😀", "\\", "a b"]
NULL = ["literal", None]


@dataclasses.dataclass(frozen=True)
class Context:
    """The variables that an expression can use, and what is known about them."""

    named: dict  # the types by name
    names: dict  # the schemas of the variables
    facts: frozenset = frozenset()
    # Parameters whose names are only possible alone between ${ and }.
    lone: tuple = ()

    def adding(self, name, schema):
        return dataclasses.replace(self, names={**self.names, name: schema})

    def knowing(self, *facts):
        return dataclasses.replace(self, facts=self.facts | set(facts))

    def knows(self, *fact):
        return json.dumps(fact) in self.facts

    def free_name(self, random):
        free = [name for name in VARIABLES if name not in self.names]
        return random.choice(free) if free else f"v{len(self.names)}"


class Paths:
    """What fields and elements lead to from the variables of a scope."""

    def __init__(self, context):
        self.context = context
        # Expressions with their schemas: those with a value, and those that may be null.
        self.known, self.nullable = [], []
        # Optional fields that may be absent: the record, the name and the schema.
        self.absent = []
        for name, schema in context.names.items():
            self.walk(["name", name], schema, 3)

    def walk(self, path, schema, depth):
        named, context = self.context.named, self.context
        if is_nullable(schema, named) and not context.knows("notNull", path):
            self.nullable.append((path, schema))
            return
        plain = resolved(schema, named)
        self.known.append((path, schema))
        if depth == 0 or len(self.known) > 150:
            return
        if "mapping" in plain:
            self.known.append((["field", path, plain["discriminator"]], STRING))
        for name, part in plain.get("properties", {}).items():
            self.walk(["field", path, name], part, depth - 1)
        for name, part in plain.get("optionalProperties", {}).items():
            if context.knows("has", path, name):
                self.walk(["field", path, name], part, depth - 1)
            else:
                self.absent.append((path, name, part))
        for key in ("elements", "values"):
            index = ["literal", 0 if key == "elements" else "a"]
            if key in plain and context.knows("index", path, index):
                self.walk(["index", path, index], plain[key], depth - 1)

    def of(self, accepts):
        """The known ones whose schemas are accepted, resolved."""
        return [(path, plain) for path, schema in self.known
                if accepts(plain := resolved(schema, self.context.named))]


def shown(expression, truth):
    """What a condition shows about the variables, if it is true, or if it is false."""
    operator, *operands = expression
    fact = None
    if operator == "!":
        return shown(operands[0], not truth)
    if operator == ("&&" if truth else "||"):
        return shown(operands[0], truth) | shown(operands[1], truth)
    if operator == ("!=" if truth else "==") and operands[1] == NULL:
        fact = ("notNull", operands[0])
    elif truth and operator == "has":
        fact = ("has", *operands)
    elif truth and operator == "in":
        fact = ("index", operands[1], operands[0])
    elif truth and operator == ">" and operands[0][0] == "size" and operands[1] == ["literal", 0]:
        fact = ("index", operands[0][1], ["literal", 0])
    return {json.dumps(fact)} if fact else set()


def is_text(schema):
    return "enum" in schema or schema.get("type") in ("string", "timestamp")


def is_string(schema):
    return schema.get("type") == "string"


def is_int(schema):
    return schema.get("type") in INTEGERS or schema == INT


def is_double(schema):
    return schema.get("type", "").startswith("float")


def is_boolean(schema):
    return schema.get("type") == "boolean"


def holds_inline_record(schema):
    """Whether a schema contains that of a record, rather than a reference to it."""
    if "elements" in schema or "values" in schema:
        return holds_inline_record(schema.get("elements", schema.get("values")))
    return "properties" in schema or "mapping" in schema


class Expressions:
    """Expressions that depend on the state of a random number generator alone."""

    def __init__(self, random, excluded=()):
        self.random = random
        self.excluded = excluded
        self.cache = {}

    def chance(self, probability):
        return self.random.random() < probability

    def pick(self, *alternatives):
        return self.random.choice(alternatives)

    def paths(self, context):
        key = id(context)
        if key not in self.cache:
            self.cache[key] = (context, Paths(context))
        return self.cache[key][1]

    def path(self, context, accepts):
        """A path to a value of some types; None if there is none."""
        found = self.paths(context).of(accepts)
        return self.random.choice(found)[0] if found else None

    def absent(self, context, accepts):
        """An optional with a value of some types; None if there is none."""
        named, found = context.named, []
        paths = self.paths(context)
        for record, name, schema in paths.absent:
            if not is_nullable(schema, named) and accepts(resolved(schema, named)):
                found.append(["optionalField", record, name])
        for path, schema in paths.known:
            plain = resolved(schema, named)
            for key, index in (("elements", self.pick(0, 1, 7)), ("values", self.pick("a", "x y"))):
                if key in plain and not is_nullable(plain[key], named) \
                        and accepts(resolved(plain[key], named)):
                    found.append(["optionalIndex", path, ["literal", index]])
        return self.random.choice(found) if found else None

    def tested(self, context, accepts):
        """What may be null or absent with a test for it: the test, the value; None if none."""
        named, found = context.named, []
        paths = self.paths(context)
        for path, schema in paths.nullable:
            if accepts(resolved(schema, named)):
                found.append((["!=", path, NULL], path))
        for record, name, schema in paths.absent:
            if not is_nullable(schema, named) and accepts(resolved(schema, named)):
                found.append((["has", record, name], ["field", record, name]))
        return self.random.choice(found) if found else None

    # MARK: Conditions

    def condition(self, context, depth=2):
        """A condition, and the contexts in which it is true and false."""
        facts = self.fact(context)
        test, then = facts or (None, context)
        kind = self.pick("fact", "fact", "not", "and", "or", "plain") if facts else "plain"
        if kind == "plain":
            result = self.boolean(context, depth)
        elif kind == "not":
            result = ["==", *test[1:]] if test[0] == "!=" else ["!", test]
        elif kind == "and":
            result = ["&&", test, self.boolean(then, depth - 1)]
        elif kind == "or":
            result = ["||", ["!", test], self.boolean(then, depth - 1)]
        else:
            result = test
        return result, *(context.knowing(*shown(result, truth)) for truth in (True, False))

    def fact(self, context):
        """A test, and the context in which it is true; None if everything is known."""
        paths = self.paths(context)
        found = [["has", record, name] for record, name, _ in paths.absent]
        found += [["!=", path, NULL] for path, _ in paths.nullable]
        for path, schema in paths.known:
            plain = resolved(schema, context.named)
            if "elements" in plain:
                found.append([">", ["size", path], ["literal", 0]])
            if "values" in plain:
                found.append(["in", ["literal", "a"], path])
        found = [(test, new) for test in found if (new := shown(test, True) - context.facts)]
        if not found:
            return None
        test, new = self.random.choice(found)
        return test, context.knowing(*new)

    def choose(self, context, depth, make):
        """A value in each branch of a condition."""
        condition, then, otherwise = self.condition(context, depth - 1)
        return ["?:", condition, make(then, depth - 1), make(otherwise, depth - 1)]

    def scalar(self, context, depth, accepts, make, literal):
        """A value of one type: an easy one, or one of `make`, by an operator of the type."""
        choice = self.random.random()
        if choice < 0.45 or depth <= 0:
            return self.path(context, accepts) or (literal() if depth <= 0 else None)
        if choice < 0.55:
            return literal()
        if choice < 0.65 and (optional := self.absent(context, accepts)):
            other = self.absent(context, accepts)
            if self.chance(0.2) and other:
                optional = ["or", optional, other]
            return ["orValue", optional, literal()]
        if choice < 0.72 and (tested := self.tested(context, accepts)):
            return ["?:", *tested, literal()]
        if choice < 0.82:
            return self.choose(context, depth, make)
        return None

    # MARK: Strings

    def string(self, context, depth=2):
        return self.scalar(context, depth, is_text, self.string, self.string_literal) \
            or self.string_operation(context, depth - 1)

    def string_literal(self):
        return ["literal", self.pick(*LITERALS)]

    def string_operation(self, context, depth):
        kind = self.pick("+", "+", "int", "double", "bool", "any", "lists")
        if kind == "int":
            return ["string", self.int(context, depth)]
        if kind == "double":
            return ["string", self.double(context, depth)]
        if kind == "bool":
            return ["string", self.boolean(context, depth)]
        if kind == "any" and (optional := self.absent(context, is_text)):
            variable = context.free_name(self.random)
            inner = context.adding(variable, STRING)
            body = ["+", ["name", variable], self.string(inner, depth)]
            return ["orValue", ["optMap", optional, variable, body], self.string_literal()]
        if kind == "lists" and (found := self.list(context, depth, is_text)):
            element = ["optionalIndex", found[0], self.int(context, 0)]
            return ["orValue", element, self.string_literal()]
        return ["+", self.string(context, depth), self.string(context, depth)]

    # MARK: Numbers

    def int(self, context, depth=2):
        return self.scalar(context, depth, is_int, self.int, self.int_literal) \
            or self.int_operation(context, depth - 1)

    def int_literal(self):
        return ["literal", self.pick(0, 1, 2, 3, 10, -1, -7, 2 ** 53 + 1)]

    def int_operation(self, context, depth):
        kind = self.pick("+", "-", "*", "/", "%", "negative", "size", "size", "int", "parse", "key")
        if kind in ("/", "%"):
            return [kind, self.int(context, depth), ["literal", self.pick(1, 2, 3, 7)]]
        if kind == "negative":
            return [kind, self.int(context, depth)]
        if kind == "size":
            return [self.pick("size", "sizeOf"), self.sized(context, depth)]
        if kind == "int":
            return ["int", ["*", self.small_double(context), ["literal", self.pick(1.0, 2.5)]]]
        if kind == "parse" and (path := self.path(context, is_string)):
            return ["orValue", ["int", path], self.int_literal()]
        if kind not in ("+", "-", "*"):
            kind = "+"
        if kind == "*":
            # Components are also checked by themselves, where no product may be too large.
            return [kind, self.int(context, depth), ["literal", self.pick(2, 10, -3)]]
        return [kind, self.int(context, depth), self.int(context, depth)]

    def sized(self, context, depth):
        path = self.path(context, lambda one: "elements" in one or "values" in one)
        if path and self.chance(0.7):
            return path
        found = self.list(context, depth) if self.chance(0.5) else None
        return found[0] if found else self.string(context, depth)

    def small_double(self, context):
        return ["double", self.path(context, is_int) or self.int_literal()]

    def double(self, context, depth=2):
        return self.scalar(context, depth, is_double, self.double, self.double_literal) \
            or self.double_operation(context, depth - 1)

    def double_literal(self):
        return ["literal", self.pick(0.5, 1.0, 2.25, -1.5, 1e21, 0.1)]

    def double_operation(self, context, depth):
        kind = self.pick("+", "-", "*", "/", "negative", "double", "parse")
        if kind == "negative":
            return [kind, self.double(context, depth)]
        if kind == "double":
            return ["double", self.int(context, depth)]
        if kind == "parse" and (path := self.path(context, is_string)):
            return ["orValue", ["double", path], self.double_literal()]
        if kind == "parse":
            kind = "+"
        return [kind, self.double(context, depth), self.double(context, depth)]

    def small(self, context, low=0, high=60):
        """An int between two bounds."""
        value = self.path(context, lambda one: one.get("type") == "uint8")
        size = self.path(context, lambda one: "elements" in one)
        kind = self.pick("modulo", "modulo", "size", "condition")
        if kind == "modulo" and value:
            return ["+", ["%", value, ["literal", high - low + 1]], ["literal", low]]
        if kind == "size" and size:
            return ["+", ["%", ["size", size], ["literal", high - low + 1]], ["literal", low]]
        condition, _, _ = self.condition(context, 1)
        return ["?:", condition, *(["literal", self.random.randint(low, high)] for _ in "ab")]

    # MARK: Booleans

    def boolean(self, context, depth=2):
        return self.scalar(context, depth, is_boolean, self.boolean, self.boolean_literal) \
            or self.boolean_operation(context, depth - 1)

    def boolean_literal(self):
        return ["literal", self.chance(0.5)]

    def boolean_operation(self, context, depth):
        kind = self.pick("compare", "compare", "mixed", "text", "!", "and", "or", "in", "lists",
                         "lists", "has", "optional", "same")
        if kind == "compare":
            make = self.pick(self.int, self.double, self.string)
            operator = self.pick("==", "!=", "<", "<=", ">", ">=")
            return [operator, make(context, depth), make(context, depth)]
        if kind == "mixed":
            operator = self.pick("==", "<", ">=")
            return [operator, self.int(context, depth), self.double(context, depth)]
        if kind == "text":
            operator = self.pick("contains", "startsWith", "endsWith")
            return [operator, self.string(context, depth), self.string(context, depth)]
        if kind in ("and", "or"):
            condition, then, otherwise = self.condition(context, depth)
            inner = then if kind == "and" else otherwise
            return ["&&" if kind == "and" else "||", condition, self.boolean(inner, depth)]
        if kind == "in" and (found := self.list(context, depth, is_text)):
            return ["in", self.string(context, depth), found[0]]
        if kind == "lists" and (found := self.list(context, depth)):
            variable = context.free_name(self.random)
            inner = context.adding(variable, found[1])
            macro = self.pick("exists", "all", "exists_one")
            return [macro, found[0], variable, self.boolean(inner, depth)]
        if kind == "has" and (absent := self.paths(context).absent):
            record, name, _ = self.random.choice(absent)
            return ["has", record, name]
        if kind == "optional" and (optional := self.absent(context, lambda _: True)):
            return ["hasValue", optional]
        known = [(path, schema) for path, schema in self.paths(context).known if schema]
        if "inline records compared" in self.excluded:
            known = [one for one in known if not holds_inline_record(one[1])]
        if kind == "same" and known:
            path, schema = self.random.choice(known)
            same = [other for other, its in known if its == schema]
            return [self.pick("==", "!="), path, self.random.choice(same)]
        return ["!", self.boolean(context, depth)]

    # MARK: Lists

    def list(self, context, depth=2, accepts=None):
        """A list, and the schema of its elements; None if there is none."""
        named = context.named

        def fits(schema):
            return accepts is None \
                or not is_nullable(schema, named) and accepts(resolved(schema, named))
        paths = [(path, plain["elements"]) for path, plain in self.paths(context).of(
            lambda one: "elements" in one and fits(one["elements"]))]
        kind = self.pick("filter", "map", "list", "+", "?:", "absent", "keys")
        if paths and (depth <= 0 or self.chance(0.6)):
            return self.random.choice(paths)
        if paths and kind == "filter":
            path, element = self.random.choice(paths)
            variable = context.free_name(self.random)
            condition = self.boolean(context.adding(variable, element), depth - 1)
            return ["filter", path, variable, condition], element
        if paths and kind == "+":
            path, element = self.random.choice(paths)
            same = [other for other, its in paths if its == element]
            return ["+", path, self.random.choice(same)], element
        if paths and kind == "?:":
            path, element = self.random.choice(paths)
            same = [other for other, its in paths if its == element]
            condition, _, _ = self.condition(context, 1)
            return ["?:", condition, path, self.random.choice(same)], element
        if kind == "absent":
            optional = self.absent(context, lambda one: "elements" in one and fits(one["elements"]))
            if optional:
                return ["orValue", optional, ["list"]], self.element_of_optional(context, optional)
        if kind == "keys" and fits(STRING):
            path = self.path(context, lambda one: "values" in one)
            if path:
                variable = context.free_name(self.random)
                return ["map", path, variable, ["name", variable]], STRING
        if kind == "map" and depth > 0:
            return self.mapped(context, depth, accepts)
        makes = [(make, schema) for make, schema in (
            (self.string, STRING), (self.int, INT), (self.double, DOUBLE)) if fits(schema)]
        if not makes:
            return self.random.choice(paths) if paths else None
        make, schema = self.random.choice(makes)
        return ["list", *(make(context, 0) for _ in range(self.random.randint(1, 3)))], schema

    def mapped(self, context, depth, accepts):
        found = self.list(context, depth - 1)
        makes = [(make, schema) for make, schema in (
            (self.string, STRING), (self.int, INT), (self.double, DOUBLE))
            if accepts is None or accepts(schema)]
        if not found or not makes:
            return None
        make, schema = self.random.choice(makes)
        variable = context.free_name(self.random)
        inner = context.adding(variable, found[1])
        bodies = []
        if self.chance(0.3):
            condition, inner, _ = self.condition(inner, 1)
            bodies.append(condition)
        return ["map", found[0], variable, *bodies, make(inner, depth - 1)], schema

    def element_of_optional(self, context, optional):
        """The schema of the elements of the list that an optional may have."""
        _, receiver, name = optional
        schema = next(schema for path, schema in self.paths(context).known if path == receiver)
        plain = resolved(schema, context.named)
        part = plain["optionalProperties"][name] if optional[0] == "optionalField" \
            else plain.get("elements", plain.get("values"))
        return resolved(part, context.named)["elements"]

    # MARK: Values for keys

    def color(self, context):
        path = self.path(context, lambda one: one.get("enum") == COLORS)
        if path and self.chance(0.5):
            return path
        condition, _, _ = self.condition(context, 1)
        return ["?:", condition, ["literal", "crimson"], ["literal", self.pick(*COLORS)]]

    def unique(self, context):
        """A short text or an int, for a part of an id."""
        # Colors contain slashes.
        def accepts(schema):
            return schema.get("enum", COLORS) != COLORS or is_int(schema)
        return self.path(context, accepts) or ["literal", 1]
