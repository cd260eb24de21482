"""Architecture.md lists the library's folders, all of them, in the order that ArchitectureTests keep."""

import re

import articles

LIBRARY = articles.ROOT / "Sources/Segue"
ORDER = articles.ROOT / "Tests/SegueTests/Architecture/Repository.swift"


def problems(texts):
    rows = re.findall(r"^\| `([\w/.+]+)` \|", texts["Architecture.md"], flags=re.M)
    folders = [row for row in rows if not row.endswith(".swift")]
    text = ORDER.read_text()
    kept = re.search(r"static let folders = \[(.*?)\n  \]", text, re.S)
    # Above the wings stand the files at the top of the library, and these folders.
    pipeline = re.search(r'static let pipeline = \[(.*?)\]', text)
    order = re.findall(r'"([\w/]+)"', kept[1] + pipeline[1])
    found = []
    if folders != order:
        found.append(
            f"Architecture.md lists {', '.join(folders)}; the order that is kept is {', '.join(order)}")
    on_disk = {str(file.relative_to(LIBRARY)) for file in LIBRARY.rglob("*.swift")}
    listed = {file for file in on_disk if any(file == row or file.startswith(f"{row}/") for row in rows)}
    found += [f"Architecture.md: {row} is not there" for row in rows if not (LIBRARY / row).exists()]
    found += [f"Architecture.md: {file} is in no listed folder" for file in sorted(on_disk - listed)]
    return found, f"{len(folders)} folders"
