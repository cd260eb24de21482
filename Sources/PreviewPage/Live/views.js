// What is beside the editor, in two frames: the app, and the page of `preview`, in which flights are taken apart.

import { app, showApp, startApp } from "/app.js";
import { $ } from "/page.js";

let notice;
/** Whether the page of `preview` shows the project as it is. */
let isPreviewed = false;

/** Takes what `startApp` takes. */
export function startViews(ask, report) {
  notice = report;
  startApp(ask, report, () => load($("player"), "/app/"));
  for (const choice of ["player", "flights"]) $(`show-${choice}`).onclick = () => choose(choice);
  choose("player");
}

/** Shows the project that the engine has, on a device. */
export async function showProject(device) {
  isPreviewed = false;
  await showApp(device);
  if (!$("flights").hidden) showFlights();
}

/** Opens a screen in the page of `preview`. */
export function showScreen(id) {
  const address = `screen=${encodeURIComponent(id)}`;
  const { contentWindow } = $("flights");
  if (contentWindow.segue) contentWindow.location.hash = address;
  else $("flights").dataset.screen = address;
}

async function showFlights() {
  if (isPreviewed || !app.device) return;
  isPreviewed = true;
  try {
    globalThis.preview = await app.ask({ preview: app.device });
    load($("flights"), `/file/#${$("flights").dataset.screen ?? ""}`);
  } catch ({ message }) {
    isPreviewed = false;
    notice(message);
  }
}

/** Loads a frame, again if it has been loaded: it then keeps its address and its history. */
function load(frame, address) {
  // A document that could not be loaded belongs to no site, and one that is on its way is blank until then.
  const isLoaded = frame.contentDocument && frame.contentDocument.URL !== "about:blank";
  if (isLoaded) frame.contentWindow.location.reload();
  else frame.src = address;
}

function choose(choice) {
  for (const one of ["player", "flights"]) $(`show-${one}`).ariaPressed = String(one === choice);
  $("flights").hidden = choice !== "flights";
  $("player").parentElement.hidden = $("controls").hidden = choice !== "player";
  if (choice === "flights") showFlights();
}
