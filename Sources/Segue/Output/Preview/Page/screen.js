// A screen as elements: one a component, nested as the components are, each where the compiler put it.

const svgNames = "http://www.w3.org/2000/svg";

/** The lines of a text, each piece where it was measured. Readers get the words elsewhere. */
function drawTexts(pieces) {
  const drawing = document.createElementNS(svgNames, "svg");
  drawing.setAttribute("class", "text");
  drawing.setAttribute("aria-hidden", "true");
  for (const [x, baseline, width, letters, words, flags] of pieces) {
    const text = document.createElementNS(svgNames, "text");
    const isRightToLeft = Boolean(flags & 2);
    text.style.cssText = project.letters[letters];
    text.style.direction = isRightToLeft ? "rtl" : "ltr";
    text.setAttribute("x", isRightToLeft ? x + width : x);
    text.setAttribute("y", baseline);
    if (flags & 1) {
      text.setAttribute("textLength", width);
      text.setAttribute("lengthAdjust", "spacingAndGlyphs");
    }
    text.textContent = words;
    drawing.append(text);
  }
  return drawing;
}

/** A picture, or where there is none a box with its two diagonals. */
function drawPicture(index, description = "") {
  const address = pictureAddress(index);
  if (!address) {
    const role = description ? { role: "img", "aria-label": description } : {};
    return make("div", { className: "placeholder", ...role });
  }
  // Decoded before it is painted, so that nothing flickers where a flight lands.
  return make("img", { alt: description, decoding: "sync", draggable: false, src: address });
}

