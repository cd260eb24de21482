"""What `seguec check` says of many documents."""

import dataclasses
import json
import pathlib
import shutil
import subprocess
import tempfile

# Documents in one call of the command, and how long that may take.
TOGETHER, SECONDS = 200, 120


@dataclasses.dataclass
class Finding:
    """An error, and the piece of the document that it points at."""

    code: str
    message: str
    at: str
    notes: list

    def __str__(self):
        return f"{self.code}: {self.message}"


class Crash(Exception):
    """The command ended in a way that no input may bring about."""


def name_of(kind, number):
    return "segue.json" if kind == "project" else f"{number}.json"


def found(seguec, kind, documents, project=None):
    """The errors of each document. A screen or component stands alone, or with the components of a
    project; a project has nothing else in it."""
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
            for part in ("segue.json", "components"):
                source = project / part
                if source.is_dir():
                    shutil.copytree(source, folder / part)
                elif source.exists():
                    shutil.copy(source, folder / part)
        place = {"screen": "screens", "component": "components"}.get(kind, ".")
        for name in ("screens", "components", "assets"):
            (folder / name).mkdir(exist_ok=True)
        texts = {}
        for number, document in enumerate(documents):
            path = folder / place / name_of(kind, number)
            texts[str(path)] = json.dumps(document)
            path.write_text(texts[str(path)])
        operands = [folder] if kind == "project" else list(texts)
        try:
            run = subprocess.run(
                [seguec, "check", "--format", "json", *operands], capture_output=True, text=True,
                timeout=SECONDS)
        except subprocess.TimeoutExpired:
            raise Crash(f"more than {SECONDS} s") from None
        result = {path: [] for path in texts}
        for line in run.stdout.splitlines():
            diagnostic = json.loads(line)
            # Of a component's own mistakes the sample is free.
            if diagnostic["severity"] == "error" and diagnostic["file"] in result:
                result[diagnostic["file"]].append(finding(diagnostic, texts[diagnostic["file"]]))
        if run.returncode != (1 if '"severity":"error"' in run.stdout else 0):
            raise Crash(f"exit status {run.returncode}: {run.stderr.strip()[:500]}")
        return list(result.values())


def finding(diagnostic, text):
    # The document is one line of ASCII.
    at = text[diagnostic["column"] - 1:diagnostic["endColumn"] - 1]
    notes = [note["message"] for note in diagnostic["notes"]]
    return Finding(diagnostic["code"], diagnostic["message"], at, notes)
