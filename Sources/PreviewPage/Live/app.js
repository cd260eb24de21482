// The app beside the editor, in two frames: the web client, whose server is the engine, and the page of
// `preview`, in which flights are taken apart.

import { $, make } from "/page.js";

/** What the frame of the client asks for, and tells of. */
const app = globalThis.app = {
  device: null,
  /** What the client is launched with. */
  description: null,
  /** The folder of pictures. */
  assets: "assets",
  /** How the contents of screens come: at once, `slow` or `broken`. */
  get network() { return $("network").value; },
  ask: null,
  run: null,
  start(run) { app.run = run; },
  show(step) { showStep(step); },
};

let notice;
/** Whether the page of `preview` shows the project as it is. */
let isPreviewed = false;

/**
 * @param ask Asks the engine; returns a promise.
 * @param report Shows a message beside the title.
 */
export function startApp(ask, report) {
  app.ask = ask;
  notice = report;
  for (const choice of ["player", "flights"]) $(`show-${choice}`).onclick = () => choose(choice);
  $("link").onsubmit = (event) => {
    event.preventDefault();
    app.run?.(`open ${$("url").value.trim()}`);
  };
  $("back").onclick = () => app.run?.("back");
  new ResizeObserver(fit).observe($("bench"));
  choose("player");
}

/** Shows the project that the engine has, on a device. */
export async function showApp(device) {
  isPreviewed = false;
  try {
    const description = await app.ask({ app: device });
    Object.assign(app, { device, description, run: null });
    const { assets = "assets", navigation = {} } = JSON.parse(description.files["segue.json"]);
    app.assets = assets;
    showRequirements(Object.keys(navigation.requirements ?? {}));
    showFlows(navigation.flows ?? {});
    fit();
    load($("player"), "/app/");
    notice("");
  } catch ({ message }) {
    notice(message);
  }
  if (!$("flights").hidden) showFlights();
}

/** Whether there is an app: a project that once had no errors. */
export const hasApp = () => app.description !== null;

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

/** Scales the frame of the client, which is as large as the device, to the room for it. */
function fit() {
  const { width, height } = app.description ?? {};
  const { clientWidth, clientHeight } = $("bench");
  if (!width || !clientWidth) return;
  const scale = Math.min(1, (clientWidth - 24) / width, (clientHeight - 24) / height);
  const [left, top] = [(clientWidth - width * scale) / 2, (clientHeight - height * scale) / 2];
  Object.assign($("player").style, { width: `${width}px`, height: `${height}px`, scale, translate: `${left}px ${top}px` });
}

// MARK: Where the app is

/** A switch for each requirement: whether it is met. */
function showRequirements(names) {
  const known = [...$("requirements").querySelectorAll("input")].map(({ name }) => name);
  if (known.join() === names.join()) return;
  $("requirements").replaceChildren(...names.map((name) => make("label", {},
    make("input", { type: "checkbox", name, onchange: ({ target }) => app.run?.(`${target.checked ? "met" : "unmet"} ${name}`) }),
    ` ${name}`)));
}

/** A menu for each flow: the choice to which its links lead. */
function showFlows(flows) {
  const text = JSON.stringify(flows);
  if ($("flows").dataset.shown === text) return;
  $("flows").dataset.shown = text;
  $("flows").replaceChildren(...Object.entries(flows).map(([name, { choices }]) => make("label", {}, `${name} `,
    make("select", { name, onchange: ({ target }) => app.run?.(`choose ${name}=${target.value}`) },
      ...Object.keys(choices).map((choice) => make("option", {}, choice))))));
}

const blockers = {
  root: "the first screen", transition: "a transition is running", screen: "the screen refuses gestures",
  presentation: "its presentation has no gesture",
};

function showStep({ state, shown, back }) {
  for (const box of $("requirements").querySelectorAll("input")) box.checked = state.met.includes(box.name);
  for (const menu of $("flows").querySelectorAll("select")) menu.value = state.flows?.[menu.name] ?? menu.options[0].value;
  $("back").disabled = back.blockedBy === "root";
  const { url, requires = "the app to be ready" } = state.pending ?? {};
  $("place").textContent = [
    shown.at(-1).url, back.gesture ? `back by ${back.gesture}` : `no gesture back: ${blockers[back.blockedBy]}`,
    ...(url ? [`${url} waits for ${requires}`] : []),
  ].join(" · ");
}
