"""Ninja and Make build the sample with a dependency file, and build again exactly when they have to."""

import os
import pathlib
import shlex
import shutil
import subprocess
import tempfile

from bench.repository import ROOT

# Every character that the two tools want escaped, each in its own way.
PROJECT = r"out fits #1 $HOME:a\b"


class Ninja:
    name = "ninja"

    @staticmethod
    def write(folder, command):
        command = command.replace("$", "$$")
        (folder / "build.ninja").write_text(f"""\
rule segue
  command = {command}
  depfile = out/index.json.d
  deps = gcc
build out/index.json: segue
""")

    @staticmethod
    def is_idle(output):
        return "no work to do" in output

    @staticmethod
    def inputs(folder):
        """What Ninja has read in the dependency file."""
        lines = run(["ninja", "-t", "deps", "out/index.json"], folder).splitlines()
        return [line.strip() for line in lines[1:] if line.strip()]


class Make:
    name = "make"

    @staticmethod
    def write(folder, command):
        command = command.replace("$", "$$")
        (folder / "Makefile").write_text(
            f"out/index.json:\n\t{command}\n-include out/index.json.d\n")

    @staticmethod
    def is_idle(output):
        return "up to date" in output

    @staticmethod
    def inputs(folder):
        """What Make has read in the dependency file: its prerequisites in its data base."""
        data = run(["make", "-pq"], folder, None)
        line = next(line for line in data.splitlines() if line.startswith("out/index.json:"))
        rest = line.split(":", 1)[1].strip()
        # Make prints names as they are; only this folder's begin with its name.
        return [PROJECT + part.rstrip() for part in rest.split(PROJECT)[1:]]


def run(words, folder, status=0):
    result = subprocess.run(
        words, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if status is not None:
        assert result.returncode == status, f"{words} ended with {result.returncode}:\n{result.stdout}"
    return result.stdout


def read_by_a_build(project):
    """Each file of the sample that a build reads, and each folder that it lists, from the project's."""
    expected = {"segue.json"}
    for folder in ["screens", "components", "types", "data", "assets"]:
        for path, folders, files in os.walk(project / folder):
            relative = pathlib.Path(path).relative_to(project)
            expected.add(str(relative))
            expected |= {str(relative / name) for name in files
                         if folder == "assets" or name.endswith(".json")}
    expected |= {str(path.relative_to(project)) for path in project.glob("fonts/*.ttf")}
    return expected


def check(seguec, tool):
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        project = folder / PROJECT
        shutil.copytree(ROOT / "Samples/Outfits", project, ignore=shutil.ignore_patterns(".segue"))
        tool.write(folder, shlex.join([
            seguec, "build", "--quiet", "--depfile", "out/index.json.d", "-o", "out", PROJECT]))
        steps = 0

        def expect(what, builds, status=0):
            nonlocal steps
            steps += 1
            output = run([tool.name], folder, status)
            assert tool.is_idle(output) != builds, (
                f"{tool.name}, {what}: {'nothing is' if builds else 'something is'} built\n{output}")
            return output

        expect("first", True)
        expect("nothing changed", False)
        found = set(tool.inputs(folder))
        expected = {f"{PROJECT}/{name}" for name in read_by_a_build(project)}
        assert found == expected, f"{tool.name}: {sorted(found ^ expected)}"

        for name in ["segue.json", "screens/bag.json", "components/badge.json",
                     *sorted(str(path.relative_to(project)) for path in project.glob("assets/*/*"))[:1],
                     *sorted(str(path.relative_to(project)) for path in project.glob("fonts/*.ttf"))[:1]]:
            path = project / name
            path.write_bytes(path.read_bytes())
            expect(f"{name} is written with the same bytes", True)
            expect(f"nothing changed since {name}", False)

        new = project / "screens/new.json"
        new.write_text('{"screen": "new", "root": {"type": "layout"}}')
        expect("a screen appears", True)
        assert '"new"' in (folder / "out/index.json").read_text()
        expect("nothing changed since", False)
        new.unlink()
        expect("a screen goes", True)
        assert '"new"' not in (folder / "out/index.json").read_text()
        expect("nothing changed since", False)
        deep = project / "components/deep/er"
        deep.mkdir(parents=True)
        expect("a folder appears", True)
        (deep / "part.json").write_text('{"component": "part", "body": {"type": "layout"}}')
        expect("a component appears in it", True)
        expect("nothing changed since", False)
        (project / "README.md").write_text("nobody reads this")
        expect("a file appears that is no input", False)

        bag = (project / "screens/bag.json").read_bytes()
        (project / "screens/bag.json").write_bytes(b"{}")
        output = expect("a mistake", True, status=1 if tool is Ninja else 2)
        assert f"{PROJECT}/screens/bag.json:1:1" in output, output
        expect("the mistake again", True, status=1 if tool is Ninja else 2)
        (project / "screens/bag.json").write_bytes(bag)
        expect("the mistake is mended", True)
        expect("nothing changed since", False)
    return f"{steps} runs, {len(expected)} inputs"
