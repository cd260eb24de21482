"""The READMEs are read on the repository's web page: their relative links lead to files, and to headings."""

import re

from bench.repository import ROOT, sample_files


def problems():
    found = []
    count = 0
    for readme in [ROOT / "README.md", *sample_files("README.md")]:
        text = re.sub(r"^```.*?^```$", "", readme.read_text(), flags=re.S | re.M)
        for target in re.findall(r"\]\(([^)\s]+)\)", text):
            if re.match(r"[a-z]+:", target):
                continue
            count += 1
            path, _, heading = target.partition("#")
            file = readme.parent / path if path else readme
            name = readme.relative_to(ROOT)
            if not file.exists():
                found.append(f"{name}: the link {target} leads to no file")
            elif heading and heading not in headings(file.read_text()):
                found.append(f"{name}: the link {target} leads to no heading")
    return found, f"{count} links"


def headings(text):
    """The fragments that a repository's web page gives to headings."""
    titles = re.findall(r"^#+ (.*)$", text, flags=re.M)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}
