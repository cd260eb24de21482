#!/usr/bin/env python3
"""Holds `seguec validate` against the package jtd, with types and data that nobody wrote.

    compare.py SEGUEC [--count N] [--seed N]          exit status 1 if anything is wrong

Cases: those of cases.json, which the unit tests hold the library against. The package agrees with the
errors that were derived from the specification by hand.

Pairs: N pairs of a random schema and data, mostly a value of the schema with one small change
(random_types.py). Both report the same errors, as pairs of JSON Pointers (RFC 8927, 3.2).

Schemas: N/2 random schemas, mostly with one small change. Both refuse one, or both take it.

Where the package is known to differ from the specification, there is an entry in EXCEPTIONS, with
the reason; 10,000 pairs show that each is needed. Two slips that would hide other differences are put
right: see corrected() and without_additional_properties().

jtd comes from PyPI, in the version of Tests/requirements.txt. Another seed makes other pairs.
"""

import argparse
import collections
import concurrent.futures
import dataclasses
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import typing

sys.path.append(sys.path[0] + "/..")
from bench import packages

packages.use("jtd")

import jtd

from random_types import Types, text

HERE = pathlib.Path(__file__).resolve().parent
# The instances of each schema, and the schemas of one task.
INSTANCES, SCHEMAS = 5, 50
# The characters of a schema and of an instance that are printed.
LENGTH = 4000


# MARK: The package


def corrected():
    """Puts right a slip of the package.

    Its stack of schema tokens keeps one too many after data that is no object meets a discriminator,
    so that all later paths are wrong: each call now leaves the stack as it found it.
    """
    package = sys.modules["jtd.validate"]  # The package gives this name to a function, too.
    validate = package._validate_with_state

    def balanced(state, schema, instance, parent_tag):
        tokens = state.schema_tokens[-1]
        count = len(tokens)
        validate(state, schema, instance, parent_tag)
        del tokens[count:]

    package._validate_with_state = balanced


corrected()


