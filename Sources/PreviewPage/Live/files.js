// The project's files: those on the disk, and what has become of them in the editor.

/**
 * Each file: its `tag` and `saved` content on the disk, and its `content` here: a text, or bytes. A text
 * is `shown` with line feeds, and has its own `newline`. `other` is the version of another program, while
 * this one is edited, and `read` what was last read of the content.
 */
export const files = new Map();

export const isEdited = ({ content, saved }) => typeof content === "string" && content !== saved;
export const textOf = (path) => (typeof files.get(path)?.content === "string" ? files.get(path).content : "");
export const contents = () => Object.fromEntries([...files].map(([path, { content }]) => [path, content]));

/**
 * A text as it is shown: Windows line ends are line feeds. If a text has both, the others are characters of their own,
 * so that each stays as it is.
 */
export const shownOf = (content) => (hasWindowsLines(content) ? content.replaceAll("\r\n", "\n") : content);
const hasWindowsLines = (content) => content.includes("\r\n") && !/(^|[^\r])\n/.test(content);

const address = (path) => `/file/${path.split("/").map(encodeURIComponent).join("/")}`;
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

async function fetched(path, tag) {
  const response = await fetch(address(path));
  if (!response.ok) throw new Error(`${path} cannot be read: ${await response.text() || response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  let content = bytes;
  if (path.endsWith(".json")) {
    // A text that is not UTF-8 stays as it is.
    try { content = decoder.decode(bytes); } catch { content = bytes; }
  }
  const isText = typeof content === "string";
  const newline = isText && hasWindowsLines(content) ? "\r\n" : "\n";
  return { tag, saved: content, content, newline, shown: isText ? shownOf(content) : "", other: null };
}

/**
 * Takes over what other programs have changed.
 *
 * @returns Whether anything has changed, and what could not be read, as a text.
 */
export async function follow() {
  const known = new Map([...files].map(([path, file]) => [path, file.other?.tag ?? file.tag]));
  const errors = [];
  const read = [];
  let list;
  try {
    const response = await fetch("/files");
    if (!response.ok) throw new Error(await response.text());
    list = await response.json();
    for (const { path, tag } of list) {
      if (known.get(path) === tag) continue;
      try { read.push([path, await fetched(path, tag)]); } catch ({ message }) { errors.push(message); }
    }
  } catch ({ message }) {
    return { hasChanged: false, error: `The project cannot be read: ${message}` };
  }
  // From here on nothing waits, so that no key comes between.
  let hasChanged = false;
  const isSame = (path) => (files.get(path)?.other?.tag ?? files.get(path)?.tag) === known.get(path);
  for (const [path, version] of read) {
    const file = files.get(path);
    // It was saved in the meantime.
    if (!isSame(path) || file?.isSaving) continue;
    hasChanged = true;
    if (!file || !isEdited(file)) files.set(path, version);
    else if (version.content === file.content) Object.assign(file, { tag: version.tag, saved: file.content, other: null });
    else file.other = version;
  }
  const paths = new Set(list.map(({ path }) => path));
  for (const [path, file] of files) {
    if (paths.has(path) || !known.has(path) || !isSame(path) || file.isSaving || file.other?.content === null) continue;
    if (file.tag === "new" && isEdited(file)) continue;
    hasChanged = true;
    if (isEdited(file)) file.other = { tag: "new", content: null };
    else files.delete(path);
  }
  return { hasChanged, error: errors.join("\n") };
}

/** Saves a file. Resolves to why it was not, or an empty text. While it is saved, it is to be saved again. */
export async function save(path) {
  const file = files.get(path);
  if (file.isSaving) {
    file.isAsked = true;
    return "";
  }
  const { content } = file;
  file.isSaving = true;
  try {
    const response = await fetch(address(path), { method: "PUT", body: content, headers: { "If-Match": file.tag } });
    const answer = await response.text();
    if (!response.ok) return `${path} is not saved: ${answer}`;
    Object.assign(file, { tag: answer, saved: content, other: null });
  } catch ({ message }) {
    return `${path} is not saved: the server does not answer (${message})`;
  } finally {
    file.isSaving = false;
  }
  if (!file.isAsked) return "";
  file.isAsked = false;
  return isEdited(file) ? save(path) : "";
}

// MARK: What files are

const kinds = { screens: "screen", components: "component", types: "type", data: "sample" };
/** The folders of each kind of file, as the manifest of a text names them. */
let named = { text: null, folders: {} };

function foldersOf(key) {
  const text = textOf("segue.json");
  if (text !== named.text) {
    let { folders } = named;
    try {
      const manifest = JSON.parse(text);
      folders = Object.fromEntries(Object.keys(kinds).map((key) => [key, [manifest?.[key] ?? key].flat()
        .filter((folder) => typeof folder === "string").map((folder) => folder.replace(/\/*$/, "/"))]));
    } catch {
      // A manifest that is being edited is as it was.
    }
    named = { text, folders };
  }
  return named.folders[key] ?? [`${key}/`];
}

/** The kind of a file, which names its schema. */
export function kindOf(path) {
  if (!path || path === "segue.json") return "project";
  const key = Object.keys(kinds).find((key) => foldersOf(key).some((folder) => path.startsWith(folder)));
  return kinds[key] ?? "screen";
}

/** The screen whose data is in a file. */
export function sampledScreen(path) {
  const folder = path && foldersOf("data").find((folder) => path.startsWith(folder));
  return folder && path.slice(folder.length).split("/")[0];
}

/** The id of the screen in a file; also while its text is edited. */
export function idOf(path) {
  const file = files.get(path);
  const text = textOf(path);
  if (file && file.read?.text !== text) {
    let id;
    try { id = JSON.parse(text)?.screen; } catch { id = /"screen"\s*:\s*"([^"\\]+)"/.exec(text)?.[1]; }
    file.read = { text, id };
  }
  return file?.read.id;
}

/** The sources: the manifest, screens, and then what they are made of. */
export function sources() {
  const order = ["project", "screen", "component", "type", "sample"];
  return [...files.keys()].filter((path) => path.endsWith(".json")).sort()
    .map((path) => [order.indexOf(kindOf(path)), path]).sort((a, b) => a[0] - b[0]).map(([, path]) => path);
}
