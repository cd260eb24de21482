// An engine in a thread of its own. A message asks for one thing, and its answer has the same number.
//
//     {open: files}                        the project, compiled: its diagnostics, screens and devices
//     {compile: [text, device, options]}   a screen of this text: its drawing and its diagnostics
//     {preview: device}                    the data for the page of the whole app

import { load } from "/segue.js";

const engine = load(fetch("/segue.wasm"));
let project;

const value = (result) => {
  if (!result.ok) throw new Error(result.message);
  return result.value;
};

async function answer({ open, compile, preview }) {
  const loaded = await engine;
  if (open) {
    project?.close();
    project = undefined;
    project = value(loaded.open(open));
    const index = JSON.parse(new TextDecoder().decode(value(project.artefacts()).get("index.json")));
    return { diagnostics: value(project.diagnostics()), screens: index.screens, devices: index.devices };
  }
  if (!project) throw new Error("there is no project");
  if (compile) {
    const [text, device, options] = compile;
    const { drawing, diagnostics } = value(project.compile(text, device, { ...options, drawing: true }));
    return { drawing, diagnostics };
  }
  return value(project.preview(preview));
}

onmessage = async ({ data: { number, ...question } }) => {
  try {
    postMessage({ number, answer: await answer(question) });
  } catch ({ message }) {
    postMessage({ number, error: message, hasEnded: message.startsWith("the engine has ended") });
  }
};
