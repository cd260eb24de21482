// The live preview: the project's files in an editor, the edited screen as a drawing after every
// change, and the whole app in a frame whenever the project has no errors.
//
// Two engines work beside the page. The quick one compiles the edited screen alone, with the rest of the
// project as it was opened last; the thorough one compiles the whole project after a pause.

import { $, make, replace, select, startEditor, underline } from "/editor.js";

// MARK: Engines

/** An engine in a worker. Of questions that wait under one name, only the last is asked. */
class EngineWorker {
  #worker = new Worker("/worker.js", { type: "module" });
  #waiting = new Map();
  #asked = null;
  #count = 0;

  constructor() {
    this.#worker.onmessage = ({ data }) => this.#answered(data);
    this.#worker.onerror = () => report("The engine has ended: reload the page.");
  }

  ask(name, question, answered) {
    this.#waiting.set(name, { question, answered });
    this.#next();
  }

  #next() {
    const [name] = this.#waiting.keys();
    if (this.#asked || name === undefined) return;
    this.#asked = this.#waiting.get(name);
    this.#waiting.delete(name);
    this.#worker.postMessage({ number: ++this.#count, ...this.#asked.question() });
  }

  #answered({ answer, error }) {
    const { answered } = this.#asked;
    this.#asked = null;
    answered(answer, error);
    this.#next();
  }
}

const quick = new EngineWorker();
const thorough = new EngineWorker();

// MARK: Files

/** Each file: its `tag` and `saved` content on the disk, and its `content` here: a text, or bytes. */
const files = new Map();
let current = null;
let device = null;
let instances = [];
/** The diagnostics of the whole project, and those of the edited screen alone, which are newer. */
let found = { all: [], screen: null };

const isEdited = ({ content, saved }) => typeof content === "string" && content !== saved;
const contents = () => Object.fromEntries([...files].map(([path, { content }]) => [path, content]));
/** A count with its word: 1 error, 2 errors. */
const counted = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
const report = (text) => ($("status").textContent = text);
const address = (path) => `/file/${path.split("/").map(encodeURIComponent).join("/")}`;

