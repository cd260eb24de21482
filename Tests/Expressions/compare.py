#!/usr/bin/env python3
"""Compares `seguec evaluate` with an implementation of CEL that is not ours.

    compare.py SEGUEC [--judge cel|celpy] [--count 20000] [--seed 1]
    compare.py SEGUEC --tables [--judge cel|celpy]

Random expressions, nearly all with matching types, must have the same value as in the judge: `cel`
is the package common-expression-language, an implementation in Rust; `celpy` is cel-python, one in
Python, which is slower. With --tables, the expressions are those of Tests/SegueTests/Expressions
that need no variables, and the values are those that the tables expect. Where the judge deviates
from CEL's language definition, `explained` gives the reason. Exit status 1 if anything else
differs.
Packages come from PyPI, in the versions of Tests/requirements.txt.
"""

import argparse
import collections
import json
import math
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.append(sys.path[0] + "/..")
from bench import packages

packages.use("cel-python=celpy", "common-expression-language=cel")

import random_expressions

ROOT = pathlib.Path(__file__).resolve().parents[2]
BATCH = 5000


class Failure:
    """An expression without a value."""

    def __init__(self, text):
        self.text = text

    def __repr__(self):
        return f"an error: {self.text[:120]}"


def by_cel(expressions, data):
    import cel
    for expression in expressions:
        try:
            value = cel.evaluate(expression, {"data": data})
        except BaseException as error:  # a panic of Rust is not an Exception
            if isinstance(error, KeyboardInterrupt):
                raise
            value = Failure(f"{type(error).__name__}: {error}")
        yield value


def by_celpy(expressions, data):
    import celpy
    environment = celpy.Environment()
    activation = {"data": celpy.json_to_cel(data)}
    for expression in expressions:
        try:
            program = environment.program(environment.compile(expression))
            yield plain(program.evaluate(activation))
        except Exception as error:
            yield Failure(f"{type(error).__name__}: {error}")


def plain(value):
    from celpy import celtypes
    if value is None:
        return None
    # The sum of two values of its own types is one of Python's.
    if isinstance(value, (celtypes.BoolType, bool)):
        return bool(value)
    if isinstance(value, (celtypes.IntType, int)):
        return int(value)
    if isinstance(value, (celtypes.DoubleType, float)):
        return float(value)
    if isinstance(value, (celtypes.StringType, str)):
        return str(value)
    if isinstance(value, (celtypes.ListType, list)):
        return [plain(item) for item in value]
    if isinstance(value, (celtypes.MapType, dict)):
        return {plain(key): plain(item) for key, item in value.items()}
    return Failure(f"a value of type {type(value).__name__}")


def by_seguec(seguec, expressions, data):
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(data, file)
        file.flush()
        run = subprocess.run([seguec, "evaluate", "--lines", "--data", file.name],
                             input="".join(line + "\n" for line in expressions),
                             capture_output=True, text=True, timeout=600)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    if len(answers) != len(expressions):
        sys.exit(f"{len(answers)} answers to {len(expressions)} expressions: {run.stderr[:500]}")
    return answers


def same(found, expected, kind):
    """Whether a value of seguec, with its type, is that of the judge."""
    if isinstance(expected, bool) or isinstance(found, bool):
        return found is expected
    if isinstance(expected, float):
        if not math.isfinite(expected):
            names = {math.inf: "Infinity", -math.inf: "-Infinity"}
            return found == names.get(expected, "NaN")
        return isinstance(found, (int, float)) and float(found) == expected \
            and ("double" in kind or "nothing" in kind)
    if isinstance(expected, int):
        return found == expected and isinstance(found, int) and "double" not in kind
    if isinstance(expected, (list, tuple)):
        return (isinstance(found, list) and len(found) == len(expected)
                and all(same(a, b, kind) for a, b in zip(found, expected)))
    if isinstance(expected, dict):
        return (isinstance(found, dict) and {name(key) for key in expected} == set(found)
                and all(same(found[name(key)], item, kind_of(item))
                        for key, item in expected.items()))
    return found == expected


def name(key):
    """A key as JSON writes it."""
    return str(key).lower() if isinstance(key, bool) else str(key)


def kind_of(value):
    """The type of a value in a map, whose type the answer does not contain."""
    return "double" if isinstance(value, float) else "int"


def codes(answer):
    return {error["code"] for error in answer.get("errors", [])}


def explained(judge, expression, answer, value):
    """Why the judge deviates from the language definition; None if nothing explains it."""
    text = value.text if isinstance(value, Failure) else ""
    messages = [error["message"] for error in answer.get("errors", [])]
    if judge == "cel" and any(message.startswith(f"-({-2 ** 63})") for message in messages):
        return "the opposite of -2^63 is itself"
    rules = DEVIATIONS_OF_CEL if judge == "cel" else DEVIATIONS_OF_CELPY
    for reason, pattern, error in rules:
        if re.search(pattern, expression) and re.search(error, text):
            return reason
    return None


