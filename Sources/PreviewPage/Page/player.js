// The content of the device: a stack of screens, and the flight to or from the top screen. The
// timeline can open a flight that has ended again, between the same screens.

const player = {
  device: 0, direction: "ltr", isReduced: false, speed: 1, zoom: null,
  /** The screens, from the bottom of the stack. */
  stack: [],
  /** The flight in progress. */
  run: null,
  /** The screens and the direction of the last flight, for the timeline. */
  last: null,
  /** The action to perform after the flight in progress. */
  next: null,
  tab: null,
};

const device = () => project.devices[player.device];
const topScreen = () => player.run?.screen ?? player.stack.at(-1);
/** Returns new screens for others, or for objects with a view, with the same scroll offsets. */
const screensOf = (others) => others.map((other) => {
  const screen = new Screen(other.view, other.cameBy);
  screen.kept = other.offsets ?? [];
  return screen;
});

// "stack" is sent when the shown screens change, "frame" when the progress of a flight changes.
const changes = new EventTarget();
const tellOf = (change) => changes.dispatchEvent(new Event(change));

/** Shows screens on the device, the last one on top, without a flight. */
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

/** Hides covered screens, and makes all but the top screen inert for screen readers. */
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

/** Shows the same stack on another device or in the other direction. */
function rebuild() {
  setStack(screensOf(player.stack));
  player.stack.forEach((screen, index, stack) => {
    // A screen below a card is in the state in which the flight left it.
    const flight = screen.isCard && flightOf(stack[index - 1], screen);
    if (flight) showScreen(stack[index - 1], motionOf(flight, "push").screens.find(({ id }) => id === "exiting"), 1);
  });
}

/** Returns the flight that presented a screen, on the current device. */
const flightOf = (below, screen) => below?.layout.flights[screen?.cameBy];

// ---- Flights ----

/** Opens a flight between the top of a stack and a screen above it, paused at its start. */
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
  // The course is that of the plan's time, unless a spring or a drag takes over.
  const run = { base, screen, way, flight, motion, show, course: "timed", time: 0, isPlaying: false };
  player.run = run;
  player.last = { base, screen, way };
  head(run, way === "push" ? 1 : 0);
  seek(run, 0);
  tellOf("stack");
  return run;
}

/** Sets the target of a flight; a focus on the device moves to the screen there. */
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

/**
 * Pauses the flight at a time of its plan. Without a flight in progress, the last one is opened
 * again.
 */
function scrub(seconds) {
  const run = player.run ?? reopen();
  if (!run) return;
  Object.assign(run, { course: "timed", isPlaying: false });
  head(run, run.way === "push" ? 1 : 0);
  seek(run, clamp(seconds, 0, run.motion.timing.duration));
}

const reopen = (way = player.last?.way) => player.last && openRun(player.last, way);

/**
 * Moves progress to a target by a spring, from its current value and velocity, in progress per
 * second.
 */
function springTo(run, target, velocity = velocityOf(run)) {
  const { spring: { omega, zeta }, gesture: { tolerance = 5e-4 } = {} } = run.flight;
  const start = run.progress - target;
  run.stateAt = (time) => spring(omega, zeta, time, start, velocity);
  // The spring is at rest when its energy cannot move it beyond the tolerance.
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
  // The first frame shows the state at the start.
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

/** Ends the flight in progress at its target. */
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

/** As above, and performs the pending action. */
function settle() {
  closeRun();
  const { next } = player;
  player.next = null;
  next?.();
}

// ---- User actions ----

/** Opens a view by the flight of a link. */
function push({ view, flight }) {
  const screen = new Screen(view, flight);
  const { stack } = player;
  if (flightOf(stack.at(-1), screen)) play(openRun({ base: stack, screen }, "push"));
  else setStack([...stack, screen]);
}

/** Goes back by one screen. A push in progress is reversed by a spring. */
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

/** Goes back to a screen further down. Only a single step has a flight. */
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
  backTo: ({ screen, entry = 1 }) =>
    backTo(player.stack.findLastIndex(({ view }) => instanceOf(view).screen === screen && !--entry)),
  replaceStack: ({ views }) => views.length && setStack(screensOf(views.map((view) => ({ view })))),
  selectTab: ({ tab }) => selectTab(tab),
  navigate: (action) => (action.view === undefined ? announce(`Nothing opens ${action.to}`) : push(action)),
};

/**
 * Performs the tap actions of a component, in order; actions that only an app can perform are
 * announced.
 */
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
