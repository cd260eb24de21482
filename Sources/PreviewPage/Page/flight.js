// A flight's layers: their state at a progress, and the elements that show it.

/** A screen scaled about its centre and moved; at both ends, and so on the way, on device pixels. */
function screenState({ rest: [x, y, width, height], tracks, from, to }, p) {
  const stateAt = (progress) => {
    // Translations add, scales and opacities multiply, of radii the largest counts.
    const numbers = [0, 0, 1, 1, 0];
    for (const [property, first, last, start, end] of tracks) {
      const value = first + (last - first) * inWindow(start, end, progress);
      if (property < 2) numbers[property] += value;
      else if (property < 4) numbers[property] *= value;
      else numbers[4] = Math.max(numbers[4], value);
    }
    const [dx, dy, scale, opacity, radius] = numbers;
    const [left, top] = [x + (width * (1 - scale)) / 2 + dx, y + (height * (1 - scale)) / 2 + dy];
    return { frame: [left, top, width * scale, height * scale], opacity, radius };
  };
  const state = stateAt(p);
  const [start, end] = [stateAt(0).frame, stateAt(1).frame];
  const frame = p === 0 ? from : p === 1 ? to : state.frame.map((number, at) =>
    number + (from[at] - start[at]) * (1 - p) + (to[at] - end[at]) * p);
  return { ...state, frame };
}

/** Shows a screen as its layer is at a progress; returns its frame. */
function showScreen({ element: { style } }, layer, p) {
  const { frame, opacity, radius } = screenState(layer, p);
  const { rest } = layer;
  const scale = [2, 3].map((side) => Math.max(0, frame[side] / rest[side]));
  const transform = `translate(${frame[0] - rest[0]}px, ${frame[1] - rest[1]}px) scale(${scale})`;
  style.transform = transform === "translate(0px, 0px) scale(1,1)" ? "" : transform;
  style.opacity = clamp(opacity, 0, 1);
  style.borderRadius = radius && scale[0] ? `${radius / scale[0]}px` : "";
  return frame;
}

// The window of each of the 36 channels: frame 0, content 1, corners 2, paint 3, clip 4, opacity 5.
const windowOfChannel = [..."000011112222333333333333444444445344"].map(Number);

/** CSS's colour for one that is multiplied by its alpha. */
function colour([red, green, blue, alpha]) {
  const [r, g, b] = [red, green, blue].map((part) => (alpha > 1e-9 ? (part / alpha) * 255 : 0));
  return `rgb(${r} ${g} ${b} / ${alpha})`;
}

/** Neighbouring layers get colours that are far apart. */
const hueOf = (index) => 25 + index * 137.5;

/** A layer that flies. Its element is as large as its frame; what the clip cuts off is not painted. */
class FlyingLayer {
  constructor(layer, motion, screens) {
    this.layer = layer;
    this.deviceWidth = device().width;
    this.ends = screens.map((screen, side) => correctedEnd(layer, side, screen, motion));
    const part = (className, ...children) => make("div", { className }, ...children);
    // Gradients that differ give way to each other in boxes of their own.
    const [one, other] = layer.gradients ?? ["", ""];
    this.boxes = (one === other ? [one] : ["", one, other]).map((image) => {
      const box = part("box");
      box.style.backgroundImage = image;
      return box;
    });
    const [kind, place, node] = layer.draws;
    if (kind === "picture") {
      this.picture = drawPicture(place);
      this.content = part("picture", this.picture);
    } else if (kind === "component") {
      this.content = part("content", ...screens[place].drawing(node));
      this.textWidth = screens[place].frame(node)[2];
    }
    this.element = make("div", { className: "layer", "data-layer": layer.id, "data-pair": layer.pair },
      ...this.boxes, this.content);
  }

