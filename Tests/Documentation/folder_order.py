"""The library's folders use only those above them, in the order in which Architecture.md lists them.

Each folder is type-checked with nothing but the folders above it, so a reference backwards does not
compile. The library imports nothing.
"""

import re
import subprocess

import articles

LIBRARY = articles.ROOT / "Sources/Segue"
FLAGS = [
    "-module-name", "Segue", "-package-name", "segue", "-swift-version", "6",
    "-strict-memory-safety",
    *(word for feature in ("ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility")
      for word in ("-enable-upcoming-feature", feature)),
]


def problems(texts):
    rows = re.findall(r"^\| `([\w/.+]+)` \|", texts["Architecture.md"], flags=re.M)
    rooms = [(row, files(row)) for row in rows]
    listed = {file for _, room in rooms for file in room}
    found = [f"Architecture.md: {row} is not there" for row, room in rooms if not room]
    found += [
        f"Architecture.md: {file.relative_to(LIBRARY)} is in no listed folder"
        for file in sorted(LIBRARY.rglob("*.swift")) if file not in listed
    ]
    found += [f"{file.relative_to(articles.ROOT)}: the library imports nothing"
              for file in sorted(listed) if re.search(r"^\s*(\w+ )?import ", file.read_text(), re.M)]
    above = []
    for row, room in rooms:
        primary = [word for file in room for word in ("-primary-file", file)]
        result = subprocess.run(
            ["swiftc", "-frontend", "-typecheck", *FLAGS, *above, *primary],
            capture_output=True, text=True)
        if result.returncode != 0:
            found.append(f"{row} does not compile with the folders above it alone\n{result.stderr}")
        above += room
    return found, f"{len(rooms)} folders"


def files(row):
    path = LIBRARY / row
    return [path] if path.suffix == ".swift" else sorted(path.rglob("*.swift"))