function setBox(element, x, y, width, height) {
  const { style } = element;
  style.left = `${x}px`;
  style.top = `${y}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
}

const pixels = (numbers) => numbers.map((number) => `${number}px`).join(" ");

/** A picture where the compiler draws it, clipped to its content box. */
function drawClippedPicture([index, x, y, width, height, cx, cy, cw, ch, ...radii], description) {
  const clip = make("div", { className: "picture" });
  setBox(clip, cx, cy, cw, ch);
  clip.style.borderRadius = pixels(radii);
  const picture = drawPicture(index, description);
  if (picture.localName === "img") setBox(picture, x - cx, y - cy, width, height);
  clip.append(picture);
  return clip;
}

/** A view that is shown on the device: its data and its elements, which keep how far they are scrolled. */
class Screen {
  constructor(view, variant) {
    this.view = view;
    this.device = project.devices[variant >> 1];
    this.layout = layoutOf(view, variant);
    this.tree = treeOf(project.views[view].instance);
    this.scrollers = Object.keys(this.layout.scrolls).map(Number);
    this.nodes = [];
    this.element = make("section", {
      className: "screen", tabIndex: -1, "aria-label": titleOf(view),
      dir: variant & 1 ? "rtl" : "ltr",
    });
    setBox(this.element, ...this.layout.viewport);
    this.scrim = make("div", { className: "scrim", hidden: this.coversDevice });
    this.#build();
  }

  /** Whether nothing of the screens below it can be seen. */
  get coversDevice() {
    const [x, y, width, height] = this.layout.viewport;
    return x <= 0 && y <= 0 && x + width >= this.device.width && y + height >= this.device.height;
  }

  /** A component's frame relative to the viewport, content not scrolled, in points. */
  frame(node) {
    const { scale } = this.device;
    return this.layout.frames.slice(4 * node, 4 * node + 4).map((number) => number / scale);
  }

  border(node) {
    return this.layout.borders[node] ?? [0, 0, 0, 0];
  }

  #build() {
    const { tree, layout } = this;
    const taps = new Set(tappable(tree).map(({ node }) => node));
    const holders = nodesAround(tree, taps);
    tree.parents.forEach((parent, node) => {
      if (layout.isGone[node]) return;
      const element = this.#draw(node);
      this.nodes[node] = element;
      if (taps.has(node)) this.#makeTappable(node, element, holders.has(node));
      (this.nodes[parent] ?? this.element).append(element);
    });
    // Where `order` changes what lies on top, the elements follow it: each is positioned.
    for (const [node, children] of Object.entries(layout.order)) {
      const parent = this.nodes[node];
      if (parent) for (const child of children) if (this.nodes[child]) parent.append(this.nodes[child]);
    }
  }

  #draw(node) {
    const { tree, layout } = this;
    const element = make("div", { className: "node", "data-node": node, "data-id": tree.ids[node] });
    element.style.cssText = project.paints[layout.paints[node]];
    // What is clipped must not scroll when something in it is focused.
    if (element.style.overflow === "hidden") element.style.overflow = "clip";
    const parent = tree.parents[node];
    const [x, y, width, height] = this.frame(node);
    const [left, top] = parent < 0 ? [0, 0] : this.#paddingCorner(parent);
    setBox(element, x - left, y - top, width, height);
    if (tree.isHiddenFromReaders[node]) element.setAttribute("aria-hidden", "true");

    const label = tree.labels[node];
    if (label && tree.types[node] === "l") {
      element.setAttribute("role", "group");
      element.setAttribute("aria-label", label);
    }
    this.#drawContent(node, element, label);
    if (layout.scrolls[node]) this.#makeScroll(node, element, width, height);
    return element;
  }

  /** What a component draws by itself, from its frame's corner: its picture and its text. */
  #drawContent(node, element, label) {
    const { tree } = this;
    const isPicture = tree.types[node] === "i" || tree.types[node] === "v";
    const parts = this.drawing(node, isPicture ? label : "");
    const words = isPicture ? "" : tree.types[node] === "l" ? "" : label || tree.words[node];
    if (words) parts.push(make("span", { className: "words" }, words));
    if (!parts.length) return;
    const [top, , , left] = this.border(node);
    const content = make("div", { className: "content" }, ...parts);
    setBox(content, -left, -top, ...this.frame(node).slice(2));
    element.append(content);
  }

  /** New elements of a component's own picture and text. */
  drawing(node, description = "") {
    const { pictures, texts } = this.layout;
    const parts = [];
    if (pictures[node]) parts.push(drawClippedPicture(pictures[node], description));
    if (texts[node]) parts.push(drawTexts(texts[node]));
    return parts;
  }

  #paddingCorner(node) {
    const [x, y] = this.frame(node);
    const [top, , , left] = this.border(node);
    return [x + left, y + top];
  }

  #makeScroll(node, element, width, height) {
    const [contentWidth, contentHeight] = this.layout.scrolls[node];
    const [top, right, bottom, left] = this.border(node);
    // A third of a point more than fits comes from rounding, and is nothing to scroll.
    const scrolls = [contentWidth - (width - left - right), contentHeight - (height - top - bottom)]
      .map((excess) => (excess > 0.5 ? "auto" : "hidden"));
    element.style.overflow = scrolls.join(" ");
    element.classList.add("scroller");
    const room = make("div", { className: "room" });
    room.style.width = `${contentWidth}px`;
    room.style.height = `${contentHeight}px`;
    room.style.insetInlineStart = 0;
    element.append(room);
  }

  /**
   * Makes a component a button for readers and for the keyboard. One that has others in it gets its
   * button beside them, for a button's content is not announced by itself.
   */
  #makeTappable(node, element, holdsOthers) {
    const { tree } = this;
    element.classList.add("tappable");
    if (tree.isHiddenFromReaders[node]) return;
    let button = element;
    if (holdsOthers) {
      button = make("div", { className: "hit" });
      element.prepend(button);
      element.removeAttribute("role");
      element.removeAttribute("aria-label");
    }
    button.setAttribute("role", "button");
    button.tabIndex = 0;
    const words = wordsIn(tree, node);
    if (holdsOthers) button.setAttribute("aria-label", tree.labels[node] || words || nameOf(tree, node));
    else if (tree.labels[node] || !words) button.setAttribute("aria-label", nameOf(tree, node));
  }

  /** How far the scroll containers are scrolled, `[node, x, y]` each; only those that are. */
  get offsets() {
    return this.scrollers
      .map((node) => [node, this.nodes[node]?.scrollLeft ?? 0, this.nodes[node]?.scrollTop ?? 0])
      .filter(([, x, y]) => x || y);
  }

  scroll(offsets) {
    for (const [node, x, y] of offsets) this.nodes[node]?.scrollTo(x, y);
  }

  /** Takes the keyboard's focus: where it was, otherwise the screen as a whole. */
  focus() {
    const target = this.lastFocus?.isConnected ? this.lastFocus : this.element;
    target.focus({ preventScroll: true });
  }
}

/** Those components of a set that have others of it in them. */
function nodesAround(tree, set) {
  const around = new Set();
  for (const node of set) {
    for (let parent = tree.parents[node]; parent >= 0; parent = tree.parents[parent]) {
      if (set.has(parent)) around.add(parent);
    }
  }
  return around;
}
