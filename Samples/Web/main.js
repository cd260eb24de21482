// A client for screens that a server lays out. The engine decides where a person is: what happens is
// sent to it as a command, and what it answers is done. The server has the screens and the flights. All
// that is left is to show them.

import { load } from "./segue.js";
import { addressOf, device, fetchApp, fetchEngine, openedLink } from "./server.js";
import { failureOf, make, Screen } from "./screen.js";
import { dress } from "./bars.js";
import { Flight } from "./flight.js";
import { Plans } from "./plans.js";
import { SheetDrag } from "./sheet.js";
import { placeOf, Timeline } from "./timeline.js";

const stage = document.getElementById("stage");
const message = document.getElementById("message");

/** How long a transition waits for its flight before the screen fades in without one. */
const flightPatience = 1500;
/** How long a flight waits at its end for a screen that comes late. */
const screenPatience = 4000;

/** What the app does for actions of its own. */
const customActions = {
  "sign-in": (client) => client.run("met session"),
  "create-account": (client) => client.run("met session"),
  "sign-out": (client) => client.run("unmet session"),
};

function announce(text) {
  message.textContent = text;
  clearTimeout(announce.timer);
  announce.timer = setTimeout(() => (message.textContent = ""), 3000);
}

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

class Client {
  /** The screens of all stacks that were shown, by their keys. */
  screens = new Map();
  /** The flight that plays, or that is being fetched. */
  flight = null;
  /** What was asked of the engine, as lines of `seguec navigate`, with the state after each. */
  script = [];
  #styles = new Map();
  /** What each screen declares to show instead of its content, by its id. */
  #standIns = new Map();

  constructor(app, { tabs, app: name, files }) {
    this.app = app;
    this.tabs = tabs;
    this.name = name;
    this.device = device();
    const { schemes, navigation } = JSON.parse(files["segue.json"]);
    [this.scheme] = schemes;
    this.plans = new Plans(Object.values(navigation?.flows ?? {}));
    for (const file of Object.values(files)) {
      const { screen, ...keys } = JSON.parse(file);
      if (screen) this.#standIns.set(screen, ["placeholder", "failure"].filter((phase) => phase in keys));
    }
    this.timeline = new Timeline((state, isBack) => this.travel(state, isBack));
  }

  start() {
    const { saved } = this.timeline;
    if (saved) this.#restore(saved);
    else if (openedLink(this.scheme)) this.#ask(this.#opening(), (line) => this.app.run(line));
    this.#ask("ready", (line) => this.app.run(line));
    if (saved) this.#ask(this.#resizing(), (line) => this.app.run(line));
    this.#ask("finish", (line) => this.app.run(line));
    this.#record();
    this.arrange();
    this.#listen();
  }

  #opening() { return `open ${openedLink(this.scheme) ?? `${this.scheme}://`}`; }
  #resizing() { return `resize ${innerWidth}x${innerHeight}`; }

