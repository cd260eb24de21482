// The page around the device: its controls, the address, and the scale of the device.

/** Shows a message for a few seconds, without repeating it. */
function announce(text) {
  if (!$("toast").textContent.includes(text)) $("toast").append(make("div", {}, text));
  clearTimeout(announce.timer);
  announce.timer = setTimeout(() => $("toast").replaceChildren(), 5000);
}

/** Scales the device to the available space, but not above its actual size. */
function fitDevice() {
  const { width, height, safeArea } = device();
  const { clientWidth, clientHeight } = $("bench");
  const fit = Math.min(1, (clientWidth - 40) / width, (clientHeight - 40) / height);
  // The width is a whole number of pixels, so that no seam is visible at the edge.
  const scale = player.zoom ?? Math.max(50, Math.floor(width * fit)) / width;
  // A device with a home indicator has rounded corners.
  const corner = safeArea.bottom > 0 ? Math.min(48, width * 0.12) : 4;
  $("device").style.borderRadius = `${corner}px`;
  $("device").style.transform = scale === 1 ? "" : `scale(${scale})`;
  // Centered, on whole pixels.
  const { x, y } = $("bench").getBoundingClientRect();
  setBox($("rim"), Math.round(x + (clientWidth - width * scale) / 2 - 10) - x,
    Math.round(y + (clientHeight - height * scale) / 2 - 10) - y, width * scale, height * scale);
  $("rim").style.borderRadius = `${corner * scale + 10}px`;
}

/** Selects a device and a direction, or the defaults if they do not exist. */
function choose({ device: index = player.device, direction = player.direction }) {
  const { devices, directions } = project;
  player.device = devices[index] ? index : 0;
  player.direction = directions.includes(direction) ? direction : directions[0];
  const { width, height, safeArea: { top, bottom, leading, trailing } } = device();
  const [left, right] = player.direction === "rtl" ? [trailing, leading] : [leading, trailing];
  $("devices").value = player.device;
  $("direction").value = player.direction;
  setBox($("device"), 0, 0, width, height);
  $("safe-area").style.borderWidth = pixels([top, right, bottom, left]);
  fitDevice();
}

/** Starts with a view, and selects the tab of which it is the root, if any. */
function start(view) {
  player.tab = project.tabs.find((tab) => tab.view === view)?.id;
  player.next = null;
  tabStacks.clear();
  setStack(screensOf([{ view }]));
}

const indexOf = (all, name) => (typeof name === "string" ? all.findIndex((one) => one.name === name) : name);

function readAddress() {
  const { screen = "", device: name = "", direction } = Object.fromEntries(
    new URLSearchParams(location.hash.slice(1)));
  const index = Math.max(0, indexOf(project.devices, name));
  choose({ device: index, direction: direction ?? project.devices[index].direction });
  const { starts, root, instances } = project;
  start(starts[indexOf(instances, screen)] ?? root ?? starts[0]);
}

/** Shows the top screen with other data, presented as it declares. It goes back without a flight. */
function chooseData({ target }) {
  const { view, cameBy } = topScreen();
  const { screen } = instanceOf(view);
  const other = project.instances.findIndex((one) => one.screen === screen && one.data === target.value);
  const below = player.run?.base ?? player.stack.slice(0, -1);
  setStack([...below, ...screensOf([{ view: other, cameBy: cameBy && "data" }])]);
}

function showStack() {
  const { run, stack } = player;
  const screens = run ? [...run.base, run.screen] : stack;
  const { name, screen, data } = instanceOf(topScreen().view);
  const titles = screens.map(({ view }) => titleOf(view));
  const below = titles.slice(0, -1).reverse().map((title) => ` ‹ ${title}`);
  $("shown").replaceChildren(titles.at(-1), make("small", {}, ...below));
  $("back").disabled = screens.length < 2;
  const samples = project.instances.flatMap((one) => (one.screen === screen ? one.data : []));
  $("data").replaceChildren(...[...new Set(samples)].map((sample) => make("option", {}, sample)));
  $("data").value = data;
  $("data").parentElement.hidden = $("data").length < 2;
  for (const choice of $("starts").querySelectorAll("button")) choice.ariaPressed = choice.name === name;
  for (const tab of document.querySelectorAll("[data-tab]")) {
    tab.ariaPressed = tab.dataset.tab === player.tab;
  }
  const address = new URLSearchParams({ screen: name, device: device().name, direction: player.direction });
  if (location.hash !== `#${address}`) history.replaceState(null, "", `#${address}`);
}

