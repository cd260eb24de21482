"""Labels measured by `seguec layout`, in a project that has their fonts."""

import json
import os
import pathlib
import shutil
import tempfile

from bench.seguec import layouts

from . import fonts
from .judge import seen

# Components a screen: many, for the command reads fonts once, but not so many that a screen is odd.
LABELS_A_SCREEN = 100
LONGEST_SIDE = 100_000


class Segue:
    def __init__(self, executable, faces, folder, scale):
        self.executable = os.path.abspath(executable)
        self.scale = scale
        self.project = pathlib.Path(folder) / "project"
        (self.project / "fonts").mkdir(parents=True)
        declared = []
        for face in faces:
            if face.family == fonts.BUILT_IN:
                continue
            name = "fonts/" + face.path.name
            shutil.copyfile(face.path, self.project / name)
            declared.append({"family": face.family, "weight": face.weight, "style": face.style,
                             "file": name})
        manifest = {"app": "labels", "screens": ["screens"], "fonts": declared}
        (self.project / "segue.json").write_text(json.dumps(manifest), encoding="utf-8")

    def measure(self, labels):
        """`{"width", "height", "lines": [{"text", "x", "width", "baseline"}]}` of every label."""
        with tempfile.TemporaryDirectory(dir=self.project) as folder:
            files = []
            for start in range(0, len(labels), LABELS_A_SCREEN):
                file = pathlib.Path(folder) / f"{start:06}.json"
                part = labels[start:start + LABELS_A_SCREEN]
                root = {"type": "layout", "style": {"alignItems": "flex-start"},
                        "children": [component(label) for label in part]}
                screen = {"screen": f"s{start}", "root": root}
                file.write_text(json.dumps(screen), encoding="utf-8")
                files.append(str(file))
            found = layouts(
                self.executable, files, f"4000x{LONGEST_SIDE}@{self.scale}", folder)
        return [
            {"width": node["frame"]["width"], "height": node["frame"]["height"],
             "lines": [line for line in node["lines"] if seen(line["text"])]}
            for nodes in found for node in nodes]


def component(label):
    runs = label["runs"]
    text = runs[0]["text"] if len(runs) == 1 and not runs[0]["style"] else runs
    return {"type": "label", "text": text, "style": {"flexShrink": 0, **label["style"]}}
