// A screen as elements: one per component, nested as the components are, each at the compiled
// frame.

const pixels = (numbers) => numbers.map((number) => `${number}px`).join(" ");

function setBox({ style }, x, y, width, height) {
  [style.left, style.top, style.width, style.height] = pixels([x, y, width, height]).split(" ");
}

function makeSVG(name, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/**
 * Draws the lines of a text, each piece at its measured position. Screen readers get the text
 * elsewhere.
 */
function drawTexts(pieces) {
  return makeSVG("svg", { class: "text", "aria-hidden": true },
    ...pieces.map(([x, y, width, letters, words, flags, runs = []]) => {
      const isRightToLeft = flags & 2;
      const style = `${project.letters[letters]};direction:${isRightToLeft ? "rtl" : "ltr"}`;
      const kept = flags & 1 ? { textLength: width, lengthAdjust: "spacingAndGlyphs" } : {};
      return makeSVG("text", { x: isRightToLeft ? x + width : x, y, style, ...kept }, words,
        ...runs.map(([look, run]) => makeSVG("tspan", { style: project.letters[look] }, run)));
    }));
}

/** Draws a picture, or a box with its two diagonals if there is none. */
function drawPicture(index, alt = "") {
  const src = pictureAddress(index);
  // Decoded synchronously, so that nothing flickers at the end of a flight.
  if (src) return make("img", { alt, decoding: "sync", draggable: false, src });
  return make("div", { className: "placeholder", ...(alt && { role: "img", ariaLabel: alt }) });
}

/** A view on the device: its data and its elements, which have scroll offsets. */
class Screen {
  /** @param cameBy The key of the flight that presented it, among those of the screen below. */
  constructor(view, cameBy) {
    this.view = view;
    this.cameBy = cameBy;
    this.device = device();
    this.layout = layoutOf(view, 2 * player.device + (player.direction === "rtl" ? 1 : 0));
    this.tree = treeOf(project.views[view].instance);
    const [x, y, width, height] = this.layout.viewport;
    this.isCard = width < this.device.width || height < this.device.height;
    this.element = make("section", { className: "screen", tabIndex: -1, ariaLabel: titleOf(view) });
    this.element.classList.toggle("card", this.isCard);
    setBox(this.element, x, y, width, height);
    // Its flights end with this dimming and these corner radii.
    const { rest: [...radii], grabber } = this.layout;
    this.dimming = radii.pop();
    this.radii = pixels(radii);
    this.scrim = make("div", { className: "scrim", hidden: !this.dimming });
    this.nodes = [];
    const { parents } = this.tree;
    parents.forEach((parent, node) => {
      if (this.layout.isGone[node]) return;
      this.nodes[node] = this.#draw(node, parent);
      (this.nodes[parent] ?? this.element).append(this.nodes[node]);
    });
    for (const [node, children] of Object.entries(this.layout.order)) {
      this.nodes[node]?.append(...children.flatMap((child) => this.nodes[child] ?? []));
    }
    this.tree.taps.forEach((node) => this.#makeTappable(node));
    const [top, bottom] = this.layout.bars ?? [0, 0];
    const goBack = cameBy && button("‹ Back", back);
    // A declared bar is a tree of its own.
    const bar = parents.lastIndexOf(-1);
    if (!bar && top) this.#addBar("top", top, goBack, make("b", {}, titleOf(view)));
    if (bar && goBack && !parents.includes(bar + 2)) this.nodes[bar + 2].append(goBack);
    if (bottom) this.#addBar("bottom", bottom, ...tabButtons());
    if (grabber.length) {
      this.grabber = make("div", { className: "grabber" });
      setBox(this.grabber, grabber[0] - x, grabber[1] - y, ...grabber.slice(2));
      this.element.append(this.grabber);
    }
    this.rest();
  }

  /** Shows the screen at its rest frame. */
  rest() {
    Object.assign(this.element.style, { transform: "", opacity: "", borderRadius: this.radii });
  }

  #addBar(side, height, ...content) {
    const dir = player.direction;
    this.element.append(make("div", { className: `bar ${side}`, dir, style: `height:${height}px` }, ...content));
  }

  /** Returns a component's frame relative to the viewport without scrolling, in points. */
  frame(node) {
    return ["x", "y", "width", "height"].map((key) => this.layout[key][node] / this.device.scale);
  }

  border(node) {
    return project.borders[this.layout.paints[node]] ?? [0, 0, 0, 0];
  }

  #draw(node, parent) {
    const { tree, layout } = this;
    const [x, y, width, height] = this.frame(node);
    const [top, right, bottom, left] = this.border(node);
    const [parentX, parentY] = parent < 0 ? [0, 0] : this.frame(parent);
    const [parentTop, , , parentLeft] = this.border(parent);
    const element = make("div", { className: "node", "data-node": node, "data-id": tree.ids[node] });
    element.style.cssText = project.paints[layout.paints[node]];
    setBox(element, x - parentX - parentLeft, y - parentY - parentTop, width, height);

    const [type, label] = [tree.types[node], tree.labels[node]];
    if (tree.isSilent[node]) element.ariaHidden = "true";
    if (type === "l" && label) {
      // A labeled layout is a single element for screen readers, unless it contains tappable ones.
      const holdsTaps = subtree(tree, node).some((part) => tree.taps.includes(part));
      Object.assign(element, { role: holdsTaps ? "group" : "img", ariaLabel: label });
    }
    const parts = this.drawing(node, "iv".includes(type) ? label : "");
    const words = "tb".includes(type) && (label || tree.words[node]);
    if (words) parts.push(make("span", { className: "words" }, words));
    const content = make("div", { className: "content" }, ...parts);
    setBox(content, -left, -top, width, height);
    if (parts.length) element.append(content);

    if (layout.scrolls[node]) {
      const [w, h] = layout.scrolls[node];
      element.classList.add("scroller");
      if (layout.scrollsLeft.includes(node)) element.style.direction = "rtl";
      // Content that exceeds its container only by rounding does not scroll.
      element.style.overflow = [w - width + left + right, h - height + top + bottom]
        .map((excess) => (excess > 0.5 ? "auto" : "hidden")).join(" ");
      element.append(make("div", { className: "room", style: `width:${w}px;height:${h}px` }));
    }
    return element;
  }

  /** Creates the elements of a component without its children, relative to its frame's corner. */
  drawing(node, alt) {
    const { pictures, texts } = this.layout;
    const parts = [];
    if (pictures[node]) {
      const [index, x, y, width, height, cx = x, cy = y, cw = width, ch = height, ...radii] = pictures[node];
      const picture = drawPicture(index, alt);
      const clip = make("div", { className: "picture" }, picture);
      setBox(clip, cx, cy, cw, ch);
      clip.style.borderRadius = [radii.slice(0, 4), radii.slice(4)].map(pixels).filter(Boolean).join("/");
      setBox(picture, x - cx, y - cy, width, height);
      parts.push(clip);
    }
    return texts[node] ? [...parts, drawTexts(texts[node])] : parts;
  }

  /**
   * Makes a component a button for screen readers and the keyboard. A component that contains other
   * buttons gets a separate button below them, since the content of a button is not announced
   * separately.
   */
  #makeTappable(node) {
    const { tree, nodes: { [node]: element } } = this;
    element?.classList.add("tappable");
    if (!element || tree.isSilent[node]) return;
    const inside = subtree(tree, node);
    const words = inside.map((part) => tree.words[part]).filter(Boolean);
    const holdsOthers = inside.some((part) => part !== node && tree.taps.includes(part));
    let button = element;
    if (holdsOthers) {
      element.role = null;
      element.prepend(button = make("div", { className: "hit" }));
    }
    if (holdsOthers || tree.labels[node] || !words.length) {
      button.ariaLabel = tree.labels[node] || words[0] || nameOf(tree, node);
    }
    button.role = "button";
    button.tabIndex = 0;
  }

  /** The offsets of scroll containers that are scrolled, each `[node, x, y]`. */
  get offsets() {
    return Object.keys(this.layout.scrolls).map(Number)
      .map((node) => [node, this.nodes[node]?.scrollLeft, this.nodes[node]?.scrollTop])
      .filter(([, x, y]) => x || y);
  }

  /** Restores the scroll offsets of the screen's last appearance. */
  scrollBack() {
    for (const [node, x, y] of this.kept ?? []) this.nodes[node]?.scrollTo(x, y);
    this.kept = [];
  }

  /** Moves the keyboard focus to the screen's last focused element, or else to the screen. */
  focus() {
    (this.lastFocus ?? this.element).focus({ preventScroll: true });
  }
}
