// What can be written at a place in a JSON text, after a JSON Schema. The text may be unfinished.

/**
 * Reads a text as far as it can be understood. Returns the innermost object or array around an offset,
 * and the string at the offset if it is in one.
 */
function placeOf(text, offset) {
  const top = { kind: "top", members: new Map(), parent: null };
  let frame = top;
  let place = null;
  const token = /"(?:[^"\\\n]|\\.)*"?|[{}[\],:]|[^\s"{}[\],:]+/g;
  const at = (start, end) => {
    place ??= { frame, key: frame.key, isKey: frame.kind === "object" && frame.awaits === "key", start, end };
  };
  for (let found; (found = token.exec(text));) {
    const [word] = found;
    const [start, end] = [found.index, found.index + word.length];
    const isOpen = word[0] === '"' && (word.length === 1 || !/[^\\](\\\\)*"$/.test(word));
    const isWord = /^[^{}[\],:]/.test(word);
    if (!place && offset <= start) at(offset, offset);
    // A string that is not closed ends at the caret, and otherwise one can only be continued inside.
    const last = word[0] === '"' && !isOpen ? end - 1 : end;
    if (isWord && start < offset && offset <= last) at(start, isOpen ? offset : end);
    switch (word) {
      case "{": case "[":
        frame = { kind: word === "{" ? "object" : "array", members: new Map(), parent: frame, keyInParent: frame.key,
          awaits: word === "{" ? "key" : "value", key: word === "[" ? 0 : undefined };
        frame.parent.members.set(frame.keyInParent, frame);
        break;
      case "}": case "]":
        frame = frame.parent ?? top;
        frame.awaits = "comma";
        break;
      case ":": frame.awaits = "value"; break;
      case ",":
        if (frame.kind === "array") frame.key++;
        frame.awaits = frame.kind === "object" ? "key" : "value";
        break;
      default:
        if (frame.kind === "object" && frame.awaits === "key") {
          frame.key = unquoted(word);
          frame.awaits = "colon";
        } else {
          frame.members.set(frame.key, unquoted(word));
          frame.awaits = "comma";
        }
    }
  }
  if (!place) at(offset, offset);
  return place;
}

function unquoted(word) {
  try { return JSON.parse(word); } catch { return word.replace(/^"|"$/g, ""); }
}

/** Whether a value, an object or array of `placeOf` or a scalar, satisfies a condition of a schema. */
function satisfies(value, condition, root) {
  if (condition.$ref) return satisfies(value, resolved(condition, root), root);
  const kind = value?.kind ?? (value === null ? "null" : typeof value);
  const members = value?.members;
  if (condition.type && ![condition.type].flat().includes(kind)) return false;
  if ("const" in condition && value !== condition.const) return false;
  if (condition.enum && !condition.enum.includes(value)) return false;
  if (condition.not && satisfies(value, condition.not, root)) return false;
  if (members && condition.required?.some((key) => !members.has(key))) return false;
  if (condition.anyOf && !condition.anyOf.some((one) => satisfies(value, one, root))) return false;
  if (condition.allOf && !condition.allOf.every((one) => satisfies(value, one, root))) return false;
  return Object.entries(condition.properties ?? {}).every(
    ([key, one]) => !members?.has(key) || satisfies(members.get(key), one, root));
}

const resolved = ({ $ref }, root) =>
  $ref.split("/").slice(1).reduce((part, key) => part?.[key], root) ?? {};

/** The parts of a schema that apply to a value: without references, alternatives and conditions. */
function partsOf(schema, value, root, depth = 0) {
  if (typeof schema !== "object" || depth > 40) return [];
  const inner = (one) => partsOf(one, value, root, depth + 1);
  const parts = [schema];
  if (schema.$ref) parts.push(...inner(resolved(schema, root)));
  for (const one of [...(schema.allOf ?? []), ...(schema.anyOf ?? [])]) parts.push(...inner(one));
  if (schema.if) {
    // Without a value, whatever may be written is right.
    const branches = value === undefined ? [schema.then, schema.else]
      : [satisfies(value, schema.if, root) ? schema.then : schema.else];
    // An object without members may yet become any of them.
    if (value?.members?.size === 0 && schema.if.required) branches.push(schema.then);
    for (const branch of branches) if (branch) parts.push(...inner(branch));
  }
  return parts;
}

/**
 * Returns what can be written at an offset of a text.
 *
 * @param names The project's own names for values of keys, such as components for `type`.
 * @returns `{start, end, items: [{label, text, description}]}`: the range that an item replaces, and
 *   those that begin with, or else contain, what is written so far.
 */
export function completions(text, offset, schema, names = {}) {
  const { frame, key, isKey, start, end } = placeOf(text, offset);
  const path = [];
  for (let one = frame; one.parent; one = one.parent) path.unshift([one.parent.kind === "top" ? null : one.keyInParent, one]);
  let parts = [];
  for (const [step, value] of path) {
    const schemas = step === null ? [schema] : childrenOf(parts, step);
    parts = schemas.flatMap((one) => partsOf(one, value, schema));
  }
  const items = new Map();
  const add = (value, description = "") => {
    const label = String(value);
    if (!items.has(label) || (description && !items.get(label).description))
      items.set(label, { label, value, description });
  };
  if (isKey) {
    for (const { properties = {} } of parts) {
      for (const [name, { description, $ref }] of Object.entries(properties)) {
        if (!frame.members.has(name)) add(name, description ?? ($ref ? resolved({ $ref }, schema).description : ""));
      }
    }
  } else if (frame.kind !== "top" && (frame.kind === "array" || key !== undefined)) {
    for (const part of childrenOf(parts, key).flatMap((one) => partsOf(one, undefined, schema))) {
      if ("const" in part) add(part.const, part.description);
      for (const value of part.enum ?? []) add(value);
      if ([part.type].flat().includes("boolean")) [true, false].forEach((value) => add(value));
    }
    for (const name of names[key] ?? []) add(name, "of this project");
  }
  const written = unquoted(text.slice(start, offset)).toString().toLowerCase();
  const whole = text.slice(start, end);
  const rank = ({ label }) => {
    const place = label.toLowerCase().indexOf(written);
    return place === 0 ? 0 : place > 0 ? 1 : 2;
  };
  const found = [...items.values()].filter((item) => rank(item) < 2 && JSON.stringify(item.value) !== whole)
    .sort((a, b) => rank(a) - rank(b));
  const hasColon = /^\s*:/.test(text.slice(end));
  return {
    start, end,
    items: found.map(({ label, value, description }) =>
      ({ label, description, text: JSON.stringify(value) + (isKey && !hasColon ? ": " : "") })),
  };
}

/** The schemas of a member of an object, or of an element of an array. */
function childrenOf(parts, step) {
  return parts.flatMap((part) => {
    if (typeof step === "number") return [part.prefixItems?.[step] ?? part.items].filter(Boolean);
    const own = part.properties?.[step];
    return own ? [own] : typeof part.additionalProperties === "object" ? [part.additionalProperties] : [];
  });
}
