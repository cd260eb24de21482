#!/usr/bin/env python3
"""Runs CEL's public conformance suites against `seguec evaluate`.

    conformance.py SEGUEC [--suites FOLDER] [--verbose]

The suites (files *.textproto) come with the source distribution of cel-python on PyPI, in the
version of Tests/requirements.txt, which pip fetches into .build/ unless FOLDER has them. Segue has
a profile of CEL: cases outside of it are counted by the reason why they are left out, and
--verbose lists them. Of all others, Segue must give the value that the suite expects, or an error
where it expects one. Exit status 1 if a case is wrong, or if fewer than the expected number ran.
"""

import argparse
import collections
import json
import math
import pathlib
import re
import subprocess
import sys
import tarfile
import tempfile

import textproto

ROOT = pathlib.Path(__file__).resolve().parents[2]

# The least number of cases that must agree: a suite that cannot be read must not pass.
EXPECTED = 400

# Suites of what the profile does not have at all.
SUITES = {
    "bindings_ext": "extension: bindings", "block_ext": "extension: blocks",
    "encoders_ext": "extension: encoders", "math_ext": "extension: math",
    "string_ext": "extension: strings", "network_ext": "extension: network",
    "macros2": "macros with two variables",
    "proto2": "protocol buffers", "proto2_ext": "protocol buffers", "proto3": "protocol buffers",
    "dynamic": "protocol buffers", "enums": "protocol buffers", "wrappers": "protocol buffers",
    "timestamps": "timestamps and durations", "namespace": "namespaces",
    "type_deduction": "deduced types without a value", "unknowns": "partial evaluation",
}

# What is outside of the profile, by what an expression contains.
FEATURES = [
    ("protocol buffers", r"TestAllTypes|google\.protobuf|NestedEnum|proto2|proto3|\bcel\.expr\b"),
    ("timestamps and durations", r"\b(timestamp|duration)\("),
    ("unsigned integers", r"\b(0x[0-9a-fA-F]+|\d+)[uU]\b|\buint\("),
    ("bytes", r"\bbytes\(|(?<![\w'\"])[bB][rR]?['\"]"),
    ("type values", r"\btype\(|^\s*(int|uint|string|bool|bytes|double|list|map|type|null_type)\s*$"),
    ("dynamic types", r"\bdyn\("),
    ("regular expressions", r"\bmatches\("),
    ("conversion to bool", r"\bbool\("),
    ("optionals as values", r"\boptional\.|\[\?|\{\?|, ?\?|\.value\(\)|\.optFlatMap\("),
    ("macros with two variables", r"\.(all|exists|existsOne|exists_one|transform\w+)\((\w+), ?(\w+),"),
    ("macros with two variables", r"\.transform\w+\("),
    ("functions of messages", r"\b[A-Z]\w*\{"),
]

# Why the compiler may refuse an expression that other implementations evaluate.
REFUSALS = {
    "possibly-absent": "needs a guard: what may be absent",
    "possibly-null": "needs a guard: what may be null",
    "possibly-zero-divisor": "needs a guard: a divisor that may be 0",
}

# Cases with a result that the profile defines otherwise, each with the reason.
MIXED = "lists and maps of mixed types"
UNKNOWN = "an unknown field of a map that is written out"
DEFINED_OTHERWISE = {
    "comparisons/eq_literal/not_eq_list_false_vs_types": MIXED,
    "comparisons/eq_literal/eq_map_value_mixed_types": MIXED,
    "comparisons/in_list_literal/elem_in_mixed_type_list": MIXED,
    "fields/map_fields/map_key_int64": MIXED,
    "macros/exists/list_elem_type_shortcircuit": MIXED,
    "macros/exists/list_elem_type_exhaustive": MIXED,
    "macros/exists/map_key_type_shortcircuit": MIXED,
    "macros/exists/map_key_type_exhaustive": MIXED,
    "macros/all/list_elem_type_shortcircuit": MIXED,
    "fields/map_has/has_not": UNKNOWN,
    "fields/quoted_map_fields/has_field_slash": UNKNOWN,
    "optionals/optionals/optional_chaining_11": UNKNOWN,
}


