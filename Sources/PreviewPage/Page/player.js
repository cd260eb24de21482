// What is on the device: a stack of screens, and the flight that leads to or from its top. A flight
// that has ended can be opened again from the timeline, between the same screens.

const player = {
  device: 0, direction: "ltr", isReduced: false, speed: 1, zoom: null,
  /** The screens from the bottom up. */
  stack: [],
  /** The flight under way. */
  run: null,
  /** The screens and the way of the last flight, for the timeline. */
  last: null,
  /** What waits for the end of the flight under way. */
  next: null,
  tab: null,
};

const device = () => project.devices[player.device];
const topScreen = () => player.run?.screen ?? player.stack.at(-1);
/** New screens for others, or for anything that has a view, scrolled as far as those were. */
const screensOf = (others) => others.map((other) => {
  const screen = new Screen(other.view, other.cameBy);
  screen.kept = other.offsets ?? [];
  return screen;
});

// "stack" when other screens are shown, "frame" when a flight is at another moment.
const changes = new EventTarget();
const tellOf = (change) => changes.dispatchEvent(new Event(change));

/** Puts screens on the device, the last on top, without a flight. */
function setStack(screens) {
  closeRun();
  player.last = null;
  player.stack = screens;
  const hasFocus = $("device").contains(document.activeElement);
  $("screens").replaceChildren(...screens.flatMap(({ scrim, element }) => [scrim, element]));
  screens.forEach((screen) => screen.scrollBack());
  arrange();
  if (hasFocus) topScreen().focus();
}

/** Covers what cannot be seen, and takes from readers what is not on top. */
function arrange() {
  const { stack } = player;
  const lowest = stack.findLastIndex(({ isCard }) => !isCard);
  stack.forEach(({ element, scrim, dimming }, index) => {
    element.inert = index < stack.length - 1;
    element.classList.toggle("covered", index < lowest);
    scrim.style.opacity = dimming;
  });
  stack.at(-1).rest();
  tellOf("stack");
}

/** The same stack on another device or in the other direction. */
function rebuild() {
  setStack(screensOf(player.stack));
  player.stack.forEach((screen, index, stack) => {
    // What is below a card stands where the flight has left it.
    const flight = screen.isCard && flightOf(stack[index - 1], screen);
    if (flight) showScreen(stack[index - 1], motionOf(flight, "push").screens.find(({ id }) => id === "exiting"), 1);
  });
}

/** The flight by which a screen came, as it is on this device. */
const flightOf = (below, screen) => below?.layout.flights[screen?.cameBy];

// ---- Flights ----

/** Opens a flight between the top of a stack and a screen above it: at its beginning, held. */
function openRun({ base, screen }, way) {
  closeRun();
  const below = base.at(-1);
  const flight = flightOf(below, screen);
  const motion = motionOf(flight, way);
  if (!screen.element.isConnected) {
    $("screens").append(screen.scrim, screen.element);
    screen.scrollBack();
  }
  below.element.classList.remove("covered");
  const show = new FlightShow(motion, [below, screen]);
  // It follows the plan's time, unless a spring or a finger has taken over.
  const run = { base, screen, way, flight, motion, show, course: "timed", time: 0, isPlaying: false };
  player.run = run;
  player.last = { base, screen, way };
  head(run, way === "push" ? 1 : 0);
  seek(run, 0);
  tellOf("stack");
  return run;
}

/** Makes an end the one to which a flight leads; a focus on the device goes to the screen there. */
function head(run, target) {
  run.target = target;
  const hasFocus = $("device").contains(document.activeElement);
  run.show.screens.forEach(({ element }, end) => (element.inert = end !== target));
  if (hasFocus) run.show.screens[target].focus();
}

function apply(run, progress) {
  run.progress = progress;
  run.show.show(progress);
  tellOf("frame");
}

function seek(run, time) {
  run.time = time;
  apply(run, progressAt(run.motion.timing, time));
}

/** Holds the flight at a time of its plan; without one under way the last is opened again. */
function scrub(seconds) {
  const run = player.run ?? reopen();
  if (!run) return;
  Object.assign(run, { course: "timed", isPlaying: false });
  head(run, run.way === "push" ? 1 : 0);
  seek(run, clamp(seconds, 0, run.motion.timing.duration));
}

const reopen = (way = player.last?.way) => player.last && openRun(player.last, way);

/** Leads progress to an end by a spring, from where it is and as fast as it is, in progress a second. */
function springTo(run, target, velocity = velocityOf(run)) {
  const { spring: { omega, zeta }, gesture: { tolerance = 5e-4 } = {} } = run.flight;
  const start = run.progress - target;
  run.stateAt = (time) => spring(omega, zeta, time, start, velocity);
  // It rests when its energy cannot carry it farther than the tolerance any more.
  run.isAtRest = ([y, v]) => Math.hypot(y, v / omega) <= tolerance;
  Object.assign(run, { course: "spring", time: 0 });
  head(run, target);
  play(run);
}

