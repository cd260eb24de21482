"""What a person does on the page: taps, drags, scrolls, types, switches."""

import time

from bench.preview_page import settle, state

START = {"view": "outfits", "device": "iphone-15", "direction": "ltr", "reduced": False, "zoom": 1}


def show(page, **options):
    page.evaluate("(view) => segue.show(view)", {**START, **options})


def rect(page, selector):
    return page.evaluate(
        """(selector) => {
          const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
          return [x, y, width, height];
        }""", selector)  # fmt: skip


def tap(page, selector):
    """A click on what of a component lies in the middle of the device's part of it."""
    x, y, width, height = rect(page, selector)
    left, top, wide, high = rect(page, "#device")
    low, high = max(y, top), min(y + height, top + high)
    near, far = max(x, left), min(x + width, left + wide)
    page.mouse.click((near + far) / 2, (low + high) / 2)


def press(page, control):
    """One of the timeline's: push, pop, begin, before, play, after, end."""
    page.click(f"[data-do={control}]")


def component(id):
    return f'#screens .screen:last-of-type [data-id="{id}"]'


def differs(one, other, by=0.5):
    return max(abs(a - b) for a, b in zip(one, other)) > by


def check_hands(browser, path):
    failures = []
    for check in [
        tapping, back_during_a_push, scrolling, dragging, keyboard, switches, stepping,
        preferences,
    ]:  # fmt: skip
        with browser.page(path, failures) as page:
            show(page)
            try:
                check(page, failures)
            except Exception as error:
                failures.append(f"{check.__name__}: {str(error).splitlines()[0]}")
    return failures


def expect(failures, what, found, wanted):
    if found != wanted:
        failures.append(f"{what}: {found}, expected {wanted}")


def tapping(page, failures):
    tap(page, component("card[1]"))
    if not state(page)["playing"]:
        failures.append(f"a tap on card[1] plays nothing: {state(page)}")
    expect(failures, "a tap on card[1]", settle(page, failures, "card[1]"), ["outfits", "outfit"])
    page.click("#back")
    expect(failures, "the button back", settle(page, failures, "back"), ["outfits"])
    # Two flights, and both back.
    tap(page, component("card[1]"))
    settle(page, failures, "card[1]")
    tap(page, component("picture"))
    stack = settle(page, failures, "picture")
    expect(failures, "a tap on the picture", stack, ["outfits", "outfit", "outfit-zoom"])
    page.keyboard.press("Escape")
    settle(page, failures, "Escape")
    page.keyboard.press("Escape")
    expect(failures, "Escape twice", settle(page, failures, "Escape"), ["outfits"])


def back_during_a_push(page, failures):
    for delay in [0, 60, 150, 400]:
        tap(page, component("card[1]"))
        page.wait_for_timeout(delay)
        page.keyboard.press("Escape")
        stack = settle(page, failures, f"back after {delay} ms")
        expect(failures, f"back {delay} ms into a push", stack, ["outfits"])


def scrolling(page, failures):
    """What is scrolled flies from where it is, and is found there again."""
    feed, tile = component("feed/scroll"), component("tile[coat]/picture")
    for offset in [500, 700]:
        show(page)
        page.evaluate("([feed, offset]) => document.querySelector(feed).scrollTop = offset", [
            feed, offset])  # fmt: skip
        before = rect(page, tile)
        page.evaluate("segue.play({ component: 'tile[coat]', seconds: 0 })")
        first = rect(page, '[data-layer="tile[coat]/picture"]')
        if differs(before, first):
            failures.append(f"scrolled by {offset}, tile[coat] flies from {first}, expected {before}")
        show(page)
        page.evaluate("([feed, offset]) => document.querySelector(feed).scrollTop = offset", [
            feed, offset])  # fmt: skip
        tap(page, component("tile[coat]"))
        settle(page, failures, "tile[coat]")
        page.keyboard.press("Escape")
        page.wait_for_function("segue.state().flight")
        press(page, "end")
        last = rect(page, '[data-layer="tile[coat]/picture"]')
        if differs(before, last):
            failures.append(f"scrolled by {offset}, tile[coat] flies back to {last}, not {before}")
        press(page, "play")
        settle(page, failures, "back")
        show_again = page.evaluate("(feed) => document.querySelector(feed).scrollTop", feed)
        expect(failures, f"scrolled by {offset}, after going back", round(show_again), offset)
    # A mouse's wheel.
    show(page)
    x, y, width, height = rect(page, "#device")
    page.mouse.move(x + width / 2, y + height * 0.8)
    page.mouse.wheel(0, 240)
    page.wait_for_timeout(400)
    wheeled = page.evaluate("(feed) => document.querySelector(feed).scrollTop", feed)
    if abs(wheeled - 240) > 1:
        failures.append(f"the wheel scrolls the feed by {wheeled}, expected 240")


