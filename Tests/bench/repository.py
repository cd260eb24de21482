"""The repository's folders and files."""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def sample_files(pattern):
    """The files of the samples whose names match a pattern, sorted, without what builds leave."""
    return [file for file in sorted((ROOT / "Samples").rglob(pattern))
            if not any(part.startswith(".") for part in file.relative_to(ROOT).parts)]


def write_or_check(file, text, is_check):
    """Writes a generated file, or exits when a check finds that it differs."""
    name = file.relative_to(ROOT)
    if not is_check:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        print(f"{name}: {len(text)} bytes")
    elif not file.exists() or file.read_text(encoding="utf-8") != text:
        sys.exit(f"{name} is not what the script writes: run it without --check")
    else:
        print(f"{name} is up to date")


def write_or_check_files(folder, files, is_check):
    """Writes the generated files that differ, or exits when a check finds any; `files` has their
    bytes by name."""
    changed = [name for name, data in files.items()
               if not (folder / name).exists() or (folder / name).read_bytes() != data]
    if is_check:
        print("\n".join(f"{name} is not what would be written" for name in changed))
        sys.exit(1 if changed else 0)
    folder.mkdir(parents=True, exist_ok=True)
    for name in changed:
        (folder / name).write_bytes(files[name])