const tabButtons = () => project.tabs.map(({ id, title }) =>
  button(title || id, () => selectTab(id), { "data-tab": id }));

function startControls() {
  const { devices, directions, starts } = project;
  $("devices").append(...devices.map(({ name, width, height }, value) =>
    make("option", { value }, `${name}, ${width} × ${height}`)));
  $("direction").append(...directions.map((value) => make("option", { value }, value.toUpperCase())));
  $("direction").parentElement.hidden = directions.length < 2;
  $("devices").onchange = $("direction").onchange = () => {
    choose({ device: Number($("devices").value), direction: $("direction").value });
    rebuild();
  };
  $("data").onchange = chooseData;
  const preference = matchMedia("(prefers-reduced-motion: reduce)");
  const reduce = () => {
    closeRun();
    player.isReduced = $("reduced").checked;
    showTime();
    showInspector();
  };
  const follow = () => ($("reduced").checked = preference.matches);
  preference.onchange = () => reduce(follow());
  $("reduced").onchange = reduce;
  player.isReduced = follow();
  $("safe").onchange = ({ target }) => ($("safe-area").hidden = !target.checked);
  $("back").onclick = back;
  document.onkeydown = (event) => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    const isTyping = target.matches?.("[type=search], select");
    const frames = { ",": -1, ".": 1 }[key];
    if (frames && !isTyping && !ctrlKey && !metaKey) return step(frames);
    if (isTyping || !(key === "Escape" || key === "Backspace" || (key === "ArrowLeft" && altKey))) return;
    event.preventDefault();
    back();
  };

  const items = starts.map((view) => {
    const { name, title } = instanceOf(view);
    const choice = button(title || name, () => start(view), { name });
    return make("li", {}, choice, title && title !== name ? make("small", {}, name) : null);
  });
  $("starts").append(...items);
  $("filter").oninput = ({ target }) => {
    const wanted = target.value.trim().toLowerCase();
    for (const item of items) item.hidden = !item.textContent.toLowerCase().includes(wanted);
  };
  $("screens-list").open = innerWidth > 1100;
  $("tabs").append(...tabButtons());
}

const layerNames = ({ show }) => show.layers.map(({ layer }) => layer.id);

// An interface for tests and the browser's console.
globalThis.segue = {
  /**
   * Shows a single view, by the name of an instance or the index of a view; `zoom` fixes the scale
   * of the device.
   */
  show({ view = topScreen().view, device: chosen, direction, reduced = player.isReduced, zoom }) {
    player.zoom = zoom ?? player.zoom;
    player.isReduced = $("reduced").checked = reduced;
    choose({ device: indexOf(project.devices, chosen), direction });
    start(typeof view === "string" ? project.starts[indexOf(project.instances, view)] : view);
  },

  /** Opens the flight of a component in the shown view, and holds it at a time. */
  play({ component, action = 0, way = "push", reduced = player.isReduced, seconds = 0 }) {
    closeRun();
    player.isReduced = $("reduced").checked = reduced;
    const { tree, layout } = topScreen();
    const node = Object.keys(tree.ids).find((key) => tree.ids[key] === component) ?? component;
    const key = `${node}.${action}`;
    const screen = new Screen(layout.flights[key].to, key);
    subject = { screen: topScreen(), node: Number(node) };
    const run = openRun({ base: player.stack, screen }, way);
    scrub(seconds);
    return { duration: run.motion.timing.duration, layers: layerNames(run) };
  },

  state() {
    const { run, stack } = player;
    const screens = !run ? stack : run.target ? [...run.base, run.screen] : run.base;
    return {
      stack: screens.map(({ view }) => instanceOf(view).name),
      progress: run?.progress ?? null,
      time: run?.course === "timed" ? run.time : null,
      playing: Boolean(run?.isPlaying),
      flight: run && {
        way: run.way, course: run.course, transition: run.flight.transition, layers: layerNames(run),
      },
    };
  },
};

document.title = `${project.app} · Segue preview`;
$("app").textContent = project.app;
$("fonts").textContent = project.fonts;
startControls();
startGestures();
startTimeline();
startPanels();
changes.addEventListener("stack", showStack);
new ResizeObserver(fitDevice).observe($("bench"));
window.onhashchange = readAddress;
readAddress();