# The first link of each transition that a finger can take back.
GESTURES = """() => {
  const found = {};
  const { shared } = JSON.parse(document.getElementById('project').textContent);
  for (const element of document.querySelectorAll('script[id^="view-"]')) {
    const [, view, variant] = element.id.split('-').map(Number);
    if (variant) continue;
    for (const [key, { how }] of Object.entries(JSON.parse(element.textContent).flights)) {
      const flight = shared[how];
      if (flight.gesture && flight.kind !== 'none') {
        found[flight.transition + '/' + flight.gesture.direction] ??= {
          view, node: Number(key.split('.')[0]), action: Number(key.split('.')[1]),
          gesture: flight.gesture, transition: flight.transition};
      }
    }
  }
  return Object.values(found);
}"""


def dragging(page, failures):
    """Slowly past the threshold goes back, slowly short of it does not, and a flick does."""
    cases = page.evaluate(GESTURES)
    if len(cases) < 3:
        failures.append(f"dragging: only {len(cases)} transitions have a gesture")
    for case in cases:
        gesture = case["gesture"]
        threshold, distance = gesture["threshold"], gesture["distance"]
        for share, seconds, rest, is_back in [
            (threshold + 0.15, 0.4, 0.3, True), (threshold - 0.15, 0.4, 0.3, False),
            (threshold - 0.05, 0.08, 0, True),
        ]:
            show(page, view=case["view"])
            below = state(page)["stack"]
            page.evaluate(
                "(c) => segue.play({ component: c.node, action: c.action, seconds: 1e9 })", case)
            press(page, "end")
            press(page, "play")
            above = settle(page, failures, f"{case['transition']} opens")
            if len(above) != 2:
                failures.append(f"{case['transition']}: the stack is {above}")
                continue
            drag(page, gesture, share * distance, seconds, rest)
            found = settle(page, failures, f"{case['transition']} dragged")
            kind = "a flick" if rest == 0 else f"a drag of {share:.2f}"
            expect(
                failures, f"{case['transition']} back by {kind}, {gesture['direction']}", found,
                below if is_back else above)


def drag(page, gesture, way, seconds, rest):
    """A finger that goes so far in so many seconds, and then rests before it is lifted.

    Its events say when they are made, so that a busy machine makes no slow finger of a quick one.
    """
    left, top, width, height = rect(page, "#device")
    x, y, dx, dy = {
        "right": (2, height / 2, 1, 0), "left": (width - 2, height / 2, -1, 0),
        "down": (width / 2, height * 0.3, 0, 1), "up": (width / 2, height * 0.7, 0, -1),
    }[gesture["direction"]]  # fmt: skip
    session = page.context.new_cdp_session(page)
    start = time.time()

    def send(kind, share, moment):
        session.send("Input.dispatchMouseEvent", {
            "type": kind, "x": left + x + dx * way * share, "y": top + y + dy * way * share,
            "button": "left", "buttons": 0 if kind == "mouseReleased" else 1, "clickCount": 1,
            "timestamp": start + moment})  # fmt: skip
        # Moves are put together until a picture is drawn.
        page.evaluate("new Promise((done) => requestAnimationFrame(() => done()))")

    send("mousePressed", 0, 0)
    steps = 8
    for step in range(1, steps + 1):
        send("mouseMoved", step / steps, seconds * step / steps)
    if rest:
        send("mouseMoved", 1, seconds + rest / 2)
    send("mouseReleased", 1, seconds + rest + 0.001)
    session.detach()


