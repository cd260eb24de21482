// An engine in a thread of its own. A message asks for one thing, and its answer has the same number.
//
//     {open: files}                        the project, compiled: its diagnostics, screens and devices
//     {compile: [text, device, options]}   a screen of this text: its drawing and its diagnostics
//
// and of the project when it was last opened without errors:
//
//     {app: device}                        what a client is launched with, and the size of the device
//     {elements: [screen, device, options]}
//     {flight: [screen, tapped, device, options]}
//     {preview: device}                    the data for the page of `preview`

import { load } from "/segue.js";

const engine = load(fetch("/segue.wasm"));
let project;
/** The project when it was last opened without errors. */
let whole;

const value = (result) => {
  if (!result.ok) throw new Error(result.message);
  return result.value;
};

/** Something that the project opens, for one question. */
function once(opened, ask) {
  const found = ask(opened);
  opened.close();
  return value(found);
}

function openProject(loaded, files) {
  if (project !== whole) project?.close();
  project = undefined;
  project = value(loaded.open(files));
  const diagnostics = value(project.diagnostics());
  if (!diagnostics.some(({ severity }) => severity === "error")) {
    whole?.close();
    whole = project;
  }
  const index = JSON.parse(new TextDecoder().decode(value(project.artefacts()).get("index.json")));
  return { diagnostics, screens: index.screens, devices: index.devices };
}

async function answer({ open, compile, app, elements, flight, preview }) {
  const loaded = await engine;
  if (open) return openProject(loaded, open);
  if (compile) {
    if (!project) throw new Error("there is no project");
    const [text, device, options] = compile;
    const { drawing, diagnostics } = value(project.compile(text, device, { ...options, drawing: true }));
    return { drawing, diagnostics };
  }
  if (!whole) throw new Error("the project has errors");
  if (app) {
    const { width, height } = once(value(whole.navigate(app)), (navigation) => navigation.run("")).state;
    return { ...value(whole.app()), width, height };
  }
  if (elements) return value(whole.elements(...elements));
  if (flight) return once(value(whole.flight(...flight)), (planned) => planned.animations());
  return value(whole.preview(preview));
}

onmessage = async ({ data: { number, ...question } }) => {
  try {
    postMessage({ number, answer: await answer(question) });
  } catch ({ message }) {
    postMessage({ number, error: message, hasEnded: message.startsWith("the engine has ended") });
  }
};
