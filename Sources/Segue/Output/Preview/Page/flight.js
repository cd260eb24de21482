// A flight's layers: their state at a progress, and the elements that show it.

const trackNames = ["x", "y", "scale", "opacity", "radius"];

/** What the tracks of a screen add up to. Of radii the largest counts. */
function screenNumbers(tracks, p) {
  const numbers = { x: 0, y: 0, scale: 1, opacity: 1, radius: 0 };
  for (const [property, from, to, start, end] of tracks) {
    const value = from + (to - from) * inWindow(start, end, p);
    const name = trackNames[property];
    if (property < 2) numbers[name] += value;
    else if (property < 4) numbers[name] *= value;
    else numbers[name] = Math.max(numbers[name], value);
  }
  return numbers;
}

/** The screen scaled about its centre and moved; at both ends, and so on the way, on device pixels. */
function screenState({ rest, tracks, from, to }, p) {
  const frameAt = ({ x, y, scale }) => [
    rest[0] + (rest[2] * (1 - scale)) / 2 + x, rest[1] + (rest[3] * (1 - scale)) / 2 + y,
    rest[2] * scale, rest[3] * scale,
  ];
  const numbers = screenNumbers(tracks, p);
  let frame = p === 0 ? from : p === 1 ? to : null;
  if (!frame) {
    const [start, end] = [frameAt(screenNumbers(tracks, 0)), frameAt(screenNumbers(tracks, 1))];
    frame = frameAt(numbers).map((number, index) =>
      number + (from[index] - start[index]) * (1 - p) + (to[index] - end[index]) * p);
  }
  return { frame, opacity: clamp(numbers.opacity, 0, 1), radius: numbers.radius };
}

function showScreen(screen, layer, p) {
  const { frame, opacity, radius } = screenState(layer, p);
  const { style } = screen.element;
  const [scaleX, scaleY] = [frame[2] / layer.rest[2], frame[3] / layer.rest[3]];
  const isAtRest = scaleX === 1 && scaleY === 1 && !(frame[0] - layer.rest[0]) &&
    !(frame[1] - layer.rest[1]);
  style.transform = isAtRest ? "" :
    `translate(${frame[0] - layer.rest[0]}px, ${frame[1] - layer.rest[1]}px) ` +
    `scale(${Math.max(0, scaleX)}, ${Math.max(0, scaleY)})`;
  style.opacity = opacity === 1 ? "" : opacity;
  style.borderRadius = radius > 0 && scaleX > 0 ? `${radius / scaleX}px` : "";
  return frame;
}

function resetScreen({ element: { style } }) {
  style.transform = style.opacity = style.borderRadius = "";
}

// Which window each of the 36 channels runs in: frame, content, corners, paint, clip, opacity.
const windowOfChannel = [
  0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 3,
  4, 4,
];

/** CSS's colour for one that is multiplied by its alpha. */
function color([red, green, blue, alpha]) {
  if (!(alpha > 1e-9)) return "transparent";
  const part = (number) => `${clamp(number / alpha, 0, 1) * 100}%`;
  return `rgb(${part(red)} ${part(green)} ${part(blue)} / ${clamp(alpha, 0, 1)})`;
}

/** A layer that flies. Its element is as large as its frame; what the clip cuts off is not painted. */
class FlyingLayer {
  constructor(layer, motion, screens, index) {
    Object.assign(this, { layer, device: screens[0].device, index });
    this.first = correctedEnd(layer, 0, screens[0], motion);
    this.last = correctedEnd(layer, 1, screens[1], motion);
    this.element = make("div", {
      className: "layer", "data-layer": layer.id, "data-pair": layer.pair,
    });
    this.base = this.#part("paint");
    this.gradients = (layer.gradients ?? []).map((list) => {
      const part = this.#part("paint border");
      part.style.backgroundImage = list;
      return part;
    });
    this.edge = this.#part("paint border");
    this.#addContent(screens);
  }

