// What an engine answers of a project. A question asks for one thing:
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

export class Answers {
  #engine;
  #project;
  /** The project when it was last opened without errors. */
  #whole;

  /** @param engine What `load` of segue.js returns. */
  constructor(engine) { this.#engine = engine; }

  async answer({ open, compile, app, elements, flight, preview }) {
    const engine = await this.#engine;
    if (open) return this.#open(engine, open);
    if (compile) {
      if (!this.#project) throw new Error("there is no project");
      const [text, device, options] = compile;
      const { drawing, diagnostics } = value(this.#project.compile(text, device, { ...options, drawing: true }));
      return { drawing, diagnostics };
    }
    const whole = this.#whole;
    if (!whole) throw new Error("the project has errors");
    if (app) {
      const { width, height } = once(value(whole.navigate(app)), (navigation) => navigation.run("")).state;
      return { ...value(whole.app()), width, height };
    }
    if (elements) return value(whole.elements(...elements));
    if (flight) return once(value(whole.flight(...flight)), (planned) => planned.animations());
    return value(whole.preview(preview));
  }

  #open(engine, files) {
    if (this.#project !== this.#whole) this.#project?.close();
    this.#project = undefined;
    const project = this.#project = value(engine.open(files));
    const diagnostics = value(project.diagnostics());
    if (!diagnostics.some(({ severity }) => severity === "error")) {
      this.#whole?.close();
      this.#whole = project;
    }
    const index = JSON.parse(new TextDecoder().decode(value(project.artefacts()).get("index.json")));
    return { diagnostics, screens: index.screens, devices: index.devices };
  }
}