  /**
   * Restores a state. A transition that was left is over, and what is met and chosen is what is met and chosen
   * now: the browser's back button neither signs in nor out.
   */
  #restore({ transition, held, ...state }, { met, flows } = state) {
    const place = { ...state, met, flows };
    this.#ask(`restore ${JSON.stringify(place)}`, () => this.app.restore(place));
    for (const name of state.met.filter((one) => !met.includes(one))) {
      this.#ask(`unmet ${name}`, (line) => this.app.run(line));
    }
  }

  // ---- Asking the engine ----

  /** Asks the engine. Returns what it answers; undefined if it refuses. */
  #ask(line, ask) {
    const answer = ask(line);
    if (!answer.ok) {
      announce(answer.message);
      return undefined;
    }
    this.step = answer.value;
    this.script.push({ line, state: answer.value.state, device: this.device });
    return answer.value;
  }

  /** Runs a command, and does what it leads to. Transitions run until they are over. */
  run(line) { return this.#send(line, () => this.app.run(line)); }

  /** Performs the actions of a component that is tapped. */
  tap(screen, node) {
    const { id, events } = node.dataset;
    const actions = JSON.parse(events).tap;
    screen.focused = node.dataset.path;
    screen.rememberAll();
    return this.#send(`tap ${id}`, () => this.app.perform(screen.key, id, actions));
  }

  async #send(line, ask) {
    announce("");
    await this.timeline.settled;
    this.#ask("hold", (hold) => this.app.run(hold));
    const { shown } = this.step;
    const step = this.#ask(line, ask);
    if (!step) return;
    this.#record();
    this.#perform(step.effects, shown);
  }

  #record() {
    const top = this.step.shown.at(-1);
    this.timeline.record(this.step.state, addressOf(top.url));
    // For a page around the client.
    stage.dispatchEvent(new CustomEvent("step", { detail: this.step }));
  }

  /** Follows a person through the browser's history: back as far as the app goes back, too. */
  async travel(state, isBack) {
    if (!state) return this.run(this.#opening());
    if (isBack) {
      this.#ask("hold", (hold) => this.app.run(hold));
      const { shown } = this.step;
      const step = this.#ask("back", (line) => this.app.run(line));
      if (step && placeOf(step.state) === placeOf(state)) {
        this.#record();
        return this.#perform(step.effects, shown);
      }
    }
    this.#cut();
    this.#styles.clear();
    this.#restore(state, this.step.state);
    this.#ask(this.#resizing(), (line) => this.app.run(line));
    this.#ask("finish", (line) => this.app.run(line));
    this.#record();
    this.arrange();
    this.top.focus();
  }

  // ---- Doing what it answers ----

  /** @param before The screens that were shown before. */
  #perform(effects, before) {
    let isMoving = this.flight !== null;
    for (const effect of effects) {
      switch (effect.type) {
        case "play":
          isMoving = true;
          this.#play(effect.transition, undefined, before);
          break;
        case "settle":
          isMoving = true;
          this.#settle();
          break;
        case "turnBack":
          isMoving = true;
          this.#turnBack();
          break;
        case "cut":
          this.#cut();
          this.arrange(before);
          break;
        case "show": if (effect.phase === "placeholder") this.screens.get(effect.key)?.retry(); break;
        case "problem": announce(`${effect.url}: ${effect.problem}`); break;
        case "openOutside": open(effect.url, "_blank", "noopener"); break;
        case "custom":
          if (customActions[effect.name]) customActions[effect.name](this);
          else announce(`The app would do: ${effect.name}`);
          break;
        default: break;
      }
    }
    if (!isMoving) this.#finish();
    else if (this.flight?.isHeld) this.#takeBack();
  }

  /**
   * Plays a transition: the flight of a tap, or else a fade.
   *
   * @param change The detents between which a sheet moves, if that is the transition.
   * @param before The screens that were shown before.
   */
  async #play({ name, reversed, from, to, tapped }, change, before = this.step.shown) {
    const held = this.flight?.isHeld && this.flight.way === (change ?? (reversed ? "away" : "")) && this.flight;
    // For the engine a sheet that settles or is held is no transition, which it would cut.
    if (!held && this.flight) {
      this.#cut();
      this.arrange(before);
    }
    const flight = this.flight = Object.assign(held || { isCancelled: false }, { isHeld: false });
    const [lower, upper] = (reversed ? [to, from] : [from, to]).map((key) => this.#screen(key));
    if (!lower || !upper || name === "none") return this.#finish();
    stage.inert = true;
    // The screen below has no elements yet if the page was reloaded above it.
    await lower.loading;
    const plan = held ? held.show.plan : tapped && await Promise.race([
      this.plans.planTo(upper, lower, tapped, { isPop: reversed, change }).catch(() => undefined),
      wait(flightPatience),
    ]);
    if (flight.isCancelled) return;
    if (!plan) return this.#fade(flight);
    const show = flight.show ??= new Flight(plan, stage, lower, upper);
    if (held) show.release();
    // What arrives is shown when the flight is over.
    if (change) upper.show(upper.presentation, this.#detentOf(upper.key));
    let way;
    do {
      way = show.isReversed;
      await show.finished;
      // A screen that comes late is waited for at the end of its flight, unless that turns round, or it shows
      // something already.
      if (way === reversed && !upper.phase) await Promise.race([upper.loading, show.turned, wait(screenPatience)]);
      if (flight.isCancelled) return;
    } while (show.isReversed !== way);
    this.#finish();
  }

  async #fade(flight) {
    this.#styles.clear();
    this.arrange();
    await this.top.element.animate({ opacity: [0, 1] }, { duration: 200 }).finished.catch(() => {});
    if (!flight.isCancelled) this.#finish();
  }

  #turnBack() {
    if (this.flight?.show) this.flight.show.reverse();
    else this.#finish();
  }

  /** Ends the flight at once. */
  #cut() {
    const { flight } = this;
    if (!flight) return;
    flight.isCancelled = true;
    flight.show?.end();
    this.flight = null;
    stage.inert = false;
  }

  /** Tells the engine that nothing moves any more, and shows what there is. */
  #finish() {
    const { flight } = this;
    if (flight) flight.isCancelled = true;
    const below = flight?.show?.end();
    this.flight = null;
    stage.inert = false;
    const before = stage.lastElementChild;
    this.#ask("finish", (line) => this.app.run(line));
    this.#record();
    const key = flight?.show?.screens.source.key;
    if (below) this.#styles.set(key, below);
    else this.#styles.delete(key);
    this.arrange();
    if (flight || this.top.element !== before) this.top.focus();
  }

  // ---- Cards ----

  /** The number of the detent at which a screen's sheet rests, or did when it was shown; undefined for one without. */
  #detentOf(key) { return this.#modalOf(key)?.detent ?? this.screens.get(key)?.detent; }

  #modalOf(key) { return this.step.state.modals.find(({ stack }) => stack.some((entry) => entry.key === key)); }

  /** The card on top, which a finger can drag: its element, where it rests, and whether it can be dragged away. */
  get card() {
    const { key, element, tops, detent, isLoaded } = this.top;
    const leaves = this.#leaves;
    if (this.flight || !isLoaded || (!leaves && tops.length === 0)) return undefined;
    return { key, element, tops, detent, leaves, top: tops[detent] ?? element.getBoundingClientRect().top };
  }

  /** Whether the screen on top is a card that can be dragged away. */
  get #leaves() {
    const isWhole = ["push", "fullScreen", "overFullScreen"].includes(this.step.shown.at(-1).presentation);
    return this.step.back.gesture === "drag" && !isWhole;
  }

  /** The screens between which the card on top was presented, as keys, and the component that was tapped. */
  get #presented() {
    const upper = this.top.key;
    const modal = this.#modalOf(upper);
    if (!modal) return undefined;
    const lower = this.step.shown.find(({ key }) => key === modal.presenter)?.key ?? this.step.shown.at(-2).key;
    return { lower, upper, tapped: modal.stack[0].tapped };
  }

  /** Moves the sheet on top to the detent that it has now. */
  #settle() {
    const { lower, upper, tapped } = this.#presented;
    const change = `${this.#screen(upper).detent}:${this.#detentOf(upper)}`;
    return this.#play({ name: "settle", reversed: false, from: lower, to: upper, tapped }, change);
  }

  /**
   * Holds the flight of the card on top for a finger; undefined if there is none.
   *
   * @param way The detents between which it moves, or `away`.
   */
  async hold(way) {
    const { tapped, ...keys } = this.#presented ?? {};
    const [lower, upper] = [keys.lower, keys.upper].map((key) => this.screens.get(key));
    const isPop = way === "away";
    const plan = tapped && await this.plans.plan(lower, tapped, { isPop, upper, change: isPop ? undefined : way }).catch(() => undefined);
    if (!plan || this.flight || this.top !== upper) return undefined;
    const flight = this.flight = { isCancelled: false, isHeld: true, way, show: new Flight(plan, stage, lower, upper) };
    flight.show.holdAt(0);
    return flight;
  }

  /** Puts the card back at once, unless the finger does not hold it any more. */
  putBack(flight) {
    if (!flight?.isHeld || this.flight !== flight) return;
    this.#cut();
    this.#finish();
  }

  /** Lets a held card go back to where the finger took it. */
  async #takeBack() {
    const { flight } = this;
    flight.isHeld = false;
    flight.show.reverse();
    await flight.show.finished;
    if (!flight.isCancelled) this.#finish();
  }

  // ---- Showing screens ----

  get top() { return this.screens.get(this.step.shown.at(-1).key); }

  #screen(key) {
    if (!this.screens.has(key)) {
      const shown = this.step.shown.find((one) => one.key === key) ?? this.#fetched(key);
      if (!shown) return undefined;
      const screen = new Screen(
        shown, this.#detentOf(key), entryOf(this.step.state, key)?.scrolled, this.#standIns.get(shown.screen));
      screen.onLoad = () => this.#loaded(screen);
      if (this.step.back.blockedBy !== "root") screen.onBack = () => this.back();
      this.screens.set(key, screen);
    }
    return this.screens.get(key);
  }

  #fetched(key) {
    const effect = this.step.effects.find((one) => one.type === "fetch" && one.key === key);
    return effect && { ...effect, presentation: undefined };
  }

  /** Shows what depends on the elements of a screen: its bars, what it dims, the title of the page. */
  #loaded(screen) {
    this.#report(screen);
    this.#dress(screen);
    if (!this.flight && this.step.shown.some(({ key }) => key === screen.key)) this.arrange();
  }

  /** Tells the engine what a screen shows, if that is something else than it knows. */
  #report({ key, phase }) {
    const entry = entryOf(this.step.state, key);
    if (!phase || !entry || (entry.phase ?? "content") === phase) return;
    this.#ask(`phase ${phase} #${key}`, (line) => this.app.run(line));
    this.#record();
  }

  /** Puts the screens that are shown on the stage, the lowest first. */
  arrange(shown = this.step.shown) {
    const elements = shown.flatMap((one, at) => {
      const screen = this.#screen(one.key);
      screen.show(one.presentation, this.#detentOf(one.key));
      screen.rest();
      this.#dress(screen);
      const { element } = screen;
      const isTop = one === shown.at(-1);
      element.inert = shown.slice(at + 1).some(({ presentation }) => presentation !== "push");
      element.classList.toggle("covered", one.covered);
      element.classList.toggle("dragged", isTop && (screen.tops.length > 0 || this.#leaves));
      const isModal = this.#modalOf(one.key) !== undefined;
      element.role = isModal ? "dialog" : null;
      element.ariaModal = isModal ? "true" : null;
      if (!isTop) Object.assign(element.style, this.#styles.get(one.key));
      const scrim = make("div", { className: "scrim", hidden: !screen.dimming });
      scrim.style.opacity = screen.dimming;
      return screen.dimming ? [scrim, element] : [element];
    });
    const isMoved = elements.some((element, at) => stage.children[at] !== element);
    if (isMoved || stage.children.length !== elements.length) stage.replaceChildren(...elements);
    for (const { key } of shown) {
      const screen = this.screens.get(key);
      screen.scrollBack();
      this.#report(screen);
    }
    const { title } = shown.at(-1);
    document.title = title || this.screens.get(shown.at(-1).key).element.ariaLabel || this.name;
    if (!this.flight) this.#forget();
  }

  /** Gives a screen the bars of the app. */
  #dress(screen) {
    const shown = this.step.shown.find(({ key }) => key === screen.key);
    dress(screen, shown, this.step, this.tabs, (line) => this.run(line));
  }

  /** Forgets screens that are on no stack any more. */
  #forget() {
    const { state, shown } = this.step;
    const kept = new Set(shown.map(({ key }) => key));
    for (const screen of this.screens.values()) {
      const isOnStack = kept.has(screen.key) || entryOf(state, screen.key);
      if (!isOnStack) {
        this.screens.delete(screen.key);
        this.#styles.delete(screen.key);
      }
    }
  }

  // ---- Listening to people ----

  /** Back in the app, whatever the browser's history is. */
  back() { return this.run("back"); }

  #screenOf(element) {
    const section = element.closest(".screen");
    return [...this.screens.values()].find((screen) => screen.element === section);
  }

  #listen() {
    new SheetDrag(this, stage);
    stage.addEventListener("click", (event) => {
      const node = event.target.closest(".tappable");
      const screen = node && this.#screenOf(node);
      // The browser opens links in new tabs and windows itself.
      if (!screen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      this.tap(screen, node);
    });
    stage.addEventListener("pointerdown", (event) => {
      const node = event.target.closest("a.tappable, .tappable:has(> a.hit)");
      const screen = node?.dataset.id && this.#screenOf(node);
      if (!screen) return;
      screen.rememberAll();
      this.plans.prepare(screen, node.dataset.id);
    });
    document.addEventListener("keydown", (event) => {
      if (event.target.role === "button" && ["Enter", " "].includes(event.key)) {
        event.preventDefault();
        event.target.click();
      } else if ([document.body, this.top.element].includes(document.activeElement) && this.top.scrollBy(event.key)) {
        event.preventDefault();
      } else if (event.key === "Escape" && (this.flight || this.step.back.gesture)) {
        this.back();
      }
    });
    stage.addEventListener("scroll", ({ target }) => {
      const screen = target.dataset?.path !== undefined && this.#screenOf(target);
      if (screen && !screen.isFlying) screen.remember(target);
    }, true);
    stage.addEventListener("scrollend", ({ target }) => this.#reportScroll(target), true);
    let timer;
    addEventListener("resize", () => {
      clearTimeout(timer);
      timer = setTimeout(() => this.#resize(), 100);
    });
  }

  /** The state has the offsets of the top screen's containers, so that they survive reloading. */
  #reportScroll(container) {
    const { id } = container.dataset ?? {};
    if (!id || /\s/.test(id) || this.flight || this.#screenOf(container) !== this.top) return;
    const { shown } = this.step;
    const step = this.#ask(`scroll ${id} ${container.scrollLeft},${container.scrollTop}`, (line) => this.app.run(line));
    this.#record();
    if (!step?.effects.some(({ type }) => type === "settle")) return;
    // The sheet has grown instead of scrolling.
    const { x, y } = entryOf(step.state, this.top.key).scrolled?.find((one) => one.id === id) ?? { x: 0, y: 0 };
    container.scrollTo({ left: x, top: y, behavior: "instant" });
    this.top.remember(container);
    this.#perform(step.effects, shown);
  }

  async #resize() {
    if (this.flight) {
      this.#cut();
      this.#finish();
    }
    this.#ask(this.#resizing(), (line) => this.app.run(line));
    this.#record();
    this.#styles.clear();
    const shown = new Set(this.step.shown.map(({ key }) => key));
    for (const screen of [...this.screens.values()]) {
      if (!shown.has(screen.key)) this.screens.delete(screen.key);
    }
    await Promise.all([...this.screens.values()].map((screen) => screen.load()));
    this.arrange();
  }
}

/** Returns the entry of a stack with a key, wherever it is in a state. */
function entryOf(state, key) {
  const search = (value) => {
    if (typeof value !== "object" || value === null) return undefined;
    if (value.key === key && value.screen !== undefined) return value;
    for (const part of Object.values(value)) {
      const found = search(part);
      if (found) return found;
    }
    return undefined;
  };
  return search([state.root, state.modals]);
}

/** The value of an answer of the engine. */
function valueOf(answer) {
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}

/** Starts the client. The outline has no screens' content, so the engine opens it in no time. */
async function start() {
  const [app, engine] = await Promise.all([fetchApp(), load(fetchEngine())]);
  for (const { family, address, weight, style } of app.fonts) {
    document.fonts.add(new FontFace(family, `url("${address}")`, { weight, style }));
  }
  const client = new Client(valueOf(engine.launch(app.files, device())), app);
  client.start();
  return client;
}

export const client = await start().catch((error) => {
  stage.replaceChildren(failureOf(error, () => location.reload()));
});
