// The live preview: the project's files in an editor, the edited screen as a drawing after every
// change, and the whole app beside it whenever the project has no errors.
//
// Two engines work beside the page. The quick one compiles the edited screen alone, with the rest of the
// project as it was opened last; the thorough one compiles the whole project after a pause.

import { hasApp } from "/app.js";
import { editedText, replace, select, show, startEditor, underline } from "/editor.js";
import { EngineWorker } from "/engine.js";
import { contents, files, follow, idOf, isEdited, kindOf, sampledScreen, save, shownOf, sources, textOf } from "/files.js";
import { $, make } from "/page.js";
import { showProject, showScreen, startViews } from "/views.js";

/** The open file, and the screen that is drawn: the last one that was open, or that has the open data. */
let current = null;
let screen = null;
let drawn = null;
let device = null;
let instances = [];
/** The diagnostics of the whole project, with the texts that they are about. */
let all = { diagnostics: [], texts: {} };
/** Those of the open screen alone, if it was changed since: its text, and what is wrong in it. */
let own = null;

const counted = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
const report = (text) => ($("status").textContent = text);
const tellAge = (text) => ($("age").textContent = text);

/** Shows something that went wrong until it is closed, or solved. */
function notice(text) {
  $("notice").hidden = !text;
  $("notice").firstElementChild.textContent = text;
}

// MARK: Compiling

const quick = new EngineWorker(notice, () => compileAround());
const thorough = new EngineWorker(notice, () => compileAll());

/** Compiles the whole project. */
function compileAll() {
  let sent;
  thorough.ask("open", () => ({ open: (sent = contents()) }), (answer, error) => {
    if (error) return notice(error);
    instances = answer.screens;
    all = { diagnostics: answer.diagnostics, texts: sent };
    if (own?.text === sent[own?.path]) own = null;
    showDevices(answer.devices);
    showDiagnostics();
    const hasErrors = answer.diagnostics.some(({ severity }) => severity === "error");
    if (!hasErrors) showProject(device);
    else tellAge(hasApp() ? "the last version without errors" : "shown as soon as there are no errors");
  });
}

/** Opens the project in the quick engine, and then compiles the screen. */
function compileAround() {
  quick.ask("open", () => ({ open: contents() }), (answer, error) => {
    if (error) return;
    instances = answer.screens;
    showDevices(answer.devices);
    compileScreen();
  });
}

/** What a screen is shown with: as the open data, its first sample, or an instance of the project has it. */
function optionsOf(path, id) {
  const options = { path };
  const phase = showPhases(path);
  if (phase) options.phase = phase;
  const instance = instances.find((one) => one.screen === id);
  if (instance) options.arguments = instance.arguments;
  const samples = sources().filter((one) => sampledScreen(one) === id);
  const sample = samples.includes(current) ? current : samples[0];
  try {
    const { arguments: given, data } = JSON.parse(textOf(sample));
    if (given) options.arguments = given;
    if (data !== undefined && !phase) Object.assign(options, { data: JSON.stringify(data), dataPath: sample });
  } catch {
    // The sample is being edited, or there is none.
  }
  return options;
}

/** Offers what a screen shows besides its content. Returns what is chosen; empty for the content. */
function showPhases(path) {
  let keys = {};
  try {
    keys = JSON.parse(textOf(path));
  } catch {
    // The screen is being edited.
    return $("phase").value;
  }
  const phases = ["placeholder", "failure"].filter((phase) => phase in keys);
  const chosen = phases.includes($("phase").value) ? $("phase").value : "";
  $("phase").replaceChildren(...["", ...phases].map((value) => make("option", { value }, value || "content")));
  $("phase").value = chosen;
  $("phase").hidden = phases.length === 0;
  return chosen;
}

function compileScreen() {
  const path = screen;
  if (!files.has(path) || !device) return;
  let text, sample;
  const question = () => {
    text = textOf(path);
    const options = optionsOf(path, idOf(path));
    sample = options.dataPath;
    return { compile: [text, device, options] };
  };
  quick.ask("compile", question, (answer, error) => {
    if (path !== screen || error) return;
    showDrawing(path, answer.drawing, sample);
    if (path !== current) return;
    // What the whole project has to say of the same text is more.
    own = text === all.texts[path] ? null : { path, text, diagnostics: answer.diagnostics.filter(({ file }) => file === path) };
    showDiagnostics();
  });
}

