"""The fonts that the live preview serves: the built-in family as a whole."""

import random
import re
import subprocess
import urllib.error
import urllib.request

import fonts
from bench.fonts import INTER, INTER_WEIGHTS


def check(seguec, folder, count, seed):
    """Compares every outline, and random texts, with Inter's own files."""
    # The server reads the engine and asks for the client and the editor, and only the page runs them.
    for name in ["client", "editor"]:
        (folder / name).mkdir()
    for name in ["segue.wasm", "segue.js", "client/main.js", "editor/codemirror.js"]:
        (folder / name).write_bytes(b"")
    server = subprocess.Popen([seguec, "preview", "Samples/Photos", "--live", "--engine", folder / "segue.wasm"],
                              stderr=subprocess.PIPE, text=True)
    failures = []
    try:
        address = re.search(r"http://localhost:\d+/", server.stderr.readline())[0]

        def read(path):
            with urllib.request.urlopen(address + path) as answer:
                return answer.read()

        found = re.findall(r'font-family:"Segue Inter";font-weight:(\d+);[^}]*url\(/([^)]*)\)', read("fonts.css").decode())
        if [int(weight) for weight, _ in found] != list(INTER_WEIGHTS):
            failures.append(f"the live preview has the fonts {found}")
        generator = random.Random(seed)
        for weight, path in found:
            served = fonts.Shown(read(path))
            source = fonts.Shown((INTER / f"Inter-{INTER_WEIGHTS[int(weight)]}.otf").read_bytes())
            points = sorted(set(served.characters) & set(source.characters))
            latin = [point for point in points if point < 0x180]
            for point in points:
                glyphs = [font.outline(font.font.getGlyphID(font.characters[point])) for font in (served, source)]
                if glyphs[0] != glyphs[1]:
                    failures.append(f"the live preview's {weight}: U+{point:04X} has another outline")
            for number in range(count):
                pool = latin if number % 3 else points
                text = "".join(map(chr, generator.choices(pool, k=12)))
                if served.shape(text, 0, fonts.MEASURED) != source.shape(text, 0, fonts.MEASURED):
                    failures.append(f"the live preview's {weight}: {text!r} is shaped differently")
            print(f"the live preview's {weight}: {len(points)} characters, {count} texts", flush=True)
        try:
            read("inter/450.otf")
            failures.append("the live preview has a font of a weight that is none")
        except urllib.error.HTTPError as error:
            if error.code != 404:
                failures.append(f"a font of a weight that is none: {error}")
    finally:
        server.terminate()
        server.wait()
        server.stderr.close()
    return failures