async function fetched(path) {
  const response = await fetch(address(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return path.endsWith(".json") ? response.text() : new Uint8Array(await response.arrayBuffer());
}

/** Takes over what other programs have changed. Resolves to whether anything has. */
async function follow() {
  const list = await (await fetch("/files")).json();
  let hasChanged = false;
  for (const { path, tag } of list) {
    const file = files.get(path);
    if (file?.tag === tag || file?.other?.tag === tag) continue;
    const content = await fetched(path);
    hasChanged = true;
    if (!file || !isEdited(file)) files.set(path, { tag, saved: content, content });
    else if (content === file.content) Object.assign(file, { tag, saved: content, other: null });
    else file.other = { tag, content };
  }
  const paths = new Set(list.map(({ path }) => path));
  for (const [path, file] of files) {
    if (paths.has(path) || (isEdited(file) && file.tag === "new")) continue;
    hasChanged = true;
    // What is edited here can be saved again.
    if (isEdited(file)) Object.assign(file, { tag: "new", saved: null, other: null });
    else files.delete(path);
  }
  return hasChanged;
}

async function save(path) {
  const file = files.get(path);
  const { content } = file;
  const response = await fetch(address(path), { method: "PUT", body: content, headers: { "If-Match": file.tag } });
  const answer = await response.text();
  if (!response.ok) return report(`${path} is not saved: ${answer}`);
  Object.assign(file, { tag: answer, saved: content, other: null });
  report(`${path} is saved.`);
  showFiles();
}

// MARK: Compiling

/** Compiles the whole project, in both engines if the quick one needs more than the edited screen. */
function compileAll() {
  const question = () => ({ open: contents() });
  thorough.ask("open", question, (answer, error) => {
    if (error) return report(error);
    instances = answer.screens;
    found = { all: answer.diagnostics, screen: null };
    showDevices(answer.devices);
    showDiagnostics();
    if (answer.diagnostics.some(({ severity }) => severity === "error"))
      return ($("age").textContent = "as it was before the errors");
    thorough.ask("preview", () => ({ preview: device }), showApp);
  });
}

/** Opens the project in the quick engine, and then compiles the edited screen. */
function compileAround() {
  quick.ask("open", () => ({ open: contents() }), (answer, error) => {
    if (error) return;
    instances = answer.screens;
    showDevices(answer.devices);
    compileScreen();
  });
}

/** What the edited screen is shown with: as an instance of the project has it. */
function optionsOf(screen) {
  const options = { path: current };
  const instance = instances.find((one) => one.screen === screen);
  if (instance) options.arguments = instance.arguments;
  const sample = [...files.keys()].find((path) => path.startsWith(`data/${screen}/`) && path.endsWith(".json"));
  try {
    const { arguments: given, data } = JSON.parse(files.get(sample).content);
    if (given) options.arguments = given;
    if (data !== undefined) Object.assign(options, { data: JSON.stringify(data), dataPath: sample });
  } catch {
    // The sample is being edited, or there is none.
  }
  return options;
}

function compileScreen() {
  const [path, text, id] = [current, textOf(current), idOf(current)];
  if (!id || !device) return;
  quick.ask("compile", () => ({ compile: [text, device, optionsOf(id)] }), (answer, error) => {
    if (path !== current || error) return;
    if (answer.drawing) showDrawing(answer.drawing);
    $("shown").textContent = id;
    found.screen = answer.diagnostics.filter(({ file }) => file === path);
    showDiagnostics();
  });
}

let pause;
function edited() {
  const file = files.get(current);
  file.content = $("text").value;
  $("save").disabled = !isEdited(file);
  showFiles();
  compileScreen();
  clearTimeout(pause);
  pause = setTimeout(compileAll, 300);
  // Components, types, data and the manifest are parts of other screens.
  if (!idOf(current)) compileAround();
}

// MARK: What may be written

const schemas = new Map();

/** The schema of the current file, which its content shows. */
async function schemaOf() {
  const text = textOf(current);
  const kind = !current.includes("/") ? "project" : idOf(current) ? "screen" : /"component"\s*:/.test(text) ? "component"
    : /"(arguments|data)"\s*:/.test(text) ? "sample" : current.startsWith("data/") ? "sample"
    : current.startsWith("types/") ? "type" : current.startsWith("components/") ? "component" : "screen";
  if (!schemas.has(kind)) schemas.set(kind, fetch(`/schema/${kind}`).then((answer) => answer.json()));
  return schemas.get(kind);
}

/** The project's names by the keys whose values they can be. */
function projectNames() {
  const names = { type: [], screen: [], transition: [], ref: [] };
  for (const path of sources()) {
    const text = textOf(path);
    const component = /"component"\s*:\s*"([^"\\]+)"/.exec(text)?.[1];
    if (component) names.type.push(component);
    if (idOf(path)) names.screen.push(idOf(path));
    if (path.startsWith("types/")) names.ref.push(path.slice(6, -5));
  }
  try {
    names.transition = Object.keys(JSON.parse(textOf("segue.json")).transitions ?? {});
  } catch {
    // The manifest is being edited.
  }
  return names;
}

// MARK: What is shown

/** The sources: screens first, then what they are made of. */
function sources() {
  const paths = [...files.keys()].filter((path) => path.endsWith(".json")).sort();
  const folderOf = (path) => path.slice(0, path.lastIndexOf("/") + 1);
  const screens = new Set(paths.filter((path) => idOf(path)).map(folderOf));
  const rank = (path) => (screens.has(folderOf(path)) ? 0 : path.includes("/") ? 2 : 1);
  return paths.sort((a, b) => rank(a) - rank(b));
}

/** The id of the screen in a file; undefined for a file of another kind. */
const idOf = (path) => /"screen"\s*:\s*"([^"\\]+)"/.exec(textOf(path).slice(0, 1000))?.[1];
const textOf = (path) => (typeof files.get(path)?.content === "string" ? files.get(path).content : "");

function open(path) {
  current = path;
  found.screen = null;
  const file = files.get(path);
  $("text").disabled = !file;
  $("text").value = file?.content ?? "";
  $("text").scrollTop = 0;
  $("save").disabled = !file || !isEdited(file);
  showFiles();
  $("files").querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  showDiagnostics();
  compileScreen();
  // The app shows the screen, too.
  const app = document.querySelector("iframe");
  if (app.getAttribute("src") && idOf(path)) app.contentWindow.location.hash = `screen=${idOf(path)}`;
}

