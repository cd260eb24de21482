"""Commands print what the articles say; compared in the manner of the README's check."""

import difflib
import importlib.machinery
import importlib.util
import re

import articles

_loader = importlib.machinery.SourceFileLoader(
    "readme", str(articles.ROOT / "Tests/Readme/check"))
readme = importlib.util.module_from_spec(importlib.util.spec_from_loader("readme", _loader))
_loader.exec_module(readme)


def problems(texts, seguec, record):
    found = []
    count = 0
    for name, text in texts.items():

        def replace(match):
            nonlocal count
            lines = match[1].splitlines()
            output = []
            while lines:
                command = lines.pop(0)
                assert command.startswith("$ "), f"{name}: {command}"
                expected = []
                while lines and not lines[0].startswith("$ "):
                    expected.append(lines.pop(0))
                count += 1
                actual = readme.run(command[2:], seguec).splitlines()
                if not readme.matches(expected, actual):
                    difference = difflib.unified_diff(expected, actual, name, "now", lineterm="")
                    found.append("\n".join([command, *difference]))
                    expected = readme.recorded(expected, actual)
                output += [command, *expected]
            return "```console\n" + "\n".join(output) + "\n```"

        fresh = re.sub(r"^```console\n(.*?)\n```$", replace, text, flags=re.S | re.M)
        if record and fresh != text:
            articles.write(name, fresh, texts)
    return found, f"{count} commands"
