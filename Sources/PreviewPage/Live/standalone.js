// The page that `preview --engine` writes: an app with its engine and its project in one file.

import { Answers } from "/answers.js";
import { app, showApp, startApp } from "/app.js";
import { $, make } from "/page.js";
import { load } from "/segue.js";

const { engine, files, styles, importMap } = globalThis.content;

const addressOf = (base64) => `data:application/octet-stream;base64,${base64}`;
const bytes = async (base64) => new Uint8Array(await (await fetch(addressOf(base64))).arrayBuffer());

const frame = [
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>App</title>', `<style>${styles}</style>`,
  '<main id="stage"></main><p id="message" role="status"></p>',
  `<script type="importmap">${importMap}</script>`, '<script type="module">import "frame.js"</script>',
].join("");

function loadClient() {
  if ($("player").srcdoc) $("player").contentWindow.location.reload();
  else $("player").srcdoc = frame;
}

const report = (text) => ($("notice").textContent = text);

try {
  app.addressOf = (path) => (Object.hasOwn(files, path) ? addressOf(files[path]) : "data:,");
  app.engine = await bytes(engine);
  const answers = new Answers(load(app.engine));
  startApp((question) => answers.answer(question), report, loadClient);
  const contents = await Promise.all(Object.entries(files).map(async ([path, base64]) => [path, await bytes(base64)]));
  const { devices } = await answers.answer({ open: Object.fromEntries(contents) });
  $("devices").replaceChildren(...devices.map((device) => make("option", {}, device)));
  $("devices").onchange = () => showApp($("devices").value);
  await showApp($("devices").value);
} catch ({ message }) {
  report(message);
}