  /** Every number of the layer at a progress, unbounded. */
  channels(p) {
    const { ends: [first, last], layer: { windows, clipTravels, arc } } = this;
    if (p === 0 || p === 1) return this.ends[p];
    const shares = [0, 2, 4, 6, 8, 10].map((at) =>
      windows ? inWindow(windows[at], windows[at + 1], p) : p);
    // Insets of a frame stop at both ends: a layer that goes too far loses nothing more.
    if (clipTravels) shares[4] = clamp(shares[4], 0, 1);
    const numbers = first.map((number, at) =>
      number + (last[at] - number) * shares[windowOfChannel[at]]);
    return [...boxOnWay(first.slice(0, 4), last.slice(0, 4), arc, shares[0]), ...numbers.slice(4)];
  }

  show(p) {
    const numbers = this.channels(p);
    const four = (first) => numbers.slice(first, first + 4);
    const atLeastZero = (list) => list.map((number) => Math.max(0, number));
    const [x, y] = numbers;
    const [width, height] = atLeastZero(numbers.slice(2, 4));
    this.frame = [x, y, width, height];
    Object.assign(this.element.style, {
      transform: `translate(${x}px, ${y}px)`, width: `${width}px`, height: `${height}px`,
      opacity: clamp(numbers[32], 0, 1), clipPath: this.#clipPath(numbers),
    });
    const borderRadius = pixels(fitted(four(8), width, height));
    const borderWidth = pixels(atLeastZero(four(16)));
    for (const { style } of this.boxes) Object.assign(style, { borderRadius, borderWidth });
    Object.assign(this.boxes[0].style, {
      backgroundColor: colour(four(12)), borderColor: colour(four(20)), boxShadow: this.#shadows(p),
    });
    this.boxes.slice(1).forEach(({ style }, at) => (style.opacity = at ? numbers[33] : 1 - numbers[33]));
    if (this.picture) {
      this.content.style.borderRadius = borderRadius;
      setBox(this.picture, ...four(4).slice(0, 2), ...atLeastZero(numbers.slice(6, 8)));
    } else if (this.content) {
      // In a wider box than it was laid out in, text stands where its alignment puts it.
      this.content.style.left = `${(width - this.textWidth) * this.layer.share}px`;
    }
  }

  /** The clip, seen from the frame. What the device or a bar cuts off has no corners there. */
  #clipPath(numbers) {
    const frame = edgesOf(numbers);
    const edges = numbers.slice(24, 28).map((edge, side) =>
      !this.layer.clipTravels ? edge : frame[side] + (side % 3 ? -edge : edge));
    const [top, bottom] = numbers.slice(34);
    const clip = [
      clamp(edges[0], top, bottom), Math.min(edges[1], this.deviceWidth), Math.min(edges[2], bottom),
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

/** The motion of a way, with less motion where that is wished. */
function motionOf(flight, way) {
  const plan = (player.isReduced && flight.reduced) || flight;
  const [push, pop] = [plan.push, plan.pop].map(wholeMotion);
  return way === "push" ? push : { ...push, ...pop };
}

/** A flight as it is shown: the two screens and what flies above them, at a progress. */
class FlightShow {
  constructor(motion, screens) {
    Object.assign(this, { motion, screens });
    this.layers = (motion.flying ?? []).map((layer) => new FlyingLayer(layer, motion, screens));
    $("flying").replaceChildren(...this.layers.map(({ element }) => element));
    this.#handOver(true);
  }

  show(p) {
    this.frames = this.motion.screens.map((layer, at) => showScreen(this.screens[at], layer, p));
    this.screens[1].scrim.style.opacity = clamp(p, 0, 1);
    for (const layer of this.layers) layer.show(p);
  }

  end() {
    this.#handOver(false);
    $("flying").replaceChildren();
  }

  /** Hides what the layers stand for, so that nothing is seen twice. */
  #handOver(isFlying) {
    this.screens.forEach(({ nodes, element }, side) => {
      for (const node of this.motion.hidden?.[side] ?? []) {
        nodes[node]?.classList.toggle("handed-over", isFlying);
      }
      if (isFlying) element.dataset.layer = side ? "entering" : "exiting";
      else delete element.dataset.layer;
    });
  }
}
