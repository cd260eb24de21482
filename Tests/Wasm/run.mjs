// Asks the module about projects, and writes its answers as files.
//
//     node run.mjs MODULE.wasm PROJECTS.json
//
// PROJECTS.json is a list of {folder, output, screens, compiled, frames, flights, script}: the folder of
// a project, the folder for the answers, and what to ask about: screens, screens that are not among the
// files with their data and arguments, numbers of links with those of devices, questions about taps, and
// the lines of an app on a device, which the module for clients has to answer as the whole one does. Prints
// how long each step took, in milliseconds, and what the modules weigh, as JSON.

import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";

const [moduleFile, projectsFile] = process.argv.slice(2);
const times = { projects: [] };

let start = performance.now();
const lap = () => { const now = performance.now(), time = now - start; start = now; return time; };

function instance(bytes) {
  start = performance.now();
  const compiled = new WebAssembly.Module(bytes);
  const compile = lap();
  if (WebAssembly.Module.imports(compiled).length) throw new Error("the module imports something");
  const { exports } = new WebAssembly.Instance(compiled);
  const instantiate = lap();
  return { exports, weight: {
    compile, instantiate, bytes: bytes.length, gzip: zlib.gzipSync(bytes, { level: 9 }).length,
    brotli: zlib.brotliCompressSync(bytes).length,
  } };
}

const { exports: segue, weight } = instance(fs.readFileSync(moduleFile));
const { exports: client, weight: clientWeight } = instance(fs.readFileSync(moduleFile.replace(/\.wasm$/, "-client.wasm")));
const wanted = Object.keys(segue).filter((name) => /^memory$|_(allocate|free|seed|result|result_count|launch|close|navigation_.*)$/.test(name));
if (String(Object.keys(client).sort()) !== String(wanted.sort())) throw new Error(`the client exports ${Object.keys(client)}`);

/** The bytes of the last result. */
const result = (segue) =>
  new Uint8Array(segue.memory.buffer, segue.segue_result() >>> 0, segue.segue_result_count()).slice();

/** Calls a function with bytes as arguments, in memory that is freed afterwards. */
function withBytes(segue, parts, call) {
  const allocated = parts.map((bytes) => {
    const address = segue.segue_allocate(bytes.length) >>> 0;
    new Uint8Array(segue.memory.buffer).set(bytes, address);
    return [address, bytes.length];
  });
  const answer = call(...allocated.flat());
  for (const [address] of allocated) segue.segue_free(address);
  return answer;
}

/** Asks a question about a project. */
const ask = (question, call, project) =>
  withBytes(segue, [Buffer.from(JSON.stringify(question))], (...place) => call(project, ...place));

/** Files in one buffer, as FileList.swift describes. */
function packed(files) {
  const number = (value) => { const bytes = Buffer.alloc(4); bytes.writeUInt32LE(value); return bytes; };
  return Buffer.concat([number(files.length),
    ...files.flatMap(([name, bytes]) => [number(name.length), number(bytes.length), name, bytes])]);
}

/** The files below a folder, except hidden ones. */
function fileList(folder) {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .filter((name) => !name.split("/").some((step) => step.startsWith(".")))
    .map((name) => [Buffer.from(name), fs.readFileSync(path.join(folder, name))]);
  return packed(files);
}

function* listedFiles(list) {
  const view = new DataView(list.buffer, list.byteOffset, list.length);
  let position = 4;
  for (let index = 0; index < view.getUint32(0, true); index++) {
    const [name, bytes] = [view.getUint32(position, true), view.getUint32(position + 4, true)];
    position += 8;
    yield [Buffer.from(list.subarray(position, position + name)).toString(),
      list.subarray(position + name, position + name + bytes)];
    position += name + bytes;
  }
}

/** Writes an answer, or why there is none in a file that ends in `.refused`. */
function keep(output, name, status) {
  const file = path.join(output, status === 0 ? name : `${name}.refused`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, result(segue));
}

/** What an app answers to lines: a status and a text for each. */
function answers(segue, app, lines) {
  return lines.flatMap((line) => {
    const status = withBytes(segue, [Buffer.from(line)], (...place) => segue.segue_navigation_run(app, ...place));
    return [status, Buffer.from(result(segue)).toString()];
  });
}

