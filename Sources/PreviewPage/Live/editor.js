// The editor: CodeMirror, which underlines diagnostics and offers what the schemas say may be written.

import { completions } from "/completion.js";
import { $, make } from "/page.js";

/** What its document has loaded before its modules. */
const { CodeMirror } = globalThis;

let editor;
let hooks;

// MARK: Texts

/** The text of each file, with its own history, selection and underlines. */
const documents = new Map();
const mode = "application/json";

export const editedText = () => editor.getValue();

/**
 * Shows the text of a file as it was left, or as another program has changed it.
 *
 * @param text Null if it cannot be edited.
 */
export function show(path, text) {
  if (!documents.has(path)) documents.set(path, new CodeMirror.Doc(text ?? "", mode, 0, "\n"));
  if (documents.get(path) !== editor.getDoc()) editor.swapDoc(documents.get(path));
  rewrite(text ?? "");
  editor.setOption("readOnly", text === null ? "nocursor" : false);
}

/** Writes what differs in a text, so that the caret, the view and the underlines of the rest stay. */
function rewrite(text) {
  const before = editor.getValue();
  if (before === text) return;
  const least = Math.min(before.length, text.length);
  let start = 0;
  while (start < least && before[start] === text[start]) start++;
  let rest = 0;
  while (rest < least - start && before.at(-1 - rest) === text.at(-1 - rest)) rest++;
  editor.replaceRange(text.slice(start, text.length - rest), editor.posFromIndex(start),
    editor.posFromIndex(before.length - rest), "follow");
}

// MARK: Diagnostics

/** The positions of a diagnostic, whose columns count Unicode scalars. */
function rangeOf({ line, column, endLine, endColumn }) {
  const position = (line, column) => {
    const text = editor.getLine(line - 1) ?? "";
    let offset = 0;
    for (let rest = column - 1; rest > 0 && offset < text.length; rest--)
      offset += text.codePointAt(offset) > 0xffff ? 2 : 1;
    return editor.clipPos({ line: line - 1, ch: offset });
  };
  const from = position(line ?? 1, column ?? 1);
  return { from, to: endLine ? position(endLine, endColumn) : from };
}

/** The marks of diagnostics. CodeMirror moves them with the text around them. */
const underlines = () => editor.getAllMarks().filter(({ diagnostic }) => diagnostic);

/** Underlines where the diagnostics of the shown text are. */
export function underline(diagnostics) {
  editor.operation(() => {
    for (const mark of underlines()) mark.clear();
    for (const diagnostic of diagnostics.filter(({ line }) => line).slice(0, 500)) {
      const { severity, message } = diagnostic;
      const { from, to } = rangeOf(diagnostic);
      if (CodeMirror.cmpPos(from, to) < 0)
        editor.markText(from, to, { className: severity, attributes: { title: message }, diagnostic });
      else
        editor.setBookmark(from, { widget: make("span", { className: severity, title: message })}).diagnostic = diagnostic;
    }
  });
}

/** Selects where a diagnostic is, also if the text around it has been edited since. */
export function select(diagnostic) {
  const found = underlines().find((mark) => mark.diagnostic === diagnostic)?.find();
  const { from, to } = found?.line === undefined ? found ?? rangeOf(diagnostic) : { from: found, to: found };
  editor.setSelection(from, to);
  editor.scrollIntoView({ from, to }, 60);
  editor.focus();
}

/** Replaces a range of the shown text, which is stated as a diagnostic's. */
export function replace(range, replacement) {
  const { from, to } = rangeOf(range);
  editor.replaceRange(replacement, from, to);
  editor.focus();
}

// MARK: Completions

/** What may be written at the caret, as CodeMirror lists it. */
async function hint() {
  const schema = await hooks.schema();
  const { start, end, items } = completions(
    editor.getValue(), editor.indexFromPos(editor.getCursor()), schema, hooks.names());
  const list = items.slice(0, 100).map(({ label, text, description }) =>
    ({ text, render: (element) => element.append(label, " ", make("small", {}, description)) }));
  return { list, from: editor.posFromIndex(start), to: editor.posFromIndex(end) };
}

const complete = () => editor.showHint({ hint, completeSingle: false, closeCharacters: /[\s{}[\],:]/ });

/** Whether a change is a key that names may begin with, or both quotes, which are written at once. */
const isTyped = ({ origin, text, removed }) =>
  origin === "+input" && text.length === 1 && removed.join("") === "" && /^([\w"$-]|"")$/.test(text[0]);

// MARK: Start

/** After Escape, Tab leaves the editor, as without a mouse nothing else would. */
const leaving = { Tab: false, "Shift-Tab": false };

/**
 * Starts the editor.
 *
 * @param given `edited()` is called after each change of a person, `schema()` returns a promise of the schema of the
 *   text, and `names()` the project's names.
 */
export function startEditor(given) {
  hooks = given;
  editor = CodeMirror($("editor"), {
    mode, readOnly: "nocursor", lineNumbers: true, inputStyle: "contenteditable", screenReaderLabel: "File", tabSize: 2,
    indentUnit: 2, autoCloseBrackets: '[]{}""', matchBrackets: true, lineSeparator: "\n",
    extraKeys: {
      "Ctrl-Space": complete,
      // Two spaces, or the selected lines by them. While a list follows a key, it takes this as it takes Enter.
      Tab: (editor) => {
        const { widget } = editor.state.completionActive ?? {};
        if (widget) widget.picked = true;
        else editor.execCommand(editor.somethingSelected() ? "indentMore" : "insertSoftTab");
      },
      Esc: (editor) => {
        editor.addKeyMap(leaving);
        return CodeMirror.Pass;
      },
    },
  });
  for (const event of ["changes", "cursorActivity", "blur"]) editor.on(event, () => editor.removeKeyMap(leaving));
  // Other systems' line ends are pasted, too.
  editor.on("beforeChange", (_, change) => {
    if (change.origin === "paste")
      change.update(change.from, change.to, change.text.map((line) => line.replace(/\r$/, "")));
  });
  editor.on("changes", (_, changes) => {
    if (changes.every(({ origin }) => origin === "follow")) return;
    hooks.edited();
    if (isTyped(changes.at(-1)) && !editor.state.completionActive && !editor.somethingSelected()) complete();
  });
}
