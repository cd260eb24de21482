// Opens a project in a worker, lays a screen out, and compiles it again and again after a change, as an
// editor does.
import { load } from "./segue.js";

try {
  const asked = await (await fetch("project.json")).json();
  const files = new Map(Object.entries(asked.files).map(([path, bytes]) =>
    [path, Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))]));
  let start = performance.now();
  const lap = () => { const now = performance.now(), time = now - start; start = now; return time; };
  const engine = await load(fetch("segue.wasm"));
  const times = { load: lap() };
  const opened = engine.open(files);
  if (!opened.ok) throw new Error(opened.message);
  const layout = opened.value.layout(asked.screen, asked.device);
  if (!layout.ok) throw new Error(layout.message);
  times.first = lap();
  const again = [];
  for (let count = 0; count < asked.count; count++) {
    lap();
    const changed = opened.value.compile(`${asked.text}\n`, asked.device, asked.options);
    if (!changed.ok) throw new Error(changed.message);
    again.push(lap());
  }
  times.again = again.sort((a, b) => a - b)[again.length >> 1];
  postMessage({ ...times, layout: layout.value });
} catch (error) {
  postMessage({ error: String(error) });
}