function velocityOf({ course, motion: { timing }, time, stateAt }) {
  if (course !== "timed") return stateAt(time)[1];
  const step = Math.min(1e-4, timing.duration / 2);
  const middle = clamp(time, step, timing.duration - step);
  return (progressAt(timing, middle + step) - progressAt(timing, middle - step)) / (2 * step || 1);
}

function play(run) {
  if (run.course === "drag") springTo(run, run.target);
  run.isPlaying = true;
  cancelAnimationFrame(player.clock);
  // The first picture shows the moment at which it starts.
  const tick = (now, before = now) => {
    if (player.run !== run || !run.isPlaying) return;
    advance(run, ((now - before) / 1000) * player.speed);
    player.clock = requestAnimationFrame((next) => tick(next, now));
  };
  player.clock = requestAnimationFrame((now) => tick(now));
  tellOf("frame");
}

function advance(run, seconds) {
  if (run.course === "timed") {
    seek(run, run.time + seconds);
    if (run.time >= run.motion.timing.duration) settle();
  } else {
    run.time += seconds;
    const state = run.stateAt(run.time);
    if (run.isAtRest(state)) settle();
    else apply(run, run.target + state[0]);
  }
}

/** Ends the flight under way at the end to which it leads. */
function closeRun() {
  const { run } = player;
  if (!run) return;
  apply(run, run.target);
  run.show.end();
  run.course = "over";
  player.run = null;
  player.stack = run.target ? [...run.base, run.screen] : run.base;
  if (!run.target) {
    run.screen.kept = run.screen.offsets;
    run.screen.scrim.remove();
    run.screen.element.remove();
  }
  arrange();
}

/** The same, and goes on with what waits. */
function settle() {
  closeRun();
  const { next } = player;
  player.next = null;
  next?.();
}

// ---- What a person does ----

/** Opens a view by the flight that goes with a link. */
function push({ view, flight }) {
  const screen = new Screen(view, flight);
  const { stack } = player;
  if (flightOf(stack.at(-1), screen)) play(openRun({ base: stack, screen }, "push"));
  else setStack([...stack, screen]);
}

/** Back by one screen. A push under way turns round where it is. */
function back() {
  const { run, stack } = player;
  if (run?.target) return springTo(run, 0);
  if (run) {
    if (run.base.length > 1) player.next = back;
    return play(run);
  }
  const [screen, base] = [stack.at(-1), stack.slice(0, -1)];
  if (!base.length) announce("The first screen.");
  else if (flightOf(base.at(-1), screen)) play(openRun({ base, screen }, "pop"));
  else setStack(base);
}

/** Back to a screen farther below. Only a single step has a flight. */
function backTo(index) {
  const steps = player.stack.length - 1 - index;
  if (index < 0) announce("No such screen.");
  else if (steps === 1) back();
  else if (steps > 1) setStack(player.stack.slice(0, index + 1));
}

const tabStacks = new Map();

function selectTab(id) {
  const tab = project.tabs.find((other) => other.id === id);
  if (!tab) return announce(`There is no tab ${id}.`);
  closeRun();
  if (id === player.tab) return backTo(0);
  tabStacks.set(player.tab, player.stack.map(({ view, cameBy, offsets }) => ({ view, cameBy, offsets })));
  player.tab = id;
  setStack(screensOf(tabStacks.get(id) ?? [tab]));
}

const perform = {
  back,
  dismiss: back,
  backToRoot: () => backTo(0),
  backTo: ({ screen }) =>
    backTo(player.stack.findLastIndex(({ view }) => instanceOf(view).screen === screen)),
  replaceStack: ({ views }) => views.length && setStack(screensOf(views.map((view) => ({ view })))),
  selectTab: ({ tab }) => selectTab(tab),
  navigate: (action) => (action.view === undefined ? announce(`Nothing opens ${action.to}`) : push(action)),
};

/** Does what a component's tap asks for, in order; what only an app can do is told. */
function tap(screen, node) {
  if (player.run) {
    player.next = () => topScreen() === screen && tap(screen, node);
    return play(player.run);
  }
  inspect(screen, node);
  const element = screen.nodes[node];
  screen.lastFocus = element.querySelector(":scope > .hit") ?? element;
  for (const action of screen.tree.events[node].tap) {
    const { type, detail } = action;
    if (perform[type]) perform[type](action);
    else announce(`An app would ${type === "custom" ? "do" : type}: ${detail}`);
  }
}