# Why a judge deviates, what the expression then contains, and what the judge's error contains (all
# match the empty text of a value).
ANY = r""
DEVIATIONS_OF_CEL = [
    ("size counts bytes of UTF-8, not code points",
     r"(?s)(?=.*size\()(?=.*(data\.text|\\u00e9|\\u0301|[^\x00-\x7f]))", r"^$|Overflow"),
    ("an int and a double are compared as doubles",
     r"9007199254740993|9223372036854775807 [=<]", r"^$"),
    ("exists() and all() do not ignore errors where another element decides", r"\.(exists|all)\(",
     r"Overflow"),
    ("NaN cannot be ordered", r"/", r"No such overload"),
    ("no surrogate pairs in escapes", r"\\ud83d", r"InvalidUnicode"),
    ("string() has no shortest form, and no names of JSON", r"string\((1e21|-?[01]\.0 / 0\.0)\)", r"^$"),
    ("string() does not take a bool", r"string\((true|false)\)", r"Undefined"),
    ("the keys of a map have no order", r"^\{.*\}\.(map|filter)", r"^$"),
]
DEVIATIONS_OF_CELPY = [
    ("an int and a double are not compared", ANY,
     r"relation_(eq|ne|lt|le|gt|ge)(?s:.*)(IntType(?s:.*)DoubleType|DoubleType(?s:.*)IntType)"),
    ("an int and a double are not compared", r" in \[", r"no such overload: IntType"),
    ("an error of an operand, as above, hides its cause", r"<|>|contains|With|/",
     r"applied to(?s:.*)celpy\.evaluation\.CELEvalError|CELEvalError\W+CELEvalError"),
    ("&& and || do not ignore an error in a macro", r"(?s)(?=.*(&&|\|\|))(?=.*\.(map|filter|all|exists|exists_one)\()",
     r"return error for"),
    ("a sum of strings has no methods", r"\.(contains|startsWith|endsWith)\(", r"'str' object has no attribute"),
    ("a division of doubles by zero is always positive infinity, or an error", r"/",
     r"^$|float division by zero"),
    ("no other name of exists_one", r"existsOne", r"existsOne"),
    ("no map() with a condition", r"\.map\(x, [^,]*, ", r"unpack"),
    ("no escapes of the current language", r"\\[?`X]|\\ud83d", r"^$"),
    ("no trailing comma", r",[\]}]", r"ParseError"),
    ("string() writes numbers and bools as Python does", r"string\(", r"^$"),
]


def differs(answer, value):
    if isinstance(value, Failure):
        return "errors" not in answer
    return "errors" in answer or not same(answer["value"], value, answer["type"])


TABLE = re.compile(r"^ +(\S.*?) +→ ((?:[a-z]+ )*)(\S.*)$")


def tables():
    """The lines of the tables with a value, whose expression names no variable."""
    names = {"name", "empty", "text", "escaped", "digits", "n", "zero", "neg", "big", "d", "whole",
             "yes", "no", "none", "xs", "ds", "names", "nothing", "matrix", "maybe", "outfits",
             "point", "nested", "o", "p", "m", "nick", "noNick", "fields", "such"}
    for path in sorted((ROOT / "Tests/SegueTests/Expressions").glob("*.swift")):
        for line in path.read_text("utf-8").splitlines():
            match = TABLE.match(line)
            if not match or "1️⃣" in line:
                continue
            expression, kind, expected = match.groups()
            words = set(re.findall(r"(?<![\w.'\"\\])[A-Za-z_]\w*", re.sub(
                r"'[^']*'|\"(?:[^\"\\]|\\.)*\"", "''", expression)))
            try:
                expected = json.loads(expected)
            except ValueError:
                continue
            if not words & names and not re.search(r"\.\?|\[\?|orValue|hasValue|optMap", expression):
                yield expression, kind, expected


def report(kinds, wrong, count, agree):
    for reason, number in sorted(kinds.items(), key=lambda item: -item[1]):
        print(f"{number:7} explained: {reason}")
    for text in wrong[:40]:
        print(f"differs: {text}")
    print(f"{count} expressions, {agree} agree, {sum(kinds.values())} explained, {len(wrong)} differ")
    return 1 if wrong or not agree else 0


def compare_tables(judge_name, judge):
    rows = list(tables())
    kinds, wrong, agree = collections.Counter(), [], 0
    for (expression, kind, expected), value in zip(rows, judge([row[0] for row in rows], {})):
        answer = {"value": expected, "type": kind}
        if not differs(answer, value):
            agree += 1
        elif reason := explained(judge_name, expression, answer, value):
            kinds[reason] += 1
        else:
            wrong.append(f"{expression}: the table has {expected!r}, the judge {value!r}")
    return report(kinds, wrong, len(rows), agree)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("seguec")
    arguments.add_argument("--judge", choices=["cel", "celpy"], default="cel")
    arguments.add_argument("--count", type=int, default=20_000)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--tables", action="store_true")
    options = arguments.parse_args()
    judge = {"cel": by_cel, "celpy": by_celpy}[options.judge]
    if options.tables:
        return compare_tables(options.judge, judge)
    generator = random_expressions.Generator(options.seed)
    data = random_expressions.DATA
    kinds, wrong, agree, values = collections.Counter(), [], 0, 0
    for start in range(0, options.count, BATCH):
        expressions = [generator.expression() for _ in range(min(BATCH, options.count - start))]
        answers = by_seguec(options.seguec, expressions, data)
        for expression, answer, value in zip(expressions, answers, judge(expressions, data)):
            if not differs(answer, value):
                agree += 1
                values += not isinstance(value, Failure)
            elif reason := explained(options.judge, expression, answer, value):
                kinds[reason] += 1
            else:
                wrong.append(f"{expression}: seguec {answer}, {options.judge} {value!r}")
    print(f"{values} of those that agree have a value")
    return report(kinds, wrong, options.count, agree)


if __name__ == "__main__":
    sys.exit(main())
