"""The choice of the data: for screens with several samples, with the keyboard, and in the address."""

import subprocess

from bench.preview_page import reload, settle, state

SHOP = "Samples/Shop"
PHOTOS = "Samples/Photos"
FEED = {"view": "feed", "direction": "ltr", "reduced": False, "zoom": 1}


def control_of(page):
    return page.get_by_role("combobox", name="Data", exact=True)


def choices(page):
    """The names that are offered; None if the control is hidden."""
    control = control_of(page)
    return control.locator("option").all_inner_texts() if control.is_visible() else None


def chosen(page):
    return control_of(page).input_value()


def check_data(browser, seguec, folder):
    failures = []

    def expect(what, found, wanted):
        if found != wanted:
            failures.append(f"data: {what}: {found}, expected {wanted}")

    path = folder / "shop.html"
    subprocess.run([seguec, "preview", SHOP, "-o", path], check=True)
    with browser.page(path, failures) as page:
        page.evaluate("(view) => segue.show(view)", FEED)
        expect("the feed's samples", choices(page), ["few", "none"])
        expect("the feed's usual sample", chosen(page), "few")
        control = control_of(page)
        control.focus()
        page.keyboard.press("ArrowDown")
        expect("by keyboard", state(page)["stack"], ["feed@none"])
        expect("the focus", page.evaluate("document.activeElement.id"), "data")
        expect("the address", "screen=feed%40none&" in page.url, True)
        expect("a screen of the sample", "Nothing yet" in page.inner_text("#screens"), True)
        reload(page)
        expect("after reloading", state(page)["stack"], ["feed@none"])
        expect("after reloading", chosen(page), "none")
        control_of(page).select_option("few")
        expect("back to the usual sample", state(page)["stack"], ["feed"])
        # The destination of a link has the sample for the link's arguments.
        page.click('#screens [data-id="card[wool]"]')
        stack = settle(page, failures, "card[wool]")
        expect("a tap on a card", [len(stack), choices(page)], [2, ["linen", "wool"]])
        expect("the sample of the link", chosen(page), "wool")
        control_of(page).select_option("linen")
        expect("other data on the same stack", [len(state(page)["stack"]), chosen(page)], [2, "linen"])
        page.click("#back")
        expect("the way back", settle(page, failures, "back"), ["feed"])
        expect("the data after the way back", [choices(page), chosen(page)], [["few", "none"], "few"])
        # While a flight plays, its destination is on top.
        page.evaluate("segue.play({ component: 'card[linen]', seconds: 0.1 })")
        expect("during a flight", chosen(page), "linen")
        control_of(page).select_option("wool")
        expect("a choice during a flight", [state(page)["flight"], chosen(page)], [None, "wool"])

    subprocess.run([seguec, "preview", SHOP, "-o", path, "--data", "none"], check=True)
    with browser.page(path, failures) as page:
        expect("--data", [state(page)["stack"], chosen(page)], [["feed"], "none"])
        control_of(page).select_option("few")
        expect("--data, another", state(page)["stack"], ["feed@few"])

    subprocess.run([seguec, "preview", PHOTOS, "-o", path], check=True)
    with browser.page(path, failures) as page:
        expect("a project without data", choices(page), None)
    return failures