let pause;
function edited() {
  const file = files.get(current);
  file.shown = editedText();
  file.content = file.newline === "\n" ? file.shown : file.shown.replaceAll("\n", file.newline);
  showDiagnostics();
  clearTimeout(pause);
  pause = setTimeout(compileAll, 300);
  // Components, types, data and the manifest are parts of other screens.
  if (kindOf(current) === "screen") compileScreen();
  else compileAround();
}

// MARK: What may be written

const schemas = new Map();

function schemaOf() {
  const kind = kindOf(current);
  if (!schemas.has(kind)) schemas.set(kind, fetch(`/schema/${kind}`).then((answer) => answer.json()));
  return schemas.get(kind);
}

/** The project's names by the keys whose values they can be. */
function projectNames() {
  const names = { type: [], screen: [], transition: [], ref: [] };
  for (const path of sources()) {
    const kind = kindOf(path);
    const component = kind === "component" && /"component"\s*:\s*"([^"\\]+)"/.exec(textOf(path))?.[1];
    if (component) names.type.push(component);
    if (kind === "screen" && idOf(path)) names.screen.push(idOf(path));
    if (kind === "type") names.ref.push(path.split("/").at(-1).slice(0, -5));
  }
  try {
    names.transition = Object.keys(JSON.parse(textOf("segue.json")).transitions ?? {});
  } catch {
    // The manifest is being edited.
  }
  return names;
}

// MARK: What is shown

const firstFile = () => sources().find((path) => kindOf(path) === "screen") ?? sources()[0] ?? null;

function open(path) {
  current = path;
  own = null;
  const file = files.get(path);
  const isText = typeof file?.content === "string";
  show(path, isText ? file.shown : null);
  if (file && !isText) notice(`${path} is not UTF-8, and cannot be edited here.`);
  const id = kindOf(path) === "screen" ? idOf(path) : sampledScreen(path);
  screen = sources().find((one) => kindOf(one) === "screen" && idOf(one) === id) ?? screen;
  showDiagnostics();
  $("files").querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  compileScreen();
  if (id) showScreen(id);
}

/** Replaces the content of an element without taking the focus from the button of the same title. */
function refill(element, ...content) {
  const title = element.contains(document.activeElement) ? document.activeElement.title : null;
  element.replaceChildren(...content);
  if (title !== null) [...element.querySelectorAll("button")].find((one) => one.title === title)?.focus();
}

function showFiles(diagnostics) {
  const rank = { error: 2, warning: 1 };
  const worst = new Map();
  for (const { file, severity } of diagnostics) {
    if (!(rank[severity] <= rank[worst.get(file)])) worst.set(file, severity);
  }
  const folders = Map.groupBy(sources(), (path) => path.slice(0, path.lastIndexOf("/") + 1));
  refill($("files"), ...[...folders].flatMap(([folder, paths]) => {
    const items = paths.map((path) => {
      const file = files.get(path);
      const sign = file.other ? "conflict" : isEdited(file) ? "edited" : "";
      const mark = worst.has(path) ? make("b", { className: worst.get(path), title: worst.get(path) }, "●") : "";
      const choice = make("button", { title: path, onclick: () => open(path) },
        path.slice(folder.length), make("span", {}, sign, " ", mark));
      if (path === current) choice.ariaCurrent = "true";
      return make("li", {}, choice);
    });
    return [...(folder ? [make("h2", {}, folder)] : []), make("ul", {}, ...items)];
  }));
  const file = files.get(current);
  $("save").disabled = !file || !isEdited(file);
  $("conflict").hidden = !file?.other;
  if (!file?.other) return;
  const isGone = file.other.content === null;
  $("conflict").firstElementChild.textContent = `${current} was ${isGone ? "deleted" : "changed"} by another program.`;
  $("theirs").textContent = isGone ? "Delete it here" : "Take the other version";
}

function showDevices(names) {
  if (!names.includes(device)) [device] = names;
  if (names.join() !== [...$("devices").options].map(({ value }) => value).join())
    $("devices").replaceChildren(...names.map((name) => make("option", {}, name)));
  $("devices").value = device;
}

