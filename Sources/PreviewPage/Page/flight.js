// The layers of a flight: their states at a progress, and the elements that show them.

/**
 * Returns the state of a screen, or a part of one, that is scaled about its center and translated.
 * Frames are on device pixels at both ends, and the corrections are interpolated in between. The
 * largest corner radius applies, since a screen can have rounded corners at rest.
 */
function screenState({ rest: [x, y, width, height], part, corners = [0, 0, 0, 0], tracks, from, to }, p) {
  const stateAt = (progress) => {
    // Translations add, scales and opacities multiply, and the largest radius applies.
    const numbers = [0, 0, 1, 1, 0];
    for (const [property, first, last, start, end] of tracks) {
      const value = first + (last - first) * inWindow(start, end, progress);
      if (property < 2) numbers[property] += value;
      else if (property < 4) numbers[property] *= value;
      else numbers[4] = Math.max(numbers[4], value);
    }
    const [dx, dy, scale, opacity, radius] = numbers;
    const [left, top] = [x + (width * (1 - scale)) / 2 + dx, y + (height * (1 - scale)) / 2 + dy];
    const [px, py, w, h] = part ?? [0, 0, width, height];
    const radii = corners.map((corner) => Math.max(part ? 0 : radius, corner * scale));
    return { frame: [left + px * scale, top + py * scale, w * scale, h * scale], opacity, radii };
  };
  const state = stateAt(p);
  const [start, end] = [stateAt(0).frame, stateAt(1).frame];
  const frame = p === 0 ? from : p === 1 ? to : state.frame.map((number, at) =>
    number + (from[at] - start[at]) * (1 - p) + (to[at] - end[at]) * p);
  return { ...state, frame };
}

/** Shows a screen in the state of its layer at a progress. Returns its frame. */
function showScreen({ element: { style } }, layer, p) {
  const { frame, opacity, radii } = screenState(layer, p);
  const { rest } = layer;
  const scale = [2, 3].map((side) => Math.max(0, frame[side] / rest[side]));
  const transform = `translate(${frame[0] - rest[0]}px, ${frame[1] - rest[1]}px) scale(${scale})`;
  style.transform = transform === "translate(0px, 0px) scale(1,1)" ? "" : transform;
  style.opacity = clamp(opacity, 0, 1);
  style.borderRadius = scale[0] ? pixels(radii.map((radius) => radius / scale[0])) : "";
  return frame;
}

/** Shows a layer that has only a background color. */
function showPaint(element, layer, p) {
  const { frame, opacity, radii } = screenState(layer, p);
  setBox(element, ...frame);
  element.style.opacity = clamp(opacity, 0, 1);
  element.style.borderRadius = pixels(radii);
}

// The window of each of the 36 channels: frame 0, content 1, corners 2, paint 3, clip 4, opacity 5.
const windowOfChannel = [..."000011112222333333333333444444445344"].map(Number);

/** Returns the CSS color of a premultiplied color. */
function colour([red, green, blue, alpha]) {
  const [r, g, b] = [red, green, blue].map((part) => (alpha > 1e-9 ? (part / alpha) * 255 : 0));
  return `rgb(${r} ${g} ${b} / ${alpha})`;
}

/** Returns a hue; neighboring layers get distant hues. */
const hueOf = (index) => 25 + index * 137.5;

/** A flying layer. Its element has the size of its frame; a clip path cuts off the rest. */
class FlyingLayer {
  constructor(layer, motion, screens) {
    this.layer = layer;
    this.deviceWidth = device().width;
    this.ends = screens.map((screen, side) => correctedEnd(layer, side, screen, motion));
    const part = (className, ...children) => make("div", { className }, ...children);
    // Gradients that differ cross-fade in separate boxes.
    const [one, other] = layer.gradients ?? ["", ""];
    this.boxes = (one === other ? [one] : ["", one, other]).map((image) => {
      const box = part("box");
      box.style.backgroundImage = image;
      return box;
    });
    if (layer.hangs !== undefined) {
      this.hangs = project.shared[layer.hangs];
      this.carriers = screens.map((screen, side) => correctedCarrier(layer, side, screen, motion));
    }
    const [kind, place, node] = layer.draws;
    if (kind === "picture") {
      this.picture = drawPicture(place);
      this.content = part("picture", this.picture);
      this.manner = project.shared[layer.picture];
    } else if (kind === "part") {
      this.whole = copyOf(screens[place].nodes[node]);
      Object.assign(this.whole.style, { left: 0, top: 0 });
      this.boxes = [];
      this.content = this.whole;
    } else if (kind === "component") {
      this.content = part("content", ...screens[place].drawing(node));
      this.textWidth = screens[place].frame(node)[2];
    }
    this.element = make("div", { className: "layer", "data-layer": layer.id, "data-pair": layer.pair },
      ...this.boxes, this.content);
  }

