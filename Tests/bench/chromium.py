"""Headless Chromium, driven by Playwright."""

import contextlib
import os
import pathlib
import tempfile

from playwright.sync_api import TimeoutError, sync_playwright

EXECUTABLE = os.environ.get("CHROMIUM", "/usr/bin/chromium")


@contextlib.contextmanager
def launched(*arguments, executable=EXECUTABLE, env=None):
    """A browser, which closes at the end of the block."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable, args=["--no-sandbox", *arguments], env=env)
        yield browser
        browser.close()


class FontPage:
    """A page on a device of a scale, whose fonts are loaded.

    `template` is the page's HTML, with one %s where the rules of the fonts belong."""

    def __init__(self, template, faces, scale=1, executable=EXECUTABLE):
        self.template, self.faces, self.scale = template, faces, scale
        self.executable = executable

    def __enter__(self):
        with contextlib.ExitStack() as stack:
            folder = pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory()))
            # Emulation alone would leave layout at a scale of 1.
            browser = stack.enter_context(launched(
                "--hide-scrollbars", f"--force-device-scale-factor={self.scale}",
                executable=self.executable))
            self.version = browser.version
            file = folder / "page.html"
            rules = "\n".join(face.rule for face in self.faces)
            file.write_text(self.template.replace("%s", rules, 1), encoding="utf-8")
            self.page = browser.new_page(no_viewport=True)
            self.page.goto(file.as_uri())
            loaded = self.page.evaluate(
                "async () => (await Promise.all([...document.fonts].map(face => face.load())))"
                ".filter(face => face.status == 'loaded').length")
            assert loaded == len(self.faces), "the fonts have not been loaded"
            ratio = self.page.evaluate("devicePixelRatio")
            assert ratio == self.scale, f"the page has a scale of {ratio}"
            self.stack = stack.pop_all()
        return self

    def __exit__(self, *error):
        return self.stack.__exit__(*error)