function showFiles() {
  const rank = { error: 2, warning: 1 };
  const worst = new Map();
  for (const { file, severity } of found.all) {
    const known = worst.get(file);
    if (!known || rank[severity] > rank[known]) worst.set(file, severity);
  }
  const folders = Object.groupBy(sources(), (path) => path.slice(0, path.lastIndexOf("/") + 1));
  $("files").replaceChildren(...Object.entries(folders).flatMap(([folder, paths]) => {
    const items = paths.map((path) => {
      const file = files.get(path);
      const sign = file.other ? "changed twice" : isEdited(file) ? "edited" : "";
      const choice = make("button", { className: worst.get(path) ?? "", title: path, onclick: () => open(path) },
        path.slice(folder.length), make("span", {}, sign));
      if (path === current) choice.ariaCurrent = "true";
      return make("li", {}, choice);
    });
    return [...(folder ? [make("h2", {}, folder)] : []), make("ul", {}, ...items)];
  }));
  const conflict = files.get(current)?.other;
  $("conflict").hidden = !conflict;
  $("conflict").firstElementChild.textContent = `${current} was changed by another program.`;
}

function showDevices(names) {
  if (!names.includes(device)) [device] = names;
  if ($("devices").length !== names.length || [...$("devices").options].some(({ value }, at) => value !== names[at]))
    $("devices").replaceChildren(...names.map((name) => make("option", {}, name)));
  $("devices").value = device;
}

function showDrawing(drawing) {
  const picture = new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement;
  $("drawing").replaceChildren(document.importNode(picture, true));
}

function showApp(data, error) {
  if (error) return ($("age").textContent = error);
  globalThis.preview = data;
  $("age").textContent = "";
  const frame = document.querySelector("iframe");
  // A page that is loaded again keeps its address, which names its screen.
  if (frame.getAttribute("src")) frame.contentWindow.location.reload();
  else frame.src = "/file/";
}

function showDiagnostics() {
  const own = found.screen ?? found.all.filter(({ file }) => file === current);
  const others = found.all.filter(({ file }) => file !== current);
  underline(own);
  $("problems").replaceChildren(...[...own, ...others].slice(0, 200).map((one) => {
    const { severity, file, line, message, code, fix } = one;
    const show = () => {
      if (!files.has(file)) return;
      if (file !== current) open(file);
      select(one);
    };
    const item = make("li", {}, make("button", { onclick: show },
      make("b", { className: severity }, severity), ` ${message} `,
      make("small", {}, `${file ?? ""}${line ? `:${line}` : ""} ${code}`)));
    if (fix?.file === current) {
      item.append(make("button", { onclick: () => replace(fix, fix.replacement) }, `Write ${fix.replacement || "nothing"}`));
    }
    return item;
  }));
  const count = (wanted) => [...own, ...others].filter(({ severity }) => severity === wanted).length;
  const [errors, warnings] = [count("error"), count("warning")];
  report(errors + warnings ? `${counted(errors, "error")}, ${counted(warnings, "warning")}` : "No problems");
  showFiles();
}

// MARK: Controls

startEditor({ edited, schema: schemaOf, names: projectNames });
$("devices").onchange = () => {
  device = $("devices").value;
  compileScreen();
  compileAll();
};
$("save").onclick = async () => {
  await save(current);
  $("save").disabled = !isEdited(files.get(current));
};
$("theirs").onclick = () => {
  const { other } = files.get(current);
  files.set(current, { tag: other.tag, saved: other.content, content: other.content });
  open(current);
  compileAround();
  compileAll();
};
$("mine").onclick = () => {
  const file = files.get(current);
  Object.assign(file, { tag: file.other.tag, saved: file.other.content, other: null });
  showFiles();
};
document.onkeydown = (event) => {
  if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (!$("save").disabled) $("save").click();
};
window.onbeforeunload = (event) => {
  if ([...files.values()].some(isEdited)) event.preventDefault();
};

/** Looks for changes of other programs every second, and compiles again after one. */
async function watch() {
  try {
    if (await follow()) {
      const file = files.get(current);
      if (file && file.content !== $("text").value) {
        const { selectionStart, scrollTop } = $("text");
        $("text").value = file.content;
        $("text").setSelectionRange(selectionStart, selectionStart);
        $("text").scrollTop = scrollTop;
      }
      if (!file) open(sources()[0] ?? null);
      compileAround();
      compileAll();
      showFiles();
    }
  } catch (error) {
    report(`The server does not answer: ${error.message}`);
  }
  setTimeout(watch, 1000);
}

await follow();
open(sources()[0] ?? null);
compileAround();
compileAll();
setTimeout(watch, 1000);
