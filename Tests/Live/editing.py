"""The page: a mistake is underlined where it is, and its fix mends it; the drawing and the app follow the text; a file
is saved when that is asked for, and never over another program's change; what other programs change is followed."""

import json

import bench.chromium
from serving import SCREEN


def text_of(page):
    return page.evaluate("document.querySelector('.CodeMirror').CodeMirror.getValue()")


def write(page, old, new):
    """Replaces the first occurrence of a text, as typing does."""
    page.evaluate("""([from, to]) => {
      const editor = document.querySelector(".CodeMirror").CodeMirror;
      const at = editor.getValue().indexOf(from);
      if (at < 0) throw new Error(`no ${from}`);
      globalThis.typed = performance.now();
      globalThis.seen = {};
      const [start, end] = [at, at + from.length].map((offset) => editor.posFromIndex(offset));
      editor.replaceRange(to, start, end);
      globalThis.fixes = document.querySelectorAll("#problems .fix").length;
    }""", [old, new])


def put_caret(page, text, offset):
    """Puts the caret some characters after where a text begins."""
    page.evaluate("""([text, offset]) => {
      const editor = document.querySelector(".CodeMirror").CodeMirror;
      editor.setCursor(editor.posFromIndex(editor.getValue().indexOf(text) + offset));
      editor.focus();
    }""", [text, offset])


# Notes when something is first shown after a key.
WATCH = """() => {
  const note = (name) => (globalThis.seen[name] ??= performance.now() - globalThis.typed);
  globalThis.seen = {};
  new MutationObserver(() => note("diagnostics")).observe(document.getElementById("problems"), { childList: true });
  new MutationObserver(() => note("drawing")).observe(document.getElementById("drawing"), { childList: true });
  document.getElementById("player").addEventListener("load", () => note("app"));
}"""


