"""Screens with data and the same without, each many in a project, and what `seguec` has of both."""

import collections
import functools
import json
import os
import pathlib
import re
import subprocess
import tempfile

from expansion import SEPARATOR, sizes, written
from expressions import NoValue

DEVICE = "iphone-15"
SAMPLE = "usual"
MANIFEST = {"app": "go", "schemes": ["t"], "devices": [DEVICE]}
# Where links lead. Paths contain a segment, and queries what a link may add.
DESTINATION = {
    "screen": "go", "route": "/go/{a}", "safeArea": ["top"],
    "parameters": {"a": "string", "q": {"type": "string", "default": ""},
                   "r": {"type": "string", "default": ""}},
    "root": {"type": "layout"}}
INDEX = re.compile(r"(?:screens|data|components|types)/s(\d+)\b")
# The note of what is found with data that is made from the type.
EXTREME = "with the extreme data "


class Crash(Exception):
    """A command that ended in a way that none may."""


def differences(seguec, pairs, counts=None):
    """For each pair of a screen with data and one without, None if both are the same, and
    otherwise the kind of their difference and its description. What can differ is counted."""
    try:
        with tempfile.TemporaryDirectory() as folder:
            found, legitimate = compare(seguec, pairs, pathlib.Path(folder))
            if counts is not None:
                counts.update(legitimate)
            return found
    except Crash as crash:
        if len(pairs) == 1:
            return [("a crash", str(crash))]
    middle = len(pairs) // 2
    return differences(seguec, pairs[:middle], counts) \
        + differences(seguec, pairs[middle:], counts)


def compare(seguec, pairs, folder):
    found = [None] * len(pairs)
    projects = [Project(seguec, folder / name) for name in ("filled", "plain")]
    for index, (case, plain) in enumerate(pairs):
        try:
            projects[0].add_filled(index, case)
        except NoValue:
            found[index] = ("invalid", "")
            continue
        projects[1].add_plain(index, plain)
    for project in projects:
        for index, (codes, text) in project.errors().items():
            found[index] = found[index] or (f"{codes} in the {project.name} screen", text)
    left = [index for index, one in enumerate(found) if one is None]
    for project in projects:
        project.keep(left)
    for command in ("layout", "tree"):
        answers = [project.answers(command, left) for project in projects]
        for index in left:
            if found[index] is None:
                found[index] = difference(command, *(answer.get(index) for answer in answers))
    counted = {index: sizes(pairs[index][0]) for index in left if found[index] is None}
    for position, project in enumerate(projects):
        nodes = {index: both[position] for index, both in counted.items()}
        for index, text in project.miscounted(nodes).items():
            found[index] = found[index] or (f"the size of the {project.name} screen", text)
    return found, projects[0].counts


@functools.cache
def limits(seguec):
    """The codes of errors that report limits."""
    run = subprocess.run(
        [seguec, "limits", "--format", "json"], capture_output=True, check=True, encoding="utf-8")
    return {json.loads(line)["code"] for line in run.stdout.splitlines()}


