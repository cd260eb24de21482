"""Preview pages in Chromium: anything on the console or requested from the network is a failure."""

import contextlib

# Says when the first screen is there, and how long the page was busy at a time.
WATCH = """
globalThis.watched = {first: null, longest: 0};
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) watched.longest = Math.max(watched.longest, task.duration);
}).observe({type: 'longtask', buffered: true});
const look = () => {
  if (document.querySelector('#screens .node')) watched.first ??= performance.now();
  else requestAnimationFrame(look);
};
look();
"""


class Browser:
    def __init__(self, chromium):
        self.chromium = chromium

    @contextlib.contextmanager
    def page(self, path, failures, width=1500, height=1100, allowed=(), **options):
        """Opens a file; what it does wrong is added to `failures`."""
        if not options.get("no_viewport"):
            options["viewport"] = {"width": width, "height": height}
        context = self.chromium.new_context(offline=True, **options)
        page = context.new_page()
        name = path.name

        def said(message):
            if message.type in ("error", "warning"):
                failures.append(f"{name}: the console says: {message.text}")

        def asked(request):
            known = request.url.startswith(("data:", "blob:", *allowed))
            if not known and request.url.split("#")[0] != path.as_uri():
                failures.append(f"{name}: it asks for {request.url}")

        page.on("console", said)
        page.on("pageerror", lambda error: failures.append(f"{name}: {error}"))
        page.on("request", asked)
        page.on("dialog", lambda dialog: (
            failures.append(f"{name}: a dialog opens: {dialog.message}"), dialog.dismiss()))
        page.add_init_script(WATCH)
        page.goto(path.as_uri())
        wait(page)
        yield page
        context.close()


def wait(page):
    page.wait_for_function("globalThis.segue && document.querySelector('#screens .node')")


def reload(page):
    page.reload()
    wait(page)


def state(page):
    return page.evaluate("segue.state()")


def settle(page, failures, what, seconds=8):
    """Waits for the end of what plays; the names of the screens on the stack."""
    try:
        page.wait_for_function(
            "() => { const s = segue.state(); return !s.playing && !s.flight }",
            timeout=seconds * 1000)
    except Exception:
        failures.append(f"{what}: after {seconds} s it still plays: {state(page)}")
    return state(page)["stack"]
