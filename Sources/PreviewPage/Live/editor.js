// The editor: a text area, over a copy of its text in which mistakes are underlined, with a list of what
// may be written at the caret.

import { completions } from "/completion.js";

export const $ = (id) => document.getElementById(id);

/** Creates an element with properties. Strings become text, never markup. */
export function make(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

let hooks;
/** Whether the editor itself writes, and not a person. */
let isWriting = false;
/** What may be written at the caret, and which of it is chosen. */
let offer = null;

// MARK: Diagnostics

/** The offsets of a diagnostic in a text: its columns count Unicode scalars. */
function rangeOf({ line, column, endLine, endColumn }, starts, text) {
  const offset = (line, column) => {
    const start = starts[line - 1] ?? text.length;
    let offset = start;
    for (let rest = column - 1; rest > 0 && offset < text.length && text[offset] !== "\n"; rest--)
      offset += text.codePointAt(offset) > 0xffff ? 2 : 1;
    return offset;
  };
  return [offset(line, column), offset(endLine ?? line, endColumn ?? column)];
}

function lineStarts(text) {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/**
 * Returns a function from the offsets of ranges to those after a text was changed in one spot: what is before it
 * stays, what is after it moves, and what was in it is null.
 */
function movedRanges(before, after) {
  if (before === after) return (range) => range;
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start++;
  let rest = 0;
  while (rest < least - start && before.at(-1 - rest) === after.at(-1 - rest)) rest++;
  const move = after.length - before.length;
  return ([from, to]) =>
    to <= start ? [from, to] : from >= before.length - rest ? [from + move, to + move] : null;
}

/**
 * Underlines where diagnostics are. Of two that overlap, the first is.
 *
 * @param read The text that they are about, which may have been edited since.
 */
export function underline(diagnostics, read) {
  const text = $("text").value;
  const starts = lineStarts(read);
  const moved = movedRanges(read, text);
  const ranges = diagnostics.filter(({ line }) => line).slice(0, 500)
    .map((one) => [moved(rangeOf(one, starts, read)), one]).filter(([range]) => range)
    .map(([range, one]) => [...range, one]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const marks = [];
  let end = 0;
  for (const [from, to, { severity }] of ranges) {
    if (from < end) continue;
    marks.push(text.slice(end, from), make("mark", { className: severity }, text.slice(from, to)));
    end = to;
  }
  // A last line without characters has a height, too.
  $("marks").replaceChildren(...marks, text.slice(end), "\n ");
  align();
}

function align() {
  for (const copy of [$("marks"), $("caret")]) {
    copy.scrollTop = $("text").scrollTop;
    copy.scrollLeft = $("text").scrollLeft;
  }
}

/** Selects the range of a diagnostic about a text that may have been edited since. */
export function select(diagnostic, read) {
  const range = rangeOf(diagnostic, lineStarts(read), read);
  $("text").focus();
  $("text").setSelectionRange(...(movedRanges(read, $("text").value)(range) ?? [range[0], range[0]]));
}

/** Replaces a range, which is stated as a diagnostic's. */
export function replace(range, replacement) {
  const text = $("text").value;
  write(replacement, ...rangeOf(range, lineStarts(text), text));
}

/** Writes a text in place of a range, as a person does: it can be undone. */
function write(text, start, end, caret = text.length) {
  $("text").focus();
  $("text").setSelectionRange(start, end);
  isWriting = true;
  // The only way to change a text area that its undo knows.
  const isDone = text ? document.execCommand("insertText", false, text) : start === end || document.execCommand("delete");
  isWriting = false;
  if (!isDone) $("text").setRangeText(text, start, end);
  $("text").setSelectionRange(start + caret, start + caret);
  close();
  hooks.edited();
}

// MARK: Completions

/** Offers what may be written at the caret. */
async function complete() {
  const schema = await hooks.schema();
  const { value, selectionStart, selectionEnd } = $("text");
  if (selectionStart !== selectionEnd) return close();
  const found = completions(value, selectionStart, schema, hooks.names());
  if (!found.items.length) return close();
  offer = { ...found, chosen: 0 };
  $("caret").replaceChildren(value.slice(0, found.start), make("span", {}, value.slice(found.start) || " "));
  align();
  const [around, at] = [$("editor"), $("caret").lastChild].map((element) => element.getClientRects()[0]);
  $("choices").hidden = false;
  const { offsetWidth, offsetHeight } = $("choices");
  const below = at.top - around.top + 20;
  const top = below + offsetHeight > around.height && below > around.height / 2 ? below - 20 - offsetHeight : below;
  $("choices").style.top = `${Math.max(0, top)}px`;
  $("choices").style.left = `${Math.max(0, Math.min(at.left - around.left, around.width - offsetWidth))}px`;
  showOffer();
}

function showOffer() {
  $("choices").replaceChildren(...offer.items.slice(0, 100).map(({ label, description }, place) =>
    make("li", {
      id: `choice-${place}`, role: "option", ariaSelected: String(place === offer.chosen), onmousedown: (event) => {
        event.preventDefault();
        accept(place);
      },
    }, label, " ", make("small", {}, description))));
  $("text").setAttribute("aria-activedescendant", `choice-${offer.chosen}`);
  $(`choice-${offer.chosen}`).scrollIntoView({ block: "nearest" });
}

function close() {
  offer = null;
  $("choices").hidden = true;
  $("text").removeAttribute("aria-activedescendant");
}

function accept(place) {
  const { start, end, items } = offer;
  write(items[place].text, start, end);
}

// MARK: Keys

const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
/** After Escape, Tab leaves the editor, as without a mouse nothing else would. */
let leaves = false;

function pressed(event) {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
  const isPlain = !shiftKey && !ctrlKey && !altKey && !metaKey;
  if (key === " " && ctrlKey) {
    event.preventDefault();
    return complete();
  }
  if (offer && isPlain && key in moves) {
    event.preventDefault();
    const last = Math.min(offer.items.length, 100) - 1;
    offer.chosen = Math.max(0, Math.min(last, offer.chosen + moves[key]));
    return showOffer();
  }
  if (offer && isPlain && (key === "Enter" || key === "Tab")) {
    event.preventDefault();
    return accept(offer.chosen);
  }
  if (key === "Escape") {
    leaves = !offer;
    return close();
  }
  if (key === "Tab" && isPlain && !leaves) {
    event.preventDefault();
    indent();
  }
  leaves = false;
  if (key === '"' && !ctrlKey && !altKey && !metaKey) quote(event);
}

/** Writes two spaces, or indents the selected lines by them. */
function indent() {
  const { value, selectionStart, selectionEnd } = $("text");
  if (selectionStart === selectionEnd) return write("  ", selectionStart, selectionEnd);
  const start = value.lastIndexOf("\n", selectionStart - 1) + 1;
  const lines = value.slice(start, selectionEnd).replaceAll(/^(?=.)/gm, "  ");
  write(lines, start, selectionEnd);
  $("text").setSelectionRange(start, start + lines.length);
}

/** Writes both quotes of a string, or steps over the second one. */
function quote(event) {
  const { value, selectionStart, selectionEnd } = $("text");
  const [before, after] = [value[selectionStart - 1], value[selectionEnd] ?? ""];
  if (selectionStart !== selectionEnd || before === "\\") return;
  const line = value.slice(value.lastIndexOf("\n", selectionStart - 1) + 1, selectionStart);
  const isInString = (line.match(/"(?:[^"\\]|\\.)*"?/g) ?? []).some((one) => one.length === 1 || !one.endsWith('"'));
  if (after === '"' && isInString) {
    event.preventDefault();
    $("text").setSelectionRange(selectionEnd + 1, selectionEnd + 1);
    return close();
  }
  if (isInString || !/^[\s,:\]}]?$/.test(after)) return;
  event.preventDefault();
  write('""', selectionStart, selectionEnd, 1);
  complete();
}

/**
 * Starts the editor.
 *
 * @param given `edited()` is called after each change, `schema()` returns a promise of the schema of the text, and
 *   `names()` the project's names.
 */
export function startEditor(given) {
  hooks = given;
  $("text").addEventListener("input", ({ data, inputType }) => {
    if (isWriting) return;
    hooks.edited();
    // Names are offered while they are typed.
    const isTyped = inputType === "insertText" && /^[\w"$-]$/.test(data ?? "");
    if (isTyped || (offer && inputType === "deleteContentBackward")) complete();
    else close();
  });
  $("text").addEventListener("keydown", pressed);
  $("text").addEventListener("scroll", () => {
    align();
    close();
  });
  $("text").addEventListener("blur", close);
  $("text").addEventListener("click", close);
}