def check_page(server, folder, expect):
    with bench.chromium.launched() as browser:
        page = browser.new_page(viewport={"width": 1500, "height": 900})
        failures = []
        page.on("pageerror", lambda error: failures.append(str(error)))
        page.on("console", lambda line: failures.append(line.text) if line.type == "error" else None)
        # A key while the app is loaded does not leave it blank.
        held = []
        page.route("**/app/", lambda route: held.append(route) if not held else route.continue_())
        page.goto(server.address)
        while not held:
            page.wait_for_timeout(50)
        write(page, '"screen"', ' "screen"')
        page.wait_for_timeout(1500)
        held[0].abort()
        page.unroute("**/app/")
        page.frame_locator("#player").locator("#stage > .screen .node >> nth=0").wait_for(timeout=60_000)
        page.evaluate("document.querySelector('.CodeMirror').CodeMirror.undo()")
        page.wait_for_selector("#player[src]", timeout=60_000)
        page.wait_for_selector("#drawing svg", timeout=60_000)
        expect(page.text_content("#status") == "No problems", f"no problems: {page.text_content('#status')}")
        page.click(f"nav button[title='{SCREEN}']")
        expect(text_of(page) == (folder / SCREEN).read_text(), "the editor has the text of the file")
        page.frame_locator("#player").locator("#stage > .screen .node >> nth=0").wait_for(timeout=60_000)
        page.evaluate(WATCH)

        def shown(text):
            return page.wait_for_function(
                "(text) => document.querySelector('#drawing').textContent.includes(text)", arg=text, timeout=20_000)

        def app_shows(text):
            return page.wait_for_function(
                "(text) => document.getElementById('player').contentDocument?.getElementById('stage')"
                "?.textContent.includes(text)", arg=text, timeout=60_000)

        # A text appears in the drawing, and then in the app, while the file stays as it is.
        write(page, '"${data.greeting}"', '"Salut 😀"')
        shown("Salut 😀")
        app_shows("Salut 😀")
        # Its page is loaded when its fonts are.
        page.wait_for_function("() => globalThis.seen.app", timeout=60_000)
        times = [page.evaluate("globalThis.seen")]
        expect((folder / SCREEN).read_bytes().decode() != text_of(page), "nothing is saved by itself")

        # A mistake after a character of two UTF-16 units is underlined where it is, and mended by its fix.
        write(page, '"type": "label"', '"type": "lable"')
        page.wait_for_selector(".CodeMirror-line .error")
        expect(page.text_content(".CodeMirror-line .error") == '"lable"', f"underlined: {page.text_content('.CodeMirror-line .error')}")
        page.wait_for_function("() => document.getElementById('age').textContent", timeout=60_000)
        times.append(page.evaluate("globalThis.seen"))
        expect("lable" in page.text_content("#problems"), "the mistake is listed")
        app_shows("Salut 😀")
        page.click("#problems button:has-text('Write')")
        page.wait_for_function("() => !document.querySelector('.CodeMirror-line .error')")
        expect('"lable"' not in text_of(page), "the fix is written")
        page.keyboard.press("Control+z")
        page.wait_for_selector(".CodeMirror-line .error")
        expect('"lable"' in text_of(page), "and taken back")
        page.keyboard.press("Control+Shift+z")
        page.wait_for_function("() => !document.querySelector('.CodeMirror-line .error')")
        page.wait_for_function("() => !document.getElementById('age').textContent", timeout=60_000)

        # What may be written is offered, and chosen by keys: a key of a label, and a component of the project.
        put_caret(page, '"type": "label",', 16)
        page.keyboard.type(' "access')
        page.wait_for_selector(".CodeMirror-hints")
        expect(page.text_content(".CodeMirror-hint >> nth=0").startswith("accessibilityLabel"), "keys are offered")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        page.keyboard.type('"A",')
        expect('"type": "label", "accessibilityLabel": "A",' in text_of(page), "a key is written")
        page.wait_for_function("() => document.getElementById('status').textContent === 'No problems'")
        write(page, '"type": "label"', '"type": ""')
        put_caret(page, '"type": ""', 9)
        page.keyboard.press("Control+Space")
        page.wait_for_selector(".CodeMirror-hints")
        expect("outfit-card" in page.text_content(".CodeMirror-hints"), "the project's components are offered")
        page.keyboard.press("Escape")
        expect(page.locator(".CodeMirror-hints").count() == 0, "Escape closes the list")
        page.keyboard.type("lab")
        page.wait_for_selector(".CodeMirror-hints")
        page.keyboard.press("Tab")
        page.wait_for_function("() => document.getElementById('status').textContent === 'No problems'")

        # Every file has a history of its own.
        mine = text_of(page)
        page.click("nav button[title='data/feed/few.json']")
        other = text_of(page)
        page.click(f"nav button[title='{SCREEN}']")
        expect(text_of(page) == mine, "a file is as it was left")
        page.evaluate("document.querySelector('.CodeMirror').CodeMirror.focus()")
        page.keyboard.press("Control+z")
        expect(text_of(page) not in (mine, other), "what is taken back was done in this file")
        page.keyboard.press("Control+Shift+z")
        expect(text_of(page) == mine, "and is done again")

        # It is saved when that is asked for.
        page.keyboard.press("Control+s")
        page.wait_for_function("() => document.getElementById('save').disabled")
        expect((folder / SCREEN).read_text() == text_of(page), "the file is saved")

        # Another program's change is followed, unless the file is edited here.
        (folder / SCREEN).write_text(text_of(page).replace("Salut 😀", "Moin"))
        shown("Moin")
        expect("Moin" in text_of(page), "the editor follows")
        write(page, '"Moin"', '"Mine"')
        (folder / SCREEN).write_text(text_of(page).replace('"Mine"', '"Theirs"'))
        page.wait_for_selector("#conflict:not([hidden])")
        page.keyboard.press("Control+s")
        page.wait_for_function("() => document.getElementById('notice').textContent.includes('not saved')")
        expect("Theirs" in (folder / SCREEN).read_text(), "another program's change is not lost")
        page.click("#mine")
        page.keyboard.press("Control+s")
        page.wait_for_function("() => document.getElementById('save').disabled")
        expect("Mine" in (folder / SCREEN).read_text(), "mine is kept")
        write(page, '"Mine"', '"Again"')
        (folder / SCREEN).write_text(text_of(page).replace('"Again"', '"Theirs"'))
        page.wait_for_selector("#conflict:not([hidden])")
        page.click("#theirs")
        shown("Theirs")

        # Data is seen in the screen that it fills, and so is a component in the screen that was open before.
        page.click("nav button[title='data/feed/few.json']")
        write(page, '"Linen weekend"', '"Newest"')
        shown("Newest")
        write(page, '"Newest"', '"Linen weekend"')
        page.click("nav button[title='components/outfit-card.json']")
        write(page, '"type": "label"', '"type": "lable"')
        page.wait_for_selector(".CodeMirror-line .error")
        write(page, '"type": "lable"', '"type": "label"')
        page.wait_for_function("() => !document.querySelector('.CodeMirror-line .error')")

        # Line ends that differ stay as they are, too.
        mixed = folder / "screens/mixed.json"
        mixed.write_bytes(b'{"screen": "mixed",\r\n "root":\n {"type": "label",\r\n "text": "Mixed"}}\n')
        page.wait_for_selector("nav button[title='screens/mixed.json']")
        page.click("nav button[title='screens/mixed.json']")
        shown("Mixed")
        write(page, '"Mixed"', '"Both"')
        page.keyboard.press("Control+S")
        page.wait_for_function("() => document.getElementById('save').disabled")
        expect(mixed.read_bytes() == b'{"screen": "mixed",\r\n "root":\n {"type": "label",\r\n "text": "Both"}}\n',
               f"only the text is changed: {mixed.read_bytes()}")
        # What is asked while a file is saved is saved afterwards.
        for number in range(20):
            page.evaluate("document.querySelector('.CodeMirror').CodeMirror.focus()")
            page.keyboard.type(" ")
            page.keyboard.press("Control+s")
        page.wait_for_function("() => document.getElementById('save').disabled")
        expect(mixed.read_bytes().decode() == text_of(page), "the last of many saves is saved")
        mixed.unlink()

        # Line ends, the mark at the beginning and permissions stay as they are; what is not UTF-8 is not edited.
        other = folder / "screens/other.json"
        other.write_bytes(b'\xef\xbb\xbf{"screen": "other",\r\n "root": {"type": "label",\r\n "text": "Old"}}\r\n')
        other.chmod(0o600)
        (folder / "screens/latin.json").write_bytes(b'{"screen": "latin", "root": {"type": "label", "text": "\xe9"}}')
        page.click("nav button[title='screens/other.json']")
        shown("Old")
        write(page, '"Old"', '"Older"')
        page.keyboard.press("Control+s")
        page.wait_for_function("() => document.getElementById('save').disabled")
        expect(other.read_bytes() == b'\xef\xbb\xbf{"screen": "other",\r\n "root": {"type": "label",\r\n "text": "Older"}}\r\n',
               f"only the text is changed: {other.read_bytes()}")
        expect(other.stat().st_mode & 0o777 == 0o600, "permissions are kept")
        page.click("nav button[title='screens/latin.json']")
        expect(page.get_attribute(".CodeMirror-code", "contenteditable") == "false", "what is not UTF-8 is not edited")
        page.click("#close")
        page.click("nav button[title='screens/other.json']")
        write(page, '"Older"', '"Oldest"')
        other.unlink()
        (folder / "screens/latin.json").unlink()
        page.wait_for_selector("#conflict:not([hidden])")
        expect("deleted" in page.text_content("#conflict"), "a deleted file is not lost")
        page.click("#theirs")

        # A key between two files of another program's change does not save over it.
        page.click(f"nav button[title='{SCREEN}']")
        held = []
        page.route("**/file/screens/outfit.json", lambda route: held.append(route))
        mine, their = text_of(page), text_of(page).replace('"Theirs"', '"Checkout"')
        (folder / SCREEN).write_text(their)
        outfit = folder / "screens/outfit.json"
        outfit.write_text(outfit.read_text() + "\n")
        while not held:
            page.wait_for_timeout(50)
        expect(text_of(page) == mine, "nothing is taken over before all is read")
        write(page, '"Theirs"', '"Typed"')
        held[0].continue_()
        page.unroute("**/file/screens/outfit.json")
        page.wait_for_selector("#conflict:not([hidden])")
        page.keyboard.press("Control+s")
        page.wait_for_function("() => document.getElementById('notice').textContent.includes('not saved')")
        expect((folder / SCREEN).read_text() == their, "the other version is not lost")
        page.click("#theirs")
        shown("Checkout")

        # A fix is offered for the text that it is about alone.
        write(page, '"type": "label"', '"type": "lable"')
        page.wait_for_selector("#problems .fix")
        write(page, '"screen"', '  "screen"')
        expect(page.evaluate("globalThis.fixes") == 0, "a fix of an older text is not offered")
        page.wait_for_selector("#problems .fix")
        page.click("#problems .fix")
        page.wait_for_function("() => !document.querySelector('.CodeMirror-line .error')")
        json.loads(text_of(page))

        # An engine that has ended is replaced.
        for worker in page.workers:
            worker.evaluate("""() => { self.onmessage = ({ data: { number } }) =>
              postMessage({ number, error: "the engine has ended: a test", hasEnded: true }) }""")
        write(page, '"Checkout"', '"Anew"')
        page.wait_for_function("() => document.getElementById('notice').textContent.includes('has ended')")
        shown("Anew")
        app_shows("Anew")
        page.click("#close")

        # New files appear, and removed ones go.
        added = folder / "screens/added.json"
        added.write_text('{"screen": "added", "root": {"type": "label", "text": "New"}}')
        page.wait_for_selector("nav button:has-text('added.json')")
        page.click("nav button:has-text('added.json')")
        shown("New")
        added.unlink()
        page.wait_for_function("() => ![...document.querySelectorAll('nav button')].some((one) => one.textContent.includes('added'))")
        expect(text_of(page) != "", "another file is open")

        # The page of `preview` is beside the app.
        page.click("#show-flights")
        page.wait_for_function(
            "() => document.getElementById('flights').contentWindow.segue?.state().stack.length", timeout=60_000)
        page.click("#show-player")
        expect(not [line for line in failures if "412" not in line], f"no errors in the console: {failures}")
        return times