def without_additional_properties(schema):
    """The same schema, with a string in place of the Boolean of additionalProperties, where the
    package by mistake requires one (RFC 8927, 2.2.6). Other values become a number."""
    if isinstance(schema, list):
        return [without_additional_properties(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    result = {}
    for key, part in schema.items():
        if key == "additionalProperties":
            result[key] = "" if isinstance(part, bool) else part if isinstance(part, dict) else 1
        else:
            result[key] = without_additional_properties(part)
    return result


def refuses(schema):
    try:
        jtd.Schema.from_dict(without_additional_properties(schema)).validate()
        return False
    except Exception:
        return True


def pointer(tokens):
    return "".join("/" + token.replace("~", "~0").replace("/", "~1") for token in tokens)


def errors_of(schema, instance):
    errors = jtd.validate(schema=jtd.Schema.from_dict(schema), instance=instance)
    return collections.Counter(
        (pointer(error.instance_path), pointer(error.schema_path)) for error in errors)


# MARK: What it is known to do otherwise


@dataclasses.dataclass
class Disputed:
    """Strings that are timestamps for one side alone."""

    name: str
    why: str
    pattern: str
    # Whether we refuse them, and the package does not.
    is_refused: bool


EXCEPTIONS = [
    Disputed("leap second", "RFC 3339, 5.6 and 5.7: a second of 60; the package says that it forbids them",
             r".*:60.*", False),
    Disputed("lowercase", "RFC 3339, 5.6: T and Z may be lowercase", r".*[tz].*", False),
    Disputed("year 0", "RFC 3339, 5.6: date-fullyear is 4DIGIT", r"0000-.*", False),
    Disputed("final line break", "the package's pattern ends with $, which lets one pass", r".*\n", True),
    Disputed("other digits", "the package's pattern takes any digits of Unicode with \\d",
             r".*[^\x00-\x7f].*", True),
]


def value_at(instance, path):
    for token in path.split("/")[1:]:
        token = token.replace("~1", "/").replace("~0", "~")
        instance = instance[int(token)] if isinstance(instance, list) else instance[token]
    return instance


def exception_for(pair, instance, is_ours):
    value = value_at(instance, pair[0])
    if not isinstance(value, str) or not pair[1].endswith("/type"):
        return None
    return next(
        (entry for entry in EXCEPTIONS
         if entry.is_refused == is_ours and re.fullmatch(entry.pattern, value, re.DOTALL)), None)


# MARK: Comparisons


class Result(typing.NamedTuple):
    needed: collections.Counter
    counts: collections.Counter
    wrong: list


def run(seguec, folder, schema, instances):
    """The exit status of the command, and the errors of each instance."""
    folder = pathlib.Path(folder)
    (folder / "schema.json").write_text(text(schema))
    files = []
    for number, instance in enumerate(instances):
        files.append(folder / f"{number}.json")
        files[-1].write_text(text(instance))
    process = subprocess.run(
        [seguec, "validate", *files, "--schema", folder / "schema.json", "--format", "json"],
        capture_output=True, timeout=60)
    if process.returncode not in (0, 1):
        raise RuntimeError(f"exit status {process.returncode}: {process.stderr.decode()[:2000]}")
    found = []
    for line in process.stdout.splitlines():
        errors = json.loads(line)["errors"]
        found.append(collections.Counter(
            (error["instancePath"], error["schemaPath"]) for error in errors))
    return process.returncode, found, process.stderr.decode()


def compare_cases():
    """The expectations of cases.json against the package."""
    result = Result(collections.Counter(), collections.Counter(), [])
    for idea, schema, instance, errors in json.loads((HERE / "cases.json").read_text()):
        result.counts["cases"] += 1
        if refuses(schema):
            result.wrong.append(f"{idea}: the package refuses the schema")
            continue
        expected = collections.Counter(map(tuple, errors))
        compare(result, schema, instance, expected, errors_of(schema, instance), idea)
    return result


def compare(result, schema, instance, ours, theirs, idea=""):
    for is_ours, difference in ((True, ours - theirs), (False, theirs - ours)):
        for pair in difference:
            if entry := exception_for(pair, instance, is_ours):
                result.needed[entry.name] += 1
            else:
                result.wrong.append(
                    f"{idea} {'only ours' if is_ours else 'only theirs'}: {pair}\n"
                    f"    {text(schema)[:LENGTH]}\n    {text(instance)[:LENGTH]}")


def compare_pairs(seguec, seed, count):
    result = Result(collections.Counter(), collections.Counter(), [])
    types = Types(random.Random(seed))
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(count):
            schema = types.schema()
            instances = []
            for _ in range(INSTANCES):
                value = types.value(schema, schema)
                instances.append(value if types.random.random() < 0.2 else types.mutated(value))
            status, found, messages = run(seguec, folder, schema, instances)
            if len(found) != len(instances):
                result.wrong.append(f"refused: {text(schema)}\n    {messages[:500]}")
                continue
            if (status == 1) != any(found):
                result.wrong.append(f"exit status {status}: {text(schema)}")
            for instance, ours in zip(instances, found):
                theirs = errors_of(schema, instance)
                result.counts["pairs"] += 1
                result.counts["pairs with errors"] += bool(theirs)
                result.counts["errors"] += sum(theirs.values())
                compare(result, schema, instance, ours, theirs)
    return result


def compare_schemas(seguec, seed, count):
    result = Result(collections.Counter(), collections.Counter(), [])
    types = Types(random.Random(seed))
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(count):
            schema = types.schema()
            if types.random.random() < 0.85:
                schema = types.mutated_schema(schema)
            status, found, messages = run(seguec, folder, schema, [1])
            is_refused = not found
            expected = refuses(schema)
            result.counts["schemas"] += 1
            result.counts["refused schemas"] += expected
            if is_refused != expected:
                result.wrong.append(
                    f"{'refused by us alone' if is_refused else 'taken by us alone'}: "
                    f"{text(schema)}\n    {messages[:500]}")
    return result


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("seguec", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=random.randrange(2**28))
    options = parser.parse_args()
    seguec = options.seguec.resolve()
    print(f"seed {options.seed}")
    tasks = []
    for comparison, per_task, count in (
            (compare_pairs, SCHEMAS * INSTANCES, options.count),
            (compare_schemas, SCHEMAS, options.count // 2)):
        for number in range(-(-count // per_task)):
            tasks.append((comparison, options.seed * 1000 + number))
    needed, counts, wrong = compare_cases()
    with concurrent.futures.ProcessPoolExecutor() as pool:
        futures = [pool.submit(comparison, seguec, seed, SCHEMAS) for comparison, seed in tasks]
        for future in futures:
            result = future.result()
            needed.update(result.needed)
            counts.update(result.counts)
            wrong += result.wrong
    for name, count in counts.items():
        print(f"{count} {name}")
    print("exceptions needed: " + ", ".join(f"{count} {name}" for name, count in needed.items()))
    if options.count >= 10_000:
        wrong += [f"not needed: {entry.name}" for entry in EXCEPTIONS if not needed[entry.name]]
    for message in wrong[:20]:
        print(f"  {message}")
    print(f"{len(wrong)} differences")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