  /** Returns all numbers of the layer at a progress, not clamped. */
  channels(p) {
    const { ends: [first, last], layer: { windows, clipTravels, arc } } = this;
    if (p === 0 || p === 1) return this.ends[p];
    const shares = [0, 2, 4, 6, 8, 10].map((at) =>
      windows ? inWindow(windows[at], windows[at + 1], p) : p);
    // Insets of a frame are clamped at both ends: an overshooting layer loses nothing more.
    if (clipTravels) shares[4] = clamp(shares[4], 0, 1);
    const numbers = first.map((number, at) =>
      number + (last[at] - number) * shares[windowOfChannel[at]]);
    return [...this.#frame(first, last, arc, shares[0]), ...numbers.slice(4)];
  }

  #frame(first, last, arc, share) {
    if (!this.hangs) return boxOnWay(first.slice(0, 4), last.slice(0, 4), arc, share);
    const [, , origin, size, origin2, size2] = this.hangs;
    return boxHangingOn(boxOnWay(...this.carriers, arc, share), between(origin, origin2, share),
      between(size, size2, share));
  }

  show(p) {
    const numbers = this.channels(p);
    const four = (first) => numbers.slice(first, first + 4);
    const atLeastZero = (list) => list.map((number) => Math.max(0, number));
    const [x, y] = numbers;
    const [width, height] = atLeastZero(numbers.slice(2, 4));
    this.frame = [x, y, width, height];
    // Boxes at rest are painted on whole pixels, so this one is too at both ends.
    const isAtEnd = p === 0 || p === 1;
    setBox(this.element, isAtEnd ? x : 0, isAtEnd ? y : 0, width, height);
    Object.assign(this.element.style, {
      transform: isAtEnd ? "" : `translate(${x}px, ${y}px)`,
      opacity: clamp(numbers[32], 0, 1), clipPath: this.#clipPath(numbers),
    });
    const borderRadius = pixels(fitted(four(8), width, height));
    const borderWidth = pixels(atLeastZero(four(16)));
    for (const { style } of this.boxes) Object.assign(style, { borderRadius, borderWidth });
    if (this.whole) return;
    Object.assign(this.boxes[0].style, {
      backgroundColor: colour(four(12)), borderColor: colour(four(20)), boxShadow: this.#shadows(p),
    });
    this.boxes.slice(1).forEach(({ style }, at) => (style.opacity = at ? numbers[33] : 1 - numbers[33]));
    if (this.picture) {
      const edges = atLeastZero(four(16));
      const [box, drawn] = pictureInFrame(this.manner, inset([0, 0, width, height], edges), numbers[34]);
      const around = edgesOf(box).map((edge, side) => (side % 3 ? [width, height][side - 1] - edge : edge));
      const radii = fitted(four(8), width, height).map((radius, corner) =>
        radius - Math.max(around[corner > 1 ? 2 : 0], around[corner % 3 ? 1 : 3]));
      setBox(this.content, ...box);
      this.content.style.borderRadius = pixels(fitted(radii, box[2], box[3]));
      setBox(this.picture, drawn[0] - box[0], drawn[1] - box[1], drawn[2], drawn[3]);
    } else if (this.content) {
      // In a box wider than that of its layout, text is moved according to its alignment.
      this.content.style.left = `${(width - this.textWidth) * this.layer.share}px`;
    }
  }

  /**
   * Returns the clip relative to the frame. Edges that the device or a bar clips have no rounded
   * corners.
   */
  #clipPath(numbers) {
    const frame = edgesOf(numbers);
    const edges = numbers.slice(24, 28).map((edge, side) =>
      !this.layer.clipTravels ? edge : frame[side] + (side % 3 ? -edge : edge));
    const { height } = device();
    const clip = [
      clamp(edges[0], 0, height), Math.min(edges[1], this.deviceWidth), Math.min(edges[2], height),
      clamp(edges[3], 0, this.deviceWidth),
    ];
    const cut = clip.map((edge, side) => Math.abs(edge - edges[side]));
    const radii = [0, 1, 2, 3].map((corner) =>
      numbers[28 + corner] - Math.max(cut[corner > 1 ? 2 : 0], cut[corner % 3 ? 1 : 3]));
    const seen = edgesOf(this.frame);
    const insets = clip.map((edge, side) => (side % 3 ? seen[side] - edge : edge - seen[side]));
    return `inset(${pixels(insets)} round ${pixels(fitted(radii, clip[1] - clip[3], clip[2] - clip[0]))})`;
  }

  #shadows(p) {
    return (this.layer.shadows ?? []).map(([isInset, start, end, ...ends]) => {
      const share = inWindow(start, end, p);
      const [from, to] = [ends.flat().slice(0, 8), ends.flat().slice(8)];
      const [x, y, blur, ...rest] = from.map((number, at) => number + (to[at] - number) * share);
      const lengths = pixels([x, y, Math.max(0, blur), rest[0]]);
      return `${isInset ? "inset " : ""}${lengths} ${colour(rest.slice(1))}`;
    }).join();
  }
}

