"""Screens laid out by `seguec layout`, and the two compared."""

import json
import os
import pathlib
import tempfile

from bench.seguec import layouts

from . import worldwide

TOLERANCE = 0.1


class Segue:
    """The command, in a project that has some fonts, or none."""

    def __init__(self, executable, scale, faces=()):
        self.executable = os.path.abspath(executable)
        self.scale = scale
        self.faces = faces

    def layout(self, screens, viewport):
        """The frames of every screen's boxes in document order."""
        width, height = viewport
        with tempfile.TemporaryDirectory() as folder:
            files = []
            if self.faces:
                self.declare(pathlib.Path(folder))
            for index, root in enumerate(screens):
                # The page of the browser is a column whose items start at its left.
                page = {"type": "layout", "style": {"alignItems": "flex-start"}, "children": [root]}
                file = pathlib.Path(folder) / f"{index:05}.json"
                file.write_text(json.dumps({"screen": f"s{index}", "root": page}))
                files.append(file.name)
            found = layouts(self.executable, files, f"{width}x{height}@{self.scale}", folder,
                            "--allow-outside")
        return [[[node["frame"][key] for key in ("x", "y", "width", "height")] for node in nodes]
                for nodes in found]

    def declare(self, folder):
        """Makes a project of the folder."""
        declared = []
        for index, face in enumerate(self.faces):
            if worldwide.isBuiltIn(face):
                continue
            file = f"{index}{face.path.suffix}"
            (folder / file).symlink_to(face.path)
            declared.append(
                {"family": face.family, "weight": face.weight, "style": face.style, "file": file})
        manifest = {"app": "screens", "screens": ["."], "fonts": declared}
        (folder / "segue.json").write_text(json.dumps(manifest))


def agree(found, expected):
    return len(found) == len(expected) and all(
        abs(a - b) <= TOLERANCE for f, e in zip(found, expected) for a, b in zip(f, e))


class Judge:
    """Both programs, asked in batches."""

    def __init__(self, segue, browser):
        self.segue = segue
        self.browser = browser

    def compare(self, screens, viewport, batch=250):
        """For each screen, None if both agree, and otherwise both lists of frames."""
        results = []
        for start in range(0, len(screens), batch):
            part = screens[start:start + batch]
            found = self.segue.layout(part, viewport)
            expected = self.browser.measure(part, viewport)
            results += [
                None if agree(f, e) else (f, e) for f, e in zip(found, expected, strict=True)]
        return results