class Outside(Exception):
    """The value of a case is of a type that the profile does not have."""


def value(message):
    """The expected value, as (type, JSON); type is int, double or None where it does not matter."""
    name, content = message[0]
    if name == "int64_value":
        return ("int", int(content, 0))
    if name == "double_value":
        return ("double", float(content.replace("inf", "inf")))
    if name == "string_value":
        return (None, content)
    if name == "bool_value":
        return (None, content == "true")
    if name == "null_value":
        return (None, None)
    if name == "list_value":
        return (None, [value(item)[1] for item in textproto.every(content, "values")])
    if name == "map_value":
        entries = {}
        for entry in textproto.every(content, "entries"):
            key = value(textproto.get(entry, "key"))[1]
            key = json.dumps(key) if isinstance(key, (bool, int)) else key
            entries[key] = value(textproto.get(entry, "value"))[1]
        return (None, entries)
    raise Outside({"uint64_value": "unsigned integers", "bytes_value": "bytes",
                   "object_value": "protocol buffers", "enum_value": "protocol buffers",
                   "type_value": "type values"}.get(name, name))


def same(found, expected):
    if isinstance(expected, bool) or isinstance(found, bool):
        return found is expected
    if isinstance(expected, float) and not math.isfinite(expected):
        names = {math.inf: "Infinity", -math.inf: "-Infinity"}
        return found == names.get(expected, "NaN")
    if isinstance(expected, list):
        return (isinstance(found, list) and len(found) == len(expected)
                and all(map(same, found, expected)))
    if isinstance(expected, dict):
        return (isinstance(found, dict) and found.keys() == expected.keys()
                and all(same(found[key], expected[key]) for key in expected))
    return found == expected and isinstance(found, str) == isinstance(expected, str)


def cases(folder):
    for path in sorted(folder.glob("*.textproto")):
        for section in textproto.every(textproto.read(path.read_text("utf-8")), "section"):
            for test in textproto.every(section, "test"):
                name = f"{path.stem}/{textproto.get(section, 'name')}/{textproto.get(test, 'name')}"
                yield path.stem, name, test


def why_outside(suite, test, expression):
    if suite in SUITES:
        return SUITES[suite]
    for reason, pattern in FEATURES:
        if re.search(pattern, expression):
            return reason
    if textproto.get(test, "disable_check") == "true":
        return "checked only while it is evaluated"
    if textproto.get(test, "check_only") == "true":
        return "deduced types without a value"
    if textproto.get(test, "disable_macros") == "true":
        return "macros disabled"
    return None


def bindings(test):
    """The variables of a case, as data."""
    data = {}
    for binding in textproto.every(test, "bindings"):
        message = textproto.get(binding, "value", "value")
        if message is None:
            raise Outside("unknown values")
        name = textproto.get(binding, "key")
        if "." in name:
            raise Outside("namespaces")
        data[name] = value(message)[1]
    return data


def with_data(expression, names):
    """The expression with its variables taken from `data`."""
    for name in names:
        if name in ("true", "false", "null"):
            continue
        expression = re.sub(rf"(?<![\w.'\"]){re.escape(name)}(?![\w'\"(:])", f"data.{name}", expression)
    return expression


def evaluate(seguec, expressions, data):
    command = [seguec, "evaluate", "--lines"]
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        if data:
            json.dump(data, file)
            file.flush()
            command += ["--data", file.name]
        run = subprocess.run(command, input="".join(line + "\n" for line in expressions),
                             capture_output=True, text=True, timeout=300)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    if len(answers) != len(expressions):
        sys.exit(f"{len(answers)} answers to {len(expressions)} expressions: {run.stderr[:500]}")
    return answers