/** Returns the motion of a push or pop, or its replacement when Reduce Motion is on. */
function motionOf(flight, way) {
  const plan = (player.isReduced && flight.reduced) || flight;
  const [push, pop] = [plan.push, plan.pop].map(wholeMotion);
  return way === "push" ? push : { ...push, ...pop };
}

/** Returns a copy of an element with the same scroll offsets. */
function copyOf(element) {
  const copy = element.cloneNode(true);
  const [scrollers, copies] = [element, copy].map((root) =>
    [root, ...root.querySelectorAll(".scroller")].filter(({ classList }) => classList.contains("scroller")));
  requestAnimationFrame(() => copies.forEach((scroller, at) =>
    scroller.scrollTo(scrollers[at].scrollLeft, scrollers[at].scrollTop)));
  return copy;
}

/** A flight at a progress: the two screens with their layers, and the flying layers above. */
class FlightShow {
  constructor(motion, screens) {
    Object.assign(this, { motion, screens, copies: [] });
    this.layers = (motion.flying ?? []).map((layer) => new FlyingLayer(layer, motion, screens));
    // A sheet's grabber is above all flying layers.
    this.grabber = screens[1].grabber?.cloneNode();
    $("flying").replaceChildren(...this.layers.map(({ element }) => element), ...(this.grabber ? [this.grabber] : []));
    this.stage = motion.screens.map((layer) => this.#shower(layer));
    this.#handOver(true);
  }

  /** Returns the function that shows a layer of the screens at a progress. */
  #shower(layer) {
    const [below, above] = this.screens;
    const { id } = layer;
    if (id === "exiting") return (p) => (this.frames[0] = showScreen(below, layer, p));
    if (id === "entering") return (p) => (this.frames[1] = showScreen(above, layer, p));
    if (id === "scrim" || id === "grabber") {
      const element = id === "scrim" ? above.scrim : this.grabber;
      return (p) => showPaint(element, layer, p);
    }
    if (id === "returning") {
      const element = copyOf(below.element);
      element.inert = true;
      this.#add(element, id, (copy) => below.element.after(copy));
      return (p) => showScreen({ element }, layer, p);
    }
    const element = make("div", { className: "still" });
    if (id === "backdrop") {
      element.style.background = layer.color;
      this.#add(element, id, (copy) => above.element.before(copy));
    } else {
      this.#add(element, id, (copy) => (layer.above ? $("flying") : $("screens")).append(copy));
    }
    const bars = this.#bars(layer);
    element.append(...bars);
    return (p) => {
      showPaint(element, layer, p);
      // A bar that both screens have cross-fades its content.
      if (bars.length > 1) bars.forEach(({ style }, side) => (style.opacity = side ? p : 1 - p));
    };
  }

  /** Returns copies of the bars that a layer shows: of one screen, or of both. */
  #bars({ id, tracks }) {
    const [bar, isArriving] = [/^navigation/.test(id) ? "top" : "bottom", id.endsWith("(arriving)")];
    if (!/ bar/.test(id)) return [];
    const sides = tracks.length ? [isArriving ? 1 : 0] : [0, 1];
    return sides.flatMap((side) => {
      const { element, layout } = this.screens[side];
      const original = element.querySelector(`:scope > .bar.${bar}`);
      if (!original) return [];
      const copy = copyOf(original);
      // A layer's frame is rounded to device pixels, but content is centered in the original's
      // width.
      copy.style.width = `${layout.viewport[2]}px`;
      return [copy];
    });
  }

  #add(element, id, place) {
    element.dataset.layer = id;
    place(element);
    this.copies.push(element);
  }

  show(p) {
    this.frames = [];
    for (const show of this.stage) show(p);
    for (const layer of this.layers) layer.show(p);
  }

  end() {
    this.#handOver(false);
    $("flying").replaceChildren();
    for (const copy of this.copies) copy.remove();
  }

  /** Hides the components that layers show, so that nothing is visible twice. */
  #handOver(isFlying) {
    const { scrim, grabber } = this.screens[1];
    grabber?.classList.toggle("handed-over", isFlying);
    for (const [element, layer] of [[scrim, "scrim"], [this.grabber, "grabber"]]) {
      if (isFlying) element?.setAttribute("data-layer", layer);
      else element?.removeAttribute("data-layer");
    }
    this.screens.forEach(({ nodes, element }, side) => {
      for (const [list, name] of [[side, "handed-over"], [side + 2, "lifted"]]) {
        for (const node of this.motion.hidden?.[list] ?? []) nodes[node]?.classList.toggle(name, isFlying);
      }
      const hasBars = this.motion.screens.some(({ id }) => / bar$/.test(id) || (side && / bar /.test(id)));
      for (const bar of element.querySelectorAll(":scope > .bar")) {
        bar.classList.toggle("lifted", isFlying && hasBars);
      }
      if (isFlying) element.dataset.layer = side ? "entering" : "exiting";
      else delete element.dataset.layer;
    });
  }
}
