// A flight between two screens, played by the browser: the elements and keyframes that the compiler
// computed for the Web Animations API, filled with the elements of the screens.

import { pictureAddress } from "./server.js";
import { make, pictureBox } from "./screen.js";

export class Flight {
  /** Whether it goes back to where it came from. */
  isReversed = false;
  #animations = [];
  #hidden = [];
  #copies = [];
  #turn;

  /**
   * @param plan The answer of the server.
   * @param source The screen that was tapped, which is below.
   * @param destination The screen that the tap opens.
   */
  constructor(plan, stage, source, destination) {
    this.plan = plan;
    this.screens = { source, destination };
    for (const screen of [source, destination]) screen.isFlying = true;
    this.element = make("div", { className: "flight", ariaHidden: "true" });
    for (const layer of plan.layers) this.#add(layer, this.element, layer.layer ?? layer.children?.[0]?.layer);
    stage.append(this.element);
    for (const screen of [source, destination]) screen.scrollBack();
    for (const [original, copy] of this.#copies) scrollLike(original, copy);
    this.#hide();
  }

  /** Resolves when the flight is at one of its ends. */
  get finished() { return Promise.allSettled(this.#animations.map((animation) => animation.finished)); }

  /** Resolves when the flight turns round for the first time. */
  turned = new Promise((resolve) => (this.#turn = resolve));

  /** Turns round, from where it is. */
  reverse() {
    this.isReversed = !this.isReversed;
    this.#turn();
    for (const animation of this.#animations) animation.reverse();
  }

  /** Holds the flight at a time in seconds from its start. */
  holdAt(seconds) {
    for (const animation of this.#animations) {
      animation.pause();
      animation.currentTime = seconds * 1000;
    }
  }

  /** Holds the flight when the upper screen is at a distance from the top, or as near as it comes. */
  holdWhere(top) {
    const { keyframes = [] } = this.plan.layers.find(({ layer }) => layer === "entering") ?? {};
    const stops = keyframes.filter(({ translate }) => translate)
      .map(({ offset, translate }) => [offset, parseFloat(translate.split(" ")[1] ?? 0)]);
    if (stops.length < 2) return this.holdAt(1e-4 * this.plan.duration);
    const at = stops.findIndex(([, y], index) => index > 0 && (y - top) * (stops[index - 1][1] - top) <= 0);
    const [[start, from], [end, to]] = at < 0 ? [stops[0], stops.at(-1)] : [stops[at - 1], stops[at]];
    const share = from === to ? 0 : Math.min(Math.max((top - from) / (to - from), 0), 1);
    // At its very ends an animation that goes on would start again at the other.
    const progress = Math.min(Math.max(start + (end - start) * share, 1e-4), 1 - 1e-4);
    this.holdAt(progress * this.plan.duration);
  }

  /** Lets a held flight go on. */
  release() { for (const animation of this.#animations) animation.play(); }

  /** Removes the layers. The screens are then to be put at their places. */
  end() {
    const { source, destination } = this.screens;
    this.#leavePictures();
    const below = this.#stateBelow();
    for (const animation of this.#animations) animation.cancel();
    for (const [element, name] of this.#hidden) element.classList.remove(name);
    for (const screen of [source, destination]) {
      screen.isFlying = false;
      screen.rest();
      screen.settle();
    }
    this.element.remove();
    return below;
  }

  /**
   * Leaves pictures where they have flown to, if the screen there has none of its own yet. The layer of such a
   * picture is where its component is.
   */
  #leavePictures() {
    const { destination } = this.screens;
    for (const node of destination.openNodes()) {
      const frame = node.getBoundingClientRect();
      const layer = [...this.element.querySelectorAll("[data-layer]:has(img)")].find((one) => {
        const box = one.getBoundingClientRect();
        return ["left", "top", "width", "height"].every((side) => Math.abs(box[side] - frame[side]) < 0.5);
      });
      const shown = layer?.querySelector("img");
      if (!shown) continue;
      const [picture, box] = [shown.cloneNode(), pictureBox(node).getBoundingClientRect()];
      const { left, top, width, height } = shown.getBoundingClientRect();
      picture.style.cssText = `left:${left - box.left}px;top:${top - box.top}px;width:${width}px;height:${height}px`;
      destination.receive(node, picture);
    }
  }

  /**
   * The style in which the flight leaves the screen below, which a card scales back; undefined if it
   * is as it was.
   */
  #stateBelow() {
    const box = this.element.querySelector(':scope > [data-layer="exiting"], :scope > * > [data-layer="exiting"]');
    const content = box?.firstElementChild;
    if (!content) return undefined;
    const [{ translate, borderRadius, opacity }, { scale }] = [getComputedStyle(box), getComputedStyle(content)];
    if (scale === "none" || scale === "1") return undefined;
    const factor = Number(scale.split(" ")[0]);
    return { left: 0, top: 0, translate, scale, opacity, transformOrigin: "0 0", borderRadius: `${parseFloat(borderRadius) / factor}px` };
  }

  /** Adds the element of a part, with what it contains. */
  #add(part, parent, layer) {
    const element = document.createElement(part.picture ? "img" : "div");
    if (part.picture) Object.assign(element, { src: pictureAddress(part.picture), alt: "", decoding: "sync" });
    if (part.layer) element.dataset.layer = part.layer;
    Object.assign(element.style, part.style);
    parent.append(element);
    if (part.keyframes) this.#animations.push(element.animate(part.keyframes, this.plan.options));
    this.#fill(element, part, layer);
    for (const child of part.children ?? []) this.#add(child, element, layer);
  }

  #fill(element, part, layer) {
    const { source, destination } = this.screens;
    if (part.screen !== undefined) {
      const screen = layer === "entering" ? destination : source;
      // A screen that returns beside itself is a copy.
      const shown = screen.element.closest(".flight") === this.element ? this.#copy(screen.element) : screen.element;
      Object.assign(shown.style, { left: 0, top: 0, borderRadius: 0, translate: "", scale: "", opacity: "" });
      shown.classList.remove("covered");
      element.append(shown);
    } else if (part.bar) {
      this.#addBars(element, part.bar, layer);
    } else if (part.component ?? part.wholeComponent) {
      const screen = this.screens[part.of];
      const node = screen.node(part.component ?? part.wholeComponent);
      const original = part.component ? node?.querySelector(":scope > .content") : node;
      if (!original) return;
      const copy = this.#copy(original);
      Object.assign(copy.style, { left: 0, top: 0 });
      element.append(copy);
    }
  }

  /** A bar that both screens have changes from one to the other. */
  #addBars(element, bar, layer) {
    const { source, destination } = this.screens;
    const of = (screen) => screen.element.querySelector(`:scope > .bar.${bar}`);
    const sides = / \(arriving\)$/.test(layer) ? [undefined, of(destination)]
      : / \(leaving\)$/.test(layer) ? [of(source), undefined] : [of(source), of(destination)];
    const isPop = this.plan.direction === "pop";
    for (const [side, original] of sides.entries()) {
      if (!original) continue;
      const copy = this.#copy(original);
      Object.assign(copy.style, { insetBlock: "0", height: "100%" });
      element.append(copy);
      const other = sides[1 - side];
      if (!other) continue;
      const opacity = (side === 1) === isPop ? [1, 0] : [0, 1];
      this.#animations.push(copy.animate({ opacity }, this.plan.options));
    }
  }

  #copy(original) {
    const copy = original.cloneNode(true);
    copy.inert = true;
    this.#copies.push([original, copy]);
    return copy;
  }

  /** Hides the components that layers show, so that nothing is visible twice. */
  #hide() {
    const { source, destination } = this.screens;
    const { hiddenOnSource, hiddenOnDestination, liftedFromSource, liftedFromDestination } = this.plan.handover;
    const hide = (screen, paths, name) => {
      for (const path of paths ?? []) {
        const node = screen.node(path);
        if (node) this.#hidden.push([node, name]);
      }
    };
    hide(source, hiddenOnSource, "handed-over");
    hide(destination, hiddenOnDestination, "handed-over");
    hide(source, liftedFromSource, "lifted");
    hide(destination, liftedFromDestination, "lifted");
    const bars = this.plan.layers.filter(({ layer }) => / bar/.test(layer ?? ""));
    for (const screen of bars.length ? [source, destination] : []) {
      for (const bar of screen.element.querySelectorAll(":scope > .bar")) this.#hidden.push([bar, "lifted"]);
    }
    if (this.plan.layers.some(({ layer }) => layer === "grabber")) {
      for (const grabber of destination.element.querySelectorAll(":scope > .grabber")) this.#hidden.push([grabber, "lifted"]);
    }
    for (const [element, name] of this.#hidden) element.classList.add(name);
  }
}

/** Scrolls the containers in a copy of an element as they are scrolled in it. */
function scrollLike(original, copy) {
  const containers = (root) => [root, ...root.querySelectorAll(".scroller")].filter((one) => one.classList.contains("scroller"));
  const copies = containers(copy);
  containers(original).forEach((container, at) => copies[at]?.scrollTo(container.scrollLeft, container.scrollTop));
}