  #part(className) {
    const part = make("div", { className });
    this.element.append(part);
    return part;
  }

  #addContent(screens) {
    const [kind, ...place] = this.layer.draws;
    if (kind === "picture") {
      this.window = this.#part("picture");
      this.content = drawPicture(place[0]);
      this.window.append(this.content);
    } else if (kind === "component") {
      const [side, node] = place;
      this.text = this.#part("content");
      this.text.append(...screens[side].drawing(node));
      this.textWidth = screens[side].frame(node)[2];
    }
  }

  /** Every number of the layer at a progress, unbounded. */
  channels(p) {
    const { layer, first, last } = this;
    if (p === 0) return first;
    if (p === 1) return last;
    const shares = [0, 1, 2, 3, 4, 5].map((index) => this.#share(index, p));
    // Insets of a frame stop at both ends: a layer that goes too far loses nothing more.
    if (layer.clipTravels) shares[4] = clamp(shares[4], 0, 1);
    const numbers = first.map((number, index) =>
      number + (last[index] - number) * shares[windowOfChannel[index]]);
    const frame = boxOnWay(first.slice(0, 4), last.slice(0, 4), layer.arc, shares[0]);
    return [...frame, ...numbers.slice(4)];
  }

  #share(index, p) {
    const { windows } = this.layer;
    return windows ? inWindow(windows[2 * index], windows[2 * index + 1], p) : p;
  }

  show(p) {
    const numbers = this.channels(p);
    const part = (first) => numbers.slice(first, first + 4);
    const [x, y, ...sides] = part(0);
    const [width, height] = sides.map((side) => Math.max(0, side));
    const { style } = this.element;
    style.transform = `translate(${x}px, ${y}px)`;
    style.width = `${width}px`;
    style.height = `${height}px`;
    style.opacity = clamp(numbers[32], 0, 1);
    style.clipPath = this.#clipPath(numbers);
    this.frame = [x, y, width, height];

    const radii = pixels(fitted(part(8), width, height));
    const border = pixels(part(16).map((side) => Math.max(0, side)));
    const [outer, inner] = this.#shadows(p);
    Object.assign(this.base.style, {
      borderRadius: radii, backgroundColor: color(part(12)), boxShadow: outer,
    });
    Object.assign(this.edge.style, {
      borderRadius: radii, borderWidth: border, borderColor: color(part(20)), boxShadow: inner,
    });
    const [one, other] = this.layer.gradients ?? [];
    this.gradients.forEach((gradient, index) => {
      const mixed = clamp(numbers[33], 0, 1);
      const opacity = one === other ? 1 - index : index ? mixed : 1 - mixed;
      Object.assign(gradient.style, { borderRadius: radii, borderWidth: border, opacity });
    });
    if (this.content) {
      this.window.style.borderRadius = radii;
      const [cx, cy, cw, ch] = part(4);
      setBox(this.content, cx, cy, Math.max(0, cw), Math.max(0, ch));
    }
    // In a wider box than it was laid out in, text stands where its alignment puts it.
    if (this.text) this.text.style.left = `${(width - this.textWidth) * this.layer.share}px`;
  }

  /** The clip, from the frame's own edges. What the device or a bar cuts off has no corners there. */
  #clipPath(numbers) {
    const [x, y, w, h] = numbers;
    const [width, height] = [Math.max(0, w), Math.max(0, h)];
    const [a, b, c, d] = numbers.slice(24, 28);
    const edges = this.layer.clipTravels ? [y + a, x + w - b, y + h - c, x + d] : [a, b, c, d];
    const [stageTop, stageBottom] = numbers.slice(34);
    const left = clamp(edges[3], 0, this.device.width);
    const top = clamp(edges[0], stageTop, stageBottom);
    const right = Math.max(left, Math.min(edges[1], this.device.width));
    const bottom = Math.max(top, Math.min(edges[2], stageBottom));
    const insets = pixels([top - y, x + width - right, y + height - bottom, left - x]);
    const [tl, tr, br, bl] = numbers.slice(28, 32).map((radius) => Math.max(0, radius));
    const cut = [top - edges[0], edges[1] - right, edges[2] - bottom, left - edges[3]];
    const radii = fitted([
      tl - Math.max(cut[0], cut[3]), tr - Math.max(cut[0], cut[1]),
      br - Math.max(cut[2], cut[1]), bl - Math.max(cut[2], cut[3]),
    ], right - left, bottom - top);
    return `inset(${insets} round ${pixels(radii)})`;
  }

  /** The shadows outside and inside of the box, as CSS writes them. */
  #shadows(p) {
    const lists = [[], []];
    for (const [inset, start, end, ...ends] of this.layer.shadows ?? []) {
      const share = inWindow(start, end, p);
      const numbers = ends.flat();
      const [x, y, blur, spread, ...tint] = numbers.slice(0, 8)
        .map((number, index) => mix(number, numbers[index + 8], share));
      lists[inset].push(
        `${pixels([x, y, Math.max(0, blur), spread])} ${color(tint)}${inset ? " inset" : ""}`);
    }
    return lists.map((list) => list.join(", "));
  }
}

/** The motion of a way, with less motion where that is wished. */
function motionOf(flight, way, isReduced) {
  const plan = (isReduced && flight.reduced) || flight;
  return way === "push" ? plan.push : { ...plan.push, ...plan.pop };
}

/** A flight that is shown: the two screens and what flies above them, at a progress. */
class FlightShow {
  constructor(motion, screens, container) {
    Object.assign(this, { motion, screens });
    this.layers = (motion.flying ?? []).map((layer, index) =>
      new FlyingLayer(layer, motion, screens, index));
    container.replaceChildren(...this.layers.map(({ element }) => element));
    this.#handOver(true);
    screens[0].element.dataset.layer = "exiting";
    screens[1].element.dataset.layer = "entering";
  }

  show(p) {
    this.progress = p;
    this.frames = this.screens.map((screen, index) =>
      showScreen(screen, this.motion.screens[index], p));
    this.screens[1].scrim.style.opacity = clamp(p, 0, 1);
    for (const layer of this.layers) layer.show(p);
  }

  /** Hides what the layers stand for, so that nothing is seen twice. */
  #handOver(isHidden) {
    this.screens.forEach((screen, side) => {
      for (const node of this.motion.hidden?.[side] ?? []) {
        screen.nodes[node]?.classList.toggle("handed-over", isHidden);
      }
    });
  }

  end() {
    this.#handOver(false);
    for (const { element } of this.layers) element.remove();
    for (const { element } of this.screens) delete element.dataset.layer;
  }

  /** What is outlined: name, colour and frame. */
  get outlines() {
    const screens = ["exiting", "entering"].map((name, index) =>
      ({ name, hue: null, frame: this.frames[index] }));
    return [...screens, ...this.layers.map(({ layer, frame, index }) =>
      ({ name: layer.id, hue: hueOf(index), frame }))];
  }
}

/** Neighbouring layers get colours that are far apart. */
const hueOf = (index) => (25 + index * 137.5) % 360;