function showDrawing(path, drawing, sample) {
  // Without a root there is nothing to draw, and the drawing of another screen would be wrong.
  if (!drawing && drawn === path) return;
  drawn = path;
  $("shown").textContent = [idOf(path) ?? path, ...(sample ? [sample] : [])].join(" · ");
  const picture = drawing && new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement;
  $("drawing").replaceChildren(picture ? document.importNode(picture, true) : "Nothing can be built of it yet.");
}

function showDiagnostics() {
  const text = files.get(current)?.shown ?? "";
  const isOwn = own?.path === current;
  const mine = isOwn ? own.diagnostics : all.diagnostics.filter(({ file }) => file === current);
  const others = all.diagnostics.filter(({ file }) => file !== current);
  /** The text that diagnostics of a file are about. */
  const readText = (file) => {
    const read = isOwn && file === current ? own.text : all.texts[file];
    return typeof read === "string" ? shownOf(read) : text;
  };
  const read = readText(current);
  const diagnostics = [...mine, ...others];
  // Those of an older text stay where they were marked.
  if (read === text) underline(mine);
  refill($("problems"), ...diagnostics.slice(0, 200).map((one) => {
    const { severity, file, line, message, code, fix } = one;
    const go = () => {
      if (!files.has(file)) return;
      if (file !== current) open(file);
      select(one);
    };
    const where = `${file ?? ""}${line ? `:${line}` : ""}`;
    const item = make("li", {}, make("button", { onclick: go, title: `${where} ${message}` },
      make("b", { className: severity }, severity), ` ${message} `, make("small", {}, `${where} ${code}`)));
    // A fix of an older text would be written elsewhere.
    if (fix?.file === current && read === text) {
      const label = fix.replacement.trim() ? `Write ${fix.replacement.trim()}` : "Remove it";
      item.append(make("button", { className: "fix", onclick: () => replace(fix, fix.replacement) }, label));
    }
    return item;
  }));
  const count = (wanted) => diagnostics.filter(({ severity }) => severity === wanted).length;
  const [errors, warnings] = [count("error"), count("warning")];
  report(errors + warnings ? `${counted(errors, "error")}, ${counted(warnings, "warning")}` : "No problems");
  showFiles(diagnostics);
}

// MARK: Controls

startViews((question) => new Promise((resolve, reject) => thorough.ask(Symbol("app"), () => question,
  (answer, error) => (error === undefined ? resolve(answer) : reject(new Error(error))))), tellAge);
startEditor({ edited, schema: schemaOf, names: projectNames });
$("phase").onchange = compileScreen;
$("devices").onchange = () => {
  device = $("devices").value;
  compileScreen();
  compileAll();
};
$("save").onclick = async () => {
  const path = current;
  notice(await save(path));
  showDiagnostics();
};
$("theirs").onclick = () => {
  const { other } = files.get(current);
  if (other.content === null) files.delete(current);
  else files.set(current, other);
  open(files.has(current) ? current : firstFile());
  compileAround();
  compileAll();
};
$("mine").onclick = () => {
  const file = files.get(current);
  Object.assign(file, { tag: file.other.tag, saved: file.other.content, other: null });
  showDiagnostics();
};
$("close").onclick = () => notice("");
document.onkeydown = (event) => {
  if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (!$("save").disabled) $("save").click();
};
window.onbeforeunload = (event) => {
  if ([...files.values()].some(isEdited)) event.preventDefault();
};

let problem = "";
/** Looks for changes of other programs every second, and compiles again after one. */
async function watch() {
  const { hasChanged, error } = await follow();
  // What is solved is not shown any longer.
  if (error !== problem && (error || $("notice").firstElementChild.textContent === problem)) notice(error);
  const isBack = problem && !error;
  problem = error;
  // What was asked of a server that did not answer is asked again.
  if (hasChanged || isBack) {
    const file = files.get(current);
    if (!file) open(firstFile());
    else if (typeof file.content === "string") show(current, file.shown);
    compileAround();
    compileAll();
    showDiagnostics();
  }
  setTimeout(watch, 1000);
}

watch();