def fetch(folder):
    pinned = next(line.strip() for line in (ROOT / "Tests/requirements.txt").read_text().splitlines()
                  if line.startswith("cel-python=="))
    subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps",
                    "--no-binary", "cel-python", "--dest", str(folder), pinned], check=True)
    archive = next(folder.glob("cel_python-*.tar.gz"))
    with tarfile.open(archive) as content:
        for member in content.getmembers():
            if member.name.endswith(".textproto") and "/features/" in member.name:
                (folder / pathlib.PurePath(member.name).name).write_bytes(
                    content.extractfile(member).read())


def judge(name, test, answer):
    """None if the answer is right, why it is left out, or an Error with what is wrong."""
    errors = [error["code"] for error in answer.get("errors", [])]
    if textproto.get(test, "eval_error") is not None or textproto.get(test, "unknown") is not None:
        return None if errors else ValueError(f"{answer}, and an error is expected")
    message = textproto.get(test, "value")
    if message is None:
        message = textproto.get(test, "typed_result", "result")
    expected = value(message) if message else (None, True)
    if errors:
        if name in DEFINED_OTHERWISE:
            return DEFINED_OTHERWISE[name]
        reasons = {REFUSALS.get(code) for code in errors}
        if None not in reasons:
            return min(reasons)
        return ValueError(f"{answer['errors']}, and {expected[1]!r} is expected")
    if not same(answer["value"], expected[1]):
        return ValueError(f"{answer['value']!r}, and {expected[1]!r} is expected")
    if expected[0] and answer["type"] != expected[0]:
        return ValueError(f"of type {answer['type']}, and {expected[0]} is expected")
    return None


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("seguec")
    arguments.add_argument("--suites", type=pathlib.Path, default=ROOT / ".build/cel-conformance")
    arguments.add_argument("--verbose", action="store_true")
    options = arguments.parse_args()
    if not list(options.suites.glob("*.textproto")):
        options.suites.mkdir(parents=True, exist_ok=True)
        fetch(options.suites)

    left_out = collections.defaultdict(list)
    batches = collections.defaultdict(list)
    total = 0
    for suite, name, test in cases(options.suites):
        total += 1
        expression = textproto.get(test, "expr")
        reason = why_outside(suite, test, expression)
        try:
            if reason is None:
                data = bindings(test)
                message = textproto.get(test, "value")
                if message:
                    value(message)
        except Outside as outside:
            reason = str(outside)
        if reason is None and ("\n" in expression or "\r" in expression):
            # A line of a batch is one expression; outside of strings, space is equal to a line end.
            if '"""' in expression or "'''" in expression:
                reason = "a line end in a string"
            else:
                expression = expression.replace("\n", " ").replace("\r", " ")
        if reason:
            left_out[reason].append(name)
            continue
        batches[json.dumps(data)].append((name, test, with_data(expression, data)))

    agree, wrong = 0, []
    for data, batch in batches.items():
        answers = evaluate(options.seguec, [expression for _, _, expression in batch],
                           json.loads(data))
        for (name, test, expression), answer in zip(batch, answers):
            verdict = judge(name, test, answer)
            if verdict is None:
                agree += 1
            elif isinstance(verdict, str):
                left_out[verdict].append(f"{name}: {expression}")
            else:
                wrong.append(f"{name}: {expression}: {verdict}")

    for reason, names in sorted(left_out.items(), key=lambda item: -len(item[1])):
        print(f"{len(names):5} left out: {reason}")
        for name in names if options.verbose else []:
            print(f"        {name}")
    for text in wrong:
        print(f"wrong: {text}")
    print(f"{total} cases, {agree} agree, {len(wrong)} wrong, "
          f"{sum(map(len, left_out.values()))} left out")
    return 1 if wrong or agree < EXPECTED else 0


if __name__ == "__main__":
    sys.exit(main())
