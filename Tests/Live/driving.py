"""The app beside the editor, or in a page of its own, driven at random: taps, tabs, links, requirements that are met or
not, choices of flows, dragged sheets, other devices, and edits meanwhile. After each step the state is that of `seguec navigate` after the same
commands, and the screens in the frame are those that it shows."""

import random

import bench.chromium
from Web.walking import IDLE, PATIENCE, SCROLL, TAP, TAP_TAB, ScriptStates
from editing import write

LINKS = ["outfits/3", "bag", "orders/1042", "settings/privacy/block-list?contact=42", "nothing", "filter", "stories/knit"]


class App:
    """The app in its frame."""

    def __init__(self, page):
        self.page = page
        page.wait_for_selector("#player:is([src], [srcdoc])", timeout=PATIENCE)
        self.wait()

    def wait(self):
        """Waits until nothing moves, also in a frame that is loaded again."""
        while True:
            try:
                self.page.wait_for_function("() => globalThis.app?.run", timeout=PATIENCE)
                self.ask("""async () => {
                    const isServed = location.protocol === 'http:';
                    window.client = (await import(isServed ? '/client/main.js' : 'main.js')).client;
                }""")
                return self.frame.wait_for_function(IDLE, timeout=PATIENCE)
            except Exception as error:
                if "navigation" not in str(error) and "detached" not in str(error):
                    raise

    @property
    def frame(self):
        return next(frame for frame in self.page.frames if "/app/" in frame.url or frame.url.startswith("about:srcdoc"))

    def ask(self, script, *arguments):
        return self.frame.evaluate(script, *arguments)


def step_in_app(app, chosen, is_edited):
    """Does something in the app, or to it. Returns its name."""
    page = app.page
    name = chosen.choices(["tap", "twice", "tab", "back", "requirement", "flow", "link", "scroll", "drag", "device", "edit"],
                          [12, 2, 3, 5, 3, 2, 2, 2, 2, 0.5, 1 if is_edited else 0])[0]
    match name:
        case "tap":
            app.ask(TAP, chosen.random())
        case "twice":
            app.ask(TAP, chosen.random())
            page.wait_for_timeout(chosen.choice([0, 10, 60]))
            page.evaluate("() => document.getElementById('back').click()")
        case "tab":
            app.ask(TAP_TAB, chosen.random())
        case "back":
            page.evaluate("() => document.getElementById('back').click()")
        case "requirement":
            page.click("#requirements input >> nth=0")
        case "flow":
            page.select_option("#flows select", chosen.choice(["sign-in", "reasons"]))
        case "link":
            page.fill("#url", f"shop://{chosen.choice(LINKS)}")
            page.press("#url", "Enter")
        case "scroll":
            app.ask(SCROLL, chosen.random())
        case "drag":
            distance, speed = chosen.choice([-400, -90, 60, 150, 500]), chosen.choice([-900, 0, 0, 900])
            app.ask(f"() => client.card && void client.run('drag {distance} {speed}')")
        case "device" | "edit":
            page.evaluate("() => { globalThis.app.run = null; }")
            if name == "device":
                other = [device for device in DEVICES if device != page.input_value("#devices")]
                page.select_option("#devices", chosen.choice(other))
            else:
                write(page, '"screen"', ' "screen"')
    page.wait_for_timeout(60)
    return name


DEVICES = ["iphone-15", "iphone-se", "pixel-8", "ipad-11"]


def check_app(address, folder, seguec, steps, seed, expect):
    """Drives the app of a live preview, or of a page in a file, which nobody edits."""
    chosen = random.Random(seed)
    with bench.chromium.launched() as browser:
        page = browser.new_page(viewport={"width": 1700, "height": 900})
        page.set_default_timeout(PATIENCE)
        failures = []
        page.on("pageerror", lambda error: failures.append(str(error)))
        page.on("console", lambda line: failures.append(line.text) if line.type == "error" else None)
        page.goto(address)
        devtools = page.context.new_cdp_session(page)
        devtools.send("Animation.enable")
        devtools.send("Animation.setPlaybackRate", {"playbackRate": 20})
        app = App(page)

        # A gate holds, the switch opens it, and what waited for it opens.
        page.fill("#url", "shop://orders/1042")
        page.press("#url", "Enter")
        page.wait_for_function("() => document.getElementById('place').textContent.includes('waits for session')")
        app.wait()
        expect(app.ask("() => client.top.name") == "login", "a requirement that is not met shows its screen")
        page.check("#requirements input >> nth=0")
        page.wait_for_timeout(100)
        app.wait()
        expect(app.ask("() => client.top.name") == "order", "a link that waited opens when its requirement is met")

        names, count = [], 0
        for _ in range(steps):
            names.append(step_in_app(app, chosen, is_edited=address.startswith("http")))
            app.wait()
            states = ScriptStates(seguec, folder, app.ask("() => client.script"))
            count += states.count
            expect(not states.difference, f"{names}: {states.difference}")
            if states.difference:
                break
            shown = [one["screen"] for one in states.last["shown"]]
            found = app.ask("() => [...document.querySelectorAll('#stage > .screen')].map(({ dataset }) => dataset.screen)")
            expect(found == shown, f"{names}: {found} are in the frame, not {shown}")
            met = page.is_checked("#requirements input >> nth=0")
            expect(met == ("session" in states.last["state"]["met"]), f"{names}: the switch is {met}")
            choice = page.input_value("#flows select")
            expect(choice == states.last["state"]["flows"].get("welcome", "sign-in"), f"{names}: the menu is at {choice}")
            expect(app.ask("() => document.querySelectorAll('.failure').length") == 0, f"{names}: a screen has failed")
        expect(not failures, f"{names}: no errors in the console: {failures[:3]}")
        return len(names), count
