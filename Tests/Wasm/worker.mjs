// Opens a project in a worker, lays a screen out, and compiles it again after a change, as an editor does.
import { load } from "./segue.js";

try {
  const asked = await (await fetch("project.json")).json();
  let start = performance.now();
  const lap = () => { const now = performance.now(), time = now - start; start = now; return time; };
  const engine = await load(fetch("segue.wasm"));
  const times = { load: lap() };
  const opened = engine.open(asked.files);
  if (!opened.ok) throw new Error(opened.message);
  const layout = opened.value.layout(asked.screen, asked.device);
  if (!layout.ok) throw new Error(layout.message);
  times.first = lap();
  const file = Object.values(asked.files).find((text) => JSON.parse(text).screen === asked.screen);
  const changed = opened.value.compile(`${file}\n`, asked.device);
  if (!changed.ok) throw new Error(changed.message);
  times.again = lap();
  postMessage({ ...times, layout: layout.value });
} catch (error) {
  postMessage({ error: String(error) });
}
