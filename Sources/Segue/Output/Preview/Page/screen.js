// A screen as elements: one a component, nested as the components are, each where the compiler put it.

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

/** The lines of a text, each piece where it was measured. Readers get the words elsewhere. */
function drawTexts(pieces) {
  return makeSVG("svg", { class: "text", "aria-hidden": true }, ...pieces.map((piece) => {
    const [x, y, width, letters, words, flags] = piece;
    const isRightToLeft = flags & 2;
    const kept = flags & 1 ? { textLength: width, lengthAdjust: "spacingAndGlyphs" } : {};
    const direction = isRightToLeft ? "rtl" : "ltr";
    const style = `${project.letters[letters]};direction:${direction}`;
    return makeSVG("text", { x: isRightToLeft ? x + width : x, y, style, ...kept }, words);
  }));
}

/** A picture, or where there is none a box with its two diagonals. */
function drawPicture(index, alt = "") {
  const src = pictureAddress(index);
  // Decoded before it is painted, so that nothing flickers where a flight lands.
  if (src) return make("img", { alt, decoding: "sync", draggable: false, src });
  return make("div", { className: "placeholder", ...(alt && { role: "img", ariaLabel: alt }) });
}

/** A view that is shown on the device: its data and its elements, which keep how far they are scrolled. */
class Screen {
  constructor(view, variant) {
    this.view = view;
    this.device = project.devices[variant >> 1];
    this.layout = layoutOf(view, variant);
    this.tree = treeOf(project.views[view].instance);
    const [x, y, width, height] = this.layout.viewport;
    this.coversDevice = x <= 0 && y <= 0 && x + width >= this.device.width &&
      y + height >= this.device.height;
    this.element = make("section", { className: "screen", tabIndex: -1, ariaLabel: titleOf(view) });
    this.element.classList.toggle("card", !this.coversDevice);
    setBox(this.element, x, y, width, height);
    this.scrim = make("div", { className: "scrim", hidden: this.coversDevice });
    this.nodes = [];
    this.tree.parents.forEach((parent, node) => {
      if (this.layout.isGone[node]) return;
      this.nodes[node] = this.#draw(node);
      (this.nodes[parent] ?? this.element).append(this.nodes[node]);
    });
    for (const [node, children] of Object.entries(this.layout.order)) {
      this.nodes[node]?.append(...children.flatMap((child) => this.nodes[child] ?? []));
    }
    this.tree.taps.forEach((node) => this.#makeTappable(node));
  }

  /** A component's frame relative to the viewport, content not scrolled, in points. */
  frame(node) {
    return this.layout.frames.slice(4 * node, 4 * node + 4).map((number) => number / this.device.scale);
  }

  border(node) {
    return this.layout.borders[node] ?? [0, 0, 0, 0];
  }

  #draw(node) {
    const { tree, layout } = this;
    const type = tree.types[node];
    const element = make("div", { className: "node", "data-node": node, "data-id": tree.ids[node] });
    element.style.cssText = project.paints[layout.paints[node]];
    // What is clipped must not scroll when something in it is focused.
    if (element.style.overflow === "hidden") element.style.overflow = "clip";
    if (tree.isSilent[node]) element.ariaHidden = "true";

    const [x, y, width, height] = this.frame(node);
    const [top, right, bottom, left] = this.border(node);
    const parent = tree.parents[node];
    const [px, py] = parent < 0 ? [0, 0] : this.frame(parent);
    const [parentTop, , , parentLeft] = parent < 0 ? [0, 0, 0, 0] : this.border(parent);
    setBox(element, x - px - parentLeft, y - py - parentTop, width, height);

    const label = tree.labels[node];
    if (type === "l" && label) Object.assign(element, { role: "group", ariaLabel: label });
    const parts = this.drawing(node, label);
    if (type === "t" || type === "b") {
      parts.push(make("span", { className: "words" }, label || (tree.words[node] ?? "")));
    }
    if (parts.length) {
      const content = make("div", { className: "content" }, ...parts);
      setBox(content, -left, -top, width, height);
      element.append(content);
    }
    if (layout.scrolls[node]) {
      const [w, h] = layout.scrolls[node];
      element.classList.add("scroller");
      // What rounding adds to a content that fits is nothing to scroll.
      element.style.overflow = [w - width + left + right, h - height + top + bottom]
        .map((excess) => (excess > 0.5 ? "auto" : "hidden")).join(" ");
      element.append(make("div", { className: "room", style: `width:${w}px;height:${h}px` }));
    }
    return element;
  }

  /** New elements of what a component draws by itself, from its frame's corner. */
  drawing(node, description) {
    const { pictures, texts } = this.layout;
    const parts = [];
    if (pictures[node]) {
      const [index, x, y, width, height, cx, cy, cw, ch, ...radii] = pictures[node];
      const isPicture = "iv".includes(this.tree.types[node]);
      const picture = drawPicture(index, isPicture ? description : "");
      const clip = make("div", { className: "picture" }, picture);
      setBox(clip, cx, cy, cw, ch);
      clip.style.borderRadius = pixels(radii);
      setBox(picture, x - cx, y - cy, width, height);
      parts.push(clip);
    }
    if (texts[node]) parts.push(drawTexts(texts[node]));
    return parts;
  }

  /**
   * Makes a component a button for readers and for the keyboard. One with others in it gets a button
   * of its own below them, for what is in a button is not announced by itself.
   */
  #makeTappable(node) {
    const { tree } = this;
    const element = this.nodes[node];
    if (!element) return;
    element.classList.add("tappable");
    if (tree.isSilent[node]) return;
    const inside = subtree(tree, node);
    const words = inside.map((part) => tree.labels[part] || tree.words[part]).filter(Boolean);
    const label = tree.labels[node] || (words.length ? null : nameOf(tree, node));
    let button = element;
    if (tree.taps.some((other) => other > node && other <= inside.at(-1))) {
      button = make("div", { className: "hit", ariaLabel: label ?? words.join(", ") });
      element.prepend(button);
      element.removeAttribute("role");
    } else if (label) {
      button.ariaLabel = label;
    }
    button.role = "button";
    button.tabIndex = 0;
  }

  /** How far the scroll containers are scrolled, `[node, x, y]` each; only those that are. */
  get offsets() {
    return Object.keys(this.layout.scrolls).map((node) => this.nodes[node])
      .filter((box) => box?.scrollLeft || box?.scrollTop)
      .map((box) => [Number(box.dataset.node), box.scrollLeft, box.scrollTop]);
  }

  /** Takes the keyboard's focus, to where it was before. */
  focus() {
    (this.lastFocus ?? this.element).focus({ preventScroll: true });
  }
}
