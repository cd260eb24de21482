// What the scripts of the page share.

export const $ = (id) => document.getElementById(id);

/** Creates an element with properties. Strings become text, never markup. */
export function make(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}
