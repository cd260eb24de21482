"""What `seguec check` says of many documents."""

import dataclasses
import json
import pathlib
import re
import shutil
import subprocess
import tempfile

# Documents in one call of the command, and how long that may take.
TOGETHER, SECONDS = 200, 120


@dataclasses.dataclass
class Finding:
    """An error, the piece of the document that it points at, and the path of that. The path of a key
    is that of its object."""

    code: str
    message: str
    at: str
    notes: list
    path: list
    # Whether the error is at a misspelt key, at its object, or in its value, or has a note at the key:
    # check reads the value as that of the key that was meant.
    follows_misspelt_key: bool = False

    def __str__(self):
        return f"{self.code}: {self.message}"


class Errors(list):
    """The errors of a document, and whether a key of it is misspelt: check reads the value as that of the key
    that was meant, and warns, where a schema may miss a key or see none that it knows."""

    has_misspelt_key = False


class Crash(Exception):
    """The command ended in a way that no input may bring about."""


def name_of(kind, number):
    return "segue.json" if kind == "project" else f"{number}.json"


# The folder of each kind of file. Sample data fills a screen that takes any data.
FOLDERS = {
    "screen": "screens", "component": "components", "type": "types", "sample": "data/filled",
    "project": "."}
FILLED = {
    "screen": "filled", "data": {}, "root": {"type": "layout"},
    "parameters": {"id": "string", "p": "number", "q": "boolean"}}


def found(seguec, kind, documents, project=None):
    """The errors of each document. Screens and components are alone, or with the components and types
    of a project; a project has nothing else in it, and types and sample data have a project of
    their own."""
    if kind == "project":
        return [checked(seguec, kind, [document], None)[0] for document in documents]
    result = []
    for start in range(0, len(documents), TOGETHER):
        result += checked(seguec, kind, documents[start:start + TOGETHER], project)
    return result


def checked(seguec, kind, documents, project):
    try:
        return call(seguec, kind, documents, project)
    except Crash as crash:
        if len(documents) == 1:
            raise Crash(f"{crash}\n{json.dumps(documents[0])}") from None
        half = len(documents) // 2
        checked(seguec, kind, documents[:half], project)
        checked(seguec, kind, documents[half:], project)
        raise


def call(seguec, kind, documents, project):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder).resolve()
        if project:
            for part in ("segue.json", "components", "types"):
                source = project / part
                if source.is_dir():
                    shutil.copytree(source, folder / part)
                elif source.exists():
                    shutil.copy(source, folder / part)
        place = FOLDERS[kind]
        for name in ("screens", "components", "assets", place):
            (folder / name).mkdir(parents=True, exist_ok=True)
        if kind in ("type", "sample"):
            (folder / "segue.json").write_text("{}")
            (folder / "screens" / "filled.json").write_text(json.dumps(FILLED))
        texts = {}
        for number, document in enumerate(documents):
            path = folder / place / name_of(kind, number)
            texts[str(path)] = json.dumps(document)
            path.write_text(texts[str(path)])
        operands = list(texts) if kind in ("screen", "component") else [folder]
        try:
            run = subprocess.run(
                [seguec, "check", "--format", "json", *operands], capture_output=True, text=True,
                timeout=SECONDS)
        except subprocess.TimeoutExpired:
            raise Crash(f"more than {SECONDS} s") from None
        result = {path: Errors() for path in texts}
        diagnostics = [json.loads(line) for line in run.stdout.splitlines()]
        misspelt = {path: [] for path in texts}
        for diagnostic in diagnostics:
            if diagnostic["file"] in texts and is_misspelt_key(diagnostic):
                result[diagnostic["file"]].has_misspelt_key = True
                misspelt[diagnostic["file"]].append(extents(diagnostic, texts[diagnostic["file"]]))
        for diagnostic in diagnostics:
            # Of a component's own mistakes the sample is free.
            if diagnostic["severity"] == "error" and diagnostic["file"] in result:
                file = diagnostic["file"]
                result[file].append(finding(diagnostic, texts[file], misspelt[file]))
        if run.returncode != (1 if '"severity":"error"' in run.stdout else 0):
            raise Crash(f"exit status {run.returncode}: {run.stderr.strip()[:500]}")
        return list(result.values())


def is_misspelt_key(diagnostic):
    codes = ("unknown-key", "unknown-style", "unknown-event")
    return diagnostic["code"] in codes and "did you mean" in diagnostic["message"]


def extents(diagnostic, text):
    """The ranges of a key and of its value. The document is one line of ASCII."""
    start, end = extent(diagnostic)
    value = end + len(": ")
    return (start, end), (value, json.JSONDecoder().raw_decode(text, value)[1])


def extent(place):
    return place["column"] - 1, place["endColumn"] - 1


def finding(diagnostic, text, misspelt):
    start, end = extent(diagnostic)
    noted = [extent(note) for note in diagnostic["notes"] if note["file"] == diagnostic["file"]]
    follows = any(
        value[0] <= start and end <= value[1] or start < key[0] and key[1] < end or key in noted
        or key == (start, end) and not is_misspelt_key(diagnostic)
        for key, value in misspelt)
    notes = [note["message"] for note in diagnostic["notes"]]
    path = path_to(start, text)
    return Finding(diagnostic["code"], diagnostic["message"], text[start:end], notes, path, follows)


TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[][{},]')


def path_to(start, text):
    """The keys and indices that lead to the value at an offset."""
    path = []
    for token in TOKEN.finditer(text):
        if token.start() >= start:
            break
        match token[0]:
            case "{":
                path.append(None)
            case "[":
                path.append(0)
            case "}" | "]":
                path.pop()
            case ",":
                path[-1] = path[-1] + 1 if isinstance(path[-1], int) else None
            case name if path and path[-1] is None:
                path[-1] = json.loads(name)
    return path[:-1] if path and path[-1] is None else path