/**
 * What an app without screens answers to lines. It refuses taps, and goes on from the state to which they lead
 * in an app that has the screens.
 */
function answersOfClient(app, lines, steps) {
  return lines.flatMap((line, at) => {
    if (!/^\s*tap\s+\S/.test(line)) return answers(client, app, [line]);
    const [[refused, message], [status, text]] = [answers(client, app, [line]), steps.slice(2 * at, 2 * at + 2)];
    if (refused !== 1 || !/perform/.test(message)) throw new Error(`the client answers ${line}: ${message}`);
    if (status === 0) {
      const state = Buffer.from(JSON.stringify(JSON.parse(text).state));
      withBytes(client, [state], (...place) => client.segue_navigation_restore(app, ...place));
    }
    return [status, text];
  });
}

for (const { folder, output, screens, compiled, frames, flights, script } of JSON.parse(fs.readFileSync(projectsFile))) {
  const list = fileList(folder);
  const took = { folder };
  start = performance.now();
  const project = withBytes(segue, [list], segue.segue_open);
  took.open = lap();
  if (project === 0) throw new Error(`${folder}: ${Buffer.from(result(segue))}`);
  keep(output, "diagnostics", segue.segue_diagnostics(project));
  start = performance.now();
  keep(output, "checked", segue.segue_check(project));
  took.check = lap();
  keep(output, "artefact", segue.segue_artefact(project));
  took.artefact = lap();
  if (segue.segue_artefacts(project) !== 0) throw new Error("no artefacts");
  for (const [name, bytes] of listedFiles(result(segue))) {
    const file = path.join(output, "files", name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
  }
  const devices = JSON.parse(fs.readFileSync(path.join(output, "files/index.json"))).devices;
  start = performance.now();
  for (const screen of screens) {
    for (const device of devices) {
      keep(output, `layouts/${screen}/${device}`, ask({ screen, device }, segue.segue_layout, project));
    }
    const question = { screen, device: devices[0], outline: screen.length % 2 === 0 };
    keep(output, `drawings/${screen}`, ask(question, segue.segue_drawing, project));
    keep(output, `elements/${screen}`, ask({ screen, device: devices[0] }, segue.segue_elements, project));
  }
  took.layouts = lap();
  for (const { name, screen, data, values, device } of compiled) {
    const files = [[Buffer.from("<stdin>"), Buffer.from(screen)]];
    if (data !== null) files.push([Buffer.from("<data>"), Buffer.from(data)]);
    const status = withBytes(segue, [packed(files), Buffer.from(JSON.stringify({ device, arguments: values }))],
      (...places) => segue.segue_compile(project, ...places));
    keep(output, `compiled/${name}`, status);
  }
  for (const { link, device } of frames)
    keep(output, `frames/${link}-${device}`, segue.segue_frames(project, link, device, 60));
  for (const [number, question] of flights.entries()) {
    const flight = ask(question, segue.segue_flight, project);
    if (flight === 0) { keep(output, `flights/${number}`, 1); continue; }
    keep(output, `flights/${number}`, segue.segue_flight_frames(flight));
    keep(output, `flights/${number}.svg`, segue.segue_flight_drawing(flight));
    keep(output, `flights/${number}.waapi`, segue.segue_flight_animations(flight));
    keep(output, `flights/${number}.link`, segue.segue_flight_artefact(flight));
    // A flight that is not closed ends with its project.
    if (number % 2) segue.segue_close(flight);
  }
  if (script) {
    const app = withBytes(segue, [Buffer.from(script.device)], (...place) => segue.segue_navigation(project, ...place));
    if (app === 0) keep(output, "steps", 1);
    else {
      const steps = answers(segue, app, script.lines);
      fs.writeFileSync(path.join(output, "steps"), JSON.stringify(steps));
      start = performance.now();
      const launched = withBytes(client, [list, Buffer.from(script.device)], client.segue_launch);
      took.launch = lap();
      if (JSON.stringify(answersOfClient(launched, script.lines, steps)) !== JSON.stringify(steps))
        throw new Error(`${folder}: the module for clients navigates otherwise`);
      client.segue_close(launched);
    }
  }
  segue.segue_close(project);
  times.projects.push(took);
}
Object.assign(times, { weight, clientWeight });
times.memory = segue.memory.buffer.byteLength;
console.log(JSON.stringify(times));
