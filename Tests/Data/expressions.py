"""Expressions as values of JSON: their text in CEL, and their meaning in Python.

An expression is a list of an operator and its operands, such as
["+", ["name", "n"], ["literal", 1]]. Values are Python's: a record is a dict, and an optional is a
list of one element or none.
"""

import math
import re


class NoValue(Exception):
    """An expression, or a screen, that no data of its types should lead to."""


# By operator, its level in CEL's grammar; all of them associate to the left.
LEVELS = {"||": 1, "&&": 2, "==": 3, "!=": 3, "<": 3, "<=": 3, ">": 3, ">=": 3, "in": 3,
          "+": 4, "-": 4, "*": 5, "/": 5, "%": 5}
UNARY, MEMBER = 6, 7
METHODS = {"contains", "startsWith", "endsWith", "orValue", "or", "hasValue", "sizeOf"}
FUNCTIONS = {"size", "string", "int", "double"}
NUMBER = re.compile(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?")
PLAIN_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
MACROS = {"map", "filter", "exists", "all", "exists_one", "optMap"}


# MARK: Text

def text(expression):
    return written(expression)[0]


def written(expression):
    """The text of an expression, and its level."""
    operator, *operands = expression
    if operator in LEVELS:
        level = LEVELS[operator]
        left, right = operands
        return f"{part(left, level)} {operator} {part(right, level + 1)}", level
    if operator in METHODS:
        name = "size" if operator == "sizeOf" else operator
        arguments = ", ".join(text(operand) for operand in operands[1:])
        return f"{part(operands[0], MEMBER)}.{name}({arguments})", MEMBER
    if operator in FUNCTIONS:
        return f"{operator}({text(operands[0])})", MEMBER
    if operator in MACROS:
        receiver, variable, *bodies = operands
        arguments = ", ".join([variable, *map(text, bodies)])
        return f"{part(receiver, MEMBER)}.{operator}({arguments})", MEMBER
    if operator == "literal":
        return literal(operands[0])
    if operator == "list":
        return "[" + ", ".join(map(text, operands)) + "]", MEMBER
    if operator == "name":
        return operands[0], MEMBER
    if operator == "?:":
        condition, then, otherwise = operands
        return f"{part(condition, 1)} ? {part(then, 1)} : {text(otherwise)}", 0
    if operator in ("!", "negative"):
        return f"{'!' if operator == '!' else '-'}{part(operands[0], MEMBER)}", UNARY
    receiver = part(operands[0], MEMBER)
    if operator in ("index", "optionalIndex"):
        sign = "?" if operator == "optionalIndex" else ""
        return f"{receiver}[{sign}{text(operands[1])}]", MEMBER
    name = operands[1]
    if not PLAIN_NAME.fullmatch(name):
        name = f"`{name}`"
    if operator == "has":
        return f"has({receiver}.{name})", MEMBER
    return f"{receiver}{'.?' if operator == 'optionalField' else '.'}{name}", MEMBER


def part(expression, level):
    """The text of an operand, in parentheses if it binds weaker than a level."""
    result, own = written(expression)
    return result if own >= level else f"({result})"


def literal(value):
    if isinstance(value, str):
        return quoted(value), MEMBER
    if value is None:
        return "null", MEMBER
    if isinstance(value, bool):
        return str(value).lower(), MEMBER
    is_negative = math.copysign(1, value) < 0
    return repr(value), UNARY if is_negative else MEMBER


def quoted(value):
    quote = '"' if "'" in value or len(value) % 2 else "'"
    for plain, escaped in (("\\", "\\\\"), (quote, "\\" + quote), ("\n", "\\n")):
        value = value.replace(plain, escaped)
    return quote + value + quote


# MARK: Meaning

def evaluate(expression, names):
    """The value of an expression; `names` has those of the variables."""
    operator, *operands = expression
    return MEANINGS[operator](names, *operands)


def strict(function):
    """The meaning of an operator that evaluates all of its operands first."""
    return lambda names, *operands: function(*(evaluate(one, names) for one in operands))


def checked(value):
    """An int or a double, if it is one of 64 bits."""
    if isinstance(value, int) and not -2 ** 63 <= value < 2 ** 63:
        raise NoValue("an int of more than 64 bits")
    return value


def arithmetic(function):
    return strict(lambda a, b: checked(function(a, b)))


def quotient(a, b):
    if isinstance(a, int):
        return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
    if b != 0:
        return a / b
    if a == 0 or math.isnan(a):
        return math.nan
    return math.copysign(math.inf, a) * math.copysign(1, b)


def equal(a, b):
    """Whether two values are equal: numbers by value, and nothing else of different types."""
    if isinstance(a, bool) or isinstance(b, bool):
        return a is b
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(equal, a, b))
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(equal(a[key], b[key]) for key in a)
    return a == b