class Project:
    def __init__(self, seguec, folder):
        self.seguec, self.folder, self.name = seguec, folder, folder.name
        self.files = {}
        self.counts = collections.Counter()
        self.write("segue.json", MANIFEST)
        self.write("screens/go.json", DESTINATION)

    def write(self, name, value, index=None):
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")
        self.files.setdefault(index, []).append(file)

    def add_filled(self, index, case):
        for name, value in filled_files(index, case).items():
            self.write(name, value, index)

    def add_plain(self, index, root):
        self.write(f"screens/s{index}.json", {
            "screen": f"s{index}", "safeArea": ["top"], "root": written(root, {})}, index)

    def run(self, *words):
        try:
            run = subprocess.run(
                [self.seguec, *words], cwd=self.folder, capture_output=True, encoding="utf-8",
                timeout=600, env={**os.environ, "SWIFT_BACKTRACE": "enable=no"})
        except subprocess.TimeoutExpired as error:
            raise Crash(f"seguec {words[0]} does not end") from error
        if run.returncode not in (0, 1):
            raise Crash(f"seguec {words[0]} ends with {run.returncode}: {run.stderr[:300].strip()}")
        return run

    def errors(self):
        """The codes of the errors of each screen that has some, and their text.

        Limits that only extreme data exceeds are no errors of the screen with its own data, to
        which the other one is equal. They are counted."""
        run = self.run("check", ".", "--format", "json", "--jobs", "1")
        errors, extremes = {}, set()
        for line in run.stdout.splitlines():
            diagnostic = json.loads(line)
            if diagnostic["severity"] != "error":
                continue
            index = INDEX.match(diagnostic["file"])
            if not index:
                raise SystemExit(f"an error of no screen: {line}")
            if self.is_limit_of_extremes(diagnostic):
                extremes.add((index[1], diagnostic["code"]))
                continue
            errors.setdefault(int(index[1]), []).append(diagnostic)
        self.counts.update(f"screens whose extreme data exceeds a limit ({code})"
                           for _, code in extremes)
        return {index: (" and ".join(sorted({kind(one) for one in those})),
                        "\n".join(f"{one['file']}:{one['line']}:{one['column']}: {one['message']}"
                                  for one in those[:3]))
                for index, those in errors.items()}

    def is_limit_of_extremes(self, diagnostic):
        return diagnostic["code"] in limits(self.seguec) \
            and any(note["message"].startswith(EXTREME) for note in diagnostic["notes"])

    def miscounted(self, nodes):
        """The screens that are refused although they have as many nodes as a limit allows, or
        accepted although they have more. Both are tried with the limits around the median."""
        if not nodes:
            return {}
        median = sorted(nodes.values())[len(nodes) // 2]
        wrong = {}
        for limit in (median - 1, median):
            words = [*self.words(nodes), "--limit", f"components={limit}"]
            lines = self.run("tree", *words, "--color", "never").stderr.splitlines()
            refused = {int(INDEX.match(line)[1]) for line in lines
                       if line.endswith("[too-many-components]")}
            for index, count in nodes.items():
                if (index in refused) != (count > limit):
                    action = "refused" if index in refused else "accepted"
                    wrong[index] = f"{count} nodes are {action} with a limit of {limit}"
        return wrong

    def words(self, indices):
        """What names screens with their data in a command."""
        words = [f"screens/s{index}.json" for index in indices] + ["--device", DEVICE]
        return words + (["--data", SAMPLE] if self.name == "filled" else [])

    def keep(self, indices):
        """Deletes the files of the other screens."""
        for index in self.files.keys() - {None, *indices}:
            for file in self.files[index]:
                file.unlink()

    def answers(self, command, indices):
        """What a command prints for each screen, without source locations and names."""
        if not indices:
            return {}
        options = ["--round", "none"] if command == "layout" else []
        run = self.run(command, *self.words(indices), "--format", "json", *options)
        answers = {}
        for line in run.stdout.splitlines():
            answer = json.loads(line)
            index = int(INDEX.match(answer.pop("file"))[1])
            answer.pop("arguments", None)
            for node in answer["nodes"]:
                del node["source"]
                if node["id"] is not None:
                    node["id"] = node["id"].replace("/", SEPARATOR)
            answers[index] = answer
        return answers


def kind(diagnostic):
    """What a diagnostic is about, without names and numbers."""
    message = re.sub(r'"[^"]*"|[0-9.]+', "…", diagnostic["message"])
    return f"{diagnostic['code']} ({message[:80]})"


def filled_files(index, case):
    """The files of a screen with data, by their names. Names of the project have a prefix."""
    prefix = f"s{index}-"
    shared = {name: prefix + name for name in case["types"]}
    components = {one["name"]: prefix + one["name"] for one in case["components"]}
    files = {f"types/{shared[name]}.json": renamed(schema, shared)
             for name, schema in case["types"].items()}
    for component in case["components"]:
        files[f"components/{components[component['name']]}.json"] = {
            "component": components[component["name"]],
            "definitions": {name: renamed(schema, shared)
                            for name, schema in component["definitions"].items()},
            "parameters": {name: renamed(parameter, shared)
                           for name, parameter in component["parameters"].items()},
            "body": written(component["body"], components)}
    route = "/" + "/".join([f"s{index}", *(f"{{{name}}}" for name in case["parameters"])])
    files[f"screens/s{index}.json"] = {
        "screen": f"s{index}", "route": route, "safeArea": ["top"],
        "parameters": case["parameters"],
        "definitions": {name: renamed(schema, shared)
                        for name, schema in case["definitions"].items()},
        "data": renamed(case["data"], shared), "root": written(case["root"], components)}
    files[f"data/s{index}/{SAMPLE}.json"] = {"arguments": case["arguments"], "data": case["value"]}
    return files


def renamed(schema, names):
    """A schema with other names of types."""
    if isinstance(schema, list):
        return schema
    if not isinstance(schema, dict):
        return schema
    return {key: names.get(value, value) if key == "ref" and isinstance(value, str)
            else renamed(value, names) for key, value in schema.items()}


def difference(command, filled, plain):
    """The first difference of two answers."""
    if filled is None or plain is None:
        return (f"no {command} of the {'filled' if filled is None else 'plain'} screen", "")
    for one, other in zip(filled["nodes"], plain["nodes"]):
        for key in [*one, *(key for key in other if key not in one)]:
            if one.get(key) != other.get(key):
                return (f"{command}: {key}", f"{one['path']}, {key}: {one.get(key)!r}, and "
                        f"written out {other.get(key)!r}")
    if len(filled["nodes"]) != len(plain["nodes"]):
        return (f"{command}: count", f"{len(filled['nodes'])} components, and written out "
                f"{len(plain['nodes'])}")
    return None if filled == plain else (f"{command}: screen", "")
