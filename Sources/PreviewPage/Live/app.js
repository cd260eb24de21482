// The app in a frame: the web client, whose server is the engine.

import { $, make } from "/page.js";

/** What the frame of the client asks for, and tells of. */
export const app = globalThis.app = {
  device: null,
  /** What the client is launched with. */
  description: null,
  /** The folder of pictures. */
  assets: "assets",
  /** How the contents of screens come: at once, `slow` or `broken`. */
  get network() { return $("network").value; },
  /** The address of a file of the project. */
  addressOf: (path) => path.split("/").map(encodeURIComponent).join("/"),
  /** The bytes of the engine, if the page contains them. */
  engine: null,
  ask: null,
  run: null,
  start(run) { app.run = run; },
  show(step) { showStep(step); },
};

let notice, load;

/** What a person can do to the app, besides touching it, and where it is. */
const controls = `
  <button id="back" title="Back">‹</button>
  <form id="link"><input id="url" aria-label="Link" placeholder="Link"> <button>Open</button></form>
  <span id="requirements" role="group" aria-label="Requirements that are met"></span>
  <span id="flows" role="group" aria-label="Choices of flows"></span>
  <label>content <select id="network">
    <option value="">at once</option><option value="slow">after 3 s</option><option value="broken">never</option>
  </select></label>
  <small id="place"></small>`;

/**
 * Fills the page's `controls`, and fits its `player` into its `bench`.
 *
 * @param ask Asks the engine; returns a promise.
 * @param report Shows a message beside the title.
 * @param loadClient Loads the frame of the client.
 */
export function startApp(ask, report, loadClient) {
  app.ask = ask;
  [notice, load] = [report, loadClient];
  $("controls").innerHTML = controls;
  $("link").onsubmit = (event) => {
    event.preventDefault();
    app.run?.(`open ${$("url").value.trim()}`);
  };
  $("back").onclick = () => app.run?.("back");
  new ResizeObserver(fit).observe($("bench"));
}

/** Shows the project that the engine has, on a device. */
export async function showApp(device) {
  try {
    const description = await app.ask({ app: device });
    Object.assign(app, { device, description, run: null });
    const { assets = "assets", navigation = {} } = JSON.parse(description.files["segue.json"]);
    app.assets = assets;
    showRequirements(Object.keys(navigation.requirements ?? {}));
    showFlows(navigation.flows ?? {});
    fit();
    load();
    notice("");
  } catch ({ message }) {
    notice(message);
  }
}

/** Whether there is an app: a project that once had no errors. */
export const hasApp = () => app.description !== null;

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