def over(list_or_map, variable, names):
    """The names for each element of a list, or each key of a map."""
    return [(element, {**names, variable: element}) for element in list_or_map]


def mapped(names, receiver, variable, *bodies):
    scopes = over(evaluate(receiver, names), variable, names)
    if len(bodies) == 2:
        scopes = [one for one in scopes if evaluate(bodies[0], one[1])]
    return [evaluate(bodies[-1], scope) for _, scope in scopes]


def quantifier(is_met):
    def meaning(names, receiver, variable, body):
        scopes = over(evaluate(receiver, names), variable, names)
        return is_met([evaluate(body, scope) for _, scope in scopes])
    return meaning


def filtered(names, receiver, variable, body):
    scopes = over(evaluate(receiver, names), variable, names)
    return [element for element, scope in scopes if evaluate(body, scope)]


def optional_map(names, receiver, variable, body):
    return [evaluate(body, scope) for _, scope in over(evaluate(receiver, names), variable, names)]


def has(names, receiver, field):
    return field in evaluate(receiver, names)


def field_of(names, receiver, field):
    return evaluate(receiver, names)[field]


def optional_field(names, receiver, field):
    record = evaluate(receiver, names)
    return [record[field]] if field in record else []


def element_of(container, index):
    """The element of a list or the entry of a map, as an optional."""
    if isinstance(container, dict):
        return [container[index]] if index in container else []
    return [container[index]] if 0 <= index < len(container) else []


def to_int(value):
    if isinstance(value, str):
        digits = value[1:] if value[:1] in ("-", "+") else value
        return [int(value)] if digits.isascii() and digits.isdigit() else []
    return checked(int(value)) if math.isfinite(value) else no_value("not an int")


def to_double(value):
    if not isinstance(value, str):
        return float(value)
    if value in ("NaN", "Infinity", "-Infinity"):
        return [float(value)]
    is_number = NUMBER.fullmatch(value) and math.isfinite(float(value))
    return [float(value)] if is_number else []


def no_value(reason):
    raise NoValue(reason)


def as_text(value):
    """A scalar as `string()` writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, float):
        if not math.isfinite(value):
            return "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"
        if 2 ** 53 < abs(value) < 1e16:
            mantissa, exponent = f"{value:.15e}".split("e")
            return f"{mantissa.rstrip('0').rstrip('.')}e{exponent}"
        return repr(value).removesuffix(".0")
    return str(value)


MEANINGS = {
    "literal": lambda names, value: value,
    "name": lambda names, name: names[name],
    "list": strict(lambda *elements: list(elements)),
    "field": field_of, "optionalField": optional_field, "has": has,
    "index": strict(lambda container, index: element_of(container, index)[0]),
    "optionalIndex": strict(element_of),
    "?:": lambda names, condition, a, b: evaluate(a if evaluate(condition, names) else b, names),
    "&&": lambda names, a, b: evaluate(a, names) and evaluate(b, names),
    "||": lambda names, a, b: evaluate(a, names) or evaluate(b, names),
    "!": strict(lambda a: not a), "negative": strict(lambda a: checked(-a)),
    "==": strict(equal), "!=": strict(lambda a, b: not equal(a, b)),
    "<": strict(lambda a, b: a < b), "<=": strict(lambda a, b: a <= b),
    ">": strict(lambda a, b: a > b), ">=": strict(lambda a, b: a >= b),
    "in": strict(lambda a, b: any(equal(a, element) for element in b)),
    "+": arithmetic(lambda a, b: a + b), "-": arithmetic(lambda a, b: a - b),
    "*": arithmetic(lambda a, b: a * b), "/": arithmetic(quotient),
    "%": arithmetic(lambda a, b: a - b * quotient(a, b)),
    "size": strict(len), "sizeOf": strict(len),
    "string": strict(as_text), "int": strict(to_int), "double": strict(to_double),
    "contains": strict(lambda a, b: b in a), "startsWith": strict(lambda a, b: a.startswith(b)),
    "endsWith": strict(lambda a, b: a.endswith(b)),
    "orValue": strict(lambda optional, other: optional[0] if optional else other),
    "or": strict(lambda optional, other: optional or other), "hasValue": strict(bool),
    "map": mapped, "filter": filtered, "optMap": optional_map,
    "exists": quantifier(any), "all": quantifier(all),
    "exists_one": quantifier(lambda results: results.count(True) == 1),
}
