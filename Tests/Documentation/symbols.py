"""The documentation builds without a warning, and each public symbol has a place among the topics."""

import json
import pathlib
import shutil
import subprocess
import tempfile

import articles


def problems(seguec):
    # Beside the compiler, and not always in the path.
    tools = pathlib.Path(shutil.which("swiftc")).resolve().parent
    docc = tools / "docc"
    if not docc.exists():
        return [], "skipped, for this toolchain has no docc"
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        symbols = extract(tools, seguec, folder / "symbols")
        build = subprocess.run(
            [docc, "convert", articles.FOLDER, "--additional-symbol-graph-dir", folder / "symbols",
             "--fallback-display-name", "Segue", "--fallback-bundle-identifier", "Segue",
             "--output-path", folder / "documentation", "--warnings-as-errors",
             "--ide-console-output"],
            capture_output=True, text=True)
        if build.returncode != 0:
            return [build.stdout + build.stderr], f"{symbols} symbols"
        page = json.loads((folder / "documentation/data/documentation/segue.json").read_text())
    # What stands in no topic of ours is gathered under "Structures", "Enumerations" and so on.
    return [
        f"no topic of Segue.md lists {page['references'][lost]['title']}"
        for section in page["topicSections"] if section.get("generated")
        for lost in section["identifiers"]
    ], f"{symbols} symbols"


def extract(tools, seguec, folder):
    """Writes the symbol graph of the built library; returns how many public symbols it has."""
    folder.mkdir()
    information = json.loads(subprocess.run(
        ["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout)
    subprocess.run(
        [tools / "swift-symbolgraph-extract", "-module-name", "Segue",
         "-I", seguec.parent / "Modules", "-target", information["target"]["triple"],
         "-minimum-access-level", "public", "-skip-inherited-docs",
         "-emit-extension-block-symbols", "-output-dir", folder],
        capture_output=True, text=True, check=True)
    return sum(len(json.loads(graph.read_text())["symbols"]) for graph in folder.glob("*.json"))
