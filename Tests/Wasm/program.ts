// A program that TypeScript checks against segue.d.ts; it never runs.
import { load, type Diagnostic, type Interruption, type Project } from "../../Sources/SegueWasm/segue";

export async function places(bytes: Uint8Array): Promise<number[]> {
  const engine = await load(bytes);
  const opened = engine.open({ "segue.json": "{}", "assets/a.png": bytes });
  if (!opened.ok) throw new Error(opened.message);
  const project: Project = opened.value;
  const layout = project.layout("feed", "iphone-15");
  const flight = project.frames(0, 0);
  const screen = project.compile("{}", "iphone-15", { arguments: { id: "1", count: 2, open: true }, data: "{}" });
  const tapped = project.flight("feed", "card", "iphone-15", {
    direction: "pop", scroll: { list: [0, 40] }, interruptions: [{ time: 0.1, action: "reverse" }],
  });
  const app = Math.random() < 0.5 ? project.navigate("iphone-15") : engine.launch({ "segue.json": "{}" }, "iphone-15");
  if (tapped.ok && app.ok) {
    const moment = tapped.value.at(0.1);
    const step = app.value.run("ready");
    if (moment.ok && step.ok) app.value.restore(step.value.state);
    app.value.perform(0, null, [{ type: "navigate", to: "shop://bag" }]);
  }
  const elements = project.elements("feed", "iphone-15", { presentation: "sheet", detent: 1 });
  const description = project.app();
  if (elements.ok && description.ok) engine.launch(description.value.files, elements.value);
  if (!layout.ok || !flight.ok || !screen.ok) return [];
  const problems: Diagnostic[] = screen.value.diagnostics;
  const ends = flight.value.pairs.map((pair) => pair.from.frame.x);
  const opacity = flight.value.frames.flatMap((frame) => frame.layers.map((layer) => layer.opacity));
  return [problems.length, ...layout.value.nodes.map((node) => node.frame.x), ...ends, ...opacity];
}

export async function refused(): Promise<void> {
  const engine = await load(fetch("segue.wasm"));
  // @ts-expect-error: A project may be refused.
  engine.open({}).value.close();
  // @ts-expect-error: A device is known by its name.
  engine.open({ "segue.json": "{}" }).value.layout("feed", 3);
  // @ts-expect-error: There is no such option.
  const options: Parameters<Project["compile"]>[2] = { values: {} };
  void options;
  // @ts-expect-error: A frame is necessary.
  const turn: Interruption = { time: 0.1, action: "retarget" };
  void turn;
}
