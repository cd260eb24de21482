"""Screens with data written out by hand: repetitions, conditions, choices, uses of composed
components and expressions replaced by what they stand for.

In a template, {"$": […]} is a string of texts and expressions, {"=": …} an expression without
${…}, {"slot": …} the components of a parameter, and {"argument": …} data that is written as an
argument.
"""

import dataclasses
import math
import re
import unicodedata
import urllib.parse

import expressions
from expressions import NoValue
from random_data import typed

PRIMITIVES = {"layout", "label", "button", "image", "video"}
# What a use of a component overrides.
OVERRIDES = {"hero", "snapshot", "style", "events", "accessibilityLabel", "accessibilityHidden"}
# The keys whose values keep the types of expressions. Elsewhere, numbers are written out.
KEEPING_TYPES = {"style", "naturalSize", "properties", "accessibilityHidden"}
DEEP_LINK = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://")
# What separates ids where "/" does in a filled screen: ids cannot contain that.
SEPARATOR = "~"
MOST_COMPONENTS = 250


# MARK: Writing templates

def written(value, renamed):
    """A template as the compiler reads it; `renamed` has the new names of components."""
    if isinstance(value, str):
        return value.replace("${", "$${")
    if isinstance(value, list):
        return [written(element, renamed) for element in value]
    if not isinstance(value, dict):
        return value
    if value.keys() == {"$"}:
        parts = normalized(value["$"])
        if any(isinstance(a, str) and a.endswith("$") and not isinstance(b, str)
               for a, b in zip(parts, parts[1:])):
            raise NoValue("a dollar sign before ${ cannot be written")
        return "".join(written(part, renamed) if isinstance(part, str)
                       else "${" + expressions.text(part) + "}" for part in parts)
    if value.keys() == {"="}:
        return expressions.text(value["="])
    if value.keys() == {"slot"}:
        return "${" + value["slot"] + "}"
    if value.keys() == {"argument"}:
        return value["argument"]
    result = {key: written(element, renamed) for key, element in value.items()}
    if value.get("type") in renamed:
        result["type"] = renamed[value["type"]]
    return result


def normalized(parts):
    """Parts without empty texts, and without two texts beside each other."""
    result = []
    for part in parts:
        if isinstance(part, str) and result and isinstance(result[-1], str):
            result[-1] += part
        elif part != "":
            result.append(part)
    return result


# MARK: Expanding templates

@dataclasses.dataclass(frozen=True)
class Scope:
    names: dict
    # The components of each parameter that takes some, with the scope in which they are written.
    slots: dict
    # What ids begin with, and None where they cannot be reached.
    prefix: str | None = ""
    # What ids end with: the keys of the repetitions.
    suffix: str = ""

    def adding(self, name, value, suffix=""):
        return dataclasses.replace(
            self, names={**self.names, name: value}, suffix=self.suffix + suffix)

    def qualified(self, identifier):
        if identifier == "" or "/" in identifier:
            raise NoValue("an id that is none")
        return None if self.prefix is None else self.prefix + identifier + self.suffix


def expanded(case):
    """The root of a screen without data."""
    parameters = case["parameters"].values()
    if case["arguments"] and all("default" in parameter for parameter in parameters):
        # This screen is checked with its defaults, too.
        Expansion({**case, "arguments": {}}).root()
    return Expansion(case).root()


def sizes(case):
    """How many nodes a screen with data has for the limit on components, and how many components
    it expands to."""
    expansion = Expansion(case)
    expansion.root()
    return expansion.nodes, expansion.count


