// A screen: its elements, and what it remembers while others cover it.

import { fetchScreen } from "./server.js";

export const make = (name, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

/** What is shown instead of something that cannot be fetched. */
export function failureOf(error, onRetry, onBack) {
  const text = error instanceof TypeError ? "The server cannot be reached." : error.message;
  const button = (title, onclick) => make("button", { type: "button", onclick }, title);
  return make("div", { className: "failure", role: "alert" }, make("p", {}, text), button("Try again", onRetry),
    ...(onBack ? [button("Back", onBack)] : []));
}

/** The element that holds the picture of a component. */
export const pictureBox = (node) => node.querySelector(":scope > .content > .picture");

/** How long a screen waits for its content before it shows its placeholder, which would flash otherwise. */
const placeholderDelay = 100;

/** The class of what changes the height of a sheet, and the name under which it has the focus. */
export const RESIZER = "resize";

export class Screen {
  /** Whether the server's elements are in place. */
  isLoaded = false;
  /** What they are: the content, or what the screen shows instead; undefined before there are any. */
  phase;
  /** Whether a flight shows the screen, which must not change then. */
  isFlying = false;
  /** The offsets of scrolled containers, by their paths. */
  #offsets = new Map();
  /** The elements that are shown next, and what they are. */
  #arrived;
  #style = "";
  /** What can be shown instead of the content, each as a promise of its elements. */
  #standIns = {};
  /** The pictures that have flown into the screen, by the ids of their components. */
  #received = new Map();

  /**
   * @param shown What navigation says of it: its key, its link, its presentation.
   * @param detent The number of the detent at which it rests; undefined for one without.
   * @param scrolled The offsets of containers when it was left, each with an id.
   * @param standIns What it declares to show instead of its content: `placeholder`, `failure`.
   */
  constructor(shown, detent, scrolled = [], standIns = []) {
    this.key = shown.key;
    this.url = shown.url;
    this.name = shown.screen;
    this.arguments = shown.arguments;
    this.presentation = shown.presentation;
    this.detent = detent;
    this.scrolled = scrolled;
    this.standIns = standIns;
    this.element = make("section", { className: "screen waiting", tabIndex: -1 });
    this.#fill();
    this.load();
  }

  /** Lets the screen fill the window, as one does whose own size is not known. */
  #fill() {
    Object.assign(this.element.style, { left: 0, top: 0, width: "100%", height: "100%" });
    this.#style = this.element.style.cssText;
  }

  /** Fetches the elements, for the size that the window has. */
  load() {
    this.#standIns = Object.fromEntries(this.standIns.map(
      (phase) => [phase, fetchScreen(this, this.presentation, this.detent, phase).catch(() => undefined)]));
    return this.#loadContent(placeholderDelay);
  }

  /** Loads the content again after it has failed, with the placeholder and the failure that are there. */
  retry() {
    this.phase = undefined;
    this.#loadContent(0);
  }

  /** @param delay How long the placeholder is held back. */
  #loadContent(delay) {
    const loading = this.loading = fetchScreen(this, this.presentation, this.detent).then(
      (element) => loading === this.loading && this.#arrive(element, "content"),
      (error) => loading === this.loading && this.#fail(error));
    this.first = this.phase === "content" ? loading : Promise.race([loading, this.#wait(loading, delay)]);
    return loading;
  }

  /** Shows the placeholder until the content has arrived. Never ends for a screen without one. */
  async #wait(loading, delay) {
    const [element] = await Promise.all([
      this.#standIns.placeholder, new Promise((resolve) => setTimeout(resolve, delay)),
    ]);
    if (!element) return new Promise(() => {});
    if (loading === this.loading && !this.phase && !this.#arrived) this.#arrive(element.cloneNode(true), "placeholder");
  }

  /** Fetches the elements again if the screen is shown in another way than before. */
  show(presentation, detent) {
    if (this.presentation === presentation && this.detent === detent) return;
    Object.assign(this, { presentation, detent });
    this.load();
  }

  #arrive(element, phase) {
    this.#arrived = { element, phase };
    if (!this.isFlying) this.settle();
  }

  async #fail(error) {
    const failure = await this.#standIns.failure;
    if (failure) return this.#arrive(failure.cloneNode(true), "failure");
    // What was there may be for a window of another size.
    this.element.replaceChildren(failureOf(error, () => this.load(), this.onBack));
    this.element.classList.remove("waiting");
    this.#fill();
    this.isLoaded = true;
    this.onLoad?.();
  }

  /** Keeps a picture that has flown into an image that has none of its own, until the content has one. */
  receive(node, picture) {
    pictureBox(node).append(picture);
    if (node.dataset.id) this.#received.set(node.dataset.id, picture);
  }

  /** The components that show what flies into them, of some elements. */
  openNodes(element = this.element) { return [...element.querySelectorAll(".node:has(> .content > .picture:empty)")]; }

  /** Shows what has arrived in the meantime, in the place of what was shown. */
  settle() {
    if (!this.#arrived) return;
    const { element: arrived, phase } = this.#arrived;
    this.#arrived = undefined;
    this.phase = phase;
    if (phase !== "content") {
      for (const node of this.openNodes(arrived)) {
        const picture = this.#received.get(node.dataset.id);
        if (picture) pictureBox(node).append(picture.cloneNode());
      }
    }
    const focus = document.activeElement;
    const hadFocus = this.element.contains(focus);
    this.focused = hadFocus ? focus.closest(".node")?.dataset.path ?? this.focused : this.focused;
    arrived.inert = this.element.inert;
    arrived.classList.toggle("covered", this.element.classList.contains("covered"));
    this.element.replaceWith(arrived);
    this.element = arrived;
    this.#style = arrived.style.cssText;
    for (const { id, x, y } of this.scrolled) {
      const container = arrived.querySelector(`[data-id="${CSS.escape(id)}"]`);
      if (container && !this.#offsets.has(container.dataset.path)) this.#offsets.set(container.dataset.path, [x, y]);
    }
    this.isLoaded = true;
    this.scrollBack();
    this.onLoad?.();
    if (hadFocus) this.focus();
  }

  /** The opacity of the black in front of what is below. */
  get dimming() { return Number(this.element.dataset.scrim ?? 0); }

  /** The distances of a sheet from the top at each of its detents. */
  get tops() { return this.element.dataset.detents?.split(" ").map(Number) ?? []; }

  node(path) { return this.element.querySelector(`[data-path="${CSS.escape(path)}"]`); }

  /** Shows the screen at its own place, after a flight has shown it elsewhere. */
  rest() { if (this.#style) this.element.style.cssText = this.#style; }

  // ---- Scrolling ----

  remember(container) {
    this.#offsets.set(container.dataset.path, [container.scrollLeft, container.scrollTop]);
  }

  /** Remembers where all containers are: those that the focus has scrolled tell of it a frame later. */
  rememberAll() {
    for (const container of this.element.querySelectorAll(".scroller")) this.remember(container);
  }

  /** Elements that were moved in the document start at the beginning. */
  scrollBack() {
    for (const [path, [x, y]] of this.#offsets) this.node(path)?.scrollTo(x, y);
  }

  /** The offsets of containers with ids, each `[id, x, y]`. */
  get offsets() {
    return [...this.#offsets].flatMap(([path, [x, y]]) => {
      const id = this.node(path)?.dataset.id;
      return id && (x || y) ? [[id, x, y]] : [];
    });
  }

  // ---- Focus ----

  /**
   * Moves the focus to where it was on the screen, or else to the screen, whose title is read, and
   * which keys scroll: the browser scrolls the container around what has the focus.
   */
  focus() {
    const last = this.focused === RESIZER ? this.element.querySelector(`:scope > .${RESIZER}`)
      : this.focused && this.node(this.focused);
    (last?.querySelector(":scope > .hit") ?? last ?? this.element).focus({ preventScroll: true });
  }

  /** Scrolls as the keys of a page do, if the focus is on the screen itself. */
  scrollBy(key) {
    const container = [...this.element.querySelectorAll(".scroller")].find((one) => one.scrollHeight > one.clientHeight + 1);
    if (!container) return false;
    const page = container.clientHeight * 0.9;
    const steps = { ArrowDown: 40, ArrowUp: -40, PageDown: page, " ": page, PageUp: -page, End: 1e6, Home: -1e6 };
    if (!(key in steps)) return false;
    container.scrollBy({ top: steps[key], behavior: "instant" });
    return true;
  }
}
