"""How screens that differ are reduced."""

import copy
import json

# Parts of a screen that are replaced as a whole, by each of their own parts.
PARTS = ("then", "else", "body", "empty")


def cost(case):
    return len(json.dumps(case))


def reductions(case):
    """Every screen that is one step smaller. Some of them are wrong, and differ otherwise."""
    for index in range(len(case["components"])):
        yield without(case, ["components"], index)
    for key in ("types", "definitions", "parameters", "arguments"):
        for name in case[key]:
            yield without(case, [key], name)
    for path, value in walk(case, []):
        if path == [] or path[0] == "components" and len(path) == 2:
            continue
        if isinstance(value, dict):
            yield from smaller_objects(case, path, value)
        elif is_expression(case, path, value):
            yield from smaller_expressions(case, path, value)
        elif isinstance(value, list):
            for index in range(len(value)):
                yield without(case, path, index)
            if value and path[-1] == "children":
                yield from hoisted(case, path, value)
        elif isinstance(value, str) and path[0] == "value" and len(value) > 1:
            yield replaced(case, path, value[:len(value) // 2])
            yield replaced(case, path, value[len(value) // 2:])


def walk(value, path):
    yield path, value
    inner = value.items() if isinstance(value, dict) else \
        enumerate(value) if isinstance(value, list) else []
    for key, part in inner:
        yield from walk(part, [*path, key])


def at(value, path):
    for key in path:
        value = value[key]
    return value


def replaced(case, path, value):
    result = copy.deepcopy(case)
    if path:
        at(result, path[:-1])[path[-1]] = value
    return result


def without(case, path, key):
    result = copy.deepcopy(case)
    del at(result, path)[key]
    return result


def smaller_objects(case, path, value):
    for key in value:
        if key not in ("type", "$", "="):
            yield without(case, path, key)
    if "$" in value and len(value["$"]) == 1 and isinstance(value["$"][0], str):
        yield replaced(case, path, value["$"][0])
    if path[:1] != ["value"] and "$" not in value:
        for key in PARTS:
            if isinstance(value.get(key), dict):
                yield replaced(case, path, value[key])
        for part in value.get("mapping", {}).values() if "discriminator" in value else []:
            yield replaced(case, path, part)
        if isinstance(value.get("children"), list):
            for child in value["children"]:
                yield replaced(case, path, child)
    if value.get("type") in ("button", "image", "video", "layout"):
        yield replaced(case, path, {"type": "label", "text": "A"})


def hoisted(case, path, value):
    """The components with one of them replaced by its own."""
    for index, child in enumerate(value):
        for key in ("children", *PARTS):
            if isinstance(child, dict) and isinstance(child.get(key), list):
                yield replaced(case, path, value[:index] + child[key] + value[index + 1:])


def is_expression(case, path, value):
    """Whether a value is an expression: the content of "=", a part of a string, or an operand."""
    if not isinstance(value, list) or not value or not isinstance(value[0], str):
        return False
    return path[-1] == "=" or "$" in path[:-1] or "=" in path


def smaller_expressions(case, path, value):
    for operand in value[1:]:
        if isinstance(operand, list):
            yield replaced(case, path, operand)
    if value[0] == "list":
        for index in range(1, len(value)):
            yield without(case, path, index)
    for simple in ("a", 1, 1.5, True):
        if value[0] != "literal":
            yield replaced(case, path, ["literal", simple])