class Expansion:
    def __init__(self, case):
        self.case = case
        self.components = {one["name"]: one for one in case["components"]}
        self.named = named_types(case)
        self.count = 0
        # The components, and what else the limit on them counts: uses, slots, repetitions,
        # conditions, choices, and elements for which a repetition shows nothing.
        self.nodes = 0

    def root(self):
        case = self.case
        names = {}
        for name, declaration in case["parameters"].items():
            value = case["arguments"].get(name, declaration.get("default"))
            names[name] = scalar(value, declaration["type"])
        names["data"] = typed(case["value"], case["data"], self.named)
        self.nodes += 1
        return self.component(case["root"], Scope(names, {}), [])

    # MARK: Values

    def value(self, value, scope, keeps_types=False, is_link=False):
        if isinstance(value, list):
            return [self.value(element, scope, keeps_types, is_link) for element in value]
        if isinstance(value, dict) and "$" in value:
            result = self.template(value["$"], scope, is_link)
            # JSON has no infinite numbers.
            is_finite = not isinstance(result, float) or math.isfinite(result)
            return result if keeps_types and is_finite else shown(result)
        if isinstance(value, dict):
            return {key: self.value(element, scope, keeps_types or key in KEEPING_TYPES,
                                    is_link or key == "to")
                    for key, element in value.items()}
        return value

    def template(self, parts, scope, is_link=False):
        """The value of a string."""
        parts = normalized(parts)
        if len(parts) == 1 and not isinstance(parts[0], str):
            return self.evaluate(parts[0], scope)
        is_link = is_link or isinstance(parts[0] if parts else None, str) and is_deep_link(parts[0])
        text = ""
        for index, part in enumerate(parts):
            if isinstance(part, str):
                text += part
            else:
                value = shown(self.evaluate(part, scope))
                text += urllib.parse.quote(value, safe="") if is_link and index > 0 else value
        return text

    def evaluate(self, expression, scope):
        return expressions.evaluate(expression, scope.names)

    # MARK: Components

    def component(self, node, scope, layers):
        """A component without uses. `layers` are what the uses around it override, the outermost
        one first."""
        own = self.value({key: node[key] for key in OVERRIDES & node.keys()}, scope)
        if "id" in node:
            own["id"] = scope.qualified(self.value(node["id"], scope))
        if node["type"] in self.components:
            return self.use(node, scope, [*layers, own])
        self.count += 1
        if self.count > MOST_COMPONENTS:
            raise NoValue("too many components")
        result = {"type": node["type"]}
        for key, value in node.items():
            if key == "children":
                result[key] = self.children(value, scope)
            elif key not in OVERRIDES and key != "id":
                result[key] = self.value({key: value}, scope)[key]
        for layer in [own, *reversed(layers)]:
            for key, value in layer.items():
                is_merged = key in ("style", "events")
                result[key] = {**result.get(key, {}), **value} if is_merged else value
        if result.get("id") is None:
            result.pop("id", None)
        return result

    def use(self, node, scope, layers):
        declaration = self.components[node["type"]]
        prefix = next((layer["id"] for layer in reversed(layers) if "id" in layer), None)
        names, slots = {}, {}
        for name, parameter in declaration["parameters"].items():
            kind = parameter_kind(parameter)
            is_given = name in node.get("arguments", {})
            argument = node["arguments"][name] if is_given else parameter.get("default")
            if kind in ("component", "components"):
                outer = scope if is_given else Scope({}, {}, prefix=None)
                slots[name] = (argument, outer)
            elif kind is None:
                is_literal = "argument" in argument
                value = argument["argument"] if is_literal else self.template(argument["$"], scope)
                if isinstance(value, float) and not math.isfinite(value):
                    raise NoValue("an infinite number as data")
                names[name] = typed(value, parameter, self.named)
            else:
                template = isinstance(argument, dict)
                value = self.template(argument["$"], scope) if template else argument
                names[name] = scalar(value, kind)
        inner = Scope(names, slots, None if prefix is None else prefix + SEPARATOR)
        self.nodes += 1
        return self.component(declaration["body"], inner, layers)

    def children(self, part, scope):
        """The components of a part: one, or those of an array or a slot."""
        while "slot" in part:
            part, scope = scope.slots[part["slot"]]
        result = []
        for node in part if isinstance(part, list) else [part]:
            self.nodes += 1
            result += self.child(node, scope)
        return result

    def child(self, node, scope):
        if "slot" in node:
            content, outer = scope.slots[node["slot"]]
            is_component = isinstance(content, dict) and "slot" not in content
            return self.child(content, outer) if is_component else self.children(content, outer)
        if "forEach" in node:
            return self.repetition(node, scope)
        if "if" in node:
            part = "then" if self.evaluate(node["if"]["="], scope) else "else"
            return self.children(node.get(part, []), scope)
        if "discriminator" in node:
            return self.choice(node, scope)
        return [self.component(node, scope, [])]

    def repetition(self, node, scope):
        elements = self.evaluate(node["forEach"]["="], scope)
        if not elements:
            return self.children(node.get("empty", []), scope)
        result, keys = [], set()
        for index, element in enumerate(elements):
            inner = scope.adding(node.get("as", "item"), element)
            key = shown(self.evaluate(node["key"]["="], inner)) if "key" in node else str(index)
            # Ids are compared as Unicode compares texts.
            canonical = unicodedata.normalize("NFC", key)
            if canonical in keys:
                raise NoValue("two equal keys")
            keys.add(canonical)
            inner = dataclasses.replace(inner, suffix=f"{scope.suffix}[{escaped(key)}]")
            nodes = self.nodes
            result += self.children(node["body"], inner)
            if self.nodes == nodes:
                self.nodes += 1
        return result

    def choice(self, node, scope):
        value = self.evaluate(node["discriminator"]["="], scope)
        part = node["mapping"].get(value["kind"])
        if part is None:
            return self.children(node.get("else", []), scope)
        return self.children(part, scope.adding(node["as"], value) if "as" in node else scope)


def named_types(case):
    """All types of a screen and its components by name."""
    named = {**case["types"], **case["definitions"]}
    for component in case["components"]:
        named.update(component["definitions"])
    return named


def parameter_kind(parameter):
    """The type of a parameter that is not data; None for one that is."""
    kind = parameter if isinstance(parameter, str) else parameter.get("type")
    return kind if kind in ("string", "number", "boolean", "component", "components") else None


def scalar(value, kind):
    """An argument as the parameter has it."""
    if kind == "string":
        return shown(value)
    if kind == "number":
        if not math.isfinite(value):
            raise NoValue("an infinite number")
        return float(value)
    return value


def shown(value):
    """A scalar as it is written out."""
    if value is None or isinstance(value, (list, dict)):
        raise NoValue("not a scalar")
    # There is no -0 in JSON for the compiler.
    return expressions.as_text(value + 0.0 if isinstance(value, float) else value)


def escaped(key):
    return "".join(f"%{ord(letter):02X}" if letter in "/[]%" else letter for letter in key)


def is_deep_link(text):
    scheme = DEEP_LINK.match(text)
    return scheme is not None and scheme[0].lower() not in ("http://", "https://")
