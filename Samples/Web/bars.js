// What the app draws over its screens: the navigation bar, the tab bar, the dots of pages, and what is
// pressed to change the height of a sheet.

import { make, RESIZER } from "./screen.js";
import { nearest } from "./sheet.js";

/** The height of each bar until the screen itself says it. */
const heights = { navigation: 44, tab: 49 };

/** The leading items of the navigation bar that a screen declares. */
const ROOM_FOR_BACK = "/navigationBar/children/0/children/0";

const button = (text, onclick, ...children) =>
  make("button", { type: "button", onclick }, ...children, text);

/**
 * Replaces the bars of a screen.
 *
 * @param shown What the engine says about the screen; undefined if it is not shown.
 * @param step The engine's last answer.
 * @param run Runs a command.
 */
export function dress(screen, shown, step, tabs, run) {
  const { element, key } = screen;
  for (const bar of element.querySelectorAll(":scope > :is(.bar, .pages, .resize), .back")) bar.remove();
  if (!shown) return;
  const expected = ["navigation", "tab"].map((bar) => shown.bars.includes(bar) ? heights[bar] : 0);
  const [top, bottom] = element.dataset.bars?.split(" ").map(Number) ?? expected;
  const room = element.querySelector(`[data-path="${ROOM_FOR_BACK}"]`);
  if (room) room.append(...backButton(shown, run));
  else if (top) element.append(navigationBar(top, shown, element.ariaLabel, run));
  if (bottom) element.append(tabBar(bottom, tabs, step.state.root.tab, placeOfColumn(shown, step, element), run));
  const pages = pagesOf(step.state, key);
  if (pages) element.append(dots(bottom + 8, pages, key, run));
  if (shown.grabber && screen.tops.length > 1) element.append(resizer(screen, run));
}

/** What is pressed to go to the next higher detent, and from the highest to the lowest. */
function resizer(screen, run) {
  const { tops, detent } = screen;
  const next = nearest(tops, tops[detent], true) ?? Math.max(...tops);
  const press = () => {
    screen.focused = RESIZER;
    run(`drag ${next - tops[detent]}`);
  };
  return Object.assign(button("", press), { className: RESIZER, ariaLabel: "Resize" });
}

/** What a press of goes back; nothing where no way leads back, or the bar has items in its place. */
function backButton({ backTitle }, run) {
  if (backTitle === null) return [];
  const back = button(`‹ ${backTitle}`, () => run("back"));
  return [Object.assign(back, { className: "back", ariaLabel: backTitle })];
}

function navigationBar(height, shown, label, run) {
  const bar = make("nav", { className: "bar navigation", ariaLabel: "Navigation" }, ...backButton(shown, run),
    make("b", {}, shown.title ?? label ?? ""));
  bar.style.height = `${height}px`;
  return bar;
}

/** Columns show one tab bar together: each its part of it, and the first has it for screen readers. */
function placeOfColumn({ column }, { shown }, element) {
  if (column === undefined) return undefined;
  return { left: parseFloat(element.style.left), isFirst: !shown.some((one) => one.column < column) };
}

function tabBar(height, tabs, selected, column, run) {
  const buttons = tabs.map(({ id, title, icon }) => {
    const tab = button(title, () => run(`tab ${id}`), ...(icon ? [make("img", { src: icon, alt: "" })] : []));
    tab.ariaCurrent = String(id === selected);
    if (column?.isFirst === false) tab.tabIndex = -1;
    return tab;
  });
  const bar = make("nav", { className: "bar tab", ariaLabel: "Tabs" }, ...buttons);
  bar.style.height = `${height}px`;
  if (column) Object.assign(bar.style, { left: `${-column.left}px`, right: "auto", width: `${innerWidth}px` });
  if (column?.isFirst === false) bar.ariaHidden = "true";
  return bar;
}

function dots(bottom, pages, key, run) {
  const list = make("nav", { className: "pages", ariaLabel: "Pages" }, ...pages.map((stack, at) => Object.assign(
    button("", () => run(`page ${at + 1}`)),
    { ariaLabel: `Page ${at + 1} of ${pages.length}`, ariaCurrent: String(stack[0].key === key) })));
  list.style.bottom = `${bottom}px`;
  return list;
}

/** Returns the stacks of the pages of which one has a screen as its root. */
function pagesOf({ root }, key) {
  const content = root.tabs?.find(({ id }) => id === root.tab)?.content ?? root;
  return content.pages?.some(([first]) => first.key === key) ? content.pages : undefined;
}