def keyboard(page, failures):
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest?.('[data-id]')?.dataset.id") == "card[1]":
            break
    else:
        failures.append("200 tabs do not reach card[1]")
        return
    page.keyboard.press("Enter")
    stack = settle(page, failures, "Enter")
    expect(failures, "Enter on card[1]", stack, ["outfits", "outfit"])
    if not page.evaluate("document.getElementById('device').contains(document.activeElement)"):
        failures.append("after Enter on card[1] the focus has left the device")
    page.keyboard.press("Escape")
    expect(failures, "Escape", settle(page, failures, "Escape"), ["outfits"])
    focus = page.evaluate("document.activeElement.closest?.('[data-id]')?.dataset.id")
    expect(failures, "the focus after going back", focus, "card[1]")


def switches(page, failures):
    devices = page.get_by_role("combobox", name="Device")
    for place in range(5):
        devices.select_option(index=place)
        expect(failures, f"the stack on device {place}", state(page)["stack"], ["outfits"])
    expect(failures, "the width of the last device, the kiosk", round(rect(page, "#device")[2]), 1080)
    devices.select_option(index=0)
    left = rect(page, component("card[1]"))[0] - rect(page, "#device")[0]
    directions = page.get_by_role("combobox", name="Direction")
    directions.select_option("rtl")
    right = rect(page, component("card[1]"))
    device = rect(page, "#device")
    expect(
        failures, "card[1]'s distance from the right, from right to left",
        round(device[0] + device[2] - right[0] - right[2]), round(left))
    directions.select_option("ltr")
    page.get_by_role("checkbox", name="Reduced motion").check()
    tap(page, component("card[1]"))
    count = page.evaluate("document.querySelectorAll('[data-layer][data-pair]').length")
    expect(failures, "layers that fly with reduced motion", count, 0)
    stack = settle(page, failures, "reduced motion")
    expect(failures, "a tap with reduced motion", stack, ["outfits", "outfit"])


def stepping(page, failures):
    """The timeline: a frame on and back, to both ends, and the flight again."""
    tap(page, component("card[1]"))
    settle(page, failures, "card[1]")
    press(page, "begin")
    press(page, "after")
    found = state(page)
    if found["time"] is None or abs(found["time"] - 1 / 60) > 1e-9:
        failures.append(f"a frame on stands at {found['time']} s, expected {1 / 60}")
    press(page, "before")
    expect(failures, "a frame back", state(page)["time"], 0)
    press(page, "end")
    expect(failures, "progress at the end", state(page)["progress"], 1)
    press(page, "push")
    page.wait_for_timeout(50)
    if not state(page)["playing"]:
        failures.append("the push does not play again")
    expect(failures, "played again", settle(page, failures, "push"), ["outfits", "outfit"])


def preferences(page, failures):
    """The reader's preference for less motion is followed, and a dark page is dark."""
    page.emulate_media(reduced_motion="reduce", color_scheme="dark")
    page.wait_for_timeout(200)
    if not page.get_by_role("checkbox", name="Reduced motion").is_checked():
        failures.append("the preference for less motion is not followed")
    ground = page.evaluate("getComputedStyle(document.querySelector('header')).backgroundColor")
    page.emulate_media(color_scheme="light")
    if page.evaluate("getComputedStyle(document.querySelector('header')).backgroundColor") == ground:
        failures.append(f"the page is {ground} in the light and in the dark")
