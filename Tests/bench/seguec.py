"""What `seguec` builds of a project, and what it was built with."""

import json
import pathlib
import subprocess

from .repository import ROOT


def build(seguec, project, folder):
    """Builds a project into a folder with all of its files, and returns their index."""
    subprocess.run([seguec, "build", project, "--files", "-o", folder], check=True, capture_output=True)
    return json.loads((pathlib.Path(folder) / "index.json").read_text())


def phase(index, link):
    """What the screen shows to which a link of an index leads; None for its content."""
    return next(
        (screen.get("phase") for screen in index["screens"] if screen["name"] == link["to"]), None)


def links_to_contents(index):
    """The links of an index, without those to placeholders."""
    return [link for link in index["links"] if phase(index, link) is None]


def tap_arguments(index, link):
    """The options of `seguec frames` for a tap that follows a link of an index."""
    source = next(screen for screen in index["screens"] if screen["name"] == link["from"])
    words = ["--from", source["screen"], "--tap", link["component"]]
    if shown := phase(index, link):
        words += ["--phase", shown]
    for name, value in source["arguments"].items():
        text = value if isinstance(value, str) else json.dumps(value)
        words += ["--set", f"{name}={text}"]
    # The name of a screen with other data than the usual one: outfits@weekend.
    sample = source["name"].partition("@")[2]
    return [*words, "--data", sample] if sample else words


def layouts(seguec, files, device, folder, *options):
    """The components of each screen's file after its root, unrounded, in document order."""
    run = subprocess.run(
        [seguec, "layout", *files, "--device", device, "--round", "none", "--format", "json",
         *options], cwd=folder, capture_output=True, text=True)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    found = {pathlib.Path(answer["file"]).name: answer["nodes"][1:] for answer in answers}
    if len(found) != len(files):
        raise SystemExit(f"seguec did not answer (exit {run.returncode}): {run.stderr[:2000]}")
    return [found[pathlib.Path(file).name] for file in files]


def library_arguments(seguec):
    """The arguments for swiftc that link a program to the libraries built beside the command."""
    objects = []
    for target in ("Segue", "SegueFiles"):
        # Object files of deleted sources stay in a build folder.
        names = {file.name for file in (ROOT / "Sources" / target).rglob("*.swift")}
        objects += [file for file in sorted((seguec.parent / f"{target}.build").rglob("*.o"))
                    if file.stem in names]
    return ["-I", seguec.parent / "Modules", *objects, "-lm"] if objects else None
